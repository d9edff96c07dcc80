//! Plays in turn and out of turn, and requests for payments (chapters 6 to 8).

use super::draft::{Draft, JudgeNeeds, refuse};
use crate::nos::about::{DOUBLE, IMMEDIATE, NOS};
use crate::nos::house::DoubleValue;
use crate::nos::judge::close::JudgeClose;
use crate::nos::judge::turn::JudgeTurn;
use crate::nos::session::NosTable;
use crate::nos::{
    ArmWay, Because, CloseOutcome, Due, Ending, Event, Foul, Hand, HouseKey, Manner, Need, NotDue,
    Place, Play, Refusal, Round, Rule, Scope, Seat, Session, Spot, Stage, Tail, legal,
};
use easy_ext::ext;
use nos_base::{Article, Name, TileSet, article};
use nos_law::{Judged, Objection};

#[ext(JudgePlay)]
pub(crate) impl Session {
    fn judge_play(&self, draft: &mut Draft, play: &Play) -> Judged {
        let (hand, round) = self.round_now()?;
        let claimed_by = match round.stage {
            Stage::Going => None,
            Stage::Claimed { by, .. } => Some(by),
            Stage::Closed => return refuse(Refusal::OnlyDrawing(self.name_at(hand, round.turn))),
            Stage::Over(_) => return refuse(Refusal::NotNow(Need::GameGoesOn)),
        };
        let seat = self.seat_or(hand, play.name.as_ref(), round.turn)?;
        let (player, tile) = (hand.player(seat), play.tile);
        self.can_be_his(hand, seat, tile)?;
        place_exists(round, play.on)?;
        let on_turn = seat == round.turn;
        let stands = play.tail == Tail::Stands;
        refuse_if!(claimed_by.is_some() && (!on_turn || stands), Refusal::CloseIsOpen);
        if stands {
            return self.judge_stands(draft, (hand, round), play);
        }
        let at_once = round.is_opening() && seat != round.set.on_set;
        let (scope, foul) = match (on_turn, hand.waits_due(seat) > 0) {
            (true, true) => (None, Foul::NoWait),
            (true, false) => (Some(round.scope(seat)), Foul::Illegal),
            (false, _) => (at_once.then_some(Scope::OutOfTurn), Foul::OutOfTurn),
        };
        let mut ways =
            scope.map(|scope| round.layout.ways(tile, scope, play.on)).unwrap_or_default();
        if let Some(end) = play.touching {
            ways.0.retain(|way| way.touching == end);
        }
        let way = match *ways.0 {
            [] => {
                let because = match foul {
                    Foul::Illegal => Because::Asks(round.layout.asks(play.on)),
                    Foul::OutOfTurn => Because::Other(hand.player(round.turn)),
                    _ => Because::Article,
                };
                draft.goes_back(hand, seat, tile, (foul, because));
                return Ok(());
            }
            [way] => way,
            _ => {
                let acts = ways.0.iter().map(|way| legal::laid_play(play, *way)).collect();
                return Err(Objection::with_ways(Refusal::SeveralWays(tile, ways), acts));
            }
        };
        let later = round.layout.barred() == Some(way.place);
        let manner = if on_turn && !later {
            Manner::Turn {
                immediate: at_once && tile.is_double() && round.layout.spot(way.place) == Spot::Set,
            }
        } else {
            Manner::AtOnce { later, stays: on_turn && hand.tiles.number(seat) > 1 }
        };
        if let Some(by) = claimed_by {
            self.refuted(draft, hand, by, CloseOutcome::Refuted(player, tile));
        }
        let due = self.lays(draft, (hand, round), seat, way, manner);
        match play.tail {
            Tail::Claim => self.asks(draft, hand, seat, due),
            Tail::Plain | Tail::Stands => Ok(()),
        }
    }

    /// Judges a tile that does not follow the game and was noticed too late (article 11.13).
    fn judge_stands(
        &self,
        draft: &mut Draft,
        (hand, round): (&Hand, &Round),
        play: &Play,
    ) -> Judged {
        let seat = self.on_turn(hand, round, play.name.as_ref())?;
        self.owes_no_wait(hand, seat)?;
        let tile = play.tile;
        let touching = play.touching.or(tile.is_double().then_some(tile.high()));
        let open = touching.and_then(|touching| tile.other(touching)).ok_or(Refusal::StandsHow)?;
        let on = play.on.ok_or(Refusal::StandsWhere)?;
        let mut arms = round.layout.arms_at(on);
        let arm = match (arms.next(), arms.next(), on) {
            (Some(arm), None, _) => arm,
            (Some(_), Some(_), Place::Shows(end)) => return refuse(Refusal::SeveralArms(end)),
            _ => return refuse(Refusal::NoSuchArm(round.layout.plan.geometry)),
        };
        let way = ArmWay::of(tile, arm, open);
        let lawful = round.layout.ways(tile, round.scope(seat), Some(Place::Arm(arm)));
        refuse_if!(lawful.0.contains(&way), Refusal::StandsInOrder(tile));
        draft.foul(hand.player(seat), Foul::Stands, Because::Article);
        self.lays(draft, (hand, round), seat, way, Manner::Stands);
        Ok(())
    }

