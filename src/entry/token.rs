//! The parts of a line (time, body and comment), and its words with their places.

use crate::timestamp::Timestamp;
use smallvec::SmallVec;

pub const LINE_MAX: usize = 4096;

pub const PARTS: &str = ";";

/// A word, and where it was typed or, if implied, would be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token<'a> {
    pub text: &'a str,
    pub at: usize,
    pub len: usize,
}

impl Token<'_> {
    pub fn is_numeric(&self) -> bool {
        self.text.as_bytes().first().is_some_and(u8::is_ascii_digit)
    }
}

/// Words of a line. Most lines have few enough to need no allocation.
pub type Words<'a> = SmallVec<[Token<'a>; 8]>;

#[derive(Clone, Debug, Default)]
pub struct Parts<'a> {
    /// The first word, if it begins like a time.
    pub time: Option<Token<'a>>,
    pub words: Words<'a>,
    pub end: usize,
    pub comment: Option<usize>,
    /// The first character that a line may not contain, and where.
    pub control: Option<(usize, char)>,
}

impl<'a> Parts<'a> {
    pub fn split(line: &'a str) -> Parts<'a> {
        let mut parts = Parts::default();
        parts.read(line);
        parts
    }

    /// Splits a line at the prompt, where a `#` before a digit or after a move begins no comment.
    pub fn at_prompt(line: &'a str) -> Parts<'a> {
        let mut parts = Parts::default();
        let is_comment = |at: usize| {
            let before = line.get(..at).and_then(|head| head.chars().next_back());
            let after = line.get(at + 1..).and_then(|rest| rest.chars().next());
            let mates = |c: char| c.is_ascii_digit() || "QRBNO+".contains(c);
            !before.is_some_and(mates) && !after.is_some_and(|c| c.is_ascii_digit())
        };
        parts.read_with(line, is_comment);
        parts
    }

    /// Splits a line in place, since the parts are large to move.
    #[inline]
    pub(super) fn read(&mut self, line: &'a str) {
        self.read_with(line, |_| true);
    }

    /// Splits a line; a `#` begins a comment where `is_comment` allows it.
    #[inline]
    fn read_with(&mut self, line: &'a str, is_comment: impl Fn(usize) -> bool) {
        let (bytes, mut from, mut at) = (line.as_bytes(), 0, 0);
        loop {
            // Nearly every typed character.
            while matches!(bytes.get(at), Some(b'$'..=b'~')) {
                at += 1;
            }
            let c = match bytes.get(at) {
                Some(b' ') => Some(' '),
                _ => line.get(at..).and_then(|rest| rest.chars().next()),
            };
            let is_sign = c == Some('#') && (self.comment.is_some() || is_comment(at));
            let ends_word = is_sign || c.is_none_or(char::is_whitespace);
            let after = at + c.map_or(0, char::len_utf8);
            if ends_word && self.comment.is_none() {
                if at > from
                    && let Some(text) = line.get(from..at)
                {
                    let word = Token { text, at: from, len: text.len() };
                    if self.end == 0 && Timestamp::begins(text) {
                        self.time = Some(word)
                    } else {
                        self.words.push(word)
                    }
                    self.end = at;
                }
                from = after;
            }
            match c {
                None => return,
                Some('#') if is_sign => self.comment = self.comment.or(Some(at)),
                Some(c) if c.is_control() => {
                    self.control.get_or_insert((at, c));
                }
                Some(_) => {}
            }
            at = after;
        }
    }

    pub fn body(&self) -> (usize, usize) {
        (self.words.first().map_or(self.end, |word| word.at), self.end)
    }
}

pub fn body_of(line: &str) -> &str {
    let (from, end) = Parts::split(line).body();
    line.get(from..end).unwrap_or("")
}

/// Removes the byte order mark that some editors put first.
pub fn strip_bom(file: &[u8]) -> &[u8] {
    file.strip_prefix(b"\xef\xbb\xbf").unwrap_or(file)
}

/// Parses a number, at most `u64::MAX`; `None` if the text is not all digits.
pub fn digits(text: &str) -> Option<u64> {
    let is_digit = |byte: u8| byte.is_ascii_digit();
    (!text.is_empty() && text.bytes().all(is_digit)).then(|| text.parse().unwrap_or(u64::MAX))
}
