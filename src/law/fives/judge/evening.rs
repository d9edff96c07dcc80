//! Players, the first lead, deals, tiles shown, abandoned hands, the end of the session (chapters 1, 2 and 6).

use super::twice;
use crate::dominoes::tile::{Tile, TileSet};
use crate::law::fives::entry::EDITION;
use crate::law::fives::hand::Stage;
use crate::law::fives::house::Setting;
use crate::law::fives::refusal::Refusal;
use crate::law::fives::ruling::{Event, Ruling};
use crate::law::fives::session::{Lead, Phase, Session};
use crate::law::fives::side::{BySide, Side};
use crate::table::article::article;
use crate::table::name::Name;
use crate::table::seat::{PlayerId, Seats};

impl Session {
    pub(super) fn judge_law(&self, edition: u32) -> Result<Ruling, Refusal> {
        if self.begun {
            return Err(Refusal::LawNotFirst);
        }
        if edition != EDITION {
            return Err(Refusal::UnknownLaw(edition));
        }
        Ok(Ruling::accepted(None).with(Event::LawNamed))
    }

    pub(super) fn judge_seat(&self, names: &[Name]) -> Result<Ruling, Refusal> {
        if self.phase() != Phase::Lobby {
            return Err(Refusal::AlreadySeated);
        }
        if !matches!(names.len(), 2 | 4) {
            return Err(Refusal::NotTwoOrFour(names.len()));
        }
        let mut earlier: Vec<&Name> = Vec::with_capacity(names.len());
        for name in names {
            if earlier.iter().any(|own| own.is(name)) {
                return Err(Refusal::NameTwice(name.clone()));
            }
            earlier.push(name);
        }
        Ok(Ruling::accepted(Some(article(1, 1))).with(Event::Seated(names.to_vec())))
    }

    pub(super) fn judge_house(&self, setting: Setting) -> Result<Ruling, Refusal> {
        if self.hands > 0 || self.settled {
            return Err(Refusal::HouseTooLate);
        }
        Ok(Ruling::accepted(Some(article(6, 1))).with(Event::HouseTurned(setting)))
    }

    pub(super) fn judge_lot(&self, lots: &[(Name, Tile)]) -> Result<Ruling, Refusal> {
        let drawers = match (self.phase(), &self.lead) {
            (Phase::Lobby, _) => return Err(Refusal::NobodySeated),
            (Phase::Finished, _) => return Err(Refusal::Settled),
            (Phase::Lot | Phase::Between | Phase::Play, Lead::Of(_)) => {
                return Err(Refusal::LeadDecided);
            }
            (Phase::Lot | Phase::Between | Phase::Play, Lead::Lots(drawers)) => drawers,
        };
        let mut drawn: Vec<(PlayerId, Tile)> = Vec::with_capacity(lots.len());
        for (name, tile) in lots {
            let player = self.player(name)?;
            if drawn.iter().any(|(own, _)| *own == player) {
                return Err(Refusal::NameTwice(self.name_of(player)));
            }
            drawn.push((player, *tile));
        }
        if let Some(tile) = twice(drawn.iter().map(|(_, tile)| *tile)) {
            return Err(Refusal::TileTwice(tile));
        }
        if drawn.len() != drawers.len() || drawn.iter().any(|(own, _)| !drawers.contains(own)) {
            return Err(Refusal::NotTheDrawers(self.named(drawers)));
        }
        let most = drawn.iter().map(|(_, tile)| tile.weight()).max();
        let heaviest = drawn.iter().filter(|(_, tile)| Some(tile.weight()) == most);
        let level: Seats = heaviest.map(|(player, _)| *player).collect();
        let ruling = Ruling::accepted(Some(article(2, 2))).with(Event::Drawn(drawn));
        Ok(match *level {
            [leader] => ruling.with(Event::FirstLead(leader)),
            _ => ruling.with(Event::DrawAgain(level)),
        })
    }

