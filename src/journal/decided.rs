//! Decisions on entries and corrections, before they are applied to the record.

use super::impact::Impact;
use super::order::{Checkpoint, Piece};
use super::said::Said;
use crate::law::reach::Reach;
use crate::law::{EntryNo, Law};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The answer to an entry or a correction.
#[derive(Clone, Debug)]
pub enum Outcome<L: Law> {
    /// The ruling on an entry.
    Ruled(Arc<L::Ruling>),
    /// The impact of a correction.
    Corrected(Arc<Impact<L>>),
}

/// A decision that has not been applied yet.
#[derive(Clone, Debug)]
pub struct Decided<L: Law> {
    pub(super) no: EntryNo,
    pub(super) said: Said<L::Entry>,
    pub(super) in_full: Said<L::Entry>,
    pub(super) outcome: Outcome<L>,
    pub(super) redone: Option<Box<Redone<L>>>,
    pub(super) on: State,
}

impl<L: Law> Decided<L> {
    /// The number that the entry will have.
    pub fn no(&self) -> EntryNo {
        self.no
    }

    /// The entry or correction as it was given.
    pub fn said(&self) -> &Said<L::Entry> {
        &self.said
    }

    /// The same in full, with every player, place and direction.
    pub fn explicit(&self) -> &Said<L::Entry> {
        &self.in_full
    }

    /// The answer.
    pub fn outcome(&self) -> &Outcome<L> {
        &self.outcome
    }

    /// The same decision, which will record the entry in full.
    #[must_use]
    pub fn in_full(mut self) -> Decided<L> {
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

/// The effect of a correction on the record.
#[derive(Clone, Debug)]
pub(super) struct Redone<L: Law> {
    /// The numbers that it strikes.
    pub strikes: Box<[EntryNo]>,
    /// The numbers that are struck from now on, with the correction that struck them, and those that no longer
    /// are.
    pub flips: Vec<(EntryNo, Option<EntryNo>)>,
    /// The places that are replaced, in order.
    pub pieces: Vec<Piece<L>>,
    /// What the rulings up to the first new checkpoint depend on.
    pub head: Reach,
    /// The checkpoints from the first of these places on, as far as they are new.
    pub checkpoints: Vec<Checkpoint<L>>,
    /// The session at the end; `None` if it is the same as before.
    pub session: Option<L>,
}
