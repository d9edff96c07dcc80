//! Opens a journal: begins it, or resumes it and mends its end.

use super::Journal;
use super::lines::Lines;
use crate::journal::check::{End, Report};
use crate::journal::clock::Clock;
use crate::journal::creation::create;
use crate::journal::disk::{Disk, Locked, is_same};
use crate::journal::error::{Doing, JournalError, LARGEST};
use crate::journal::fault::Finding;
use crate::journal::holder::Holder;
use crate::journal::line;
use crate::journal::record::Record;
use crate::journal::said::Said;
use crate::journal::torn::Torn;
use crate::law::referee::Law;
use crate::speech::Entry;
use std::fs::{File, TryLockError};
use std::io::{self, Read};
use std::path::Path;
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

impl Journal {
    /// Opens a journal. If the file does not exist or is empty, begins it with these entries.
    ///
    /// # Errors
    /// If it cannot be written in. Nothing is changed then.
    pub fn open(
        law: &Law,
        path: &Path,
        header: &[Entry],
        clock: Clock,
    ) -> Result<(Journal, Opened), JournalError> {
        let mut created = false;
        for _ in 0..TRIES {
            let file = match File::options().read(true).append(true).open(path) {
                Ok(file) => file,
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    let first = first_lines(law, header, clock);
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
                let (journal, mut opened) = Journal::resume(law, file, path, header, clock)?;
                opened.resumed &= !created;
                return Ok((journal, opened));
            }
        }
        Err(no_file(path))
    }

    /// Reads a locked journal and mends its end.
    fn resume(
        law: &Law,
        mut file: File,
        path: &Path,
        header: &[Entry],
        clock: Clock,
    ) -> Result<(Journal, Opened), JournalError> {
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)
            .map_err(failed(Doing::Reading, path))?;
        let report = Report::on(law, &bytes);
        refuse_damage(path, &report)?;
        let mut len = report.sound_len as u64;
        let (mut torn, mut mended) = (None, false);
        let sound = bytes.get(..report.sound_len).unwrap_or_default();
        let mut disk = Locked::new(file, path, sound).map_err(failed(Doing::Reading, path))?;
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
        let resumed = !report.record.is_empty();
        let last = report.links().next_back();
        let journal = match resumed {
            true => {
                let lines = Lines::on(Box::new(disk), len, last, path);
                Journal::of(report.record, clock, lines)
            }
            false => Journal::begin_on(law, Box::new(disk), path, header, clock)?,
        };
        let opened = Opened {
            resumed,
            torn,
            mended,
        };
        Ok((journal, opened))
    }

    /// Begins a journal with these entries on an empty disk. An entry that the law rejects is left out.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn begin_on(
        law: &Law,
        disk: Box<dyn Disk>,
        path: &Path,
        header: &[Entry],
        clock: Clock,
    ) -> Result<Journal, JournalError> {
        let lines = Lines::on(disk, 0, None, path);
        let mut journal = Journal::of(Record::new(law), clock, lines);
        journal.begin(header)?;
        Ok(journal)
    }

    /// A journal whose lines have this record.
    fn of(record: Record, clock: Clock, lines: Lines) -> Journal {
        Journal {
            last: lines.last,
            saved: record.len(),
            record: Arc::new(record),
            clock,
            unsaved: Vec::new(),
            lines,
        }
    }

    /// Writes the first entries of an empty journal, all at once. Leaves out an entry that the law rejects.
    fn begin(&mut self, header: &[Entry]) -> Result<(), JournalError> {
        for entry in header {
            if let Ok(decided) = self.record.judge(Said::Entry(entry.clone())) {
                self.take(decided)?;
            }
        }
        self.save()
    }
}

/// The lines of the entries that begin a journal.
fn first_lines(law: &Law, header: &[Entry], clock: Clock) -> Vec<u8> {
    let (mut bytes, mut last) = (Vec::new(), None);
    let mut record = Record::new(law);
    for entry in header {
        let said = Said::Entry(entry.clone());
        let line = line::write(clock.moment(), &said, last);
        if record.enter(said).is_ok() {
            bytes.extend(line.bytes);
            last = Some(line.link);
        }
    }
    bytes
}

/// Returns an error if a journal is damaged; a torn last line is no damage.
///
/// # Errors
/// If a whole line is not as written, or if no line has a tag.
pub fn refuse_damage(path: &Path, report: &Report) -> Result<(), JournalError> {
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
