//! Players, house rules, lots, abandoned hands, settlement (chapters 1, 2 and 12).

use super::{Draft, Judged, refuse_if};
use crate::dominoes::tile::Tile;
use crate::law::nos::{
    Cause, Counted, EDITION, Event, HouseKey, Need, NextSet, Party, PlayerId, Progress, Refusal,
    SEATS_MAX, SEATS_MIN, Seats, Session, Setting,
};
use crate::table::article::article;
use crate::table::name::Name;

impl Session {
    pub(super) fn judge_law(&self, draft: &mut Draft, edition: u32) -> Judged {
        refuse_if!(self.begun, Refusal::LawNotFirst);
        refuse_if!(edition != EDITION, Refusal::UnknownLaw(edition));
        draft.event(Event::LawNamed);
        Ok(())
    }

    pub(super) fn judge_seat(&self, draft: &mut Draft, names: &[Name]) -> Judged {
        refuse_if!(self.progress != Progress::Lobby, Refusal::AlreadySeated);
        let is_right = (SEATS_MIN..=SEATS_MAX).contains(&names.len());
        refuse_if!(!is_right, Refusal::TooFewOrMany(names.len()));
        let mut each = names.iter().enumerate();
        let seated = |at: usize, name: &Name| names.iter().take(at).any(|other| other.is(name));
        if let Some((_, name)) = each.find(|(at, name)| seated(*at, name)) {
            return Err(Refusal::NameTwice(name.clone()));
        }
        draft.cite(article(1, 1));
        draft.cite(article(1, 3));
        draft.event(Event::Seated(names.to_vec()));
        Ok(())
    }

    pub(super) fn judge_house(&self, draft: &mut Draft, setting: Setting) -> Judged {
        refuse_if!(self.hands > 0 || self.is_settled(), Refusal::HouseTooLate);
        let mut left = self.players().filter(|player| !self.seats.contains(player));
        if let (HouseKey::ChipsStart, Some(player)) = (setting.key(), left.next()) {
            return Err(Refusal::StartTooLate(self.name_of(player)));
        }
        draft.event(Event::HouseTurned(setting));
        Ok(())
    }

    pub(super) fn judge_join(
        &self,
        draft: &mut Draft,
        name: &Name,
        after: Option<&Name>,
    ) -> Judged {
        self.between_hands()?;
        let was_used = self.roster.iter().any(|player| player.name.is(name));
        refuse_if!(was_used, Refusal::NameUsed(name.clone()));
        refuse_if!(self.seats.len() >= SEATS_MAX, Refusal::TableFull);
        let after = after.map(|after| self.player(after)).transpose()?;
        let after = self.seats.iter().position(|player| Some(*player) == after);
        draft.cite(article(12, 5));
        let place = after.map_or(self.seats.len(), |at| at + 1);
        draft.event(Event::Joined(name.clone(), place));
        Ok(())
    }

    pub(super) fn judge_retire(&self, draft: &mut Draft, name: &Name) -> Judged {
        self.between_hands()?;
        let player = self.player(name)?;
        if let NextSet::Lots(tied) = &self.next_set {
            let draws = tied.contains(&player);
            refuse_if!(draws, Refusal::MustDrawLots(self.name_of(player)));
        }
        draft.cite(article(12, 2));
        self.round_down(draft, player);
        draft.event(Event::Left(player));
        Ok(())
    }

    pub(super) fn judge_settle(&self, draft: &mut Draft) -> Judged {
        self.between_hands()?;
        draft.cite(article(12, 1));
        for player in &self.seats {
            self.round_down(draft, *player);
        }
        draft.event(Event::Settled);
        if self.pot + draft.paid_into_the_pot() == 0 {
            draft.event(Event::PotEmpty);
        }
        Ok(())
    }

    pub(super) fn judge_pot(&self, draft: &mut Draft, name: &Name) -> Judged {
        match &self.progress {
            Progress::Settling => {}
            Progress::Billitonnen(game) if game.is_stuck() => draft.cite(article(13, 6)),
            Progress::Billitonnen(_) => return Err(Refusal::PotIsPlayedFor),
            _ => return Err(Refusal::NotNow(Need::Settled)),
        }
        let player = self.player(name)?;
        self.pot_goes_to(draft, player);
        Ok(())
    }

