//! Corrections in one part, as the record takes them.

use crate::law::nos::entry::Entry;
use crate::speech::shell::ShellVerb;
use crate::speech::{self, Part};
use std::fmt;

/// A correction in one part; entries are numbered from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Correction {
    /// Strikes the last entries that stand, this many.
    Undo(u32),
    /// Strikes this entry.
    Strike(u32),
    /// Reads this entry otherwise.
    Fix(u32, Entry),
    /// Puts something missed before this entry.
    Insert(u32, Entry),
}

impl Correction {
    /// Its verb.
    pub fn verb(&self) -> ShellVerb {
        match self {
            Correction::Undo(_) => ShellVerb::Undo,
            Correction::Strike(_) => ShellVerb::Strike,
            Correction::Fix(..) => ShellVerb::Fix,
            Correction::Insert(..) => ShellVerb::Insert,
        }
    }
}

impl From<speech::Correction<Entry>> for Correction {
    fn from(read: speech::Correction<Entry>) -> Correction {
        match read {
            speech::Correction::Undo(count) => Correction::Undo(count),
            speech::Correction::Parts(parts) => match parts.into_iter().next() {
                Some(Part::Strike(no)) => Correction::Strike(no),
                Some(Part::Fix(no, entry)) => Correction::Fix(no, entry),
                Some(Part::Insert(no, entry)) => Correction::Insert(no, entry),
                None => Correction::Undo(0),
            },
        }
    }
}

impl fmt::Display for Correction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb().row().word)?;
        match self {
            Correction::Undo(1) => Ok(()),
            Correction::Undo(number) | Correction::Strike(number) => write!(f, " {number}"),
            Correction::Fix(number, entry) | Correction::Insert(number, entry) => {
                write!(f, " {number} {entry}")
            }
        }
    }
}
