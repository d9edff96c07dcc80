//! A journal that is open. Its lines are written whole, and an entry is answered only when its line is on the
//! disk. Several lines can be written together.

mod lines;
mod opening;

use super::check::Seal;
use super::clock::Clock;
use super::decided::{Decided, Outcome};
use super::error::JournalError;
use super::line;
use super::record::Record;
use super::rejection::Rejection;
use super::said::Said;
use super::tag::Link;
use crate::law::EntryNo;
use lines::Lines;
pub use opening::{Opened, refuse_damage};
use std::path::Path;
use std::sync::Arc;

/// A journal that is open for writing and locked.
pub struct Journal {
    record: Arc<Record>,
    last: Option<Link>,
    clock: Clock,
    /// The lines of the last entries of the record, which are not written yet.
    unsaved: Vec<u8>,
    /// The number of entries that are on the disk.
    saved: usize,
    lines: Lines,
}

impl Journal {
    /// The record. A clone of the `Arc` stays as it is now.
    pub fn record(&self) -> &Arc<Record> {
        &self.record
    }

    /// The path of its file.
    pub fn path(&self) -> &Path {
        self.lines.path()
    }

    /// The seal; `None` if there are no entries.
    pub fn seal(&self) -> Option<Seal> {
        self.last.map(|last| Seal::new(self.record.len(), last))
    }

    /// Whether writing has stopped because something went wrong.
    pub fn is_read_only(&self) -> bool {
        self.lines.are_broken()
    }

    /// Judges an entry or a correction in the current state. Nothing changes.
    ///
    /// # Errors
    /// If it is rejected.
    pub fn judge(&self, said: Said) -> Result<Decided, Rejection> {
        let decided = self.record.judge(said)?.in_full();
        self.fits(decided.said())?;
        Ok(decided)
    }

    /// Checks that an entry or a correction, as it will be written, is not too long for a line.
    ///
    /// # Errors
    /// If it is too long.
    pub fn fits(&self, said: &Said) -> Result<(), Rejection> {
        line::too_long(said).map_err(|bytes| Rejection::TooLong { bytes })
    }

    /// Applies a decision that was made on the current state, and writes it to the disk.
    ///
    /// # Errors
    /// If the journal has changed since the decision, or writing fails. The decision is not applied then. After
    /// a failed write the journal is read-only.
    pub fn enter(&mut self, decided: Decided) -> Result<(EntryNo, Outcome), JournalError> {
        let entered = self.take(decided)?;
        self.save()?;
        Ok(entered)
    }

    /// Applies a decision that was made on the current state. Its answer must wait for [`Journal::save`].
    ///
    /// # Errors
    /// If the journal has changed since the decision.
    pub fn take(&mut self, decided: Decided) -> Result<(EntryNo, Outcome), JournalError> {
        let now = self.clock.moment();
        let line = line::write(now, decided.said(), self.last);
        let record = Arc::make_mut(&mut self.record);
        let entered = record.apply(decided)?;
        record.note_time(entered.0, now);
        self.last = Some(line.link);
        self.unsaved.extend(line.bytes);
        Ok(entered)
    }

    /// Writes everything that was taken, and returns once it is on the disk.
    ///
    /// # Errors
    /// If writing fails. Then everything since the last save is taken back, and the journal is read-only.
    pub fn save(&mut self) -> Result<(), JournalError> {
        if self.unsaved.is_empty() {
            return Ok(());
        }
        let unsaved = std::mem::take(&mut self.unsaved);
        match self.lines.append(&unsaved, self.last) {
            Ok(()) => {
                self.saved = self.record.len();
                Ok(())
            }
            Err(broken) => {
                self.record = Arc::new(self.record.first(self.saved));
                self.last = self.lines.last;
                Err(JournalError::ReadOnly {
                    path: self.path().to_owned(),
                    broken,
                    safe: self.saved,
                })
            }
        }
    }
}
