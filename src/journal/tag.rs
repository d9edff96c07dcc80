//! The links that chain a journal's lines, and the tags that show the beginning of each link.
//!
//! The *link* of a line is a SHA-256. It covers the link of the line before, as 64 lower-case hexadecimal
//! digits (nothing for the first line), and then the bytes of this line before its ` # ~`. The *tag* is the
//! first eight digits of the link. A line that was changed, removed, inserted or moved breaks the chain. A
//! line forged to the same eight digits has another link, so it breaks every tag after it. You can follow
//! the chain by hand:
//!
//! ```text
//! link=$(printf '%s' '2026-11-21T20:14:03+01:00 law 1' | sha256sum | cut -c1-64)
//! printf '%s%s' "$link" '2026-11-21T20:14:03+01:00 deal' | sha256sum | cut -c1-8
//! ```

use sha2::{Digest, Sha256};
use std::fmt;

/// What stands between the words of a line and the digits of its tag.
pub const MARK: &str = " # ~";

/// The number of hexadecimal digits in a tag.
const DIGITS: usize = 8;

/// The length of a tag in bytes, with its mark.
pub const TAG_LEN: usize = MARK.len() + DIGITS;

/// The link of a line: a digest of this line and every line before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Link([u8; 32]);

impl Link {
    /// The link of a line with this text. `before` is the link of the line before; `None` for the first line.
    pub fn of(before: Option<Link>, text: &[u8]) -> Link {
        let mut hash = Sha256::new();
        if let Some(before) = before {
            hash.update(before.digits());
        }
        hash.update(text);
        Link(hash.finalize().0)
    }

    /// The tag of the line.
    pub fn tag(self) -> Tag {
        let [a, b, c, d, ..] = self.0;
        Tag(u32::from_be_bytes([a, b, c, d]))
    }

    /// Its 64 hexadecimal digits, in lower case.
    pub fn digits(self) -> [u8; 64] {
        const HEX: &[u8; 16] = b"0123456789abcdef";
        let mut digits = [0; 64];
        let (pairs, _) = digits.as_chunks_mut();
        for (pair, byte) in pairs.iter_mut().zip(self.0) {
            *pair = [HEX[usize::from(byte >> 4)], HEX[usize::from(byte & 0xf)]];
        }
        digits
    }

    /// Its first 128 bits.
    pub fn half(self) -> u128 {
        let mut half = [0; 16];
        half.copy_from_slice(&self.0[..16]);
        u128::from_be_bytes(half)
    }
}

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Link({:032x})", self.half())
    }
}

/// The tag of a line: the first 32 bits of its link.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Tag(u32);

impl Tag {
    /// Parses a tag; `None` if it is not eight hexadecimal digits in lower case.
    pub fn read(digits: &[u8]) -> Option<Tag> {
        let read = |tag: u32, digit: &u8| {
            let half = match digit {
                b'0'..=b'9' => digit - b'0',
                b'a'..=b'f' => digit - b'a' + 10,
                _ => return None,
            };
            Some(tag << 4 | u32::from(half))
        };
        let digits = (digits.len() == DIGITS).then_some(digits)?;
        digits.iter().try_fold(0, read).map(Tag)
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}
