//! Reading words one by one: the names, numbers, tiles and keywords that every verb is made of.

use super::dialect::Dialect;
use super::error::{Expected, Reason};
use super::keyword::Keyword;
use super::verb::Verb;
use super::word::{Word, Words};

/// What could not be read, and where: a stretch of bytes, empty where something is missing.
#[derive(Clone, Copy, Debug)]
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
    pub fn at(word: &Word, reason: Reason) -> Fault {
        Fault {
            at: word.at,
            len: word.text.len(),
            reason,
        }
    }
}

/// Reads a line word by word; `word` is the next one.
pub struct Reader<'a> {
    words: Words<'a>,
    /// The next word.
    pub word: Option<Word<'a>>,
    body: &'a str,
    start: usize,
    /// How much has to be typed.
    pub dialect: Dialect,
    /// The verb whose words are being read.
    pub verb: Option<Verb>,
    /// Whether `waive` was read.
    pub waived: bool,
}

impl<'a> Reader<'a> {
    /// Reads this text, which begins there in its line.
    pub fn new(body: &'a str, start: usize, dialect: Dialect) -> Reader<'a> {
        let body = body.trim_end();
        let mut words = Words::new(body, start);
        Reader {
            word: words.next(),
            words,
            body,
            start,
            dialect,
            verb: None,
            waived: false,
        }
    }

    /// Goes on to the word after the next one.
    pub fn advance(&mut self) {
        self.word = self.words.next();
    }

    /// What is wrong with the next word, or with its missing.
    pub fn fault(&self, reason: Reason) -> Fault {
        match self.word {
            Some(word) => Fault::at(&word, reason),
            None => Fault {
                at: self.start + self.body.len(),
                len: 0,
                reason,
            },
        }
    }

    /// Something else is expected than the next word.
    pub fn expected<T>(&self, expected: Expected) -> Result<T, Fault> {
        Err(self.fault(Reason::Expected(expected)))
    }

    /// What the next word means after a verb.
    pub fn keyword(&self) -> Option<Keyword> {
        self.word?.term?.keyword()
    }

    /// Takes this keyword, if it comes next.
    pub fn take(&mut self, keyword: Keyword) -> bool {
        let taken = self.keyword() == Some(keyword);
        if taken {
            self.advance();
        }
        taken
    }

    /// Takes this keyword, which must come next.
    pub fn must(&mut self, keyword: Keyword, expected: Expected) -> Result<(), Fault> {
        if self.take(keyword) {
            Ok(())
        } else {
            self.expected(expected)
        }
    }

    /// Takes `waive`, if it comes next.
    pub fn waive(&mut self) -> bool {
        self.waived = self.take(Keyword::Waive);
        self.waived
    }

    /// Everything that is still to come, as it was typed.
    pub fn text(&mut self) -> Option<&'a str> {
        let text = self.body.get(self.word?.at - self.start..)?;
        self.words = Words::new("", self.start);
        self.word = None;
        Some(text)
    }

    /// Whether something still comes that is not `waive`.
    pub fn goes_on(&self) -> bool {
        self.word.is_some() && self.keyword() != Some(Keyword::Waive)
    }
}
