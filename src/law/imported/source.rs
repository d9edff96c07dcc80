//! The text of a file in sequence, with its places. It keeps at most a part of a line.

use memchr::{memchr2, memchr3};
use nos_entry::strip_bom;
use std::borrow::Cow;
use std::iter;

/// A place in a file: line and column, from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    pub line: u64,
    pub column: u64,
}

impl Spot {
    pub const FIRST: Spot = Spot { line: 1, column: 1 };
}

#[derive(Clone, Debug)]
pub struct GameTag {
    pub at: Spot,
    pub name: String,
    /// The value as written in the file, with a backslash before each quote and each backslash.
    pub value: String,
}

impl GameTag {
    /// The last word of a game, as a tag without a name.
    pub fn last(at: Spot, value: &str) -> GameTag {
        GameTag { at, name: String::new(), value: value.to_owned() }
    }

    /// Reads a tag at the beginning of a text: `[Event "Club"]`. Adds the backslash that a quote
    /// within the value lacks. Returns also the length of the tag, if its line closes it.
    pub fn read(at: Spot, text: &str) -> Option<(GameTag, Option<usize>)> {
        let (name, rest) = text.strip_prefix('[')?.split_once('"')?;
        let is_name = |name: &&str| !name.is_empty() && !name.contains([']', '\n']);
        let name = Some(name.trim()).filter(is_name)?.to_owned();
        let (mut value, mut rest) = (String::new(), rest);
        while let Some(found) = memchr3(b'"', b'\\', b'\n', rest.as_bytes()) {
            let (before, sign) = rest.split_at_checked(found)?;
            let (sign, after) = sign.split_at_checked(1)?;
            value += before;
            rest = match sign {
                "\n" => return Some((GameTag { at, name, value }, None)),
                "\"" => match after.trim_start_matches([' ', '\t']).strip_prefix(']') {
                    Some(rest) => {
                        return Some((GameTag { at, name, value }, Some(text.len() - rest.len())));
                    }
                    None => {
                        value += "\\\"";
                        after
                    }
                },
                _ => {
                    let len = usize::from(after.starts_with(['"', '\\']));
                    let (own, after) = after.split_at_checked(len)?;
                    value.extend([sign, own]);
                    after
                }
            };
        }
        value += rest;
        Some((GameTag { at, name, value }, None))
    }

    pub fn said(&self) -> Cow<'_, str> {
        match self.value.contains('\\') {
            true => self.value.replace("\\\"", "\"").replace(r"\\", r"\").into(),
            false => Cow::Borrowed(&self.value),
        }
    }
}

/// The most bytes of a part of a line. A longer line is cut, at a blank if there is one after
/// `PART` bytes.
const LONG: usize = 4096;
const PART: usize = 3072;

/// A file that is read once, from its beginning.
#[expect(missing_debug_implementations, reason = "it only lends bytes")]
pub struct ForeignFile<'a> {
    chunks: Box<dyn Iterator<Item = Vec<u8>> + 'a>,
    /// Bytes of the file, and how many of them are in parts.
    chunk: Vec<u8>,
    read: usize,
    /// A line with its line end as `\n`, or a part of a long one, and the bytes taken of it.
    part: String,
    is_ascii: bool,
    taken: usize,
    at: Spot,
    /// Lines that were read before the match to which they belong.
    pub held: Vec<(Spot, String)>,
}

