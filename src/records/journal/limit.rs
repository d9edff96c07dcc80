//! How much a journal or a script may hold. An evening has some 400 entries in 40 kB; whatever is read, it takes no more
//! than 600 MB of memory.

use memchr::memchr2_iter;

/// The largest file that is read, in bytes.
pub const LARGEST: u64 = 64 << 20;

const ENTRIES: usize = 1_000_000;

/// Limit of numbers read to work out what stands: all of them, once for each correction.
pub(super) const READINGS: usize = 1_000_000_000;

/// Most entries for a table or a page with a line for each, which takes several times the memory of the entry.
const LISTED: usize = 100_000;

/// How long lines are, and how many entries they can have: one a line, and one more after each semicolon.
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
