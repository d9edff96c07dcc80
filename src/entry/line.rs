//! A line: its time, and an entry, a correction or a question.

use crate::entry::{Entry, LawQuestion};
use crate::shell::ShellVerb;
use crate::timestamp::Timestamp;
use crate::verb::VerbRow;
use nos_base::{Name, Passage};
use std::fmt;

#[derive(PartialEq, Debug)]
pub struct Line<'a> {
    pub timestamp: Option<Timestamp<'a>>,
    pub body: Option<Body>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Body {
    Entry(Entry),
    Correction(Correction),
    /// A correction that the prompt works out and journals in its final form.
    Amendment(Amendment),
    /// A question to the referee, which is never journaled.
    Question(Question),
}

impl fmt::Display for Body {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Body::Entry(entry) => entry.fmt(f),
            Body::Correction(correction) => correction.fmt(f),
            Body::Amendment(amendment) => amendment.fmt(f),
            Body::Question(question) => question.fmt(f),
        }
    }
}

/// A correction. Entries are numbered from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Correction {
    /// Strikes this many of the last entries in force.
    Undo(u32),
    /// One or more parts that take effect together; never empty.
    Parts(Vec<Part>),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    Strike(u32),
    Fix(u32, Entry),
    /// Adds a missed entry before this one.
    Insert(u32, Entry),
}

impl Part {
    pub fn word(&self) -> &'static str {
        match self {
            Part::Strike(_) => "strike",
            Part::Fix(..) => "fix",
            Part::Insert(..) => "insert",
        }
    }

    pub fn no(&self) -> u32 {
        match self {
            Part::Strike(no) | Part::Fix(no, _) | Part::Insert(no, _) => *no,
        }
    }

    pub fn entry(&self) -> Option<&Entry> {
        match self {
            Part::Strike(_) => None,
            Part::Fix(_, entry) | Part::Insert(_, entry) => Some(entry),
        }
    }
}

impl fmt::Display for Correction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Correction::Undo(1) => f.write_str("undo"),
            Correction::Undo(number) => write!(f, "undo {number}"),
            Correction::Parts(parts) => {
                for (at, part) in parts.iter().enumerate() {
                    f.write_str(if at == 0 { "" } else { " ; " })?;
                    part.fmt(f)?;
                }
                Ok(())
            }
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.word(), self.no())?;
        self.entry().map_or(Ok(()), |entry| write!(f, " {entry}"))
    }
}

impl From<Part> for Correction {
    fn from(part: Part) -> Correction {
        Correction::Parts(vec![part])
    }
}

/// A correction that the prompt works out from the entries in force.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Amendment {
    /// Goes through entries again, from this number to that one or to the last.
    Revise {
        from: u32,
        to: Option<u32>,
    },
    /// Brings back the entry undone last.
    Redo,
    Waive(Option<u32>),
    /// Another player made the last entry.
    Was(Name),
}

impl Amendment {
    pub fn row(&self) -> &'static VerbRow {
        let verb = match self {
            Amendment::Revise { .. } => ShellVerb::Revise,
            Amendment::Redo => ShellVerb::Redo,
            Amendment::Waive(_) => ShellVerb::Waive,
            Amendment::Was(_) => ShellVerb::Was,
        };
        verb.row()
    }

    /// Whether it asks about each entry, so that it is more than one correction.
    pub fn is_revision(&self) -> bool {
        matches!(self, Amendment::Revise { .. })
    }
}

impl fmt::Display for Amendment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row().word)?;
        match self {
            Amendment::Revise { from, to: Some(to) } => write!(f, " {from} {to}"),
            Amendment::Revise { from: no, to: None } | Amendment::Waive(Some(no)) => {
                write!(f, " {no}")
            }
            Amendment::Was(name) => write!(f, " {name}"),
            Amendment::Redo | Amendment::Waive(None) => Ok(()),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    OfLaw(LawQuestion),
    Status,
    /// How nos would rule on an entry, without recording it.
    Try(Entry),
    History(HistoryRange),
    /// The ruling on an entry; `None` means the last one.
    Why(Option<u32>),
    Rule(RuleQuery),
    Help(Topic),
    Quit,
}

impl Question {
    pub fn row(&self) -> &'static VerbRow {
        let verb = match self {
            Question::OfLaw(question) => return question.row(),
            Question::Status => ShellVerb::Status,
            Question::Try(_) => ShellVerb::Try,
            Question::History(_) => ShellVerb::History,
            Question::Why(_) => ShellVerb::Why,
            Question::Rule(_) => ShellVerb::Rule,
            Question::Help(_) => ShellVerb::Help,
            Question::Quit => ShellVerb::Quit,
        };
        verb.row()
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HistoryRange {
    Standing,
    Last(u32),
    Hand(u32),
    /// Every entry ever made, by number.
    All,
    /// The entries in force that match this filter.
    Sifted(HistoryFilter),
}

/// Conditions on entries, all of which must hold.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HistoryFilter {
    pub player: Option<Name>,
    pub fouls: bool,
    pub since: Option<u32>,
    pub text: Option<String>,
}

impl fmt::Display for HistoryFilter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let player = self.player.as_ref().map(|player| format!(" {player}"));
        let fouls = self.fouls.then(|| " fouls".to_owned());
        let since = self.since.map(|no| format!(" since {no}"));
        let text = self.text.as_ref().map(|text| format!(" /{text}/"));
        [player, fouls, since, text].iter().flatten().try_for_each(|part| f.write_str(part))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RuleQuery {
    Everything,
    Passage(Passage),
    Words(String),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Topic {
    Everything,
    Verb(&'static VerbRow),
    Words(String),
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Question::OfLaw(question) = self {
            return question.fmt(f);
        }
        f.write_str(self.row().word)?;
        match self {
            Question::Try(entry) => write!(f, " {entry}"),
            Question::History(HistoryRange::Last(number)) => write!(f, " {number}"),
            Question::History(HistoryRange::Hand(number)) => write!(f, " hand {number}"),
            Question::History(HistoryRange::All) => f.write_str(" all"),
            Question::History(HistoryRange::Sifted(sieve)) => sieve.fmt(f),
            Question::Why(Some(number)) => write!(f, " {number}"),
            Question::Rule(RuleQuery::Passage(passage)) => write!(f, " {passage}"),
            Question::Rule(RuleQuery::Words(words)) => write!(f, " {words}"),
            Question::Help(Topic::Verb(verb)) => write!(f, " {}", verb.word),
            Question::Help(Topic::Words(words)) => write!(f, " {words}"),
            _ => Ok(()),
        }
    }
}
