//! A hand in its current state, from the deal on.

use super::line::Line;
use super::side::{BySide, Side};
use crate::dominoes::contradiction::Contradiction;
use crate::dominoes::holds::Holds;
use crate::dominoes::record::TileRecord;
use crate::dominoes::tile::{Tile, TileSet};
use crate::table::seat::{BySeat, Circle, PlayerId, Seat};

/// How a hand ended (chapters 5 and 6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Ending {
    /// A player, or both partners, played the last tile (articles 5.1, 5.2).
    ChippedOut,
    /// Nobody who still holds tiles can play (article 5.3).
    Blocked,
    /// The game was won (article 6.1).
    Won,
}

/// How far a hand has come.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Going,
    Over(Ending),
    /// Abandoned, and its points taken back.
    Void,
}

/// How many tiles each player takes if there are this many players (article 2.1).
pub fn tiles_each(players: usize) -> u8 {
    if players > 2 { 6 } else { 7 }
}

/// A hand.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hand {
    /// The players, clockwise.
    pub seats: Circle,
    pub leader: Seat,
    pub turn: Seat,
    /// What happened to the tiles, and where they are known to be.
    pub tiles: TileRecord<()>,
    pub line: Line,
    /// Whether each seat has knocked since the last tile.
    pub knocked: BySeat<bool>,
    /// Whether each seat has shown the tiles that it still held.
    pub revealed: BySeat<bool>,
    /// The points scored in the hand.
    pub brought: BySide<u16>,
    /// The back pegs when the hand was dealt.
    pub back_pegs: BySide<u16>,
    pub stage: Stage,
}

impl Hand {
    /// A hand just dealt to these players.
    pub fn new(seats: Circle, leader: Seat, back_pegs: BySide<u16>) -> Hand {
        Hand {
            leader,
            turn: leader,
            tiles: TileRecord::dealt(TileSet::set(6), seats.len(), tiles_each(seats.len())),
            line: Line::default(),
            knocked: BySeat::default(),
            revealed: BySeat::default(),
            brought: BySide::default(),
            back_pegs,
            stage: Stage::Going,
            seats,
        }
    }

    /// Whether the hand is being played.
    pub fn is_going(&self) -> bool {
        self.stage == Stage::Going
    }

    /// Whether the hand has been played to its end.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }

    /// The player at this seat.
    pub fn player(&self, seat: Seat) -> PlayerId {
        self.seats[seat]
    }

    /// The seat of a player; `None` if the player is not in the hand.
    pub fn seat(&self, player: PlayerId) -> Option<Seat> {
        self.seats.seat(player)
    }

    /// Whether this seat has no tiles left.
    pub fn is_out(&self, seat: Seat) -> bool {
        self.tiles.number(seat) == 0
    }

    /// Whether the side of this seat has no tiles left if the seat itself has none.
    pub fn is_side_out_with(&self, seat: Seat) -> bool {
        let mut partners = self
            .seats
            .seats()
            .filter(|own| Side::of(*own) == Side::of(seat));
        partners.all(|own| own == seat || self.is_out(own))
    }

    /// The next seat clockwise that has tiles; the same seat if no other has (article 3.4).
    pub fn next_in(&self, seat: Seat) -> Seat {
        let mut next = self.seats.left_of(seat);
        while next != seat && self.is_out(next) {
            next = self.seats.left_of(next);
        }
        next
    }

    /// Who can hold what; `None` before the lead and in an abandoned hand.
    pub fn holds(&self) -> Option<Result<Holds, Contradiction<()>>> {
        let lies = self.line.ends().is_some() && self.stage != Stage::Void;
        lies.then(|| self.tiles.holds(Tile::weight))
    }
}
