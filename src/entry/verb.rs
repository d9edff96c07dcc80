//! A verb is one row of a table: how it is typed, what it means, when it makes sense.

use crate::slot::{ArgumentRow, Slot, Takes};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Group {
    Session,
    Hand,
    Correction,
    /// A question; nothing happened.
    Question,
}

/// The phases of a verb that always makes sense.
pub const ALWAYS: u64 = u64::MAX;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VerbRow {
    pub word: &'static str,
    pub aliases: &'static [&'static str],
    /// The letter that is enough at the prompt.
    pub letter: Option<char>,
    pub group: Group,
    /// Its arguments, in the order in which a file has them.
    pub arguments: &'static [ArgumentRow],
    /// An example, as it is printed.
    pub example: &'static str,
    pub articles: &'static [&'static str],
    /// The phases in which it makes sense, one bit each.
    pub phases: u64,
    /// Whether it takes payments back or ends something. The prompt takes it only in full, and asks first.
    pub asks: bool,
    /// Whether it ends a hand. The prompt asks first unless it is typed alone.
    pub ends: bool,
    /// Whether it is typed so seldom that a few letters never mean it. What is typed often stays short.
    pub is_rare: bool,
}

impl VerbRow {
    /// The row of what a law does not have.
    pub(super) const NONE: VerbRow = VerbRow {
        word: "note",
        aliases: &[],
        letter: None,
        group: Group::Session,
        arguments: &[],
        example: "",
        articles: &[],
        phases: ALWAYS,
        asks: false,
        ends: false,
        is_rare: false,
    };

    /// The verb and the other words for it.
    pub fn words(&self) -> impl Iterator<Item = &'static str> + use<> {
        std::iter::once(self.word).chain(self.aliases.iter().copied())
    }

    /// The message that gives its meaning in one line.
    pub fn message(&self) -> String {
        match self.group {
            Group::Question => format!("question-{}", self.word),
            Group::Session | Group::Hand | Group::Correction => format!("verb-{}", self.word),
        }
    }

    /// The words for it that begin with `start`, in upper or lower case.
    pub fn beginning(&self, start: &str) -> impl Iterator<Item = &'static str> {
        self.words().filter(move |word| begins(word, start))
    }

    /// Whether it makes sense in the phase with this bit.
    pub fn is_for(&self, phase: u64) -> bool {
        self.phases & phase != 0
    }

    /// Whether an argument takes such things.
    pub fn takes(&self, takes: Takes) -> bool {
        self.slots().any(|slot| slot.takes == takes)
    }

    /// What fills its arguments, in the order in which a file has it.
    pub fn slots(&self) -> impl Iterator<Item = &'static Slot> + Clone + use<> {
        self.arguments.iter().flat_map(|argument| argument.slots)
    }

    pub fn usage(&self) -> String {
        let usage = self.arguments.iter().map(|argument| argument.usage);
        let words: Vec<&str> = std::iter::once(self.word).chain(usage).collect();
        words.join(" ")
    }
}

/// Panics if it is not there; constants are made with this, so the compiler says so.
pub const fn place(word: &str, rows: &[VerbRow]) -> usize {
    let mut place = 0;
    while !rows[place].word.eq_ignore_ascii_case(word) {
        place += 1;
    }
    place
}

/// Whether a word begins with `start`, in upper or lower case.
pub fn begins(word: &str, start: &str) -> bool {
    word.get(..start.len()).is_some_and(|head| head.eq_ignore_ascii_case(start))
}

/// The bits of these phases; [`ALWAYS`] if there are none.
pub const fn phases(phases: &[u32]) -> u64 {
    let mut bits = 0;
    let mut at = 0;
    while at < phases.len() {
        bits |= 1 << phases[at];
        at += 1;
    }
    if bits == 0 { ALWAYS } else { bits }
}