    pub(super) fn judge_recount(&self, draft: &mut Draft, counted: &[(Name, u32)]) -> Judged {
        let mut counts: Vec<Counted> = Vec::with_capacity(counted.len());
        for (name, chips) in counted {
            let player = self.player(name)?;
            let is_twice = counts.iter().any(|count| count.player == player);
            refuse_if!(is_twice, Refusal::NameTwice(self.name_of(player)));
            let (chips, book) = (i64::from(*chips), self.balance(player));
            counts.push(Counted {
                player,
                chips,
                book,
            });
        }
        draft.cite(article(1, 4));
        draft.event(Event::Recounted(counts));
        Ok(())
    }

    pub(super) fn judge_lot(&self, draft: &mut Draft, lots: &[(Name, Tile)]) -> Judged {
        match (&self.progress, &self.next_set) {
            (Progress::Billitonnen(game), _) => self.judge_lead(draft, game, lots),
            (Progress::Between(_), NextSet::Lots(tied)) => {
                let drawn = self.lots_of(lots, tied)?;
                let heaviest = drawn.iter().map(|(_, tile)| tile.weight()).max();
                let level = drawn
                    .iter()
                    .filter(|(_, tile)| Some(tile.weight()) == heaviest);
                draft.cite(article(2, 3));
                let level = level.map(|(player, _)| *player).collect();
                draft.event(Event::LotsDrawn(next_set(level)));
                Ok(())
            }
            (Progress::Lobby, _) => Err(Refusal::NobodySeated),
            _ => Err(Refusal::NoLots),
        }
    }

    /// Checks that each of these players has one lot, and no tile is there twice.
    pub(super) fn lots_of(
        &self,
        lots: &[(Name, Tile)],
        exactly: &[PlayerId],
    ) -> Result<Vec<(PlayerId, Tile)>, Refusal> {
        let mut drawn: Vec<(PlayerId, Tile)> = Vec::with_capacity(lots.len());
        for (name, tile) in lots {
            let player = self.player(name)?;
            let tile_twice = drawn.iter().any(|(_, other)| other == tile);
            refuse_if!(tile_twice, Refusal::TileTwice(*tile));
            let name_twice = drawn.iter().any(|(other, _)| *other == player);
            refuse_if!(name_twice, Refusal::NameTwice(self.name_of(player)));
            drawn.push((player, *tile));
        }
        let has_drawn = |player: &PlayerId| drawn.iter().any(|(other, _)| other == player);
        let is_right = drawn.len() == exactly.len() && exactly.iter().all(has_drawn);
        refuse_if!(!is_right, Refusal::WrongLots(self.names_of(exactly)));
        Ok(drawn)
    }

    /// The net payments of the hand are reversed.
    pub(super) fn judge_void(&self, draft: &mut Draft) -> Judged {
        let hand = self.hand_now()?;
        for (one, payer) in hand.seats.seated() {
            for (other, payee) in hand.seats.seated() {
                let back = (Party::Player(payee), Party::Player(payer));
                draft.pay(back, hand.paid[one][other], Cause::Void, None);
            }
        }
        draft.event(Event::Voided);
        Ok(())
    }

    /// Refuses an entry that can only come between hands.
    pub(super) fn between_hands(&self) -> Judged {
        match &self.progress {
            Progress::Between(_) => Ok(()),
            Progress::Lobby => Err(Refusal::NobodySeated),
            Progress::Hand(hand) => Err(self.hand_goes_on(hand)),
            _ => Err(Refusal::NotNow(Need::Unsettled)),
        }
    }

    /// The chips of a player beyond a multiple go to the pot (article 12.1).
    fn round_down(&self, draft: &mut Draft, player: PlayerId) {
        let multiple = self.house.amount(HouseKey::ChipsRound).max(1);
        let rest = self.balance(player).rem_euclid(multiple);
        let parties = (Party::Player(player), Party::Pot);
        draft.pay(parties, rest, Cause::Rounding, Some(article(12, 1)));
    }

    /// The player gets the pot, and the session is finished (article 12.3).
    pub(super) fn pot_goes_to(&self, draft: &mut Draft, player: PlayerId) {
        let parties = (Party::Pot, Party::Player(player));
        draft.pay(parties, self.pot, Cause::Pot, Some(article(12, 3)));
        draft.event(Event::PotTaken(player));
    }
}

/// Who opens the next hand if these players are level.
pub(super) fn next_set(level: Seats) -> NextSet {
    match level.as_slice() {
        [one] => NextSet::Loser(*one),
        _ => NextSet::Lots(Box::new(level)),
    }
}
