//! Faults: what cannot be read, and where.

use super::kind::Kind;
use super::lexicon::Lexicon;
use super::token::Token;
use crate::table::house::HouseRange;
use std::ops::Range;

/// What cannot be read, and where.
///
/// It is a pointer, so that a word that can be read, as nearly all can, is returned in few bytes: to move it from
/// one function to the next takes a good part of the time of reading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault(Box<Found>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Found {
    bytes: Range<usize>,
    reason: Reason,
}

impl Fault {
    /// A fault of this range of bytes, which is empty if something is missing.
    #[cold]
    pub fn new(bytes: Range<usize>, reason: Reason) -> Fault {
        Fault(Box::new(Found { bytes, reason }))
    }

    /// A fault of this word.
    pub fn of(word: &Token<'_>, reason: Reason) -> Fault {
        Fault::new(word.at..word.at + word.len, reason)
    }

    /// Where it is, in bytes; empty if something is missing.
    pub fn bytes(&self) -> Range<usize> {
        self.0.bytes.clone()
    }

    /// What is wrong.
    pub fn reason(&self) -> Reason {
        self.0.reason
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
