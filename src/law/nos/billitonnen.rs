//! Billitonnen (chapter 13): rows of tiles, face down, and the line they are played on.

use super::set::SetTile;
use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::table::seat::{BySeat, Circle, PlayerId, Seat};
use std::collections::VecDeque;

/// The line's two ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// The number on the left.
    pub left: Spots,
    /// The number on the right.
    pub right: Spots,
}

/// How far it has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineState {
    /// The lead is not drawn.
    NoLead,
    /// The lead is drawn, and no tile lies in the line.
    NoTile {
        /// Who leads.
        lead: Seat,
    },
    /// Tiles are turned.
    Turning {
        /// The line.
        line: Line,
        /// Whose turn it is.
        turn: Seat,
    },
}

/// A game of Billitonnen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Billitonnen {
    /// The players, clockwise.
    pub seats: Circle,
    /// How far it has come.
    pub state: LineState,
    /// The tiles that lie in the line.
    pub laid: TileSet,
    /// The same from left to right, each as it lies.
    pub order: VecDeque<SetTile>,
    /// Each player's row, first tile first; a tile nobody has seen is unknown.
    pub rows: BySeat<VecDeque<Option<Tile>>>,
}

impl Billitonnen {
    /// Billitonnen for these players, before the lead is drawn.
    pub fn new(seats: Circle) -> Billitonnen {
        Billitonnen {
            seats,
            state: LineState::NoLead,
            laid: TileSet::EMPTY,
            order: VecDeque::new(),
            rows: BySeat::default(),
        }
    }

    /// How many tiles the player so many places after the leader takes (article 13.2).
    fn tiles(&self, after_lead: usize) -> usize {
        match self.seats.len() {
            3 => 9,
            4 => 7,
            _ if after_lead < 3 => 6,
            _ => 5,
        }
    }

    /// Deals the rows once the leader is known.
    pub(super) fn deal(&mut self, lead: Seat) {
        let mut seat = lead;
        for after in 0..self.seats.len() {
            self.rows[seat] = std::iter::repeat_n(None, self.tiles(after)).collect();
            seat = self.left_of(seat);
        }
        self.state = LineState::NoTile { lead };
    }

    /// Whether the tile left over must be laid as the set (article 13.2).
    pub fn has_starter(&self) -> bool {
        self.seats.len() == 3
    }

    /// Whether the rows are dealt.
    pub fn is_dealt(&self) -> bool {
        self.state != LineState::NoLead
    }

    /// A player's row.
    pub fn row(&self, seat: Seat) -> &VecDeque<Option<Tile>> {
        &self.rows[seat]
    }

    /// In whose row a tile is known to lie.
    pub fn known_in(&self, tile: Tile) -> Option<Seat> {
        self.seats
            .seats()
            .find(|seat| self.row(*seat).contains(&Some(tile)))
    }

    /// The next seat clockwise.
    pub fn left_of(&self, seat: Seat) -> Seat {
        self.seats.left_of(seat)
    }

    /// Whether no tile in any row can fit any more (article 13.6).
    pub fn is_stuck(&self) -> bool {
        matches!(self.state, LineState::Turning { .. }) && self.turn().is_none()
    }

    /// The player on turn, if anybody is.
    pub fn player_on_turn(&self) -> Option<PlayerId> {
        Some(self.seats[self.turn()?])
    }

    /// Whose turn it is: nobody's before the first tile can be turned, and when no tile can fit any more (article 13.6).
    pub fn turn(&self) -> Option<Seat> {
        match &self.state {
            LineState::NoLead => None,
            LineState::NoTile { lead } => (!self.has_starter()).then_some(*lead),
            LineState::Turning { line, turn } => {
                let fitting = TileSet::with_end(line.left).or(TileSet::with_end(line.right));
                (!fitting.is_within(self.laid)).then_some(*turn)
            }
        }
    }
}
