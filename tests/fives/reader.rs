//! Reads the lines of these tests as those of a file.

use nos::law::shared::Entry;
use nos::laws::fives::Fives;
use nos::laws::fives::LAW;
use nos::speech::{self, Body};

/// The entry on a line, or nothing if it cannot be read.
pub fn read(line: &str) -> Option<Entry<Fives>> {
    match speech::read_line(LAW.language, line).ok()?.body? {
        Body::Entry(entry) => entry.get().cloned(),
        Body::Correction(_) | Body::Question(_) => None,
    }
}
