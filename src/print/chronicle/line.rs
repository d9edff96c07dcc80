//! An entry or a correction in the chronicle.

use crate::law::{EntryNo, Told};
use crate::speech::Moment;

/// What a line tells.
#[derive(Clone, Debug)]
pub enum What {
    /// An entry that stands.
    Ruled {
        /// The ruling.
        told: Told,
        /// The entry as it was made and the fix that is read in its place, if it was fixed.
        was: Option<(String, EntryNo)>,
        /// Whether it was a foul, or brought a penalty for an earlier one.
        is_foul: bool,
        /// Whether a correction inserted it.
        is_inserted: bool,
    },
    /// An entry that this correction struck.
    Struck(EntryNo),
    /// A correction: what it changed when it was made, and what struck it.
    Correction(Vec<String>, Option<EntryNo>),
}

/// An entry or a correction.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its number.
    pub no: EntryNo,
    /// When it was made, if known.
    pub moment: Option<Moment>,
    /// The entry or correction as it is read.
    pub words: String,
    /// What it tells.
    pub what: What,
}
