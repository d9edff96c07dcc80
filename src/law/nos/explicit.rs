//! Saying an entry in full: who acted, where it happened and which way round, as it was ruled on, so that
//! what is kept needs nothing around it to be understood.

use super::entry::{Act, Entry, Place, Play};
use super::plan::Arm;
use super::ruling::{Event, Flipped, Ruling};
use super::session::{Progress, Session};
use crate::table::name::Name;
use crate::table::seat::Seat;

impl Session {
    /// The entry with every player named in full, every tile laid where and as it was ruled to lie; given
    /// on this session it is ruled on in the same way.
    pub fn explicit(&self, entry: &Entry, ruling: &Ruling) -> Entry {
        let act = match &entry.act {
            Act::Join { name, after } => Act::Join {
                name: name.clone(),
                after: after.as_ref().map(|after| self.in_full(after)),
            },
            Act::Retire(name) => Act::Retire(self.in_full(name)),
            Act::Pot(name) => Act::Pot(self.in_full(name)),
            Act::Recount(counted) => Act::Recount(self.all_in_full(counted)),
            Act::Short { name, tiles } => Act::Short {
                name: self.in_full(name),
                tiles: *tiles,
            },
            Act::Excess { name, tiles, kept } => Act::Excess {
                name: self.in_full(name),
                tiles: *tiles,
                kept: *kept,
            },
            Act::Set {
                name,
                left,
                right,
                drawn,
            } => Act::Set {
                name: self.actor(name.as_ref(), &entry.act),
                left: *left,
                right: *right,
                drawn: *drawn,
            },
            Act::Declare { name, tiles } => Act::Declare {
                name: self.in_full(name),
                tiles: tiles.clone(),
            },
            Act::Draw { name, tiles } => Act::Draw {
                name: self.actor(name.as_ref(), &entry.act),
                tiles: *tiles,
            },
            Act::Play(play) => Act::Play(self.explicit_play(play, &entry.act, ruling)),
            Act::Claim(name) => Act::Claim(self.actor(name.as_ref(), &entry.act)),
            Act::Pass(name) => Act::Pass(self.actor(name.as_ref(), &entry.act)),
            Act::Wait(name) => Act::Wait(self.actor(name.as_ref(), &entry.act)),
            Act::Nos(name) => Act::Nos(self.in_full(name)),
            Act::Block(name) => Act::Block(self.actor(name.as_ref(), &entry.act)),
            Act::Refute { name, tile } => Act::Refute {
                name: self.in_full(name),
                tile: *tile,
            },
            Act::Foul { name, kind } => Act::Foul {
                name: self.in_full(name),
                kind: *kind,
            },
            Act::Reveal { name, tiles } => Act::Reveal {
                name: self.in_full(name),
                tiles: tiles.clone(),
            },
            Act::Count { name, spots } => Act::Count {
                name: self.in_full(name),
                spots: *spots,
            },
            Act::Lot(lots) => Act::Lot(self.all_in_full(lots)),
            Act::Flip {
                name, left, right, ..
            } => Act::Flip {
                name: self.actor(name.as_ref(), &entry.act),
                left: *left,
                right: *right,
                on: ruling.events.iter().find_map(flipped_on),
            },
            Act::Law(_)
            | Act::Seat(_)
            | Act::House(_)
            | Act::Settle
            | Act::Billitonnen
            | Act::Note(_)
            | Act::Deal
            | Act::Reshuffle
            | Act::Announce(_)
            | Act::Uphold
            | Act::Void
            | Act::Starter { .. } => entry.act.clone(),
        };
        Entry {
            act,
            waived: entry.waived,
        }
    }

    /// A tile that was laid is told where and as it lies; one that went back, as it was typed.
    fn explicit_play(&self, play: &Play, act: &Act, ruling: &Ruling) -> Play {
        let laid = ruling.events.iter().find_map(|event| match event {
            Event::Laid { way, .. } => Some((Some(way.touching), Some(Place::Arm(way.arm)))),
            _ => None,
        });
        let (touching, on) = laid.unwrap_or((play.touching, play.on));
        Play {
            name: self.actor(play.name.as_ref(), act),
            tile: play.tile,
            touching: touching.filter(|_| !play.tile.is_double()),
            on,
            tail: play.tail,
        }
    }

    /// The name of a typed player as he was first called; what was typed, where it means nobody.
    fn in_full(&self, typed: &Name) -> Name {
        self.player(typed)
            .map_or_else(|_| typed.clone(), |player| self.name_of(player))
    }

    fn all_in_full<T: Clone>(&self, pairs: &[(Name, T)]) -> Vec<(Name, T)> {
        pairs
            .iter()
            .map(|(name, with)| (self.in_full(name), with.clone()))
            .collect()
    }

    /// Who acts: the player who is named, or the obvious one.
    fn actor(&self, typed: Option<&Name>, act: &Act) -> Option<Name> {
        match typed {
            Some(typed) => Some(self.in_full(typed)),
            None => self.obvious(act),
        }
    }

    /// Who acts where nobody is named: the player on set, on turn, or the one who last laid a tile.
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

/// The end of the line on which a turned tile was played.
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
