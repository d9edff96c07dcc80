//! A recorded entry or correction, and the views that the record gives of it.

use nos_entry::{Correction, Entry, Part};
use nos_law::{EntryNo, Ruling};
use std::fmt;

/// The source of an entry: its number, and its part of a correction; part 0 for an entry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct EntrySource {
    pub no: EntryNo,
    pub part: u32,
}

pub(super) fn place(no: EntryNo) -> usize {
    (no.0 as usize).wrapping_sub(1)
}

pub(super) fn number(place: usize) -> EntryNo {
    EntryNo(u32::try_from(place).map_or(u32::MAX, |place| place.saturating_add(1)))
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Recorded {
    Entry(Entry),
    Correction(Correction),
}

impl Recorded {
    /// Returns the entries of the line: the entry itself, or those in fixes and inserts.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        let entry = match self {
            Recorded::Entry(entry) => Some(entry),
            Recorded::Correction(_) => None,
        };
        entry.into_iter().chain(self.parts().iter().filter_map(Part::entry))
    }

    pub fn correction(&self) -> Option<&Correction> {
        let Recorded::Correction(correction) = self else { return None };
        Some(correction)
    }

    pub fn parts(&self) -> &[Part] {
        match self {
            Recorded::Correction(Correction::Parts(parts)) => parts,
            Recorded::Entry(_) | Recorded::Correction(Correction::Undo(_)) => &[],
        }
    }

    /// Returns the inserted entries with the numbers they precede; `no` is the correction's.
    pub(super) fn inserts(&self, no: EntryNo) -> impl Iterator<Item = (EntryNo, EntrySource)> {
        (0..).zip(self.parts()).filter_map(move |(part, says)| match says {
            Part::Insert(before, _) => Some((EntryNo(*before), EntrySource { no, part })),
            Part::Strike(_) | Part::Fix(..) => None,
        })
    }

    /// Returns the new sources of fixed entries; `no` is the correction's.
    pub(super) fn fixes(&self, no: EntryNo) -> impl Iterator<Item = (EntryNo, EntrySource)> {
        (0..).zip(self.parts()).filter_map(move |(part, says)| match says {
            Part::Fix(fixed, _) => Some((EntryNo(*fixed), EntrySource { no, part })),
            Part::Strike(_) | Part::Insert(..) => None,
        })
    }

    pub(super) fn is_undo(&self) -> bool {
        matches!(self, Recorded::Correction(Correction::Undo(_)))
    }

    /// Returns the entry of this part; an entry has only part 0.
    pub(super) fn entry_of(&self, part: u32) -> Option<&Entry> {
        match self {
            Recorded::Entry(entry) => Some(entry),
            Recorded::Correction(_) => self.parts().get(part as usize)?.entry(),
        }
    }

    pub(super) fn set_entry(&mut self, part: u32, entry: Entry) {
        match self {
            Recorded::Entry(old) => *old = entry,
            Recorded::Correction(Correction::Parts(parts)) => match parts.get_mut(part as usize) {
                Some(Part::Fix(_, old) | Part::Insert(_, old)) => *old = entry,
                Some(Part::Strike(_)) | None => {}
            },
            Recorded::Correction(Correction::Undo(_)) => {}
        }
    }
}

impl fmt::Display for Recorded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Recorded::Entry(entry) => entry.fmt(f),
            Recorded::Correction(correction) => correction.fmt(f),
        }
    }
}

impl From<Entry> for Recorded {
    fn from(entry: Entry) -> Recorded {
        Recorded::Entry(entry)
    }
}

impl From<Correction> for Recorded {
    fn from(correction: Correction) -> Recorded {
        Recorded::Correction(correction)
    }
}

#[derive(Clone, Copy, Debug)]
pub struct StandingEntry<'a> {
    pub no: EntryNo,
    pub entry: &'a Entry,
    pub ruling: &'a Ruling,
}

#[derive(Clone, Debug)]
pub struct Past<'a> {
    pub no: EntryNo,
    pub recorded: &'a Recorded,
    pub struck_by: Option<EntryNo>,
    pub fixed_by: Option<EntryNo>,
    /// The ruling; `None` for a correction, or if struck.
    pub ruling: Option<&'a Ruling>,
}

/// An entry at its place in reading order, whether in force or not.
#[derive(Clone, Debug)]
pub struct PlacedEntry<'a> {
    /// The entry's number; for an inserted entry, the correction's.
    pub no: EntryNo,
    pub is_inserted: bool,
    pub made: &'a Entry,
    pub fixed: Option<(EntryNo, &'a Entry)>,
    pub struck_by: Option<EntryNo>,
    pub ruling: Option<&'a Ruling>,
}
