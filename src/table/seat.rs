//! Players, the seats at a table, and values that every seat has.

use arrayvec::ArrayVec;
use std::ops::{Index, IndexMut};

/// The most seats at any table.
pub const SEATS_MAX: usize = 5;

/// A player by the order of arrival, from 0; the number stays when the player leaves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct PlayerId(pub(crate) u32);

impl PlayerId {
    /// The player who arrived at this place, from 0.
    pub fn at(place: usize) -> PlayerId {
        PlayerId(u32::try_from(place).unwrap_or(u32::MAX))
    }

    /// The place in the order of arrival, from 0.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A seat at the table, counted clockwise from 0; always below [`SEATS_MAX`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub struct Seat(u8);

impl Seat {
    /// Every seat that a table can have, clockwise.
    pub const ALL: [Seat; SEATS_MAX] = [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4)];

    /// The seat with this number; `None` if no table has so many.
    pub fn at(number: usize) -> Option<Seat> {
        Seat::ALL.get(number).copied()
    }

    /// Its number, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seats of a table with so many players, clockwise.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::ALL.into_iter().take(players)
    }

    /// The next seat clockwise at a table with so many players.
    #[must_use]
    pub fn left(self, players: usize) -> Seat {
        self.step(1, players)
    }

    /// The seat before, anticlockwise, at a table with so many players.
    #[must_use]
    pub fn right(self, players: usize) -> Seat {
        self.step(players.saturating_sub(1), players)
    }

    fn step(self, by: usize, players: usize) -> Seat {
        let number = (self.index() + by) % players.clamp(1, SEATS_MAX);
        Seat(number as u8)
    }
}

/// The seated players, clockwise.
pub type Seats = ArrayVec<PlayerId, SEATS_MAX>;

/// A value for every seat; indexing by a [`Seat`] never fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BySeat<T>(pub [T; SEATS_MAX]);

impl<T> BySeat<T> {
    /// The value that this makes for each seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::ALL.map(&mut make))
    }

    /// Each seat with its value, clockwise.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_and_right_go_round_the_table() {
        for players in 2..=SEATS_MAX {
            let seats: Vec<Seat> = Seat::all(players).collect();
            assert_eq!(seats.len(), players);
            for (at, seat) in seats.iter().enumerate() {
                assert_eq!(seat.left(players), seats[(at + 1) % players]);
                assert_eq!(seat.left(players).right(players), *seat);
            }
        }
    }
}
