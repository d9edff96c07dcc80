//! Views of the record: the entries that stand, and all that were ever made.

use super::said::Said;
use crate::law::EntryNo;
use crate::law::referee::Ruling;
use crate::speech::Entry;

/// An entry that stands, as it is read.
#[derive(Debug)]
pub struct Stands<'a> {
    /// Its number.
    pub no: EntryNo,
    /// The entry, or its last fix.
    pub entry: &'a Entry,
    /// The ruling on it.
    pub ruling: &'a Ruling,
}

impl Clone for Stands<'_> {
    fn clone(&self) -> Self {
        *self
    }
}

impl Copy for Stands<'_> {}

/// An entry or a correction, and what later corrections did to it.
#[derive(Clone, Debug)]
pub struct Past<'a> {
    /// Its number.
    pub no: EntryNo,
    /// The entry or correction as it was made.
    pub said: &'a Said,
    /// The correction that struck it; `None` if it stands.
    pub struck_by: Option<EntryNo>,
    /// The fix that is read in its place, if any.
    pub fixed_by: Option<EntryNo>,
    /// The ruling; `None` for a correction, or if it was struck.
    pub ruling: Option<&'a Ruling>,
}

/// An entry at its place in the order in which entries are read, whether it stands or not.
#[derive(Clone, Debug)]
pub struct Place<'a> {
    /// Its number; if it was inserted, that of the correction.
    pub no: EntryNo,
    /// Whether a correction inserted it.
    pub is_inserted: bool,
    /// The entry as it was made.
    pub made: &'a Entry,
    /// The fix that is read in its place, if any, with its number.
    pub fixed: Option<(EntryNo, &'a Entry)>,
    /// The correction that struck it, if one did.
    pub struck_by: Option<EntryNo>,
    /// The ruling; `None` if it was struck.
    pub ruling: Option<&'a Ruling>,
}
