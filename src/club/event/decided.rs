//! Decisions about tables and points, kept in `decided.toml`.

use super::limits::RoundNumber;
use super::round::TableNo;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Decisions {
    pub tables: BTreeMap<TableNo, Decision>,
    pub points: Vec<AdjustedPoints>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// Absent players by place in the roster. The others win as by a bye.
    Forfeit(BTreeSet<usize>),
    NotPlayed,
    /// Points of each player at a table that was played, in halves as typed.
    Result(BTreeMap<usize, i64>),
}

/// Points that the arbiter adds or takes off, in halves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AdjustedPoints {
    pub player: usize,
    pub halves: i64,
    pub reason: String,
    pub round: RoundNumber,
}

impl Decision {
    pub fn players(&self) -> BTreeSet<usize> {
        match self {
            Decision::Forfeit(players) => players.clone(),
            Decision::NotPlayed => BTreeSet::new(),
            Decision::Result(points) => points.keys().copied().collect(),
        }
    }
}
