//! The set as it lies, how an announcement names its sides, and what it does not allow (chapters 3 and 4).

use crate::dominoes::tile::{Spots, Tile};
use crate::table::words::{Variable, Variables};
use crate::told;
use std::fmt;

/// One side of a line's set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Side {
    /// The side of the first number.
    Left,
    /// The side of the second number.
    Right,
}

/// A side as an announcement names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum NamedSide {
    /// By its direction.
    Side(Side),
    /// By the number that the set shows there.
    Shows(Spots),
}

impl Default for NamedSide {
    fn default() -> NamedSide {
        NamedSide::Side(Side::Left)
    }
}

impl fmt::Display for NamedSide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NamedSide::Side(Side::Left) => f.write_str("left"),
            NamedSide::Side(Side::Right) => f.write_str("right"),
            NamedSide::Shows(end) => end.fmt(f),
        }
    }
}

told! {
    /// What the set must be for a game to be announced (article 4.5).
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
    pub enum SetNeeded {
        Any,
        Double,
        /// A double, but not `0-0`.
        DoubleWithSpots,
        /// `0-0`.
        DoubleBlank,
    }
}

impl SetNeeded {
    /// Whether the game can be announced on this set.
    pub fn allows(self, set: Tile) -> bool {
        let blank = set == Tile::double(Spots::BLANK);
        match self {
            SetNeeded::Any => true,
            SetNeeded::Double => set.is_double(),
            SetNeeded::DoubleWithSpots => set.is_double() && !blank,
            SetNeeded::DoubleBlank => blank,
        }
    }
}

told! {
    /// Why a game may not be announced (article 4.12).
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum NoGame {
        /// The set must be this (4.5).
        SetNeeded(needed: SetNeeded),
        /// It is a further game, and `house.extra_games` is off (4.11).
        ExtraGamesOff,
        /// Both sides must be named, but one was named twice (4.6).
        SameSide,
        /// No side of the set shows this number (4.6).
        NoSideShows(end: Spots),
        /// Both sides of the set show this number, so it does not name one (4.6).
        BothSidesShow(end: Spots),
        /// The number alone does not announce a game (4.5).
        NeedsWords(number: u8),
    }
}

/// The set as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetTile {
    /// The number on the left.
    pub left: Spots,
    /// The number on the right.
    pub right: Spots,
}

impl SetTile {
    /// The tile.
    pub fn tile(self) -> Tile {
        Tile::new(self.left, self.right)
    }

    /// The named side. A number names a side only if just one side shows it.
    pub(super) fn side(self, named: NamedSide) -> Result<Side, NoGame> {
        match named {
            NamedSide::Side(side) => Ok(side),
            NamedSide::Shows(end) => match (self.left == end, self.right == end) {
                (true, false) => Ok(Side::Left),
                (false, true) => Ok(Side::Right),
                (true, true) => Err(NoGame::BothSidesShow(end)),
                (false, false) => Err(NoGame::NoSideShows(end)),
            },
        }
    }
}

impl Variable for SetTile {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        let [left, right] = [self.left, self.right].map(|end| end.get());
        variables.set(name.to_owned(), self.tile().to_string());
        variables.set(format!("{name}-left"), left);
        variables.set(format!("{name}-right"), right);
    }

    fn names(name: &str) -> Vec<String> {
        ["", "-left", "-right"]
            .map(|end| format!("{name}{end}"))
            .into()
    }
}
