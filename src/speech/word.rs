//! The words of a line, one after the other, with where they stand.

use super::lexicon::{Term, term};

/// A word and where it begins, in bytes.
#[derive(Clone, Copy, Debug)]
pub struct Word<'a> {
    /// As it was typed.
    pub text: &'a str,
    /// Where it begins in the line.
    pub at: usize,
    /// What it is, where it is a word of the language.
    pub term: Option<Term>,
}

impl Word<'_> {
    /// Whether it begins with a digit, as numbers and tiles do.
    pub fn is_numeric(&self) -> bool {
        self.text.as_bytes().first().is_some_and(u8::is_ascii_digit)
    }
}

/// The words that are still to come.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    rest: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    /// The words of a text that begins there in its line.
    pub fn new(text: &'a str, at: usize) -> Words<'a> {
        Words { rest: text, at }
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = Word<'a>;

    fn next(&mut self) -> Option<Word<'a>> {
        let text = self.rest.trim_start();
        self.at += self.rest.len() - text.len();
        if text.is_empty() {
            return None;
        }
        let end = text.find(char::is_whitespace).unwrap_or(text.len());
        let (text, rest) = text.split_at_checked(end)?;
        let at = self.at;
        self.at += end;
        self.rest = rest;
        let term = if text.as_bytes().first().is_some_and(u8::is_ascii_digit) {
            None
        } else {
            term(text)
        };
        Some(Word { text, at, term })
    }
}
