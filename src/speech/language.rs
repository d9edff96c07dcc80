//! The language of a law: its words, and how its entries and questions are read.

use super::dialect::Dialect;
use super::fault::{Fault, Reason};
use super::lexicon::{Lexicon, Vocabulary};
use super::reader::Reader;
use super::shorthand::Shorthand;
use super::spoken::Spoken;
use std::fmt;

/// Reads the arguments of the verb at a place of a table.
pub type Read = fn(usize, &mut Reader<'_>) -> Result<Spoken, Fault>;

/// The language of a law.
pub struct Language {
    /// Every word of the law and of the shell.
    pub lexicon: &'static Lexicon,
    /// The words of the law.
    pub vocabulary: &'static Vocabulary,
    /// Reads an entry.
    pub entry: Read,
    /// Reads a question that only this law answers.
    pub question: Read,
    /// The place in the table of verbs of the entry that may begin with this word instead of its verb; `None`
    /// if no entry may. An error if the word only looks like one of those.
    pub bare: fn(&str, Dialect) -> Option<Result<usize, Reason>>,
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lexicon.fmt(f)
    }
}

/// A session, as far as it says what may be left out of a line.
pub trait Situation {
    /// The current phase, as one bit.
    fn phase_bit(&self) -> u32;

    /// Writes out what may be left out at the prompt because the session makes it obvious.
    ///
    /// [`Shorthand::write_out_verb`] does the verb.
    fn write_out<'a>(&'a self, line: &mut Shorthand<'a>);

    /// The sentence that says what must be typed before anything else; `None` if nothing must.
    fn first_of_all(&self) -> Option<&'static str>;
}