impl<'a> ForeignFile<'a> {
    pub fn new(chunks: impl Iterator<Item = Vec<u8>> + 'a) -> ForeignFile<'a> {
        let (chunks, at) = (decoded(chunks), Spot::FIRST);
        let (chunk, read, part, is_ascii, taken) = (Vec::new(), 0, String::new(), true, 0);
        ForeignFile { chunks, chunk, read, part, is_ascii, taken, at, held: Vec::new() }
    }

    pub fn at(&self) -> Spot {
        self.at
    }

    /// Returns the rest of the line, or of a part of a long one; `None` at the end of the file.
    #[inline]
    pub fn rest(&mut self) -> Option<&str> {
        if self.taken == self.part.len() {
            self.next_part();
        }
        self.part.get(self.taken..).filter(|rest| !rest.is_empty())
    }

    fn unread(&mut self) -> &[u8] {
        while self.read == self.chunk.len() {
            let Some(chunk) = self.chunks.next() else {
                return &[];
            };
            (self.chunk, self.read) = (chunk, 0);
        }
        self.chunk.get(self.read..).unwrap_or_default()
    }

    #[inline(never)]
    fn next_part(&mut self) {
        let mut part = std::mem::take(&mut self.part).into_bytes();
        part.clear();
        loop {
            // Before this length only a line end ends a part; after it, a blank does too.
            let most = (PART - 1).saturating_sub(part.len()).max(1);
            let unread = self.unread();
            let some = unread.get(..most).unwrap_or(unread);
            let end = memchr2(b'\n', b'\r', some);
            let (before, end) = some.split_at(end.unwrap_or(some.len()));
            let (last, end) = (before.last().copied(), end.first().copied());
            part.extend_from_slice(before);
            self.read += before.len() + usize::from(end.is_some());
            if let Some(end) = end {
                self.read += usize::from(end == b'\r' && self.unread().starts_with(b"\n"));
                part.push(b'\n');
                break;
            }
            let Some(last) = last else { break };
            // No part ends within a letter.
            let is_within = |next: &u8| next & 0xc0 == 0x80;
            if part.len() >= PART && last.is_ascii_whitespace()
                || part.len() >= LONG && !self.unread().first().is_some_and(is_within)
            {
                break;
            }
        }
        // Files joined together may have byte order marks at later lines.
        part.drain(..part.len() - strip_bom(&part).len());
        (self.part, self.taken) = (letters(part), 0);
        self.is_ascii = self.part.is_ascii();
    }

    pub fn take(&mut self, len: usize) {
        let taken = self.part.get(self.taken..).and_then(|rest| rest.get(..len));
        let taken = taken.unwrap_or_default();
        self.taken += taken.len();
        match taken.ends_with('\n') {
            true => self.at = Spot { line: self.at.line + 1, column: 1 },
            false if self.is_ascii => self.at.column += taken.len() as u64,
            false => self.at.column += taken.chars().count() as u64,
        }
    }

    pub fn skip_line(&mut self) {
        let line = self.at.line;
        while let Some(len) = self.rest().map(str::len).filter(|_| self.at.line == line) {
            self.take(len);
        }
    }
}

fn letters(bytes: Vec<u8>) -> String {
    let latin = |bytes: Vec<u8>| bytes.into_iter().map(char::from).collect();
    String::from_utf8(bytes).unwrap_or_else(|error| latin(error.into_bytes()))
}

pub fn text_of(bytes: Vec<u8>) -> String {
    letters(decoded(iter::once(bytes)).flatten().collect())
}

/// Removes the byte order mark. UTF-16, recognised by its mark or its first letter, becomes UTF-8.
pub fn decoded<'a>(
    mut chunks: impl Iterator<Item = Vec<u8>> + 'a,
) -> Box<dyn Iterator<Item = Vec<u8>> + 'a> {
    let mut first = Vec::new();
    while let Some(more) = (first.len() < 3).then(|| chunks.next()).flatten() {
        first.extend(more);
    }
    let read: fn([u8; 2]) -> u16 = match first[..] {
        [0xfe, 0xff, _, ..] | [0, 1..=255, _, ..] => u16::from_be_bytes,
        [0xff, 0xfe, _, ..] | [1..=255, 0, _, ..] => u16::from_le_bytes,
        _ => {
            return Box::new(iter::once(strip_bom(&first).to_vec()).chain(chunks));
        }
    };
    let mut bytes = first.into_iter().chain(chunks.flatten());
    let units = iter::from_fn(move || Some(read([bytes.next()?, bytes.next()?])));
    let letters = char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER));
    Box::new(letters.skip_while(|c| *c == '\u{feff}').map(|c| c.to_string().into_bytes()))
}
