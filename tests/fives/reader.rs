//! Reads the lines of these tests as those of a file.

use nos::law::fives::Fives;
use nos::law::fives::Session;
use nos::law::shared::Entry;
use nos::speech::{self, Body};

/// The entry on a line, or nothing if it cannot be read.
pub fn read(line: &str) -> Option<Entry<Fives>> {
    match speech::read_line::<Session>(line).ok()?.body? {
        Body::Entry(act) => Some(act),
        Body::Correction(_) | Body::Question(_) => None,
    }
}
