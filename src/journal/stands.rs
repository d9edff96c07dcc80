//! Views of the record: the entries that stand, and all that were ever made.

use super::said::Said;
use crate::law::{EntryNo, Law};
use std::sync::Arc;

/// An entry that stands, as it is read.
#[derive(Debug)]
pub struct Stands<'a, L: Law> {
    /// Its number.
    pub no: EntryNo,
    /// The entry, or its last fix.
    pub entry: &'a L::Entry,
    /// The ruling on it.
    pub ruling: &'a Arc<L::Ruling>,
}

impl<L: Law> Clone for Stands<'_, L> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<L: Law> Copy for Stands<'_, L> {}

/// An entry or a correction, and what later corrections did to it.
#[derive(Clone, Debug)]
pub struct Past<'a, L: Law> {
    /// Its number.
    pub no: EntryNo,
    /// The entry or correction as it was made.
    pub said: &'a Said<L::Entry>,
    /// The correction that struck it; `None` if it stands.
    pub struck_by: Option<EntryNo>,
    /// The fix that is read in its place, if any.
    pub fixed_by: Option<EntryNo>,
    /// The ruling; `None` for a correction, or if it was struck.
    pub ruling: Option<&'a Arc<L::Ruling>>,
}

/// An entry at its place in the order in which entries are read, whether it stands or not.
#[derive(Clone, Debug)]
pub struct Place<'a, L: Law> {
    /// Its number; if it was inserted, that of the correction.
    pub no: EntryNo,
    /// Whether a correction inserted it.
    pub is_inserted: bool,
    /// The entry as it was made.
    pub made: &'a L::Entry,
    /// The fix that is read in its place, if any, with its number.
    pub fixed: Option<(EntryNo, &'a L::Entry)>,
    /// The correction that struck it, if one did.
    pub struck_by: Option<EntryNo>,
    /// The ruling; `None` if it was struck.
    pub ruling: Option<&'a Arc<L::Ruling>>,
}
