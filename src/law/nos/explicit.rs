//! Writing out an entry: every player, place and direction as it was ruled. So a recorded entry can be
//! understood by itself.

use super::entry::{Act, Entry, Place};
use super::plan::Arm;
use super::ruling::{Event, Flipped, Ruling};
use super::session::{Progress, Session};
use crate::speech::argument::Naming;
use crate::table::name::Name;
use crate::table::seat::Seat;

impl Session {
    /// The entry with every player named in full and every tile laid as it was ruled to lie. Judging it on this
    /// session gives the same ruling.
    pub fn explicit(&self, entry: &Entry, ruling: &Ruling) -> Entry {
        let mut full = entry.clone();
        full.act.name_in_full(&Named {
            session: self,
            act: &entry.act,
        });
        if let Act::Play(play) = &mut full.act {
            let mut events = ruling.events.iter();
            let laid = events.find_map(|event| match event {
                Event::Laid { way, .. } => Some(*way),
                _ => None,
            });
            if let Some(way) = laid {
                play.touching = Some(way.touching);
                play.on = Some(Place::Arm(way.arm));
            }
            play.touching = play.touching.filter(|_| !play.tile.is_double());
        }
        if let Act::Flip { on, .. } = &mut full.act {
            *on = ruling.events.iter().find_map(flipped_on);
        }
        full
    }

    /// Who acts if nobody is named: the player on set, on turn, or who last laid a tile.
    fn obvious(&self, act: &Act) -> Option<Name> {
        if let Progress::Billitonnen(game) = &self.progress {
            return Some(self.name_of(game.player_on_turn()?));
        }
        let hand = self.hand()?;
        let seat: Option<Seat> = match act {
            Act::Set { .. } => hand.on_set(),
            Act::Claim(_) | Act::Block(_) => hand.last_to_lay(),
            _ => hand.round().map(|round| round.turn),
        };
        seat.map(|seat| self.name_at(hand, seat))
    }
}

/// Looks up the names in an act.
struct Named<'a> {
    session: &'a Session,
    act: &'a Act,
}

impl Naming for Named<'_> {
    fn in_full(&self, typed: &Name) -> Name {
        let player = self.session.player(typed);
        player.map_or_else(|_| typed.clone(), |player| self.session.name_of(player))
    }

    fn obvious(&self) -> Option<Name> {
        self.session.obvious(self.act)
    }
}

/// The end of the line that a turned tile was played on.
fn flipped_on(event: &Event) -> Option<Place> {
    match event {
        Event::TileFlipped { to, .. } => match to {
            Flipped::Left => Some(Place::Arm(Arm::Left)),
            Flipped::Right => Some(Place::Arm(Arm::Right)),
            Flipped::Set | Flipped::Back => None,
        },
        _ => None,
    }
}
