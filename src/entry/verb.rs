//! A verb is one row of a table: how it is typed, what it means, when it makes sense.

use crate::slot::{ArgumentRow, Slot, Takes};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Group {
    Session,
    Hand,
    Correction,
    Question,
}

/// The phases of a verb that always makes sense.
pub const ALWAYS: u64 = u64::MAX;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VerbRow {
    pub word: &'static str,
    pub aliases: &'static [&'static str],
    pub letter: Option<char>,
    pub group: Group,
    pub arguments: &'static [ArgumentRow],
    pub example: &'static str,
    pub articles: &'static [&'static str],
    pub phases: u64,
    /// Whether it takes payments back or ends something: typed in full, and always asked about.
    pub asks: bool,
    /// Whether it ends a hand. The prompt asks first unless it is typed alone.
    pub ends: bool,
    /// Whether it is so rare that a few letters never mean it, and common verbs stay short.
    pub is_rare: bool,
}

impl VerbRow {
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

    pub fn words(&self) -> impl Iterator<Item = &'static str> + use<> {
        std::iter::once(self.word).chain(self.aliases.iter().copied())
    }

    /// Returns the name of the message that explains it in one line.
    pub fn message(&self) -> String {
        match self.group {
            Group::Question => format!("question-{}", self.word),
            Group::Session | Group::Hand | Group::Correction => format!("verb-{}", self.word),
        }
    }

    pub fn beginning(&self, start: &str) -> impl Iterator<Item = &'static str> {
        self.words().filter(move |word| begins(word, start))
    }

    pub fn is_for(&self, phase: u64) -> bool {
        self.phases & phase != 0
    }

    /// Whether it is written to a journal as an entry, and is no correction.
    pub fn is_entry(&self) -> bool {
        matches!(self.group, Group::Session | Group::Hand)
    }

    /// Whether it ends something or takes payments back.
    pub fn is_grave(&self) -> bool {
        self.asks || self.ends
    }

    #[inline]
    pub fn takes(&self, takes: Takes) -> bool {
        self.has(|slot| slot.takes == takes)
    }

    /// Whether it has such a slot.
    pub fn has(&self, is: impl Fn(&Slot) -> bool) -> bool {
        self.slots().any(is)
    }

    pub fn slots(&self) -> impl Iterator<Item = &'static Slot> + Clone + use<> {
        self.arguments.iter().flat_map(|argument| argument.slots)
    }

    pub fn usage(&self) -> String {
        let usage = self.arguments.iter().map(|argument| argument.usage);
        let words: Vec<&str> = std::iter::once(self.word).chain(usage).collect();
        words.join(" ")
    }
}

/// Returns the row with this word. Panics without one, in constants only.
pub const fn place(word: &str, rows: &[VerbRow]) -> usize {
    let mut place = 0;
    while !rows[place].word.eq_ignore_ascii_case(word) {
        place += 1;
    }
    place
}

pub fn begins(word: &str, start: &str) -> bool {
    word.get(..start.len()).is_some_and(|head| head.eq_ignore_ascii_case(start))
}

pub const fn phases(phases: &[u32]) -> u64 {
    let mut bits = 0;
    let mut at = 0;
    while at < phases.len() {
        bits |= 1 << phases[at];
        at += 1;
    }
    if bits == 0 { ALWAYS } else { bits }
}
