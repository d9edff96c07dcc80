//! The events of cribbage and the reasons for refusals. `words.en.ftl` has the sentences.

use nos_base::{Card, CardSet, Incidental, Name, PlayerId, Variable, Variables, messages};
use nos_law::{Cause, objection};

/// The worth of a hand. nos hides it while the opponent could answer a claim with muggins, whether
/// the claim is low or right (article 5.8).
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
        /// A go, with the cards that the player denies holding.
        Gone(player: PlayerId, cards: CardSet),
        Again(turn: PlayerId),
        AllLaid(first: PlayerId),
        Shown(player: PlayerId, crib: bool, cards: CardSet, worth: Worth),
        Claimed(player: PlayerId, claims: u32),
        /// `left` is what the claim missed, or `None` if the opponent gets all that he `named`;
        /// `pegged` is what the player pegged of `worth`.
        Muggins(player: PlayerId, named: Option<u32>, left: Option<i64>, worth: i64, pegged: i64),
        Counts(cards: CardSet, points: i64, cause: &'static Cause),
        Double(points: i64),
    }

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

    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Why {
        /// An act of another phase, with the player on turn and the next to show.
        NotNow(phase: &'static str, turn: Incidental<Name>, next: Incidental<Option<Name>>),
        CribLaid = 2 2,
        Seen(card: Card, by: Option<Name>),
        HoldsNone(name: Name),
        NotHisTurn(name: Name, turn: Name) = 3 1,
        EveryCardFits(count: u8) = 3 3,
        HoldsOneThatFits(name: Name, card: Card) = 3 3,
        /// Another player shows next, or the crib is next.
        NotNext(next: Option<Name>) = 5 1,
        NotLaidByHim(name: Name, laid: CardSet) = 5 1,
        NoMuggins = 5 8,
        /// No hand was shown since the deal, or the hand was voided.
        NothingShown = 5 8,
        MugginsSaid = 5 8,
        OwnHand(name: Name) = 5 8,
        WonByShowing = 6 1,
    }
}

impl objection::Reason for Why {}
