//! Seats at the table, and how many tiles each of so many players takes.

use arrayvec::ArrayVec;

/// A player by his place in the order of arrival; it stays his when he leaves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct PlayerId(pub(crate) u32);

impl PlayerId {
    /// The player at this place in the roster, from 0.
    pub fn at(place: usize) -> PlayerId {
        PlayerId(u32::try_from(place).unwrap_or(u32::MAX))
    }

    /// His place in the roster, from 0.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

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
