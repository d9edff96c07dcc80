//! The end of a hand: tiles shown, spots counted, lots drawn (articles 10.2, 10.3, 2.3), abandoned hands.

use super::{Draft, twice};
use crate::dominoes::tile::{TILES, Tile, TileSet};
use crate::law::nos::billitonnen::{Billitonnen, LineState};
use crate::law::nos::hand::{Hand, Round, Seat, Seats, Stage, count_of, count_of_all};
use crate::law::nos::layout::Scope;
use crate::law::nos::refusal::Refusal;
use crate::law::nos::ruling::{CloseOutcome, Event, NextSet};
use crate::law::nos::session::{Progress, Session};
use crate::law::nos::transfer::{Cause, Party, PlayerId};
use crate::table::article::article;
use crate::table::name::Name;

impl Session {
    pub(super) fn judge_reveal(
        &self,
        draft: &mut Draft,
        name: &Name,
        tiles: &[Tile],
    ) -> Result<(), Refusal> {
        let (hand, round, seat) = self.uncounted(name)?;
        if let Some(tile) = twice(tiles) {
            return Err(Refusal::TileTwice(tile));
        }
        let shown: TileSet = tiles.iter().copied().collect();
        if shown.len() != hand.tiles.number(seat) {
            let name = self.name_at(hand, seat);
            return Err(Refusal::WrongNumber {
                name,
                tiles: hand.tiles.number(seat),
                given: shown.len(),
            });
        }
        for tile in tiles {
            if hand.tiles.laid().has(*tile) {
                return Err(Refusal::AlreadyLies(*tile, self.laid_by(*tile)));
            }
            if let Some(holder) = hand.tiles.holder(*tile).filter(|holder| *holder != seat) {
                return Err(Refusal::KnownElsewhere(*tile, self.name_at(hand, holder)));
            }
        }
        if let Some(left_out) = hand.tiles.known(seat).minus(shown).iter().next() {
            return Err(Refusal::LeavesOut(self.name_at(hand, seat), left_out));
        }
        draft.cite(article(10, 2));
        draft.show(hand, seat, shown);
        if let Stage::Over {
            decides: Some(by), ..
        } = round.stage
        {
            draft.cite(article(9, 5));
            match super::close::fitting(hand, round).and(shown).iter().next() {
                Some(tile) => self.refuted(
                    draft,
                    hand,
                    by,
                    CloseOutcome::Refuted(hand.player(seat), tile),
                ),
                None => {
                    self.closes(draft, hand, by);
                    draft.event(Event::CloseDecided(hand.player(by), CloseOutcome::Upheld));
                }
            }
        }
        let concealed = round.upheld.and(shown);
        if !concealed.is_empty() {
            let fitting = round.layout.fitting_by_arm(Scope::Turn, concealed);
            draft.event(Event::Concealed(hand.player(seat), concealed, fitting));
        }
        draft.event(Event::Counted(hand.player(seat), count_of_all(shown)));
        self.scores(draft, hand, seat, count_of_all(shown));
        Ok(())
    }

    pub(super) fn judge_count(
        &self,
        draft: &mut Draft,
        name: &Name,
        spots: u16,
    ) -> Result<(), Refusal> {
        let (hand, round, seat) = self.uncounted(name)?;
        if matches!(
            round.stage,
            Stage::Over {
                decides: Some(_),
                ..
            }
        ) {
            return Err(Refusal::MustShow(self.name_at(hand, seat)));
        }
        let unseen = hand
            .tiles
            .unlaid()
            .minus(hand.tiles.known_elsewhere(seat))
            .minus(hand.tiles.known(seat));
        let missing = hand
            .tiles
            .number(seat)
            .saturating_sub(hand.tiles.known(seat).len());
        if !spots
            .checked_sub(count_of_all(hand.tiles.known(seat)))
            .is_some_and(|rest| can_count(unseen, missing, rest))
        {
            return Err(Refusal::ImpossibleCount(self.name_at(hand, seat), spots));
        }
        draft.cite(article(10, 2));
        draft.event(Event::Counted(hand.player(seat), spots));
        self.scores(draft, hand, seat, spots);
        Ok(())
    }

    /// The hand that is over, and the seat of a player in it who is not counted yet.
    fn uncounted(&self, name: &Name) -> Result<(&Hand, &Round, Seat), Refusal> {
        let over = |hand: &Hand| hand.is_over();
        let hand = self.hand_now()?;
        let round = hand
            .round()
            .filter(|_| over(hand))
            .ok_or_else(|| self.hand_goes_on(hand))?;
        let seat = self.seat_named(hand, name)?;
        if hand.tiles.number(seat) == 0 {
            return Err(Refusal::NoTiles(self.name_at(hand, seat)));
        }
        if hand.holding(seat).counted.is_some() {
            return Err(Refusal::CountedTwice(self.name_at(hand, seat)));
        }
        Ok((hand, round, seat))
    }

