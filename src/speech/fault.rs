//! Faults: what cannot be read, and where.

use super::kind::Kind;
use super::lexicon::Lexicon;
use super::token::Token;
use crate::table::house::HouseRange;

/// What cannot be read, and where: a range of bytes, empty if something is missing.
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
    /// A fault of this word.
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
    /// The first word begins like a time, but is none.
    NoTime,
    /// No entry begins with the first word.
    NoEntry,
    /// The first word is short for several verbs.
    SeveralEntries(&'static Lexicon),
    /// A correction or a question stands inside this verb.
    NotWithin(&'static str),
    /// Something of this kind must stand here.
    Expected(&'static Kind),
    /// The word is a verb or a keyword, so it cannot be a name.
    NameTaken,
    /// The name is too long.
    NameTooLong,
    /// The name has a character that no name may have.
    NameCharacters,
    /// The number is 0 and must be 1 or more.
    Zero,
    /// The number is too large.
    TooLarge {
        /// The largest number allowed.
        largest: u32,
    },
    /// The house rule does not take this value.
    HouseValue {
        /// The key of the rule.
        key: &'static str,
        /// The values it takes.
        range: &'static HouseRange,
    },
    /// The law's own sentence about a word; `{found}` stands for the word.
    Law(&'static str),
    /// Something stands after this word, which ends an entry.
    AfterClosing(&'static str),
    /// Something stands after a complete line.
    Beyond,
}
