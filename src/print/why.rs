//! The answer to `why`, in words and in JSON: the frame of every law's dossiers.

use super::impact;
use super::look::{Ink, Look};
use super::object::Object;
use super::rulebook;
use super::ruling;
use super::show::Section;
use crate::journal::Impact;
use crate::journal::impact::{Change, Read};
use crate::journal::why::{Fate, Why};
use crate::law::evening::Stood;
use crate::law::{MoveChange, Told, Verdict};
use crate::speech::{Correction, Part, Sought};
use crate::table::article::Article;
use serde::Serialize;
use serde_json::{Map, Value, json};

/// The indent of text under a heading, in columns.
const INDENT: usize = 2;

/// The dossier as lines.
pub fn words(why: &Why, look: &Look) -> Vec<String> {
    match why {
        Why::Entry {
            stood,
            stands,
            fates,
        } => entry(stood, *stands, fates, look),
        Why::Correction {
            no,
            correction,
            impact,
            struck_by,
        } => {
            let mut lines = vec![look.ink(Ink::Heading, &format!("#{no}  {correction}"))];
            if let Some(by) = struck_by {
                lines.push(format!("It was struck by #{by}."));
            }
            lines.extend(look.set(&impact::lines(impact)));
            lines
        }
    }
}

fn entry(stood: &Stood, stands: bool, fates: &[Fate], look: &Look) -> Vec<String> {
    let law = stood.before.law();
    let told = told(stood);
    let sections = (law.sections)(stood);
    let title = format!("#{}  {}", stood.no, stood.entry);
    let mut page = Page {
        look,
        lines: vec![look.ink(Ink::Heading, &title)],
    };
    if !stands {
        let words = "It no longer stands. This is how it was last read.";
        page.lines.push(words.to_owned());
    }
    let narrower = look.at(look.columns().saturating_sub(INDENT));
    let mut before = stood.before.status(&narrower);
    before.extend(stood.before.picture(&narrower));
    page.laid("How it stood", &before);
    let in_order = match told.verdict {
        Verdict::Accepted => "In order. ",
        Verdict::Foul(_) => "",
    };
    let ruled = format!("{in_order}{}", ruling::message(&told));
    page.told("Ruling", &[ruled]);
    for section in &sections {
        page.told(&section.heading, &section.sentences);
    }
    page.told(&capital(law.moves), &stood.before.reckoning(&stood.ruling));
    let articles = cited(&told, &sections);
    let articles = articles.iter().flat_map(|article| {
        let sought = Sought::Passage((*article).into());
        rulebook::rule((law.rulebook)(), &sought, &narrower)
    });
    page.laid("Articles", &articles.flatten().collect::<Vec<_>>());
    let fates: Vec<String> = fates.iter().flat_map(fate).collect();
    page.told("Corrections since", &fates);
    page.lines
}

/// The lines of a dossier, section by section.
struct Page<'a> {
    look: &'a Look,
    lines: Vec<String>,
}

impl Page<'_> {
    /// Adds a section that is already laid out.
    fn laid(&mut self, heading: &str, body: &[String]) {
        if body.is_empty() {
            return;
        }
        self.lines.push(String::new());
        self.lines.push(self.look.ink(Ink::Heading, heading));
        let indented = body.iter().map(|line| format!("{:INDENT$}{line}", ""));
        self.lines
            .extend(indented.map(|line| line.trim_end().to_owned()));
    }

    /// Adds a section of sentences.
    fn told(&mut self, heading: &str, sentences: &[String]) {
        let indented: Vec<String> = sentences
            .iter()
            .map(|sentence| format!("{:INDENT$}{sentence}", ""))
            .collect();
        let set = self.look.set(&indented);
        if !set.is_empty() {
            self.lines.push(String::new());
            self.lines.push(self.look.ink(Ink::Heading, heading));
            self.lines.extend(set);
        }
    }
}

/// The ruling in words. It uses the names after the entry, because an entry may add one.
fn told(stood: &Stood) -> Told {
    stood.ruling.tell(&stood.after.names())
}

/// The articles of the ruling and of the sections, each once.
fn cited(told: &Told, sections: &[Section]) -> Vec<Article> {
    let mut cited = told.articles.clone();
    for article in sections.iter().flat_map(|section| &section.articles) {
        if !cited.contains(article) {
            cited.push(*article);
        }
    }
    cited
}

fn capital(word: &str) -> String {
    let mut word = word.to_owned();
    if let Some(first) = word.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    word
}

/// What a later correction did to the entry.
fn fate(fate: &Fate) -> Vec<String> {
    let by = corrected_by(fate);
    let heading = |what: &str| vec![format!("{by}: {what}")];
    match (&fate.change.before, &fate.change.after) {
        (_, None) => heading("it no longer stands."),
        (None, Some(_)) => heading("it stands again."),
        (Some(before), Some(after)) => {
            let mut lines = heading(&changed(before, after));
            lines.push(format!("  Before: {}", before.told.message()));
            lines.push(format!("  Since: {}", after.told.message()));
            let moves = fate.moves().map(fate.impact.law.tell_change);
            lines.extend(moves.map(|told| format!("  {told}")));
            lines
        }
    }
}

