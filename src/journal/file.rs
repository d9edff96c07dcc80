//! A journal in its file, begun or resumed. A line is written whole, and is on the disk before its entry
//! takes effect.

use super::chain::Chain;
use super::check::{End, Report, Seal};
use super::clock::Clock;
use super::creation::create;
use super::decided::{Decided, Outcome, Stale};
use super::disk::{Disk, Locked, Lost, is_same};
use super::error::{Broken, Doing, JournalError, LARGEST};
use super::fault::Finding;
use super::holder::Holder;
use super::line;
use super::record::Record;
use super::rejection::Rejection;
use super::said::Said;
use super::tag::Link;
use super::torn::Torn;
use crate::law::EntryNo;
use crate::speech::Speech;
use std::fs::{File, TryLockError};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// How often opening is tried, if other programs create and remove the file meanwhile.
const TRIES: usize = 8;

/// How a journal was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    /// Whether the file existed and had entries.
    pub resumed: bool,
    /// The torn end that was set aside, if there was one.
    pub torn: Option<Torn>,
    /// Whether a missing line end was added to its last line.
    pub mended: bool,
}

/// A journal that is open for writing and locked.
pub struct Journal<L: Speech> {
    record: Arc<Record<L>>,
    last: Option<Link>,
    len: u64,
    path: PathBuf,
    clock: Clock,
    broken: Option<String>,
    disk: Box<dyn Disk>,
}

