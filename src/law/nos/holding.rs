//! What one player of a hand still owes or may be owed.

use crate::dominoes::tile::Tile;
use crate::table::seat::Seat;

/// An irregular deal (articles 2.5, 2.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Irregular {
    /// So many too few, drawn up when it was noticed.
    Short(u8),
    /// So many too few, noticed too late: he plays on with what he has.
    Lapsed(u8),
    /// So many too many, kept.
    Kept(u8),
    /// Too many, and they went back.
    Returned,
}

/// How a payment for a double stands (article 7.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DueState {
    /// It may still be asked for.
    Open,
    /// Another player has acted.
    Lapsed,
    /// It was asked for and paid.
    Paid,
}

/// A double that was played, and who owes for it, if anybody does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due {
    /// The double.
    pub tile: Tile,
    /// Who owes v(d) for it.
    pub debtor: Option<Seat>,
    /// How the payment stands.
    pub state: DueState,
}

/// What one player owes or may be owed, and his count.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Holding {
    /// An irregular deal.
    pub irregular: Option<Irregular>,
    /// Whether he has declared doubles in this hand.
    pub declared: bool,
    /// Turns he owes with "I wait" (article 7.5).
    pub waits: u8,
    /// Turns he will owe once the side on which he laid an immediate double is open (article 7.6).
    pub waits_later: u8,
    /// The tile he last played, where it is a double.
    pub due: Option<Due>,
    /// Whether he has passed since the last tile was played.
    pub passed: bool,
    /// His count at the end, in spots, once it is in.
    pub counted: Option<u16>,
}
