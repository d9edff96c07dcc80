//! Tiles played in turn and out of turn, and the payments asked for them (chapters 6 to 8).

use super::Draft;
use crate::dominoes::tile::{Tile, TileSet};
use crate::law::nos::entry::{Place, Play, Tail};
use crate::law::nos::fouls::Foul;
use crate::law::nos::hand::{Due, DueState, Ending, Hand, Round, Seat, Stage};
use crate::law::nos::house::HouseKey;
use crate::law::nos::layout::{Scope, Spot, Way, Ways};
use crate::law::nos::plan::Gate;
use crate::law::nos::refusal::{Need, Refusal};
use crate::law::nos::rule::Rule;
use crate::law::nos::ruling::{CloseOutcome, Event, Manner};
use crate::law::nos::session::Session;
use crate::law::nos::transfer::{Cause, Party};
use crate::table::article::{Article, article};
use crate::table::name::Name;

/// A tile to be laid.
struct Laying {
    seat: Seat,
    tile: Tile,
    way: Way,
    manner: Manner,
}

impl Session {
    pub(super) fn judge_play(&self, draft: &mut Draft, play: &Play) -> Result<(), Refusal> {
        let (hand, round) = self.round_now()?;
        let claimed_by = match round.stage {
            Stage::Going { .. } => None,
            Stage::Claimed { by, .. } => Some(by),
            Stage::Closed => return Err(Refusal::OnlyDrawing(self.name_at(hand, round.turn))),
            Stage::Over { .. } => return Err(Refusal::NotNow(Need::GameGoesOn)),
        };
        let seat = self.seat_or(hand, play.name.as_ref(), round.turn)?;
        let tile = play.tile;
        self.can_be_his(hand, seat, tile)?;
        place_exists(round, play.on)?;
        if claimed_by.is_some() && seat != round.turn {
            return Err(Refusal::CloseIsOpen);
        }
        if play.tail == Tail::Stands {
            if claimed_by.is_some() {
                return Err(Refusal::CloseIsOpen);
            }
            return self.judge_stands(draft, hand, round, seat, play);
        }
        let on_turn = seat == round.turn;
        let as_typed = |scope| -> Ways {
            let mut ways = round.layout.ways(tile, scope, play.on);
            if let Some(end) = play.touching {
                ways.keep_touching(end);
            }
            ways
        };
        let (ways, offence) = if on_turn {
            if hand.waits_due(seat) > 0 {
                (Ways::default(), Foul::NoWait)
            } else {
                (as_typed(round.scope(seat)), Foul::Illegal)
            }
        } else if round.is_opening() && seat != round.on_set {
            (as_typed(Scope::OutOfTurn), Foul::OutOfTurn)
        } else {
            (Ways::default(), Foul::OutOfTurn)
        };
        let way = match *ways {
            [] => {
                draft.foul(hand.player(seat), offence);
                draft.cite(article(11, 3));
                draft.show(hand, seat, TileSet::of(tile));
                return Ok(());
            }
            [way] => way,
            _ => return Err(Refusal::SeveralWays(tile, ways)),
        };
        let at_once = round.is_opening() && seat != round.on_set && tile.is_double();
        let immediate = at_once && round.layout.spot(way.arm) == Spot::Set;
        let manner = if on_turn {
            Manner::Turn { immediate }
        } else {
            Manner::OutOfTurn {
                later: round.layout.gate_of(way.arm) == Gate::Immediate,
            }
        };
        if let Some(by) = claimed_by {
            self.refuted(
                draft,
                hand,
                by,
                CloseOutcome::Refuted(hand.player(seat), tile),
            );
        }
        let due = self.lays(
            draft,
            hand,
            round,
            &Laying {
                seat,
                tile,
                way,
                manner,
            },
        );
        if play.tail == Tail::Claim {
            self.asks(draft, hand, seat, due)?;
        }
        Ok(())
    }

    /// A tile that does not follow the game and was noticed too late (article 11.13).
    fn judge_stands(
        &self,
        draft: &mut Draft,
        hand: &Hand,
        round: &Round,
        seat: Seat,
        play: &Play,
    ) -> Result<(), Refusal> {
        if seat != round.turn {
            let (name, turn) = (self.name_at(hand, seat), self.name_at(hand, round.turn));
            return Err(Refusal::NotHisTurn { name, turn });
        }
        if hand.waits_due(seat) > 0 {
            return Err(Refusal::MustWait(self.name_at(hand, seat)));
        }
        let tile = play.tile;
        let touching = match play.touching {
            Some(end) => end,
            None if tile.is_double() => tile.high(),
            None => return Err(Refusal::StandsHow),
        };
        let open = tile
            .other(touching)
            .ok_or(Refusal::StandsNoEnd(tile, touching))?;
        let on = play.on.ok_or(Refusal::StandsWhere)?;
        let mut arms = round.layout.arms_at(on);
        let arm = match (arms.next(), arms.next(), on) {
            (Some(arm), None, _) => arm,
            (Some(_), Some(_), Place::Shows(end)) => return Err(Refusal::SeveralArms(end)),
            _ => return Err(Refusal::NoSuchArm(round.layout.plan().geometry)),
        };
        let way = Way {
            arm,
            touching,
            open,
        };
        let lawful = round
            .layout
            .ways(tile, round.scope(seat), Some(Place::Arm(arm)));
        if lawful.contains(&way) {
            return Err(Refusal::StandsInOrder(tile));
        }
        draft.foul(hand.player(seat), Foul::Stands);
        self.lays(
            draft,
            hand,
            round,
            &Laying {
                seat,
                tile,
                way,
                manner: Manner::Stands,
            },
        );
        Ok(())
    }

