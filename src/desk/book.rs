//! Keeps entries in a journal, or only in memory.

use nos_law::{EntryNo, Law};
use nos_records::journal::{
    Decided, EntryOutcome, Journal, JournalError, Record, Recorded, Rejection,
};
use std::sync::Arc;

pub enum Book {
    Journaled(Box<Journal>),
    InMemory(Arc<Record>),
}

impl Book {
    pub fn new(law: &'static Law, entries: usize) -> Book {
        let mut record = Record::new(law);
        record.reserve(entries);
        Book::InMemory(Arc::new(record))
    }

    pub fn record(&self) -> &Arc<Record> {
        match self {
            Book::Journaled(journal) => journal.record(),
            Book::InMemory(record) => record,
        }
    }

    pub fn into_record(self) -> Record {
        match self {
            Book::Journaled(journal) => Record::clone(journal.record()),
            Book::InMemory(record) => Arc::unwrap_or_clone(record),
        }
    }

    /// The record, if it is only in memory. It has no file, so the caller applies entries directly.
    pub fn loose(&mut self) -> Option<&mut Record> {
        match self {
            Book::Journaled(_) => None,
            Book::InMemory(record) => Some(Arc::make_mut(record)),
        }
    }

    pub fn journal(&self) -> Option<&Journal> {
        let Book::Journaled(journal) = self else { return None };
        Some(journal)
    }

    pub fn judge(&self, recorded: Recorded) -> Result<Decided, Rejection> {
        match self {
            Book::Journaled(journal) => journal.judge(recorded),
            Book::InMemory(record) => record.judge(recorded),
        }
    }

    pub fn fits(&self, recorded: &Recorded) -> Result<(), Rejection> {
        match self {
            Book::Journaled(journal) => journal.fits(recorded),
            Book::InMemory(_) => Ok(()),
        }
    }

    /// Applies a decision made on the current state. Its answer must wait for [`Book::save`].
    pub fn take(&mut self, decided: Decided) -> Result<(EntryNo, EntryOutcome), JournalError> {
        match self {
            Book::Journaled(journal) => journal.take(decided),
            Book::InMemory(record) => Ok(Arc::make_mut(record).apply(decided)?),
        }
    }

    pub fn save(&mut self) -> Result<(), JournalError> {
        match self {
            Book::Journaled(journal) => journal.save(),
            Book::InMemory(_) => Ok(()),
        }
    }

    pub fn enter(&mut self, decided: Decided) -> Result<(EntryNo, EntryOutcome), JournalError> {
        let entered = self.take(decided)?;
        self.save()?;
        Ok(entered)
    }
}
