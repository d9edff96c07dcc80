//! Corrections: what is to be thought of entries made before.

use super::verb::Verb;
use crate::law::nos::entry::Entry;
use std::fmt;

/// A correction; entries are numbered from 1.
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
    pub fn verb(&self) -> Verb {
        match self {
            Correction::Undo(_) => Verb::Undo,
            Correction::Strike(_) => Verb::Strike,
            Correction::Fix(..) => Verb::Fix,
            Correction::Insert(..) => Verb::Insert,
        }
    }
}

impl fmt::Display for Correction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb().word())?;
        match self {
            Correction::Undo(1) => Ok(()),
            Correction::Undo(number) | Correction::Strike(number) => write!(f, " {number}"),
            Correction::Fix(number, entry) | Correction::Insert(number, entry) => {
                write!(f, " {number} {entry}")
            }
        }
    }
}
