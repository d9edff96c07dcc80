//! Questions: what is asked of the referee, and never journaled.

use super::law::Speech;
use super::shell::ShellVerb;
use super::verb::VerbRow;
use crate::table::article::Passage;
use std::fmt;

/// A question.
pub enum Question<L: Speech> {
    /// What only the law can be asked.
    Own(L::Question),
    /// Where the session stands.
    Status,
    /// The ruling on an entry that is not recorded.
    Try(L::Entry),
    /// The entries that stand, or all that were made.
    History {
        /// Whether all are wanted.
        all: bool,
    },
    /// The ruling on an entry; the last one where no number is given.
    Why(Option<u32>),
    /// What the rulebook says; all of it where nothing is named.
    Rule(Option<Passage>),
    /// What can be typed.
    Help(Topic),
    /// To go through entries again, at the prompt: from this number to that one, or to the last.
    Revise {
        /// The first.
        from: u32,
        /// The last.
        to: Option<u32>,
    },
    /// To leave.
    Quit,
}

impl<L: Speech> Question<L> {
    /// Its row in the tables of verbs.
    pub fn row(&self) -> &'static VerbRow {
        match self {
            Question::Own(own) => L::question_row(own),
            Question::Status => ShellVerb::Status.row(),
            Question::Try(_) => ShellVerb::Try.row(),
            Question::History { .. } => ShellVerb::History.row(),
            Question::Why(_) => ShellVerb::Why.row(),
            Question::Rule(_) => ShellVerb::Rule.row(),
            Question::Help(_) => ShellVerb::Help.row(),
            Question::Revise { .. } => ShellVerb::Revise.row(),
            Question::Quit => ShellVerb::Quit.row(),
        }
    }
}

/// What help is wanted about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Topic {
    /// Everything.
    Everything,
    /// One verb.
    Verb(&'static VerbRow),
    /// Words that are not just a verb.
    Words(String),
}

impl<L: Speech> Clone for Question<L> {
    fn clone(&self) -> Question<L> {
        match self {
            Question::Own(own) => Question::Own(own.clone()),
            Question::Status => Question::Status,
            Question::Try(entry) => Question::Try(entry.clone()),
            Question::History { all } => Question::History { all: *all },
            Question::Why(number) => Question::Why(*number),
            Question::Rule(passage) => Question::Rule(*passage),
            Question::Help(topic) => Question::Help(topic.clone()),
            Question::Revise { from, to } => Question::Revise {
                from: *from,
                to: *to,
            },
            Question::Quit => Question::Quit,
        }
    }
}

impl<L: Speech> PartialEq for Question<L> {
    fn eq(&self, other: &Question<L>) -> bool {
        match (self, other) {
            (Question::Own(one), Question::Own(other)) => one == other,
            (Question::Try(one), Question::Try(other)) => one == other,
            (Question::History { all: one }, Question::History { all: other }) => one == other,
            (Question::Why(one), Question::Why(other)) => one == other,
            (Question::Rule(one), Question::Rule(other)) => one == other,
            (Question::Help(one), Question::Help(other)) => one == other,
            (
                Question::Revise { from, to },
                Question::Revise {
                    from: other_from,
                    to: other_to,
                },
            ) => from == other_from && to == other_to,
            (Question::Status, Question::Status) | (Question::Quit, Question::Quit) => true,
            _ => false,
        }
    }
}

impl<L: Speech> Eq for Question<L> {}

impl<L: Speech> fmt::Debug for Question<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Question({self})")
    }
}

impl<L: Speech> fmt::Display for Question<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Question::Own(own) => own.fmt(f),
            Question::Status => f.write_str("status"),
            Question::Try(entry) => write!(f, "try {entry}"),
            Question::History { all: false } => f.write_str("history"),
            Question::History { all: true } => f.write_str("history all"),
            Question::Why(None) => f.write_str("why"),
            Question::Why(Some(number)) => write!(f, "why {number}"),
            Question::Rule(None) => f.write_str("rule"),
            Question::Rule(Some(passage)) => write!(f, "rule {passage}"),
            Question::Help(Topic::Everything) => f.write_str("help"),
            Question::Help(Topic::Verb(verb)) => write!(f, "help {}", verb.word),
            Question::Help(Topic::Words(words)) => write!(f, "help {words}"),
            Question::Revise { from, to: None } => write!(f, "revise {from}"),
            Question::Revise { from, to: Some(to) } => write!(f, "revise {from} {to}"),
            Question::Quit => f.write_str("quit"),
        }
    }
}
