//! Writes out a shortened line at the prompt. Its words keep the places where they were typed.

use super::lexicon::{Lexicon, Verb};
use super::shell::ShellVerb;
use super::token::{Parts, Token};
use super::verb::{ALWAYS, VerbRow};
use crate::table::name::{JOIN, Name, QUOTE};

fn is_piece(word: &str) -> bool {
    word.bytes().any(|byte| byte.is_ascii_digit())
}

/// The words of a line, some of them written out.
#[derive(Clone, Debug)]
pub struct Shorthand<'a> {
    pub(super) line: &'a str,
    pub(super) parts: Parts<'a>,
    lexicon: &'static Lexicon,
    phase: u64,
}

impl<'a> Shorthand<'a> {
    /// The words of nothing yet. `phase` is the bit of the current phase.
    pub(super) fn new(line: &'a str, lexicon: &'static Lexicon, phase: u64) -> Shorthand<'a> {
        Shorthand {
            line,
            parts: Parts::default(),
            lexicon,
            phase,
        }
    }

    /// Makes one word of a name with blanks: of any in quotes, and of these also without.
    pub fn join_names(&mut self, names: &'a [Name]) {
        for at in 0..self.parts.words.len() {
            let rest = self.parts.words.get(at..).unwrap_or_default();
            let is_last = |word: &Token<'_>| word.text.len() > 1 && word.text.ends_with(QUOTE);
            let more = if self.text(at).starts_with(QUOTE) {
                rest.iter().position(is_last)
            } else {
                let mut more = names.iter().map(|name| name.as_str().matches(JOIN).count());
                more.find(|more| *more > 0 && self.name(at, *more, names).is_some())
            };
            let name = more.and_then(|more| self.name(at, more, names));
            (0..more.unwrap_or_default()).for_each(|_| self.join(at));
            if let Some(name) = name {
                self.replace(at, name.as_str());
            }
        }
    }

    /// The one of these names that stands in this word and so many more.
    fn name(&self, at: usize, more: usize, names: &'a [Name]) -> Option<&'a Name> {
        let words = self.parts.words.get(at..=at + more)?.iter();
        let typed = Name::typed(&words.map(|word| word.text).collect::<Vec<_>>().join(" "))?;
        names.iter().find(|name| typed.is(name))
    }

    /// Puts the words of entries in place of those of the language that was chosen: `leg 64 op oost`; and `quit`
    /// for `exit`, which can be a name in a journal.
    pub(super) fn translate(&mut self) {
        if self.parts.words.len() == 1 && self.text(0).eq_ignore_ascii_case("exit") {
            self.replace(0, ShellVerb::Quit.row().word);
        }
        if !self.lexicon.is_translated() {
            return;
        }
        self.translate_verb(0);
        match self.text(0) {
            "try" => self.translate_verb(1),
            "fix" | "insert" => self.translate_verb(2),
            // A name may stand first.
            first if self.lexicon.verb(first).is_none() => self.translate_verb(1),
            _ => {}
        }
        for at in 1..self.parts.words.len() {
            let (before, word) = (self.text(at - 1), self.text(at));
            // Elsewhere it may be a name.
            let is_after_word = self.lexicon.find(before).is_some_and(|term| term.is_word);
            let mut words = self.lexicon.words();
            let is_meant = |meant: &&str| {
                let ends_place = *meant == "on" || !is_piece(self.text(at + 1));
                let typed = self.lexicon.typed_word(meant);
                typed.is_some_and(|typed| typed.eq_ignore_ascii_case(word))
                    && (is_after_word || is_piece(before) && ends_place)
            };
            if let Some(meant) = words.find(is_meant) {
                self.replace(at, meant);
            }
        }
    }

    fn translate_verb(&mut self, at: usize) {
        let word = self.text(at);
        let verbs = self.lexicon.verbs().map(|verb| verb.row);
        let is_typed = |row: &&'static VerbRow| self.lexicon.typed(row).eq_ignore_ascii_case(word);
        let mut meant = verbs.filter(is_typed).map(|row| row.word);
        // A word for an entry and a question asks if it stands alone.
        let meant = match self.parts.words.get(at + 1) {
            None => meant.last(),
            Some(_) => meant.next(),
        };
        if self.lexicon.verb(word).is_none()
            && let Some(meant) = meant
        {
            self.replace(at, meant);
        }
    }

    pub fn words(&self) -> &[Token<'a>] {
        &self.parts.words
    }

    /// The word at this place; empty if there is none.
    pub fn text(&self, at: usize) -> &'a str {
        self.parts.words.get(at).map_or("", |word| word.text)
    }

    /// The verb of the line, written out or as its letter.
    pub fn verb(&self) -> Option<&'static VerbRow> {
        self.named(self.text(0), ALWAYS)
    }

    /// The verb with this word, or one of this phase with this letter.
    fn named(&self, word: &str, phase: u64) -> Option<&'static VerbRow> {
        let lettered = |verb: &Verb| verb.row.is_for(phase) && verb.row.has_letter(word);
        let lettered = || self.lexicon.verbs().find(lettered);
        let verb = self.lexicon.verb(word).or_else(lettered)?;
        Some(verb.row)
    }

    /// The verbs that make sense in this phase.
    fn likely(&self) -> impl Iterator<Item = Verb> + use<> {
        let phase = self.phase;
        let verbs = self.lexicon.verbs();
        verbs.filter(move |verb| verb.row.is_for(phase))
    }

    /// Whether a word is a verb, or the letter or the beginning of one for which `holds` is true.
    pub fn may_be_verb(&self, word: &str, holds: impl Fn(&VerbRow) -> bool) -> bool {
        let lexicon = self.lexicon;
        lexicon.verb(word).is_some()
            || (self.likely()).any(|verb| verb.row.has_letter(word) && holds(verb.row))
            || lexicon.beginning(word).any(|(_, verb)| holds(verb.row))
    }

    /// Puts a word that was left out before another one.
    pub fn insert(&mut self, before: usize, text: &'a str) {
        let before = before.min(self.parts.words.len());
        let at = self
            .parts
            .words
            .get(before)
            .map_or(self.parts.end, |word| word.at);
        self.parts.words.insert(before, Token { text, at, len: 0 });
    }

    pub fn replace(&mut self, at: usize, text: &'a str) {
        if let Some(word) = self.parts.words.get_mut(at) {
            word.text = text;
        }
    }

    /// Swaps the first two words if the second is a verb, or its letter, and the verb's first argument is a
    /// player. Returns whether it did.
    pub fn swap_verb(&mut self) -> bool {
        let verb = self.named(self.text(1), self.phase);
        let first = verb.and_then(|row| row.arguments.first());
        let takes_name = first.is_some_and(|argument| argument.contains("NAME"));
        let swaps = self.parts.words.len() > 1 && takes_name;
        if swaps {
            self.parts.words.swap(0, 1);
        }
        swaps
    }

    /// This word and the next one as they were typed, if both were.
    pub fn pair(&self, at: usize) -> Option<&'a str> {
        let (one, other) = (self.parts.words.get(at)?, self.parts.words.get(at + 1)?);
        self.line.get(one.at..other.at + other.len)
    }

    /// Makes one word of this one and the next one.
    pub fn join(&mut self, at: usize) {
        if let Some(text) = self.pair(at) {
            self.parts.words.remove(at + 1);
            if let Some(word) = self.parts.words.get_mut(at) {
                (word.text, word.len) = (text, text.len());
            }
        }
    }

    /// Splits a word after `size` bytes; returns false if nothing would be left.
    pub fn split(&mut self, at: usize, size: usize) -> bool {
        if let Some(word) = self.parts.words.get_mut(at)
            && let Some((head, text)) = word.text.split_at_checked(size)
            && !text.is_empty()
        {
            let len = word.len.saturating_sub(size);
            let tail = Token {
                text,
                at: word.at + size,
                len,
            };
            (word.text, word.len) = (head, size);
            self.parts.words.insert(at + 1, tail);
            return true;
        }
        false
    }

    /// Writes out a shortened verb if only one verb of this phase begins with it, and it is not one that asks. Splits
    /// a verb's letter from a number that follows without a blank.
    pub fn write_out_verb(&mut self) {
        let word = self.text(0);
        if let Some((letter, number)) = word.split_at_checked(1)
            && !number.is_empty()
            && number.bytes().all(|byte| byte.is_ascii_digit())
            && self.likely().any(|verb| verb.row.has_letter(letter))
        {
            self.split(0, 1);
            return;
        }
        let is_plain = self.lexicon.verb(word).is_some();
        if is_plain || self.likely().any(|verb| verb.row.has_letter(word)) {
            return;
        }
        let begun = |verb: &Verb| verb.row.beginning(word).next().is_some();
        let mut meant = self.likely().filter(begun);
        if let (Some(verb), None) = (meant.next(), meant.next())
            && !verb.row.asks
        {
            self.replace(0, verb.row.word);
        }
    }

    /// Writes out the word at this byte if it begins only one of `words`, or one that begins all the others.
    /// Returns whether it did. Never changes the first word, the verb.
    pub(super) fn lengthen(
        &mut self,
        at: usize,
        words: impl Iterator<Item = &'static str>,
    ) -> bool {
        let mut typed = self.parts.words.iter().skip(1);
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

/// Whether a word is short for another: it is its beginning, or has the beginnings of its parts (`a-b`).
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

/// A session, as far as it says what may be left out of a line.
pub trait Situation {
    fn phase_bit(&self) -> u64;

    /// Writes out what the session makes obvious at the prompt. [`Shorthand::write_out_verb`] does the verb.
    fn write_out<'a>(&'a self, line: &mut Shorthand<'a>);

    /// The sentence that says what must be typed before anything else; `None` if nothing must.
    fn first_of_all(&self) -> Option<&'static str>;
}
