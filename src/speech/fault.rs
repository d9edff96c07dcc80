//! What could not be read, and where.

use super::kind::Kind;
use super::lexicon::Lexicon;
use super::token::Token;
use crate::table::house::HouseRange;

/// What could not be read, and where: a stretch of bytes, empty where something is missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where it begins, in bytes.
    pub at: usize,
    /// Its length in bytes.
    pub len: usize,
    /// What is wrong.
    pub reason: Reason,
}

impl Fault {
    /// What is wrong with a word.
    pub fn at(word: &Token<'_>, reason: Reason) -> Fault {
        Fault {
            at: word.at,
            len: word.len,
            reason,
        }
    }
}

/// What is wrong with a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The line has too many bytes.
    TooLong,
    /// The line is not UTF-8.
    NotUtf8,
    /// The line holds a control character.
    Control(char),
    /// What begins like a time is none.
    NoTime,
    /// The first word begins no entry.
    NoEntry,
    /// The first word is short for more than one verb of these words.
    SeveralEntries(&'static Lexicon),
    /// A correction or a question inside this.
    NotWithin(&'static str),
    /// Something else must stand here.
    Expected(&'static Kind),
    /// A word of the language is no name.
    NameTaken,
    /// A name has too many letters.
    NameTooLong,
    /// A name has other characters than a name may have.
    NameCharacters,
    /// A number that must be 1 or more.
    Zero,
    /// A number that is too large.
    TooLarge {
        /// The largest that can be written.
        largest: u32,
    },
    /// A value that this house rule does not take.
    HouseValue {
        /// The key of the rule.
        key: &'static str,
        /// The values it takes.
        range: &'static HouseRange,
    },
    /// What a law says of a word; `{found}` stands for the word.
    Law(&'static str),
    /// Something stands after the word that ends an entry.
    AfterClosing(&'static str),
    /// Something stands after the end.
    Beyond,
}
