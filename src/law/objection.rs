//! Objections: why an entry cannot have happened as typed, while it is judged.

use super::EntryNo;
use super::legal::Legal;
use super::piece::PieceText;
use nos_base::hands::set::Set;
use nos_base::messages;
use nos_base::table::article::Article;
use nos_base::table::leaf::Leaf;
use nos_base::table::name::Name;
use nos_base::words::message::{Incidental, Message};
use std::sync::Arc;

messages! {
    /// Why an entry is refused by every law. The attribute `.advice` of its message says what to type instead.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Refused {
        /// The shell reads entries by the law of their journal, so this cannot be met.
        OfAnotherLaw,
        /// `law` is not the first entry.
        LawNotFirst,
        UnknownLaw { edition: u32, known: u32 },
        AlreadySeated,
        /// So many cannot play.
        WrongNumber { given: usize },
        NameTwice { name: Name },
        NobodySeated,
        /// A name that was used before, even by somebody who left.
        NameUsed { name: Name },
        HasLeft { name: Name },
        UnknownName { typed: Name, seated: Vec<Name> },
        /// The typed name is a prefix of several.
        AmbiguousName { typed: Name, meant: Vec<Name> },
        HouseTooLate,
        Settled,
        /// These players must draw lots first; `lots` is what to type.
        LeadUndecided { drawers: Vec<Name>, lots: String },
        LeadDecided,
        /// Exactly these players draw.
        NotTheDrawers { drawers: Vec<Name>, lots: String },
        PieceTwice { piece: PieceText },
        NotInTheSet { piece: PieceText, highest: Option<PieceText> },
        /// It lies on the table; the entry that laid it.
        AlreadyLies { piece: PieceText, no: Option<EntryNo> },
        KnownElsewhere { piece: PieceText, holder: Name },
        /// All the player's pieces are known, and this is none of them.
        NotHis { piece: PieceText, name: Name, known: String },
        /// The player holds another number of pieces.
        HoldsOther { name: Name, holds: u8, given: usize },
        /// A piece that the player is known to hold is left out.
        LeavesOut { name: Name, piece: PieceText },
        HandGoing { hand: u32 },
        /// A game of several hands is under way.
        GameGoing,
        NotBothSides,
        CarriesTooMuch { most: i64 },
        NoHand,
        NothingToVoid,
        /// Nobody is on turn, so the player must be named.
        WhoActs,
        /// The first game, which nobody opens unless he is named.
        WhoOpens { first: Name },
        /// An offer of this player is open.
        OfferOpen { by: Incidental<Name> },
        NoOffer,
        OwnOffer { name: Name },
    }
}

/// Why an act cannot have happened by a law, one variant for each reason.
pub trait Reason: Message {
    /// The article that decides, if one does.
    fn article(&self) -> Option<Article> {
        self.cites()
    }

    /// Whether it points at the part of the line that it is about.
    fn is_pointed_at(&self) -> bool {
        true
    }

    /// Whether the entry can become possible with more words.
    fn goes_on(&self) -> bool {
        false
    }
}

/// A reason of a law's own.
pub type LawReason = Leaf<dyn Reason>;

/// Why an entry is refused, while it is judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Objection {
    Shared(Refused),
    /// By its law; and what the act may mean, if it may mean several things.
    Own(LawReason, Vec<Legal>),
}

impl From<Refused> for Objection {
    fn from(refused: Refused) -> Objection {
        Objection::Shared(refused)
    }
}

/// What judging comes to, if the entry is not refused.
pub type Judged<T = ()> = Result<T, Objection>;

pub fn refuse<T>(why: impl Reason) -> Judged<T> {
    Err(Objection::of(why))
}

/// Refuses a piece that is named twice.
pub fn each_once<S: Set>(pieces: &[S::Piece]) -> Result<(), Refused> {
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

    /// The act may mean these.
    pub fn with_ways(why: impl Reason, ways: Vec<Legal>) -> Objection {
        Objection::Own(LawReason::of(Arc::new(why)), ways)
    }

    /// The reason of a law, in its own type.
    pub fn reason<W: Reason>(&self) -> Option<&W> {
        match self {
            Objection::Own(why, _) => why.get(),
            Objection::Shared(_) => None,
        }
    }

    /// Whether the entry can become possible with more words.
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
