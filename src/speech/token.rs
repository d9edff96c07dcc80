//! The words of a line, with their places.

use crate::table::word::{HIGH, Word, each, eight};
use arrayvec::ArrayVec;

/// Begins a comment.
pub const COMMENT: u8 = b'#';

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

impl<'a> Token<'a> {
    /// The word, to be compared with others.
    #[inline]
    pub fn word(&self) -> Word<'a> {
        Word::new(self.text)
    }

    /// Whether it begins with a digit.
    #[inline]
    pub fn is_numeric(&self) -> bool {
        self.text.as_bytes().first().is_some_and(u8::is_ascii_digit)
    }
}

/// The next word of a line from byte `from` on, before its comment.
pub fn next(line: &str, from: usize) -> Option<Token<'_>> {
    let rest = line.get(from..)?;
    let rest = rest.split(char::from(COMMENT)).next()?;
    let text = rest.trim_start();
    let at = from + rest.len() - text.len();
    let text = text.split(char::is_whitespace).next()?;
    let len = text.len();
    (len > 0).then_some(Token { text, at, len })
}

/// Every word of a line from byte `from` on, before its comment.
pub fn tokens(line: &str, from: usize) -> impl Iterator<Item = Token<'_>> {
    let mut from = from;
    std::iter::from_fn(move || {
        let token = next(line, from)?;
        from = token.at + token.len;
        Some(token)
    })
}

/// Adds the words of a line, before its comment, as [`tokens`] gives them, but eight bytes at a time.
///
/// `None` if a character of the line is not printable ASCII, if there are more words than `words` can hold, or
/// if the words do not end within 64 bytes.
#[inline]
pub(super) fn few<'a, const N: usize>(
    line: &'a str,
    words: &mut ArrayVec<Token<'a>, N>,
) -> Option<()> {
    // Bit by bit, whether a byte belongs to a word, and whether it begins a comment.
    let (mut within, mut comments) = (0, 0);
    let mut odd = 0;
    for (place, bytes) in line.as_bytes().chunks(8).enumerate() {
        let mut eight = eight(bytes);
        if bytes.len() < 8 {
            eight |= each(b' ') << (8 * bytes.len());
        }
        // Each sum has the highest bit where its byte is at least so much. It cannot carry, since the bytes that
        // are added have seven bits.
        let seven = eight & !HIGH;
        let from = |least: u8| seven + each(0x80 - least);
        odd |= eight | !from(b' ') | from(0x7f);
        if place < 8 {
            within |= gathered(from(b' ' + 1)) << (8 * place);
            let comment = !((seven ^ each(COMMENT)) + each(0x7f)) & HIGH;
            if comment != 0 {
                comments |= gathered(comment) << (8 * place);
            }
        }
    }
    if odd & HIGH != 0 || line.len() >= 64 && comments == 0 {
        return None;
    }
    // All bits below the lowest.
    within &= comments.wrapping_sub(1) & !comments;
    while within != 0 {
        let at = within.trailing_zeros() as usize;
        let len = (within >> at).trailing_ones() as usize;
        let text = line.get(at..at + len)?;
        words.try_push(Token { text, at, len }).ok()?;
        // Adding the lowest bit carries through all bits of the word.
        within &= within + (1 << at);
    }
    Some(())
}

/// The highest bits of eight bytes, as eight bits.
#[inline]
fn gathered(eight: u64) -> u64 {
    ((eight & HIGH) >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
}
