//! Players, the seats at a table, and one value for every seat.

use arrayvec::ArrayVec;
use std::fmt;
use std::num::NonZeroU32;
use std::ops::{Deref, Index, IndexMut};

/// The most seats at any table.
pub const SEATS_MAX: usize = 5;

/// A player, numbered in the order of arrival; the number stays when the player leaves.
///
/// It is kept as the place from 1, so that `Option<PlayerId>` is as small.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(NonZeroU32);

impl PlayerId {
    /// The player at this place in the order of arrival, from 0.
    pub fn at(place: usize) -> PlayerId {
        let place = u32::try_from(place).unwrap_or(u32::MAX);
        PlayerId(NonZeroU32::MIN.saturating_add(place))
    }

    /// The place in the order of arrival, from 0.
    pub fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl fmt::Debug for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PlayerId({})", self.index())
    }
}

/// A seat at the table, counted clockwise from 0; always below [`SEATS_MAX`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub struct Seat(u8);

impl Seat {
    /// All the seats that a table can have, clockwise.
    pub const ALL: [Seat; SEATS_MAX] = [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4)];

    /// The seat with this number, from 0; `None` from [`SEATS_MAX`] on.
    pub fn at(number: usize) -> Option<Seat> {
        Seat::ALL.get(number).copied()
    }

    /// The number of the seat, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seats of a table with this number of players, clockwise.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..players.min(SEATS_MAX) as u8).map(Seat)
    }

    /// The next seat clockwise at a table with this number of players.
    #[must_use]
    pub fn left(self, players: usize) -> Seat {
        let next = self.index() + 1;
        if next < players.min(SEATS_MAX) {
            Seat(next as u8)
        } else {
            Seat(0)
        }
    }

    /// The next seat anticlockwise at a table with this number of players.
    #[must_use]
    pub fn right(self, players: usize) -> Seat {
        let last = players.clamp(1, SEATS_MAX) - 1;
        Seat(self.0.checked_sub(1).unwrap_or(last as u8))
    }
}

/// The seated players, clockwise.
pub type Seats = ArrayVec<PlayerId, SEATS_MAX>;

/// The players who sit in a circle, clockwise. After the last seat comes the first again, so every seat
/// has a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Circle {
    players: BySeat<PlayerId>,
    number: usize,
}

impl Circle {
    /// The circle of these players; there must be at least one.
    pub fn of(players: &Seats) -> Circle {
        let number = players.len();
        let at = |seat: Seat| players.get(seat.index() % number.max(1)).copied();
        Circle {
            players: BySeat::from_fn(|seat| at(seat).unwrap_or(PlayerId::at(0))),
            number,
        }
    }

    /// The seats, clockwise.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.number)
    }

    /// Each seat with its player, clockwise.
    pub fn seated(&self) -> impl Iterator<Item = (Seat, PlayerId)> + '_ {
        self.seats().map(|seat| (seat, self[seat]))
    }

    /// The seat of a player; `None` if the player does not sit here.
    pub fn seat(&self, player: PlayerId) -> Option<Seat> {
        let at = self.iter().position(|own| *own == player)?;
        Seat::at(at)
    }

    /// The next seat clockwise.
    pub fn left_of(&self, seat: Seat) -> Seat {
        seat.left(self.number)
    }

    /// The next seat anticlockwise.
    pub fn right_of(&self, seat: Seat) -> Seat {
        seat.right(self.number)
    }
}

impl Index<Seat> for Circle {
    type Output = PlayerId;

    fn index(&self, seat: Seat) -> &PlayerId {
        &self.players[seat]
    }
}

impl Deref for Circle {
    type Target = [PlayerId];

    fn deref(&self) -> &[PlayerId] {
        self.players.0.get(..self.number).unwrap_or_default()
    }
}

/// A value for every seat; indexing by a [`Seat`] never fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BySeat<T>(pub [T; SEATS_MAX]);

impl<T> BySeat<T> {
    /// Makes the value of each seat with a function.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::ALL.map(&mut make))
    }

    /// Each seat with its value, clockwise.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }

    /// The same, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        Seat::ALL.into_iter().zip(&mut self.0)
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
    fn every_seat_of_a_circle_is_somebodys() {
        let players: Seats = [4, 2, 7].into_iter().map(PlayerId::at).collect();
        let circle = Circle::of(&players);
        assert_eq!(&*circle, players.as_slice());
        for seat in Seat::ALL {
            assert_eq!(circle[seat], players[seat.index() % 3]);
        }
        for (seat, player) in circle.seated() {
            assert_eq!(circle.seat(player), Some(seat));
            assert_eq!(circle.right_of(circle.left_of(seat)), seat);
        }
        assert_eq!(circle.seat(PlayerId::at(3)), None);
    }

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
