//! The body of a line: an entry, a correction or a question.

use super::correction::Correction;
use super::question::Question;
use super::spoken::Entry;
use std::fmt;

/// The body of a line: all but its time and its comment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Body {
    /// What happened at the table.
    Entry(Entry),
    /// A change to earlier entries.
    Correction(Correction),
    /// A question to the referee; it is never journaled.
    Question(Question),
}

impl fmt::Display for Body {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Body::Entry(entry) => entry.fmt(f),
            Body::Correction(correction) => correction.fmt(f),
            Body::Question(question) => question.fmt(f),
        }
    }
}
