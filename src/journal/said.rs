//! What is said to the journal and numbered there: entries and corrections of them.

use super::single::Correction;
use crate::law::nos::entry::Entry;
use std::fmt;

/// An entry, or a correction of entries made before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// What happened at the table.
    Entry(Entry),
    /// What is to be thought of entries made before.
    Correction(Correction),
}

impl Said {
    /// The entry that it brings to the table: itself, or what stands in a fix or an insert.
    pub fn entry(&self) -> Option<&Entry> {
        match self {
            Said::Entry(entry)
            | Said::Correction(Correction::Fix(_, entry) | Correction::Insert(_, entry)) => {
                Some(entry)
            }
            Said::Correction(Correction::Undo(_) | Correction::Strike(_)) => None,
        }
    }

    /// The correction, where it is one.
    pub fn correction(&self) -> Option<&Correction> {
        match self {
            Said::Correction(correction) => Some(correction),
            Said::Entry(_) => None,
        }
    }

    /// The same with its entry said otherwise.
    pub(super) fn with_entry(self, entry: Entry) -> Said {
        match self {
            Said::Entry(_) => Said::Entry(entry),
            Said::Correction(Correction::Fix(no, _)) => {
                Said::Correction(Correction::Fix(no, entry))
            }
            Said::Correction(Correction::Insert(no, _)) => {
                Said::Correction(Correction::Insert(no, entry))
            }
            other => other,
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

impl From<crate::speech::Correction<Entry>> for Said {
    fn from(correction: crate::speech::Correction<Entry>) -> Said {
        Said::Correction(correction.into())
    }
}

impl From<Correction> for Said {
    fn from(correction: Correction) -> Said {
        Said::Correction(correction)
    }
}
