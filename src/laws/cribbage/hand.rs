//! The state of a hand, from the deal on.

use super::about::WENT;
use super::words::{Event, Worth};
use super::worth::{COUNT_MOST, WorthPart, at_show, count, counts};
use arrayvec::ArrayVec;
use nos_base::{BySeat, Card, CardSet, PieceRecord, PlayerId, Set, seat};
use nos_law::{Denied, EntryNo};

/// The place of the crib after the hands of the two players.
pub const CRIB: usize = 2;

/// The cards that both players lay in a hand.
pub const LAID: usize = 8;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hand {
    pub dealer: PlayerId,
    pub turn: PlayerId,
    pub is_first: bool,
    pub has_crib: bool,
    pub starter: Option<Card>,
    /// Treats the four cards each player keeps as those dealt, since the crib is laid away unseen.
    pub cards: PieceRecord<CardSet, &'static Denied>,
    pub laid: ArrayVec<(Card, PlayerId), LAID>,
    pub earlier: usize,
    pub gone: BySeat<bool>,
    pub shown: ArrayVec<Shown, 3>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    pub cards: CardSet,
    pub worth: Worth,
    pub claims: Option<u32>,
    pub is_called: bool,
}

impl Shown {
    /// Returns the points pegged for a claim, before any limit by the target (article 5.7).
    pub fn pegged(&self) -> i64 {
        let worth = self.worth.points;
        self.claims.map_or(worth, |claims| worth.min(claims.into()))
    }
}

impl Hand {
    pub fn new(dealer: PlayerId, is_first: bool) -> Hand {
        Hand {
            dealer,
            turn: other(dealer),
            is_first,
            has_crib: false,
            starter: None,
            cards: PieceRecord::dealt(CardSet::PACK, 3, 4),
            laid: ArrayVec::new(),
            earlier: 0,
            gone: BySeat::default(),
            shown: ArrayVec::new(),
        }
    }

    /// Returns the cards of the current count, in order.
    pub fn counted(&self) -> impl Iterator<Item = Card> {
        self.laid.iter().skip(self.earlier).map(|(card, _)| *card)
    }

    pub fn count(&self) -> u8 {
        count(self.counted())
    }

    pub fn laid_by(&self, player: PlayerId) -> CardSet {
        CardSet::of_all(self.laid.iter().filter(|(_, by)| *by == player).map(|(card, _)| *card))
    }

    pub fn holds(&self, player: PlayerId) -> u8 {
        if self.has_crib { self.cards.number(seat(player)) } else { 6 }
    }

    /// Returns the unseen cards that fit the count.
    pub fn fitting(&self) -> CardSet {
        let room = COUNT_MOST.saturating_sub(self.count());
        CardSet::of_all(self.cards.unlaid().iter().filter(|card| counts(*card) <= room))
    }

    pub fn can_fail(&self) -> bool {
        self.count() + 10 > COUNT_MOST
    }

    /// Whether a player lays no more cards in this count, not counting the one he `lays` now.
    pub fn is_done(&self, player: PlayerId, lays: bool) -> bool {
        self.gone[seat(player)] || self.holds(player) == u8::from(lays)
    }

    /// Returns the next player if the count goes on (article 3.4).
    fn next(&self, player: PlayerId) -> PlayerId {
        if self.is_done(other(player), false) { player } else { other(player) }
    }

    /// Returns those still to show, in order; `None` is the crib (article 5.1).
    pub fn to_show(&self) -> impl Iterator<Item = Option<PlayerId>> {
        [Some(other(self.dealer)), Some(self.dealer), None].into_iter().skip(self.shown.len())
    }

    pub fn next_to_show(&self) -> Option<PlayerId> {
        self.to_show().next().flatten()
    }

    pub fn shower(&self) -> PlayerId {
        match self.shown.len() {
            1 => other(self.dealer),
            _ => self.dealer,
        }
    }

    /// Returns the last hand shown, with its points part by part.
    pub fn last_shown(&self) -> Option<(&Shown, Vec<WorthPart>)> {
        let (shown, starter) = (self.shown.last()?, CardSet::of_all(self.starter));
        Some((shown, at_show(shown.cards, starter, self.shown.len() > CRIB)))
    }

    pub(super) fn apply_event(&mut self, no: EntryNo, event: &Event) {
        // The arrays hold all cards of both players, and both hands with the crib.
        match *event {
            Event::LaidAway(_) => self.has_crib = true,
            Event::TurnedUp(card, _) => {
                self.starter = Some(card);
                self.cards.turn_up(card);
            }
            Event::Laid(player, card, _) => {
                self.cards.lay(seat(player), card, no);
                let _ = self.laid.try_push((card, player));
                self.turn = self.next(player);
            }
            Event::OutOfTurn(player, card, _) | Event::TooHigh(player, card, _) => {
                self.cards.see(seat(player), CardSet::of(card), no);
            }
            Event::Gone(player, cards) => {
                self.cards.deny(seat(player), cards, no, &WENT);
                self.gone[seat(player)] = true;
                self.turn = self.next(player);
            }
            Event::Again(turn) => {
                self.earlier = self.laid.len();
                self.gone = BySeat::default();
                self.turn = turn;
            }
            Event::Shown(_, _, cards, worth) => {
                let _ = self.shown.try_push(Shown { cards, worth, claims: None, is_called: false });
            }
            Event::Claimed(_, claims) => {
                self.shown.last_mut().into_iter().for_each(|shown| shown.claims = Some(claims));
            }
            Event::Muggins(..) => {
                self.shown.last_mut().into_iter().for_each(|shown| shown.is_called = true);
            }
            _ => {}
        }
        self.cards.prove();
    }
}

pub fn other(player: PlayerId) -> PlayerId {
    PlayerId::at(1 - player.index().min(1))
}
