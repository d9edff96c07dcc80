//! The opening of a hand: deal, set, announcement and declared doubles (chapters 2 to 5).

use super::draft::{Draft, JudgeNeeds, refuse};
use crate::nos::about::{DECLARED, SET, SET_DRAWN};
use crate::nos::hand::tiles_each;
use crate::nos::house::DoubleValue;
use crate::nos::session::NosTable;
use crate::nos::{
    Announced, Because, Circle, DenialKind, Event, Foul, Game, Hand, HouseKey, Irregular, LAST_TWO,
    LAW, Need, NoGame, Opens, Refusal, Round, SEATS_MAX, SEATS_MIN, Seat, Session, SetTile,
    TableState,
};
use easy_ext::ext;
use nos_base::{Name, Spots, Tile, TileSet, article};
use nos_law::objection::must_differ;
use nos_law::{Judged, Opener, Refused};

/// The most excess tiles without a penalty (article 2.6).
const FREE_EXCESS: u8 = 2;

/// The payment for declared doubles: players, doubles, chips from each opponent (article 5.2).
const DUE: [(usize, u8, i64); 5] = [(3, 4, 200), (3, 5, 500), (4, 3, 25), (4, 4, 250), (5, 3, 50)];

/// Returns the doubles above this one. `0-0` is the lowest (article 2.2).
fn higher_doubles(double: Tile) -> TileSet {
    TileSet::set(6).doubles().iter().filter(|other| other.high() > double.high()).collect()
}

#[ext(JudgeOpening)]
pub(crate) impl Session {
    /// Refuses a deal during a hand, before lots are drawn, or with too few players.
    fn can_deal(&self) -> Judged {
        self.between_hands()?;
        let given = self.seated().len();
        refuse_if!(!(SEATS_MIN..=SEATS_MAX).contains(&given), Refused::WrongNumber { given });
        match &self.opener {
            Opener::Lots(tied) => {
                let (names, lots) = self.drawers(&LAW, tied);
                refuse(Refusal::LotsFirst(names, lots))
            }
            Opener::Nobody | Opener::Of(_) => Ok(()),
        }
    }

    fn judge_deal(&self, draft: &mut Draft) -> Judged {
        let seats = Circle::of(self.seated());
        let opens = match draft.ruling.opener() {
            None => {
                draft.cite(article(2, 2));
                Opens::HighestDouble
            }
            Some(on_set) => {
                draft.cite(article(2, 3));
                let shuffles = seats.seat(on_set).map(|seat| seats[seats.right_of(seat)]);
                Opens::Player { on_set, shuffles: shuffles.unwrap_or(on_set) }
            }
        };
        draft.cite(article(2, 4));
        let each = tiles_each(seats.all().len());
        let boneyard = TileSet::set(6).len().saturating_sub(each * seats.all().len() as u8);
        draft.event(Event::Took { opens, each, boneyard });
        Ok(())
    }

    fn judge_reshuffle(&self, draft: &mut Draft) -> Judged {
        let hand = self.hand_now()?;
        let is_bare = hand.first && matches!(hand.table, TableState::Bare { .. });
        refuse_if!(!is_bare, Refusal::NotFirstHand);
        draft.cite(article(2, 2));
        draft.event(Event::Reshuffled);
        Ok(())
    }

    fn judge_short(&self, draft: &mut Draft, name: &Name, tiles: u8) -> Judged {
        let (hand, seat) = self.irregular_seat(name)?;
        let (player, name) = (hand.player(seat), || self.name_at(hand, seat));
        refuse_if!(tiles >= tiles_each(hand.seats.all().len()), Refusal::NoTileLeft(name()));
        draft.cite(article(2, 5));
        let lapses_after = if hand.on_set() == Some(seat) { 2 } else { 1 };
        if hand.tiles.laid().len() < lapses_after {
            draft.foul(player, Foul::Short, Because::Article);
            draft.event(Event::Irregular(player, Irregular::Short(tiles)));
            return Ok(());
        }
        let (held, known) = (hand.tiles.number(seat), hand.tiles.known(seat).len());
        refuse_if!(tiles >= held, Refusal::NoTileLeft(name()));
        refuse_if!(held - tiles < known, Refusal::FewerThanKnown(name(), known));
        draft.event(Event::Irregular(player, Irregular::Lapsed(tiles)));
        Ok(())
    }

