//! Where what is said at the desk is kept: in a journal, or nowhere but in memory.

use crate::journal::JournalError;
use crate::law::EntryNo;
use crate::law::nos::entry::Entry;
use crate::law::nos::session::Session;
use std::sync::Arc;

pub type Record = crate::journal::Record<Session>;
pub type Journal = crate::journal::Journal<Session>;
pub type Decided = crate::journal::Decided<Session>;
pub type Outcome = crate::journal::Outcome<Session>;
pub type Rejection = crate::journal::Rejection<Session>;
pub type Said = crate::journal::Said<Entry>;
pub type Why = crate::journal::Why<Session>;
pub type Past<'a> = crate::journal::Past<'a, Session>;

/// Where what is said is kept.
pub enum Book {
    /// In a journal, written before it is said.
    Kept(Box<Journal>),
    /// In memory.
    Loose(Arc<Record>),
}

impl Default for Book {
    fn default() -> Book {
        Book::Loose(Arc::default())
    }
}

impl Book {
    /// The record; who keeps a copy of the `Arc` keeps the record as it is now.
    pub fn record(&self) -> &Arc<Record> {
        match self {
            Book::Kept(journal) => journal.record(),
            Book::Loose(record) => record,
        }
    }

    /// The journal, where there is one.
    pub fn journal(&self) -> Option<&Journal> {
        match self {
            Book::Kept(journal) => Some(journal),
            Book::Loose(_) => None,
        }
    }

    /// What to make of something said, as things stand; nothing changes.
    ///
    /// # Errors
    /// The [`Rejection`] that says why it is not taken.
    pub fn judge(&self, said: Said) -> Result<Decided, Rejection> {
        match self {
            Book::Kept(journal) => journal.judge(said),
            Book::Loose(record) => record.judge(said),
        }
    }

    /// Lets happen what was decided on this very book as it stands, once it is kept.
    ///
    /// # Errors
    /// It could not be kept, and did not happen.
    pub fn enter(&mut self, decided: Decided) -> Result<(EntryNo, Outcome), JournalError> {
        match self {
            Book::Kept(journal) => journal.enter(decided),
            Book::Loose(record) => Ok(Arc::make_mut(record).apply(decided)?),
        }
    }
}
