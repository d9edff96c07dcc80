//! Decisions on entries and corrections, before they are applied to the record.

use super::correcting::Redone;
use super::impact::Impact;
use super::said::Said;
use crate::law::EntryNo;
use crate::law::referee::Ruling;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The answer to an entry or a correction.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// The ruling on an entry.
    Ruled(Ruling),
    /// The impact of a correction.
    Corrected(Arc<Impact>),
}

/// A decision that has not been applied yet.
#[derive(Clone, Debug)]
pub struct Decided {
    pub(super) no: EntryNo,
    pub(super) said: Said,
    pub(super) in_full: Said,
    pub(super) outcome: Outcome,
    pub(super) redone: Option<Box<Redone>>,
    pub(super) on: State,
}

impl Decided {
    /// The number that the entry will have.
    pub fn no(&self) -> EntryNo {
        self.no
    }

    /// The entry or correction as it was given.
    pub fn said(&self) -> &Said {
        &self.said
    }

    /// The same in full, with every player, place and direction.
    pub fn explicit(&self) -> &Said {
        &self.in_full
    }

    /// The answer.
    pub fn outcome(&self) -> &Outcome {
        &self.outcome
    }

    /// The same decision, which will record the entry in full.
    #[must_use]
    pub fn in_full(mut self) -> Decided {
        self.said = self.in_full.clone();
        self
    }
}

/// Identifies a state of a record. It changes with every entry; a clone of a record has the same state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct State(u64);

impl State {
    /// A state that no record has had before.
    pub fn new() -> State {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        State(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// The record has changed since a decision was made. The entry must be judged again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stale;

impl fmt::Display for Stale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the record has changed since this was judged; it must be judged again")
    }
}

impl std::error::Error for Stale {}
