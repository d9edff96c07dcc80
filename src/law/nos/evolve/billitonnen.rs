//! Applying rulings to a game of Billitonnen.

use crate::dominoes::tile::{Spots, Tile};
use crate::law::nos::billitonnen::{Billitonnen, Line, LineState};
use crate::law::nos::ruling::Flipped;
use crate::law::nos::set::SetTile;
use crate::table::seat::PlayerId;

impl Billitonnen {
    pub(super) fn lead(&mut self, player: PlayerId) {
        if let Some(seat) = self.seats.seat(player) {
            self.deal(seat);
        }
    }

    pub(super) fn start(&mut self, left: Spots, right: Spots) {
        if let LineState::NoTile { lead } = self.state {
            self.laid = self.laid.with(Tile::new(left, right));
            self.order.push_back(SetTile { left, right });
            self.state = LineState::Turning {
                line: Line { left, right },
                turn: lead,
            };
        }
    }

    pub(super) fn flip(&mut self, player: PlayerId, (left, right): (Spots, Spots), to: Flipped) {
        let Some(seat) = self.seats.seat(player) else {
            return;
        };
        let tile = Tile::new(left, right);
        let next = self.left_of(seat);
        let row = &mut self.rows[seat];
        row.pop_front();
        if to == Flipped::Back {
            row.push_back(Some(tile));
        } else {
            self.laid = self.laid.with(tile);
        }
        self.state = match (&self.state, to) {
            (LineState::Turning { line, .. }, Flipped::Back) => LineState::Turning {
                line: *line,
                turn: next,
            },
            (LineState::Turning { line, turn }, Flipped::Left) => {
                let open = tile.other(line.left).unwrap_or(line.left);
                self.order.push_front(SetTile {
                    left: open,
                    right: line.left,
                });
                let line = Line {
                    left: open,
                    right: line.right,
                };
                LineState::Turning { line, turn: *turn }
            }
            (LineState::Turning { line, turn }, Flipped::Right) => {
                let open = tile.other(line.right).unwrap_or(line.right);
                self.order.push_back(SetTile {
                    left: line.right,
                    right: open,
                });
                let line = Line {
                    left: line.left,
                    right: open,
                };
                LineState::Turning { line, turn: *turn }
            }
            _ => {
                self.order.push_back(SetTile { left, right });
                LineState::Turning {
                    line: Line { left, right },
                    turn: seat,
                }
            }
        };
    }
}
