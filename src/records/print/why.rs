//! The answer to `why`, and the impact of a correction, in words and JSON, for every law.

use super::{capital, rulebook};
use crate::journal::impact::{ChangedEntry, ReadEntry};
use crate::journal::why::{Fate, WhyEntry};
use crate::journal::{Impact, Why};
use nos_base::table::article;
use nos_base::{Article, Ink, Look, Told, each_once, width};
use nos_entry::{Correction, Part, RuleQuery};
use nos_law::{EntryNo, PartyName, RulingText, Section, SessionView, Verdict};
use serde_json::{Map, Value, json};
use std::fmt;

const INDENT: usize = 2;

pub fn words(why: &Why, look: &Look) -> Vec<String> {
    let (no, recorded) = heading(why);
    let heading = width::wrapped(&no, &recorded.to_string(), look.measure());
    let heading = heading.iter().map(|line| look.ink(Ink::Heading, line));
    let parts = parts(why, look).into_iter().flat_map(|part| {
        let heading = look.ink(Ink::Heading, &part.heading);
        let heading = Some([String::new(), heading]).filter(|_| !part.heading.is_empty());
        let lines = match part.text {
            WhyText::Sentences(told, indent) => look.set(&indented(&told, indent)),
            WhyText::Drawn(lines) => indented(&lines, INDENT),
        };
        let lines = lines.into_iter().map(|line| line.trim_end().to_owned());
        heading.into_iter().flatten().chain(lines)
    });
    heading.chain(parts).collect()
}

fn indented(lines: &[impl fmt::Display], indent: usize) -> Vec<String> {
    lines.iter().map(|line| format!("{:indent$}{line}", "")).collect()
}

pub fn heading(why: &Why) -> (String, Told) {
    let (no, recorded) = match why {
        Why::Entry(why) => (why.stood.no, why.stood.before.law().tell(&why.stood.entry)),
        Why::Correction(why) => (why.no, why.impact.law.tell(&why.correction)),
    };
    (message!("entry-number", no) + "  ", recorded)
}

/// A part of the answer, with a heading if there are several.
pub struct WhyPart {
    pub heading: String,
    pub text: WhyText,
}

pub enum WhyText {
    /// Sentences, and their indent in the terminal.
    Sentences(Vec<Told>, usize),
    /// Lines of the terminal. A page draws the hand, or shows articles with tables.
    Drawn(Vec<String>),
}

pub fn parts(why: &Why, look: &Look) -> Vec<WhyPart> {
    let part =
        |sentences| WhyPart { heading: String::new(), text: WhyText::Sentences(sentences, 0) };
    match why {
        Why::Entry(why) => {
            let read = (!why.stands).then(|| part(vec![told!("as-last-read")]));
            read.into_iter().chain(Dossier::of(why).parts(look)).collect()
        }
        Why::Correction(why) => {
            let struck = why.struck_by.map(|by| told!("it-was-struck", by));
            vec![part(struck.into_iter().chain(told(&why.impact)).collect())]
        }
    }
}

pub fn articles(why: &Why) -> Vec<Article> {
    let Why::Entry(why) = why else { return Vec::new() };
    Dossier::of(why).articles
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
                impact.law.moves(): moves.collect::<Vec<_>>(),
                "accounts": accounts.collect::<Map<_, _>>(),
            })
        }
    }
}

/// The whole answer about an entry, for words and JSON.
struct Dossier<'a> {
    why: &'a WhyEntry,
    told: RulingText,
    sections: Vec<Section>,
    /// The articles of the ruling and of the sections, each once.
    articles: Vec<Article>,
    arithmetic: Vec<Told>,
}

