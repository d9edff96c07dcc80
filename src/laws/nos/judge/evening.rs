//! Players, house rules, lots, voided hands and settlement (chapters 1, 2 and 12).

use super::draft::{Draft, JudgeNeeds, refuse};
use crate::nos::about::{POT, ROUNDING};
use crate::nos::session::NosTable;
use crate::nos::{
    self, CountedPlayer, Event, HouseKey, Need, Party, PlayerId, Progress, Refusal, SEATS_MAX,
    Session,
};
use easy_ext::ext;
use nos_base::{Name, Setting, Tile, TileSet, article};
use nos_law::{Effect, Judged, Opener, PieceText, Refused};

#[ext(JudgeEvening)]
pub(crate) impl Session {
    fn judge_house(&self, setting: Setting) -> Judged {
        let mut left = self.everybody().filter(|player| !self.seated().contains(player));
        match left.next() {
            Some(player) if setting.is_of(HouseKey::ChipsStart) => {
                refuse(Refusal::StartTooLate(self.name(player)))
            }
            _ => Ok(()),
        }
    }

    fn judge_join(&self, draft: &mut Draft, name: &Name, after: Option<&Name>) -> Judged {
        self.between_hands()?;
        refuse_if!(self.is_used(name), Refused::NameUsed { name: name.clone() });
        refuse_if!(self.seated().len() >= SEATS_MAX, Refusal::TableFull);
        let after = after.map(|after| self.player(after)).transpose()?;
        let after = self.seated().iter().position(|player| Some(*player) == after);
        draft.cite(article(12, 5));
        let place = after.map_or(self.seated().len(), |at| at + 1);
        draft.ruling.push(Effect::Joined { name: name.clone(), place });
        Ok(())
    }

    fn judge_retire(&self, draft: &mut Draft, name: &Name) -> Judged {
        self.between_hands()?;
        let player = self.player(name)?;
        if let Opener::Lots(tied) = &self.opener {
            refuse_if!(tied.contains(&player), Refusal::MustDrawLots(self.name(player)));
        }
        draft.cite(article(12, 2));
        self.round_down(draft, player);
        draft.ruling.push(Effect::Left(player));
        draft.ruling.by = Some(player);
        Ok(())
    }

    fn judge_settle(&self, draft: &mut Draft) -> Judged {
        for player in self.seated() {
            self.round_down(draft, *player);
        }
        if self.pot() + draft.ruling.transfers().map(|paid| paid.amount).sum::<i64>() == 0 {
            draft.event(Event::PotEmpty);
        }
        Ok(())
    }

    fn judge_pot(&self, draft: &mut Draft, name: &Name) -> Judged {
        match &self.game.progress {
            Progress::Settling => {}
            Progress::Billitonnen(game) if game.is_stuck() => draft.cite(article(13, 6)),
            Progress::Billitonnen(_) => return refuse(Refusal::PotIsPlayedFor),
            _ => return refuse(Refusal::NotNow(Need::Settled)),
        }
        self.pot_goes_to(draft, self.player(name)?);
        Ok(())
    }

    fn judge_recount(&self, draft: &mut Draft, counted: &[(Name, u32)]) -> Judged {
        let mut counts: Vec<CountedPlayer> = Vec::with_capacity(counted.len());
        for (name, chips) in counted {
            let player = self.player(name)?;
            let is_twice = counts.iter().any(|count| count.player == player);
            refuse_if!(is_twice, Refused::NameTwice { name: self.name(player) });
            let (chips, book) = (i64::from(*chips), self.balance(player));
            counts.push(CountedPlayer { player, name: self.name(player), chips, book });
        }
        draft.cite(article(1, 4));
        let differs = |count: &CountedPlayer| {
            let (player, chips, book) = (count.player, count.chips, count.book);
            let (more, difference) = (chips > book, (chips - book).abs());
            (chips != book).then_some(Event::Differs { player, more, difference, chips, book })
        };
        let differing: Vec<Event> = counts.iter().filter_map(differs).collect();
        draft.event(Event::Recounted { counts, agrees: differing.is_empty() });
        differing.into_iter().for_each(|event| draft.event(event));
        Ok(())
    }

    fn judge_lot(&self, draft: &mut Draft, lots: &[(Name, Tile)]) -> Judged {
        match (&self.game.progress, &self.opener) {
            (Progress::Between(_), Opener::Lots(tied)) => {
                let drawn = self.lots_of(lots, tied)?;
                let heaviest = drawn.iter().map(|(_, tile)| tile.weight()).max();
                let level = drawn.iter().filter(|(_, tile)| Some(tile.weight()) == heaviest);
                draft.cite(article(2, 3));
                let level = level.map(|(player, _)| *player).collect();
                draft.event(Event::LotsDrawn(next_set(level)));
                Ok(())
            }
            (Progress::Lobby, _) => refuse(Refused::NobodySeated),
            _ => refuse(Refusal::NoLots),
        }
    }

    fn lots_of(
        &self,
        lots: &[(Name, Tile)],
        exactly: &[PlayerId],
    ) -> Judged<Vec<(PlayerId, Tile)>> {
        let mut drawn: Vec<(PlayerId, Tile)> = Vec::with_capacity(lots.len());
        for (name, tile) in lots {
            let player = self.player(name)?;
            let tile_twice = drawn.iter().any(|(_, other)| other == tile);
            let piece = || PieceText::of::<TileSet>(*tile);
            refuse_if!(tile_twice, Refused::PieceTwice { piece: piece() });
            let name_twice = drawn.iter().any(|(other, _)| *other == player);
            refuse_if!(name_twice, Refused::NameTwice { name: self.name(player) });
            drawn.push((player, *tile));
        }
        let has_drawn = |player: &PlayerId| drawn.iter().any(|(other, _)| other == player);
        let is_right = drawn.len() == exactly.len() && exactly.iter().all(has_drawn);
        let (names, lots) = self.drawers(&nos::LAW, exactly);
        refuse_if!(!is_right, Refusal::WrongLots(names, lots));
        Ok(drawn)
    }

    /// Reverses the net payments of the hand.
    fn judge_void(&self, draft: &mut Draft) -> Judged {
        let hand = self.hand_now()?;
        for (one, payer) in hand.seats.seated() {
            for (other, payee) in hand.seats.seated() {
                let back = (Party::player(payee), Party::player(payer));
                draft.pay(back, hand.paid[one][other], None);
            }
        }
        Ok(())
    }

    /// Moves a player's chips above a multiple to the pot (article 12.1).
    fn round_down(&self, draft: &mut Draft, player: PlayerId) {
        let rest = self.balance(player).rem_euclid(self.house(HouseKey::ChipsRound).max(1));
        draft.pay((Party::player(player), Party::Pot), rest, Some(&ROUNDING));
        draft.cite(ROUNDING.article);
    }

    /// Gives the pot to a player and finishes the session (article 12.3).
    fn pot_goes_to(&self, draft: &mut Draft, player: PlayerId) {
        draft.pay((Party::Pot, Party::player(player)), self.pot(), Some(&POT));
        draft.cite(POT.article);
        draft.event(Event::PotTaken(player));
    }
}

pub(super) fn next_set(level: Vec<PlayerId>) -> Opener {
    match level.as_slice() {
        [one] => Opener::Of(*one),
        _ => Opener::Lots(level),
    }
}
