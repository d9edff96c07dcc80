//! The answer to `why`, and the impact of a correction: in words and in JSON. This is the frame of every law's
//! dossiers.

use super::{capital, rulebook, ruling};
use crate::journal::Impact;
use crate::journal::impact::{ChangedEntry, ReadEntry};
use crate::journal::why::{Fate, Why, WhyEntry};
use nos_rules::law::referee::SessionView;
use nos_rules::law::show::Section;
use nos_rules::law::side::PartyName;
use nos_rules::law::{RulingText, Verdict};
use nos_rules::speech::{Correction, Part, RuleQuery};
use nos_rules::table::article::{self, Article};
use nos_rules::text::look::{Ink, Look};
use nos_rules::text::width;
use serde_json::{Map, Value, json};

const INDENT: usize = 2;

pub fn words(why: &Why, look: &Look) -> Vec<String> {
    let (no, recorded) = heading(why);
    let heading = width::wrapped(&no, &recorded, look.measure());
    let heading = heading.iter().map(|line| look.ink(Ink::Heading, line));
    let parts = parts(why, look).into_iter().flat_map(|part| {
        let heading = look.ink(Ink::Heading, &part.heading);
        let heading = Some([String::new(), heading]).filter(|_| !part.heading.is_empty());
        heading.into_iter().flatten().chain(part.lines)
    });
    heading.chain(parts).collect()
}

/// The number of the entry, and the entry.
pub fn heading(why: &Why) -> (String, String) {
    let (no, recorded) = match why {
        Why::Entry(why) => (why.stood.no, why.stood.entry.translated()),
        Why::Correction(why) => (why.no, why.impact.law.translate(&why.correction)),
    };
    (format!("#{no}  "), recorded)
}

/// A part of what is told, with a heading if there are several.
pub struct WhyPart {
    pub heading: String,
    pub lines: Vec<String>,
    /// Whether a page shows this part in another form: a drawing of the hand, the articles with their tables.
    pub is_drawn: bool,
}

pub fn parts(why: &Why, look: &Look) -> Vec<WhyPart> {
    let part = |lines| WhyPart {
        heading: String::new(),
        lines,
        is_drawn: false,
    };
    match why {
        Why::Entry(why) => {
            let read = (!why.stands).then(|| part(vec![message!("as-last-read")]));
            read.into_iter()
                .chain(Dossier::of(why).parts(look))
                .collect()
        }
        Why::Correction(why) => {
            let struck = why.struck_by.map(|by| message!("it-was-struck", by));
            let lines = struck.into_iter().chain(look.set(&lines(&why.impact)));
            vec![part(lines.collect())]
        }
    }
}

/// The articles that are told.
pub fn articles(why: &Why) -> Vec<Article> {
    match why {
        Why::Entry(why) => Dossier::of(why).articles,
        Why::Correction(_) => Vec::new(),
    }
}

pub fn json(why: &Why) -> Value {
    match why {
        Why::Entry(why) => Dossier::of(why).json(),
        Why::Correction(why) => {
            let impact = &why.impact;
            let changes = impact.changes.iter().map(|change| {
                let (before, after) = (read(&change.before), read(&change.after));
                json!({ "n": change.no.0, "before": before, "after": after })
            });
            let moves = impact.moves.iter().map(|change| {
                json!({
                    "n": change.no.0,
                    "from": change.from.as_ref().map(PartyName::in_payments),
                    "to": change.to.in_payments(),
                    "for": change.what,
                    "before": change.before,
                    "after": change.after,
                })
            });
            let accounts = impact.accounts.iter().map(|account| {
                let amounts = json!({ "before": account.before, "after": account.after });
                (account.holder.in_accounts().to_owned(), amounts)
            });
            json!({
                "n": why.no.0,
                "correction": why.correction.to_string(),
                "stands": why.struck_by.is_none(),
                "struck_by": why.struck_by.map(|by| by.0),
                "message": message(impact),
                "changes": changes.collect::<Vec<_>>(),
                impact.law.moves: moves.collect::<Vec<_>>(),
                "accounts": accounts.collect::<Map<_, _>>(),
            })
        }
    }
}

