//! Drawing, passing, waiting, saying "nos" (chapters 6 and 8).

use super::Draft;
use crate::law::nos::fouls::Foul;
use crate::law::nos::hand::{DenialKind, Ending, Hand, LAST_TWO, Round, Seat, Stage};
use crate::law::nos::house::HouseKey;
use crate::law::nos::refusal::{Need, Refusal};
use crate::law::nos::ruling::Event;
use crate::law::nos::session::Session;
use crate::table::article::article;
use crate::table::name::Name;

impl Session {
    pub(super) fn judge_draw(
        &self,
        draft: &mut Draft,
        name: Option<&Name>,
        tiles: u8,
    ) -> Result<(), Refusal> {
        let (hand, round) = self.round_now()?;
        if matches!(round.stage, Stage::Over { .. }) {
            return Err(Refusal::NotNow(Need::GameGoesOn));
        }
        let seat = self.on_turn(hand, round, name)?;
        if matches!(round.stage, Stage::Going { .. }) {
            self.owes_no_wait(hand, seat)?;
        }
        let drawn = tiles.min(hand.drawable());
        draft.cite(if matches!(round.stage, Stage::Going { .. }) {
            article(6, 2)
        } else {
            article(9, 2)
        });
        if tiles > drawn {
            draft.foul(hand.player(seat), Foul::LastTwo);
        }
        draft.event(Event::Drew {
            player: hand.player(seat),
            tiles: drawn,
            left: hand.tiles.boneyard().saturating_sub(drawn),
        });
        if round.stage == Stage::Closed && drawn == hand.drawable() {
            draft.cite(article(10, 1));
            draft.event(Event::Over(Ending::Closed));
        }
        Ok(())
    }

    pub(super) fn judge_pass(&self, draft: &mut Draft, name: Option<&Name>) -> Result<(), Refusal> {
        let (hand, round) = self.going()?;
        let seat = self.on_turn(hand, round, name)?;
        self.owes_no_wait(hand, seat)?;
        let playable = round
            .layout
            .playable(round.scope(seat))
            .and(hand.tiles.unlaid());
        if let Some(tile) = playable.and(hand.tiles.known(seat)).iter().next() {
            return Err(Refusal::KnownPlayable(self.name_at(hand, seat), tile));
        }
        let turn_passes = hand.tiles.boneyard() <= LAST_TWO;
        let mut took = 0;
        if turn_passes {
            draft.cite(article(6, 4));
        } else {
            took = draft.foul(hand.player(seat), Foul::PassWithBoneyard);
        }
        draft.event(Event::Passed {
            player: hand.player(seat),
            turn_passes,
        });
        draft.event(Event::Denied {
            player: hand.player(seat),
            kind: DenialKind::Pass,
            tiles: playable,
            took,
            fitting: Box::new(round.layout.fitting_by_arm(round.scope(seat), playable)),
        });
        if turn_passes
            && hand
                .still_in()
                .all(|other| other == seat || hand.holding(other).passed)
        {
            draft.cite(article(10, 1));
            draft.event(Event::Over(Ending::AllPassed));
        }
        Ok(())
    }

    pub(super) fn judge_wait(&self, draft: &mut Draft, name: Option<&Name>) -> Result<(), Refusal> {
        let (hand, round) = self.going()?;
        let seat = self.on_turn(hand, round, name)?;
        if hand.waits_due(seat) == 0 {
            return Err(Refusal::NoWaitDue(self.name_at(hand, seat)));
        }
        draft.cite(article(7, 5));
        if hand.holding(seat).waits == 0 {
            draft.cite(article(7, 6));
        }
        draft.event(Event::Waited {
            player: hand.player(seat),
            lies_between: self.house.is_on(HouseKey::WaitBreaksPayment),
        });
        Ok(())
    }

    pub(super) fn judge_nos(&self, draft: &mut Draft, name: &Name) -> Result<(), Refusal> {
        let hand = self.hand_now()?;
        let seat = self.seat_named(hand, name)?;
        let player = self.player(name)?;
        if hand.tiles.number(seat) > 0 {
            draft.foul(player, Foul::WrongNos);
        } else if hand.first_out == Some(seat) {
            draft.cite(article(8, 1));
            draft.event(Event::SaidNos(hand.player(seat)));
        } else {
            draft.foul(player, Foul::LaterNos);
            draft.cite(article(11, 7));
        }
        Ok(())
    }

    /// The hand and the game, if tiles are played and no close is open; or the refusal.
    pub(super) fn going(&self) -> Result<(&Hand, &Round), Refusal> {
        let (hand, round) = self.round_now()?;
        match round.stage {
            Stage::Going { .. } => Ok((hand, round)),
            Stage::Claimed { .. } => Err(Refusal::CloseIsOpen),
            Stage::Closed => Err(Refusal::OnlyDrawing(self.name_at(hand, round.turn))),
            Stage::Over { .. } => Err(Refusal::NotNow(Need::GameGoesOn)),
        }
    }

    /// The seat that acts, or the refusal if it is not on turn.
    fn on_turn(&self, hand: &Hand, round: &Round, name: Option<&Name>) -> Result<Seat, Refusal> {
        let seat = self.seat_or(hand, name, round.turn)?;
        if seat == round.turn {
            return Ok(seat);
        }
        let (name, turn) = (self.name_at(hand, seat), self.name_at(hand, round.turn));
        Err(Refusal::NotHisTurn { name, turn })
    }

    fn owes_no_wait(&self, hand: &Hand, seat: Seat) -> Result<(), Refusal> {
        if hand.waits_due(seat) > 0 {
            Err(Refusal::MustWait(self.name_at(hand, seat)))
        } else {
            Ok(())
        }
    }
}
