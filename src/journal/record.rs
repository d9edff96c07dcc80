//! The record of a session: every entry and correction, which of them stand, and the resulting session.
//! [`Record::judge`] makes a decision and changes nothing. [`Record::apply`] applies it, so that it can be
//! written to disk in between.

use super::decided::{Decided, Outcome, Stale, State};
use super::order::{self, Checkpoint, Slot, Source, is_checkpoint, place};
use super::rejection::Rejection;
use super::said::Said;
use super::stands::{Past, Place, Stands};
use crate::law::{EntryNo, Law};
use crate::speech::Moment;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The record of a session.
#[derive(Clone, Debug)]
pub struct Record<L: Law> {
    pub(super) kept: Vec<Said<L::Entry>>,
    /// The corrections among them, with the numbers that each strikes. Those of an undo are fixed when it is made.
    pub(super) corrections: BTreeMap<EntryNo, Box<[EntryNo]>>,
    /// Where each entry that was ever fixed is read instead, struck fixes included.
    pub(super) fixes: BTreeMap<EntryNo, Vec<Source>>,
    /// The numbers that are struck, with the correction that struck each.
    pub(super) struck: BTreeMap<EntryNo, EntryNo>,
    pub(super) slots: Vec<Slot<L>>,
    pub(super) checkpoints: Vec<Checkpoint<L>>,
    pub(super) session: L,
    pub(super) state: State,
    /// When the entries were made, if known.
    times: Vec<Option<Moment>>,
}

impl<L: Law> Default for Record<L> {
    fn default() -> Record<L> {
        Record::new()
    }
}

impl<L: Law> Record<L> {
    /// A record without entries.
    pub fn new() -> Record<L> {
        Record {
            kept: Vec::new(),
            corrections: BTreeMap::new(),
            fixes: BTreeMap::new(),
            struck: BTreeMap::new(),
            slots: Vec::new(),
            checkpoints: vec![Checkpoint::new(0, L::default())],
            session: L::default(),
            state: State::new(),
            times: Vec::new(),
        }
    }

    /// Makes room for this many more entries.
    pub fn reserve(&mut self, entries: usize) {
        self.kept.reserve(entries);
        self.slots.reserve(entries);
        self.times.reserve(entries);
    }

    /// The record as it was after its first entries, as many as `count`.
    #[must_use]
    pub fn first(&self, count: usize) -> Record<L> {
        let mut record = Record::new();
        for said in self.kept.iter().take(count) {
            // It was accepted before, and a law is pure.
            let _ = record.enter_untold(said.clone());
        }
        record.times = self.times.iter().take(count).copied().collect();
        record
    }

    /// Notes when an entry was made. The time never changes a ruling.
    pub fn note_time(&mut self, no: EntryNo, time: Moment) {
        let at = place(no);
        if self.times.len() <= at {
            self.times.resize(at + 1, None);
        }
        if let Some(own) = self.times.get_mut(at) {
            *own = Some(time);
        }
    }

    /// When an entry was made, if known.
    pub fn time_of(&self, no: EntryNo) -> Option<Moment> {
        self.times.get(place(no)).copied().flatten()
    }

    /// The current session.
    pub fn session(&self) -> &L {
        &self.session
    }

    /// The number of entries, corrections included.
    pub fn len(&self) -> usize {
        self.kept.len()
    }

    /// Whether there are no entries.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// The number that the next entry will have.
    pub fn next_no(&self) -> EntryNo {
        order::number(self.kept.len())
    }

    /// Judges an entry or a correction on the current record. Nothing changes.
    ///
    /// # Errors
    /// If it is rejected.
    pub fn judge(&self, said: Said<L::Entry>) -> Result<Decided<L>, Rejection<L>> {
        let Said::Entry(entry) = &said else {
            return self.judge_correction(said);
        };
        let ruling = self.session.judge(entry).map_err(Rejection::Refused)?;
        let in_full = Said::Entry(self.session.in_full(entry, &ruling));
        Ok(Decided {
            no: self.next_no(),
            said,
            in_full,
            outcome: Outcome::Ruled(Arc::new(ruling)),
            redone: None,
            on: self.state,
        })
    }

    /// Whether a decision was made on this record in its current state.
    pub fn is_current(&self, decided: &Decided<L>) -> bool {
        decided.on == self.state
    }

    /// Applies a decision made on this record in its current state.
    ///
    /// # Errors
    /// [`Stale`] if the record has changed since. Nothing changes then.
    pub fn apply(&mut self, decided: Decided<L>) -> Result<(EntryNo, Outcome<L>), Stale> {
        if !self.is_current(&decided) {
            return Err(Stale);
        }
        let Decided {
            no,
            said,
            outcome,
            redone,
            ..
        } = decided;
        if let (Said::Entry(entry), Outcome::Ruled(ruling)) = (&said, &outcome) {
            self.stand(no, entry, Arc::clone(ruling));
        }
        if let Some(redone) = redone {
            self.redo(no, *redone);
        }
        self.keep(said);
        Ok((no, outcome))
    }

    fn keep(&mut self, said: Said<L::Entry>) {
        let no = self.next_no();
        for (fixed, fix) in said.fixes(no) {
            self.fixes.entry(fixed).or_default().push(fix);
        }
        self.kept.push(said);
        self.state = State::new();
    }

    /// Adds an entry with its ruling.
    fn stand(&mut self, no: EntryNo, entry: &L::Entry, ruling: Arc<L::Ruling>) {
        let since = self.checkpoints.last().map_or(0, |last| last.place);
        let at = self.slots.len();
        if is_checkpoint::<L>(entry, at - since) {
            let checkpoint = Checkpoint::new(at, self.session.clone());
            self.checkpoints.push(checkpoint);
        }
        self.session.apply(no, &ruling);
        if let Some(last) = self.checkpoints.last_mut() {
            self.session.note_reach(Some(&ruling), &mut last.reach);
        }
        self.slots.push(Slot {
            item: Source::entry(no),
            words: Source::entry(no),
            ruling: Some(ruling),
        });
    }

