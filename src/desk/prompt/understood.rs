//! Reads a line typed at the prompt, in the current session.

use crate::desk::point::Point;
use crate::law::referee::Session;
use crate::speech::{Body, Dialect, ReadError, understand};

/// A line that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unread {
    /// What is wrong, and where.
    pub error: ReadError,
    /// Whether the only fault is that something is missing at the end.
    pub unfinished: bool,
}

impl From<Unread> for Point {
    fn from(unread: Unread) -> Point {
        Point::of(&unread.error)
    }
}

/// The body of a line; `None` if it is only a comment.
///
/// # Errors
/// If a part cannot be read.
pub fn understood(typed: &str, session: &Session) -> Result<Option<Body>, Unread> {
    let reading = understand(
        session.law().language,
        typed,
        Dialect::Prompt,
        Some(session.situation()),
    );
    let unfinished = reading.is_unfinished();
    let read = reading.line.map(|line| line.body);
    read.map_err(|error| Unread { error, unfinished })
}
