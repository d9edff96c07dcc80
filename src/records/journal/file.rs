//! An open journal. It writes lines whole, several at once if need be, and acknowledges an entry
//! only when its line is on the disk.

use crate::journal::chain::{Chain, trust};
use crate::journal::check::FileEnd;
use crate::journal::disk::Locked;
use crate::journal::error::{Broken, Doing};
use crate::journal::limit::{Extent, LARGEST};
use crate::journal::tag::{self, Link};
use crate::journal::{
    Clock, Decided, Disk, EntryOutcome, Fault, JournalError, Lost, Record, Recorded, Rejection,
    Report, Seal, Torn, holder,
};
use crate::system::files;
use crate::system::new_file::create;
use nos_entry::{Entry, LINE_MAX};
use nos_law::{EntryNo, Law};
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub struct Journal {
    record: Arc<Record>,
    last: Option<Link>,
    extent: Extent,
    clock: Clock,
    unsaved: Vec<u8>,
    saved: usize,
    disk: Box<dyn Disk>,
    len: u64,
    last_saved: Option<Link>,
    path: PathBuf,
    /// The first failure, and whether another program changed the file. Writing ends there.
    broken: Option<(String, bool)>,
}

impl Journal {
    /// Returns the record. A clone of the `Arc` keeps the record of this moment.
    pub fn record(&self) -> &Arc<Record> {
        &self.record
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn seal(&self) -> Option<Seal> {
        self.last.map(|last| Seal::new(self.record.len(), last))
    }

    pub fn judge(&self, recorded: Recorded) -> Result<Decided, Rejection> {
        let decided = self.record.judge(recorded)?.into_expanded();
        self.fits(decided.recorded())?;
        Ok(decided)
    }

    /// Checks that the written entry or correction is not too long for a line or for the journal.
    pub fn fits(&self, recorded: &Recorded) -> Result<(), Rejection> {
        let line = tag::form(recorded);
        match line.trim_end().len() {
            bytes if bytes > LINE_MAX => Err(Rejection::TooLong { bytes }),
            _ if self.extent_with(line.as_bytes()).is_too_long() => Err(Rejection::Full),
            _ => Ok(()),
        }
    }

    fn extent_with(&self, line: &[u8]) -> Extent {
        self.extent.and(Extent::of(line))
    }

    pub fn enter(&mut self, decided: Decided) -> Result<(EntryNo, EntryOutcome), JournalError> {
        let entered = self.take(decided)?;
        self.save()?;
        Ok(entered)
    }

    /// Applies a decision, whose line [`Journal::save`] writes. Acknowledge it only then.
    pub fn take(&mut self, decided: Decided) -> Result<(EntryNo, EntryOutcome), JournalError> {
        let now = self.clock.moment();
        let (line, link) = tag::write(now, decided.recorded(), self.last);
        let record = Arc::make_mut(&mut self.record);
        let entered = record.apply(decided)?;
        record.note_time(entered.0, now);
        self.last = Some(link);
        self.extent = self.extent_with(&line);
        self.unsaved.extend(line);
        Ok(entered)
    }

    /// Writes all unsaved entries, and returns once they are on the disk.
    pub fn save(&mut self) -> Result<(), JournalError> {
        if self.unsaved.is_empty() {
            return Ok(());
        }
        let unsaved = std::mem::take(&mut self.unsaved);
        let written = match &self.broken {
            Some(broken) => Err(broken.clone()),
            None => self
                .write(&unsaved)
                .map_err(|broken| (broken.to_string(), matches!(broken, Broken::Lost(_)))),
        };
        match written {
            Ok(()) => {
                self.len += unsaved.len() as u64;
                self.last_saved = self.last;
                self.saved = self.record.len();
                Ok(())
            }
            Err((broken, is_lost)) => {
                self.broken = Some((broken.clone(), is_lost));
                self.record = Arc::new(self.record.first(self.saved));
                self.last = self.last_saved;
                Err(JournalError::ReadOnly {
                    path: self.path().to_owned(),
                    broken,
                    is_lost,
                    safe: self.saved,
                })
            }
        }
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), Broken> {
        let failed = |error: io::Error| Broken::Write(error.into());
        match self.disk.lost(self.len).map_err(failed)? {
            None => {}
            Some(Lost::Touched) if self.are_as_left().map_err(failed)? => {}
            Some(lost) => return Err(Broken::Lost(lost)),
        }
        let written = self.disk.append(bytes).map_err(failed);
        let unsynced = |error: io::Error| Broken::Sync(error.into());
        let synced = written.and_then(|()| self.disk.sync().map_err(unsynced));
        let len = self.len + bytes.len() as u64;
        match synced.and_then(|()| self.disk.lost(len).map_err(unsynced)) {
            Ok(None | Some(Lost::Touched)) => Ok(()),
            Ok(Some(lost)) => Err(Broken::Lost(lost)),
            Err(broken) => {
                self.take_back(bytes);
                Err(broken)
            }
        }
    }

    /// Removes unacknowledged lines, unless another program wrote after them.
    fn take_back(&mut self, bytes: &[u8]) {
        let is_own = |there: Vec<u8>| {
            let added = there.get(self.len as usize..);
            added.is_some_and(|added| bytes.starts_with(added))
        };
        if self.disk.read().is_ok_and(is_own) {
            let _ = self.disk.cut(self.len);
        }
    }

    /// Whether the file still has the same lines, whatever its time.
    fn are_as_left(&self) -> io::Result<bool> {
        let bytes = self.disk.read()?;
        // Only the tags matter here, so the chain need not parse the lines.
        let chain = Chain::follow(&bytes, &|_| false);
        let last = chain.sound.last().map(|(_, link)| *link);
        Ok(chain.sound_len == bytes.len() && last == self.last_saved)
    }
}

/// Attempts at opening while other programs create and remove the file.
const TRIES: usize = 8;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenedJournal {
    pub resumed: bool,
    pub torn: Option<Torn>,
    pub mended: bool,
    pub read_only: Option<String>,
    /// The kind of the file system, if another mount may not see the lock.
    pub unshared: Option<String>,
}

impl Journal {
    /// Opens a journal. If the file is missing or empty, begins it with these entries.
    pub fn open(
        law: &'static Law,
        path: &Path,
        header: &[Entry],
        clock: Clock,
    ) -> Result<(Journal, OpenedJournal), JournalError> {
        let mut created = false;
        for _ in 0..TRIES {
            let file = match files::open_to_add(path) {
                Ok(file) => file,
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    let first = first_lines(law, header, clock);
                    created = create(path, &first).map_err(failed(Doing::Creating, path))?;
                    continue;
                }
                Err(error) if error.kind() == io::ErrorKind::IsADirectory => {
                    return Err(JournalError::NoFile { path: path.into() });
                }
                Err(error) if files::is_held(&error) => return Err(in_use(path, None)),
                Err(error) => return Err(failed(Doing::Opening, path)(error)),
            };
            let metadata = file.metadata().map_err(failed(Doing::Reading, path))?;
            if !metadata.is_file() {
                return Err(JournalError::NoFile { path: path.into() });
            }
            if metadata.len() > LARGEST {
                return Err(JournalError::TooLong { path: path.into() });
            }
            if !files::lock(&file).map_err(failed(Doing::Locking, path))? {
                return Err(in_use(path, Some(&file)));
            }
            let there = std::fs::metadata(path).map_err(failed(Doing::Reading, path))?;
            if files::is_same(&metadata, &there) {
                let (journal, mut opened) = Journal::resume(law, file, path, header, clock)?;
                opened.resumed &= !created;
                return Ok((journal, opened));
            }
        }
        Err(JournalError::NoFile { path: path.into() })
    }