    fn judge_excess(&self, draft: &mut Draft, name: &Name, tiles: u8, kept: bool) -> Judged {
        let (hand, seat) = self.irregular_seat(name)?;
        let player = hand.player(seat);
        let boneyard = hand.tiles.boneyard();
        let too_small = kept && boneyard < tiles.saturating_add(LAST_TWO);
        refuse_if!(too_small, Refusal::BoneyardTooSmall(boneyard));
        draft.cite(article(2, 6));
        if tiles > FREE_EXCESS {
            draft.foul(player, Foul::Excess, Because::Article);
        }
        let irregular = if kept {
            draft.cite(article(2, 7));
            Irregular::Kept(tiles)
        } else {
            Irregular::Returned
        };
        draft.event(Event::Irregular(player, irregular));
        Ok(())
    }

    /// Returns the seat for an irregular deal: once in a hand, before its end.
    fn irregular_seat(&self, name: &Name) -> Judged<(&Hand, Seat)> {
        let hand = self.hand_now()?;
        refuse_if!(hand.is_over(), Refusal::NotNow(Need::GameGoesOn));
        let seat = self.seat_named(hand, name)?;
        let name = || self.name_at(hand, seat);
        refuse_if!(hand.tiles.number(seat) == 0, Refusal::NoTiles(name()));
        refuse_if!(hand.holdings[seat].irregular.is_some(), Refusal::IrregularTwice(name()));
        Ok((hand, seat))
    }

    fn judge_set(
        &self,
        draft: &mut Draft,
        name: Option<&Name>,
        (left, right): (Spots, Spots),
        drawn: bool,
    ) -> Judged {
        let hand = self.hand_now()?;
        if let Some(set) = hand.set() {
            return refuse(Refusal::SetLies(set.lies.tile(), set.no));
        }
        let on_set = hand.on_set();
        let set = SetTile { left, right };
        let tile = set.tile();
        let seat = match (name, on_set) {
            (Some(name), _) => self.seat_named(hand, name)?,
            (None, Some(on_set)) => on_set,
            (None, None) => return refuse(Refusal::WhoSets),
        };
        let player = hand.player(seat);
        if drawn {
            self.can_be_there(&hand.tiles, seat, tile)?;
            let on_set = on_set.ok_or(Refusal::DrawnInFirstHand)?;
            let on_set_name = || self.name_at(hand, on_set);
            refuse_if!(seat != on_set, Refusal::DrawnByAnother(on_set_name()));
            let was_known = hand.tiles.known(seat).has(tile);
            refuse_if!(was_known, Refusal::DrawnWasKnown(tile, on_set_name()));
            refuse_if!(hand.drawable() == 0, Refusal::NothingToDraw);
        } else {
            self.can_be_his(hand, seat, tile)?;
            if let Some(on_set) = on_set.filter(|on_set| *on_set != seat) {
                let because = Because::Other(hand.player(on_set));
                draft.goes_back(hand, seat, tile, (Foul::NotOnSet, because));
                return Ok(());
            }
            if !tile.is_double() {
                draft.goes_back(hand, seat, tile, (Foul::NoDoubleSet, Because::Article));
                return Ok(());
            }
        }
        draft.event(Event::SetLaid { player, set, drawn });
        let v = self.rules().double(tile.high());
        if drawn && !tile.is_double() {
            draft.cite(article(3, 2));
            draft.pays_each(player, i64::from(tile.weight()), &SET_DRAWN);
        } else if matches!(hand.holdings[seat].irregular, Some(Irregular::Kept(_))) {
            draft.cite(article(2, 7));
        } else {
            let factor = if drawn { self.house(HouseKey::DrawnFactor) } else { 1 };
            draft.receives_from_each(player, v * factor, &SET);
        }
        let mut denies = |seat, kind, tiles| {
            draft.event(Event::Denied { player: hand.player(seat), kind, tiles, took: 0 });
        };
        if drawn {
            denies(seat, DenialKind::DrawnSet, TileSet::set(6).doubles().without(tile));
        }
        if hand.first {
            let higher = higher_doubles(tile);
            let all = hand.all().filter(|_| !higher.is_empty());
            all.for_each(|seat| denies(seat, DenialKind::HigherDouble, higher));
            draft.cite(article(3, 1));
        }
        Ok(())
    }

