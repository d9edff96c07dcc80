//! The order in which entries are read. Each has the place of its number; entries inserted there come
//! directly before it, in their own order. Struck entries keep their places.

use crate::law::reach::Reach;
use crate::law::{EntryNo, Law};
use std::sync::Arc;

/// Where an entry was written: under this number, in this part.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Source {
    /// The number.
    pub no: EntryNo,
    /// The part of a correction, from 0; 0 for an entry.
    pub part: u32,
}

impl Source {
    /// The source of an entry that is not in a correction.
    pub fn entry(no: EntryNo) -> Source {
        Source { no, part: 0 }
    }
}

/// A place in the order. It belongs to one entry.
#[derive(Debug)]
pub(super) struct Slot<L: Law> {
    /// Where the entry came from: itself, or an insert.
    pub item: Source,
    /// Where its words are read: there, or in its last fix.
    pub words: Source,
    /// The ruling; `None` while it is struck.
    pub ruling: Option<Arc<L::Ruling>>,
}

impl<L: Law> Slot<L> {
    /// Whether both have the same words and share their ruling.
    pub fn is_as(&self, other: &Slot<L>) -> bool {
        self.words == other.words
            && match (&self.ruling, &other.ruling) {
                (Some(one), Some(other)) => Arc::ptr_eq(one, other),
                (None, None) => true,
                _ => false,
            }
    }
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

/// Removes the last new checkpoint if the old one that comes at this place is near, so that corrections do not
/// add one each. `head` is the stretch before the first.
pub(super) fn thin<L: Law>(checkpoints: &mut Vec<Checkpoint<L>>, head: &mut Reach, place: usize) {
    if let Some(near) =
        checkpoints.pop_if(|last| place.saturating_sub(last.place) < KEPT_ANYWAY / 2)
    {
        let before = checkpoints.last_mut().map(|own| &mut own.reach);
        before.unwrap_or(head).join(&near.reach);
    }
}

/// Places of the order that are replaced.
#[derive(Clone, Debug)]
pub(super) struct Piece<L: Law> {
    /// The first of them.
    pub from: usize,
    /// The place after the last one.
    pub to: usize,
    /// The new slots.
    pub slots: Vec<Slot<L>>,
}

impl<L: Law> Piece<L> {
    /// A piece that begins at this place.
    pub fn at(place: usize) -> Piece<L> {
        Piece {
            from: place,
            to: place,
            slots: Vec::new(),
        }
    }
}

/// The index of a number in a list that begins with number 1.
pub(super) fn place(no: EntryNo) -> usize {
    (no.0 as usize).wrapping_sub(1)
}

/// The number at an index of a list that begins with number 1.
pub(super) fn number(place: usize) -> EntryNo {
    EntryNo(u32::try_from(place).map_or(u32::MAX, |place| place.saturating_add(1)))
}

/// The session before the entry at this place of the order, so that judging again need not begin at the
/// first entry.
#[derive(Clone, Debug)]
pub(super) struct Checkpoint<L> {
    pub place: usize,
    pub session: L,
    /// How the rulings from here to the next checkpoint depend on what everybody has.
    pub reach: Reach,
}

impl<L: Law> Checkpoint<L> {
    /// A checkpoint after which nothing is judged yet.
    pub fn new(place: usize, session: L) -> Checkpoint<L> {
        let mut reach = Reach::default();
        session.note_reach(None, &mut reach);
        Checkpoint {
            place,
            session,
            reach,
        }
    }
}

/// A deal this many entries after the last checkpoint gets one, because the session is small there.
const KEPT_AT_DEAL: usize = if cfg!(test) { 2 } else { 128 };

/// Any entry this many after the last checkpoint gets one.
const KEPT_ANYWAY: usize = if cfg!(test) { 4 } else { 256 };

/// Whether there is a checkpoint before this entry, `since` entries after the last one.
pub(super) fn is_checkpoint<L: Law>(entry: &L::Entry, since: usize) -> bool {
    since >= KEPT_ANYWAY || since >= KEPT_AT_DEAL && L::begins_hand(entry)
}