/// Everything that is told of an entry, whether in words or in JSON.
struct Dossier<'a> {
    why: &'a WhyEntry,
    told: RulingText,
    sections: Vec<Section>,
    /// The articles of the ruling and of the sections, each once.
    articles: Vec<Article>,
    arithmetic: Vec<String>,
}

impl<'a> Dossier<'a> {
    fn of(why: &'a WhyEntry) -> Dossier<'a> {
        let stood = &why.stood;
        // An entry may add a name.
        let told = stood.ruling.text(&stood.after.names());
        let sections = stood.before.sections(stood);
        let mut articles = told.articles.clone();
        for article in sections.iter().flat_map(|section| &section.articles) {
            if !articles.contains(article) {
                articles.push(*article);
            }
        }
        Dossier {
            why,
            told,
            sections,
            articles,
            arithmetic: stood
                .before
                .lines(SessionView::Reckoning(&stood.ruling), &Look::default()),
        }
    }

    fn parts(&self, look: &Look) -> Vec<WhyPart> {
        let stood = &self.why.stood;
        let law = stood.before.law();
        let moved_in = |line: &String| format!("{:INDENT$}{line}", "");
        let indented = |lines: &[String]| lines.iter().map(moved_in).collect::<Vec<_>>();
        let mut parts = Vec::new();
        let mut add = |heading: &str, lines: Vec<String>, is_drawn| {
            if !lines.is_empty() {
                parts.push(WhyPart {
                    heading: heading.to_owned(),
                    lines: lines
                        .iter()
                        .map(|line| line.trim_end().to_owned())
                        .collect(),
                    is_drawn,
                });
            }
        };
        let sentences = |sentences: &[String]| look.set(&indented(sentences));
        let narrower = look.at(look.columns().saturating_sub(INDENT));
        let mut before = stood.before.lines(SessionView::Status, &narrower);
        before.extend(stood.before.lines(SessionView::Table, &narrower));
        add(&message!("how-it-stood"), indented(&before), true);
        let ruling = ruling::message(&self.told);
        let ruling = match self.told.verdict {
            Verdict::Accepted => message!("in-order", ruling),
            Verdict::Foul(_) => ruling,
        };
        add(&message!("ruling"), sentences(&[ruling]), false);
        for section in &self.sections {
            add(&section.heading, sentences(&section.sentences), false);
        }
        add(
            &capital(&law.message("moves")),
            sentences(&self.arithmetic),
            false,
        );
        let articles: Vec<String> = self
            .articles
            .iter()
            .flat_map(|article| {
                let sought = RuleQuery::Passage((*article).into());
                rulebook::rule(&law.library().rulebook, &sought, &narrower)
            })
            .flatten()
            .collect();
        add(&message!("articles"), indented(&articles), true);
        let fates: Vec<String> = self.why.fates.iter().flat_map(fate).collect();
        add(&message!("corrections-since"), sentences(&fates), false);
        parts
    }

    fn json(self) -> Value {
        let stood = &self.why.stood;
        let articles = self.articles.iter().map(|article| {
            let text = rulebook::text(&stood.before.law().library().rulebook, *article);
            json!({ "number": article.to_string(), "text": text })
        });
        let corrections = self.why.fates.iter().map(|fate| {
            json!({
                "n": fate.by.0,
                "correction": fate.correction.to_string(),
                "before": read(&fate.change.before),
                "after": read(&fate.change.after),
            })
        });
        let mut json = json!({
            "n": stood.no.0,
            "entry": stood.entry.to_string(),
            "stands": self.why.stands,
            "before": stood.before.state(),
            "verdict": self.told.verdict.word(),
            "message": self.told.message(),
            "articles": articles.collect::<Vec<_>>(),
        });
        if let Some(json) = json.as_object_mut() {
            if let Ok(Value::Object(added)) =
                serde_json::to_value(stood.after.json_fields(Some(&stood.ruling)))
            {
                json.extend(added);
            }
            json.insert("arithmetic".to_owned(), self.arithmetic.into());
            let sections = self.sections.into_iter().map(|section| section.json);
            json.extend(sections.map(|(name, value)| (name.to_owned(), value)));
            json.insert("corrections".to_owned(), corrections.collect());
        }
        json
    }
}

fn fate(fate: &Fate) -> Vec<String> {
    let by = corrected_by(fate);
    match (&fate.change.before, &fate.change.after) {
        (_, None) => vec![message!("by-no-longer", by)],
        (None, Some(_)) => vec![message!("by-again", by)],
        (Some(before), Some(after)) => {
            let is_same = !fate.change.is_reworded || before.entry == after.entry;
            let [was, is] = [before, after].map(|read| read.told.verdict != Verdict::Accepted);
            let mut lines = vec![message!(
                "by-read",
                by,
                is_same,
                entry = before.entry.translated(),
                was,
                is
            )];
            let moves = fate
                .impact
                .law
                .tell_changes(&fate.moves().collect::<Vec<_>>());
            let before = message!("ruled-before", message = before.told.message());
            let since = message!("ruled-since", message = after.told.message());
            lines.extend(
                [before, since]
                    .into_iter()
                    .chain(moves)
                    .map(|line| format!("  {line}")),
            );
            lines
        }
    }
}

/// The correction: of several parts the one that names the entry, if one does.
fn corrected_by(fate: &Fate) -> String {
    let by = fate.by;
    let parts = match &fate.correction {
        Correction::Parts(parts) if parts.len() > 1 => parts,
        one => return format!("#{by} {}", fate.impact.law.translate(one)),
    };
    let names = |part: &&Part| match part {
        Part::Fix(no, _) | Part::Strike(no) => *no == fate.change.no.0,
        Part::Insert(..) => false,
    };
    match parts.iter().find(names) {
        Some(part) => {
            let part = fate.impact.law.translate(part);
            message!("by-part", by, part, more = parts.len() - 1)
        }
        None => message!("by-parts", by, parts = parts.len()),
    }
}

fn read(read: &Option<ReadEntry>) -> Option<Value> {
    read.as_ref().map(|read| {
        json!({
            "entry": read.entry.to_string(),
            "verdict": read.told.verdict.word(),
            "message": read.told.message(),
        })
    })
}

/// The impact of a correction, one sentence a line: changed rulings, payments or scores taken back or added, and
/// what everybody has before and after.
pub fn lines(impact: &Impact) -> Vec<String> {
    let ruling = |change| ruled(change, impact);
    let mut lines: Vec<String> = impact.changes.iter().map(ruling).collect();
    if lines.is_empty() {
        lines.push(message!("no-ruling-changes"));
    }
    let moves: Vec<_> = impact.moves.iter().collect();
    lines.extend(impact.law.tell_changes(&moves));
    lines.push(impact.law.tell_accounts(&impact.accounts));
    lines
}

pub fn message(impact: &Impact) -> String {
    lines(impact).join(" ")
}

fn ruled(change: &ChangedEntry, impact: &Impact) -> String {
    let no = change.no;
    let (before, after) = match (&change.before, &change.after) {
        (Some(before), Some(after)) => (before, after),
        (Some(before), None) => {
            return message!("no-longer-stands", no, entry = before.entry.translated());
        }
        (None, Some(after)) => {
            let (entry, ruling) = (after.entry.translated(), with_foul(after));
            return message!("now-stands", no, entry, ruling);
        }
        (None, None) => return message!("stands-not", no),
    };
    let read = if !change.is_reworded || before.entry == after.entry {
        format!("#{no} {}", after.entry.translated())
    } else {
        message!(
            "read-instead",
            no,
            is = after.entry.translated(),
            was = before.entry.translated()
        )
    };
    let cited = |read: &ReadEntry| article::cited(&read.told.articles);
    let (was, is) = (with_foul(before), with_foul(after));
    if was != is {
        message!("ruled-otherwise", read, is, was)
    } else if impact.moves_of(no).next().is_some() {
        message!("moves-change", read, moves = impact.law.moves)
    } else if before.told.articles != after.told.articles {
        message!("by-articles", read, is = cited(after), was = cited(before))
    } else {
        format!("{read}.")
    }
}

fn with_foul(read: &ReadEntry) -> String {
    let message = read.told.message();
    match read.told.verdict {
        Verdict::Accepted => message,
        Verdict::Foul(article) => format!("{message} {}", article::cited(&[article])),
    }
}