impl<L: Speech> Journal<L> {
    /// Opens a journal. If the file does not exist or is empty, begins it with these entries.
    ///
    /// # Errors
    /// If it cannot be written in. Nothing is changed then.
    pub fn open(
        path: &Path,
        header: &[L::Entry],
        clock: Clock,
    ) -> Result<(Journal<L>, Opened), JournalError> {
        let mut created = false;
        for _ in 0..TRIES {
            let file = match File::options().read(true).append(true).open(path) {
                Ok(file) => file,
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    let first = Lines::<L>::of(header, clock).bytes;
                    created = create(path, &first).map_err(failed(Doing::Creating, path))?;
                    continue;
                }
                Err(error) if error.kind() == io::ErrorKind::IsADirectory => {
                    return Err(no_file(path));
                }
                Err(error) => return Err(failed(Doing::Opening, path)(error)),
            };
            let metadata = file.metadata().map_err(failed(Doing::Reading, path))?;
            if !metadata.is_file() {
                return Err(no_file(path));
            }
            if metadata.len() > LARGEST {
                return Err(JournalError::TooLong {
                    path: path.to_owned(),
                });
            }
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => {
                    return Err(JournalError::InUse {
                        path: path.to_owned(),
                        holder: Holder::of(&file),
                    });
                }
                Err(TryLockError::Error(error)) => {
                    return Err(failed(Doing::Locking, path)(error));
                }
            }
            // Another file may have taken the name between opening and locking.
            let there = std::fs::metadata(path).map_err(failed(Doing::Reading, path))?;
            if is_same(&metadata, &there) {
                let (journal, mut opened) = Journal::resume(file, path, header, clock)?;
                opened.resumed &= !created;
                return Ok((journal, opened));
            }
        }
        Err(no_file(path))
    }

    /// Reads a locked journal and mends its end.
    fn resume(
        mut file: File,
        path: &Path,
        header: &[L::Entry],
        clock: Clock,
    ) -> Result<(Journal<L>, Opened), JournalError> {
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)
            .map_err(failed(Doing::Reading, path))?;
        let report = Report::on(&bytes);
        refuse_damage(path, &report)?;
        let mut disk = Locked::new(file, path).map_err(failed(Doing::Reading, path))?;
        let mut len = report.sound_len as u64;
        let (mut torn, mut mended) = (None, false);
        match report.end {
            End::Whole => {}
            End::NoLineEnd => {
                let ended = disk.append(b"\n").and_then(|()| disk.sync());
                ended.map_err(failed(Doing::Mending, path))?;
                len += 1;
                mended = true;
            }
            End::Torn(bytes) => {
                let set_aside = disk.file.metadata().and_then(|journal| {
                    let torn = Torn::set_aside(path, bytes, &journal)?;
                    disk.cut(len).map(|()| torn)
                });
                torn = Some(set_aside.map_err(failed(Doing::SettingAside, path))?);
            }
        }
        disk.remember().map_err(failed(Doing::Reading, path))?;
        let resumed = !report.record.is_empty();
        let mut journal = Journal {
            last: report.links.last().copied(),
            record: Arc::new(report.record),
            len,
            path: path.to_owned(),
            clock,
            broken: None,
            disk: Box::new(disk),
        };
        if !resumed {
            journal.begin(header)?;
        }
        let opened = Opened {
            resumed,
            torn,
            mended,
        };
        Ok((journal, opened))
    }

    /// Writes the first entries of an empty journal, all at once.
    fn begin(&mut self, header: &[L::Entry]) -> Result<(), JournalError> {
        let first = Lines::<L>::of(header, self.clock);
        if first.bytes.is_empty() {
            return Ok(());
        }
        self.write(&first.bytes)?;
        self.last = first.last;
        self.record = Arc::new(first.record);
        Ok(())
    }

    /// The record. A clone of the `Arc` stays as it is now.
    pub fn record(&self) -> &Arc<Record<L>> {
        &self.record
    }

    /// The path of its file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The seal; `None` if there are no entries.
    pub fn seal(&self) -> Option<Seal> {
        self.last.map(|last| Seal::new(self.record.len(), last))
    }

    /// Whether writing has stopped because something went wrong.
    pub fn is_read_only(&self) -> bool {
        self.broken.is_some()
    }

    /// Judges an entry or a correction in the current state. Nothing changes.
    ///
    /// # Errors
    /// If it is rejected.
    pub fn judge(&self, said: Said<L::Entry>) -> Result<Decided<L>, Rejection<L>> {
        let decided = self.record.judge(said)?.in_full();
        match line::too_long(&self.clock.stamp(), decided.said()) {
            Ok(()) => Ok(decided),
            Err(bytes) => Err(Rejection::TooLong { bytes }),
        }
    }

    /// Writes a decision that was made on the current state, and applies it once it is on the disk.
    ///
    /// # Errors
    /// If the journal has changed since the decision, or writing fails. The decision is not applied then. After
    /// a failed write the journal is read-only.
    pub fn enter(&mut self, decided: Decided<L>) -> Result<(EntryNo, Outcome<L>), JournalError> {
        if !self.record.is_current(&decided) {
            return Err(Stale.into());
        }
        let line = line::write(&self.clock.stamp(), decided.said(), self.last);
        self.write(&line.bytes)?;
        self.last = Some(line.link);
        let record = Arc::make_mut(&mut self.record);
        let entered = record.apply(decided)?;
        record.note_time(entered.0, self.clock.moment());
        Ok(entered)
    }

    /// Appends and syncs bytes. After a failure the journal is read-only.
    fn write(&mut self, bytes: &[u8]) -> Result<(), JournalError> {
        if let Some(broken) = &self.broken {
            return Err(self.read_only(broken.clone()));
        }
        match self.try_write(bytes) {
            Ok(()) => {
                self.len += bytes.len() as u64;
                Ok(())
            }
            Err(broken) => {
                let broken = broken.to_string();
                self.broken = Some(broken.clone());
                Err(self.read_only(broken))
            }
        }
    }

    fn try_write(&mut self, bytes: &[u8]) -> Result<(), Broken> {
        match self.disk.lost(self.len).map_err(Broken::Write)? {
            None => {}
            Some(Lost::Touched) if self.is_as_left().map_err(Broken::Write)? => {}
            Some(lost) => return Err(Broken::Lost(lost)),
        }
        let synced = self.disk.append(bytes).map_err(Broken::Write);
        let synced = synced.and_then(|()| self.disk.sync().map_err(Broken::Sync));
        let written = synced.and_then(|()| self.disk.remember().map_err(Broken::Write));
        if written.is_err() {
            // Take back what was not acknowledged. If that fails too, it is set aside when the journal is
            // opened again.
            let _ = self.disk.cut(self.len);
        }
        written
    }

    /// Whether the file still has the same lines, whatever its time says.
    fn is_as_left(&self) -> io::Result<bool> {
        let bytes = self.disk.read()?;
        let chain = Chain::follow(&bytes, line::is_readable::<L>);
        let last = chain.sound.last().map(|(_, link)| *link);
        Ok(chain.sound_len == bytes.len() && last == self.last)
    }

    fn read_only(&self, broken: String) -> JournalError {
        JournalError::ReadOnly {
            path: self.path.clone(),
            broken,
            safe: self.record.len(),
        }
    }
}

/// The lines of the entries that begin a journal.
struct Lines<L: Speech> {
    bytes: Vec<u8>,
    last: Option<Link>,
    record: Record<L>,
}

