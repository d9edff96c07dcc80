//! What rulings do to a game of Billitonnen.

use crate::dominoes::tile::{Spots, Tile};
use crate::law::nos::billitonnen::{Billitonnen, Line, LineState};
use crate::law::nos::game::SetTile;
use crate::law::nos::hand::{SEATS_MAX, Seat};
use crate::law::nos::ruling::{Event, Flipped};

impl Billitonnen {
    /// Lets one effect of a ruling happen to the game.
    pub(in crate::law::nos) fn evolve(&mut self, event: &Event) {
        match *event {
            Event::Lead(seat) => self.deal(seat),
            Event::Started(left, right) => {
                if let LineState::NoTile { lead } = self.state {
                    self.laid = self.laid.with(Tile::new(left, right));
                    self.order.push_back(SetTile { left, right });
                    self.state = LineState::Turning {
                        line: Line { left, right },
                        turn: lead,
                    };
                }
            }
            Event::TileFlipped {
                seat,
                left,
                right,
                to,
            } => self.flip(seat, left, right, to),
            _ => {}
        }
    }

    fn flip(&mut self, seat: Seat, left: Spots, right: Spots, to: Flipped) {
        let tile = Tile::new(left, right);
        let next = self.left_of(seat);
        let row = &mut self.rows[seat.index() % SEATS_MAX];
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
