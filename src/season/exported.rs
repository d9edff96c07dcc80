//! What the exported tables need of a law besides what is counted: who made an entry, and how a hand went.

use super::tallied::Tallied;
use crate::table::seat::PlayerId;

/// How a hand went.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    /// Who opened it: who was on set, or led; `None` if nobody did.
    pub opener: Option<PlayerId>,
    /// The game that was announced, or its number; empty if none was.
    pub game: String,
    /// How it ended, in a word of the law; empty if it goes on.
    pub ending: &'static str,
    /// Who was first without tiles; `None` if nobody was.
    pub first_out: Option<PlayerId>,
    /// Who lost it; `None` if nobody did alone.
    pub loser: Option<PlayerId>,
}

/// The ending of a hand that was abandoned, by any law.
pub const VOID: &str = "void";

/// A law whose evenings can be exported.
pub trait Exported: Tallied {
    /// Who made the entry of a ruling; `None` if it is nobody's.
    fn actor(ruling: &Self::Ruling) -> Option<PlayerId>;

    /// Adds what a ruling says of the hand under way, or of the hand just played. `self` is the session before it.
    fn hand(&self, ruling: &Self::Ruling, hand: &mut Hand);
}
