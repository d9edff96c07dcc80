//! A decision: the judged entry or correction, not yet added to the record.

use crate::journal::impact::Impact;
use crate::journal::judged::Judged;
use crate::journal::recorded::{EntrySource, Recorded};
use crate::journal::standing::ResolvedCorrection;
use nos_law::{EntryNo, Ruling};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

#[derive(Clone, Debug)]
pub enum EntryOutcome {
    Ruled(Ruling),
    Corrected(Arc<Impact>),
}

#[derive(Clone, Debug)]
pub struct Decided {
    pub(super) no: EntryNo,
    pub(super) recorded: Recorded,
    pub(super) in_full: Recorded,
    pub(super) outcome: EntryOutcome,
    pub(super) redone: Option<Box<Rejudged>>,
    pub(super) on: RecordState,
}

impl Decided {
    pub fn no(&self) -> EntryNo {
        self.no
    }

    pub fn recorded(&self) -> &Recorded {
        &self.recorded
    }

    /// Returns the entry or correction in full, with every player, place and direction.
    pub fn expanded(&self) -> &Recorded {
        &self.in_full
    }

    pub fn outcome(&self) -> &EntryOutcome {
        &self.outcome
    }

    /// Whether the decision strikes a correction that itself struck something.
    pub fn brings_back(&self) -> bool {
        self.redone.as_ref().is_some_and(|redone| redone.brings_back)
    }

    /// Makes the decision record the entry in full.
    #[must_use]
    pub fn into_expanded(mut self) -> Decided {
        self.recorded = self.in_full.clone();
        self
    }
}

/// Identifies a state of a record. Every entry changes it; a clone has the same state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RecordState(u64);

impl RecordState {
    pub fn new() -> RecordState {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        RecordState(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// The record changed after a decision was made. Judge the entry again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stale;

impl fmt::Display for Stale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&message!("stale"))
    }
}

impl std::error::Error for Stale {}

#[derive(Clone, Debug)]
pub(super) struct Rejudged {
    pub(super) correction: ResolvedCorrection,
    pub(super) brings_back: bool,
    /// Places from the first change on, in the new order.
    pub(super) steps: Vec<Step>,
    pub(super) unchanged: usize,
    /// Entries judged from the first changed place on.
    pub(super) judged: Judged,
    pub(super) in_full: Recorded,
}

/// An entry at its place, and its source before and after a correction; `None` if struck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Step {
    pub item: EntrySource,
    pub was: Option<EntrySource>,
    pub is: Option<EntrySource>,
}