    fn resume(
        law: &'static Law,
        mut file: File,
        path: &Path,
        header: &[Entry],
        clock: Clock,
    ) -> Result<(Journal, OpenedJournal), JournalError> {
        let mut bytes = Vec::new();
        let mut beginning = file.by_ref().take(LARGEST + 1);
        beginning.read_to_end(&mut bytes).map_err(failed(Doing::Reading, path))?;
        let extent = Extent::of(&bytes);
        if extent.is_too_long() {
            return Err(JournalError::TooLong { path: path.into() });
        }
        let report = Report::on(law, &bytes);
        refuse_damage(path, &report)?;
        let mut len = report.sound_len as u64;
        let sound = bytes.get(..report.sound_len).unwrap_or_default();
        let mut disk = Locked::new(file, path, sound).map_err(failed(Doing::Reading, path))?;
        let (mut torn, mut mended) = (None, false);
        let ended = match report.end {
            FileEnd::Whole => Ok(()),
            FileEnd::NoLineEnd => {
                let ended = disk.append(b"\n").and_then(|()| disk.sync());
                mended = ended.is_ok();
                len += u64::from(mended);
                ended.map_err(failed(Doing::Mending, path))
            }
            FileEnd::Torn(bytes) => {
                let set_aside = disk.file.metadata().and_then(|journal| {
                    torn = Some(Torn::set_aside(path, bytes, &journal)?);
                    disk.cut(len)
                });
                set_aside.map_err(failed(Doing::SettingAside, path))
            }
        };
        let unshared = disk.unshared.clone();
        let resumed = !report.record.is_empty();
        let last = report.links().next_back();
        let read_only = ended.as_ref().err().map(JournalError::to_string);
        let mut journal = if resumed {
            Journal::of(report.record, clock, Box::new(disk), len, last, path)
        } else {
            ended?;
            Journal::begin_on(law, Box::new(disk), path, header, clock)?
        };
        journal.extent = journal.extent.and(extent);
        journal.broken = read_only.clone().map(|why| (why, false));
        Ok((journal, OpenedJournal { resumed, torn, mended, read_only, unshared }))
    }

