//! The tables of Nos as drawings.

use super::name::at;
use super::table::is_going;
use crate::dominoes::tile::TileSet;
use crate::law::EntryNo;
use crate::law::Names;
use crate::law::nos::hand::{Hand, Seat, Table};
use crate::law::nos::hand::{Round, Stage};
use crate::law::nos::layout::{self, Layout};
use crate::law::nos::plan;
use crate::law::nos::rule::Rule;
use crate::law::nos::session::Session;
use crate::law::nos::set::SetTile;
use crate::law::nos::telling::{game, words};
use crate::page::drawing::{self, Arm, Direction, Drawing, Drawn, End, Held, Lying};

impl Drawn for Session {
    fn hand_drawn(&self) -> Option<drawing::Hand> {
        let hand = self.latest_hand()?;
        let drawing = match &hand.table {
            Table::Bare { .. } => None,
            Table::Set { on_set, set, no } => Some(Drawing {
                set: set_lying(hand, *on_set, *set, *no),
                is_across: set.tile().is_double(),
                arms: Vec::new(),
            }),
            Table::Game(round) => Some(drawn(hand, round)),
        };
        let mut facts: Vec<String> = Vec::new();
        let round = hand.round();
        facts.extend(round.map(|round| game(round.game)));
        facts.extend(
            hand.on_set()
                .map(|seat| format!("{} on set", at(self, hand, seat))),
        );
        facts.extend(round.and_then(|round| match round.stage {
            Stage::Over { ending, .. } => Some(words().tell(&ending, &Names::default())),
            _ => None,
        }));
        let number = round.and_then(|round| round.game.number());
        Some(drawing::Hand {
            mark: number.map_or_else(String::new, |number| number.to_string()),
            facts,
            drawing,
            held: hand.all().map(|seat| held(hand, seat)).collect(),
        })
    }
}

/// What a player holds, and what it counts.
fn held(hand: &Hand, seat: Seat) -> Held {
    let own = hand.holding(seat);
    let number = hand.tiles.number(seat);
    let tiles = match number {
        0 => TileSet::EMPTY,
        _ => hand.tiles.known(seat),
    };
    let words = match (own.counted, number) {
        (_, 0) if hand.first_out == Some(seat) => "nos".to_owned(),
        (_, 0) => "out".to_owned(),
        (Some(spots), _) => spots.to_string(),
        (None, _) => String::new(),
    };
    Held {
        by: hand.player(seat).index(),
        tiles,
        unseen: number.saturating_sub(tiles.len()),
        words,
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

fn drawn(hand: &Hand, round: &Round) -> Drawing {
    let layout = &round.layout;
    let set = layout.set();
    let arms = layout.plan().geometry.arms().iter().map(|(arm, _)| {
        let laid = layout.laid().iter().enumerate();
        let own = laid.filter(|(_, laid)| laid.arm == *arm);
        let tiles = own.map(|(at, laid)| lying(hand, at + 2, laid)).collect();
        Arm {
            name: arm.word(),
            direction: direction(*arm),
            tiles,
            end: end(layout, *arm, is_going(round)),
        }
    });
    let is_line = layout.plan().geometry == plan::Geometry::Line;
    Drawing {
        set: set_lying(hand, round.on_set, set, round.set_no),
        is_across: is_line && set.tile().is_double(),
        arms: arms.collect(),
    }
}

fn lying(hand: &Hand, order: usize, laid: &layout::Laid) -> Lying {
    Lying {
        touching: laid.touching,
        open: laid.open,
        by: Some(hand.player(laid.seat).index()),
        order,
        no: laid.no,
    }
}

fn direction(arm: plan::Arm) -> Direction {
    match arm {
        plan::Arm::North => Direction::North,
        plan::Arm::South => Direction::South,
        plan::Arm::East | plan::Arm::Right => Direction::East,
        plan::Arm::West | plan::Arm::Left => Direction::West,
    }
}

/// The open end of an arm. What may be laid there is said while tiles are played.
fn end(layout: &Layout, arm: plan::Arm, is_going: bool) -> End {
    let open = layout.open_ends().find(|end| end.arm == arm);
    let words = match open {
        _ if !is_going => "",
        None => "shut",
        Some(end) => match (end.rule, end.needs_double) {
            (Rule::Ordinary, false) => "ordinary",
            (Rule::Matador, false) => "matador",
            (Rule::Ordinary, true) => "a double",
            (Rule::Matador, true) => "a double or matador",
        },
    };
    End {
        shows: layout.end(arm).unwrap_or(layout.set().left),
        words: words.to_owned(),
    }
}