    /// If this is the last count, everybody pays whoever has less (article 10.3).
    fn scores(&self, draft: &mut Draft, hand: &Hand, now: Seat, spots: u16) {
        let count = |seat: Seat| {
            if seat == now {
                Some(spots)
            } else if hand.tiles.number(seat) == 0 {
                Some(0)
            } else {
                hand.holding(seat).counted
            }
        };
        let mut counts: Vec<(PlayerId, u16)> = Vec::with_capacity(hand.seats.len());
        for (seat, player) in hand.seats.seated() {
            match count(seat) {
                Some(spots) => counts.push((player, spots)),
                None => return,
            }
        }
        for (payer, more) in &counts {
            for (payee, less) in counts.iter().filter(|(_, less)| less < more) {
                let amount = i64::from(more - less);
                draft.pay(
                    Party::Player(*payer),
                    Party::Player(*payee),
                    amount,
                    Cause::Count,
                    Some(article(10, 3)),
                );
            }
        }
        let highest = counts
            .iter()
            .map(|(_, spots)| *spots)
            .max()
            .unwrap_or_default();
        let losers: Seats = counts
            .iter()
            .filter(|(_, spots)| *spots == highest)
            .map(|(player, _)| *player)
            .collect();
        draft.cite(article(10, 3));
        draft.event(Event::HandScored(next_set(losers)));
    }

    pub(super) fn judge_lot(
        &self,
        draft: &mut Draft,
        lots: &[(Name, Tile)],
    ) -> Result<(), Refusal> {
        match (&self.progress, &self.next_set) {
            (Progress::Billitonnen(game), _) => self.judge_lead(draft, game, lots),
            (Progress::Between(_), NextSet::Lots(tied)) => {
                let drawn = self.lots_of(lots, tied)?;
                let heaviest = drawn
                    .iter()
                    .map(|(_, tile)| tile.weight())
                    .max()
                    .unwrap_or_default();
                let level: Seats = drawn
                    .iter()
                    .filter(|(_, tile)| tile.weight() == heaviest)
                    .map(|(player, _)| *player)
                    .collect();
                draft.cite(article(2, 3));
                draft.event(Event::LotsDrawn(next_set(level)));
                Ok(())
            }
            (Progress::Lobby, _) => Err(Refusal::NobodySeated),
            _ => Err(Refusal::NoLots),
        }
    }

    /// The lead in Billitonnen goes to most spots; if they are level, to the higher single end (article 13.1).
    fn judge_lead(
        &self,
        draft: &mut Draft,
        game: &Billitonnen,
        lots: &[(Name, Tile)],
    ) -> Result<(), Refusal> {
        if game.state != LineState::NoLead {
            return Err(Refusal::LeadTwice);
        }
        let drawn = self.lots_of(lots, &game.seats)?;
        draft.cite(article(13, 1));
        let lead = drawn
            .iter()
            .max_by_key(|(_, tile)| (tile.weight(), tile.high()));
        if let Some((player, _)) = lead {
            draft.event(Event::Lead(*player));
        }
        Ok(())
    }

    /// Checks that each of these players has one lot, and no tile is there twice.
    fn lots_of(
        &self,
        lots: &[(Name, Tile)],
        exactly: &[PlayerId],
    ) -> Result<Vec<(PlayerId, Tile)>, Refusal> {
        let mut drawn: Vec<(PlayerId, Tile)> = Vec::with_capacity(lots.len());
        for (name, tile) in lots {
            let player = self.player(name)?;
            if drawn.iter().any(|(_, own)| own == tile) {
                return Err(Refusal::TileTwice(*tile));
            }
            if drawn.iter().any(|(own, _)| *own == player) {
                return Err(Refusal::NameTwice(self.name_of(player)));
            }
            drawn.push((player, *tile));
        }
        let all_in = exactly
            .iter()
            .all(|player| drawn.iter().any(|(own, _)| own == player));
        if drawn.len() != exactly.len() || !all_in {
            return Err(Refusal::WrongLots(
                exactly.iter().map(|player| self.name_of(*player)).collect(),
            ));
        }
        Ok(drawn)
    }

    pub(super) fn judge_void(&self, draft: &mut Draft) -> Result<(), Refusal> {
        let hand = self.hand_now()?;
        for (one, payer) in hand.seats.seated() {
            for (other, payee) in hand.seats.seated() {
                // The net payment from one to the other is reversed.
                draft.pay(
                    Party::Player(payee),
                    Party::Player(payer),
                    hand.paid[one][other],
                    Cause::Void,
                    None,
                );
            }
        }
        draft.event(Event::Voided);
        Ok(())
    }
}

/// Who opens the next hand if these players are level.
fn next_set(level: Seats) -> NextSet {
    match level.as_slice() {
        [one] => NextSet::Loser(*one),
        _ => NextSet::Lots(level),
    }
}

/// The counts that some tiles can have, in spots, one bit for each.
#[derive(Clone, Copy, Default)]
struct Counts([u128; 2]);

impl Counts {
    /// All 28 tiles count 182.
    const MOST: u16 = 182;

    fn has(self, spots: u16) -> bool {
        let Counts([low, high]) = self;
        let half = if spots < 128 { low } else { high };
        half >> (spots % 128) & 1 == 1
    }

    /// These, and those that the others become with a tile of this many spots, at least 1.
    fn or_with(&mut self, others: Counts, tile: u8) {
        let Counts([low, high]) = others;
        self.0[0] |= low << tile;
        self.0[1] |= high << tile | low >> (128 - tile);
    }
}

/// Whether some of these tiles, this number of them, count this many spots (article 10.2).
fn can_count(tiles: TileSet, number: u8, spots: u16) -> bool {
    if number > tiles.len() || spots > Counts::MOST {
        return false;
    }
    // What so many of the tiles so far can count.
    let mut reached = [Counts::default(); TILES as usize + 1];
    reached[0] = Counts([1, 0]);
    for tile in tiles.iter() {
        for taken in (1..=usize::from(number)).rev() {
            let fewer = reached[taken - 1];
            reached[taken].or_with(fewer, count_of(tile));
        }
    }
    reached[usize::from(number)].has(spots)
}
