//! A game or match that the official declares lost.

use crate::carried::REASON;
use nos_base::Name;
use std::fmt;

/// The word after the name for the whole match.
pub(crate) const MATCH: &str = "match";

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit {
    pub name: Name,
    /// Whether the whole match is lost.
    pub is_match: bool,
    pub reason: Option<String>,
}

/// Prints the end of the entry: ` Bram match -- a telephone`.
impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", self.name)?;
        if self.is_match {
            write!(f, " {MATCH}")?;
        }
        self.reason.iter().try_for_each(|reason| write!(f, " {REASON} {reason}"))
    }
}
