//! Questions to the referee. They are never journaled.

use super::shell::ShellVerb;
use super::spoken::{Entry, Spoken};
use super::verb::VerbRow;
use crate::table::article::Passage;
use std::fmt;

/// A question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// A question that only this law answers.
    Own(Spoken),
    /// The state of the session.
    Status,
    /// How an entry would be ruled. It is not recorded.
    Try(Entry),
    /// The entries, or some of them.
    History(Stretch),
    /// The ruling on an entry; `None` means the last one.
    Why(Option<u32>),
    /// The rulebook, or a part of it.
    Rule(Sought),
    /// What can be typed.
    Help(Topic),
    /// To go through entries again, at the prompt: from this number to that one, or to the last.
    Revise {
        /// The first.
        from: u32,
        /// The last.
        to: Option<u32>,
    },
    /// Leaves the prompt.
    Quit,
}

impl Question {
    /// Its row in the table of verbs.
    pub fn row(&self) -> &'static VerbRow {
        match self {
            Question::Own(own) => own.row(),
            Question::Status => ShellVerb::Status.row(),
            Question::Try(_) => ShellVerb::Try.row(),
            Question::History(_) => ShellVerb::History.row(),
            Question::Why(_) => ShellVerb::Why.row(),
            Question::Rule(_) => ShellVerb::Rule.row(),
            Question::Help(_) => ShellVerb::Help.row(),
            Question::Revise { .. } => ShellVerb::Revise.row(),
            Question::Quit => ShellVerb::Quit.row(),
        }
    }
}

/// Which entries are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stretch {
    /// Those that stand, in the order in which they are read.
    Standing,
    /// This many of the last ones that stand.
    Last(u32),
    /// Those of this hand.
    Hand(u32),
    /// All that were ever made, by number.
    All,
}

impl fmt::Display for Stretch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stretch::Standing => Ok(()),
            Stretch::Last(number) => write!(f, " {number}"),
            Stretch::Hand(number) => write!(f, " hand {number}"),
            Stretch::All => f.write_str(" all"),
        }
    }
}

/// What to show of the rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sought {
    /// All of it.
    Everything,
    /// A chapter, an article or a part of one.
    Passage(Passage),
    /// The articles with these words.
    Words(String),
}

/// The topic of a help question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Topic {
    /// Everything.
    Everything,
    /// One verb.
    Verb(&'static VerbRow),
    /// Any other words.
    Words(String),
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Question::Own(own) => own.fmt(f),
            Question::Status => f.write_str("status"),
            Question::Try(entry) => write!(f, "try {entry}"),
            Question::History(stretch) => write!(f, "history{stretch}"),
            Question::Why(None) => f.write_str("why"),
            Question::Why(Some(number)) => write!(f, "why {number}"),
            Question::Rule(Sought::Everything) => f.write_str("rule"),
            Question::Rule(Sought::Passage(passage)) => write!(f, "rule {passage}"),
            Question::Rule(Sought::Words(words)) => write!(f, "rule {words}"),
            Question::Help(Topic::Everything) => f.write_str("help"),
            Question::Help(Topic::Verb(verb)) => write!(f, "help {}", verb.word),
            Question::Help(Topic::Words(words)) => write!(f, "help {words}"),
            Question::Revise { from, to: None } => write!(f, "revise {from}"),
            Question::Revise { from, to: Some(to) } => write!(f, "revise {from} {to}"),
            Question::Quit => f.write_str("quit"),
        }
    }
}
