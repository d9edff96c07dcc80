//! The pieces on the table as data, and their drawing in the terminal. Pages use the same data.
pub mod board;
pub mod pegs;
mod piece;
pub mod tiles;
pub use board::{Board, BoardSquare, HEIGHT, Man, Points, Stack};
pub use piece::{Canvas, DrawnPiece, cards, named_rows};

use super::EntryNo;
use nos_base::{Card, Ink, PlayerId, Spots, Tile, Told};
use std::borrow::Cow;

/// The pieces on the table, and a sentence below them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picture {
    Tiles(Drawing, Told),
    Cards(Vec<CardRow>, Told),
    Board(Board, Told),
    Points(Points, Told),
}

impl Picture {
    pub fn is_board(&self) -> bool {
        matches!(self, Picture::Board(..) | Picture::Points(..))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardRow {
    pub label: String,
    /// Each card, and whether it is put aside: it lies there, but no longer counts.
    pub cards: Vec<(Card, bool)>,
    pub words: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    Tile(Tile),
    Card(Card),
}

/// The direction of an arm from the set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    North,
    East,
    South,
    West,
}

impl Direction {
    pub fn step(self) -> (i32, i32) {
        match self {
            Direction::North => (0, -1),
            Direction::East => (1, 0),
            Direction::South => (0, 1),
            Direction::West => (-1, 0),
        }
    }

    pub fn back(self) -> Direction {
        match self {
            Direction::North => Direction::South,
            Direction::East => Direction::West,
            Direction::South => Direction::North,
            Direction::West => Direction::East,
        }
    }

    /// Returns the turn in degrees of an upright tile whose upper half touches the tile before it.
    pub fn turn(self) -> i32 {
        match self {
            Direction::South => 0,
            Direction::West => 90,
            Direction::North => 180,
            Direction::East => 270,
        }
    }

    pub fn is_row(self) -> bool {
        matches!(self, Direction::East | Direction::West)
    }

    /// Returns the sides of a tile that lies across in this direction.
    pub fn sides(self) -> [Direction; 2] {
        match self {
            Direction::North | Direction::South => [Direction::West, Direction::East],
            Direction::East | Direction::West => [Direction::North, Direction::South],
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lying {
    /// The half that touches the tile before it.
    pub touching: Spots,
    pub open: Spots,
    /// The player's index among the names; `None` if the picture names nobody.
    pub by: Option<usize>,
    /// Its number in the order of laying, from 1 for the set.
    pub order: usize,
    pub no: EntryNo,
}

impl Lying {
    pub fn tile(&self) -> Tile {
        Tile::new(self.touching, self.open)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawnEnd {
    pub shows: Spots,
    /// A word or two on the tiles that may be laid here; empty if none may.
    pub words: String,
    /// A sign for these tiles, printed after the number in the terminal; `None` also hides that.
    pub sign: Option<&'static str>,
    pub ink: Ink,
}

impl DrawnEnd {
    pub fn open(shows: Spots, words: String) -> DrawnEnd {
        DrawnEnd { shows, words, sign: Some(""), ink: Ink::Open }
    }
}

/// An arm, from the set outward.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawnArm {
    /// A word of the law such as east, or a player.
    pub name: Cow<'static, str>,
    /// The order number of the tile that it begins at; 1 is the set.
    pub from: usize,
    pub direction: Direction,
    pub tiles: Vec<Lying>,
    pub end: DrawnEnd,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// The first tile, a set or a lead: `touching` is its left half, `open` its right half.
    pub set: Lying,
    pub is_across: bool,
    /// Whether the law calls the first tile the set; else it is the lead.
    pub begins_with_set: bool,
    pub set_is_framed: bool,
    pub crosses: bool,
    /// Empty while only the set lies.
    pub arms: Vec<DrawnArm>,
}

impl Drawing {
    /// A drawing that begins with a lead; doubles lie across.
    pub fn of(set: Lying, arms: Vec<DrawnArm>) -> Drawing {
        Drawing {
            is_across: set.tile().is_double(),
            set,
            begins_with_set: false,
            set_is_framed: false,
            crosses: true,
            arms,
        }
    }

    pub fn first_called(&self) -> String {
        message!("first-tile", is_set = self.begins_with_set)
    }

    pub fn lies_across(&self, lying: &Lying) -> bool {
        self.crosses && lying.tile().is_double()
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeldAtEnd {
    pub by: usize,
    pub pieces: Vec<Face>,
    pub unseen: u8,
    /// Their count, or a note that the player is out.
    pub words: String,
}

/// A hand on the table, or at its end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DrawnHand {
    /// A word or a number for the hand in a chart.
    pub mark: String,
    pub facts: Vec<Told>,
    pub picture: Option<Picture>,
    pub held: Vec<HeldAtEnd>,
    /// The winning score of its game, if it has one.
    pub target: Option<i64>,
    pub turn: Option<PlayerId>,
    pub count: Option<u8>,
    pub dice: Vec<u8>,
    /// The front and the back peg of each player, if the hand shows them.
    pub pegs: Vec<(PlayerId, [i64; 2])>,
}
