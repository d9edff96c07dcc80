//! Decides which entries are in force, by one function of the numbered list. Nothing stores what is
//! struck: a correction compares the entries in force before and after it.

use crate::journal::limit::READINGS;
use crate::journal::recorded::{EntrySource, Recorded, number, place};
use nos_law::EntryNo;
use std::borrow::Cow;

/// The effect of a correction. An undo resolves its numbers when it is read.
#[derive(Clone, Debug)]
pub(super) struct ResolvedCorrection {
    no: EntryNo,
    is_undo: bool,
    strikes: Box<[EntryNo]>,
    /// The entries that it fixes, with the new source of each.
    fixes: Box<[(EntryNo, EntrySource)]>,
    inserts: Box<[(EntryNo, EntrySource)]>,
}

impl ResolvedCorrection {
    pub fn new(no: EntryNo, recorded: &Recorded, strikes: Vec<EntryNo>) -> ResolvedCorrection {
        ResolvedCorrection {
            no,
            is_undo: recorded.is_undo(),
            strikes: strikes.into(),
            fixes: recorded.fixes(no).collect(),
            inserts: recorded.inserts(no).collect(),
        }
    }
}

pub(super) struct Struck {
    /// For each number, the last correction in force that strikes it, or 0.
    by: Vec<u32>,
    /// Numbers struck by corrections in force, once for each such correction.
    strikes: usize,
}

impl Struck {
    pub fn by(&self, no: EntryNo) -> Option<EntryNo> {
        let by = self.by.get(place(no)).filter(|by| **by != 0);
        by.map(|by| EntryNo(*by))
    }

    pub fn stands(&self, no: EntryNo) -> bool {
        self.by.get(place(no)) == Some(&0)
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Placed {
    pub item: EntrySource,
    /// The source of its words: its own line, or its last fix in force; `None` if struck.
    pub words: Option<EntrySource>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Numbered {
    len: usize,
    /// Entries by number, with inserted ones directly before those they precede.
    order: Vec<EntrySource>,
    pub corrections: Vec<ResolvedCorrection>,
}

impl Numbered {
    pub fn reserve(&mut self, numbers: usize) {
        self.order.reserve(numbers);
    }

    /// Adds the next number: an entry if `correction` is `None`.
    pub fn push(&mut self, correction: Option<ResolvedCorrection>) {
        match &correction {
            Some(correction) => insert(&mut self.order, correction),
            None => self.order.push(EntrySource { no: number(self.len), part: 0 }),
        }
        self.corrections.extend(correction);
        self.len += 1;
    }

    /// Works out the struck numbers, with `coming` as the next one. Going backwards, each
    /// correction is decided first, because only later ones strike it.
    pub fn struck(&self, coming: Option<&ResolvedCorrection>) -> Struck {
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

    /// Whether working out the entries in force after each correction would take too long.
    pub fn is_too_tangled(&self, struck: &Struck) -> bool {
        self.corrections.len().saturating_mul(self.len.max(struck.strikes)) > READINGS
    }

    /// Whether a correction strikes one that itself strikes something.
    pub fn brings_back(&self, correction: &ResolvedCorrection) -> bool {
        let mut struck = correction.strikes.iter().filter_map(|no| {
            self.corrections.get(self.corrections.binary_search_by_key(no, |own| own.no).ok()?)
        });
        struck.any(|own| !own.strikes.is_empty())
    }

    /// Returns the numbers that an undo strikes, the last first: all in force except undos.
    pub fn undoable(&self, struck: &Struck) -> impl Iterator<Item = EntryNo> {
        let mut corrections = self.corrections.iter().rev().peekable();
        let mut is_undo = move |no: EntryNo| {
            let own = corrections.next_if(|correction| correction.no == no);
            own.is_some_and(|correction| correction.is_undo)
        };
        (0..self.len).rev().map(number).filter(move |no| !is_undo(*no) && struck.stands(*no))
    }

    /// Returns all entries in reading order, with `coming` as the next number.
    pub fn placed<'a>(
        &'a self,
        coming: Option<&'a ResolvedCorrection>,
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

fn insert(order: &mut Vec<EntrySource>, correction: &ResolvedCorrection) {
    for (before, item) in &correction.inserts {
        let at = order.iter().position(|other| other.no == *before);
        order.insert(at.unwrap_or(order.len()), *item);
    }
}