/// The correction: of several parts the one that names the entry, if one does.
fn corrected_by(fate: &Fate) -> String {
    let parts = match &fate.correction {
        Correction::Parts(parts) if parts.len() > 1 => parts,
        one => return format!("#{} {one}", fate.by),
    };
    let names = |part: &&Part| match part {
        Part::Fix(no, _) | Part::Strike(no) => *no == fate.change.no.0,
        Part::Insert(..) => false,
    };
    match parts.iter().find(names) {
        Some(own) => format!(
            "#{} {own}, with {} more in its line",
            fate.by,
            parts.len() - 1
        ),
        None => format!("#{}, {} corrections in one line", fate.by, parts.len()),
    }
}

/// How a correction changed the entry and its verdict.
fn changed(before: &Read, after: &Read) -> String {
    let verdict = |read: &Read| match read.told.verdict {
        Verdict::Accepted => "accepted",
        Verdict::Foul(_) => "a foul",
    };
    let (was, is) = (verdict(before), verdict(after));
    let ruled = if was == is {
        format!("{is}, as before")
    } else {
        format!("{is} now, {was} before")
    };
    if before.entry == after.entry {
        format!("{ruled}.")
    } else {
        format!("it was read as {}; {ruled}.", before.entry)
    }
}

/// The dossier of an entry in JSON.
#[derive(Serialize)]
struct Answer {
    n: u32,
    entry: String,
    stands: bool,
    before: Value,
    verdict: &'static str,
    message: String,
    articles: Vec<Value>,
    #[serde(flatten)]
    added: Map<String, Value>,
    arithmetic: Vec<String>,
    #[serde(flatten)]
    sections: Map<String, Value>,
    corrections: Vec<Value>,
}

/// The dossier as a JSON object.
pub fn json(why: &Why) -> Value {
    match why {
        Why::Entry {
            stood,
            stands,
            fates,
        } => {
            let told = told(stood);
            let law = stood.before.law();
            let sections = (law.sections)(stood);
            let article = |article: &Article| {
                let text = rulebook::text((law.rulebook)(), *article);
                json!({ "number": article.to_string(), "text": text })
            };
            let fate = |fate: &Fate| {
                let (before, after) = (read(&fate.change.before), read(&fate.change.after));
                json!({
                    "n": fate.by.0,
                    "correction": fate.correction.to_string(),
                    "before": before,
                    "after": after,
                })
            };
            let answer = Answer {
                n: stood.no.0,
                entry: stood.entry.to_string(),
                stands: *stands,
                before: stood.before.state(),
                verdict: told.verdict.word(),
                message: told.message(),
                articles: cited(&told, &sections).iter().map(article).collect(),
                added: stood.after.added(Some(&stood.ruling)),
                arithmetic: stood.before.reckoning(&stood.ruling),
                sections: sections
                    .into_iter()
                    .map(|section| (section.json.0.to_owned(), section.json.1))
                    .collect(),
                corrections: fates.iter().map(fate).collect(),
            };
            serde_json::to_value(answer).unwrap_or_default()
        }
        Why::Correction {
            no,
            correction,
            impact,
            struck_by,
        } => json!({
            "n": no.0,
            "correction": correction.to_string(),
            "stands": struck_by.is_none(),
            "struck_by": struck_by.map(|by| by.0),
            "message": impact::message(impact),
            "changes": impact.changes.iter().map(change).collect::<Vec<_>>(),
            impact.law.moves: impact.moves.iter().map(moved).collect::<Vec<_>>(),
            "accounts": accounts(impact),
        }),
    }
}

fn read(read: &Option<Read>) -> Option<Value> {
    read.as_ref().map(|read| {
        json!({
            "entry": read.entry.to_string(),
            "verdict": read.told.verdict.word(),
            "message": read.told.message(),
        })
    })
}

fn change(change: &Change) -> Value {
    let (before, after) = (read(&change.before), read(&change.after));
    json!({ "n": change.no.0, "before": before, "after": after })
}

fn moved(change: &MoveChange) -> Value {
    json!({
        "n": change.no.0,
        "from": change.from,
        "to": change.to,
        "for": change.what,
        "before": change.before,
        "after": change.after,
    })
}

fn accounts(impact: &Impact) -> Value {
    let accounts = impact.accounts.iter().map(|own| {
        let amounts = json!({ "before": own.before, "after": own.after });
        (own.holder.as_str(), amounts)
    });
    serde_json::to_value(Object(accounts.collect())).unwrap_or_default()
}
