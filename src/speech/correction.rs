//! Corrections: changes to earlier entries.

use super::spoken::Entry;
use std::fmt;

/// A correction; entries are numbered from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Correction {
    /// Strikes this many of the last entries that stand.
    Undo(u32),
    /// One or more parts that take effect together; never empty.
    Parts(Vec<Part>),
}

/// One part of a correction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Strikes this entry.
    Strike(u32),
    /// Replaces this entry by another.
    Fix(u32, Entry),
    /// Puts a missed entry before this one.
    Insert(u32, Entry),
}

impl Part {
    /// The verb.
    pub fn word(&self) -> &'static str {
        match self {
            Part::Strike(_) => "strike",
            Part::Fix(..) => "fix",
            Part::Insert(..) => "insert",
        }
    }

    /// The number of the entry after the verb.
    pub fn no(&self) -> u32 {
        match self {
            Part::Strike(no) | Part::Fix(no, _) | Part::Insert(no, _) => *no,
        }
    }

    /// The new entry; `None` if this part strikes one.
    pub fn entry(&self) -> Option<&Entry> {
        match self {
            Part::Strike(_) => None,
            Part::Fix(_, entry) | Part::Insert(_, entry) => Some(entry),
        }
    }
}

impl fmt::Display for Correction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Correction::Undo(1) => f.write_str("undo"),
            Correction::Undo(number) => write!(f, "undo {number}"),
            Correction::Parts(parts) => {
                for (at, part) in parts.iter().enumerate() {
                    f.write_str(if at == 0 { "" } else { " ; " })?;
                    part.fmt(f)?;
                }
                Ok(())
            }
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.word(), self.no())?;
        match self.entry() {
            Some(entry) => write!(f, " {entry}"),
            None => Ok(()),
        }
    }
}

impl From<Part> for Correction {
    fn from(part: Part) -> Correction {
        Correction::Parts(vec![part])
    }
}
