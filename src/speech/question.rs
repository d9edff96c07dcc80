//! Questions: what is asked of the referee, and never journaled.

use super::dialect::Dialect;
use super::error::Expected;
use super::law::Speech;
use super::reader::{Fault, Reader};
use super::verb::Verb;
use std::fmt;

/// A question.
pub enum Question<L: Speech> {
    /// What only the law can be asked.
    Own(L::Question),
    /// Where the session stands.
    Status,
    /// The ruling on an entry that is not recorded.
    Try(L::Entry),
    /// The entries that stand, or all that were made.
    History {
        /// Whether all are wanted.
        all: bool,
    },
    /// The ruling on an entry; the last one where no number is given.
    Why(Option<u32>),
    /// What the rulebook says; all of it where nothing is named.
    Rule(Option<Passage>),
    /// What can be typed.
    Help(Topic),
    /// To leave.
    Quit,
}

impl<L: Speech> Question<L> {
    /// Its verb.
    pub fn word(&self) -> String {
        let said = self.to_string();
        said.split(' ').next().unwrap_or_default().to_owned()
    }

    /// Its verb.
    pub fn verb(&self) -> Verb {
        Verb::read(&self.word()).unwrap_or(Verb::Status)
    }
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

impl<L: Speech> Clone for Question<L> {
    fn clone(&self) -> Question<L> {
        match self {
            Question::Own(own) => Question::Own(own.clone()),
            Question::Status => Question::Status,
            Question::Try(entry) => Question::Try(entry.clone()),
            Question::History { all } => Question::History { all: *all },
            Question::Why(number) => Question::Why(*number),
            Question::Rule(passage) => Question::Rule(*passage),
            Question::Help(topic) => Question::Help(topic.clone()),
            Question::Quit => Question::Quit,
        }
    }
}

impl<L: Speech> PartialEq for Question<L> {
    fn eq(&self, other: &Question<L>) -> bool {
        match (self, other) {
            (Question::Own(one), Question::Own(other)) => one == other,
            (Question::Try(one), Question::Try(other)) => one == other,
            (Question::History { all: one }, Question::History { all: other }) => one == other,
            (Question::Why(one), Question::Why(other)) => one == other,
            (Question::Rule(one), Question::Rule(other)) => one == other,
            (Question::Help(one), Question::Help(other)) => one == other,
            (Question::Status, Question::Status) | (Question::Quit, Question::Quit) => true,
            _ => false,
        }
    }
}

impl<L: Speech> Eq for Question<L> {}

impl<L: Speech> fmt::Debug for Question<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Question({self})")
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

impl<L: Speech> fmt::Display for Question<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Question::Own(own) => own.fmt(f),
            Question::Status => f.write_str("status"),
            Question::Try(entry) => write!(f, "try {entry}"),
            Question::History { all: false } => f.write_str("history"),
            Question::History { all: true } => f.write_str("history all"),
            Question::Why(None) => f.write_str("why"),
            Question::Why(Some(number)) => write!(f, "why {number}"),
            Question::Rule(None) => f.write_str("rule"),
            Question::Rule(Some(passage)) => write!(f, "rule {passage}"),
            Question::Help(Topic::Everything) => f.write_str("help"),
            Question::Help(Topic::Verb(verb)) => write!(f, "help {}", verb.word()),
            Question::Help(Topic::Words(words)) => write!(f, "help {words}"),
            Question::Quit => f.write_str("quit"),
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
