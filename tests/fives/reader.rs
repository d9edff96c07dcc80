//! Reads the lines of these tests as those of a file.

use nos::law::fives::session::Session;
use nos::law::fives::verbs::Act;
use nos::speech::{self, Body};

/// The entry on a line, or nothing if it cannot be read.
pub fn read(line: &str) -> Option<Act> {
    match speech::read_line::<Session>(line).ok()?.body? {
        Body::Entry(act) => Some(act),
        Body::Correction(_) | Body::Question(_) => None,
    }
}
