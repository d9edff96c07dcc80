//! Corrections: changes to earlier entries.

use std::fmt;

/// A correction; entries are numbered from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Correction<E> {
    /// Strikes this many of the last entries that stand.
    Undo(u32),
    /// One or more parts that take effect together; never empty.
    Parts(Vec<Part<E>>),
}

/// One part of a correction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part<E> {
    /// Strikes this entry.
    Strike(u32),
    /// Replaces this entry by another.
    Fix(u32, E),
    /// Puts a missed entry before this one.
    Insert(u32, E),
}

impl<E> Part<E> {
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
    pub fn entry(&self) -> Option<&E> {
        match self {
            Part::Strike(_) => None,
            Part::Fix(_, entry) | Part::Insert(_, entry) => Some(entry),
        }
    }
}

impl<E: fmt::Display> fmt::Display for Correction<E> {
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

impl<E: fmt::Display> fmt::Display for Part<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.word(), self.no())?;
        match self.entry() {
            Some(entry) => write!(f, " {entry}"),
            None => Ok(()),
        }
    }
}

impl<E> From<Part<E>> for Correction<E> {
    fn from(part: Part<E>) -> Correction<E> {
        Correction::Parts(vec![part])
    }
}