    fn judge_announce(&self, draft: &mut Draft, announced: Announced) -> Judged {
        let set = match &self.hand_now()?.table {
            TableState::Bare { .. } => return refuse(Refusal::NotNow(Need::Set)),
            TableState::Set(set) => set.lies,
            TableState::Game(round) => {
                return refuse(Refusal::AnnouncedAlready(round.announced_no));
            }
        };
        let game = match announced {
            Announced::Words(game) => game,
            Announced::Number(number) => {
                Game::by_number(number).ok_or(Refusal::NoGame(NoGame::NeedsWords(number)))?
            }
        };
        game.plan(set, &self.rules()).map_err(Refusal::NoGame)?;
        draft.cite(article(4, 1));
        draft.cite(article(4, if game.row.is_extra() { 11 } else { 5 }));
        draft.event(Event::Announced(game));
        Ok(())
    }

    /// Whether a house rule counts the set as a declared double of the player on set (article 5.2).
    fn set_counts(&self, round: &Round, seat: Seat) -> bool {
        let is_double = round.set.lies.tile().is_double();
        self.rules().is_on(HouseKey::SetCounts) && seat == round.set.on_set && is_double
    }

    fn judge_declare(&self, draft: &mut Draft, name: &Name, tiles: &[Tile]) -> Judged {
        let (hand, round) = self.round_now()?;
        refuse_if!(!round.is_opening(), Refusal::NotNow(Need::Opening));
        let seat = self.seat_named(hand, name)?;
        let (player, holding) = (hand.player(seat), &hand.holdings[seat]);
        let name = || self.name_at(hand, seat);
        refuse_if!(holding.declared, Refusal::DeclaredTwice(name()));
        must_differ::<TileSet>(tiles)?;
        for tile in tiles {
            self.can_be_his(hand, seat, *tile)?;
        }
        let shown: TileSet = tiles.iter().copied().collect();
        let held = hand.tiles.number(seat);
        let too_many = hand.tiles.known(seat).or(shown).len() > held;
        refuse_if!(too_many, Refusal::MoreThanHeld(name(), held));
        let counts = shown.len() + u8::from(self.set_counts(round, seat));
        let number = (hand.seats.all().len(), counts);
        let due = DUE.iter().find(|(players, doubles, _)| (*players, *doubles) == number);
        draft.cite(article(5, 1));
        match due.filter(|_| shown.is_within(TileSet::set(6).doubles())) {
            None => {
                draft.cite(article(5, 3));
                let mut others = shown.iter().filter(|tile| !tile.is_double());
                let paid = DUE.iter().filter(|(players, ..)| *players == number.0);
                let because = match others.next() {
                    Some(tile) => Because::NoDouble(tile),
                    None => Because::Doubles(paid.map(|(_, doubles, _)| *doubles).collect()),
                };
                draft.foul(player, Foul::DeclaredNotDue, because);
            }
            Some(_) if matches!(holding.irregular, Some(Irregular::Kept(_))) => {
                draft.cite(article(2, 7));
            }
            Some((.., chips)) => draft.receives_from_each(player, *chips, &DECLARED),
        }
        draft.event(Event::Declared(player, shown));
        draft.show(hand, seat, shown);
        Ok(())
    }
}
