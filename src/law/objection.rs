//! Objections: reasons found while judging why an entry cannot have happened as typed.

use super::EntryNo;
use super::piece::{Legal, PieceText};
use nos_base::{Article, Incidental, Leaf, Message, Name, Set, messages};
use std::sync::Arc;

messages! {
    /// A reason of every law to refuse an entry. Its message's `.advice` says what to type instead.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Refused {
        /// An entry of another law. This never happens: the shell reads a journal by its own law.
        OfAnotherLaw,
        LawNotFirst,
        UnknownLaw { edition: u32, known: u32 },
        AlreadySeated,
        WrongNumber { given: usize },
        NameTwice { name: Name },
        NobodySeated,
        NameUsed { name: Name },
        HasLeft { name: Name },
        UnknownName { typed: Name, seated: Vec<Name> },
        AmbiguousName { typed: Name, meant: Vec<Name> },
        HouseTooLate,
        Settled,
        /// These players must draw lots first; `lots` is the line to type.
        LeadUndecided { drawers: Vec<Name>, lots: String },
        LeadDecided,
        NotTheDrawers { drawers: Vec<Name>, lots: String },
        PieceTwice { piece: PieceText },
        NotInTheSet { piece: PieceText, highest: Option<PieceText> },
        /// The piece lies on the table; `no` is the entry that laid it.
        AlreadyLies { piece: PieceText, no: Option<EntryNo> },
        KnownElsewhere { piece: PieceText, holder: Name },
        /// All the player's pieces are known, and this is not one of them.
        NotHis { piece: PieceText, name: Name, known: String },
        HoldsOther { name: Name, holds: u8, given: usize },
        /// A piece is missing that the player is known to hold.
        LeavesOut { name: Name, piece: PieceText },
        HandGoing { hand: u32 },
        GameGoing,
        NoGame,
        NoMatch,
        NotBothSides,
        CarriesTooMuch { most: i64 },
        NoHand,
        NothingToVoid,
        /// Nobody is on turn, so the entry must name the player.
        WhoActs,
        /// Nobody opens the first game until the official names a player.
        WhoOpens { first: Name },
        OfferOpen { by: Incidental<Name> },
        NoOffer,
        OwnOffer { name: Name },
    }
}

/// A law's reason to refuse an act, one variant each.
pub trait Reason: Message {
    fn article(&self) -> Option<Article> {
        self.cites()
    }

    /// Whether a refusal marks the relevant part of the line.
    fn is_pointed_at(&self) -> bool {
        true
    }

    /// Whether more words can make the entry possible.
    fn goes_on(&self) -> bool {
        false
    }
}

pub type LawReason = Leaf<dyn Reason>;

/// The reason to refuse an entry, while it is judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Objection {
    Shared(Refused),
    /// A reason of the law, and the possible meanings of an ambiguous act.
    Own(LawReason, Vec<Legal>),
}

impl From<Refused> for Objection {
    fn from(refused: Refused) -> Objection {
        Objection::Shared(refused)
    }
}

pub type Judged<T = ()> = Result<T, Objection>;

pub fn refuse<T>(why: impl Reason) -> Judged<T> {
    Err(Objection::of(why))
}

pub fn must_differ<S: Set>(pieces: &[S::Piece]) -> Result<(), Refused> {
    let is_twice =
        |(at, piece): &(usize, &S::Piece)| pieces.iter().take(*at).any(|other| other == *piece);
    pieces.iter().enumerate().find(is_twice).map_or(Ok(()), |(_, piece)| {
        let piece = PieceText::of::<S>(*piece);
        Err(Refused::PieceTwice { piece })
    })
}

impl Objection {
    pub fn of(why: impl Reason) -> Objection {
        Objection::with_ways(why, Vec::new())
    }

    /// Objects to an act that may mean any of `ways`.
    pub fn with_ways(why: impl Reason, ways: Vec<Legal>) -> Objection {
        Objection::Own(LawReason::of(Arc::new(why)), ways)
    }

    pub fn reason<W: Reason>(&self) -> Option<&W> {
        let Objection::Own(why, _) = self else { return None };
        why.get()
    }

    pub fn goes_on(&self) -> bool {
        use Refused::{HoldsOther, LeavesOut, NotTheDrawers, WrongNumber};
        match self {
            Objection::Own(why, ways) => why.value().goes_on() || !ways.is_empty(),
            Objection::Shared(refused) => matches!(
                refused,
                WrongNumber { .. } | NotTheDrawers { .. } | HoldsOther { .. } | LeavesOut { .. }
            ),
        }
    }
}
