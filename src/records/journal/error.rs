//! Errors of a journal's file. Each message has the fault, the safe entries and the remedy.

use crate::journal::{Finding, Lost, Stale};
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
        /// A file without tags: a script.
        NoJournal { path: PathBuf },
        /// A folder or a device.
        NoFile { path: PathBuf },
        TooLong { path: PathBuf },
        TooTangled { path: PathBuf },
        File { doing: Doing, path: PathBuf, error: SystemError },
        Stale,
        /// The journal writes nothing more, because of this or an earlier failure.
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
