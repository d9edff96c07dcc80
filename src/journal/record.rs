//! The record of a session: what was said, which of it stands, and the session that follows from it.
//! Deciding ([`Record::judge`]) changes nothing; a decision is applied by [`Record::apply`], so that it can
//! be written down in between.

use super::decided::{Decided, Outcome, Stale, State};
use super::order::{self, Checkpoint, Slot, Source, is_checkpoint, place};
use super::rejection::Rejection;
use super::said::Said;
use super::stands::{Past, Stands};
use crate::law::{EntryNo, Law};
use std::sync::Arc;

/// What was said, and the numbers that it strikes: those of an undo as they were when it was said.
#[derive(Clone, Debug)]
pub(super) struct Kept<E> {
    /// What was said.
    pub said: Said<E>,
    /// The numbers that it strikes.
    pub strikes: Box<[EntryNo]>,
}

/// The record of a session.
#[derive(Clone, Debug)]
pub struct Record<L: Law> {
    pub(super) kept: Vec<Kept<L::Entry>>,
    pub(super) struck: Vec<Option<EntryNo>>,
    pub(super) slots: Vec<Slot<L>>,
    pub(super) checkpoints: Vec<Checkpoint<L>>,
    pub(super) session: L,
    pub(super) state: State,
}

impl<L: Law> Default for Record<L> {
    fn default() -> Record<L> {
        Record::new()
    }
}

impl<L: Law> Record<L> {
    /// Nothing said yet.
    pub fn new() -> Record<L> {
        Record {
            kept: Vec::new(),
            struck: Vec::new(),
            slots: Vec::new(),
            checkpoints: vec![Checkpoint {
                place: 0,
                session: L::default(),
            }],
            session: L::default(),
            state: State::default(),
        }
    }

    /// The session as it stands.
    pub fn session(&self) -> &L {
        &self.session
    }

    /// How many entries there are, corrections included.
    pub fn len(&self) -> usize {
        self.kept.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// The number that the next entry will have.
    pub fn next_no(&self) -> EntryNo {
        order::number(self.kept.len())
    }

    /// Judges what was said on the record as it stands; nothing changes.
    ///
    /// # Errors
    /// The [`Rejection`] that says why it is not taken.
    pub fn judge(&self, said: Said<L::Entry>) -> Result<Decided<L>, Rejection<L>> {
        match said {
            Said::Entry(entry) => {
                let ruling = self.session.judge(&entry).map_err(Rejection::Refused)?;
                let in_full = Said::Entry(self.session.in_full(&entry, &ruling));
                Ok(Decided {
                    no: self.next_no(),
                    said: Said::Entry(entry),
                    in_full,
                    outcome: Outcome::Ruled(Arc::new(ruling)),
                    redone: None,
                    on: self.state.clone(),
                })
            }
            Said::Correction(correction) => self.judge_correction(correction),
        }
    }

    /// Whether a decision was made on this record in its current state.
    pub fn is_current(&self, decided: &Decided<L>) -> bool {
        decided.on == self.state
    }

    /// Applies a decision made on this record in its current state.
    ///
    /// # Errors
    /// [`Stale`] if it was made on a record in another state; nothing changes then.
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
        let strikes = redone.map_or_else(Box::default, |redone| self.redo(*redone));
        if let Outcome::Ruled(ruling) = &outcome {
            self.stand(no, &said, ruling);
        }
        self.kept.push(Kept { said, strikes });
        self.state = State::default();
        Ok((no, outcome))
    }

    /// Applies the ruling on an entry.
    fn stand(&mut self, no: EntryNo, said: &Said<L::Entry>, ruling: &Arc<L::Ruling>) {
        let since = self.checkpoints.last().map_or(0, |last| last.place);
        let at = self.slots.len();
        if said
            .entries()
            .any(|entry| is_checkpoint::<L>(entry, at - since))
        {
            self.checkpoints.push(Checkpoint {
                place: at,
                session: self.session.clone(),
            });
        }
        self.session.apply(no, ruling);
        self.struck.push(None);
        self.slots.push(Slot {
            item: Source::entry(no),
            words: Source::entry(no),
            ruling: Some(Arc::clone(ruling)),
        });
    }

    /// Judges and applies.
    ///
    /// # Errors
    /// The [`Rejection`] that says why it is not taken.
    pub fn enter(&mut self, said: Said<L::Entry>) -> Result<(EntryNo, Outcome<L>), Rejection<L>> {
        let decided = self.judge(said)?;
        let (no, outcome) = (decided.no, decided.outcome.clone());
        // It was made on this very state.
        let _ = self.apply(decided);
        Ok((no, outcome))
    }

    /// The entries that stand, in the order in which they are read.
    pub fn standing(&self) -> impl DoubleEndedIterator<Item = Stands<'_, L>> + Clone {
        self.slots.iter().filter_map(|slot| self.stands(slot))
    }

    /// The entry that stands under this number.
    pub fn find(&self, no: EntryNo) -> Option<Stands<'_, L>> {
        self.stands(self.slots.get(self.place_of(no)?)?)
    }

    /// What was said under this number.
    pub fn said(&self, no: EntryNo) -> Option<&Said<L::Entry>> {
        self.kept.get(place(no)).map(|kept| &kept.said)
    }

    /// Everything ever said, in the order of its numbers.
    pub fn history(&self) -> impl Iterator<Item = Past<'_, L>> {
        let mut slots: Vec<Option<&Slot<L>>> = vec![None; self.kept.len()];
        for slot in self.slots.iter().filter(|slot| slot.ruling.is_some()) {
            if let Some(own) = slots.get_mut(place(slot.item.no)) {
                *own = Some(slot);
            }
        }
        let kept = self.kept.iter().zip(&self.struck).zip(slots).enumerate();
        kept.map(|(at, ((kept, struck_by), slot))| {
            let fix = slot.filter(|slot| slot.words != slot.item);
            Past {
                no: order::number(at),
                said: &kept.said,
                struck_by: *struck_by,
                fixed_by: fix.map(|slot| slot.words.no),
                ruling: slot.and_then(|slot| slot.ruling.as_ref()),
            }
        })
    }

    /// The session before the entry that stands under this number.
    pub fn before(&self, no: EntryNo) -> Option<L> {
        let place = self.place_of(no)?;
        Some(self.session_at(place).1)
    }

    fn place_of(&self, no: EntryNo) -> Option<usize> {
        self.slots
            .iter()
            .position(|slot| slot.item.no == no && slot.ruling.is_some())
    }

    /// The entry whose words stand there.
    pub(super) fn entry_at(&self, words: Source) -> Option<&L::Entry> {
        self.kept.get(place(words.no))?.said.entry_of(words.part)
    }

    /// The entry of a slot, if it stands.
    pub(super) fn stands<'a>(&'a self, slot: &'a Slot<L>) -> Option<Stands<'a, L>> {
        Some(Stands {
            no: slot.item.no,
            ruling: slot.ruling.as_ref()?,
            entry: self.entry_at(slot.words)?,
        })
    }

    /// The session before the entry in this place, and the place where it was last kept.
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
