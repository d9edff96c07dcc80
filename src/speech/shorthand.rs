//! A line at the prompt on its way to being written out: its words, which keep the places where they were
//! typed.

use super::lexicon::{Lexicon, Verb};
use super::token::{Token, tokens};
use super::verb::VerbRow;

/// The words of a line, some of them written out.
#[derive(Clone, Debug)]
pub struct Shorthand<'a> {
    words: Vec<Token<'a>>,
    end: usize,
    lexicon: &'static Lexicon,
    phase: u32,
}

impl<'a> Shorthand<'a> {
    /// The words of a line between these bytes, typed in the phase with this bit.
    pub(super) fn of(
        line: &'a str,
        (from, end): (usize, usize),
        lexicon: &'static Lexicon,
        phase: u32,
    ) -> Shorthand<'a> {
        Shorthand {
            words: tokens(line, from, end).collect(),
            end,
            lexicon,
            phase,
        }
    }

    /// The words.
    pub fn words(&self) -> &[Token<'a>] {
        &self.words
    }

    /// What a word says; empty if there is none.
    pub fn text(&self, at: usize) -> &'a str {
        self.words.get(at).map_or("", |word| word.text)
    }

    /// The verb of the line, whole or by its letter.
    pub fn verb(&self) -> Option<&'static VerbRow> {
        let word = self.text(0);
        let lettered = || {
            let mut verbs = self.lexicon.verbs();
            verbs.find(|verb| verb.row.has_letter(word))
        };
        let verb = self.lexicon.verb(word).or_else(lettered)?;
        Some(verb.row)
    }

    /// Whether a word is, or begins, a verb of which this holds.
    pub fn may_be_verb(&self, word: &str, holds: impl Fn(&VerbRow) -> bool) -> bool {
        let lettered = |verb: &Verb| verb.row.is_for(self.phase) && verb.row.has_letter(word);
        self.lexicon.verb(word).is_some()
            || self.lexicon.verbs().any(|verb| lettered(&verb))
            || self
                .lexicon
                .beginning(word)
                .any(|(_, verb)| holds(verb.row))
    }

    /// Puts a word before another one, at whose place it counts as left out.
    pub fn insert(&mut self, before: usize, text: &'a str) {
        let before = before.min(self.words.len());
        let at = self.words.get(before).map_or(self.end, |word| word.at);
        self.words.insert(before, Token { text, at, len: 0 });
    }

    /// Writes a word otherwise, at the place where it was typed.
    pub fn replace(&mut self, at: usize, text: &'a str) {
        if let Some(word) = self.words.get_mut(at) {
            word.text = text;
        }
    }

    /// Puts the second word first, if it is a verb that begins with a player, whole or by its letter;
    /// whether it did.
    pub fn swap_verb(&mut self) -> bool {
        let word = self.text(1);
        let likely = |verb: &Verb| verb.row.is_for(self.phase) && verb.row.has_letter(word);
        let lettered = || self.lexicon.verbs().find(likely);
        let verb = self.lexicon.verb(word).or_else(lettered);
        let takes_name = |row: &VerbRow| {
            let mut arguments = row.arguments.iter();
            arguments.next().is_some_and(|own| own.contains("NAME"))
        };
        let swaps = self.words.len() > 1 && verb.is_some_and(|verb| takes_name(verb.row));
        if swaps {
            self.words.swap(0, 1);
        }
        swaps
    }

    /// Parts a word after so many bytes; whether there was more of it.
    pub fn split(&mut self, at: usize, size: usize) -> bool {
        let Some(word) = self.words.get_mut(at) else {
            return false;
        };
        let Some((head, tail)) = word.text.split_at_checked(size) else {
            return false;
        };
        if tail.is_empty() {
            return false;
        }
        let tail = Token {
            text: tail,
            at: word.at + size,
            len: word.len.saturating_sub(size),
        };
        (word.text, word.len) = (head, size);
        self.words.insert(at + 1, tail);
        true
    }

    /// Writes out a verb that was shortened to what only one verb of this phase can mean, and parts a verb's
    /// letter from a number right after it.
    pub fn write_out_verb(&mut self) {
        let word = self.text(0);
        let likely = |verb: &Verb| verb.row.is_for(self.phase);
        let verbs = || self.lexicon.verbs().filter(likely);
        if let Some((letter, number)) = word.split_at_checked(1)
            && !number.is_empty()
            && number.bytes().all(|byte| byte.is_ascii_digit())
            && verbs().any(|verb| verb.row.has_letter(letter))
        {
            self.split(0, 1);
            return;
        }
        let is_plain = self.lexicon.verb(word).is_some();
        if is_plain || verbs().any(|verb| verb.row.has_letter(word)) {
            return;
        }
        let mut meant = verbs().filter(|verb| verb.row.beginning(word).next().is_some());
        if let (Some(verb), None) = (meant.next(), meant.next()) {
            self.replace(0, verb.row.word);
        }
    }

    /// Writes out the word at this byte, if it begins only one of these, or one with which the others begin;
    /// whether it did. The first word, the verb, is left alone.
    pub(super) fn lengthen(
        &mut self,
        at: usize,
        words: impl Iterator<Item = &'static str>,
    ) -> bool {
        let mut typed = self.words.iter().skip(1);
        let Some(place) = typed.position(|word| word.at == at && word.len > 0) else {
            return false;
        };
        let place = place + 1;
        let short = self.text(place);
        let mut meant: Vec<&str> = words.filter(|word| abbreviates(short, word)).collect();
        meant.sort_by_key(|word| word.len());
        let Some((shortest, rest)) = meant.split_first() else {
            return false;
        };
        let one = rest.iter().all(|word| word.starts_with(shortest));
        if one {
            self.replace(place, shortest);
        }
        one
    }
}

/// Whether a word is short for another: its beginning, or the beginnings of its parts.
fn abbreviates(short: &str, word: &str) -> bool {
    let mut parts = word.split('-');
    let short = short.to_ascii_lowercase();
    short != word
        && (word.starts_with(&short)
            || short.contains('-')
                && short
                    .split('-')
                    .all(|short| parts.next().is_some_and(|part| part.starts_with(short))))
}