    pub(super) fn judge_deal(&self) -> Result<Ruling, Refusal> {
        let leader = match (self.phase(), &self.lead) {
            (Phase::Lobby, _) => return Err(Refusal::NobodySeated),
            (Phase::Finished, _) => return Err(Refusal::Settled),
            (Phase::Play, _) => return Err(Refusal::HandGoing(self.hands)),
            (Phase::Lot | Phase::Between, Lead::Lots(drawers)) => {
                return Err(Refusal::LeadUndecided(self.named(drawers)));
            }
            (Phase::Lot | Phase::Between, Lead::Of(seat)) => PlayerId::at(seat.index()),
        };
        let game = self.game.won.map(|_| self.game_no() + 1);
        let mut ruling = Ruling::accepted(Some(article(2, 1))).with(Event::Dealt {
            hand: self.hands + 1,
            game,
            leader,
        });
        if self.hands > 0 {
            ruling.cite(article(2, 3));
        }
        if game.is_some() {
            ruling.cite(article(6, 4));
        }
        Ok(ruling)
    }

    pub(super) fn judge_reveal(&self, name: &Name, tiles: &[Tile]) -> Result<Ruling, Refusal> {
        let hand = match (self.phase(), self.latest_hand()) {
            (Phase::Lobby, _) => return Err(Refusal::NobodySeated),
            (Phase::Finished, _) => return Err(Refusal::Settled),
            (Phase::Play, _) => return Err(Refusal::HandGoing(self.hands)),
            (Phase::Lot | Phase::Between, Some(hand)) if hand.stage != Stage::Void => hand,
            (Phase::Lot | Phase::Between, _) => return Err(Refusal::NoHandOver),
        };
        let seat = self.seat_of(hand, name)?;
        let name = self.name_at(hand, seat);
        if hand.revealed[seat] {
            return Err(Refusal::RevealedAlready(name));
        }
        if let Some(tile) = twice(tiles.iter().copied()) {
            return Err(Refusal::TileTwice(tile));
        }
        let holds = hand.tiles.number(seat);
        if tiles.len() != usize::from(holds) {
            let given = tiles.len();
            return Err(Refusal::WrongNumber { name, holds, given });
        }
        for tile in tiles {
            self.can_be_there(hand, seat, *tile)?;
        }
        let shown: TileSet = tiles.iter().copied().collect();
        if let Some(tile) = hand.tiles.known(seat).minus(shown).iter().next() {
            return Err(Refusal::LeavesOut(name, tile));
        }
        let mut ruling = Ruling::accepted(None).with(Event::Revealed(hand.player(seat), shown));
        self.prove(hand, seat, shown, &mut ruling);
        Ok(ruling)
    }

    pub(super) fn judge_void(&self) -> Result<Ruling, Refusal> {
        let hand = match (self.phase(), self.latest_hand()) {
            (Phase::Lobby, _) => return Err(Refusal::NobodySeated),
            (Phase::Finished, _) => return Err(Refusal::Settled),
            (Phase::Lot | Phase::Between | Phase::Play, Some(hand))
                if hand.stage != Stage::Void =>
            {
                hand
            }
            (Phase::Lot | Phase::Between | Phase::Play, _) => return Err(Refusal::NothingToVoid),
        };
        Ok(Ruling::accepted(Some(article(2, 3))).with(Event::Voided {
            back: hand.brought,
            unwon: self.game.won,
            leader: hand.player(hand.leader),
        }))
    }

    pub(super) fn judge_settle(&self) -> Result<Ruling, Refusal> {
        match self.phase() {
            Phase::Lobby => Err(Refusal::NobodySeated),
            Phase::Finished => Err(Refusal::Settled),
            Phase::Play => Err(Refusal::HandGoing(self.hands)),
            Phase::Lot | Phase::Between => {
                let points = self.games().map(|game| (game.scores, game.won)).collect();
                let games = self.games_won();
                let ruling = Ruling::accepted(Some(article(6, 4)));
                Ok(ruling.with(Event::Settled { games, points }))
            }
        }
    }

    /// How many games each side has won.
    pub(super) fn games_won(&self) -> BySide<u16> {
        let mut won = BySide::default();
        for side in Side::BOTH {
            won[side] = u16::try_from(self.won_by(side)).unwrap_or(u16::MAX);
        }
        won
    }

    fn named(&self, players: &[PlayerId]) -> Vec<Name> {
        players.iter().map(|player| self.name_of(*player)).collect()
    }
}
