//! What lies on a table as data, so that it can be drawn without a law.

pub use crate::law::picture::{Arm, Direction, Drawing, End, Face, Lying, Picture};

/// What a player holds at the end of a hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Held {
    /// The player, by place among the names.
    pub by: usize,
    /// The pieces that were shown.
    pub pieces: Vec<Face>,
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
    /// Who ended it, by place among the names, if that is not whoever acted last.
    pub ended_by: Option<usize>,
    /// What lies on the table; `None` if nothing does.
    pub picture: Option<Picture>,
    /// What everybody held.
    pub held: Vec<Held>,
    /// How many points win its game; `None` if no number does.
    pub target: Option<i64>,
}
