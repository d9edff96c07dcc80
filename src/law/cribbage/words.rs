//! What becomes of an act of cribbage, and why one is refused. The sentences are in `words.en.ftl`.

use crate::cards::card::{Card, CardSet};
use crate::law::about::Cause;
use crate::law::game;
use crate::table::article::{Article, article};
use crate::table::name::Name;
use crate::table::seat::PlayerId;
use crate::told;

told! {
    /// Why a card goes back face up (article 3.2).
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
    pub enum Misplay {
        /// It was the turn of this player.
        OutOfTurn(turn: PlayerId),
        /// The count would be this.
        TooHigh(count: u8),
    }
}

told! {
    /// What becomes of an act.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event {
        /// Both took six cards.
        Took { dealer: PlayerId },
        /// Both laid two cards away.
        LaidAway { dealer: PlayerId },
        TurnedUp { card: Card, leader: PlayerId },
        Laid { player: PlayerId, card: Card, count: u8 },
        /// The card goes back face up to its owner.
        TakenBack { player: PlayerId, card: Card, misplay: Misplay },
        /// The player says go and so denies holding any of these cards.
        Gone { player: PlayerId, cards: CardSet },
        /// The count begins again at 0.
        Again { turn: PlayerId },
        /// All cards are laid.
        AllLaid { first: PlayerId },
        /// A hand, or the crib, with what it is worth, and what was claimed.
        Shown { player: PlayerId, crib: bool, cards: CardSet, worth: i64, claims: Option<u8> },
        /// A part of what it is worth.
        Counts { cards: CardSet, points: i64, cause: &'static Cause },
        /// The win counts two.
        Skunk { target: i64, points: i64 },
    }
}

told! {
    /// What is said in a picture.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Caption {
        Starter,
        Crib,
        InHand(number: u8),
        Worth(points: i64),
        Count(count: u8),
        Nothing,
    }
}

told! {
    /// The answer to `worth`.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Worth {
        Part(cards: CardSet, points: i64, cause: &'static Cause),
        Total(points: i64, crib: bool),
    }
}

told! {
    /// Why an act cannot have happened as typed.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Why {
        NoStarter,
        StarterLies { starter: Card },
        CribLaid,
        /// The cards are shown; who is next, or the crib.
        CardsShown { next: Option<Name> },
        NotAllLaid { turn: Name },
        /// The card is the starter or was laid.
        Seen { card: Card },
        KnownElsewhere { card: Card, holder: Name },
        /// All the player's cards are known, and this is none of them.
        NotHis { card: Card, name: Name, known: CardSet },
        HoldsNone { name: Name },
        NotHisTurn { name: Name, turn: Name },
        /// At this count every card fits.
        EveryCardFits { count: u8 },
        HoldsOneThatFits { name: Name, card: Card },
        /// Somebody else shows now, or the crib is shown.
        NotNext { next: Option<Name> },
        NotLaidByHim { name: Name, laid: CardSet },
    }
}

impl game::Why for Why {
    fn article(&self) -> Option<Article> {
        Some(match self {
            Why::NoStarter | Why::StarterLies { .. } => article(2, 5),
            Why::CribLaid => article(2, 2),
            Why::NotHisTurn { .. } => article(3, 1),
            Why::EveryCardFits { .. } | Why::HoldsOneThatFits { .. } => article(3, 3),
            Why::CardsShown { .. } | Why::NotAllLaid { .. } => article(3, 5),
            Why::NotNext { .. } | Why::NotLaidByHim { .. } => article(5, 1),
            Why::Seen { .. }
            | Why::KnownElsewhere { .. }
            | Why::NotHis { .. }
            | Why::HoldsNone { .. } => return None,
        })
    }
}
