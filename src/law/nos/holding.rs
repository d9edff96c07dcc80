//! What one player of a hand owes or may be owed.

use crate::dominoes::tile::Tile;
use crate::table::seat::Seat;

/// An irregular deal (articles 2.5, 2.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Irregular {
    /// This many tiles too few, drawn when it was noticed.
    Short(u8),
    /// This many tiles too few, noticed too late: the player goes on with fewer.
    Lapsed(u8),
    /// This many tiles too many, kept.
    Kept(u8),
    /// Tiles too many, which went back.
    Returned,
}

/// Whether the payment for a double can be asked for (article 7.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DueState {
    /// It can still be asked for.
    Open,
    /// Another player has acted.
    Lapsed,
    /// It was asked for and paid.
    Paid,
}

/// A double that was played, and who owes for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due {
    /// The double.
    pub tile: Tile,
    /// Who owes v(d) for it, if anybody does.
    pub debtor: Option<Seat>,
    /// Whether the payment can be asked for.
    pub state: DueState,
}

/// What one player owes or may be owed, and the player's count.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Holding {
    /// The irregular deal of the player, if there was one.
    pub irregular: Option<Irregular>,
    /// Whether the player has declared doubles in this hand.
    pub declared: bool,
    /// How many turns the player owes with "I wait" (article 7.5).
    pub waits: u8,
    /// How many turns the player will owe when the side with the immediate double is open (article 7.6).
    pub waits_later: u8,
    /// The tile last played, if it is a double.
    pub due: Option<Due>,
    /// Whether the player has passed since the last tile was played.
    pub passed: bool,
    /// The count at the end, in spots; `None` if it is not in yet.
    pub counted: Option<u16>,
}