impl<L: Speech> Lines<L> {
    /// Writes these entries as lines. Leaves out an entry that the law rejects.
    fn of(entries: &[L::Entry], clock: Clock) -> Lines<L> {
        let mut lines = Lines {
            bytes: Vec::new(),
            last: None,
            record: Record::new(),
        };
        for entry in entries {
            let said = Said::Entry(entry.clone());
            let line = line::write(&clock.stamp(), &said, lines.last);
            if let Ok((no, _)) = lines.record.enter(said) {
                lines.record.note_time(no, clock.moment());
                lines.bytes.extend(line.bytes);
                lines.last = Some(line.link);
            }
        }
        lines
    }
}

/// Returns an error if a journal is damaged; a torn last line is no damage.
///
/// # Errors
/// If a whole line is not as written, or if no line has a tag.
pub fn refuse_damage<L: Speech>(path: &Path, report: &Report<L>) -> Result<(), JournalError> {
    let path = path.to_owned();
    match report.findings.as_slice() {
        [] => Ok(()),
        _ if !report.is_tagged => Err(JournalError::NoJournal { path }),
        [first, more @ ..] => Err(JournalError::Damaged {
            path,
            first: Finding::clone(first),
            more: more.len(),
        }),
    }
}

fn failed(doing: Doing, path: &Path) -> impl Fn(io::Error) -> JournalError {
    let path = path.to_owned();
    move |error| JournalError::File {
        doing,
        path: path.clone(),
        error,
    }
}

fn no_file(path: &Path) -> JournalError {
    JournalError::NoFile {
        path: path.to_owned(),
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::panic, reason = "tests")]
mod tests {
    use super::*;
    use crate::law::Law;
    use crate::law::nos::session::Session;
    use crate::speech::{self, Body};
    use std::sync::Mutex;

    /// A disk in memory that can be made to fail.
    #[derive(Default)]
    struct Shaky {
        bytes: Vec<u8>,
        /// How many bytes it can hold; `None` for any number.
        room: Option<usize>,
        syncs: bool,
        cuts: bool,
    }

    impl Disk for Arc<Mutex<Shaky>> {
        fn lost(&self, len: u64) -> io::Result<Option<Lost>> {
            let there = self.lock().unwrap().bytes.len() as u64;
            Ok((there != len).then_some(Lost::Altered))
        }

        fn read(&self) -> io::Result<Vec<u8>> {
            Ok(self.lock().unwrap().bytes.clone())
        }

        fn remember(&mut self) -> io::Result<()> {
            Ok(())
        }

        fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
            let mut disk = self.lock().unwrap();
            let room = disk
                .room
                .map_or(bytes.len(), |room| room - disk.bytes.len());
            let fits = room.min(bytes.len());
            disk.bytes.extend(&bytes[..fits]);
            if fits < bytes.len() {
                return Err(io::ErrorKind::StorageFull.into());
            }
            Ok(())
        }

        fn sync(&mut self) -> io::Result<()> {
            match self.lock().unwrap().syncs {
                true => Ok(()),
                false => Err(io::Error::other("input/output error")),
            }
        }

        fn cut(&mut self, len: u64) -> io::Result<()> {
            let mut disk = self.lock().unwrap();
            if !disk.cuts {
                return Err(io::Error::other("input/output error"));
            }
            disk.bytes.truncate(len as usize);
            Ok(())
        }
    }

    fn on(disk: &Arc<Mutex<Shaky>>) -> Journal<Session> {
        let mut journal = Journal {
            record: Arc::default(),
            last: None,
            len: 0,
            path: PathBuf::from("evening.nos"),
            clock: Clock::set("2026-11-21T20:14:03+01:00").unwrap(),
            broken: None,
            disk: Box::new(Arc::clone(disk)),
        };
        journal.begin(&[Session::first_entry()]).unwrap();
        journal
    }

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
        let disk = Arc::new(Mutex::new(Shaky {
            syncs: true,
            cuts: true,
            ..Shaky::default()
        }));
        let mut journal = on(&disk);
        enter(&mut journal, "seat Anna Bram Cees").unwrap();
        let acknowledged = disk.lock().unwrap().bytes.clone();
        for (room, cuts) in (0..43).flat_map(|room| [(room, true), (room, false)]) {
            let full = Arc::new(Mutex::new(Shaky {
                syncs: true,
                cuts: true,
                ..Shaky::default()
            }));
            let mut journal = on(&full);
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
        let disk = Arc::new(Mutex::new(Shaky {
            syncs: true,
            cuts: true,
            ..Shaky::default()
        }));
        let mut journal = on(&disk);
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
