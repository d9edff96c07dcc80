//! What lies on the table as data, and how it is drawn in the terminal. The page draws the same data.
pub mod board;
pub mod pegs;
mod piece;
pub mod tiles;
pub use board::{Board, BoardSquare, HEIGHT, Man, Points, Stack};
pub use piece::{Canvas, DrawnPiece, cards, named_rows};

use super::EntryNo;
use nos_base::cards::Card;
use nos_base::dominoes::{Spots, Tile};
use nos_base::table::seat::PlayerId;
use nos_base::text::look::Ink;
use nos_base::words::told::Told;
use std::borrow::Cow;

/// What lies on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picture {
    /// A line or a tree of tiles, and a sentence below it.
    Tiles(Drawing, String),
    /// Rows of cards, and a sentence below them.
    Cards(Vec<CardRow>, String),
    /// A board of squares, and a sentence below it.
    Board(Board, String),
    /// The points of a backgammon board, and a sentence below them.
    Points(Points, String),
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
    /// A few words after them.
    pub words: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    Tile(Tile),
    Card(Card),
}

/// Where an arm goes from the set.
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

    /// How far an upright tile is turned if its upper half touches what came before.
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

    /// The sides of a tile that lies across in this direction.
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
    /// Who laid it, by place among the names; `None` if nobody is to be named.
    pub by: Option<usize>,
    /// Its place in the order in which the tiles were laid, from 1 for the set.
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
    /// What may be laid there, in a word or two; empty if nothing may be laid any more.
    pub words: String,
    /// The same as a sign behind the number in the terminal; `None` if not even the number is shown there.
    pub sign: Option<&'static str>,
    pub ink: Ink,
}

impl DrawnEnd {
    /// An open end without a sign.
    pub fn open(shows: Spots, words: String) -> DrawnEnd {
        DrawnEnd { shows, words, sign: Some(""), ink: Ink::Open }
    }
}

/// An arm, from the set outward.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawnArm {
    /// Its name: a word of the law such as east, or a player.
    pub name: Cow<'static, str>,
    /// The tile that it begins at, by its place in the order; 1 is the set.
    pub from: usize,
    pub direction: Direction,
    pub tiles: Vec<Lying>,
    pub end: DrawnEnd,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// The first tile, a set or a lead: its left and its right half are `touching` and `open`.
    pub set: Lying,
    pub is_across: bool,
    /// Whether the law calls the first tile the set; else it is the lead.
    pub begins_with_set: bool,
    /// Whether the set has a double frame in the terminal.
    pub set_is_framed: bool,
    /// Whether other doubles do.
    pub crosses: bool,
    /// Its arms; empty as long as only the set lies.
    pub arms: Vec<DrawnArm>,
}

impl Drawing {
    /// What the first tile is called: the set, or the lead.
    pub fn first_called(&self) -> String {
        message!("first-tile", is_set = self.begins_with_set)
    }
}

/// What a player holds at the end of a hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeldAtEnd {
    /// The player, by place among the names.
    pub by: usize,
    pub pieces: Vec<Face>,
    pub unseen: u8,
    /// What they count, or that the player is out.
    pub words: String,
}

/// A hand as it lies, or as it lay at its end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DrawnHand {
    /// A word or a number by which the hand is known in a chart.
    pub mark: String,
    /// What was played, who began, how it ended: a few words each.
    pub facts: Vec<Told>,
    /// What lies on the table; `None` if nothing does.
    pub picture: Option<Picture>,
    pub held: Vec<HeldAtEnd>,
    /// How many points win its game; `None` if no number does.
    pub target: Option<i64>,
    pub turn: Option<PlayerId>,
    /// What the cards in play count.
    pub count: Option<u8>,
    /// The spots that each of the dice shows.
    pub dice: Vec<u8>,
    /// The front and the back peg of each player, if they are shown beside the hand.
    pub pegs: Vec<(PlayerId, [i64; 2])>,
}
