//! The points of a game, and the games before it.

use crate::{Cause, Side, Winners};
use std::sync::Arc;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Score {
    pub points: Vec<i64>,
    /// The points of each side before its last score.
    pub before: Vec<i64>,
    pub won: Winners,
    /// The number of games that a win counts as.
    pub worth: i64,
    pub ending: Option<&'static str>,
}

impl Score {
    pub(super) fn of(sides: usize, start: i64) -> Score {
        Score { before: vec![start; sides], points: vec![start; sides], ..Score::default() }
    }

    pub(super) fn add(&mut self, side: Side, points: i64) {
        if let Some(score) = self.points.get_mut(side.place()) {
            *score += points;
        }
    }

    pub(super) fn is_draw(&self) -> bool {
        self.won.are_none() && self.ending.is_some()
    }
}

/// The parts of a score that was announced as one sum; empty if it was not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ScoreParts(pub Box<[(i64, &'static Cause)]>);

impl ScoreParts {
    /// Takes parts in their order until they add up to `points`.
    pub(super) fn of(points: i64, all: &[(i64, &'static Cause)]) -> ScoreParts {
        let mut rest = points;
        let parts = all.iter().map(|(points, cause)| {
            let points = rest.min(*points);
            rest -= points;
            (points, *cause)
        });
        ScoreParts(parts.filter(|(points, _)| *points > 0).collect())
    }
}

const CHUNK: usize = 64;

/// The games before the current one. A record keeps many copies of a session, and these share the
/// games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Earlier {
    pub chunks: Vec<Arc<Vec<Score>>>,
    pub number: usize,
    /// The number of games that each side has won, by index; a side beyond the end has won none.
    pub won: Vec<i64>,
    pub draws: usize,
}

impl Earlier {
    pub fn add_won(&mut self, side: Side, games: i64) {
        let place = side.place();
        self.won.resize(self.won.len().max(place + 1), 0);
        if let Some(won) = self.won.get_mut(place) {
            *won += games;
        }
    }

    pub(super) fn push(&mut self, score: Score) {
        self.number += 1;
        self.draws += usize::from(score.is_draw());
        for side in score.won.sides() {
            self.add_won(side, score.worth);
        }
        match self.chunks.last_mut().filter(|last| last.len() < CHUNK) {
            Some(last) => Arc::make_mut(last).push(score),
            None => self.chunks.push(Arc::new(vec![score])),
        }
    }
}
