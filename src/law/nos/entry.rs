//! What can be entered: what happened at the table, as typed. The names are not looked up yet.

use std::fmt;

pub use super::games::Announced;
pub use super::plan::Place;
pub use super::play::{Play, Tail};
pub use super::verbs::Act;

/// The edition of the rulebook that this program judges by.
pub const EDITION: u32 = 1;

/// An entry: an act at the table, and whether the table waived its penalty (article 11.10).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What happened.
    pub act: Act,
    /// Whether the entry ends with `waive`.
    pub waived: bool,
}

impl From<Act> for Entry {
    fn from(act: Act) -> Entry {
        Entry { act, waived: false }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.act.fmt(f)?;
        // After a note the word would be part of the note.
        let waived = self.waived && !matches!(self.act, Act::Note(_));
        f.write_str(if waived { " waive" } else { "" })
    }
}
