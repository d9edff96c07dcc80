//! Billitonnen (chapter 13): rows of face-down tiles, and the line where they are played.

use super::ruling::{Event, Flipped};
use super::set::SetTile;
use nos_base::{BySeat, Circle, PlayerId, Seat, Tile, TileSet};
use nos_law::{EntryNo, Lying};
use std::collections::VecDeque;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineState {
    NoLead,
    NoTile { lead: Seat },
    Turning { turn: Seat },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Billitonnen {
    pub seats: Circle,
    pub state: LineState,
    /// From left to right, each with its left half first.
    pub line: VecDeque<Lying>,
    /// Each player's row from its first tile; `None` is an unseen tile.
    pub rows: BySeat<VecDeque<Option<Tile>>>,
}

impl Billitonnen {
    pub fn new(seats: Circle) -> Billitonnen {
        Billitonnen {
            seats,
            state: LineState::NoLead,
            line: VecDeque::new(),
            rows: BySeat::default(),
        }
    }

    /// Returns the tiles of the player this many places after the leader (article 13.2).
    fn tiles(&self, after_lead: usize) -> usize {
        match self.seats.all().len() {
            3 => 9,
            4 => 7,
            _ if after_lead < 3 => 6,
            _ => 5,
        }
    }

    /// Whether a leftover tile must be laid as the set (article 13.2).
    pub fn has_starter(&self) -> bool {
        self.seats.all().len() == 3
    }

    pub fn is_dealt(&self) -> bool {
        self.state != LineState::NoLead
    }

    pub fn laid(&self) -> TileSet {
        self.line.iter().map(Lying::tile).collect()
    }

    pub fn ends(&self) -> Option<SetTile> {
        let (left, right) = (self.line.front()?.touching, self.line.back()?.open);
        Some(SetTile { left, right })
    }

    pub fn known_in(&self, tile: Tile) -> Option<Seat> {
        let mut seats = self.seats.seats();
        seats.find(|seat| self.rows[*seat].contains(&Some(tile)))
    }

    pub fn is_stuck(&self) -> bool {
        matches!(self.state, LineState::Turning { .. }) && self.turn().is_none()
    }

    pub fn player_on_turn(&self) -> Option<PlayerId> {
        Some(self.seats[self.turn()?])
    }

    /// `None` before the first turn, and when no tile can fit any more (article 13.6).
    pub fn turn(&self) -> Option<Seat> {
        match self.state {
            LineState::NoLead => None,
            LineState::NoTile { lead } => (!self.has_starter()).then_some(lead),
            LineState::Turning { turn } => {
                let SetTile { left, right } = self.ends()?;
                let fitting = TileSet::set(6).with_end(left).or(TileSet::set(6).with_end(right));
                (!fitting.is_within(self.laid())).then_some(turn)
            }
        }
    }

    fn next(&self, lies: SetTile, by: Option<PlayerId>) -> Lying {
        Lying {
            touching: lies.left,
            open: lies.right,
            by: by.map(PlayerId::index),
            order: self.line.len() + 1,
            no: EntryNo(0),
        }
    }

    pub(super) fn apply_event(&mut self, event: &Event) -> Option<()> {
        match *event {
            Event::Lead(lead) => {
                let lead = self.seats.seat(lead)?;
                let mut seat = lead;
                for after in 0..self.seats.all().len() {
                    self.rows[seat] = std::iter::repeat_n(None, self.tiles(after)).collect();
                    seat = self.seats.left_of(seat);
                }
                self.state = LineState::NoTile { lead };
            }
            Event::Started(set) => {
                if let LineState::NoTile { lead } = self.state {
                    self.line.push_back(self.next(set, None));
                    self.state = LineState::Turning { turn: lead };
                }
            }
            Event::TileFlipped { player, tile: lies, to } => {
                let (mut turn, tile) = (self.seats.seat(player)?, lies.tile());
                self.rows[turn].pop_front();
                let in_line = |lies| self.next(lies, Some(player));
                match (self.ends(), to) {
                    (_, Flipped::Back) => {
                        self.rows[turn].push_back(Some(tile));
                        turn = self.seats.left_of(turn);
                    }
                    (Some(SetTile { left: right, .. }), Flipped::Left) => {
                        let left = tile.other(right).unwrap_or(right);
                        self.line.push_front(in_line(SetTile { left, right }));
                    }
                    (Some(SetTile { right: left, .. }), Flipped::Right) => {
                        let right = tile.other(left).unwrap_or(left);
                        self.line.push_back(in_line(SetTile { left, right }));
                    }
                    _ => self.line.push_back(in_line(lies)),
                }
                self.state = LineState::Turning { turn };
            }
            _ => {}
        }
        Some(())
    }
}
