//! Splits a line into its time, its body and its comment.

use super::fault::{Fault, Reason};
use super::timestamp::Timestamp;
use super::token::{COMMENT, Token, next};

/// The longest line, in bytes.
pub const LINE_MAX: usize = 4096;

/// The parts of a line.
#[derive(Clone, Copy, Debug)]
pub struct Parts<'a> {
    /// The first word, if it begins like a time.
    pub time: Option<Token<'a>>,
    /// Where the body begins and ends, in bytes, without the white space around it.
    pub said: (usize, usize),
    /// Where the comment begins, in bytes; `None` if there is none.
    pub comment: Option<usize>,
}

impl<'a> Parts<'a> {
    /// Splits this line.
    pub fn of(line: &'a str) -> Parts<'a> {
        let comment = line.bytes().position(|byte| byte == COMMENT);
        let text = line.get(..comment.unwrap_or(line.len())).unwrap_or("");
        let end = text.trim_end().len();
        let first = next(line, 0);
        let time = first.filter(|word| Timestamp::begins(word.text));
        let body = match time {
            Some(time) => next(line, time.at + time.len),
            None => first,
        };
        let from = body.map_or(end, |word| word.at);
        Parts {
            time,
            said: (from, end),
            comment,
        }
    }

    /// Whether the body is empty.
    pub fn is_empty(&self) -> bool {
        self.said.0 >= self.said.1
    }
}

/// The body of a line as typed, without its time and its comment.
pub fn said(line: &str) -> &str {
    let (from, end) = Parts::of(line).said;
    line.get(from..end).unwrap_or("")
}

/// A file without the byte order mark that some editors put first.
pub fn strip_bom(file: &[u8]) -> &[u8] {
    file.strip_prefix(b"\xef\xbb\xbf").unwrap_or(file)
}

/// The fault of the first control character in a line.
pub(super) fn control(text: &str) -> Option<Fault> {
    let (at, c) = text.char_indices().find(|(_, c)| c.is_control())?;
    Some(Fault::new(at..at + c.len_utf8(), Reason::Control(c)))
}
