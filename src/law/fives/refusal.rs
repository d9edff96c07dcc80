//! Why an entry cannot have happened as typed.

use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::law::{EntryNo, Refuses};
use crate::table::article::{Article, article};
use crate::table::name::Name;

/// One variant a reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// `law` after another entry.
    LawNotFirst,
    /// An edition of the rulebook that is not known.
    UnknownLaw(u32),
    /// The players are seated already.
    AlreadySeated,
    /// So many players cannot play.
    NotTwoOrFour(usize),
    /// A name is said twice.
    NameTwice(Name),
    /// Nobody is seated yet.
    NobodySeated,
    /// Nobody seated has this name.
    UnknownName {
        /// As it was typed.
        typed: Name,
        /// Who is seated.
        seated: Vec<Name>,
    },
    /// Several players can be meant.
    AmbiguousName {
        /// As it was typed.
        typed: Name,
        /// Who can be meant.
        meant: Vec<Name>,
    },
    /// A house rule after the first deal.
    HouseTooLate,
    /// The session has been settled.
    Settled,
    /// The first lead is not decided; these players are to draw for it.
    LeadUndecided(Vec<Name>),
    /// The first lead is decided.
    LeadDecided,
    /// The lots are not those of exactly these players.
    NotTheDrawers(Vec<Name>),
    /// A tile is said twice.
    TileTwice(Tile),
    /// This hand is being played.
    HandGoing(u32),
    /// No hand is being played.
    NoHand,
    /// There is no hand that can be abandoned.
    NothingToVoid,
    /// There is no hand that is over.
    NoHandOver,
    /// The tile lies on the table.
    AlreadyLies(Tile, Option<EntryNo>),
    /// The tile is known to be in another hand.
    KnownElsewhere(Tile, Name),
    /// All his tiles are known, and this is none of them.
    NotHis(Name, Tile, TileSet),
    /// He has no tiles left.
    IsOut(Name),
    /// The lead has no end to be laid on.
    LeadOnAnEnd,
    /// No end shows this number.
    NoEndShows(Spots, [Spots; 2]),
    /// The tile fits in two ways.
    TwoWays(Tile, [Spots; 2]),
    /// Nobody can knock before the lead.
    KnockBeforeLead(Name),
    /// It is another player's turn.
    NotHisTurn {
        /// Who knocked.
        name: Name,
        /// Whose turn it is.
        turn: Name,
    },
    /// He is known to hold a tile that fits.
    HoldsOneThatFits(Name, Tile),
    /// He holds another number of tiles.
    WrongNumber {
        /// Who.
        name: Name,
        /// How many he holds.
        holds: u8,
        /// How many were said.
        given: usize,
    },
    /// A tile that he is known to hold is left out.
    LeavesOut(Name, Tile),
    /// He has shown his tiles already.
    RevealedAlready(Name),
}

impl Refuses for Refusal {
    fn article(&self) -> Option<Article> {
        match self {
            Refusal::NotTwoOrFour(_) => Some(article(1, 1)),
            Refusal::LeadUndecided(_) | Refusal::LeadDecided | Refusal::NotTheDrawers(_) => {
                Some(article(2, 2))
            }
            Refusal::KnockBeforeLead(_) => Some(article(2, 4)),
            Refusal::TwoWays(..) | Refusal::NotHisTurn { .. } => Some(article(3, 1)),
            Refusal::HoldsOneThatFits(..) => Some(article(3, 2)),
            Refusal::IsOut(_) => Some(article(3, 4)),
            Refusal::LawNotFirst
            | Refusal::UnknownLaw(_)
            | Refusal::AlreadySeated
            | Refusal::NameTwice(_)
            | Refusal::NobodySeated
            | Refusal::UnknownName { .. }
            | Refusal::AmbiguousName { .. }
            | Refusal::HouseTooLate
            | Refusal::Settled
            | Refusal::TileTwice(_)
            | Refusal::HandGoing(_)
            | Refusal::NoHand
            | Refusal::NothingToVoid
            | Refusal::NoHandOver
            | Refusal::AlreadyLies(..)
            | Refusal::KnownElsewhere(..)
            | Refusal::NotHis(..)
            | Refusal::LeadOnAnEnd
            | Refusal::NoEndShows(..)
            | Refusal::WrongNumber { .. }
            | Refusal::LeavesOut(..)
            | Refusal::RevealedAlready(_) => None,
        }
    }
}
