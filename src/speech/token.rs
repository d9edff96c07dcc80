//! The parts of a line (time, body and comment), and its words with their places.

#![expect(missing_docs, reason = "the names say enough")]

use super::timestamp::Timestamp;

pub const LINE_MAX: usize = 4096;

/// A word, and the place where it was typed or where it was left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token<'a> {
    /// The word as typed, or written out.
    pub text: &'a str,
    /// Where it begins in the line, in bytes.
    pub at: usize,
    /// How many bytes of the line it takes; 0 if it was left out.
    pub len: usize,
}

impl Token<'_> {
    pub fn is_numeric(&self) -> bool {
        self.text.starts_with(|c: char| c.is_ascii_digit())
    }
}

/// The words of a text that begins at byte `at` of a line.
pub fn tokens(text: &str, at: usize) -> impl Iterator<Item = Token<'_>> {
    let (mut rest, mut at) = (text, at);
    std::iter::from_fn(move || {
        // Most words have one blank before them.
        let next = rest.strip_prefix(' ').unwrap_or(rest);
        let words = match next.as_bytes() {
            [b'!'..=b'~', ..] => next,
            _ => rest.trim_start(),
        };
        at += rest.len() - words.len();
        let len = end_of_word(words);
        let (text, after) = words.split_at_checked(len)?;
        let token = Token { text, at, len };
        (rest, at) = (after, at + len);
        (len > 0).then_some(token)
    })
}

/// Where the first word of a text ends.
fn end_of_word(text: &str) -> usize {
    let is_in_word = |byte: u8| matches!(byte, b'!'..=b'~');
    let end = text.bytes().position(|byte| !is_in_word(byte));
    match end.and_then(|end| text.as_bytes().get(end)) {
        None | Some(b' ') => end,
        // Other white space, or a letter that is not ASCII.
        Some(_) => text.find(char::is_whitespace),
    }
    .unwrap_or(text.len())
}

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
    pub fn of(line: &'a str) -> Parts<'a> {
        let comment = line.bytes().position(|byte| byte == b'#');
        let text = comment.and_then(|at| line.get(..at)).unwrap_or(line);
        let text = text.trim_end();
        let mut words = tokens(text, 0);
        let first = words.next();
        let time = first.filter(|word| Timestamp::begins(word.text));
        let body = if time.is_some() { words.next() } else { first };
        let from = body.map_or(text.len(), |word| word.at);
        Parts {
            time,
            said: (from, text.len()),
            comment,
        }
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
