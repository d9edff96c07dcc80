//! The tables of fives and threes as drawings.

use crate::dominoes::tile::TileSet;
use crate::law::fives::hand::{Ending, Hand, Stage};
use crate::law::fives::line::{self, Laid, Lies};
use crate::law::fives::session::Session;
use crate::page::drawing::{self, Arm, Direction, Drawing, Drawn, End, Held, Lying};

impl Drawn for Session {
    fn hand_drawn(&self) -> Option<drawing::Hand> {
        let hand = self.latest_hand()?;
        let names = self.names();
        let leader = names.of(hand.player(hand.leader));
        let ended = match hand.stage {
            Stage::Going | Stage::Void => None,
            Stage::Over(Ending::ChippedOut) => Some("the last tile was played"),
            Stage::Over(Ending::Blocked) => Some("it was blocked"),
            Stage::Over(Ending::Won) => Some("it won the game"),
        };
        let game = format!("game {}", self.game_no());
        let facts = [
            Some(game),
            Some(format!("{leader} led")),
            ended.map(str::to_owned),
        ];
        let held = hand.seats.seated().map(|(seat, player)| {
            let number = hand.tiles.number(seat);
            let tiles = match number {
                0 => TileSet::EMPTY,
                _ => hand.tiles.known(seat),
            };
            Held {
                by: player.index(),
                tiles,
                unseen: number.saturating_sub(tiles.len()),
                words: if number == 0 {
                    "out".to_owned()
                } else {
                    String::new()
                },
            }
        });
        Some(drawing::Hand {
            mark: self.game_no().to_string(),
            facts: facts.into_iter().flatten().collect(),
            drawing: drawn(hand),
            held: held.collect(),
        })
    }
}

/// The line; `None` before the lead.
fn drawn(hand: &Hand) -> Option<Drawing> {
    let lying = |order: usize, laid: &Laid| {
        let (touching, open) = match laid.lies {
            Lies::Lead(left, right) => (left, right),
            Lies::At(way) => (way.touching, way.open),
        };
        Lying {
            touching,
            open,
            by: Some(hand.player(laid.seat).index()),
            order,
            no: laid.no,
        }
    };
    let ends = hand.line.ends()?;
    let mut laid = hand.line.laid().iter().enumerate();
    let (_, lead) = laid.next()?;
    let set = lying(1, lead);
    let arms = line::Arm::BOTH.into_iter().zip(ends).map(|(arm, end)| {
        let own = laid.clone().filter(|(_, laid)| match laid.lies {
            Lies::At(way) => way.arm == arm,
            Lies::Lead(..) => false,
        });
        let direction = match arm {
            line::Arm::Left => Direction::West,
            line::Arm::Right => Direction::East,
        };
        let words = match hand.is_going() {
            true => format!("counts {}", end.counts),
            false => String::new(),
        };
        Arm {
            name: arm.word(),
            direction,
            tiles: own.map(|(at, laid)| lying(at + 1, laid)).collect(),
            end: End {
                shows: end.shows,
                words,
            },
        }
    });
    Some(Drawing {
        is_across: set.tile().is_double(),
        arms: arms.collect(),
        set,
    })
}
