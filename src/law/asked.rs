//! What the prompt asks about an entry before it is recorded: which way it is meant, and whether the penalty
//! of a foul is waived.

use crate::table::article::Article;

/// One way to mean an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way<E> {
    /// The word that distinguishes it from the other ways; empty if no word does. A number is no such word, since it
    /// is typed for the place in the list.
    pub word: &'static str,
    /// The meaning, in a few words.
    pub words: String,
    /// The entry with this meaning.
    pub entry: E,
}

/// Whether a penalty can be waived.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Waiver<E> {
    /// The entry waives it already.
    Said,
    /// It can be waived: the entry that waives it, and the article that allows it.
    Possible(E, Article),
    /// This law does not let penalties be waived.
    Unknown,
}
