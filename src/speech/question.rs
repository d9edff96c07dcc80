//! Questions: what is asked of the referee, and never journaled.

use super::dialect::Dialect;
use super::error::Expected;
use super::reader::{Fault, Reader};
use super::verb::Verb;
use crate::dominoes::tile::Tile;
use crate::law::nos::entry::Entry;
use crate::table::name::Name;
use std::fmt;

/// A question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// Where the session stands.
    Status,
    /// The layout.
    Show,
    /// Every legal play now.
    Legal,
    /// How this tile could be played now.
    LegalTile(Tile),
    /// Every legal play before this entry.
    LegalAt(u32),
    /// Everyone's chips.
    Balances,
    /// The ruling on an entry that is not recorded.
    Try(Entry),
    /// The entries that stand, or all that were made.
    History {
        /// Whether all are wanted.
        all: bool,
    },
    /// The ruling on an entry; the last one where no number is given.
    Why(Option<u32>),
    /// What the rulebook says; all of it where nothing is named.
    Rule(Option<Passage>),
    /// The card of the games.
    Games,
    /// Who can hold what; everyone where nobody is named.
    Holds(Option<Name>),
    /// Who could hold what before this entry.
    HoldsAt(u32),
    /// What the record proves.
    Audit,
    /// What can be typed.
    Help(Topic),
    /// To leave.
    Quit,
}

/// A passage of the rulebook: a chapter, an article such as `7.3`, or a part of one such as `11.2e`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Passage {
    /// The chapter.
    pub chapter: u8,
    /// The article of the chapter; the whole chapter where it is not said.
    pub article: Option<u8>,
    /// The letter of the part, in lower case; only where there is an article.
    pub part: Option<char>,
}

/// What help is wanted about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Topic {
    /// Everything.
    Everything,
    /// One verb.
    Verb(Verb),
    /// Words that are not just a verb.
    Words(String),
}

impl Question {
    /// Its verb.
    pub fn verb(&self) -> Verb {
        match self {
            Question::Status => Verb::Status,
            Question::Show => Verb::Show,
            Question::Legal | Question::LegalTile(_) | Question::LegalAt(_) => Verb::Legal,
            Question::Balances => Verb::Balances,
            Question::Try(_) => Verb::Try,
            Question::History { .. } => Verb::History,
            Question::Why(_) => Verb::Why,
            Question::Rule(_) => Verb::Rule,
            Question::Games => Verb::Games,
            Question::Holds(_) | Question::HoldsAt(_) => Verb::Holds,
            Question::Audit => Verb::Audit,
            Question::Help(_) => Verb::Help,
            Question::Quit => Verb::Quit,
        }
    }
}

impl Passage {
    /// Reads `7`, `7.3` or `11.2e`; nothing where it is none of them.
    pub(super) fn read(text: &str) -> Option<Passage> {
        let number = |text: &str| {
            let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
            digits.then(|| text.parse().ok()).flatten()
        };
        let Some((chapter, article)) = text.split_once('.') else {
            return Some(Passage {
                chapter: number(text)?,
                article: None,
                part: None,
            });
        };
        let part = article
            .chars()
            .next_back()
            .filter(char::is_ascii_alphabetic);
        let article = article
            .strip_suffix(|c: char| c.is_ascii_alphabetic())
            .unwrap_or(article);
        Some(Passage {
            chapter: number(chapter)?,
            article: Some(number(article)?),
            part: part.map(|letter| letter.to_ascii_lowercase()),
        })
    }
}

impl fmt::Display for Passage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.chapter)?;
        if let Some(article) = self.article {
            write!(f, ".{article}")?;
        }
        self.part.map_or(Ok(()), |part| write!(f, "{part}"))
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb().word())?;
        match self {
            Question::LegalTile(tile) => write!(f, " {tile}"),
            Question::LegalAt(number) | Question::HoldsAt(number) => write!(f, " at {number}"),
            Question::Try(entry) => write!(f, " {entry}"),
            Question::History { all: true } => f.write_str(" all"),
            Question::Why(Some(number)) => write!(f, " {number}"),
            Question::Rule(Some(passage)) => write!(f, " {passage}"),
            Question::Holds(Some(name)) => write!(f, " {name}"),
            Question::Help(Topic::Verb(verb)) => write!(f, " {}", verb.word()),
            Question::Help(Topic::Words(words)) => write!(f, " {words}"),
            _ => Ok(()),
        }
    }
}

impl Reader<'_> {
    /// A passage of the rulebook.
    pub fn passage(&mut self) -> Result<Passage, Fault> {
        match self.word.and_then(|word| Passage::read(word.text)) {
            Some(passage) => {
                self.advance();
                Ok(passage)
            }
            None => self.expected(Expected::Passage),
        }
    }

    /// What help is wanted about: a verb, shortened or not, or any words.
    pub fn topic(&mut self) -> Topic {
        let Some(text) = self.text() else {
            return Topic::Everything;
        };
        let verb = match (Verb::read(text), self.dialect) {
            (None, Dialect::Prompt) => Verb::shortened(text),
            (verb, _) => verb,
        };
        verb.map_or_else(|| Topic::Words(text.to_owned()), Topic::Verb)
    }
}
