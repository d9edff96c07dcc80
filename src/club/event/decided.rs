//! Decisions about tables, from `decided.toml`: players who did not come, a table not played, the result of a lost
//! journal.

use super::round::TableNo;
use std::collections::{BTreeMap, BTreeSet};

/// The decision of each table that has one.
pub type Decisions = BTreeMap<TableNo, Decision>;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// These players did not come, by place in the roster; the others win as by a bye.
    Forfeit(Vec<usize>),
    NotPlayed,
    /// Points of these players at a table that was played, in halves.
    Result(Vec<(usize, i64)>),
}

impl Decision {
    pub fn forfeit(absent: BTreeSet<usize>) -> Decision {
        Decision::Forfeit(absent.into_iter().collect())
    }

    /// Points of each player in halves, in the order of the roster.
    pub fn result(mut points: Vec<(usize, i64)>) -> Decision {
        points.sort_unstable();
        Decision::Result(points)
    }

    /// Players whom the decision names.
    pub fn players(&self) -> Vec<usize> {
        match self {
            Decision::Forfeit(players) => players.clone(),
            Decision::NotPlayed => Vec::new(),
            Decision::Result(points) => points.iter().map(|(player, _)| *player).collect(),
        }
    }
}
