//! A line of a file or of the prompt: a time, what is said, and a comment.

use super::body::Body;
use super::dialect::Dialect;
use super::error::{ReadError, Reason};
use super::law::Speech;
use super::question::Question;
use super::reader::{Fault, Reader};
use super::timestamp::Timestamp;
use super::word::{Word, Words};
use std::fmt;

/// The longest line, in bytes.
pub const LINE_MAX: usize = 4096;

/// A line.
pub struct Line<'a, L: Speech> {
    /// When it was written, where it says so.
    pub timestamp: Option<Timestamp<'a>>,
    /// What it says; nothing in a blank line or one that is all comment.
    pub body: Option<Body<L>>,
}

impl<L: Speech> fmt::Debug for Line<'_, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Line")
            .field("timestamp", &self.timestamp)
            .field("body", &self.body)
            .finish()
    }
}

impl<L: Speech> PartialEq for Line<'_, L> {
    fn eq(&self, other: &Self) -> bool {
        self.timestamp == other.timestamp && self.body == other.body
    }
}

/// Reads a line of a file; its end is not part of it.
///
/// # Errors
/// What cannot be read in it.
pub fn read_line<L: Speech>(text: &str) -> Result<Line<'_, L>, ReadError> {
    read(text, Dialect::Written, None)
}

/// Reads a line of a file that may be anything; a carriage return at its end is not part of it.
///
/// # Errors
/// What cannot be read in it.
pub fn read_bytes<L: Speech>(bytes: &[u8]) -> Result<Line<'_, L>, ReadError> {
    let bytes = bytes.strip_suffix(b"\r").unwrap_or(bytes);
    if bytes.len() > LINE_MAX {
        return Err(ReadError::too_long(&String::from_utf8_lossy(bytes)));
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => read_line(text),
        Err(error) => Err(ReadError::not_utf8(
            &String::from_utf8_lossy(bytes),
            error.valid_up_to(),
        )),
    }
}

/// A file without the mark that some editors begin it with.
pub fn strip_bom(file: &[u8]) -> &[u8] {
    file.strip_prefix(b"\xef\xbb\xbf").unwrap_or(file)
}

/// What a line says, as it was typed: without its time and its comment.
pub fn said(line: &str) -> &str {
    Parts::of(line).said
}

/// Reads a line; its end is not part of it. At the prompt the session says what may be left out.
///
/// # Errors
/// What cannot be read in it.
pub fn read<'a, L: Speech>(
    text: &'a str,
    dialect: Dialect,
    session: Option<&L>,
) -> Result<Line<'a, L>, ReadError> {
    if text.len() > LINE_MAX {
        return Err(ReadError::too_long(text));
    }
    if let Some(fault) = control(text) {
        return Err(ReadError::new(text, fault, None));
    }
    let parts = Parts::of(text);
    let timestamp = match parts.time {
        Some(time) => Some(Timestamp::new(time.text).ok_or_else(|| {
            let reason = Reason::NoTime;
            ReadError::new(text, Fault::at(&time, reason), None)
        })?),
        None => None,
    };
    let body = if parts.said.is_empty() && timestamp.is_none() {
        let asks = dialect == Dialect::Prompt && text.trim_start().is_empty();
        asks.then_some(Body::Question(Question::Status))
    } else {
        let mut reader = Reader::new(parts.said, parts.at, dialect);
        let body = L::read_body(&mut reader, dialect, session);
        Some(body.map_err(|fault| ReadError::new(text, fault, reader.verb))?)
    };
    Ok(Line { timestamp, body })
}

/// The parts of a line that say something.
struct Parts<'a> {
    /// What can only be a time.
    time: Option<Word<'a>>,
    /// What is said, without white space round it.
    said: &'a str,
    /// Where that begins.
    at: usize,
}

impl<'a> Parts<'a> {
    fn of(line: &'a str) -> Parts<'a> {
        let text = line.split_once('#').map_or(line, |(text, _)| text);
        let text = text.trim_end();
        let mut said = text.trim_start();
        let time = Timestamp::begins(said)
            .then(|| Words::new(said, text.len() - said.len()).next())
            .flatten();
        if let Some(time) = time {
            said = said.get(time.text.len()..).unwrap_or("").trim_start();
        }
        Parts {
            time,
            said,
            at: text.len() - said.len(),
        }
    }
}

/// The first control character of a line.
fn control(text: &str) -> Option<Fault> {
    let plain = text
        .bytes()
        .fold(true, |plain, b| plain & (b' '..=b'~').contains(&b));
    if plain {
        return None;
    }
    let (at, c) = text.char_indices().find(|(_, c)| c.is_control())?;
    Some(Fault {
        at,
        len: c.len_utf8(),
        reason: Reason::Control(c),
    })
}
