//! The reasons why an entry cannot have happened as typed.

use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::law::{EntryNo, Refuses};
use crate::table::article::{Article, article};
use crate::table::name::Name;

/// Why an entry cannot have happened as typed, one variant for each reason.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// `law` is not the first entry.
    LawNotFirst,
    /// This program does not know this edition of the rulebook.
    UnknownLaw(u32),
    AlreadySeated,
    /// This is not a number of players for the game.
    NotTwoOrFour(usize),
    NameTwice(Name),
    NobodySeated,
    UnknownName {
        typed: Name,
        seated: Vec<Name>,
    },
    /// The typed name is a prefix of several.
    AmbiguousName {
        typed: Name,
        meant: Vec<Name>,
    },
    /// House rules are set before the first deal.
    HouseTooLate,
    Settled,
    /// The first lead is not decided; these players must draw for it.
    LeadUndecided(Vec<Name>),
    LeadDecided,
    /// Exactly these players draw, one tile each.
    NotTheDrawers(Vec<Name>),
    TileTwice(Tile),
    /// This hand is being played.
    HandGoing(u32),
    NoHand,
    /// There is no hand to abandon.
    NothingToVoid,
    /// No hand is over.
    NoHandOver,
    /// The tile lies on the table already; the entry that laid it.
    AlreadyLies(Tile, Option<EntryNo>),
    /// The tile is known to be in another hand.
    KnownElsewhere(Tile, Name),
    /// All the player's tiles are known, and this is not one of them.
    NotHis(Name, Tile, TileSet),
    /// The player has no tiles left.
    IsOut(Name),
    /// The lead cannot be laid on an end.
    LeadOnAnEnd,
    /// No end shows the number; the ends show these.
    NoEndShows(Spots, [Spots; 2]),
    /// The tile fits both ends, which show these numbers.
    TwoWays(Tile, [Spots; 2]),
    KnockBeforeLead(Name),
    /// It is another player's turn.
    NotHisTurn {
        name: Name,
        turn: Name,
    },
    /// The player is known to hold this tile, which fits.
    HoldsOneThatFits(Name, Tile),
    /// The player holds another number of tiles.
    WrongNumber {
        name: Name,
        holds: u8,
        given: usize,
    },
    /// A tile that the player is known to hold is left out.
    LeavesOut(Name, Tile),
    /// The player has shown the tiles already.
    RevealedAlready(Name),
}

impl Refuses for Refusal {
    fn advice(&self) -> Option<String> {
        super::telling::advice(self)
    }

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
