//! Decisions about tables, kept in `decided.toml`: a forfeit, a table not played, the result of a
//! lost journal.

use super::round::TableNo;
use std::collections::{BTreeMap, BTreeSet};

pub type Decisions = BTreeMap<TableNo, Decision>;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// Absent players by place in the roster. The others win as by a bye.
    Forfeit(Vec<usize>),
    NotPlayed,
    /// Points of each player at a table that was played, in halves.
    Result(Vec<(usize, i64)>),
}

impl Decision {
    pub fn forfeit(absent: BTreeSet<usize>) -> Decision {
        Decision::Forfeit(absent.into_iter().collect())
    }

    pub fn result(mut points: Vec<(usize, i64)>) -> Decision {
        points.sort_unstable();
        Decision::Result(points)
    }

    pub fn players(&self) -> Vec<usize> {
        match self {
            Decision::Forfeit(players) => players.clone(),
            Decision::NotPlayed => Vec::new(),
            Decision::Result(points) => points.iter().map(|(player, _)| *player).collect(),
        }
    }
}
