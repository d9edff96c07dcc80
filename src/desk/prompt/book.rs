//! What the prompt writes in: a journal with its file, or a record that is kept nowhere.

use crate::desk::outcome::{Failure, Status};
use crate::journal::{Decided, Journal, JournalError, Outcome, Record, Rejection, Said};
use crate::law::EntryNo;
use std::path::Path;

/// What the prompt writes in.
pub trait Book {
    /// What was said so far.
    fn record(&self) -> &Record;

    /// What to make of something said, as things stand; nothing changes.
    ///
    /// # Errors
    /// The [`Rejection`] that says why it is not taken.
    fn judge(&self, said: Said) -> Result<Decided, Rejection>;

    /// Lets happen, and keeps, what was decided on this very book as it stands.
    ///
    /// # Errors
    /// It could not be kept, and did not happen.
    fn enter(&mut self, decided: Decided) -> Result<(EntryNo, Outcome), Failure>;

    /// The file that it is kept in, if it is kept at all.
    fn place(&self) -> Option<&Path>;
}

impl Book for Record {
    fn record(&self) -> &Record {
        self
    }

    fn judge(&self, said: Said) -> Result<Decided, Rejection> {
        Record::judge(self, said).map(Decided::in_full)
    }

    fn enter(&mut self, decided: Decided) -> Result<(EntryNo, Outcome), Failure> {
        Ok(self.apply(decided))
    }

    fn place(&self) -> Option<&Path> {
        None
    }
}

impl Book for Journal {
    fn record(&self) -> &Record {
        Journal::record(self)
    }

    fn judge(&self, said: Said) -> Result<Decided, Rejection> {
        Journal::judge(self, said)
    }

    fn enter(&mut self, decided: Decided) -> Result<(EntryNo, Outcome), Failure> {
        Journal::enter(self, decided).map_err(|error| failure(&error))
    }

    fn place(&self) -> Option<&Path> {
        Some(self.path())
    }
}

/// A journal's error as the program ends with it.
pub fn failure(error: &JournalError) -> Failure {
    let status = match error {
        JournalError::InUse { .. } => Status::InUse,
        JournalError::Damaged { .. } | JournalError::NoJournal { .. } => Status::Damaged,
        JournalError::NoFile { .. } | JournalError::File { .. } | JournalError::ReadOnly { .. } => {
            Status::File
        }
    };
    Failure::new(status, error.to_string())
}
