//! What becomes of an act of cribbage, and why one is refused. The sentences are in `words.en.ftl`.

use crate::cards::{Card, CardSet};
use crate::law::about::Cause;
use crate::law::elements;
use crate::messages;
use crate::table::name::Name;
use crate::table::seat::PlayerId;
use crate::words::message::Passing;

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event {
        Took(dealer: PlayerId),
        LaidAway(dealer: PlayerId),
        TurnedUp(card: Card, leader: PlayerId),
        Laid(player: PlayerId, card: Card, count: u8),
        OutOfTurn(player: PlayerId, card: Card, turn: PlayerId),
        TooHigh(player: PlayerId, card: Card, count: u8),
        /// The player says go and so denies holding any of these cards.
        Gone(player: PlayerId, cards: CardSet),
        Again(turn: PlayerId),
        AllLaid(first: PlayerId),
        Shown(player: PlayerId, crib: bool, cards: CardSet, worth: i64),
        Claimed(player: PlayerId, claims: u32),
        /// A part of what a hand is worth.
        Counts(cards: CardSet, points: i64, cause: &'static Cause),
        Double(points: i64),
    }
}

messages! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Caption {
        Starter,
        Crib,
        InHand(number: u8),
        Worth(points: i64),
        Count(count: u8),
        Nothing,
        Asked(points: i64, crib: bool),
    }
}

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Why {
        /// It is done in another phase; who is on turn, and who shows next, or the crib.
        NotNow(phase: &'static str, turn: Passing<Name>, next: Passing<Option<Name>>),
        CribLaid = 2 2,
        /// The card was laid by this player, or is the starter.
        Seen(card: Card, by: Option<Name>),
        HoldsNone(name: Name),
        NotHisTurn(name: Name, turn: Name) = 3 1,
        EveryCardFits(count: u8) = 3 3,
        HoldsOneThatFits(name: Name, card: Card) = 3 3,
        /// Somebody else shows now, or the crib is shown.
        NotNext(next: Option<Name>) = 5 1,
        NotLaidByHim(name: Name, laid: CardSet) = 5 1,
    }
}

impl elements::Why for Why {}
