//! Players' names: what is one, and what is a word of the language.

use super::error::{Expected, Reason};
use super::keyword::Keyword;
use super::lexicon::Term;
use super::reader::{Fault, Reader};
use super::word::Word;
use crate::table::name::{NAME_MAX, Name};

/// The fewest and the most players that are seated (article 1.1).
const SEATS: std::ops::RangeInclusive<usize> = 3..=5;

impl Reader<'_> {
    /// The name of somebody new.
    pub fn new_name(&mut self) -> Result<Name, Fault> {
        match self.word {
            Some(word) if word.term.is_some() => Err(self.fault(Reason::NameTaken)),
            Some(word) if !word.is_numeric() => self.spelled(word),
            _ => self.expected(Expected::Name),
        }
    }

    /// The name of a player, or its beginning; an arm's letter may begin one.
    pub fn name(&mut self) -> Result<Name, Fault> {
        match self.word {
            Some(word) if self.is_letter(word) => self.spelled(word),
            _ => self.new_name(),
        }
    }

    /// The name of a player, if one is said: a word for what comes after him is none.
    pub fn optional_name(&mut self) -> Result<Option<Name>, Fault> {
        let Some(word) = self.word else {
            return Ok(None);
        };
        match word.term {
            None if !word.text.starts_with(char::is_alphabetic) => Ok(None),
            None => self.spelled(word).map(Some),
            Some(_) if self.is_letter(word) => self.spelled(word).map(Some),
            Some(term) => match term.keyword() {
                Some(
                    Keyword::On
                    | Keyword::Claim
                    | Keyword::Stands
                    | Keyword::Waive
                    | Keyword::Drawn
                    | Keyword::At,
                ) => Ok(None),
                _ => Err(self.fault(Reason::NameTaken)),
            },
        }
    }

    fn is_letter(&self, word: Word) -> bool {
        matches!(word.term, Some(Term::Keyword(Keyword::Letter(_))))
    }

    fn spelled(&mut self, word: Word) -> Result<Name, Fault> {
        match Name::new(word.text) {
            Some(name) => {
                self.advance();
                Ok(name)
            }
            None if word.text.chars().nth(NAME_MAX).is_some() => {
                Err(self.fault(Reason::NameTooLong))
            }
            None => Err(self.fault(Reason::NameCharacters)),
        }
    }

    /// The players of a session.
    pub fn players(&mut self) -> Result<Vec<Name>, Fault> {
        let mut names = Vec::with_capacity(*SEATS.end());
        while names.len() < *SEATS.start() || self.goes_on() {
            if names.len() == *SEATS.end() {
                return Err(self.fault(Reason::TableFull));
            }
            if !self.goes_on() {
                return self.expected(Expected::Player);
            }
            names.push(self.new_name()?);
        }
        Ok(names)
    }

    /// One or more players, each with something.
    pub fn each<T>(
        &mut self,
        read: impl Fn(&mut Self) -> Result<T, Fault>,
    ) -> Result<Vec<(Name, T)>, Fault> {
        let mut each = vec![(self.name()?, read(self)?)];
        while self.goes_on() {
            each.push((self.name()?, read(self)?));
        }
        Ok(each)
    }
}
