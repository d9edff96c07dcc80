//! A journal that is open. Its lines are written whole, and an entry is answered only when its line is on the
//! disk. Several lines can be written together.

mod lines;
mod opening;
#[cfg(test)]
pub(crate) mod shaky;

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

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::panic, reason = "tests")]
mod tests {
    use super::shaky::{Shaky, journal_on};
    use super::*;
    use crate::journal::check::{End, Report};
    use crate::law::nos::session::Session;
    use crate::speech::{self, Body};
    use std::sync::Mutex;

    fn enter(journal: &mut Journal<Session>, line: &str) -> Result<(), String> {
        let Ok(Some(Body::Entry(entry))) = speech::read_line::<Session>(line).map(|line| line.body)
        else {
            panic!("{line} is an entry");
        };
        let decided = journal.judge(entry.into()).unwrap();
        let entered = journal.enter(decided);
        entered.map(|_| ()).map_err(|error| error.to_string())
    }

    #[test]
    fn on_a_full_disk_nothing_that_was_acknowledged_is_lost() {
        let disk = Arc::<Mutex<Shaky>>::default();
        let mut journal = journal_on(&disk);
        enter(&mut journal, "seat Anna Bram Cees").unwrap();
        let acknowledged = disk.lock().unwrap().bytes.clone();
        for (room, cuts) in (0..43).flat_map(|room| [(room, true), (room, false)]) {
            let full = Arc::<Mutex<Shaky>>::default();
            let mut journal = journal_on(&full);
            enter(&mut journal, "seat Anna Bram Cees").unwrap();
            {
                let mut full = full.lock().unwrap();
                full.room = Some(acknowledged.len() + room);
                full.cuts = cuts;
            }
            for _ in 0..2 {
                let error = enter(&mut journal, "deal").unwrap_err();
                assert_eq!(
                    error,
                    "not recorded: it could not be written: the disk is full. evening.nos keeps entries 1 to 2; nothing more is written until nos is started again"
                );
            }
            assert!(journal.is_read_only());
            assert_eq!(journal.record().len(), 2);
            let left = full.lock().unwrap().bytes.clone();
            if cuts {
                assert_eq!(left, acknowledged);
            }
            let report = Report::<Session>::on(&left);
            assert!(report.is_sound());
            // A line that lacks only its line end, and could not be taken back, counts as written.
            let whole = usize::from(report.end == End::NoLineEnd);
            assert_eq!(report.record.len(), 2 + whole);
        }
    }

    #[test]
    fn after_a_failed_sync_nothing_more_is_written() {
        let disk = Arc::<Mutex<Shaky>>::default();
        let mut journal = journal_on(&disk);
        disk.lock().unwrap().syncs = false;
        let told = "not recorded: the disk does not confirm that it is saved: input/output error. evening.nos keeps entry 1; nothing more is written until nos is started again";
        assert_eq!(
            enter(&mut journal, "seat Anna Bram Cees").unwrap_err(),
            told
        );
        disk.lock().unwrap().syncs = true;
        assert_eq!(
            enter(&mut journal, "seat Anna Bram Cees").unwrap_err(),
            told
        );
        assert_eq!(journal.record().len(), 1);
        assert_eq!(
            Report::<Session>::on(&disk.lock().unwrap().bytes)
                .record
                .len(),
            1
        );
    }
}
