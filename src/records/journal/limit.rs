//! Limits of a journal or a script, so that no input takes more than 600 MB of memory. An evening
//! has some 400 entries in 40 kB.

use memchr::memchr2_iter;

pub const LARGEST: u64 = 64 << 20;

const ENTRIES: usize = 1_000_000;

/// The most numbers read to find the struck entries: the whole list, once for each correction.
pub(super) const READINGS: usize = 1_000_000_000;

/// The most entries in a table or page that has a line for each.
const LISTED: usize = 100_000;

/// The length of lines, and the most entries in them: one a line, one more after each semicolon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Extent {
    bytes: u64,
    entries: usize,
}

impl Extent {
    pub fn of(lines: &[u8]) -> Extent {
        Extent { bytes: lines.len() as u64, entries: memchr2_iter(b'\n', b';', lines).count() }
    }

    #[must_use]
    pub fn and(self, more: Extent) -> Extent {
        Extent { bytes: self.bytes + more.bytes, entries: self.entries + more.entries }
    }

    pub fn is_too_long(self) -> bool {
        self.bytes > LARGEST || self.entries > ENTRIES
    }

    pub fn is_too_long_to_list(self) -> bool {
        self.entries > LISTED
    }
}
