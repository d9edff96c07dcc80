//! Who made an entry of Nos, and how a hand went, for exported tables.

use crate::law::nos::hand::Ending;
use crate::law::nos::ruling::{Event, NextSet, Opens, Ruling};
use crate::law::nos::session::Session;
use crate::season::exported::{Exported, Hand, VOID};
use crate::table::seat::PlayerId;

impl Exported for Session {
    fn actor(ruling: &Ruling) -> Option<PlayerId> {
        ruling
            .offender
            .or_else(|| ruling.events.iter().find_map(actor))
    }

    fn hand(&self, ruling: &Ruling, hand: &mut Hand) {
        for event in &ruling.events {
            match event {
                Event::Dealt {
                    opens: Opens::Player { on_set, .. },
                    ..
                } => hand.opener = Some(*on_set),
                Event::SetLaid { player, .. } => hand.opener = Some(*player),
                Event::Announced(game) => hand.game = game.to_string(),
                Event::Out {
                    player,
                    first: true,
                } => hand.first_out = Some(*player),
                Event::Over(ending) => hand.ending = word(*ending),
                Event::HandScored(NextSet::Loser(player)) => hand.loser = Some(*player),
                Event::Voided => hand.ending = VOID,
                _ => {}
            }
        }
    }
}

fn word(ending: Ending) -> &'static str {
    match ending {
        Ending::OneLeft => "one-left",
        Ending::Closed => "closed",
        Ending::AllPassed => "all-passed",
    }
}

/// The player of an event, if it is what the player did.
fn actor(event: &Event) -> Option<PlayerId> {
    match *event {
        Event::Left(player)
        | Event::PotTaken(player)
        | Event::Irregular(player, _)
        | Event::Declared(player, _)
        | Event::Shown(player, _)
        | Event::SaidNos(player)
        | Event::DuePaid(player, _)
        | Event::CloseCalled(player, _)
        | Event::CloseDecided(player, _)
        | Event::Counted(player, _)
        | Event::SetLaid { player, .. }
        | Event::Drew { player, .. }
        | Event::Passed { player, .. }
        | Event::Waited { player, .. }
        | Event::Laid { player, .. }
        | Event::TileFlipped { player, .. } => Some(player),
        _ => None,
    }
}
