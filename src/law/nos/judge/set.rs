//! The set, the announcement and declared doubles (chapters 3 to 5).

use super::{Draft, twice};
use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::law::nos::entry::Announced;
use crate::law::nos::fouls::Foul;
use crate::law::nos::games::Game;
use crate::law::nos::hand::{DenialKind, Irregular, Table};
use crate::law::nos::house::HouseKey;
use crate::law::nos::layout::Fitting;
use crate::law::nos::refusal::{Need, Refusal};
use crate::law::nos::ruling::Event;
use crate::law::nos::session::Session;
use crate::law::nos::set::{NoGame, SetTile};
use crate::law::nos::transfer::Cause;
use crate::table::article::{article, part};
use crate::table::name::Name;

/// What is paid for declared doubles: number of players, number of doubles, chips from each (article 5.2).
const DECLARED: [(usize, u8, i64); 5] = [
    (3, 4, 200),
    (3, 5, 500),
    (4, 3, 25),
    (4, 4, 250),
    (5, 3, 50),
];

/// The doubles above this one. `0-0` is the lowest (article 2.2).
fn higher_doubles(double: Tile) -> TileSet {
    TileSet::DOUBLES
        .iter()
        .filter(|other| other.high() > double.high())
        .collect()
}

impl Session {
    pub(super) fn judge_set(
        &self,
        draft: &mut Draft,
        name: Option<&Name>,
        (left, right): (Spots, Spots),
        drawn: bool,
    ) -> Result<(), Refusal> {
        let hand = self.hand_now()?;
        let on_set = match &hand.table {
            Table::Bare { on_set } => *on_set,
            Table::Set { set, no, .. } => return Err(Refusal::SetLies(set.tile(), *no)),
            Table::Game(round) => {
                return Err(Refusal::SetLies(round.layout.set().tile(), round.set_no));
            }
        };
        let set = SetTile { left, right };
        let tile = set.tile();
        let seat = match (name, on_set) {
            (Some(name), _) => self.seat_named(hand, name)?,
            (None, Some(on_set)) => on_set,
            (None, None) => return Err(Refusal::WhoSets),
        };
        let player = hand.player(seat);
        if drawn {
            if let Some(holder) = hand.tiles.holder(tile).filter(|holder| *holder != seat) {
                return Err(Refusal::KnownElsewhere(tile, self.name_at(hand, holder)));
            }
            let Some(on_set) = on_set else {
                return Err(Refusal::DrawnInFirstHand);
            };
            if seat != on_set {
                return Err(Refusal::DrawnByAnother {
                    on_set: self.name_at(hand, on_set),
                });
            }
            if hand.tiles.known(seat).has(tile) {
                return Err(Refusal::DrawnWasKnown(self.name_at(hand, seat), tile));
            }
            if hand.drawable() == 0 {
                return Err(Refusal::NothingToDraw);
            }
        } else {
            self.can_be_his(hand, seat, tile)?;
            if on_set.is_some_and(|on_set| on_set != seat) {
                draft.foul(player, Foul::NotOnSet);
                draft.cite(article(11, 3));
                draft.show(hand, seat, TileSet::of(tile));
                return Ok(());
            }
            if !tile.is_double() {
                draft.foul(player, Foul::NoDoubleSet);
                draft.cite(part(11, 2, 'a'));
                draft.cite(article(11, 3));
                draft.show(hand, seat, TileSet::of(tile));
                return Ok(());
            }
        }
        draft.event(Event::SetLaid {
            player: hand.player(seat),
            set,
            drawn,
        });
        let v = self.house.double(tile.high());
        match (drawn, tile.is_double()) {
            (true, false) => {
                draft.cite(article(3, 2));
                draft.pays_each(player, i64::from(tile.weight()), Cause::Set, article(3, 4));
            }
            _ if matches!(hand.holding(seat).irregular, Some(Irregular::Kept(_))) => {
                draft.cite(article(2, 7))
            }
            (true, true) => {
                let factor = self.house.amount(HouseKey::DrawnFactor);
                draft.receives_from_each(player, v * factor, Cause::Set, article(3, 3));
            }
            (false, _) => draft.receives_from_each(player, v, Cause::Set, article(3, 3)),
        }
        if drawn {
            let tiles = TileSet::DOUBLES.without(tile);
            draft.event(Event::Denied {
                player: hand.player(seat),
                kind: DenialKind::DrawnSet,
                tiles,
                took: 0,
                fitting: Fitting::NONE,
            });
        }
        if hand.first {
            draft.cite(article(3, 1));
            let tiles = higher_doubles(tile);
            for other in hand
                .all()
                .filter(|other| *other != seat && !tiles.is_empty())
            {
                draft.event(Event::Denied {
                    player: hand.player(other),
                    kind: DenialKind::HigherDouble,
                    tiles,
                    took: 0,
                    fitting: Fitting::NONE,
                });
            }
        }
        Ok(())
    }

    pub(super) fn judge_announce(
        &self,
        draft: &mut Draft,
        announced: Announced,
    ) -> Result<(), Refusal> {
        let hand = self.hand_now()?;
        let set = match &hand.table {
            Table::Bare { .. } => return Err(Refusal::NotNow(Need::Set)),
            Table::Set { set, .. } => *set,
            Table::Game(round) => return Err(Refusal::AnnouncedAlready(round.announced_no)),
        };
        let game = match announced {
            Announced::Words(game) => game,
            Announced::Number(number) => {
                Game::by_number(number).ok_or(Refusal::NoGame(NoGame::NeedsWords(number)))?
            }
        };
        game.plan(set, &self.house).map_err(Refusal::NoGame)?;
        draft.cite(article(4, 1));
        draft.cite(if game.row().is_extra() {
            article(4, 11)
        } else {
            article(4, 5)
        });
        draft.event(Event::Announced(game));
        Ok(())
    }

    pub(super) fn judge_declare(
        &self,
        draft: &mut Draft,
        name: &Name,
        tiles: &[Tile],
    ) -> Result<(), Refusal> {
        let (hand, round) = self.round_now()?;
        if !round.is_opening() {
            return Err(Refusal::NotNow(Need::Opening));
        }
        let seat = self.seat_named(hand, name)?;
        let player = self.player(name)?;
        if hand.holding(seat).declared {
            return Err(Refusal::DeclaredTwice(self.name_at(hand, seat)));
        }
        if let Some(tile) = twice(tiles) {
            return Err(Refusal::TileTwice(tile));
        }
        for tile in tiles {
            self.can_be_his(hand, seat, *tile)?;
        }
        let shown: TileSet = tiles.iter().copied().collect();
        if hand.tiles.known(seat).or(shown).len() > hand.tiles.number(seat) {
            return Err(Refusal::MoreThanHeld(
                self.name_at(hand, seat),
                hand.tiles.number(seat),
            ));
        }
        let due = DECLARED
            .iter()
            .find(|(players, doubles, _)| *players == hand.seats.len() && *doubles == shown.len())
            .map(|(.., chips)| *chips)
            .filter(|_| shown.is_within(TileSet::DOUBLES));
        draft.cite(article(5, 1));
        match due {
            None => {
                draft.cite(article(5, 3));
                draft.foul(player, Foul::DeclaredNotDue);
            }
            Some(_) if matches!(hand.holding(seat).irregular, Some(Irregular::Kept(_))) => {
                draft.cite(article(2, 7))
            }
            Some(chips) => draft.receives_from_each(player, chips, Cause::Declared, article(5, 2)),
        }
        draft.event(Event::Declared(hand.player(seat), shown));
        draft.show(hand, seat, shown);
        Ok(())
    }
}
