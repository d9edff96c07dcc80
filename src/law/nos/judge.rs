//! Judging entries. Nothing here changes the session.

mod billitonnen;
mod close;
mod count;
mod deal;
mod draft;
mod evening;
mod foul;
mod play;
mod set;
mod turn;

use super::entry::{Act, Entry};
use super::hand::{Hand, Round, Seat, Stage, Table};
use super::refusal::{Need, Refusal};
use super::ruling::Ruling;
use super::session::{Progress, Session};
use crate::dominoes::tile::Tile;
use crate::table::name::Name;
use draft::Draft;

impl Session {
    /// Judges an entry on this session.
    ///
    /// # Errors
    /// The entry cannot have happened as typed.
    pub fn judge(&self, entry: &Entry) -> Result<Ruling, Refusal> {
        self.can_come_now(&entry.act)?;
        let mut draft = Draft::new(self, entry.waived);
        self.decide(&mut draft, &entry.act)?;
        Ok(draft.done())
    }

    /// Adds to the ruling what this act decides.
    fn decide(&self, draft: &mut Draft, act: &Act) -> Result<(), Refusal> {
        match act {
            Act::Law(edition) => self.judge_law(draft, *edition),
            Act::Seat(names) => self.judge_seat(draft, names),
            Act::House(setting) => self.judge_house(draft, *setting),
            Act::Join { name, after } => self.judge_join(draft, name, after.as_deref()),
            Act::Retire(name) => self.judge_retire(draft, name),
            Act::Settle => self.judge_settle(draft),
            Act::Pot(name) => self.judge_pot(draft, name),
            Act::Billitonnen => self.judge_billitonnen(draft),
            Act::Recount(counted) => self.judge_recount(draft, counted),
            Act::Note(_) => self.judge_note(draft),
            Act::Deal => self.judge_deal(draft),
            Act::Reshuffle => self.judge_reshuffle(draft),
            Act::Short { name, tiles } => self.judge_short(draft, name, *tiles),
            Act::Excess { name, tiles, kept } => self.judge_excess(draft, name, *tiles, *kept),
            Act::Set { name, tile, drawn } => self.judge_set(draft, name.as_ref(), *tile, *drawn),
            Act::Announce(announced) => self.judge_announce(draft, *announced),
            Act::Declare { name, tiles } => self.judge_declare(draft, name, tiles),
            Act::Draw { name, tiles } => self.judge_draw(draft, name.as_ref(), *tiles),
            Act::Play(play) => self.judge_play(draft, play),
            Act::Claim(name) => self.judge_claim(draft, name.as_ref()),
            Act::Pass(name) => self.judge_pass(draft, name.as_ref()),
            Act::Wait(name) => self.judge_wait(draft, name.as_ref()),
            Act::Nos(name) => self.judge_nos(draft, name),
            Act::Block(name) => self.judge_block(draft, name.as_ref()),
            Act::Refute { name, tile } => self.judge_refute(draft, name, *tile),
            Act::Uphold => self.judge_uphold(draft),
            Act::Foul { name, kind } => self.judge_foul(draft, name, *kind),
            Act::Reveal { name, tiles } => self.judge_reveal(draft, name, tiles),
            Act::Count { name, spots } => self.judge_count(draft, name, *spots),
            Act::Lot(lots) => self.judge_lot(draft, lots),
            Act::Void => self.judge_void(draft),
            Act::Starter((left, right)) => self.judge_starter(draft, *left, *right),
            Act::Flip { name, tile, on } => self.judge_flip(draft, name.as_ref(), *tile, *on),
        }
    }

    /// Refuses an entry that is not taken while a close is open.
    fn can_come_now(&self, act: &Act) -> Result<(), Refusal> {
        let open = self
            .hand()
            .and_then(Hand::round)
            .is_some_and(|round| matches!(round.stage, Stage::Claimed { .. }));
        match act {
            Act::Draw { .. }
            | Act::Play(_)
            | Act::Claim(_)
            | Act::Nos(_)
            | Act::Refute { .. }
            | Act::Uphold => Ok(()),
            Act::Foul { .. } | Act::Note(_) | Act::Void => Ok(()),
            _ if open => Err(Refusal::CloseIsOpen),
            _ => Ok(()),
        }
    }

    /// The hand under way, or the refusal that there is none.
    fn hand_now(&self) -> Result<&Hand, Refusal> {
        match &self.progress {
            Progress::Hand(hand) => Ok(hand),
            Progress::Lobby => Err(Refusal::NobodySeated),
            Progress::Between(_) => Err(Refusal::NotNow(Need::Hand)),
            _ => Err(Refusal::NotNow(Need::Unsettled)),
        }
    }

    /// The hand under way and its game, or the refusal that there is none.
    fn round_now(&self) -> Result<(&Hand, &Round), Refusal> {
        let hand = self.hand_now()?;
        match &hand.table {
            Table::Bare { .. } => Err(Refusal::NotNow(Need::Set)),
            Table::Set { on_set, .. } => Err(Refusal::AnnounceFirst(self.name_at(hand, *on_set))),
            Table::Game(round) => Ok((hand, round)),
        }
    }

    /// The refusal of what cannot come before the hand ends.
    fn hand_goes_on(&self, hand: &Hand) -> Refusal {
        let uncounted = hand
            .still_in()
            .filter(|seat| hand.is_over() && hand.holding(*seat).counted.is_none());
        Refusal::HandGoesOn {
            hand: self.hands,
            uncounted: uncounted.map(|seat| self.name_at(hand, seat)).collect(),
        }
    }

    /// The seat of the player with a typed name.
    fn seat_named(&self, hand: &Hand, name: &Name) -> Result<Seat, Refusal> {
        let player = self.player(name)?;
        hand.seat(player)
            .ok_or_else(|| Refusal::HasLeft { name: name.clone() })
    }

    /// The seat of the named player, or this one if nobody is named.
    fn seat_or(&self, hand: &Hand, name: Option<&Name>, else_this: Seat) -> Result<Seat, Refusal> {
        name.map_or(Ok(else_this), |name| self.seat_named(hand, name))
    }

    /// Refuses a tile that cannot be in this hand.
    fn can_be_his(&self, hand: &Hand, seat: Seat, tile: Tile) -> Result<(), Refusal> {
        if hand.tiles.laid().has(tile) {
            return Err(Refusal::AlreadyLies(tile, self.laid_by(tile)));
        }
        if let Some(holder) = hand.tiles.holder(tile).filter(|holder| *holder != seat) {
            return Err(Refusal::KnownElsewhere(tile, self.name_at(hand, holder)));
        }
        if hand.tiles.number(seat) == 0 {
            return Err(Refusal::NoTiles(self.name_at(hand, seat)));
        }
        if hand.tiles.is_known(seat) && !hand.tiles.known(seat).has(tile) {
            return Err(Refusal::NotHis(
                self.name_at(hand, seat),
                tile,
                hand.tiles.known(seat),
            ));
        }
        Ok(())
    }
}

/// The first tile that is twice in a list.
fn twice(tiles: &[Tile]) -> Option<Tile> {
    tiles
        .iter()
        .enumerate()
        .find(|(at, tile)| tiles[..*at].contains(tile))
        .map(|(_, tile)| *tile)
}
