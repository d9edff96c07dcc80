//! An entry in full: every player, end and direction as it was ruled.

use super::entry::{Act, Play};
use super::line::{Lies, Place};
use super::ruling::{Event, Ruling};
use super::session::Session;
use crate::table::name::Name;
use crate::table::seat::PlayerId;

impl Session {
    /// The entry with everything said that could be left out; it is ruled on in the same way.
    pub fn explicit(&self, act: &Act, ruling: &Ruling) -> Act {
        let full = |name: &Name| {
            self.player(name)
                .map_or_else(|_| name.clone(), |player| self.name_of(player))
        };
        match act {
            Act::Play(play) => Act::Play(self.explicit_play(play, ruling)),
            Act::Knock(_) => {
                let knocked = ruling.events.iter().find_map(|event| match event {
                    Event::Knocked(player, _) => Some(self.name_of(*player)),
                    _ => None,
                });
                Act::Knock(knocked)
            }
            Act::Lot(lots) => {
                let lots = lots.iter().map(|(name, tile)| (full(name), *tile));
                Act::Lot(lots.collect())
            }
            Act::Reveal { name, tiles } => Act::Reveal {
                name: full(name),
                tiles: tiles.clone(),
            },
            Act::Law(_)
            | Act::Seat(_)
            | Act::House(_)
            | Act::Deal
            | Act::Void
            | Act::Settle
            | Act::Note(_) => act.clone(),
        }
    }

    fn explicit_play(&self, play: &Play, ruling: &Ruling) -> Play {
        let laid = |event: &Event| match event {
            Event::Laid { player, lies, .. } => Some((*player, Some(*lies))),
            Event::TakenBack { player, .. } => Some((*player, None)),
            _ => None,
        };
        let named = |player: PlayerId| Some(self.name_of(player));
        match ruling.events.iter().find_map(laid) {
            Some((player, Some(Lies::At(way)))) => Play {
                name: named(player),
                one: way.touching,
                other: way.open,
                touches: true,
                on: Some(Place::Arm(way.arm)),
            },
            Some((player, Some(Lies::Lead(one, other)))) => Play {
                name: named(player),
                one,
                other,
                touches: false,
                on: None,
            },
            Some((player, None)) => Play {
                name: named(player),
                ..play.clone()
            },
            None => play.clone(),
        }
    }
}
