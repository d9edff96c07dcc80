//! Which entries stand: one function of the numbered list of entries and corrections, for every caller. Nothing stores
//! what is struck; a correction compares what stands before and after it.

use crate::journal::limit::READINGS;
use crate::journal::recorded::{EntrySource, Recorded, number, place};
use nos_law::EntryNo;
use std::borrow::Cow;

/// The effect of a correction. The numbers that an undo strikes are settled when the undo is read.
#[derive(Clone, Debug)]
pub(super) struct Settled {
    no: EntryNo,
    is_undo: bool,
    /// Numbers of struck entries and corrections.
    strikes: Box<[EntryNo]>,
    /// The entries that it fixes, and where the words of each are read instead.
    fixes: Box<[(EntryNo, EntrySource)]>,
    inserts: Box<[(EntryNo, EntrySource)]>,
}

impl Settled {
    pub fn new(no: EntryNo, recorded: &Recorded, strikes: Vec<EntryNo>) -> Settled {
        Settled {
            no,
            is_undo: recorded.is_undo(),
            strikes: strikes.into(),
            fixes: recorded.fixes(no).collect(),
            inserts: recorded.inserts(no).collect(),
        }
    }
}

/// The correction that strikes each number.
pub(super) struct Struck {
    /// For each number the last correction that counts and strikes it; 0 if the number stands or counts.
    by: Vec<u32>,
    /// Numbers struck by corrections that count, once for each such correction.
    strikes: usize,
}

impl Struck {
    /// The last correction that counts and strikes this number.
    pub fn by(&self, no: EntryNo) -> Option<EntryNo> {
        let by = self.by.get(place(no)).filter(|by| **by != 0);
        by.map(|by| EntryNo(*by))
    }

    /// Whether an entry stands, or a correction counts.
    pub fn stands(&self, no: EntryNo) -> bool {
        self.by.get(place(no)) == Some(&0)
    }
}

/// An entry in the order in which entries are read, whether it stands or not.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placed {
    pub item: EntrySource,
    /// Where its words are read: where it was made, or in its last fix that counts; `None` if it is struck.
    pub words: Option<EntrySource>,
}

/// The numbered list, without the words of entries.
#[derive(Clone, Debug, Default)]
pub(super) struct Numbered {
    len: usize,
    /// The entries by number, and those that were inserted before one directly before it, the first of them first.
    order: Vec<EntrySource>,
    pub corrections: Vec<Settled>,
}

impl Numbered {
    pub fn reserve(&mut self, numbers: usize) {
        self.order.reserve(numbers);
    }

    /// Adds the next number: an entry if `correction` is `None`.
    pub fn push(&mut self, correction: Option<Settled>) {
        match &correction {
            Some(correction) => insert(&mut self.order, correction),
            None => self.order.push(EntrySource { no: number(self.len), part: 0 }),
        }
        self.corrections.extend(correction);
        self.len += 1;
    }

    /// Works out what is struck, with `coming` as the next number.
    ///
    /// A correction strikes only what comes before it: when the corrections after it are known, so is whether it counts.
    pub fn struck(&self, coming: Option<&Settled>) -> Struck {
        let len = self.len + usize::from(coming.is_some());
        let mut struck = Struck { by: vec![0; len], strikes: 0 };
        for correction in self.corrections.iter().chain(coming).rev() {
            if struck.stands(correction.no) {
                struck.strikes += correction.strikes.len();
                for no in &correction.strikes {
                    if let Some(by) = struck.by.get_mut(place(*no)).filter(|by| **by == 0) {
                        *by = correction.no.0;
                    }
                }
            }
        }
        struck
    }

    /// Whether the list has too many corrections to work out what stands for each of them.
    pub fn is_too_tangled(&self, struck: &Struck) -> bool {
        let read = self.len.max(struck.strikes);
        self.corrections.len().saturating_mul(read) > READINGS
    }

    /// Whether a correction strikes one that strikes something itself.
    pub fn brings_back(&self, correction: &Settled) -> bool {
        let mut struck = correction.strikes.iter().filter_map(|no| {
            let at = self.corrections.binary_search_by_key(no, |own| own.no);
            self.corrections.get(at.ok()?)
        });
        struck.any(|own| !own.strikes.is_empty())
    }

    /// The numbers that an undo strikes, the last first: what stands or counts, without undos.
    pub fn undoable(&self, struck: &Struck) -> impl Iterator<Item = EntryNo> {
        let mut corrections = self.corrections.iter().rev().peekable();
        let mut is_undo = move |no: EntryNo| {
            let own = corrections.next_if(|correction| correction.no == no);
            own.is_some_and(|correction| correction.is_undo)
        };
        let numbers = (0..self.len).rev().map(number);
        numbers.filter(move |no| !is_undo(*no) && struck.stands(*no))
    }

    /// All entries in reading order, with the source of the words of those that stand, with `coming` as the next
    /// number.
    pub fn placed<'a>(
        &'a self,
        coming: Option<&'a Settled>,
    ) -> impl Iterator<Item = Placed> + use<'a> {
        let struck = self.struck(coming);
        let mut fixed: Vec<Option<EntrySource>> = Vec::new();
        for own in self.corrections.iter().chain(coming) {
            for (no, fix) in own.fixes.iter().filter(|(_, fix)| struck.stands(fix.no)) {
                fixed.resize(fixed.len().max(place(*no) + 1), None);
                if let Some(last) = fixed.get_mut(place(*no)) {
                    *last = Some(*fix);
                }
            }
        }
        let mut order = Cow::Borrowed(self.order.as_slice());
        if let Some(coming) = coming.filter(|coming| !coming.inserts.is_empty()) {
            insert(order.to_mut(), coming);
        }
        (0..order.len()).filter_map(move |at| {
            let item = *order.get(at)?;
            let words = fixed.get(place(item.no)).copied().flatten();
            Some(Placed { item, words: struck.stands(item.no).then_some(words.unwrap_or(item)) })
        })
    }
}

/// Puts what a correction inserts directly before the entries that it names.
fn insert(order: &mut Vec<EntrySource>, correction: &Settled) {
    for (before, item) in &correction.inserts {
        let at = order.iter().position(|other| other.no == *before);
        order.insert(at.unwrap_or(order.len()), *item);
    }
}
