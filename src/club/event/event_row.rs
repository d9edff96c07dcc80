//! A player's row of the standings.

use super::in_round::InRound;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EventRow {
    pub rank: usize,
    pub player: usize,
    /// With points that the arbiter added or took off.
    pub points: i64,
    pub adjusted: i64,
    /// Tie-breaks in the event's order, in quarters.
    pub tie: Vec<i64>,
    pub tables: usize,
    pub met: Vec<usize>,
    /// Rounds in which the player sat out, or won by forfeit except in a round robin.
    pub outs: usize,
    pub rounds: Vec<InRound>,
    /// In halves.
    pub(super) result: i64,
    pub(super) wins: i64,
}

impl EventRow {
    /// The points of the rounds, which tie-breaks use.
    pub(super) fn scored(&self) -> i64 {
        self.points - self.adjusted
    }
}
