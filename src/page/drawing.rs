//! The tiles on a table as data, so that they can be drawn without a law.

use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::law::EntryNo;
use crate::print::paper::Paper;

/// Where an arm goes from the set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Up.
    North,
    /// To the right.
    East,
    /// Down.
    South,
    /// To the left.
    West,
}

impl Direction {
    /// The step to the right and down.
    pub(super) fn step(self) -> (i32, i32) {
        match self {
            Direction::North => (0, -1),
            Direction::East => (1, 0),
            Direction::South => (0, 1),
            Direction::West => (-1, 0),
        }
    }

    pub(super) fn is_row(self) -> bool {
        matches!(self, Direction::East | Direction::West)
    }

    pub(super) fn back(self) -> Direction {
        match self {
            Direction::North => Direction::South,
            Direction::East => Direction::West,
            Direction::South => Direction::North,
            Direction::West => Direction::East,
        }
    }

    /// How far an upright tile is turned if its upper half touches what came before.
    pub(super) fn turn(self) -> i32 {
        match self {
            Direction::South => 0,
            Direction::West => 90,
            Direction::North => 180,
            Direction::East => 270,
        }
    }
}

/// A tile on an arm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lying {
    /// The half that touches the tile before it.
    pub touching: Spots,
    /// The other half.
    pub open: Spots,
    /// Who laid it, by place among the names; `None` if nobody is to be named.
    pub by: Option<usize>,
    /// Its place in the order in which the tiles were laid, from 1 for the set.
    pub order: usize,
    /// The entry that laid it.
    pub no: EntryNo,
}

impl Lying {
    /// The tile.
    pub fn tile(&self) -> Tile {
        Tile::new(self.touching, self.open)
    }
}

/// The open end of an arm.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// The number that it shows.
    pub shows: Spots,
    /// What may be laid there, in a word or two; empty if nothing may be laid any more.
    pub words: String,
}

/// An arm, from the set outward.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arm {
    /// Its name: east, left.
    pub name: &'static str,
    /// Where it goes.
    pub direction: Direction,
    /// Its tiles.
    pub tiles: Vec<Lying>,
    /// Its open end.
    pub end: End,
}

/// The tiles that lie on a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// The set, or the lead: its left and its right half are `touching` and `open`.
    pub set: Lying,
    /// Whether the set lies across the line.
    pub is_across: bool,
    /// Its arms; empty as long as only the set lies.
    pub arms: Vec<Arm>,
}

/// What a player holds at the end of a hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Held {
    /// The player, by place among the names.
    pub by: usize,
    /// The tiles that were shown.
    pub tiles: TileSet,
    /// How many more there are.
    pub unseen: u8,
    /// What they count, or that the player is out.
    pub words: String,
}

/// A hand as it lay at its end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    /// A word or a number by which the hand is known in a chart.
    pub mark: String,
    /// What was played, who began, how it ended: a few words each.
    pub facts: Vec<String>,
    /// The tiles on the table; `None` if none lies.
    pub drawing: Option<Drawing>,
    /// What everybody held.
    pub held: Vec<Held>,
}

/// A law whose tables can be drawn.
pub trait Drawn: Paper {
    /// The hand that is being played or was just counted; `None` if there is none.
    fn hand_drawn(&self) -> Option<Hand>;

    /// The tiles that lie on the table; `None` if none lies.
    fn drawing(&self) -> Option<Drawing> {
        self.hand_drawn()?.drawing
    }
}
