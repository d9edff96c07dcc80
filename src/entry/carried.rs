//! A score carried over into a match or session.

use nos_base::Name;
use std::fmt;

pub(crate) const CRAWFORD: &str = "crawford";
/// The mark before a reason.
pub const REASON: &str = "--";

/// A score from games that were played elsewhere or not recorded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CarriedScore {
    pub scores: Vec<(Name, u32)>,
    pub is_past_crawford: bool,
    pub reason: Option<String>,
}

/// Prints the end of the entry: ` Anna 3 Bram 2 crawford -- a storm`.
impl fmt::Display for CarriedScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, number) in &self.scores {
            write!(f, " {name} {number}")?;
        }
        if self.is_past_crawford {
            write!(f, " {CRAWFORD}")?;
        }
        self.reason.iter().try_for_each(|reason| write!(f, " {REASON} {reason}"))
    }
}
