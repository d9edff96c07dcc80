//! The tiles on a table as data, so that they can be drawn without a law.

use crate::dominoes::tile::TileSet;
pub use crate::law::picture::{Arm, Direction, Drawing, End, Lying};

/// What a player holds at the end of a hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Held {
    /// The player, by place among the names.
    pub by: usize,
    /// The tiles that were shown.
    pub tiles: TileSet,
    /// How many more there are.
    pub unseen: u8,
    /// What they count, or that the player is out.
    pub words: String,
}

/// A hand as it lay at its end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    /// A word or a number by which the hand is known in a chart.
    pub mark: String,
    /// What was played, who began, how it ended: a few words each.
    pub facts: Vec<String>,
    /// The tiles on the table; `None` if none lies.
    pub drawing: Option<Drawing>,
    /// What everybody held.
    pub held: Vec<Held>,
}
