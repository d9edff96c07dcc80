//! Seats at the table, and how many tiles each of so many players takes.

use super::transfer::PlayerId;
use arrayvec::ArrayVec;

/// The most players (article 1.1).
pub const SEATS_MAX: usize = 5;

/// The fewest players (article 1.1).
pub const SEATS_MIN: usize = 3;

/// A seat at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub struct Seat(pub(crate) u8);

impl Seat {
    /// Its number, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The seated players, clockwise.
pub type Seats = ArrayVec<PlayerId, SEATS_MAX>;

/// How many tiles each of so many players takes (article 2.1).
pub fn tiles_each(players: usize) -> u8 {
    8u8.saturating_sub(players as u8)
}
