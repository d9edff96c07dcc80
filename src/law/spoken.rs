//! What speech needs of a law.

use super::Law;
use crate::speech::lexicon::Vocabulary;
use crate::speech::shorthand::Shorthand;
use crate::speech::{Dialect, Fault, Mark, Reader, Reason, VerbRow};
use std::fmt;

/// A law that can be spoken: its verbs, its own questions, its words.
pub trait Speech: Law {
    /// A question that only this law answers. [`verbs!`](crate::speech::verbs) makes the tables of verbs.
    type Question: Clone + Eq + fmt::Debug + fmt::Display + Send + Sync;

    /// The law's words.
    const VOCABULARY: Vocabulary;

    /// Reads the arguments of the entry at this place of the table of verbs.
    ///
    /// # Errors
    /// If they cannot be read.
    fn read_entry(place: usize, reader: &mut Reader<'_>) -> Result<Self::Entry, Fault>;

    /// Reads the arguments of the question at this place of the table of verbs.
    ///
    /// # Errors
    /// If they cannot be read.
    fn read_question(place: usize, reader: &mut Reader<'_>) -> Result<Self::Question, Fault>;

    /// The row of an entry.
    fn entry_row(entry: &Self::Entry) -> &'static VerbRow;

    /// The row of a question.
    fn question_row(question: &Self::Question) -> &'static VerbRow;

    /// The place in the table of verbs of the entry that may begin with this word instead of its verb; `None` if
    /// no entry may.
    ///
    /// An error if the word only looks like one of those.
    fn bare(word: &str, dialect: Dialect) -> Option<Result<usize, Reason>>;

    /// The current phase, as one bit.
    fn phase_bit(&self) -> u64;

    /// Writes out what may be left out at the prompt because the session makes it obvious.
    ///
    /// [`Shorthand::write_out_verb`] does the verb.
    fn write_out<'a>(&'a self, line: &mut Shorthand<'a>);

    /// The sentence that says what must be typed before anything else; `None` if nothing must.
    fn first_of_all(&self) -> Option<&'static str>;

    /// Whether a refusal is about this part of the entry; `text` is the part as typed.
    fn concerns(refusal: &Self::Refusal, mark: &Mark, text: &str) -> bool;
}
