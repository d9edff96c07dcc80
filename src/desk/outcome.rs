//! How a run ends: its exit status, and the errors that end it early.

use crate::journal::{JournalError, Words};
use crate::table::shown;
use std::path::{Path, PathBuf};
use std::{fmt, io};

/// The exit status of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Status {
    /// No entry was rejected.
    Clean = 0,
    /// An entry was rejected.
    Rejected = 1,
    /// The command line or `nos.toml` has a fault, or a script was given where a journal is needed.
    Usage = 2,
    /// Another program has the journal open.
    InUse = 3,
    /// The journal is damaged.
    Damaged = 4,
    /// A file cannot be read or written.
    File = 5,
}

impl Status {
    /// The status of an error that ends the program. An error without a status of its own is a fault of the
    /// command line or the environment.
    pub fn of(error: &anyhow::Error) -> Status {
        match error.downcast_ref::<Failure>() {
            Some(failure) => failure.status,
            None => Status::Usage,
        }
    }
}

/// An error that ends a run early.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Debug)]
pub struct Failure {
    pub status: Status,
    pub message: String,
}

impl Failure {
    /// A failure with its status and message.
    pub fn new(status: Status, message: impl Into<String>) -> Failure {
        Failure {
            status,
            message: message.into(),
        }
    }

    /// A source cannot be read.
    pub fn reading(source: impl fmt::Display, error: &io::Error) -> Failure {
        Failure::new(
            Status::File,
            format!("cannot read {source}: {}", Words(error)),
        )
    }

    /// The output cannot be written.
    pub fn writing(error: &io::Error) -> Failure {
        Failure::writing_to("the output", error)
    }

    /// A file, as messages name it, cannot be written.
    pub fn writing_to(target: impl fmt::Display, error: &io::Error) -> Failure {
        Failure::new(
            Status::File,
            format!("cannot write {target}: {}", Words(error)),
        )
    }
}

impl From<JournalError> for Failure {
    fn from(error: JournalError) -> Failure {
        let status = match error.exit_status() {
            3 => Status::InUse,
            4 => Status::Damaged,
            _ => Status::File,
        };
        Failure::new(status, error.to_string())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Failure {}

/// A source of entries, as messages name it.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    File(PathBuf),
    Stdin,
}

impl Origin {
    /// The origin of a path on the command line; `-` is standard input.
    pub fn of(path: &Path) -> Origin {
        if path.as_os_str() == "-" {
            Origin::Stdin
        } else {
            Origin::File(path.to_owned())
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::File(path) => write!(f, "{}", shown::path(path)),
            Origin::Stdin => f.write_str("standard input"),
        }
    }
}
