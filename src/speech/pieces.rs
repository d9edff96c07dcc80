//! Arguments that every law has: names, numbers and free text.

use super::fault::{Fault, Reason};
use super::kind::{ENTRY_NO, Kind, NAME, NEW_NAME, NUMBER, TEXT, Want};
use super::lexicon::Term;
use super::reader::Reader;
use crate::table::name::{NAME_MAX, Name};

impl<'a> Reader<'a> {
    /// The name of a new player.
    ///
    /// # Errors
    /// If the word is not a name, or is a word of the language.
    pub fn new_name(&mut self) -> Result<Name, Fault> {
        self.named(&NEW_NAME, false)
    }

    /// The name of a player, or its beginning.
    ///
    /// # Errors
    /// If the word is not a name, or is a word of the language.
    pub fn name(&mut self) -> Result<Name, Fault> {
        self.named(&NAME, true)
    }

    #[inline]
    fn named(&mut self, kind: &'static Kind, letters: bool) -> Result<Name, Fault> {
        match self.word() {
            Some(word) if !word.is_numeric() => {
                let term = self.lexicon().term(word.word());
                self.not_taken(term, kind, letters)
            }
            _ => self.expected(kind),
        }
    }

    /// The name that comes next, which is this term of the language, if it is one.
    #[inline]
    fn not_taken(
        &mut self,
        term: Option<&Term>,
        kind: &'static Kind,
        letters: bool,
    ) -> Result<Name, Fault> {
        match term {
            Some(term) if !(letters && term.is_letter) => {
                self.want(Want::Kind(kind));
                Err(self.fault(Reason::NameTaken))
            }
            _ => self.piece(kind, spelled),
        }
    }

    /// The name of a player; `None` if it is left out, so that a keyword or an argument of another kind comes
    /// next.
    ///
    /// # Errors
    /// If the word is a verb, or is not a name.
    #[inline]
    pub fn optional_name(&mut self) -> Result<Option<Name>, Fault> {
        let Some(word) = self.word() else {
            self.want(Want::Kind(&NAME));
            return Ok(None);
        };
        let term = self.lexicon().term(word.word());
        if term.is_some_and(|term| term.is_word)
            || term.is_none() && !word.text.starts_with(char::is_alphabetic)
        {
            self.want(Want::Kind(&NAME));
            return Ok(None);
        }
        self.not_taken(term, &NAME, true).map(Some)
    }

    /// A number from 0 to `largest`.
    ///
    /// # Errors
    /// If the word is not a number, or is too large.
    pub fn number(&mut self, largest: u32) -> Result<u32, Fault> {
        self.between(0, largest, &NUMBER)
    }

    /// A number from 1 to `largest`.
    ///
    /// # Errors
    /// If the word is not a number in this range.
    pub fn count(&mut self, largest: u32) -> Result<u32, Fault> {
        self.between(1, largest, &NUMBER)
    }

    /// The number of an entry.
    ///
    /// # Errors
    /// If the word is not a number, or is 0.
    pub fn entry_no(&mut self) -> Result<u32, Fault> {
        self.between(1, u32::MAX, &ENTRY_NO)
    }

    #[inline]
    fn between(&mut self, least: u32, largest: u32, kind: &'static Kind) -> Result<u32, Fault> {
        self.piece(kind, |text| {
            let number = digits(text).ok_or(Reason::Expected(kind))?;
            match u32::try_from(number) {
                Ok(0) if least > 0 => Err(Reason::Zero),
                Ok(number) if number <= largest => Ok(number),
                _ => Err(Reason::TooLarge { largest }),
            }
        })
    }

    /// A number from 1; 1 if it is left out, and `largest` if a larger one is typed.
    ///
    /// # Errors
    /// If the word is 0, or begins with a digit and is not a number.
    pub fn optional_count(&mut self, largest: u32) -> Result<u32, Fault> {
        if !self.word().is_some_and(|word| word.is_numeric()) {
            self.want(Want::Kind(&NUMBER));
            return Ok(1);
        }
        self.piece(&NUMBER, |text| match digits(text) {
            None => Err(Reason::Expected(&NUMBER)),
            Some(0) => Err(Reason::Zero),
            Some(number) => Ok(u32::try_from(number).unwrap_or(u32::MAX).min(largest)),
        })
    }

    /// The rest of the line, as typed.
    ///
    /// # Errors
    /// If nothing is left.
    pub fn text(&mut self) -> Result<&'a str, Fault> {
        let Some(text) = self.rest(&TEXT) else {
            return self.expected(&TEXT);
        };
        Ok(text)
    }
}

/// Parses a name.
#[inline]
fn spelled(text: &str) -> Result<Name, Reason> {
    Name::new(text).ok_or_else(|| {
        if text.chars().nth(NAME_MAX).is_some() {
            Reason::NameTooLong
        } else {
            Reason::NameCharacters
        }
    })
}

/// Parses a number, at most `u64::MAX`; `None` if the text is not all digits.
pub fn digits(text: &str) -> Option<u64> {
    let mut number = 0u64;
    for digit in text.bytes() {
        if !digit.is_ascii_digit() {
            return None;
        }
        number = number
            .saturating_mul(10)
            .saturating_add(u64::from(digit - b'0'));
    }
    (!text.is_empty()).then_some(number)
}
