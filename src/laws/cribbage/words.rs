//! What becomes of an act of cribbage, and why one is refused. The sentences are in `words.en.ftl`.

use nos_base::cards::{Card, CardSet};
use nos_base::messages;
use nos_base::table::name::Name;
use nos_base::table::seat::PlayerId;
use nos_base::words::Variables;
use nos_base::words::message::{Incidental, Variable};
use nos_law::about::Cause;
use nos_law::objection;

/// What a hand is worth. Where a claim could be answered with muggins (article 5.8) it is not told, be the claim too low or
/// right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    pub points: i64,
    pub is_told: bool,
}

impl Variable for Worth {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        if self.is_told {
            variables.set(name, self.points);
        } else {
            variables.set_word(name, "none");
        }
    }
}

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
        Shown(player: PlayerId, crib: bool, cards: CardSet, worth: Worth),
        Claimed(player: PlayerId, claims: u32),
        /// The opponent of who showed a hand says muggins, and may name how many points he asks for. What the claim left,
        /// unless he gets all that he named; what the hand is worth, and what its player has pegged of that.
        Muggins(player: PlayerId, named: Option<u32>, left: Option<i64>, worth: i64, pegged: i64),
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
        Claims(claims: u32),
        Count(count: u8),
        Nothing,
        Asked(points: i64, crib: bool),
    }
}

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Why {
        /// It is done in another phase; who is on turn, and who shows next, or the crib.
        NotNow(phase: &'static str, turn: Incidental<Name>, next: Incidental<Option<Name>>),
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
        NoMuggins = 5 8,
        /// Nobody has shown a hand since the deal, or the hand was abandoned.
        NothingShown = 5 8,
        MugginsSaid = 5 8,
        OwnHand(name: Name) = 5 8,
        WonByShowing = 6 1,
    }
}

impl objection::Reason for Why {}
