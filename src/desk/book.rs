//! Where what is said at the desk is kept: in a journal, or nowhere but in memory.

use crate::journal::{Decided, Journal, JournalError, Outcome, Record, Rejection, Said};
use crate::law::EntryNo;
use crate::speech::{Speech, TimeOfDay};
use std::sync::Arc;

/// Where what is said is kept.
pub enum Book<L: Speech> {
    /// In a journal, written before it is said.
    Kept(Box<Journal<L>>),
    /// In memory.
    Loose(Arc<Record<L>>),
}

impl<L: Speech> Default for Book<L> {
    fn default() -> Book<L> {
        Book::Loose(Arc::default())
    }
}

impl<L: Speech> Book<L> {
    /// The record; who keeps a copy of the `Arc` keeps the record as it is now.
    pub fn record(&self) -> &Arc<Record<L>> {
        match self {
            Book::Kept(journal) => journal.record(),
            Book::Loose(record) => record,
        }
    }

    /// Notes when an entry was made, as a script says; a journal has its own clock.
    pub fn note_time(&mut self, no: EntryNo, time: TimeOfDay) {
        if let Book::Loose(record) = self {
            Arc::make_mut(record).note_time(no, time);
        }
    }

    /// The journal, if there is one.
    pub fn journal(&self) -> Option<&Journal<L>> {
        match self {
            Book::Kept(journal) => Some(journal),
            Book::Loose(_) => None,
        }
    }

    /// Judges what was said on the record as it stands; nothing changes.
    ///
    /// # Errors
    /// The [`Rejection`] that says why it is not taken.
    pub fn judge(&self, said: Said<L::Entry>) -> Result<Decided<L>, Rejection<L>> {
        match self {
            Book::Kept(journal) => journal.judge(said),
            Book::Loose(record) => record.judge(said),
        }
    }

    /// Applies a decision made on this book in its current state, once it is kept.
    ///
    /// # Errors
    /// It was made on another state, or could not be kept; it did not happen.
    pub fn enter(&mut self, decided: Decided<L>) -> Result<(EntryNo, Outcome<L>), JournalError> {
        match self {
            Book::Kept(journal) => journal.enter(decided),
            Book::Loose(record) => Ok(Arc::make_mut(record).apply(decided)?),
        }
    }
}
