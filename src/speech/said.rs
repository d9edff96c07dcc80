//! The parts of a line: its time, what it says, its comment.

use super::fault::{Fault, Reason};
use super::timestamp::Timestamp;
use super::token::{Token, next};

/// The longest line, in bytes.
pub const LINE_MAX: usize = 4096;

/// The parts of a line.
#[derive(Clone, Copy, Debug)]
pub struct Parts<'a> {
    /// What can only be a time.
    pub time: Option<Token<'a>>,
    /// Where what is said begins and ends, in bytes, without white space round it.
    pub said: (usize, usize),
    /// Where the comment begins, if there is one.
    pub comment: Option<usize>,
}

impl<'a> Parts<'a> {
    /// The parts of this line.
    pub fn of(line: &'a str) -> Parts<'a> {
        let comment = line.bytes().position(|byte| byte == b'#');
        let text = line.get(..comment.unwrap_or(line.len())).unwrap_or("");
        let end = match text.as_bytes().last() {
            Some(last) if last.is_ascii_graphic() => text.len(),
            _ => text.trim_end().len(),
        };
        let first = next(line, 0, end);
        let time = first.filter(|word| Timestamp::begins(word.text));
        let from = match (time, first) {
            (Some(time), _) => next(line, time.at + time.len, end).map_or(end, |word| word.at),
            (None, first) => first.map_or(end, |word| word.at),
        };
        Parts {
            time,
            said: (from, end),
            comment,
        }
    }

    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        self.said.0 >= self.said.1
    }
}

/// What a line says, as it was typed: without its time and its comment.
pub fn said(line: &str) -> &str {
    let (from, end) = Parts::of(line).said;
    line.get(from..end).unwrap_or("")
}

/// A file without the mark that some editors begin it with.
pub fn strip_bom(file: &[u8]) -> &[u8] {
    file.strip_prefix(b"\xef\xbb\xbf").unwrap_or(file)
}

/// The first control character of a line.
pub(super) fn control(text: &str) -> Option<Fault> {
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
