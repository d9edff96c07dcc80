//! The parts of a line (time, body and comment), and its words with their places.

#![expect(missing_docs, reason = "the names say enough")]

use super::timestamp::Timestamp;
use smallvec::SmallVec;

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

/// The words of a text, with their places in it.
fn tokens(text: &str) -> impl Iterator<Item = Token<'_>> {
    let (mut rest, mut at) = (text, 0);
    std::iter::from_fn(move || {
        // Most words have one blank before them, or none.
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

/// Words of a line. Most lines have no more of them, so that they take no memory of their own.
pub type Words<'a> = SmallVec<[Token<'a>; 8]>;

#[derive(Clone, Debug)]
pub struct Parts<'a> {
    /// The first word, if it begins like a time.
    pub time: Option<Token<'a>>,
    /// The words of the body.
    pub words: Words<'a>,
    /// Where the body ends, in bytes.
    pub end: usize,
    /// Where the comment begins, in bytes; `None` if there is none.
    pub comment: Option<usize>,
}

impl<'a> Parts<'a> {
    pub fn of(line: &'a str) -> Parts<'a> {
        let comment = line.bytes().position(|byte| byte == b'#');
        let mut tokens = tokens(comment.map_or(line, |at| line.split_at(at).0));
        let first = tokens.next();
        let time = first.filter(|word| Timestamp::begins(word.text));
        let mut words: Words<'a> = first.filter(|_| time.is_none()).into_iter().collect();
        words.extend(tokens);
        let last = words.last().or(time.as_ref());
        Parts {
            end: last.map_or(0, |last| last.at + last.len),
            time,
            words,
            comment,
        }
    }

    /// Where the body begins and ends, in bytes.
    pub fn body(&self) -> (usize, usize) {
        let first = self.words.first();
        (first.map_or(self.end, |word| word.at), self.end)
    }
}

/// The body of a line as typed, without its time and its comment.
pub fn said(line: &str) -> &str {
    let (from, end) = Parts::of(line).body();
    line.get(from..end).unwrap_or("")
}

/// A file without the byte order mark that some editors put first.
pub fn strip_bom(file: &[u8]) -> &[u8] {
    file.strip_prefix(b"\xef\xbb\xbf").unwrap_or(file)
}
