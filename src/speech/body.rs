//! The body of a line: an entry, a correction or a question.

use super::correction::Correction;
use super::law::Speech;
use super::question::Question;
use std::fmt;

/// The body of a line: all but its time and its comment.
pub enum Body<L: Speech> {
    /// What happened at the table.
    Entry(L::Entry),
    /// A change to earlier entries.
    Correction(Correction<L::Entry>),
    /// A question to the referee; it is never journaled.
    Question(Question<L>),
}

impl<L: Speech> Clone for Body<L> {
    fn clone(&self) -> Body<L> {
        match self {
            Body::Entry(entry) => Body::Entry(entry.clone()),
            Body::Correction(correction) => Body::Correction(correction.clone()),
            Body::Question(question) => Body::Question(question.clone()),
        }
    }
}

impl<L: Speech> PartialEq for Body<L> {
    fn eq(&self, other: &Body<L>) -> bool {
        match (self, other) {
            (Body::Entry(one), Body::Entry(other)) => one == other,
            (Body::Correction(one), Body::Correction(other)) => one == other,
            (Body::Question(one), Body::Question(other)) => one == other,
            _ => false,
        }
    }
}

impl<L: Speech> Eq for Body<L> {}

impl<L: Speech> fmt::Debug for Body<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Body::Entry(entry) => entry.fmt(f),
            Body::Correction(correction) => correction.fmt(f),
            Body::Question(question) => question.fmt(f),
        }
    }
}

impl<L: Speech> fmt::Display for Body<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Body::Entry(entry) => entry.fmt(f),
            Body::Correction(correction) => correction.fmt(f),
            Body::Question(question) => question.fmt(f),
        }
    }
}
