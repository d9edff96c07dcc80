//! The bytes of a file in sequence, with their places. It keeps at most a word of them.

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
    pub fn said(&self) -> Cow<'_, str> {
        match self.value.contains('\\') {
            true => self.value.replace("\\\"", "\"").replace(r"\\", r"\").into(),
            false => Cow::Borrowed(&self.value),
        }
    }
}

/// The most bytes kept of a word, a tag or a line. A longer text is cut, at a blank if there is one
/// after `PART` bytes.
pub(super) const LONG: usize = 4096;
const PART: usize = 3072;

/// A file that is read once, from its beginning.
#[expect(missing_debug_implementations, reason = "it only lends bytes")]
pub struct ForeignFile<'a> {
    chunks: Box<dyn Iterator<Item = Vec<u8>> + 'a>,
    /// The current chunk, and the place of its next byte.
    chunk: Vec<u8>,
    next: usize,
    at: Spot,
    /// A tag, or a line without a name, that was read already and belongs to the next game.
    pub held: Option<GameTag>,
    pub(super) ahead: Option<(Spot, String)>,
}

impl<'a> ForeignFile<'a> {
    pub fn new(chunks: impl Iterator<Item = Vec<u8>> + 'a) -> ForeignFile<'a> {
        let mut source = ForeignFile {
            chunks: decoded(chunks),
            chunk: Vec::new(),
            next: 0,
            at: Spot::FIRST,
            held: None,
            ahead: None,
        };
        source.refill();
        source
    }

    pub fn at(&self) -> Spot {
        self.at
    }

    #[inline]
    pub fn peek(&self) -> Option<u8> {
        self.chunk.get(self.next).copied()
    }

    #[inline]
    fn advance(&mut self) {
        self.next += 1;
        if self.next == self.chunk.len() {
            self.refill();
        }
    }

    #[cold]
    fn refill(&mut self) {
        let mut chunks = self.chunks.by_ref().filter(|chunk| !chunk.is_empty());
        (self.chunk, self.next) = (chunks.next().unwrap_or_default(), 0);
    }

    /// Takes a byte. Every line end is one `\n`.
    #[inline]
    pub fn take(&mut self) -> Option<u8> {
        let taken = self.peek()?;
        self.advance();
        if taken == b'\r' && self.peek() == Some(b'\n') {
            self.advance();
        }
        if is_line_end(taken) {
            self.at = Spot { line: self.at.line + 1, column: 1 };
            return Some(b'\n');
        }
        // A letter of several bytes counts as one column.
        self.at.column += u64::from(starts_letter(taken));
        Some(taken)
    }

    pub fn skip_blanks(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t')) {
            self.take();
        }
    }

    /// Takes the text before an end, and keeps only the beginning of a long one.
    pub fn until(&mut self, ends: impl Fn(u8) -> bool) -> String {
        let kept = self.part(&ends);
        while self.peek().is_some_and(|byte| !ends(byte)) {
            self.take();
        }
        kept
    }

    /// Takes the text before an end, or a part of a long one.
    pub fn part(&mut self, ends: impl Fn(u8) -> bool) -> String {
        let mut kept = Vec::new();
        let is_full = |kept: &Vec<u8>, byte: u8| {
            let is_long = kept.len() >= LONG && starts_letter(byte);
            is_long || kept.len() >= PART && byte.is_ascii_whitespace()
        };
        while let Some(byte) = self.peek().filter(|byte| !ends(*byte))
            && !is_full(&kept, byte)
        {
            let room = PART.saturating_sub(kept.len());
            let rest = self.chunk.get(self.next..).unwrap_or_default();
            let of_line = rest.iter().take(room).take_while(|b| !ends(**b) && !is_line_end(**b));
            match of_line.count() {
                0 => kept.extend(self.take()),
                len => self.take_run(len, &mut kept),
            }
        }
        letters(kept)
    }

    /// Takes bytes of the current chunk, none of which ends a line.
    fn take_run(&mut self, len: usize, kept: &mut Vec<u8>) {
        let run = self.chunk.get(self.next..self.next + len).unwrap_or_default();
        self.at.column += run.iter().filter(|byte| starts_letter(**byte)).count() as u64;
        kept.extend_from_slice(run);
        self.next += len;
        if self.next == self.chunk.len() {
            self.refill();
        }
    }

    /// Returns the next line without its line end, and its place; `None` at the end of the file.
    pub fn next_line(&mut self) -> Option<(Spot, String)> {
        if let Some(GameTag { at, value, .. }) = self.held.take() {
            return Some((at, value));
        }
        self.peek()?;
        let (at, line) = (self.at, self.until(is_line_end));
        self.take();
        Some((at, line))
    }
}

fn letters(bytes: Vec<u8>) -> String {
    let latin = |bytes: Vec<u8>| bytes.into_iter().map(char::from).collect();
    String::from_utf8(bytes).unwrap_or_else(|error| latin(error.into_bytes()))
}

/// Returns the text of a whole file from another program.
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
            let first = strip_bom(&first).to_vec();
            return Box::new(iter::once(first).chain(chunks));
        }
    };
    let mut bytes = first.into_iter().chain(chunks.flatten());
    let units = iter::from_fn(move || Some(read([bytes.next()?, bytes.next()?])));
    let letters = char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER));
    let text = letters.skip_while(|c| *c == '\u{feff}');
    Box::new(text.map(|c| c.to_string().into_bytes()))
}

fn starts_letter(byte: u8) -> bool {
    byte & 0xc0 != 0x80
}

pub(super) fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}
