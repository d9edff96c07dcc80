//! The tables of Nos as drawings.

use super::balances::Chips;
use super::layout::{Needs, needs};
use crate::dominoes::tile::TileSet;
use crate::law::EntryNo;
use crate::law::drawing;
use crate::law::drawing::{Direction, Drawing, Face, Held, Lying, Picture};
use crate::law::nos::billitonnen::InLine;
use crate::law::nos::telling::Aside;
use crate::law::nos::{
    Arm, Billitonnen, End, Ending, Gate, Geometry, Hand, PlayerId, Progress, Round, Rule, Seat,
    Session, SetTile, Table,
};
use crate::told;

told! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum InDrawing {
        OnSet(player: PlayerId),
        Shut,
        Takes(rule: Rule, needs: Needs),
    }
}

/// The hand that is being played or was just counted, as a page draws it.
pub fn hand_drawn(session: &Session) -> Option<drawing::Hand> {
    if let Progress::Billitonnen(game) = session.progress() {
        return Some(drawing::Hand {
            picture: line_drawn(game).map(|drawing| Picture::Tiles(drawing, String::new())),
            ..drawing::Hand::default()
        });
    }
    let hand = session.latest_hand()?;
    let drawing = match &hand.table {
        Table::Bare { .. } => None,
        Table::Set { on_set, set, no } => Some(Drawing {
            set: set_lying(hand, *on_set, *set, *no),
            is_across: set.tile().is_double(),
            crosses: true,
            arms: Vec::new(),
        }),
        Table::Game(round) => Some(session.game_drawn(hand, round)),
    };
    let round = hand.round();
    let on_set = hand.on_set().map(|seat| hand.player(seat));
    let facts = [
        round.map(|round| session.say(&Aside::Game(round.game))),
        on_set.map(|player| session.say(&InDrawing::OnSet(player))),
        hand.ending().map(|ending| session.say(&ending)),
    ];
    let number = round.and_then(|round| round.game.number());
    // Who laid the last tile may close, though others draw after it.
    let last = round.and_then(|round| round.layout.laid().last());
    let last = last.filter(|_| hand.ending() == Some(Ending::Closed));
    Some(drawing::Hand {
        mark: number.map_or_else(String::new, |number| number.to_string()),
        facts: facts.into_iter().flatten().collect(),
        ended_by: last.map(|laid| hand.player(laid.seat).index()),
        picture: drawing.map(|drawing| Picture::Tiles(drawing, String::new())),
        held: hand.all().map(|seat| session.held(hand, seat)).collect(),
        target: None,
    })
}

/// The line of Billitonnen, on either side of its first tile.
fn line_drawn(game: &Billitonnen) -> Option<Drawing> {
    let lying = |own: &InLine, leftward| {
        let (touching, open) = match leftward {
            true => (own.lies.right, own.lies.left),
            false => (own.lies.left, own.lies.right),
        };
        Lying {
            touching,
            open,
            by: own.by.map(PlayerId::index),
            order: own.order,
            no: EntryNo(0),
        }
    };
    let first = game.line.iter().position(|own| own.order == 1)?;
    let arm = |arm: Arm, tiles: Vec<Lying>, shows| drawing::Arm {
        name: arm.word(),
        from: 1,
        direction: direction(arm),
        tiles,
        end: drawing::End {
            shows,
            words: String::new(),
        },
    };
    let ends = game.ends()?;
    let left = game.line.range(..first).rev().map(|own| lying(own, true));
    let right = game.line.range(first + 1..).map(|own| lying(own, false));
    let set = lying(game.line.get(first)?, false);
    Some(Drawing {
        is_across: set.tile().is_double(),
        set,
        crosses: true,
        arms: vec![
            arm(Arm::Left, left.collect(), ends.left),
            arm(Arm::Right, right.collect(), ends.right),
        ],
    })
}

impl Session {
    /// What a player holds, and what it counts.
    fn held(&self, hand: &Hand, seat: Seat) -> Held {
        let number = hand.tiles.number(seat);
        let tiles = match number {
            0 => TileSet::EMPTY,
            _ => hand.tiles.known(seat),
        };
        let counted = hand.holding(seat).counted;
        Held {
            by: hand.player(seat).index(),
            pieces: tiles.iter().map(Face::Tile).collect(),
            unseen: number.saturating_sub(tiles.len()),
            words: match number {
                0 if hand.first_out == Some(seat) => self.say(&Chips::Nos),
                0 => self.say(&Chips::Out),
                _ => counted.map_or_else(String::new, |spots| spots.to_string()),
            },
        }
    }

    fn game_drawn(&self, hand: &Hand, round: &Round) -> Drawing {
        let (layout, going) = (&round.layout, round.is_going());
        let arms = layout.ends().iter().map(|end| {
            let laid = layout.laid().iter().zip(2..);
            let tiles = laid.filter(|(laid, _)| laid.way.arm == end.arm);
            let tiles = tiles.map(|(laid, order)| Lying {
                touching: laid.way.touching,
                open: laid.way.open,
                by: Some(hand.player(laid.seat).index()),
                order,
                no: laid.no,
            });
            drawing::Arm {
                name: end.arm.word(),
                from: 1,
                direction: direction(end.arm),
                tiles: tiles.collect(),
                end: drawing::End {
                    shows: end.shows,
                    words: if going {
                        self.takes(end)
                    } else {
                        String::new()
                    },
                },
            }
        });
        let is_line = layout.plan().geometry == Geometry::Line;
        Drawing {
            set: set_lying(hand, round.on_set, layout.set(), round.set_no),
            is_across: is_line && layout.set().tile().is_double(),
            crosses: true,
            arms: arms.collect(),
        }
    }

    /// What may be laid at an end.
    fn takes(&self, end: &End) -> String {
        let (rule, needs) = (end.rule(), needs(end));
        self.say(&match end.gate() {
            Gate::Open => InDrawing::Takes(rule, needs),
            Gate::Immediate | Gate::Shut => InDrawing::Shut,
        })
    }
}

fn set_lying(hand: &Hand, on_set: Seat, set: SetTile, no: EntryNo) -> Lying {
    Lying {
        touching: set.left,
        open: set.right,
        by: Some(hand.player(on_set).index()),
        order: 1,
        no,
    }
}

fn direction(arm: Arm) -> Direction {
    match arm {
        Arm::North => Direction::North,
        Arm::South => Direction::South,
        Arm::East | Arm::Right => Direction::East,
        Arm::West | Arm::Left => Direction::West,
    }
}
