//! What the journal records under a number: an entry or a correction.

use super::record::Source;
use crate::law::EntryNo;
use crate::speech::{Correction, Entry, Part};
use std::fmt;

/// An entry, or a correction of earlier entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// What happened at the table.
    Entry(Entry),
    /// A change to earlier entries.
    Correction(Correction),
}

impl Said {
    /// Its entries: itself, or those in its fixes and inserts.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        let own = match self {
            Said::Entry(entry) => Some(entry),
            Said::Correction(_) => None,
        };
        own.into_iter()
            .chain(self.parts().iter().filter_map(Part::entry))
    }

    /// The correction; `None` if it is an entry.
    pub fn correction(&self) -> Option<&Correction> {
        match self {
            Said::Correction(correction) => Some(correction),
            Said::Entry(_) => None,
        }
    }

    /// The parts of a correction; empty for an entry or an undo.
    pub fn parts(&self) -> &[Part] {
        match self {
            Said::Correction(Correction::Parts(parts)) => parts,
            Said::Entry(_) | Said::Correction(Correction::Undo(_)) => &[],
        }
    }

    /// How many entries are read under its number: itself, or those that it inserts.
    pub(super) fn brought(&self) -> usize {
        let inserts = |part: &&Part| matches!(part, Part::Insert(..));
        let inserted = self.parts().iter().filter(inserts).count();
        inserted + usize::from(matches!(self, Said::Entry(_)))
    }

    /// The entries that its parts fix, and where each is read instead; `no` is its number.
    pub(super) fn fixes(&self, no: EntryNo) -> impl Iterator<Item = (EntryNo, Source)> {
        let parts = (0..).zip(self.parts());
        parts.filter_map(move |(part, says)| match says {
            Part::Fix(fixed, _) => Some((EntryNo(*fixed), Source { no, part })),
            Part::Strike(_) | Part::Insert(..) => None,
        })
    }

    pub(super) fn is_undo(&self) -> bool {
        matches!(self, Said::Correction(Correction::Undo(_)))
    }

    /// The entry of this part. An entry has only one part.
    pub(super) fn entry_of(&self, part: u32) -> Option<&Entry> {
        match self {
            Said::Entry(entry) => Some(entry),
            Said::Correction(_) => self.parts().get(part as usize)?.entry(),
        }
    }

    /// Replaces the entry of this part.
    pub(super) fn set_entry(&mut self, part: u32, entry: Entry) {
        match self {
            Said::Entry(own) => *own = entry,
            Said::Correction(Correction::Parts(parts)) => match parts.get_mut(part as usize) {
                Some(Part::Fix(_, own) | Part::Insert(_, own)) => *own = entry,
                Some(Part::Strike(_)) | None => {}
            },
            Said::Correction(Correction::Undo(_)) => {}
        }
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Said::Entry(entry) => entry.fmt(f),
            Said::Correction(correction) => correction.fmt(f),
        }
    }
}

impl From<Entry> for Said {
    fn from(entry: Entry) -> Said {
        Said::Entry(entry)
    }
}

impl From<Correction> for Said {
    fn from(correction: Correction) -> Said {
        Said::Correction(correction)
    }
}
