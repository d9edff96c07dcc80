//! Errors of a journal's file. Each message says what is wrong, which entries are safe and what to do.

use crate::journal::decided::Stale;
use crate::journal::disk::Lost;
use crate::journal::fault::Finding;
use nos_base::messages;
use nos_base::words::shell::SystemError;
use std::path::PathBuf;

messages! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Doing {
        Reading,
        Opening,
        Creating,
        Locking,
        SettingAside,
        Mending,
    }
}

messages! {
    #[derive(PartialEq, Debug)]
    pub enum Broken {
        Write(error: SystemError),
        /// The system does not confirm that a line is on the disk.
        Sync(error: SystemError),
        Lost(how: Lost),
    }
}

messages! {
    #[derive(PartialEq, Debug)]
    pub enum JournalError {
        InUse { path: PathBuf, holder: String },
        Damaged { path: PathBuf, first: Finding, more: usize, trust: String },
        /// A file without tags, so a script.
        NoJournal { path: PathBuf },
        /// A folder or a device.
        NoFile { path: PathBuf },
        /// A file longer than any evening.
        TooLong { path: PathBuf },
        /// What stands takes too long to work out with so many corrections.
        TooTangled { path: PathBuf },
        File { doing: Doing, path: PathBuf, error: SystemError },
        Stale,
        /// No more is written, because something went wrong now or before.
        ReadOnly { path: PathBuf, broken: String, is_lost: bool, safe: usize },
    }
}

shell_errors!(Broken, JournalError);

impl JournalError {
    pub fn exit_status(&self) -> u8 {
        match self {
            JournalError::InUse { .. } => 3,
            JournalError::Damaged { .. } | JournalError::NoJournal { .. } => 4,
            _ => 5,
        }
    }
}

impl From<Stale> for JournalError {
    fn from(_: Stale) -> JournalError {
        JournalError::Stale
    }
}
