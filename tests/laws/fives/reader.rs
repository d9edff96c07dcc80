//! Reads the lines of these tests as those of a file.

use nos::entry as speech;
use nos::entry::{Body, Entry};
use nos::laws::fives::LAW;

/// The entry on a line, or nothing if it cannot be read.
pub fn read(line: &str) -> Option<Entry> {
    match speech::read_line(LAW.language, line).ok()?.body? {
        Body::Entry(entry) => Some(entry),
        _ => None,
    }
}
