//! Decisions: what was decided on something said, before it is applied to the record.

use super::impact::Impact;
use super::order::{Checkpoint, Slot};
use super::said::Said;
use crate::law::{EntryNo, Law};
use std::fmt;
use std::sync::Arc;

/// The answer to what was said.
#[derive(Clone, Debug)]
pub enum Outcome<L: Law> {
    /// The ruling on an entry.
    Ruled(Arc<L::Ruling>),
    /// The impact of a correction.
    Corrected(Arc<Impact<L>>),
}

/// What was decided on something said, before it is applied.
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
    /// The number it will have.
    pub fn no(&self) -> EntryNo {
        self.no
    }

    /// What was said, as it was said.
    pub fn said(&self) -> &Said<L::Entry> {
        &self.said
    }

    /// The same in full: who, where and which way round.
    pub fn explicit(&self) -> &Said<L::Entry> {
        &self.in_full
    }

    /// The answer.
    pub fn outcome(&self) -> &Outcome<L> {
        &self.outcome
    }

    /// The same, to be kept in full.
    #[must_use]
    pub fn in_full(mut self) -> Decided<L> {
        self.said = self.in_full.clone();
        self
    }
}

/// A state of a record: no two that differ are equal. A clone of a record is in the same state.
#[derive(Clone, Debug, Default)]
pub(super) struct State(Arc<()>);

impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// A decision was made on a record in another state: what was said must be judged again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stale;

impl fmt::Display for Stale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the record has changed since this was judged; it must be judged again")
    }
}

impl std::error::Error for Stale {}

/// What a correction makes of the record.
#[derive(Clone, Debug)]
pub(super) struct Redone<L: Law> {
    /// The numbers that it strikes.
    pub strikes: Box<[EntryNo]>,
    /// What struck each number, the correction's own included.
    pub struck: Vec<Option<EntryNo>>,
    /// The slots that are replaced.
    pub from: usize,
    pub to: usize,
    /// What they are replaced by.
    pub slots: Vec<Slot<L>>,
    /// The sessions kept among these.
    pub checkpoints: Vec<Checkpoint<L>>,
    /// The session at the end, if it is another one.
    pub session: Option<L>,
}
