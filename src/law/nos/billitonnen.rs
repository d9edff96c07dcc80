//! Billitonnen (chapter 13): rows of tiles, face down, and the line that they are played on.

use super::set::SetTile;
use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::table::seat::{BySeat, Circle, PlayerId, Seat};
use std::collections::VecDeque;

/// The two open ends of the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// The number on the left.
    pub left: Spots,
    /// The number on the right.
    pub right: Spots,
}

/// How far the game has come.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineState {
    /// Nobody has drawn for the lead yet.
    NoLead,
    /// The lead is drawn, but no tile lies in the line.
    NoTile { lead: Seat },
    /// Tiles are being turned.
    Turning { line: Line, turn: Seat },
}

/// A game of Billitonnen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Billitonnen {
    /// The players, clockwise.
    pub seats: Circle,
    /// How far the game has come.
    pub state: LineState,
    /// The tiles that lie in the line.
    pub laid: TileSet,
    /// The same tiles from left to right, each as it lies.
    pub order: VecDeque<SetTile>,
    /// Each player's row from its first tile; `None` is a tile that nobody has seen.
    pub rows: BySeat<VecDeque<Option<Tile>>>,
}

impl Billitonnen {
    /// A game for these players, before the lead is drawn.
    pub fn new(seats: Circle) -> Billitonnen {
        Billitonnen {
            seats,
            state: LineState::NoLead,
            laid: TileSet::EMPTY,
            order: VecDeque::new(),
            rows: BySeat::default(),
        }
    }

    /// How many tiles the player this many places after the leader takes (article 13.2).
    fn tiles(&self, after_lead: usize) -> usize {
        match self.seats.len() {
            3 => 9,
            4 => 7,
            _ if after_lead < 3 => 6,
            _ => 5,
        }
    }

    /// Deals the rows after the leader is drawn.
    pub(super) fn deal(&mut self, lead: Seat) {
        let mut seat = lead;
        for after in 0..self.seats.len() {
            self.rows[seat] = std::iter::repeat_n(None, self.tiles(after)).collect();
            seat = self.left_of(seat);
        }
        self.state = LineState::NoTile { lead };
    }

    /// Whether a tile is left over that must be laid as the set (article 13.2).
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

    /// The player in whose row the tile is known to lie, if any.
    pub fn known_in(&self, tile: Tile) -> Option<Seat> {
        self.seats
            .seats()
            .find(|seat| self.row(*seat).contains(&Some(tile)))
    }

    /// The next seat clockwise.
    pub fn left_of(&self, seat: Seat) -> Seat {
        self.seats.left_of(seat)
    }

    /// Whether no tile in the rows can fit any more (article 13.6).
    pub fn is_stuck(&self) -> bool {
        matches!(self.state, LineState::Turning { .. }) && self.turn().is_none()
    }

    /// The player on turn, if anybody is.
    pub fn player_on_turn(&self) -> Option<PlayerId> {
        Some(self.seats[self.turn()?])
    }

    /// Whose turn it is; `None` before the first tile can be turned, and if no tile can fit any more (article 13.6).
    pub fn turn(&self) -> Option<Seat> {
        match &self.state {
            LineState::NoLead => None,
            LineState::NoTile { lead } => (!self.has_starter()).then_some(*lead),
            LineState::Turning { line, turn } => {
                let fitting = TileSet::set(6)
                    .with_end(line.left)
                    .or(TileSet::set(6).with_end(line.right));
                (!fitting.is_within(self.laid)).then_some(*turn)
            }
        }
    }
}
