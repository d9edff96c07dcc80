//! What no journal tells of a table, as `decided.toml` has it: who did not come, that nobody played, or the result of a
//! journal that is lost.

use super::round::TableNo;
use std::collections::{BTreeMap, BTreeSet};

/// The decision of each table that has one.
pub type Decisions = BTreeMap<TableNo, Decision>;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// These did not come, by place in the roster; the others win as by a bye.
    Forfeit(Vec<usize>),
    NotPlayed,
    /// It was played, and these got so many halves of a point.
    Result(Vec<(usize, i64)>),
}

impl Decision {
    pub fn forfeit(absent: BTreeSet<usize>) -> Decision {
        Decision::Forfeit(absent.into_iter().collect())
    }

    /// The halves of a point of each, in the order of the roster.
    pub fn result(mut points: Vec<(usize, i64)>) -> Decision {
        points.sort_unstable();
        Decision::Result(points)
    }

    /// The players whom it names.
    pub fn players(&self) -> Vec<usize> {
        match self {
            Decision::Forfeit(players) => players.clone(),
            Decision::NotPlayed => Vec::new(),
            Decision::Result(points) => points.iter().map(|(player, _)| *player).collect(),
        }
    }
}
