//! What a line typed at the prompt says, as the evening stands.

use crate::desk::point::Point;
use crate::speech::{Body, Dialect, ReadError, Speech, understand};

/// A line that could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unread {
    /// What is wrong, with the place in what was typed.
    pub error: ReadError,
    /// Whether something is missing at its end, and nothing else.
    pub unfinished: bool,
}

impl From<Unread> for Point {
    fn from(unread: Unread) -> Point {
        Point::of(&unread.error)
    }
}

/// What a line says as the evening stands; `None` if it is only a comment.
///
/// # Errors
/// What cannot be read in it.
pub fn understood<L: Speech>(typed: &str, session: &L) -> Result<Option<Body<L>>, Unread> {
    let reading = understand(typed, Dialect::Prompt, Some(session));
    let unfinished = reading.is_unfinished();
    let read = reading.line.map(|line| line.body);
    read.map_err(|error| Unread { error, unfinished })
}
