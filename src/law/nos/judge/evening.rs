//! Players, house rules, settlement (chapters 1 and 12).

use super::Draft;
use crate::law::nos::entry::EDITION;
use crate::law::nos::hand::{SEATS_MAX, SEATS_MIN};
use crate::law::nos::house::{HouseKey, Setting};
use crate::law::nos::refusal::{Need, Refusal};
use crate::law::nos::ruling::{Counted, Event, NextSet};
use crate::law::nos::session::{Progress, Session};
use crate::law::nos::transfer::{Cause, Party, PlayerId};
use crate::table::article::article;
use crate::table::name::Name;

impl Session {
    pub(super) fn judge_law(&self, draft: &mut Draft, edition: u32) -> Result<(), Refusal> {
        if self.begun {
            return Err(Refusal::LawNotFirst);
        }
        if edition != EDITION {
            return Err(Refusal::UnknownLaw(edition));
        }
        draft.event(Event::LawNamed);
        Ok(())
    }

    pub(super) fn judge_seat(&self, draft: &mut Draft, names: &[Name]) -> Result<(), Refusal> {
        if !matches!(self.progress, Progress::Lobby) {
            return Err(Refusal::AlreadySeated);
        }
        if !(SEATS_MIN..=SEATS_MAX).contains(&names.len()) {
            return Err(Refusal::TooFewOrMany(names.len()));
        }
        if let Some((_, name)) = names
            .iter()
            .enumerate()
            .find(|(at, name)| names[..*at].iter().any(|own| own.is(name)))
        {
            return Err(Refusal::NameTwice(name.clone()));
        }
        draft.cite(article(1, 1));
        draft.cite(article(1, 3));
        draft.event(Event::Seated(names.to_vec()));
        Ok(())
    }

    pub(super) fn judge_house(&self, draft: &mut Draft, setting: Setting) -> Result<(), Refusal> {
        if self.hands > 0 || self.is_settled() {
            return Err(Refusal::HouseTooLate);
        }
        let gone = self.roster.iter().enumerate();
        let mut gone = gone.filter(|(at, _)| !self.seats.contains(&PlayerId::at(*at)));
        if let (HouseKey::ChipsStart, Some((_, player))) = (setting.key(), gone.next()) {
            return Err(Refusal::StartTooLate(player.name.clone()));
        }
        draft.event(Event::HouseTurned(setting));
        Ok(())
    }

    pub(super) fn judge_join(
        &self,
        draft: &mut Draft,
        name: &Name,
        after: Option<&Name>,
    ) -> Result<(), Refusal> {
        self.between_hands()?;
        if self.roster.iter().any(|player| player.name.is(name)) {
            return Err(Refusal::NameUsed(name.clone()));
        }
        if self.seats.len() >= SEATS_MAX {
            return Err(Refusal::TableFull);
        }
        let place = match after {
            Some(after) => {
                let player = self.player(after)?;
                self.seats
                    .iter()
                    .position(|own| *own == player)
                    .map_or(self.seats.len(), |at| at + 1)
            }
            None => self.seats.len(),
        };
        draft.cite(article(12, 5));
        draft.event(Event::Joined(name.clone(), place));
        Ok(())
    }

    pub(super) fn judge_retire(&self, draft: &mut Draft, name: &Name) -> Result<(), Refusal> {
        self.between_hands()?;
        let player = self.player(name)?;
        if let NextSet::Lots(tied) = &self.next_set
            && tied.contains(&player)
        {
            return Err(Refusal::MustDrawLots(self.name_of(player)));
        }
        draft.cite(article(12, 2));
        self.round_down(draft, player);
        draft.event(Event::Left(player));
        Ok(())
    }

    pub(super) fn judge_settle(&self, draft: &mut Draft) -> Result<(), Refusal> {
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

    pub(super) fn judge_pot(&self, draft: &mut Draft, name: &Name) -> Result<(), Refusal> {
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

    pub(super) fn judge_recount(
        &self,
        draft: &mut Draft,
        counted: &[(Name, u32)],
    ) -> Result<(), Refusal> {
        let mut found: Vec<Counted> = Vec::with_capacity(counted.len());
        for (name, chips) in counted {
            let player = self.player(name)?;
            if found.iter().any(|own| own.player == player) {
                return Err(Refusal::NameTwice(self.name_of(player)));
            }
            let book = self
                .roster
                .get(player.index())
                .map_or(0, |player| player.balance);
            found.push(Counted {
                player,
                chips: i64::from(*chips),
                book,
            });
        }
        draft.cite(article(1, 4));
        draft.event(Event::Recounted(found));
        Ok(())
    }

    pub(super) fn judge_note(&self, draft: &mut Draft) -> Result<(), Refusal> {
        draft.event(Event::Noted);
        Ok(())
    }

    /// Refuses an entry that can only come between hands.
    pub(super) fn between_hands(&self) -> Result<(), Refusal> {
        match self.progress {
            Progress::Between(_) => Ok(()),
            Progress::Lobby => Err(Refusal::NobodySeated),
            Progress::Hand(ref hand) => Err(self.hand_goes_on(hand)),
            _ => Err(Refusal::NotNow(Need::Unsettled)),
        }
    }

    /// The chips of a player beyond a multiple go to the pot (article 12.1).
    fn round_down(&self, draft: &mut Draft, player: PlayerId) {
        let multiple = self.house.amount(HouseKey::ChipsRound).max(1);
        let balance = self
            .roster
            .get(player.index())
            .map_or(0, |player| player.balance);
        let rest = balance.rem_euclid(multiple);
        draft.pay(
            Party::Player(player),
            Party::Pot,
            rest,
            Cause::Rounding,
            Some(article(12, 1)),
        );
    }

    /// The player gets the pot, and the session is finished (article 12.3).
    pub(super) fn pot_goes_to(&self, draft: &mut Draft, player: PlayerId) {
        draft.pay(
            Party::Pot,
            Party::Player(player),
            self.pot,
            Cause::Pot,
            Some(article(12, 3)),
        );
        draft.event(Event::PotTaken(player));
    }
}