    /// Begins a journal with these entries, in one write. Leaves out entries that the law rejects.
    pub fn begin_on(
        law: &'static Law,
        disk: Box<dyn Disk>,
        path: &Path,
        header: &[Entry],
        clock: Clock,
    ) -> Result<Journal, JournalError> {
        let mut journal = Journal::of(Record::new(law), clock, disk, 0, None, path);
        for entry in header {
            if let Ok(decided) = journal.record.judge(Recorded::Entry(entry.clone())) {
                journal.take(decided)?;
            }
        }
        journal.save()?;
        Ok(journal)
    }

    fn of(
        record: Record,
        clock: Clock,
        disk: Box<dyn Disk>,
        len: u64,
        last: Option<Link>,
        path: &Path,
    ) -> Journal {
        Journal {
            last,
            extent: Extent::default(),
            saved: record.len(),
            record: Arc::new(record),
            clock,
            unsaved: Vec::new(),
            disk,
            len,
            last_saved: last,
            path: path.to_owned(),
            broken: None,
        }
    }
}

fn first_lines(law: &'static Law, header: &[Entry], clock: Clock) -> Vec<u8> {
    let (mut bytes, mut last) = (Vec::new(), None);
    let mut record = Record::new(law);
    for entry in header {
        let recorded = Recorded::Entry(entry.clone());
        let (line, link) = tag::write(clock.moment(), &recorded, last);
        if record.enter(recorded).is_ok() {
            bytes.extend(line);
            last = Some(link);
        }
    }
    bytes
}

/// Returns an error if a journal is damaged. A torn last line is not damage.
pub fn refuse_damage(path: &Path, report: &Report) -> Result<(), JournalError> {
    let path = path.to_owned();
    match report.findings.as_slice() {
        [] => Ok(()),
        _ if !report.is_tagged => Err(JournalError::NoJournal { path }),
        [first, ..] if first.fault == Fault::TooTangled => Err(JournalError::TooTangled { path }),
        [first, more @ ..] => Err(JournalError::Damaged {
            path,
            trust: trust(first.line),
            first: first.clone(),
            more: more.len(),
        }),
    }
}

fn failed(doing: Doing, path: &Path) -> impl Fn(io::Error) -> JournalError {
    let path = path.to_owned();
    move |error| JournalError::File { doing, path: path.clone(), error: error.into() }
}

fn in_use(path: &Path, file: Option<&File>) -> JournalError {
    JournalError::InUse { path: path.to_owned(), holder: holder(file) }
}
