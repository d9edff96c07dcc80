//! What became of what was said: entries that stand, and everything else.

use super::said::Said;
use crate::law::{EntryNo, Law};
use std::sync::Arc;

/// An entry that stands, as it is read.
#[derive(Debug)]
pub struct Stands<'a, L: Law> {
    /// Its number.
    pub no: EntryNo,
    /// As it is read: itself, or the last fix of it.
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

/// Anything that was ever said, and what became of it.
#[derive(Clone, Debug)]
pub struct Past<'a, L: Law> {
    /// Its number.
    pub no: EntryNo,
    /// What was said.
    pub said: &'a Said<L::Entry>,
    /// The correction that struck it.
    pub struck_by: Option<EntryNo>,
    /// The fix that is read in its place.
    pub fixed_by: Option<EntryNo>,
    /// The ruling, if it is an entry that stands.
    pub ruling: Option<&'a Arc<L::Ruling>>,
}
