//! Who made an entry of fives and threes, and how a hand went, for exported tables.

use crate::law::fives::hand::Ending;
use crate::law::fives::ruling::{Event, Ruling};
use crate::law::fives::session::Session;
use crate::season::exported::{Exported, Hand, VOID};
use crate::table::seat::PlayerId;

impl Exported for Session {
    fn actor(ruling: &Ruling) -> Option<PlayerId> {
        ruling.events.iter().find_map(|event| match *event {
            Event::Laid { player, .. }
            | Event::TakenBack { player, .. }
            | Event::Revealed(player, _)
            | Event::Knocked(player, _) => Some(player),
            _ => None,
        })
    }

    fn hand(&self, ruling: &Ruling, hand: &mut Hand) {
        for event in &ruling.events {
            match *event {
                Event::Dealt { game, leader, .. } => {
                    hand.opener = Some(leader);
                    hand.game = game.unwrap_or(self.game_no()).to_string();
                }
                Event::Over(ending) => {
                    hand.ending = word(ending);
                    if ending == Ending::ChippedOut {
                        hand.first_out = Session::actor(ruling);
                    }
                }
                Event::Voided { .. } => hand.ending = VOID,
                _ => {}
            }
        }
    }
}

fn word(ending: Ending) -> &'static str {
    match ending {
        Ending::ChippedOut => "chipped-out",
        Ending::Blocked => "blocked",
        Ending::Won => "won",
    }
}
