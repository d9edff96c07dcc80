//! Writes out a shortened line at the prompt. Its words keep the places where they were typed.

mod said;

use super::clock;
use super::dictionary::is_phrase;
use super::lexicon::{Lexicon, Verb, VerbPlace};
use super::shell::{ShellVerb, amends};
use super::token::{PARTS, Parts, Token, digits};
use super::verb::{ALWAYS, VerbRow, begins};
use crate::table::name::{JOIN, Name, QUOTE};
use crate::words::Words;
use std::fmt;

/// The words of a line, some of them written out.
#[derive(Clone, Debug)]
pub struct Shorthand<'a> {
    pub(super) line: &'a str,
    pub(super) parts: Parts<'a>,
    lexicon: &'static Lexicon,
    phase: u64,
    /// The message that answers what is said in the line, and whether the line can be an entry all the same.
    pub answer: Option<(&'static str, bool)>,
}

impl<'a> Shorthand<'a> {
    /// The words of nothing yet. `phase` is the bit of the current phase.
    pub(super) fn new(line: &'a str, lexicon: &'static Lexicon, phase: u64) -> Shorthand<'a> {
        Shorthand {
            line,
            parts: Parts::default(),
            lexicon,
            phase,
            answer: None,
        }
    }

    /// Makes one word of a name with blanks: of any in quotes, and of these, or of their first words, also without.
    pub fn join_names(&mut self, names: &'a [Name]) {
        for at in 0..self.parts.words.len() {
            let rest = self.parts.words.get(at..).unwrap_or_default();
            let is_last = |word: &Token<'_>| word.text.len() > 1 && word.text.ends_with(QUOTE);
            let more = if self.text(at).starts_with(QUOTE) {
                rest.iter().position(is_last)
            } else {
                let more = names.iter().map(|name| name.as_str().matches(JOIN).count());
                let mut more = (1..=more.max().unwrap_or_default()).rev();
                more.find(|more| !self.names(at, *more, names).is_empty())
            };
            let meant = more.map_or_else(Vec::new, |more| self.names(at, more, names));
            (0..more.unwrap_or_default()).for_each(|_| self.join(at));
            if let [name] = meant.as_slice() {
                self.replace(at, name.as_str());
            }
        }
    }

    /// The one of these names that stands in this word and so many more, or else those whose first words do.
    fn names(&self, at: usize, more: usize, names: &'a [Name]) -> Vec<&'a Name> {
        let words: Vec<&str> = self
            .parts
            .words
            .get(at..=at + more)
            .unwrap_or_default()
            .iter()
            .map(|word| word.text)
            .collect();
        let Some(typed) = Name::typed(&words.join(" ")) else {
            return Vec::new();
        };
        let is_it = names
            .iter()
            .filter(|name| typed.is(name))
            .collect::<Vec<_>>();
        let begun = names.iter().filter(|name| typed.is_first_words_of(name));
        if is_it.is_empty() {
            begun.collect()
        } else {
            is_it
        }
    }

    /// Writes out what the session makes obvious, but for a clock at the end, which needs no blank before it.
    pub(super) fn write_out(&mut self, session: &'a dyn PromptContext) {
        let last = self.parts.words.len().saturating_sub(1);
        let clock = self
            .text(last)
            .find(clock::BEGINS)
            .filter(|_| self.lexicon.vocabulary.has_clocks);
        if clock.is_some_and(|at| at > 0 && self.split(last, at)) {
            return self.write_out(session);
        }
        let clock = clock.and_then(|_| self.parts.words.pop());
        let end = self.parts.end;
        self.parts.end = clock.map_or(end, |clock| clock.at);
        session.write_out(self);
        self.parts.words.extend(clock);
        self.parts.end = end;
    }

    /// Writes out the new entries of a correction, each in the session before its place.
    pub(super) fn write_out_parts(&mut self, session: &'a dyn PromptContext) {
        let mut at = 0;
        while at < self.parts.words.len() {
            let rest = self.parts.words.get(at..).unwrap_or_default();
            let mut end = rest
                .iter()
                .position(|word| word.text == PARTS)
                .map_or(self.parts.words.len(), |end| at + end);
            let amends = self.named(self.text(at), ALWAYS).is_some_and(amends);
            let place = digits(self.text(at + 1)).and_then(|no| u32::try_from(no).ok());
            if let Some(place) = place.filter(|_| amends).and_then(|no| session.before(no))
                && at + 2 < end
            {
                let mut entry = Shorthand::new(self.line, self.lexicon, place.phase_bit());
                entry.parts.words = self.parts.words.drain(at + 2..end).collect();
                let last = entry.parts.words.last();
                entry.parts.end = last.map_or(0, |last| last.at + last.len);
                entry.write_out(place);
                end = at + 2 + entry.parts.words.len();
                self.parts.words.insert_many(at + 2, entry.parts.words);
            }
            at = end + 1;
        }
    }

    /// Leaves out the commas and colons behind words, and the mark at the end of what is asked or called out: `score?`. Returns
    /// whether it asks.
    pub(super) fn drop_marks(&mut self) -> bool {
        let last = self.parts.words.len().saturating_sub(1);
        for (at, word) in self.parts.words.iter_mut().enumerate() {
            let marks: &[char] = if at == last {
                &['?', '!', ',']
            } else {
                &[',', ':']
            };
            let plain = word.text.trim_end_matches(marks);
            if !plain.is_empty() {
                word.text = plain;
            }
        }
        let typed = self.line.get(..self.parts.end).unwrap_or_default();
        typed.ends_with('?') && !self.text(last).ends_with('?')
    }

    /// Puts verbs in place of those of the language that was chosen, `play 64` for `leg 64`; and `quit` for `exit`,
    /// which can be a name in a journal. The reader knows the words after them.
    pub(super) fn translate(&mut self, session: Option<&dyn PromptContext>) {
        if self.parts.words.len() == 1 && self.text(0).eq_ignore_ascii_case("exit") {
            self.replace(0, ShellVerb::Quit.row().word);
        }
        if self.lexicon.dictionary.is_empty() {
            return;
        }
        let mut part = 0;
        while part < self.parts.words.len() {
            self.translate_verbs(part, session);
            let mut rest = self.parts.words.iter().skip(part);
            let ends = rest.position(|word| word.text == PARTS);
            part += ends.map_or(usize::MAX - part, |ends| ends + 1);
        }
    }

    /// Translates the verb at this place, or the one after a player; and that of the entry in it.
    fn translate_verbs(&mut self, at: usize, session: Option<&dyn PromptContext>) {
        let is_player = session.is_some_and(|session| session.is_player(self.text(at)));
        if is_player && self.translate_verb(at + 1) {
            return;
        }
        let is_verb = self.translate_verb(at);
        let may_be_name = || self.said(0) == 0 && Name::typed(self.text(0)).is_some();
        if !is_verb && at == 0 && !is_player && may_be_name() {
            self.translate_verb(1);
        }
        match self.text(at) {
            "try" => self.translate_verbs(at + 1, session),
            "fix" | "insert" => self.translate_verbs(at + 2, session),
            _ => {}
        }
    }

    /// Returns whether a verb stands there. A word for an entry and a question asks if it stands alone; of several other
    /// verbs that have the word, one that makes sense now is meant.
    fn translate_verb(&mut self, at: usize) -> bool {
        if self.text(at).is_empty() || self.lexicon.verb(self.text(at)).is_some() {
            return !self.text(at).is_empty();
        }
        let typed = |phrase: &&str| {
            let words = self.parts.words.iter().skip(at);
            is_phrase(phrase, words.map(|word| word.text))
        };
        let meant = self.lexicon.verbs().filter_map(|verb| {
            let phrases = self
                .lexicon
                .dictionary
                .of_verb(verb.row)
                .iter()
                .map(String::as_str)
                .filter(typed);
            let longest = phrases.max_by_key(|phrase| phrase.split(' ').count())?;
            let words = longest.split(' ').count();
            let is_alone = at + words == self.parts.words.len();
            let asks = !matches!(verb.place, VerbPlace::Entry(_));
            let is_now = verb.row.is_for(self.phase);
            let is_told = longest == self.lexicon.typed(verb.row);
            let rank = (words, asks == is_alone, is_now, is_told);
            Some((rank, verb.row.word, words))
        });
        let Some((_, word, words)) = meant.max_by_key(|(rank, ..)| *rank) else {
            return false;
        };
        // What people say may begin with the verb.
        if self.said(at) > words {
            return false;
        }
        (1..words).for_each(|_| self.join(at));
        self.replace(at, word);
        true
    }

    pub fn messages(&self) -> &'static Words {
        &self.lexicon.messages
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
        self.verb_at(0)
    }

    /// The same at another place.
    pub fn verb_at(&self, at: usize) -> Option<&'static VerbRow> {
        self.named(self.text(at), ALWAYS)
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

    /// Whether a word is the beginning of a keyword that begins so, and neither a verb nor the letter of one.
    pub fn begins_keyword(&self, text: &str, starts: &[&str]) -> bool {
        let mut words = self
            .lexicon
            .vocabulary
            .words
            .iter()
            .filter(|word| starts.iter().any(|start| word.starts_with(start)));
        let is_begun = |own: &&str| {
            let mut typed = self.lexicon.all_typed_words(own);
            typed.any(|word| begins(word, text))
        };
        self.lexicon.verb(text).is_none()
            && !self.likely().any(|verb| verb.row.has_letter(text))
            && words.any(is_begun)
    }

    /// Whether a word is a verb, or the letter, or two letters and more, of one for which `holds` is true.
    pub fn may_be_verb(&self, word: &str, holds: impl Fn(&VerbRow) -> bool) -> bool {
        let lexicon = self.lexicon;
        lexicon.verb(word).is_some()
            || (self.likely()).any(|verb| verb.row.has_letter(word) && holds(verb.row))
            || word.len() > 1
                && lexicon
                    .beginning(word, ALWAYS)
                    .iter()
                    .any(|(_, verb)| holds(verb.row))
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
        let takes_name = |row: &VerbRow| {
            let first = row.arguments.first();
            first.is_some_and(|argument| argument.contains("NAME"))
        };
        // A word that alone asks tells something of a player.
        let is_told = |row: &&&VerbRow| verb.is_some_and(|verb| verb.word == row.word);
        let told = self.lexicon.vocabulary.entries.iter().filter(is_told);
        let swaps = self.parts.words.len() > 1 && told.copied().chain(verb).any(takes_name);
        if swaps {
            self.parts.words.swap(0, 1);
        }
        swaps
    }

    /// This word and so many more as they were typed, if all were.
    pub fn span(&self, at: usize, more: usize) -> Option<&'a str> {
        let (one, other) = (self.parts.words.get(at)?, self.parts.words.get(at + more)?);
        self.line.get(one.at..other.at + other.len)
    }

    /// Makes one word of this one and the next one.
    pub fn join(&mut self, at: usize) {
        if let Some(text) = self.span(at, 1) {
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
        let begun = self.lexicon.beginning(word, self.phase);
        if let [(_, verb), rest @ ..] = begun.as_slice()
            && rest.iter().all(|(_, other)| other == verb)
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
        let lexicon = self.lexicon;
        let typed = words.flat_map(|own| lexicon.all_typed_words(own).map(move |word| (word, own)));
        let mut meant: Vec<_> = typed.filter(|(word, _)| abbreviates(short, word)).collect();
        meant.sort_by_key(|(word, _)| word.len());
        let Some(((shortest, own), rest)) = meant.split_first() else {
            return false;
        };
        let is_meant = |(word, other): &(&str, &str)| word.starts_with(shortest) || other == own;
        let one = rest.iter().all(is_meant);
        if one {
            self.replace(place, own);
        }
        one
    }

    /// Leaves out the `'s` behind a name at the beginning: `bram's turn`.
    pub fn drop_possessive(&mut self, is_name: impl Fn(&str) -> bool) {
        let word = self.text(0);
        let owner = word.strip_suffix("'s").or(word.strip_suffix("’s"));
        if let Some(owner) = owner.filter(|owner| !is_name(word) && is_name(owner)) {
            self.replace(0, owner);
        }
    }

    /// Leaves out the first word.
    pub fn drop_first(&mut self) {
        self.parts.words.remove(0);
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
pub trait PromptContext: fmt::Debug {
    fn phase_bit(&self) -> u64;

    /// Whether a word is the name of a player, or its beginning.
    fn is_player(&self, word: &str) -> bool;

    /// Writes out what the session makes obvious at the prompt. [`Shorthand::write_out_verb`] does the verb.
    fn write_out<'a>(&'a self, line: &mut Shorthand<'a>);

    /// The sentence that says what must be typed before anything else; `None` if nothing must.
    fn first_of_all(&self) -> Option<&'static str>;

    /// The session before the entry with this number, in which what is typed in its place is read; `None` if no such
    /// entry stands.
    fn before(&self, _no: u32) -> Option<&dyn PromptContext> {
        None
    }
}
