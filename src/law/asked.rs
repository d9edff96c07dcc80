//! What the prompt asks about an entry before it is written down: which way it is meant, and whether the
//! penalty of a foul is waived.

use super::Law;
use crate::table::article::Article;

/// One way to mean an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way<E> {
    /// The word that tells it from the others.
    pub word: &'static str,
    /// What it means, in a few words.
    pub words: String,
    /// The entry that says so.
    pub entry: E,
}

/// Whether a penalty can be waived.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Waiver<E> {
    /// The entry waives it already.
    Said,
    /// It can be: the entry that does, and the article that lets it.
    Possible(E, Article),
    /// The law waives none.
    Unknown,
}

/// A law whose entries can be asked about.
pub trait Asked: Law {
    /// The ways to mean an entry that was refused because there are several; none if it was for another
    /// reason.
    fn ways(entry: &Self::Entry, refusal: &Self::Refusal) -> Vec<Way<Self::Entry>>;

    /// Whether the penalty of this entry can be waived.
    fn waiver(entry: &Self::Entry) -> Waiver<Self::Entry>;
}
