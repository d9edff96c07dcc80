//! Billitonnen (chapter 13): rows of tiles, face down, and the line that they are played on.

use super::ruling::Flipped;
use super::set::SetTile;
use crate::dominoes::tile::{Tile, TileSet};
use crate::table::seat::{BySeat, Circle, PlayerId, Seat};
use std::collections::VecDeque;

/// How far the game has come.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineState {
    /// Nobody has drawn for the lead yet.
    NoLead,
    /// The lead is drawn, but no tile lies in the line.
    NoTile { lead: Seat },
    /// Tiles are being turned.
    Turning { turn: Seat },
}

/// A game of Billitonnen.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Billitonnen {
    /// The players, clockwise.
    pub seats: Circle,
    pub state: LineState,
    /// The tiles in the line from left to right, each as it lies.
    pub line: VecDeque<SetTile>,
    /// Each player's row from its first tile; `None` is a tile that nobody has seen.
    pub rows: BySeat<VecDeque<Option<Tile>>>,
}

impl Billitonnen {
    /// A game for these players, before the lead is drawn.
    pub fn new(seats: Circle) -> Billitonnen {
        Billitonnen {
            seats,
            state: LineState::NoLead,
            line: VecDeque::new(),
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

    /// Whether a tile is left over that must be laid as the set (article 13.2).
    pub fn has_starter(&self) -> bool {
        self.seats.len() == 3
    }

    /// Whether the rows are dealt.
    pub fn is_dealt(&self) -> bool {
        self.state != LineState::NoLead
    }

    /// The tiles that lie in the line.
    pub fn laid(&self) -> TileSet {
        self.line.iter().map(|lies| lies.tile()).collect()
    }

    /// The numbers at the ends of the line; `None` if no tile lies in it.
    pub fn ends(&self) -> Option<SetTile> {
        let (left, right) = (self.line.front()?.left, self.line.back()?.right);
        Some(SetTile { left, right })
    }

    /// A player's row.
    pub fn row(&self, seat: Seat) -> &VecDeque<Option<Tile>> {
        &self.rows[seat]
    }

    /// The player in whose row the tile is known to lie, if any.
    pub fn known_in(&self, tile: Tile) -> Option<Seat> {
        let mut seats = self.seats.seats();
        seats.find(|seat| self.row(*seat).contains(&Some(tile)))
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
        match self.state {
            LineState::NoLead => None,
            LineState::NoTile { lead } => (!self.has_starter()).then_some(lead),
            LineState::Turning { turn } => {
                let SetTile { left, right } = self.ends()?;
                let fitting = TileSet::set(6)
                    .with_end(left)
                    .or(TileSet::set(6).with_end(right));
                (!fitting.is_within(self.laid())).then_some(turn)
            }
        }
    }

    /// Deals the rows after the leader is drawn.
    pub(super) fn deal(&mut self, lead: PlayerId) {
        let Some(lead) = self.seats.seat(lead) else {
            return;
        };
        let mut seat = lead;
        for after in 0..self.seats.len() {
            self.rows[seat] = std::iter::repeat_n(None, self.tiles(after)).collect();
            seat = self.seats.left_of(seat);
        }
        self.state = LineState::NoTile { lead };
    }

    /// Lays the tile left over.
    pub(super) fn start(&mut self, set: SetTile) {
        if let LineState::NoTile { lead } = self.state {
            self.line.push_back(set);
            self.state = LineState::Turning { turn: lead };
        }
    }

    /// Turns the first tile of a player's row.
    pub(super) fn flip(&mut self, player: PlayerId, lies: SetTile, to: Flipped) {
        let Some(seat) = self.seats.seat(player) else {
            return;
        };
        let tile = lies.tile();
        self.rows[seat].pop_front();
        let mut turn = seat;
        match (self.ends(), to) {
            (_, Flipped::Back) => {
                self.rows[seat].push_back(Some(tile));
                turn = self.seats.left_of(seat);
            }
            (Some(SetTile { left: right, .. }), Flipped::Left) => {
                let left = tile.other(right).unwrap_or(right);
                self.line.push_front(SetTile { left, right });
            }
            (Some(SetTile { right: left, .. }), Flipped::Right) => {
                let right = tile.other(left).unwrap_or(left);
                self.line.push_back(SetTile { left, right });
            }
            _ => self.line.push_back(lies),
        }
        self.state = LineState::Turning { turn };
    }
}
