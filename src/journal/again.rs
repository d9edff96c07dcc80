//! Judges entries again after a correction: from the first entry that it concerns, until the new session
//! equals the old one at the same place.

use super::impact::Pair;
use super::order::{Checkpoint, Slot, Source, is_checkpoint};
use super::record::{Kept, Record};
use super::rejection::Rejection;
use super::said::Said;
use crate::law::Law;
use std::sync::Arc;

/// A change that a correction makes at one place of the old order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Edit {
    /// Inserts an entry before this place.
    Insert(Source),
    /// Reads the entry at this place from another source; `None` strikes it.
    Read(Option<Source>),
}

/// Judges again, with the old session beside the new one.
pub(super) struct Again<'a, L: Law> {
    record: &'a Record<L>,
    own: &'a Kept<L::Entry>,
    /// The first place that is judged again.
    pub from: usize,
    /// The place after the last one that was judged again.
    pub to: usize,
    /// The new slots of these places.
    pub slots: Vec<Slot<L>>,
    /// The checkpoints among them.
    pub checkpoints: Vec<Checkpoint<L>>,
    kept_at: usize,
    /// The new session before the current place; `None` once it equals the old one.
    pub session: Option<L>,
    /// The correction in full.
    pub in_full: Said<L::Entry>,
}

impl<'a, L: Law> Again<'a, L> {
    pub fn new(
        record: &'a Record<L>,
        own: &'a Kept<L::Entry>,
        edits: &[(usize, Edit)],
    ) -> Again<'a, L> {
        let from = edits.first().map_or(record.slots.len(), |(at, _)| *at);
        let (kept_at, session) = match edits {
            [] => (from, None),
            _ => {
                let (kept_at, session) = record.session_at(from);
                (kept_at, Some(session))
            }
        };
        Again {
            record,
            own,
            from,
            to: from,
            slots: Vec::new(),
            checkpoints: Vec::new(),
            kept_at,
            session,
            in_full: own.said.clone(),
        }
    }

    pub fn run(&mut self, edits: &[(usize, Edit)]) -> Result<(), Rejection<L>> {
        let Some(mut was) = self.session.clone() else {
            return Ok(());
        };
        let last = edits.last().map_or(0, |(at, _)| *at);
        let mut edits = edits.iter().copied().peekable();
        let later = |own: &&Checkpoint<L>| own.place > last;
        let record = self.record;
        let mut checkpoints = record.checkpoints.iter().filter(later).peekable();
        for (at, slot) in record.slots.iter().enumerate().skip(self.from) {
            let mut read = slot.ruling.as_ref().map(|_| slot.words);
            while let Some((_, edit)) = edits.next_if(|(place, _)| *place == at) {
                match edit {
                    Edit::Insert(source) => self.take(source, Some(source), None)?,
                    Edit::Read(words) => read = words,
                }
            }
            let unchanged = (read == Some(slot.words))
                .then_some(slot.ruling.as_ref())
                .flatten();
            self.take(slot.item, read, unchanged)?;
            self.to = at + 1;
            if at <= last
                && let Some(ruling) = &slot.ruling
            {
                was.apply(slot.item.no, ruling);
            }
            let there = match at == last {
                true => Some(&was),
                false => checkpoints
                    .next_if(|own| own.place == at + 1)
                    .map(|own| &own.session),
            };
            if there.is_some() && there == self.session.as_ref() {
                self.session = None;
                return Ok(());
            }
        }
        Ok(())
    }

    /// Judges the entry at the next place, if one is read there. `old` is its ruling if it is read as before.
    fn take(
        &mut self,
        item: Source,
        words: Option<Source>,
        old: Option<&Arc<L::Ruling>>,
    ) -> Result<(), Rejection<L>> {
        let mut slot = Slot {
            item,
            words: words.unwrap_or(item),
            ruling: None,
        };
        if let (Some(words), Some(session)) = (words, &mut self.session) {
            let own = words.no == self.record.next_no();
            let entry = match own {
                true => self.own.said.entry_of(words.part),
                false => self.record.entry_at(words),
            };
            let Some(entry) = entry else {
                return Ok(());
            };
            let at = self.from + self.slots.len();
            if at > self.from && is_checkpoint::<L>(entry, at - self.kept_at) {
                self.kept_at = at;
                self.checkpoints.push(Checkpoint {
                    place: at,
                    session: session.clone(),
                });
            }
            let ruling = session
                .judge(entry)
                .map_err(|refusal| Rejection::Impossible {
                    no: item.no,
                    entry: Box::new(entry.clone()),
                    refusal,
                    own,
                })?;
            if own {
                self.in_full
                    .set_entry(words.part, session.in_full(entry, &ruling));
            }
            session.apply(item.no, &ruling);
            slot.ruling = Some(match old.filter(|old| ***old == ruling) {
                Some(old) => Arc::clone(old),
                None => Arc::new(ruling),
            });
        }
        self.slots.push(slot);
        Ok(())
    }
}

/// The places that were judged again, each before and after.
pub(super) struct Pairs<'a, L: Law> {
    pub old: &'a [Slot<L>],
    pub new: &'a [Slot<L>],
}

impl<'a, L: Law> Iterator for Pairs<'a, L> {
    type Item = Pair<'a, L>;

    fn next(&mut self) -> Option<Pair<'a, L>> {
        let (new, rest) = self.new.split_first()?;
        self.new = rest;
        // An item that the old slots do not have was inserted.
        let old = match self.old.split_first() {
            Some((old, rest)) if old.item == new.item => {
                self.old = rest;
                Some(old)
            }
            _ => None,
        };
        Some((old, new))
    }
}
