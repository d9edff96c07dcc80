//! Closing (chapter 9).

use super::draft::{Draft, JudgeNeeds, refuse};
use crate::nos::about::{CLOSE, CLOSE_BACK};
use crate::nos::session::NosTable;
use crate::nos::{
    Because, CloseOutcome, Ending, Event, Foul, Hand, HouseKey, LAST_TWO, Need, PlayerId, Refusal,
    Round, Scope, Seat, Session, Stage,
};
use easy_ext::ext;
use nos_base::{Name, Tile, TileSet, article};
use nos_law::Judged;

#[ext(JudgeClose)]
pub(crate) impl Session {
    fn judge_block(&self, draft: &mut Draft, name: Option<&Name>) -> Judged {
        let (hand, round) = self.round_now()?;
        let seat = self.seat_or(hand, name, round.last.seat)?;
        let player = hand.player(seat);
        if seat != round.last.seat || !round.last.just_now {
            let last = hand.player(round.last.seat);
            let because =
                if round.last.just_now { Because::Other(last) } else { Because::Acted(last) };
            draft.foul(player, Foul::CloseNotJustPlayed, because);
            draft.cite(article(11, 8));
            return Ok(());
        }
        if round.last.blocked {
            draft.foul(player, Foul::CloseTwice, Because::Article);
            return Ok(());
        }
        draft.cite(article(9, 1));
        draft.cite(article(9, 4));
        let last_hand = hand.still_in().next().filter(|_| hand.is_over());
        let hidden = last_hand.map_or(LAST_TWO, |_| hand.tiles.boneyard());
        // Drawing ends the chance of immediate doubles.
        let then = round.layout.playable(Scope::Turn).and(hand.tiles.unlaid());
        let outcome = if round.fitting(hand).is_empty() {
            self.closes(draft, hand, seat);
            CloseOutcome::RightAtOnce
        } else if let Some((holder, tile)) = known_to_fit(hand, round) {
            CloseOutcome::KnownTile(hand.player(holder), tile)
        } else if then.len() > hidden {
            CloseOutcome::TooManyFit(then.len(), hidden)
        } else if let Some(last) = last_hand {
            draft.cite(article(9, 5));
            CloseOutcome::OpenToTheLastHand(hand.player(last))
        } else {
            CloseOutcome::Open
        };
        if outcome.is_right() == Some(false) {
            draft.foul(player, Foul::WrongClose, Because::Article);
            draft.cite(article(9, 3));
        }
        draft.event(Event::CloseCalled(player, outcome));
        if outcome.is_right() == Some(true) && last_hand.is_none() && hand.drawable() == 0 {
            draft.over(Ending::Closed);
        }
        Ok(())
    }

    fn judge_refute(&self, draft: &mut Draft, name: &Name, tile: Tile) -> Judged {
        let (hand, round, by) = self.claimed()?;
        let seat = self.seat_named(hand, name)?;
        self.can_be_his(hand, seat, tile)?;
        let fits = round.layout.playable(round.scope(seat));
        refuse_if!(!fits.has(tile), Refusal::DoesNotRefute(tile));
        draft.cite(article(9, 3));
        self.refuted(draft, hand, by, CloseOutcome::Refuted(hand.player(seat), tile));
        draft.show(hand, seat, TileSet::of(tile));
        Ok(())
    }

    fn judge_uphold(&self, draft: &mut Draft) -> Judged {
        let (hand, round, by) = self.claimed()?;
        let due = hand.due_to_draw();
        refuse_if!(due > 0, Refusal::DrawFirst(due));
        if let Some((holder, tile)) = known_to_fit(hand, round) {
            return refuse(Refusal::KnownToFit(self.name_at(hand, holder), tile));
        }
        self.closes(draft, hand, by);
        draft.event(Event::CloseDecided(hand.player(by), CloseOutcome::Upheld));
        draft.over(Ending::Closed);
        Ok(())
    }

    fn claimed(&self) -> Judged<(&Hand, &Round, Seat)> {
        let (hand, round) = self.round_now()?;
        match round.stage {
            Stage::Claimed { by, .. } => Ok((hand, round, by)),
            _ => refuse(Refusal::NotNow(Need::OpenClose)),
        }
    }

    /// A right close: every other player with tiles pays (article 9.2).
    fn closes(&self, draft: &mut Draft, hand: &Hand, by: Seat) {
        for payer in others_in(hand, by) {
            draft.pays(payer, hand.player(by), self.house(HouseKey::Close), &CLOSE);
        }
    }

    /// An upheld close proved wrong: its payments go back, and its player pays (article 9.7).
    /// Nobody has played since, so the same players have tiles.
    fn proved_wrong(&self, draft: &mut Draft, hand: &Hand, by: Seat, outcome: CloseOutcome) {
        for payee in others_in(hand, by) {
            draft.pays(hand.player(by), payee, self.house(HouseKey::Close), &CLOSE_BACK);
        }
        draft.penalty(hand.player(by), Foul::UpheldClose, 0);
        draft.event(Event::CloseDecided(hand.player(by), outcome));
    }

    /// A wrong close: its player pays, in the ruling on the refutation (article 9.3).
    fn refuted(&self, draft: &mut Draft, hand: &Hand, by: Seat, outcome: CloseOutcome) {
        draft.penalty(hand.player(by), Foul::WrongClose, 0);
        draft.cite(article(9, 3));
        draft.event(Event::CloseDecided(hand.player(by), outcome));
    }
}

fn others_in(hand: &Hand, than: Seat) -> impl Iterator<Item = PlayerId> + '_ {
    hand.still_in().filter(move |other| *other != than).map(|other| hand.player(other))
}

fn known_to_fit(hand: &Hand, round: &Round) -> Option<(Seat, Tile)> {
    hand.all().find_map(|seat| {
        let fits = round.layout.playable(round.scope(seat));
        Some((seat, hand.tiles.known(seat).and(fits).iter().next()?))
    })
}