    /// A tile is laid. Adds what it proves and who goes out with it. Returns the payment for it; `None` if it
    /// is not a double.
    fn lays(&self, draft: &mut Draft, hand: &Hand, round: &Round, laying: &Laying) -> Option<Due> {
        let Laying {
            seat,
            tile,
            way,
            manner,
            ..
        } = *laying;
        let spot = round.layout.spot(way.arm);
        let debtor = if tile.is_double() && manner != Manner::Stands {
            debtor(hand, round, seat, spot, manner)
        } else {
            None
        };
        draft.cite(match manner {
            Manner::Turn { .. } => article(6, 3),
            Manner::OutOfTurn { .. } => article(7, 4),
            Manner::Stands => article(11, 13),
        });
        if manner != Manner::Stands {
            draft.cite(matching_article(round, way));
        }
        if let Manner::OutOfTurn { later } = manner {
            draft.cite(article(7, 5));
            if later {
                draft.cite(article(7, 6));
            }
        }
        draft.event(Event::Laid {
            player: hand.player(seat),
            tile,
            way,
            spot,
            manner,
            debtor: debtor.map(|debtor| hand.player(debtor)),
        });
        draft.prove(hand, seat, TileSet::of(tile));
        if hand.tiles.number(seat) == 1 {
            self.goes_out(draft, hand, seat);
        }
        tile.is_double().then_some(Due {
            tile,
            debtor,
            state: DueState::Open,
        })
    }

    /// A player has played the last tile in hand (articles 8.1, 8.2, 10.1).
    fn goes_out(&self, draft: &mut Draft, hand: &Hand, seat: Seat) {
        let first = hand.first_out.is_none();
        draft.event(Event::Out {
            player: hand.player(seat),
            first,
        });
        if first {
            draft.receives_from_each(
                hand.player(seat),
                self.house.amount(HouseKey::Nos),
                Cause::Nos,
                article(8, 1),
            );
        } else {
            draft.cite(article(8, 2));
        }
        if hand.still_in().filter(|other| *other != seat).count() == 1 {
            draft.cite(article(10, 1));
            draft.event(Event::Over(Ending::OneLeft));
        }
    }

    pub(super) fn judge_claim(
        &self,
        draft: &mut Draft,
        name: Option<&Name>,
    ) -> Result<(), Refusal> {
        let hand = self.hand_now()?;
        let seat = match (name, hand.last_to_lay()) {
            (Some(name), _) => self.seat_named(hand, name)?,
            (None, Some(last)) => last,
            (None, None) => return Err(Refusal::WhoAsks),
        };
        self.asks(draft, hand, seat, hand.holding(seat).due)?;
        Ok(())
    }

    /// The player asks for the payment for the tile last played (article 7.3).
    fn asks(
        &self,
        draft: &mut Draft,
        hand: &Hand,
        seat: Seat,
        due: Option<Due>,
    ) -> Result<(), Refusal> {
        match due {
            Some(Due {
                tile,
                debtor: Some(debtor),
                state: DueState::Open,
            }) => {
                let from_the_setter =
                    hand.on_set() == Some(debtor) && hand.round().is_some_and(Round::is_opening);
                let by = if from_the_setter {
                    article(7, 4)
                } else {
                    article(7, 1)
                };
                let amount = self.house.double(tile.high());
                draft.pay(
                    Party::Player(hand.player(debtor)),
                    Party::Player(hand.player(seat)),
                    amount,
                    Cause::Double,
                    Some(by),
                );
                draft.event(Event::DuePaid(hand.player(seat), tile));
                Ok(())
            }
            Some(Due {
                tile,
                debtor: Some(_),
                state: DueState::Lapsed,
            }) => Err(Refusal::Lapsed(self.name_at(hand, seat), tile)),
            _ => {
                draft.foul(hand.player(seat), Foul::DoubleNotDue);
                draft.cite(article(7, 2));
                Ok(())
            }
        }
    }
}

/// Who owes for a double laid here, if anybody does (articles 7.1, 7.2, 7.4).
fn debtor(hand: &Hand, round: &Round, seat: Seat, spot: Spot, manner: Manner) -> Option<Seat> {
    let immediate = matches!(
        manner,
        Manner::Turn { immediate: true } | Manner::OutOfTurn { .. }
    );
    let owing = if immediate {
        Some(round.on_set)
    } else {
        round
            .predecessor
            .filter(|before| before.spot == spot)
            .map(|before| before.seat)
    };
    owing.filter(|owing| *owing != seat && hand.tiles.number(*owing) > 0)
}

/// The article by which a tile matches there.
fn matching_article(round: &Round, way: Way) -> Article {
    match round.layout.rule_of(way.arm) {
        _ if round.layout.wants_double(way.arm) => article(4, 4),
        Rule::Ordinary => article(4, 2),
        Rule::Matador => article(4, 3),
    }
}

/// Refuses a place that the layout does not have.
pub(super) fn place_exists(round: &Round, on: Option<Place>) -> Result<(), Refusal> {
    let Some(on) = on else { return Ok(()) };
    match (round.layout.arms_at(on).next(), on) {
        (Some(_), _) => Ok(()),
        (None, Place::Shows(end)) => Err(Refusal::NoArmShows(end)),
        (None, Place::Arm(_)) => Err(Refusal::NoSuchArm(round.layout.plan().geometry)),
    }
}
