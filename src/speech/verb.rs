//! A verb: one row of a table, with all that is said of it.

use std::fmt;

/// What a verb speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Group {
    /// The session.
    Session,
    /// A hand.
    Hand,
    /// Entries made before.
    Correction,
    /// Nothing happened: something is asked.
    Question,
}

/// The phases of a verb that can always be typed.
pub const ALWAYS: u32 = u32::MAX;

/// A verb with all that is said of it.
#[derive(PartialEq, Eq, Debug)]
pub struct VerbRow {
    /// Its word.
    pub word: &'static str,
    /// Other words for it.
    pub aliases: &'static [&'static str],
    /// The letter that is enough at the prompt.
    pub letter: Option<char>,
    /// What it speaks of.
    pub group: Group,
    /// How its arguments are written in the usage line, in order.
    pub arguments: &'static [&'static str],
    /// What it means, in one line.
    pub help: &'static str,
    /// A line of it as it is printed.
    pub example: &'static str,
    /// The articles of the rulebook that it is about.
    pub articles: &'static [&'static str],
    /// The phases in which it makes sense, a bit each.
    pub phases: u32,
}

impl VerbRow {
    /// Its word and the other words for it.
    pub fn words(&self) -> impl Iterator<Item = &'static str> + use<> {
        std::iter::once(self.word).chain(self.aliases.iter().copied())
    }

    /// The words of it that begin so, in any case.
    pub fn beginning(&self, start: &str) -> impl Iterator<Item = &'static str> {
        self.words().filter(move |word| begins(word, start))
    }

    /// Whether this is the letter that is enough for it.
    pub fn has_letter(&self, word: &str) -> bool {
        let mut letters = word.chars().map(|c| c.to_ascii_lowercase());
        self.letter.is_some() && letters.next() == self.letter && letters.next().is_none()
    }

    /// Whether it makes sense in the phase with this bit.
    pub fn is_for(&self, phase: u32) -> bool {
        self.phases & phase != 0
    }

    /// How it is used.
    pub fn usage(&'static self) -> Usage {
        Usage(self)
    }
}

/// Whether a word begins so, in any case.
pub fn begins(word: &str, start: &str) -> bool {
    word.get(..start.len())
        .is_some_and(|head| head.eq_ignore_ascii_case(start))
}

/// How a verb is used: the verb and what stands after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Usage(&'static VerbRow);

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.word)?;
        let mut arguments = self.0.arguments.iter();
        arguments.try_for_each(|argument| write!(f, " {argument}"))
    }
}

/// The bits of these phases; none at all means always.
pub const fn phases(phases: &[u32]) -> u32 {
    let mut bits = 0;
    let mut at = 0;
    while at < phases.len() {
        bits |= 1 << phases[at];
        at += 1;
    }
    if bits == 0 { ALWAYS } else { bits }
}
