//! Denials in Nos (article 11.12): by what a player denies, and what becomes of it.

use crate::table::article::{Article, article};

/// By what a player denies holding tiles (article 11.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DenialKind {
    /// He passed: he denies every tile that he could have played.
    Pass,
    /// He drew for the set: he denies every double.
    DrawnSet,
    /// He let a lower double be set in a first hand: he denies every higher one.
    HigherDouble,
}

impl DenialKind {
    /// The article by which such a denial is an offence once it is proved false.
    pub fn article(self) -> Article {
        match self {
            DenialKind::Pass => article(11, 6),
            DenialKind::DrawnSet => article(3, 5),
            DenialKind::HigherDouble => article(11, 11),
        }
    }
}

/// What Nos keeps of a denial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Denied {
    /// By what he denied.
    pub kind: DenialKind,
    /// Whether it has been punished, or its penalty waived.
    pub punished: bool,
    /// What each opponent was already paid for this pass, in chips (article 11.6).
    pub took: i64,
}
