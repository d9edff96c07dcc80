//! Refusals: why an entry cannot have happened as typed.

use super::about::Shared;
use super::elements::{Elements, Legal, Why};
use super::{EntryNo, Names};
use crate::messages;
use crate::shown_as_variable;
use crate::table::article::Article;
use crate::table::name::Name;
use crate::words::message::{Message, Passing, TypedPart};
use std::fmt;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed(pub String);

impl fmt::Display for Printed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

shown_as_variable!(Printed as Piece);

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
        PieceTwice { piece: Printed },
        NotInTheSet { piece: Printed, highest: Option<Printed> },
        /// It lies on the table; the entry that laid it.
        AlreadyLies { piece: Printed, no: Option<EntryNo> },
        KnownElsewhere { piece: Printed, holder: Name },
        /// All the player's pieces are known, and this is none of them.
        NotHis { piece: Printed, name: Name, known: String },
        /// The player holds another number of pieces.
        HoldsOther { name: Name, holds: u8, given: usize },
        /// A piece that the player is known to hold is left out.
        LeavesOut { name: Name, piece: Printed },
        HandGoing { hand: u32 },
        NoHand,
        NothingToVoid,
        /// Nobody is on turn, so the player must be named.
        WhoActs,
        /// The first game, which nobody opens unless he is named.
        WhoOpens { first: Name },
        /// An offer of this player is open.
        OfferOpen { by: Passing<Name> },
        NoOffer,
        OwnOffer { name: Name },
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal<G: Elements> {
    Shared(Refused),
    /// By this law; and what the act may mean, if it may mean several things.
    Own(G::Why, Vec<Legal<G>>),
}

impl<G: Elements> From<Refused> for Refusal<G> {
    fn from(refused: Refused) -> Refusal<G> {
        Refusal::Shared(refused)
    }
}

/// What judging comes to, if the entry is not refused.
pub type Judged<G, T = ()> = Result<T, Refusal<G>>;

pub fn refuse<G: Elements, T>(why: G::Why) -> Judged<G, T> {
    Err(Refusal::of(why))
}

/// Refuses a piece that is named twice.
pub fn each_once<P: PartialEq + ToString>(pieces: &[P]) -> Result<(), Refused> {
    let is_twice = |(at, piece): &(usize, &P)| pieces.iter().take(*at).any(|other| other == *piece);
    let twice = pieces.iter().enumerate().find(is_twice);
    twice.map_or(Ok(()), |(_, piece)| {
        let piece = Printed(piece.to_string());
        Err(Refused::PieceTwice { piece })
    })
}

impl<G: Elements> Refusal<G> {
    pub fn of(why: G::Why) -> Refusal<G> {
        Refusal::Own(why, Vec::new())
    }

    /// The article that decides, if one does.
    pub fn article(&self) -> Option<Article> {
        use Refused::{LeadDecided, LeadUndecided, NotTheDrawers, WrongNumber};
        match self {
            Refusal::Own(why, _) => why.article(),
            Refusal::Shared(WrongNumber { .. }) => G::ABOUT.article_of(Shared::Seat),
            Refusal::Shared(LeadUndecided { .. } | LeadDecided | NotTheDrawers { .. }) => {
                G::ABOUT.article_of(Shared::Lot)
            }
            Refusal::Shared(_) => None,
        }
    }

    /// What to type instead, if there is advice.
    pub fn advice(&self) -> Option<String> {
        self.message(Some("advice"))
    }

    /// Whether the entry can become possible with more words.
    pub fn goes_on(&self) -> bool {
        use Refused::{HoldsOther, LeavesOut, NotTheDrawers, WrongNumber};
        match self {
            Refusal::Own(why, ways) => why.goes_on() || !ways.is_empty(),
            Refusal::Shared(refused) => matches!(
                refused,
                WrongNumber { .. } | NotTheDrawers { .. } | HoldsOther { .. } | LeavesOut { .. }
            ),
        }
    }

    /// The part of the line that it is about, if it is about one.
    pub fn part(&self) -> Option<TypedPart> {
        match self {
            Refusal::Shared(refused) => refused.part(),
            Refusal::Own(why, _) if !why.is_pointed_at() => None,
            Refusal::Own(why, _) => why.part(),
        }
    }

    /// Its text, or this attribute of its message.
    fn message(&self, attribute: Option<&str>) -> Option<String> {
        let (words, names) = (&G::library().words, Names::default());
        match self {
            Refusal::Shared(refused) => words.part(refused, attribute, &names),
            Refusal::Own(why, _) => words.part(why, attribute, &names),
        }
    }
}

impl<G: Elements> fmt::Display for Refusal<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(None).unwrap_or_default())
    }
}