    /// Judges and applies in one step.
    ///
    /// # Errors
    /// If it is rejected.
    pub fn enter(&mut self, said: Said<L::Entry>) -> Result<(EntryNo, Outcome<L>), Rejection<L>> {
        if let Said::Entry(entry) = &said {
            let no = self.next_no();
            let ruling = self.session.judge(entry).map_err(Rejection::Refused)?;
            let ruling = Arc::new(ruling);
            self.stand(no, entry, Arc::clone(&ruling));
            self.keep(said);
            return Ok((no, Outcome::Ruled(ruling)));
        }
        let decided = self.judge(said)?;
        let (no, outcome) = (decided.no, decided.outcome.clone());
        // It cannot be stale: nothing changed in between.
        let _ = self.apply(decided);
        Ok((no, outcome))
    }

    /// Judges and applies it without an answer, which takes most of the time of a correction.
    ///
    /// # Errors
    /// If it is rejected.
    pub fn enter_untold(&mut self, said: Said<L::Entry>) -> Result<EntryNo, Rejection<L>> {
        let no = self.next_no();
        match &said {
            Said::Entry(entry) => {
                let ruling = self.session.judge(entry).map_err(Rejection::Refused)?;
                self.stand(no, entry, Arc::new(ruling));
            }
            Said::Correction(_) => {
                let (redone, _) = self.judge_again(&said)?;
                self.redo(no, redone);
            }
        }
        self.keep(said);
        Ok(no)
    }

    /// The entries that stand, in the order in which they are read.
    pub fn standing(&self) -> impl DoubleEndedIterator<Item = Stands<'_, L>> + Clone {
        self.slots.iter().filter_map(|slot| self.stands(slot))
    }

    /// The entry with this number; `None` if it does not stand.
    pub fn find(&self, no: EntryNo) -> Option<Stands<'_, L>> {
        self.stands(self.slots.get(self.place_of(no)?)?)
    }

    /// The entry or correction with this number, as it was made.
    pub fn said(&self, no: EntryNo) -> Option<&Said<L::Entry>> {
        self.kept.get(place(no))
    }

    /// Every entry and correction, by number.
    pub fn history(&self) -> impl Iterator<Item = Past<'_, L>> {
        let mut slots: Vec<Option<&Slot<L>>> = vec![None; self.kept.len()];
        for slot in self.slots.iter().filter(|slot| slot.ruling.is_some()) {
            if let Some(own) = slots.get_mut(place(slot.item.no)) {
                *own = Some(slot);
            }
        }
        let kept = self.kept.iter().zip(slots).enumerate();
        kept.map(|(at, (said, slot))| {
            let fix = slot.filter(|slot| slot.words != slot.item);
            let no = order::number(at);
            Past {
                no,
                said,
                struck_by: self.struck.get(&no).copied(),
                fixed_by: fix.map(|slot| slot.words.no),
                ruling: slot.and_then(|slot| slot.ruling.as_ref()),
            }
        })
    }

    /// Every entry in the order in which it is read, struck ones included.
    pub fn places(&self) -> impl Iterator<Item = Place<'_, L>> {
        self.slots.iter().filter_map(|slot| {
            let fixed = (slot.words != slot.item).then_some(slot.words);
            Some(Place {
                no: slot.item.no,
                is_inserted: matches!(self.said(slot.item.no)?, Said::Correction(_)),
                made: self.entry_at(slot.item)?,
                fixed: fixed.and_then(|words| Some((words.no, self.entry_at(words)?))),
                struck_by: self.struck.get(&slot.item.no).copied(),
                ruling: slot.ruling.as_ref(),
            })
        })
    }

    /// The session before the entry with this number; `None` if it does not stand.
    pub fn before(&self, no: EntryNo) -> Option<L> {
        let place = self.place_of(no)?;
        Some(self.session_at(place).1)
    }

    fn place_of(&self, no: EntryNo) -> Option<usize> {
        let brought = self.said(no)?.brought();
        // Most questions are about late entries.
        let slots = self.slots.iter().enumerate().rev();
        let own = slots.filter(|(_, slot)| slot.item.no == no).take(brought);
        let standing = own.filter(|(_, slot)| slot.ruling.is_some());
        standing.last().map(|(at, _)| at)
    }

    /// The entry at this source.
    pub(super) fn entry_at(&self, words: Source) -> Option<&L::Entry> {
        self.said(words.no)?.entry_of(words.part)
    }

    /// The entry of a slot, if it stands.
    pub(super) fn stands<'a>(&'a self, slot: &'a Slot<L>) -> Option<Stands<'a, L>> {
        Some(Stands {
            no: slot.item.no,
            ruling: slot.ruling.as_ref()?,
            entry: self.entry_at(slot.words)?,
        })
    }

    /// The place of the last checkpoint, and the session before the entry at this place.
    pub(super) fn session_at(&self, place: usize) -> (usize, L) {
        let at = self
            .checkpoints
            .partition_point(|checkpoint| checkpoint.place <= place);
        let kept = self.checkpoints.get(at.wrapping_sub(1));
        let (from, mut session) = kept.map_or_else(
            || (0, L::default()),
            |kept| (kept.place, kept.session.clone()),
        );
        for slot in self.slots.get(from..place).unwrap_or_default() {
            if let Some(ruling) = &slot.ruling {
                session.apply(slot.item.no, ruling);
            }
        }
        (from, session)
    }
}
