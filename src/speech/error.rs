//! Why a line cannot be read, and where.

use super::line::LINE_MAX;
use super::reader::Fault;
use super::suggest::suggest;
use super::verb::Verb;
use crate::law::nos::house::{HouseKey, HouseRange};
use crate::table::house::Rules as _;
use crate::table::name::NAME_MAX;
use compact_str::CompactString;
use std::fmt;

pub use super::expected::Expected;

/// How many characters of a word are shown.
const SHOWN: usize = 40;

/// A line that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// Where the trouble begins, in characters from 1.
    pub column: usize,
    /// How many characters it takes; none where something is missing.
    pub width: usize,
    /// What stands there, shortened where it is long; nothing where something is missing.
    pub found: Option<CompactString>,
    /// What is wrong with it.
    pub reason: Reason,
    /// The verb whose words were being read.
    pub verb: Option<Verb>,
    /// The word that may have been meant.
    pub suggestion: Option<&'static str>,
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
    /// The first word is short for more than one verb.
    SeveralEntries,
    /// A correction or a question inside this.
    NotWithin(Verb),
    /// Something else must stand here.
    Expected(Expected),
    /// A word of the language is no name.
    NameTaken,
    /// A name has too many letters.
    NameTooLong,
    /// A name has other characters than a name may have.
    NameCharacters,
    /// More players than can be seated.
    TableFull,
    /// A tile with an end of more than 6.
    NoSuchTile,
    /// How a tile lies is said of plays only.
    OnlyInPlays,
    /// A number that must be 1 or more.
    Zero,
    /// A number that is too large.
    TooLarge {
        /// The largest that can be written.
        largest: u32,
    },
    /// A game's number is 1 to 17.
    NoSuchGame,
    /// A value that this house rule does not take.
    HouseValue(HouseKey),
    /// The last words of a play stand in another order.
    PlayOrder,
    /// Something stands after `waive`.
    AfterWaive,
    /// Something stands after the end.
    Beyond,
}

impl ReadError {
    /// Something wrong in this line; a line is pointed into by characters.
    pub(super) fn new(line: &str, fault: Fault, verb: Option<Verb>) -> ReadError {
        let head = line.get(..fault.at).unwrap_or(line);
        let found = line
            .get(fault.at..)
            .and_then(|rest| rest.get(..fault.len))
            .unwrap_or("");
        ReadError {
            column: head.chars().count() + 1,
            width: found.chars().count(),
            found: (!found.is_empty()).then(|| shown(found)),
            reason: fault.reason,
            verb,
            suggestion: suggest(found, fault.reason, verb),
        }
    }

    /// A line of too many bytes; the trouble begins where the last one should be.
    pub(super) fn too_long(line: &str) -> ReadError {
        ReadError::line(line, LINE_MAX, Reason::TooLong)
    }

    /// A line that is not UTF-8 from there on; it is given as far as it can be read.
    pub(super) fn not_utf8(line: &str, at: usize) -> ReadError {
        ReadError::line(line, at, Reason::NotUtf8)
    }

    fn line(line: &str, at: usize, reason: Reason) -> ReadError {
        let at = line.floor_char_boundary(at);
        ReadError::new(line, Fault { at, len: 0, reason }, None)
    }
}

/// A word as it is shown: not too long, and every character to be seen.
fn shown(word: &str) -> CompactString {
    let mut shown = CompactString::default();
    for (at, c) in word.chars().enumerate() {
        match c {
            _ if at == SHOWN => {
                shown.push('…');
                break;
            }
            '"' | '\'' | '\\' | '\u{300}'..='\u{36f}' => shown.push(c),
            _ => shown.extend(c.escape_debug()),
        }
    }
    shown
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = self.found.as_deref().unwrap_or("");
        match self.reason {
            Reason::TooLong => write!(f, "the line has more than {LINE_MAX} bytes")?,
            Reason::NotUtf8 => f.write_str("from here on the line is not UTF-8 text")?,
            Reason::Control('\t') => {
                f.write_str("a tab stands here; put blanks between the words")?;
            }
            Reason::Control(c) => write!(
                f,
                "the control character U+{:04X} stands here; take it out",
                u32::from(c)
            )?,
            Reason::NoTime => write!(
                f,
                "\"{found}\" is no time; one is written like 2026-11-21T20:14:03+01:00"
            )?,
            Reason::NoEntry if self.suggestion.is_some() => write!(f, "\"{found}\" is no entry")?,
            Reason::NoEntry => write!(f, "\"{found}\" is no entry; help lists the entries")?,
            Reason::SeveralEntries => {
                write!(f, "\"{found}\" is short for more than one word")?;
                for (at, (word, _)) in Verb::beginning(found).enumerate() {
                    write!(f, "{} {word}", if at == 0 { ":" } else { "," })?;
                }
            }
            Reason::NotWithin(outer) => write!(
                f,
                "\"{found}\" cannot stand inside {}; no correction and no question can",
                outer.word()
            )?,
            Reason::Expected(expected) => expected.write(f, self.found.as_deref())?,
            Reason::NameTaken => write!(
                f,
                "a player's name is expected here; \"{found}\" is a word of the entries and no name"
            )?,
            Reason::NameTooLong => write!(
                f,
                "\"{found}\" is no name; a name has {NAME_MAX} letters at the most"
            )?,
            Reason::NameCharacters => write!(
                f,
                "\"{found}\" is no name; a name begins with a letter and has letters, digits, - _ ' and . only"
            )?,
            Reason::TableFull => write!(
                f,
                "\"{found}\" is one player too many; three to five can be seated"
            )?,
            Reason::NoSuchTile => {
                write!(f, "\"{found}\" is no tile; an end shows 0 to 6, like 6-4")?;
            }
            Reason::OnlyInPlays => {
                write!(f, "how a tile lies is said of plays only; type ")?;
                f.write_str(&found.replace('>', "-"))?;
            }
            Reason::Zero => write!(
                f,
                "\"{found}\" is too small; the number here is 1 at the least"
            )?,
            Reason::TooLarge { largest } => {
                write!(
                    f,
                    "\"{found}\" is too large; the number here is {largest} at the most"
                )?;
            }
            Reason::NoSuchGame => {
                write!(
                    f,
                    "\"{found}\" is no game; the games have the numbers 1 to 17"
                )?;
            }
            Reason::HouseValue(key) => {
                match key.row().range {
                    HouseRange::Switch => write!(f, "{} takes true or false", key.row().word)?,
                    HouseRange::Between(least, most) => write!(
                        f,
                        "{} takes a whole number from {least} to {most}",
                        key.row().word
                    )?,
                }
                if self.found.is_some() {
                    write!(f, ", not \"{found}\"")?;
                }
            }
            Reason::PlayOrder => write!(
                f,
                "\"{found}\" cannot stand here; a play ends with on ARM, then claim or stands, then waive"
            )?,
            Reason::AfterWaive => write!(
                f,
                "\"{found}\" cannot stand here; waive is the last word of an entry"
            )?,
            Reason::Beyond => write!(f, "\"{found}\" is one word too many")?,
        }
        match self.suggestion {
            Some(word) => write!(f, "; did you mean {word}?"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for ReadError {}
