//! The tag that every line of a journal ends with: a hash chained from the line before, by which a line that
//! was changed, taken out, put in or moved is found, and the whole record known again by its last one.
//!
//! A tag is the first eight hexadecimal digits, in lower case, of the SHA-256 of the tag of the line before
//! (its eight digits; nothing for the first line) followed by the line's own bytes up to, but not including,
//! the ` # ~` that sets the tag off. So anybody can work one out:
//!
//! ```text
//! printf '%s%s' 999603ea '2026-11-21T20:14:03+01:00 deal' | sha256sum | cut -c1-8
//! ```

use sha2::{Digest, Sha256};
use std::fmt;

/// What sets a tag off from the line before it.
pub const MARK: &str = " # ~";

/// The hexadecimal digits of a tag.
const DIGITS: usize = 8;

/// How many bytes a tag takes at the end of a line, its mark included.
pub const TAG_LEN: usize = MARK.len() + DIGITS;

/// The tag of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Tag(u32);

impl Tag {
    /// The tag of a line with this text, after the line with that tag; nothing comes before the first line.
    pub fn of(before: Option<Tag>, text: &[u8]) -> Tag {
        let mut hash = Sha256::new();
        if let Some(before) = before {
            hash.update(before.digits());
        }
        hash.update(text);
        let [a, b, c, d, ..] = hash.finalize().0;
        Tag(u32::from_be_bytes([a, b, c, d]))
    }

    /// Reads eight digits in lower case, as a tag is written; nothing where they are not.
    pub fn read(digits: &[u8]) -> Option<Tag> {
        let written = digits.len() == DIGITS
            && digits
                .iter()
                .all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
        let digits = std::str::from_utf8(digits).ok().filter(|_| written)?;
        u32::from_str_radix(digits, 16).ok().map(Tag)
    }

    fn digits(self) -> [u8; DIGITS] {
        const HEX: &[u8; 16] = b"0123456789abcdef";
        std::array::from_fn(|at| HEX[(self.0 >> (28 - 4 * at) & 0xf) as usize])
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tags_of_two_lines_are_those_that_sha256sum_gives() {
        let first = Tag::of(None, b"2026-11-21T20:14:03+01:00 law 1");
        let second = Tag::of(Some(first), b"2026-11-21T20:14:03+01:00 deal");
        assert_eq!(first.to_string(), "999603ea");
        assert_eq!(second.to_string(), "bf3d5658");
    }

    #[test]
    fn a_tag_reads_back_and_nothing_else_does() {
        let tag = Tag::of(None, b"deal");
        assert_eq!(Tag::read(tag.to_string().as_bytes()), Some(tag));
        for wrong in [
            "",
            "0123456",
            "012345678",
            "0123456g",
            "0123456A",
            "+1234567",
        ] {
            assert_eq!(Tag::read(wrong.as_bytes()), None, "{wrong}");
        }
    }
}
