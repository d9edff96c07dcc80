//! Writing out an entry: every player, end and direction as it was ruled.

use super::entry::Play;
use super::line::{Lies, Place};
use super::ruling::{Event, Ruling};
use super::session::Session;
use super::verbs::Act;
use crate::speech::argument::Naming;
use crate::table::name::Name;

impl Session {
    /// The entry with everything written out that was left out. Judging it gives the same ruling.
    pub fn explicit(&self, act: &Act, ruling: &Ruling) -> Act {
        let mut full = act.clone();
        full.name_in_full(self);
        if let Act::Play(play) = &mut full {
            ruling.events.iter().for_each(|event| lie(play, event));
        }
        full
    }
}

/// Writes a tile as it was laid. A double gets no `>`, since both ends are the same.
fn lie(play: &mut Play, event: &Event) {
    if let Event::Laid {
        lies: Lies::At(way),
        ..
    } = event
    {
        (play.one, play.other) = (way.touching, way.open);
        play.touches = way.touching != way.open;
        play.on = Some(Place::Arm(way.arm));
    }
}

impl Naming for Session {
    fn in_full(&self, typed: &Name) -> Name {
        let player = self.player(typed);
        player.map_or_else(|_| typed.clone(), |player| self.name_of(player))
    }

    fn obvious(&self) -> Option<Name> {
        let hand = self.hand()?;
        Some(self.name_of(hand.player(hand.turn)))
    }
}
