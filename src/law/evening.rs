//! The record of an evening, as a law reads it.

use super::EntryNo;
use super::referee::{Ruling, Session};
use crate::speech::Entry;

/// Rulings with the numbers of their entries.
pub type Rulings<'a> = Box<dyn DoubleEndedIterator<Item = (EntryNo, &'a Ruling)> + 'a>;

/// The record of an evening, as a law reads it.
pub trait Evening: Sync {
    /// The current session.
    fn session(&self) -> &Session;
    /// The session before the entry with this number; `None` if it does not stand.
    fn before(&self, no: EntryNo) -> Option<Session>;
    /// The rulings that stand, in the order in which their entries are read.
    fn rulings(&self) -> Rulings<'_>;
}

/// An entry that stands, with its ruling and what came before it.
#[derive(Clone, Debug)]
pub struct Stood {
    /// Its number.
    pub no: EntryNo,
    /// The entry as it is read.
    pub entry: Entry,
    /// The ruling.
    pub ruling: Ruling,
    /// The session before its hand began; before the first entry, if no hand has begun.
    pub begun: Session,
    /// The entries from there to just before it.
    pub since: Vec<(EntryNo, Entry)>,
    /// The session before it.
    pub before: Session,
    /// The session after it.
    pub after: Session,
}