    /// Lays a tile, with the denials it disproves and the player going out. Returns its payment.
    fn lays(
        &self,
        draft: &mut Draft,
        (hand, round): (&Hand, &Round),
        seat: Seat,
        way: ArmWay,
        manner: Manner,
    ) -> Due {
        let (tile, spot) = (way.tile(), round.layout.spot(way.place));
        let due = due(hand, round, seat, way, manner);
        match manner {
            Manner::Turn { .. } => {
                draft.cite(article(6, 3));
                draft.cite(matching_article(round, way));
            }
            Manner::AtOnce { later, .. } => {
                draft.cite(article(7, 4));
                draft.cite(matching_article(round, way));
                draft.cite(article(7, 5));
                if later {
                    draft.cite(article(7, 6));
                }
            }
            Manner::Stands => draft.cite(article(11, 13)),
        }
        draft.event(Event::Laid { player: hand.player(seat), tile, way, spot, manner, due });
        draft.prove(hand, seat, TileSet::of(tile));
        if hand.tiles.number(seat) == 1 {
            self.goes_out(draft, hand, seat);
        }
        due
    }

    /// Adds that a player has no tiles left (articles 8.1, 8.2, 10.1).
    fn goes_out(&self, draft: &mut Draft, hand: &Hand, seat: Seat) {
        let (player, first) = (hand.player(seat), hand.first_out.is_none());
        draft.event(Event::Out { player, first });
        if first {
            draft.receives_from_each(player, self.house(HouseKey::Nos), &NOS);
        } else {
            draft.cite(article(8, 2));
        }
        if hand.still_in().filter(|other| *other != seat).count() == 1 {
            draft.over(Ending::OneLeft);
        }
    }

    fn judge_claim(&self, draft: &mut Draft, name: Option<&Name>) -> Judged {
        let hand = self.hand_now()?;
        let seat = match (name, hand.last_to_lay()) {
            (Some(name), _) => self.seat_named(hand, name)?,
            (None, Some(last)) => last,
            (None, None) => return refuse(Refusal::WhoAsks),
        };
        self.asks(draft, hand, seat, hand.holdings[seat].due)
    }

    /// Judges a request for the payment for the last tile (article 7.3).
    fn asks(&self, draft: &mut Draft, hand: &Hand, seat: Seat, due: Due) -> Judged {
        let player = hand.player(seat);
        match due {
            Due::Open(tile, debtor) => {
                let is_opening = hand.round().is_some_and(Round::is_opening);
                let on_set = hand.on_set().map(|on_set| hand.player(on_set));
                let is_immediate = on_set == Some(debtor) && is_opening;
                let by = if is_immediate { &IMMEDIATE } else { &DOUBLE };
                draft.pays(debtor, player, self.rules().double(tile.high()), by);
                draft.event(Event::DuePaid(player, tile));
                Ok(())
            }
            Due::Lapsed(tile, no) => refuse(Refusal::Lapsed(self.name_at(hand, seat), tile, no)),
            Due::Not(why) => {
                draft.foul(player, Foul::DoubleNotDue, Because::NotDue(why));
                draft.cite(article(7, 2));
                Ok(())
            }
        }
    }
}

/// Returns the payment for a tile laid this way (articles 7.1, 7.2, 7.4).
fn due(hand: &Hand, round: &Round, seat: Seat, way: ArmWay, manner: Manner) -> Due {
    let (tile, on_set) = (way.tile(), round.set.on_set);
    if !tile.is_double() {
        return Due::Not(NotDue::NoDouble(tile));
    }
    let before = match manner {
        Manner::Stands => return Due::Not(NotDue::Stands(tile)),
        Manner::Turn { immediate: true } | Manner::AtOnce { .. } => Some(on_set),
        Manner::Turn { immediate: false } => {
            let spot = round.layout.spot(way.place);
            let before = round.predecessor.filter(|before| before.spot == spot);
            before.map(|before| before.seat)
        }
    };
    let owes = |before: &Seat| *before != seat && hand.tiles.number(*before) > 0;
    if let Some(debtor) = before.filter(owes) {
        return Due::Open(tile, hand.player(debtor));
    }
    let last = round.layout.last_on(way.place);
    let (other, of) =
        last.map_or((round.set.lies.tile(), on_set), |laid| (laid.way.tile(), laid.seat));
    Due::Not(NotDue::Touches(tile, other, hand.player(of)))
}

fn matching_article(round: &Round, way: ArmWay) -> Article {
    match round.layout.end(way.place) {
        Some(end) if end.needs_double() => article(4, 4),
        Some(end) if end.rule() == Rule::Matador => article(4, 3),
        _ => article(4, 2),
    }
}

fn place_exists(round: &Round, on: Option<Place>) -> Judged {
    match on.filter(|on| round.layout.arms_at(*on).next().is_none()) {
        None => Ok(()),
        Some(Place::Shows(end)) => refuse(Refusal::NoArmShows(end)),
        Some(Place::Arm(_)) => refuse(Refusal::NoSuchArm(round.layout.plan.geometry)),
    }
}
