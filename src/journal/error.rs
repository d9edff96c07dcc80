//! Errors of a journal's file. Each message says what is wrong, which entries are safe and what to do.

use crate::journal::chain::{Finding, Trust};
use crate::journal::disk::Lost;
use crate::journal::said::Stale;
use crate::table::shown;
use std::path::PathBuf;
use std::{fmt, io};

/// The largest file that is read, in bytes.
pub const LARGEST: u64 = 256 << 20;

/// What was being done with a file.
#[expect(missing_docs, reason = "the names are enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing {
    Reading,
    Opening,
    Creating,
    Locking,
    SettingAside,
    Mending,
}

/// Why no more is written to a journal.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Debug)]
pub enum Broken {
    Write(io::Error),
    /// The system does not confirm that a line is on the disk.
    Sync(io::Error),
    Lost(Lost),
}

/// What is wrong with a journal's file.
#[expect(missing_docs, reason = "the names of the fields are enough")]
#[derive(Debug)]
pub enum JournalError {
    InUse {
        path: PathBuf,
        holder: String,
    },
    Damaged {
        path: PathBuf,
        first: Finding,
        more: usize,
    },
    /// It has no tags, so it is a script.
    NoJournal {
        path: PathBuf,
    },
    /// It is a folder or a device.
    NoFile {
        path: PathBuf,
    },
    /// It is longer than any evening.
    TooLong {
        path: PathBuf,
    },
    File {
        doing: Doing,
        path: PathBuf,
        error: io::Error,
    },
    Stale,
    /// No more is written, because something went wrong now or before.
    ReadOnly {
        path: PathBuf,
        broken: String,
        safe: usize,
    },
}

impl JournalError {
    /// The exit status of the program.
    pub fn exit_status(&self) -> u8 {
        match self {
            JournalError::InUse { .. } => 3,
            JournalError::Damaged { .. } | JournalError::NoJournal { .. } => 4,
            _ => 5,
        }
    }
}

/// An error of the system, in words for the official.
pub struct Words<'a>(pub &'a io::Error);

impl fmt::Display for Words<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0.kind() {
            io::ErrorKind::NotFound => "there is no such file or folder",
            io::ErrorKind::PermissionDenied => "you do not have permission",
            io::ErrorKind::StorageFull => "the disk is full",
            io::ErrorKind::QuotaExceeded => "your share of the disk is full",
            io::ErrorKind::FileTooLarge => "the file may not grow any further",
            io::ErrorKind::ReadOnlyFilesystem => "the disk is read-only",
            io::ErrorKind::IsADirectory => "it is a folder",
            io::ErrorKind::NotADirectory => "part of the path is no folder",
            io::ErrorKind::AlreadyExists => "it was created in the meantime",
            _ => return f.write_str(in_short(&self.0.to_string())),
        })
    }
}

/// The system's own words, without the error number.
fn in_short(text: &str) -> &str {
    match text.rsplit_once(" (os error ") {
        Some((words, _)) => words,
        None => text,
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Broken::Write(error) => write!(f, "it could not be written: {}", Words(error)),
            Broken::Sync(error) => {
                write!(
                    f,
                    "the disk does not confirm that it is saved: {}",
                    Words(error)
                )
            }
            Broken::Lost(Lost::Removed) => f.write_str("the file has been removed or renamed"),
            Broken::Lost(Lost::Replaced) => f.write_str("another file has taken its name"),
            Broken::Lost(Lost::Altered | Lost::Touched) => {
                f.write_str("another program has written in it")
            }
        }
    }
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JournalError::InUse { path, holder } => {
                let path = shown::path(path);
                write!(
                    f,
                    "{path} is in use: {holder}; nos replay {path} reads it meanwhile"
                )
            }
            JournalError::Damaged { path, first, more } => {
                let path = shown::path(path);
                write!(f, "{path} is damaged: {first}")?;
                match more {
                    0 => {}
                    1 => f.write_str("; so is 1 other line")?,
                    more => write!(f, "; so are {more} other lines")?,
                }
                let trust = Trust { from: first.line };
                write!(
                    f,
                    "; {trust}. nos check {path} tells it all; nos replay --untagged {path} reads it anyway"
                )
            }
            JournalError::NoJournal { path } => {
                let path = shown::path(path);
                write!(
                    f,
                    "{path} is no journal: none of its lines has a tag. nos replay {path} reads it; nos play NEW < {path} makes a journal of it"
                )
            }
            JournalError::NoFile { path } => {
                write!(
                    f,
                    "{} is no file that a journal can be kept in",
                    shown::path(path)
                )
            }
            JournalError::TooLong { path } => {
                let (path, most) = (shown::path(path), LARGEST >> 20);
                write!(
                    f,
                    "{path} has more than {most} MB, and no evening is so long"
                )
            }
            JournalError::File { doing, path, error } => {
                let doing = match doing {
                    Doing::Reading => "read",
                    Doing::Opening => "write in",
                    Doing::Creating => "begin",
                    Doing::Locking => "lock",
                    Doing::Mending => "mend the last line of",
                    Doing::SettingAside => "set aside the torn last line of",
                };
                write!(f, "cannot {doing} {}: {}", shown::path(path), Words(error))
            }
            JournalError::Stale => write!(f, "not recorded: {Stale}"),
            JournalError::ReadOnly { path, broken, safe } => {
                write!(f, "not recorded: {broken}. {} keeps ", shown::path(path))?;
                match safe {
                    0 => f.write_str("no entry yet")?,
                    1 => f.write_str("entry 1")?,
                    safe => write!(f, "entries 1 to {safe}")?,
                }
                f.write_str("; nothing more is written until nos is started again")
            }
        }
    }
}

impl std::error::Error for JournalError {}

impl From<Stale> for JournalError {
    fn from(_: Stale) -> JournalError {
        JournalError::Stale
    }
}
