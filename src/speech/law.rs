//! What speech needs of a law.

use super::dialect::Dialect;
use super::fault::{Fault, Reason};
use super::kind::Mark;
use super::lexicon::{Lexicon, Vocabulary};
use super::reader::Reader;
use super::shorthand::Shorthand;
use super::verb::VerbRow;
use crate::law::Law;
use std::fmt;

/// A law that can be spoken: its verbs, its own questions, its words.
pub trait Speech: Law {
    /// What only this law can be asked; its tables of verbs come from [`verbs!`](crate::speech::verbs).
    type Question: Clone + Eq + fmt::Debug + fmt::Display + Send + Sync;

    /// The law's words.
    const VOCABULARY: Vocabulary;

    /// Every word of the law's language and of the shell's.
    const LEXICON: &'static Lexicon = &Lexicon::new(&Self::VOCABULARY);

    /// Reads what stands after the verb of an entry, given by its place in the table.
    ///
    /// # Errors
    /// What cannot be read.
    fn read_entry(place: usize, reader: &mut Reader<'_>) -> Result<Self::Entry, Fault>;

    /// Reads what stands after the verb of a question, given by its place in the table.
    ///
    /// # Errors
    /// What cannot be read.
    fn read_question(place: usize, reader: &mut Reader<'_>) -> Result<Self::Question, Fault>;

    /// The row of an entry.
    fn entry_row(entry: &Self::Entry) -> &'static VerbRow;

    /// The row of a question.
    fn question_row(question: &Self::Question) -> &'static VerbRow;

    /// The verb of an entry that can begin with this word, which is none; `None` if there is no such entry,
    /// and an error if the word only looks like one of those.
    fn bare(word: &str, dialect: Dialect) -> Option<Result<&'static str, Reason>>;

    /// The bit of the phase that the session is in.
    fn phase_bit(&self) -> u32;

    /// Writes out what may be left out at the prompt because the session makes it plain; the verb by
    /// [`Shorthand::write_out_verb`].
    fn write_out<'a>(&'a self, line: &mut Shorthand<'a>);

    /// What must be typed before anything else, in a sentence that says how; `None` if nothing must.
    fn first_of_all(&self) -> Option<&'static str>;

    /// Whether a refusal speaks of this word of the entry, which was read as this.
    fn concerns(refusal: &Self::Refusal, mark: &Mark, text: &str) -> bool;
}
