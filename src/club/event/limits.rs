//! Limits of numbers from outside: file names, `event.toml`, seatings, decisions.

use serde_json::Value;

/// The most players of an event, and so the most tables of a round.
pub const PLAYERS: usize = 10_000;

pub type RoundNumber = Within<1, 1_000>;
pub type TableNumber = Within<1, { PLAYERS as i64 }>;
/// Points of a table or a decision.
pub type EventPoints = Within<-1_000_000, 1_000_000>;
pub type Minutes = Within<1, 1_440>;

/// A whole number between these, both included. A number from outside becomes one before anything is computed with it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Within<const LEAST: i64, const MOST: i64>(i64);

impl<const LEAST: i64, const MOST: i64> Within<LEAST, MOST> {
    pub const LEAST: i64 = LEAST;
    pub const MOST: i64 = MOST;

    pub fn new(number: i64) -> Option<Self> {
        (LEAST..=MOST).contains(&number).then_some(Within(number))
    }

    /// Reads digits, without a sign before them or a blank.
    pub fn read(text: &str) -> Option<Self> {
        let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse().ok().filter(|_| is_number).and_then(Self::new)
    }

    pub fn of_json(value: &Value) -> Option<Self> {
        Self::new(value.as_i64()?)
    }

    pub fn get(self) -> i64 {
        self.0
    }

    /// The number, of limits above 0.
    pub fn count(self) -> u32 {
        u32::try_from(self.0).unwrap_or_default()
    }
}
