//! Judging entries, one function for each verb. Nothing here changes the session.

mod evening;
mod play;

use super::hand::Hand;
use super::refusal::Refusal;
use super::ruling::{Event, Ruling};
use super::session::{Phase, Session};
use super::verbs::Act;
use crate::dominoes::tile::{Tile, TileSet};
use crate::table::article::article;
use crate::table::name::Name;
use crate::table::seat::Seat;

impl Session {
    /// Judges an entry on this session.
    ///
    /// # Errors
    /// The entry cannot have happened as typed.
    pub fn judge(&self, act: &Act) -> Result<Ruling, Refusal> {
        match act {
            Act::Law(edition) => self.judge_law(*edition),
            Act::Seat(names) => self.judge_seat(names),
            Act::House(setting) => self.judge_house(*setting),
            Act::Lot(lots) => self.judge_lot(lots),
            Act::Deal => self.judge_deal(),
            Act::Play(play) => self.judge_play(play),
            Act::Knock(name) => self.judge_knock(name.as_ref()),
            Act::Reveal { name, tiles } => self.judge_reveal(name, tiles),
            Act::Void => self.judge_void(),
            Act::Settle => self.judge_settle(),
            Act::Note(_) => Ok(Ruling::accepted(None).with(Event::Noted)),
        }
    }

    /// The hand that is being played, or the refusal that there is none.
    fn hand_now(&self) -> Result<&Hand, Refusal> {
        match (self.phase(), self.hand()) {
            (_, Some(hand)) => Ok(hand),
            (Phase::Lobby, None) => Err(Refusal::NobodySeated),
            (Phase::Finished, None) => Err(Refusal::Settled),
            (Phase::Lot | Phase::Between | Phase::Play, None) => Err(Refusal::NoHand),
        }
    }

    /// The seat of the named player, or of the player on turn if nobody is named.
    fn seat_or_turn(&self, hand: &Hand, name: Option<&Name>) -> Result<Seat, Refusal> {
        match name {
            Some(name) => self.seat_of(hand, name),
            None => Ok(hand.turn),
        }
    }

    fn seat_of(&self, hand: &Hand, name: &Name) -> Result<Seat, Refusal> {
        let player = self.player(name)?;
        hand.seat(player).ok_or(Refusal::NobodySeated)
    }

    fn name_at(&self, hand: &Hand, seat: Seat) -> Name {
        self.name_of(hand.player(seat))
    }

    /// Refuses a tile that lies or is known to be in another hand.
    fn can_be_there(&self, hand: &Hand, seat: Seat, tile: Tile) -> Result<(), Refusal> {
        if hand.tiles.laid().has(tile) {
            let laid = hand.line.laid().iter().find(|own| own.lies.tile() == tile);
            return Err(Refusal::AlreadyLies(tile, laid.map(|own| own.no)));
        }
        match hand.tiles.holder(tile) {
            Some(holder) if holder != seat => {
                Err(Refusal::KnownElsewhere(tile, self.name_at(hand, holder)))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Adds to the ruling the knocks of this seat that these tiles, now played or shown, prove false.
    fn prove(&self, hand: &Hand, seat: Seat, tiles: TileSet, ruling: &mut Ruling) {
        for (at, denial) in hand.tiles.disproved(seat, tiles) {
            ruling.cite(article(3, 3));
            ruling.events.push(Event::Proved {
                player: hand.player(seat),
                denial: at,
                no: denial.no,
                tiles: tiles.and(denial.tiles),
            });
        }
    }
}

/// The first tile that is twice in a list.
fn twice(tiles: impl Iterator<Item = Tile>) -> Option<Tile> {
    let mut seen = TileSet::EMPTY;
    for tile in tiles {
        if seen.has(tile) {
            return Some(tile);
        }
        seen = seen.with(tile);
    }
    None
}
