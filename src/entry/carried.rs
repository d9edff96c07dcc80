//! A score that is carried over into a match or session.

use nos_base::table::name::Name;
use std::fmt;

/// The word of a match whose Crawford game has been played.
pub(crate) const CRAWFORD: &str = "crawford";
/// The mark before the reason.
pub(crate) const REASON: &str = "--";

/// A score that began elsewhere, or of a game that is not recorded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CarriedScore {
    /// The figure of each side.
    pub scores: Vec<(Name, u32)>,
    /// Whether the Crawford game has been played.
    pub is_past_crawford: bool,
    pub reason: Option<String>,
}

/// As the entry ends: ` Anna 3 Bram 2 crawford -- a storm`.
impl fmt::Display for CarriedScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, number) in &self.scores {
            write!(f, " {name} {number}")?;
        }
        if self.is_past_crawford {
            write!(f, " {CRAWFORD}")?;
        }
        match &self.reason {
            Some(reason) => write!(f, " {REASON} {reason}"),
            None => Ok(()),
        }
    }
}
