//! Players, the seats at a table, and one value for every seat.

use arrayvec::ArrayVec;
use std::fmt;
use std::num::NonZeroU32;
use std::ops::{Index, IndexMut};

pub const SEATS_MAX: usize = 10;

/// A player, by order of arrival; the number stays when the player leaves. It counts from 1, so
/// that `Option<PlayerId>` has the same size.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(NonZeroU32);

impl PlayerId {
    /// Returns the player at this place in the order of arrival, from 0.
    pub fn at(place: usize) -> PlayerId {
        PlayerId(NonZeroU32::MIN.saturating_add(u32::try_from(place).unwrap_or(u32::MAX)))
    }

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
    pub const ALL: [Seat; SEATS_MAX] = {
        let mut all = [Seat(0); SEATS_MAX];
        let mut at = 0;
        while at < SEATS_MAX {
            all[at] = Seat(at as u8);
            at += 1;
        }
        all
    };

    pub fn at(number: usize) -> Option<Seat> {
        Seat::ALL.get(number).copied()
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..players.min(SEATS_MAX) as u8).map(Seat)
    }

    /// Returns the next seat clockwise at a table with this number of players.
    #[must_use]
    pub fn left(self, players: usize) -> Seat {
        let next = self.index() + 1;
        Seat::at(next).filter(|_| next < players).unwrap_or(Seat(0))
    }

    #[must_use]
    pub fn right(self, players: usize) -> Seat {
        let last = players.clamp(1, SEATS_MAX) - 1;
        Seat(self.0.checked_sub(1).unwrap_or(last as u8))
    }
}

/// Returns the player at a seat, for games in which nobody joins or leaves.
pub fn player(seat: Seat) -> PlayerId {
    PlayerId::at(seat.index())
}

pub fn seat(player: PlayerId) -> Seat {
    Seat::at(player.index()).unwrap_or(Seat::ALL[0])
}

pub type Seats = ArrayVec<PlayerId, SEATS_MAX>;

/// The players in a circle, clockwise, so that every seat has a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Circle {
    players: BySeat<PlayerId>,
    number: usize,
}

impl Circle {
    pub fn of(players: &Seats) -> Circle {
        let number = players.len();
        let mut round = players.iter().copied().cycle();
        Circle { players: BySeat::from_fn(|_| round.next().unwrap_or(PlayerId::at(0))), number }
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.number)
    }

    pub fn seated(&self) -> impl Iterator<Item = (Seat, PlayerId)> + '_ {
        self.seats().map(|seat| (seat, self[seat]))
    }

    #[inline]
    pub fn seat(&self, player: PlayerId) -> Option<Seat> {
        let at = self.all().iter().position(|other| *other == player)?;
        Seat::at(at)
    }

    pub fn all(&self) -> &[PlayerId] {
        self.players.0.get(..self.number).unwrap_or_default()
    }

    pub fn left_of(&self, seat: Seat) -> Seat {
        seat.left(self.number)
    }

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

/// A value for every seat; indexing by a [`Seat`] never fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BySeat<T>(pub [T; SEATS_MAX]);

impl<T> BySeat<T> {
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::ALL.map(&mut make))
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
