//! The bytes of a file, one after the other, each with its place. No more of them is kept than a word.

use nos_entry::strip_bom;
use std::iter;

/// A place in a file: line and column, from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    pub line: u64,
    pub column: u64,
}

/// A tag: what it is called and what it says.
#[derive(Clone, Debug)]
pub struct GameTag {
    pub at: Spot,
    pub name: String,
    pub value: String,
}

/// Most bytes kept of a word, a tag or a line, and where a part of a long text may end at a blank.
pub(super) const LONG: usize = 4096;
const PART: usize = 3072;

/// A file that is read once, from its beginning.
#[expect(missing_debug_implementations, reason = "it only lends bytes")]
pub struct ForeignFile<'a> {
    bytes: Box<dyn Iterator<Item = u8> + 'a>,
    next: Option<u8>,
    at: Spot,
    /// A tag, or a line without a name, that was read already and belongs to the next game.
    pub held: Option<GameTag>,
}

impl<'a> ForeignFile<'a> {
    pub fn new(bytes: impl Iterator<Item = u8> + 'a) -> ForeignFile<'a> {
        let mut bytes = decoded(bytes);
        let (next, at) = (bytes.next(), Spot { line: 1, column: 1 });
        ForeignFile {
            bytes,
            next,
            at,
            held: None,
        }
    }

    /// The place of the next byte.
    pub fn at(&self) -> Spot {
        self.at
    }

    pub fn peek(&self) -> Option<u8> {
        self.next
    }

    /// Takes a byte. Every line end is one `\n`.
    pub fn take(&mut self) -> Option<u8> {
        let taken = self.next?;
        self.next = self.bytes.next();
        if taken == b'\r' && self.next == Some(b'\n') {
            self.next = self.bytes.next();
        }
        if is_line_end(taken) {
            self.at = Spot {
                line: self.at.line + 1,
                column: 1,
            };
            return Some(b'\n');
        }
        // A letter of several bytes has one column.
        self.at.column += u64::from(taken & 0xc0 != 0x80);
        Some(taken)
    }

    /// Takes what comes before a byte that ends it. Of a long text only the beginning is kept.
    pub fn until(&mut self, ends: impl Fn(u8) -> bool) -> String {
        let kept = self.part(&ends);
        while self.next.is_some_and(|byte| !ends(byte)) {
            self.take();
        }
        kept
    }

    /// The same, of a long text only a part.
    pub fn part(&mut self, ends: impl Fn(u8) -> bool) -> String {
        let mut kept = Vec::new();
        let is_full = |kept: &Vec<u8>, byte: u8| {
            let is_long = kept.len() >= LONG && byte & 0xc0 != 0x80;
            is_long || kept.len() >= PART && byte.is_ascii_whitespace()
        };
        while let Some(byte) = self.next.filter(|byte| !ends(*byte))
            && !is_full(&kept, byte)
        {
            kept.extend(self.take());
        }
        letters(kept)
    }

    /// The next line without its line end, and where it begins; `None` at the end of the file.
    pub fn next_line(&mut self) -> Option<(Spot, String)> {
        if let Some(GameTag { at, value, .. }) = self.held.take() {
            return Some((at, value));
        }
        self.next?;
        let (at, line) = (self.at, self.until(is_line_end));
        self.take();
        Some((at, line))
    }
}

/// The text of bytes that are UTF-8 or else Latin-1.
fn letters(bytes: Vec<u8>) -> String {
    let latin = |bytes: Vec<u8>| bytes.into_iter().map(char::from).collect();
    String::from_utf8(bytes).unwrap_or_else(|error| latin(error.into_bytes()))
}

/// The text of a whole file that another program wrote.
pub fn text_of(bytes: Vec<u8>) -> String {
    letters(decoded(bytes.into_iter()).collect())
}

/// The bytes of a text without the mark before them. UTF-16, by its mark or its first letter, becomes UTF-8.
pub fn decoded<'a>(mut bytes: impl Iterator<Item = u8> + 'a) -> Box<dyn Iterator<Item = u8> + 'a> {
    let begin: Vec<u8> = bytes.by_ref().take(3).collect();
    let read: fn([u8; 2]) -> u16 = match begin[..] {
        [0xfe, 0xff, _] | [0, 1..=255, _] => u16::from_be_bytes,
        [0xff, 0xfe, _] | [1..=255, 0, _] => u16::from_le_bytes,
        _ => return Box::new(strip_bom(&begin).to_vec().into_iter().chain(bytes)),
    };
    let mut bytes = begin.into_iter().chain(bytes);
    let units = iter::from_fn(move || Some(read([bytes.next()?, bytes.next()?])));
    let letters = char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER));
    let text = letters.skip_while(|c| *c == '\u{feff}');
    Box::new(text.flat_map(|c| c.to_string().into_bytes()))
}

pub(super) fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}
