//! Drawing, passing, waiting, saying "nos" (chapters 6 and 8).

use super::draft::{Draft, JudgeNeeds, refuse};
use crate::nos::session::NosTable;
use crate::nos::{
    Because, DenialKind, Ending, Event, Foul, Hand, HouseKey, LAST_TWO, Need, Refusal, Round, Seat,
    Session, Stage,
};
use easy_ext::ext;
use nos_base::{Name, article};
use nos_law::Judged;

#[ext(JudgeTurn)]
pub(crate) impl Session {
    fn judge_draw(&self, draft: &mut Draft, name: Option<&Name>, tiles: u8) -> Judged {
        let (hand, round) = self.round_now()?;
        refuse_if!(hand.is_over(), Refusal::NotNow(Need::GameGoesOn));
        let seat = self.on_turn(hand, round, name)?;
        if round.stage == Stage::Going {
            self.owes_no_wait(hand, seat)?;
            draft.cite(article(6, 2));
        } else {
            draft.cite(article(9, 2));
        }
        let (player, drawn) = (hand.player(seat), tiles.min(hand.drawable()));
        if tiles > drawn {
            draft.foul(player, Foul::LastTwo, Because::Tiles(drawn));
        }
        let left = hand.tiles.boneyard().saturating_sub(drawn);
        draft.event(Event::Drew { player, tiles: drawn, left });
        if round.stage == Stage::Closed && drawn == hand.drawable() {
            draft.over(Ending::Closed);
        }
        Ok(())
    }

    fn judge_pass(&self, draft: &mut Draft, name: Option<&Name>) -> Judged {
        let (hand, round) = self.going()?;
        let seat = self.on_turn(hand, round, name)?;
        self.owes_no_wait(hand, seat)?;
        let (player, scope) = (hand.player(seat), round.scope(seat));
        let playable = round.layout.playable(scope).and(hand.tiles.unlaid());
        if let Some(tile) = playable.and(hand.tiles.known(seat)).iter().next() {
            return refuse(Refusal::KnownPlayable(self.name_at(hand, seat), tile));
        }
        let turn_passes = hand.tiles.boneyard() <= LAST_TWO;
        let took = if turn_passes {
            draft.cite(article(6, 4));
            0
        } else {
            draft.foul(player, Foul::PassWithBoneyard, Because::Tiles(hand.tiles.boneyard()))
        };
        draft.event(Event::Denied { player, kind: DenialKind::Pass, tiles: playable, took });
        draft.event(Event::Passed { player, turn_passes });
        let has_passed = |other: Seat| other == seat || hand.holdings[other].passed;
        if turn_passes && hand.still_in().all(has_passed) {
            draft.over(Ending::AllPassed);
        }
        Ok(())
    }

    fn judge_wait(&self, draft: &mut Draft, name: Option<&Name>) -> Judged {
        let (hand, round) = self.going()?;
        let seat = self.on_turn(hand, round, name)?;
        if hand.waits_due(seat) == 0 {
            let name = self.name_at(hand, seat);
            let owes = hand.holdings[seat].all_waits() > 0;
            return refuse(match round.layout.barred().filter(|_| owes) {
                Some(arm) => Refusal::WaitsLater(name, arm),
                None => Refusal::NoWaitDue(name),
            });
        }
        draft.cite(article(7, 5));
        if hand.holdings[seat].waits == 0 {
            draft.cite(article(7, 6));
        }
        let lies_between = self.rules().is_on(HouseKey::WaitBreaksPayment);
        draft.event(Event::Waited { player: hand.player(seat), lies_between });
        Ok(())
    }

    fn judge_nos(&self, draft: &mut Draft, name: &Name) -> Judged {
        let hand = self.hand_now()?;
        let seat = self.seat_named(hand, name)?;
        let player = hand.player(seat);
        let tiles = hand.tiles.number(seat);
        if tiles > 0 {
            draft.foul(player, Foul::WrongNos, Because::Tiles(tiles));
        } else if hand.first_out == Some(seat) {
            draft.cite(article(8, 1));
            draft.event(Event::SaidNos(player));
        } else {
            let first = hand.first_out.map(|first| Because::Other(hand.player(first)));
            draft.foul(player, Foul::LaterNos, first.unwrap_or(Because::Article));
            draft.cite(article(11, 7));
        }
        Ok(())
    }

    fn going(&self) -> Judged<(&Hand, &Round)> {
        let (hand, round) = self.round_now()?;
        match round.stage {
            Stage::Going => Ok((hand, round)),
            Stage::Claimed { .. } => refuse(Refusal::CloseIsOpen),
            Stage::Closed => refuse(Refusal::OnlyDrawing(self.name_at(hand, round.turn))),
            Stage::Over(_) => refuse(Refusal::NotNow(Need::GameGoesOn)),
        }
    }

    fn on_turn(&self, hand: &Hand, round: &Round, name: Option<&Name>) -> Judged<Seat> {
        let seat = self.seat_or(hand, name, round.turn)?;
        let name = |seat| self.name_at(hand, seat);
        refuse_if!(seat != round.turn, Refusal::NotHisTurn(name(seat), name(round.turn)));
        Ok(seat)
    }

    fn owes_no_wait(&self, hand: &Hand, seat: Seat) -> Judged {
        refuse_if!(hand.waits_due(seat) > 0, Refusal::MustWait(self.name_at(hand, seat)));
        Ok(())
    }
}