impl<'a> Dossier<'a> {
    fn of(why: &'a WhyEntry) -> Dossier<'a> {
        let stood = &why.stood;
        // Use the names after the entry, since it may add one.
        let told = stood.ruling.text(&stood.after.names());
        let sections = stood.before.sections(stood);
        let of_sections = sections.iter().flat_map(|section| &section.articles);
        let articles = each_once(told.articles.iter().chain(of_sections).copied());
        Dossier { why, told, sections, articles, arithmetic: stood.before.reckoning(&stood.ruling) }
    }

    fn parts(self, look: &Look) -> Vec<WhyPart> {
        let stood = &self.why.stood;
        let law = stood.before.law();
        let sentences = |told| WhyText::Sentences(told, INDENT);
        let narrower = look.at(look.columns().saturating_sub(INDENT));
        let mut before = stood.before.lines(SessionView::Status, &narrower);
        before.extend(stood.before.lines(SessionView::Table, &narrower));
        let ruling = self.told.with_articles();
        let ruling = match self.told.verdict {
            Verdict::Accepted => told!("in-order"; ruling),
            Verdict::Foul(_) => ruling,
        };
        let rule = |article: &Article| {
            let sought = RuleQuery::Passage((*article).into());
            rulebook::rule(&law.library().rulebook, &sought, &narrower)
        };
        let articles: Vec<String> = self.articles.iter().flat_map(rule).flatten().collect();
        let fates: Vec<Told> = self.why.fates.iter().flat_map(fate).collect();
        let mut parts = vec![
            (message!("how-it-stood"), WhyText::Drawn(before)),
            (message!("ruling"), sentences(vec![ruling])),
        ];
        let sections = self.sections.into_iter();
        parts.extend(sections.map(|section| (section.heading, sentences(section.sentences))));
        parts.extend([
            (capital(&law.message("moves")), sentences(self.arithmetic)),
            (message!("articles"), WhyText::Drawn(articles)),
            (message!("corrections-since"), sentences(fates)),
        ]);
        let parts = parts.into_iter().filter(|(_, text)| match text {
            WhyText::Sentences(told, _) => !told.is_empty(),
            WhyText::Drawn(lines) => !lines.is_empty(),
        });
        parts.map(|(heading, text)| WhyPart { heading, text }).collect()
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
        let fields = serde_json::to_value(stood.after.json_fields(Some(&stood.ruling)));
        if let (Some(json), Ok(Value::Object(fields))) = (json.as_object_mut(), fields) {
            json.extend(fields);
        }
        json["arithmetic"] = self.arithmetic.into_iter().map(String::from).collect();
        for (name, value) in self.sections.into_iter().map(|section| section.json) {
            json[name] = value;
        }
        json["corrections"] = corrections.collect();
        json
    }
}

fn fate(fate: &Fate) -> Vec<Told> {
    let by = corrected_by(fate);
    match (&fate.change.before, &fate.change.after) {
        (_, None) => vec![told!("by-no-longer"; by)],
        (None, Some(_)) => vec![told!("by-again"; by)],
        (Some(before), Some(after)) => {
            let [was, is] = [before, after].map(|read| read.told.verdict != Verdict::Accepted);
            let mut lines = vec![told!(
                "by-read",
                is_same = !fate.change.is_reworded || before.entry == after.entry,
                was,
                is;
                by,
                entry = fate.impact.law.tell(&before.entry)
            )];
            let moves = fate.impact.law.tell_changes(&fate.moves().collect::<Vec<_>>());
            let before = told!("ruled-before"; message = before.told.told());
            let since = told!("ruled-since"; message = after.told.told());
            let under = [before, since].into_iter().chain(moves);
            lines.extend(under.map(|line| Told::joined(["  ".into(), line], "")));
            lines
        }
    }
}

/// Names the correction, or the part of it that names the entry.
fn corrected_by(fate: &Fate) -> Told {
    let by = fate.by;
    let parts = match &fate.correction {
        Correction::Parts(parts) if parts.len() > 1 => parts,
        one => return numbered(by, fate.impact.law.tell(one)),
    };
    let names = |part: &&Part| match part {
        Part::Fix(no, _) | Part::Strike(no) => *no == fate.change.no.0,
        Part::Insert(..) => false,
    };
    match parts.iter().find(names) {
        Some(part) => {
            let part = fate.impact.law.tell(part);
            told!("by-part", by, more = parts.len() - 1; part)
        }
        None => told!("by-parts", by, parts = parts.len()),
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

fn numbered(no: EntryNo, entry: Told) -> Told {
    Told::joined([message!("entry-number", no).into(), entry], " ")
}

/// Returns the impact of a correction as plain text, one sentence a line.
pub fn lines(impact: &Impact) -> Vec<String> {
    told(impact).into_iter().map(String::from).collect()
}

/// Returns the impact of a correction in sentences: changed rulings, payments or scores taken back
/// or added, and every account before and after.
pub fn told(impact: &Impact) -> Vec<Told> {
    let ruling = |change| ruled(change, impact);
    let mut lines: Vec<Told> = impact.changes.iter().map(ruling).collect();
    lines.extend(lines.is_empty().then(|| told!("no-ruling-changes")));
    lines.extend(impact.law.tell_changes(&impact.moves.iter().collect::<Vec<_>>()));
    lines.push(impact.law.accounts_told(&impact.accounts));
    lines
}

pub fn message(impact: &Impact) -> String {
    lines(impact).join(" ")
}

fn ruled(change: &ChangedEntry, impact: &Impact) -> Told {
    let (no, law) = (change.no, impact.law);
    let (before, after) = match (&change.before, &change.after) {
        (Some(before), Some(after)) => (before, after),
        (Some(before), None) => {
            return told!("no-longer-stands", no; entry = law.tell(&before.entry));
        }
        (None, Some(after)) => {
            let (entry, ruling) = (law.tell(&after.entry), with_foul(after));
            return told!("now-stands", no; entry, ruling);
        }
        (None, None) => return told!("stands-not", no),
    };
    let read = if !change.is_reworded || before.entry == after.entry {
        numbered(no, law.tell(&after.entry))
    } else {
        told!(
            "read-instead",
            no;
            is = law.tell(&after.entry),
            was = law.tell(&before.entry)
        )
    };
    let cited = |read: &ReadEntry| article::cited(&read.told.articles);
    let (was, is) = (with_foul(before), with_foul(after));
    if was != is {
        told!("ruled-otherwise"; read, is, was)
    } else if impact.moves_of(no).next().is_some() {
        told!("moves-change", moves = law.moves(); read)
    } else if before.told.articles != after.told.articles {
        told!("by-articles", is = cited(after), was = cited(before); read)
    } else {
        Told::joined([read, ".".into()], "")
    }
}

fn with_foul(read: &ReadEntry) -> Told {
    let message = read.told.told();
    match read.told.verdict {
        Verdict::Accepted => message,
        Verdict::Foul(article) => Told::joined([message, article::cited(&[article]).into()], " "),
    }
}
