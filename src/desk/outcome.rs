//! Exit status and the errors that end a run early.

use nos_base::{in_words, shown};
use nos_records::journal::JournalError;
use std::path::{Path, PathBuf};
use std::{fmt, io};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, PartialOrd, Ord)]
pub enum Status {
    #[default]
    Clean = 0,
    Rejected = 1,
    /// A fault in the command line or `nos.toml`, or a script in place of a journal.
    Usage = 2,
    InUse = 3,
    Damaged = 4,
    File = 5,
}

impl Status {
    /// The status of an error; without one it is a fault of the command line or the environment.
    pub fn of(error: &anyhow::Error) -> Status {
        let failure = error.downcast_ref::<Failure>();
        failure.map_or(Status::Usage, |failure| failure.status)
    }
}

/// Fails for this reason if something is wrong.
pub fn refuse_if<E>(is_wrong: bool, why: impl FnOnce() -> E) -> Result<(), E> {
    if is_wrong { Err(why()) } else { Ok(()) }
}

#[derive(Debug)]
pub struct Failure {
    pub status: Status,
    pub message: String,
}

impl Failure {
    pub fn new(status: Status, message: String) -> Failure {
        Failure { status, message }
    }

    pub fn usage(message: impl fmt::Display) -> Failure {
        Failure::new(Status::Usage, message.to_string())
    }

    pub fn reading(source: impl fmt::Display, error: &io::Error) -> Failure {
        let message = message!("cannot-read", source, error = in_words(error));
        let status = match error.kind() {
            io::ErrorKind::ResourceBusy => Status::InUse,
            _ => Status::File,
        };
        Failure::new(status, message)
    }

    pub fn writing_to(target: impl fmt::Display, error: &io::Error) -> Failure {
        Failure::new(Status::File, message!("cannot-write", target, error = in_words(error)))
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

pub enum Stopped {
    Closed,
    Failed(Failure),
}

impl Stopped {
    /// Drops the error if the reader closed the output.
    pub fn unless_closed(ended: Result<(), impl Into<Stopped>>) -> Result<(), Failure> {
        match ended.map_err(Into::into) {
            Ok(()) | Err(Stopped::Closed) => Ok(()),
            Err(Stopped::Failed(failure)) => Err(failure),
        }
    }
}

impl<F: Into<Failure>> From<F> for Stopped {
    fn from(failure: F) -> Stopped {
        Stopped::Failed(failure.into())
    }
}

impl From<io::Error> for Stopped {
    fn from(error: io::Error) -> Stopped {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Stopped::Closed,
            _ => Stopped::Failed(Failure::writing_to(message!("the-output"), &error)),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    File(PathBuf),
    Stdin,
}

impl Origin {
    pub fn of(path: &Path) -> Origin {
        if path.as_os_str() == "-" { Origin::Stdin } else { Origin::File(path.to_owned()) }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::File(path) => shown::path(path).fmt(f),
            Origin::Stdin => f.write_str(&message!("standard-input")),
        }
    }
}
