//! The deal and its irregularities (chapter 2).

use super::Draft;
use crate::dominoes::tile::{TILES, TileSet};
use crate::law::nos::fouls::Foul;
use crate::law::nos::hand::{
    Circle, Hand, Irregular, LAST_TWO, SEATS_MAX, SEATS_MIN, Seat, Table, tiles_each,
};
use crate::law::nos::refusal::{Need, Refusal};
use crate::law::nos::ruling::{Event, NextSet, Opens};
use crate::law::nos::session::Session;
use crate::table::article::article;
use crate::table::name::Name;

/// More excess tiles than this cost a penalty (article 2.6).
const FREE_EXCESS: u8 = 2;

impl Session {
    pub(super) fn judge_deal(&self, draft: &mut Draft) -> Result<(), Refusal> {
        self.between_hands()?;
        let players = self.seats.len();
        if !(SEATS_MIN..=SEATS_MAX).contains(&players) {
            return Err(Refusal::TooFewOrMany(players));
        }
        let on_set = match &self.next_set {
            NextSet::HighestDouble => None,
            NextSet::Loser(loser) => Some(*loser),
            NextSet::Lots(tied) => {
                return Err(Refusal::LotsFirst(
                    tied.iter().map(|player| self.name_of(*player)).collect(),
                ));
            }
        };
        let each = tiles_each(players);
        draft.cite(article(2, 1));
        draft.cite(if on_set.is_some() {
            article(2, 3)
        } else {
            article(2, 2)
        });
        draft.cite(article(2, 4));
        let seats = Circle::of(&self.seats);
        let opens = on_set.and_then(|on_set| {
            let shuffles = seats[seats.right_of(seats.seat(on_set)?)];
            Some(Opens::Player { on_set, shuffles })
        });
        draft.event(Event::Dealt {
            hand: self.hands + 1,
            opens: opens.unwrap_or(Opens::HighestDouble),
            each,
            boneyard: TILES.saturating_sub(each * players as u8),
        });
        Ok(())
    }

    pub(super) fn judge_reshuffle(&self, draft: &mut Draft) -> Result<(), Refusal> {
        let hand = self.hand_now()?;
        if !hand.first || !matches!(hand.table, Table::Bare { .. }) {
            return Err(Refusal::NotFirstHand);
        }
        for seat in hand.all() {
            if let Some(double) = hand.tiles.known(seat).and(TileSet::DOUBLES).iter().next() {
                return Err(Refusal::DoubleKnown(self.name_at(hand, seat), double));
            }
        }
        draft.cite(article(2, 2));
        draft.event(Event::Reshuffled);
        Ok(())
    }

    pub(super) fn judge_short(
        &self,
        draft: &mut Draft,
        name: &Name,
        tiles: u8,
    ) -> Result<(), Refusal> {
        let (hand, seat) = self.irregular_seat(name)?;
        if tiles >= tiles_each(hand.seats.len()) {
            return Err(Refusal::NoTileLeft(self.name_at(hand, seat)));
        }
        draft.cite(article(2, 5));
        let tiles_on_table = hand.tiles.laid().len();
        let lapses_after = if hand.on_set() == Some(seat) { 2 } else { 1 };
        if tiles_on_table >= lapses_after {
            if tiles >= hand.tiles.number(seat) {
                return Err(Refusal::NoTileLeft(self.name_at(hand, seat)));
            }
            if hand.tiles.number(seat) - tiles < hand.tiles.known(seat).len() {
                return Err(Refusal::FewerThanKnown(
                    self.name_at(hand, seat),
                    hand.tiles.known(seat).len(),
                ));
            }
            draft.event(Event::Irregular(
                hand.player(seat),
                Irregular::Lapsed(tiles),
            ));
        } else {
            draft.foul(self.player(name)?, Foul::Short);
            draft.event(Event::Irregular(hand.player(seat), Irregular::Short(tiles)));
        }
        Ok(())
    }

    pub(super) fn judge_excess(
        &self,
        draft: &mut Draft,
        name: &Name,
        tiles: u8,
        kept: bool,
    ) -> Result<(), Refusal> {
        let (hand, seat) = self.irregular_seat(name)?;
        if kept && hand.tiles.boneyard() < tiles.saturating_add(LAST_TWO) {
            return Err(Refusal::BoneyardTooSmall(hand.tiles.boneyard()));
        }
        draft.cite(article(2, 6));
        if tiles > FREE_EXCESS {
            draft.foul(self.player(name)?, Foul::Excess);
        }
        if kept {
            draft.cite(article(2, 7));
        }
        draft.event(Event::Irregular(
            hand.player(seat),
            if kept {
                Irregular::Kept(tiles)
            } else {
                Irregular::Returned
            },
        ));
        Ok(())
    }

    /// The seat of a player with an irregular deal. It can be recorded once in a hand, until the hand is over.
    fn irregular_seat(&self, name: &Name) -> Result<(&Hand, Seat), Refusal> {
        let hand = self.hand_now()?;
        if hand.is_over() {
            return Err(Refusal::NotNow(Need::GameGoesOn));
        }
        let seat = self.seat_named(hand, name)?;
        if hand.tiles.number(seat) == 0 {
            return Err(Refusal::NoTiles(self.name_at(hand, seat)));
        }
        if hand.holding(seat).irregular.is_some() {
            return Err(Refusal::IrregularTwice(self.name_at(hand, seat)));
        }
        Ok((hand, seat))
    }
}
