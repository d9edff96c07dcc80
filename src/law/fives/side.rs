//! The sides: a player, or two partners who sit opposite (article 1.1).

use crate::law::Names;
use crate::table::seat::{PlayerId, Seat};
use std::ops::{Index, IndexMut};

/// A side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Side {
    /// The player at the first seat, with four players also the one at the third.
    First,
    /// The player at the second seat, with four players also the one at the fourth.
    Second,
}

impl Side {
    /// Both sides, in the order of their seats.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The side of a seat.
    pub fn of(seat: Seat) -> Side {
        if seat.index().is_multiple_of(2) {
            Side::First
        } else {
            Side::Second
        }
    }

    /// The other side.
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// The players of the side in the order of their seats, if there are this many in all. Nobody joins or
    /// leaves in this game, so players are numbered by their seats.
    pub fn players(self, players: usize) -> impl Iterator<Item = PlayerId> {
        let seats = Seat::all(players).filter(move |seat| Side::of(*seat) == self);
        seats.map(|seat| PlayerId::at(seat.index()))
    }

    /// The name of the side: its players' names joined by `+`.
    pub fn name(self, names: &Names) -> String {
        let players = self.players(names.iter().len());
        let names: Vec<&str> = players.map(|player| names.of(player)).collect();
        names.join("+")
    }
}

/// A value for each side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BySide<T>([T; 2]);

impl<T> BySide<T> {
    /// Each side with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Side, &T)> {
        Side::BOTH.into_iter().zip(&self.0)
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        let [first, second] = &self.0;
        match side {
            Side::First => first,
            Side::Second => second,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        let [first, second] = &mut self.0;
        match side {
            Side::First => first,
            Side::Second => second,
        }
    }
}
