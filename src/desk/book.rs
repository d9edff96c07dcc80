//! Where entries are kept: in a journal, or only in memory.

use nos_records::journal::{
    Decided, EntryOutcome, Journal, JournalError, Record, Recorded, Rejection,
};
use nos_rules::law::EntryNo;
use nos_rules::law::referee::Law;
use std::sync::Arc;

pub enum Book {
    /// In a journal. An entry is written before it is answered.
    Kept(Box<Journal>),
    Loose(Arc<Record>),
}

impl Book {
    pub fn new(law: &'static Law, entries: usize) -> Book {
        let mut record = Record::new(law);
        record.reserve(entries);
        Book::Loose(Arc::new(record))
    }

    /// The record. A clone of the `Arc` keeps the record of this moment.
    pub fn record(&self) -> &Arc<Record> {
        match self {
            Book::Kept(journal) => journal.record(),
            Book::Loose(record) => record,
        }
    }

    pub fn into_record(self) -> Record {
        match self {
            Book::Kept(journal) => Record::clone(journal.record()),
            Book::Loose(record) => Arc::unwrap_or_clone(record),
        }
    }

    /// The record, if it is only in memory: its entries are applied without being written first.
    pub fn loose(&mut self) -> Option<&mut Record> {
        match self {
            Book::Kept(_) => None,
            Book::Loose(record) => Some(Arc::make_mut(record)),
        }
    }

    pub fn journal(&self) -> Option<&Journal> {
        match self {
            Book::Kept(journal) => Some(journal),
            Book::Loose(_) => None,
        }
    }

    pub fn judge(&self, recorded: Recorded) -> Result<Decided, Rejection> {
        match self {
            Book::Kept(journal) => journal.judge(recorded),
            Book::Loose(record) => record.judge(recorded),
        }
    }

    pub fn fits(&self, recorded: &Recorded) -> Result<(), Rejection> {
        match self {
            Book::Kept(journal) => journal.fits(recorded),
            Book::Loose(_) => Ok(()),
        }
    }

    /// Applies a decision that was made on the current state. Its answer must wait for [`Book::save`].
    pub fn take(&mut self, decided: Decided) -> Result<(EntryNo, EntryOutcome), JournalError> {
        match self {
            Book::Kept(journal) => journal.take(decided),
            Book::Loose(record) => Ok(Arc::make_mut(record).apply(decided)?),
        }
    }

    pub fn save(&mut self) -> Result<(), JournalError> {
        match self {
            Book::Kept(journal) => journal.save(),
            Book::Loose(_) => Ok(()),
        }
    }

    pub fn enter(&mut self, decided: Decided) -> Result<(EntryNo, EntryOutcome), JournalError> {
        let entered = self.take(decided)?;
        self.save()?;
        Ok(entered)
    }
}
