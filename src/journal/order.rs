//! The order in which entries are read: each in the place of its number, and directly before it, in their
//! own order, those inserted there. Struck entries keep their places.

use crate::law::{EntryNo, Law};
use std::sync::Arc;

/// Where the words of an entry stand: under a number, in one part of what was said there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Source {
    /// The number.
    pub no: EntryNo,
    /// The part of a correction; 0 for an entry.
    pub part: usize,
}

impl Source {
    /// An entry that was said by itself.
    pub fn entry(no: EntryNo) -> Source {
        Source { no, part: 0 }
    }
}

/// A place in the order, of one entry.
#[derive(Debug)]
pub(super) struct Slot<L: Law> {
    /// What brought the entry: itself, or an insert.
    pub item: Source,
    /// Where its words stand: there, or in the last fix of it.
    pub words: Source,
    /// The ruling; `None` while it is struck.
    pub ruling: Option<Arc<L::Ruling>>,
}

impl<L: Law> Clone for Slot<L> {
    fn clone(&self) -> Slot<L> {
        Slot {
            item: self.item,
            words: self.words,
            ruling: self.ruling.clone(),
        }
    }
}

/// The place of a number in a list that begins with number 1.
pub(super) fn place(no: EntryNo) -> usize {
    (no.0 as usize).wrapping_sub(1)
}

/// The number at a place in a list that begins with number 1.
pub(super) fn number(place: usize) -> EntryNo {
    EntryNo(u32::try_from(place).map_or(u32::MAX, |place| place.saturating_add(1)))
}

/// The session before the entry in this place of the order.
#[derive(Clone, Debug)]
pub(super) struct Checkpoint<L> {
    /// The place.
    pub place: usize,
    /// The session.
    pub session: L,
}

/// At a deal the session is small: there it is kept, if so many entries were read since it last was.
const KEPT_AT_DEAL: usize = 128;

/// It is kept in any case after so many entries.
const KEPT_ANYWAY: usize = 512;

/// Whether the session is kept before this entry, so many after it last was.
pub(super) fn is_checkpoint<L: Law>(entry: &L::Entry, since: usize) -> bool {
    since >= KEPT_ANYWAY || since >= KEPT_AT_DEAL && L::begins_hand(entry)
}
