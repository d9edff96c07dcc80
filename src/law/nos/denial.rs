//! Denials in Nos (article 11.12): how a player denies holding tiles, and whether that was punished.

use crate::table::article::{Article, article};

/// How a player denies holding tiles (article 11.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DenialKind {
    /// By a pass: denies every tile that could have been played.
    Pass,
    /// By drawing for the set: denies every double.
    DrawnSet,
    /// By letting a lower double be set in a first hand: denies every higher one.
    HigherDouble,
}

impl DenialKind {
    /// The article that makes it a foul if the denial is false.
    pub fn article(self) -> Article {
        match self {
            DenialKind::Pass => article(11, 6),
            DenialKind::DrawnSet => article(3, 5),
            DenialKind::HigherDouble => article(11, 11),
        }
    }
}

/// What Nos records of a denial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Denied {
    /// How the player denied.
    pub kind: DenialKind,
    /// Whether it was punished, or its penalty waived.
    pub punished: bool,
    /// What each opponent was already paid for the pass itself, in chips (article 11.6).
    pub took: i64,
}
