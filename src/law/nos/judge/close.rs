//! Closing (chapter 9).

use super::Draft;
use crate::dominoes::tile::{Tile, TileSet};
use crate::law::nos::fouls::Foul;
use crate::law::nos::hand::{Ending, Hand, LAST_TWO, Round, Seat, Stage};
use crate::law::nos::house::HouseKey;
use crate::law::nos::layout::Scope;
use crate::law::nos::refusal::{Need, Refusal};
use crate::law::nos::ruling::{CloseOutcome, Event};
use crate::law::nos::session::Session;
use crate::law::nos::transfer::Cause;
use crate::table::article::article;
use crate::table::name::Name;

impl Session {
    pub(super) fn judge_block(
        &self,
        draft: &mut Draft,
        name: Option<&Name>,
    ) -> Result<(), Refusal> {
        let (hand, round) = self.round_now()?;
        let seat = self.seat_or(hand, name, round.last.seat)?;
        let player = hand.player(seat);
        if seat != round.last.seat || !round.last.just_now {
            draft.foul(player, Foul::CloseNotJustPlayed);
            draft.cite(article(11, 8));
            return Ok(());
        }
        if round.last.blocked {
            draft.foul(player, Foul::CloseTwice);
            return Ok(());
        }
        draft.cite(article(9, 1));
        let last_hand = match round.stage {
            Stage::Over { .. } => hand.still_in().next(),
            _ => None,
        };
        let fitting = fitting(hand, round);
        let hidden = if last_hand.is_some() {
            hand.tiles.boneyard()
        } else {
            LAST_TWO
        };
        let known = known_to_fit(hand, fitting);
        draft.cite(article(9, 4));
        if fitting.is_empty() {
            self.closes(draft, hand, seat);
            draft.event(Event::CloseCalled(
                hand.player(seat),
                CloseOutcome::RightAtOnce,
            ));
            if last_hand.is_none() && hand.drawable() == 0 {
                draft.cite(article(10, 1));
                draft.event(Event::Over(Ending::Closed));
            }
        } else if let Some((holder, tile)) = known {
            draft.foul(player, Foul::WrongClose);
            draft.cite(article(9, 3));
            draft.event(Event::CloseCalled(
                hand.player(seat),
                CloseOutcome::KnownTile(hand.player(holder), tile),
            ));
        } else if fitting.len() > hidden {
            draft.foul(player, Foul::WrongClose);
            draft.cite(article(9, 3));
            draft.event(Event::CloseCalled(
                hand.player(seat),
                CloseOutcome::TooManyFit(fitting.len(), hidden),
            ));
        } else if let Some(last) = last_hand {
            draft.cite(article(9, 5));
            draft.event(Event::CloseCalled(
                hand.player(seat),
                CloseOutcome::OpenToTheLastHand(hand.player(last)),
            ));
        } else {
            draft.event(Event::CloseCalled(hand.player(seat), CloseOutcome::Open));
        }
        Ok(())
    }

    pub(super) fn judge_refute(
        &self,
        draft: &mut Draft,
        name: &Name,
        tile: Tile,
    ) -> Result<(), Refusal> {
        let (hand, round, by) = self.claimed()?;
        let seat = self.seat_named(hand, name)?;
        self.can_be_his(hand, seat, tile)?;
        if !fitting(hand, round).has(tile) {
            return Err(Refusal::DoesNotRefute(tile));
        }
        draft.cite(article(9, 3));
        self.refuted(
            draft,
            hand,
            by,
            CloseOutcome::Refuted(hand.player(seat), tile),
        );
        draft.show(hand, seat, TileSet::of(tile));
        Ok(())
    }

    pub(super) fn judge_uphold(&self, draft: &mut Draft) -> Result<(), Refusal> {
        let (hand, round, by) = self.claimed()?;
        if hand.drawable() > 0 {
            return Err(Refusal::DrawFirst(hand.drawable()));
        }
        if let Some((holder, tile)) = known_to_fit(hand, fitting(hand, round)) {
            return Err(Refusal::KnownToFit(self.name_at(hand, holder), tile));
        }
        self.closes(draft, hand, by);
        draft.event(Event::CloseDecided(hand.player(by), CloseOutcome::Upheld));
        draft.cite(article(10, 1));
        draft.event(Event::Over(Ending::Closed));
        Ok(())
    }

    /// The hand, the game, and who announced the open close; or the refusal that none is open.
    fn claimed(&self) -> Result<(&Hand, &Round, Seat), Refusal> {
        let (hand, round) = self.round_now()?;
        match round.stage {
            Stage::Claimed { by, .. } => Ok((hand, round, by)),
            _ => Err(Refusal::NotNow(Need::OpenClose)),
        }
    }

    /// A close is right: every other player who has tiles pays (article 9.2).
    pub(super) fn closes(&self, draft: &mut Draft, hand: &Hand, by: Seat) {
        let payers = hand.still_in().filter(|other| *other != by);
        draft.receives_from(
            hand,
            by,
            payers,
            (
                self.house.amount(HouseKey::Close),
                Cause::Close,
                article(9, 2),
            ),
        );
    }

    /// An open close is wrong. Whoever announced it pays, in the ruling on what refuted it (article 9.3).
    pub(super) fn refuted(&self, draft: &mut Draft, hand: &Hand, by: Seat, outcome: CloseOutcome) {
        draft.penalty_aside(hand.player(by), Foul::WrongClose);
        draft.cite(article(9, 3));
        draft.event(Event::CloseDecided(hand.player(by), outcome));
    }
}

/// The unplayed tiles that fit somewhere, whoever holds them.
pub(super) fn fitting(hand: &Hand, round: &Round) -> TileSet {
    let scope = if round.is_opening() {
        Scope::TurnInOpening
    } else {
        Scope::Turn
    };
    round.layout.playable(scope).and(hand.tiles.unlaid())
}

/// A hand that is known to hold one of these tiles, and this tile; `None` if there is no such hand.
fn known_to_fit(hand: &Hand, fitting: TileSet) -> Option<(Seat, Tile)> {
    hand.all()
        .find_map(|seat| Some((seat, hand.tiles.known(seat).and(fitting).iter().next()?)))
}
