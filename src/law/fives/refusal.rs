//! Why an entry cannot have happened as typed. The words say why, and never what to type.

use super::entry::EDITION;
use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::law::{EntryNo, Refuses};
use crate::table::article::{Article, article};
use crate::table::name::Name;
use std::fmt;

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

/// Names in a list: `Anna, Bram and Cees`.
struct Listed<'a>(&'a [Name]);

impl fmt::Display for Listed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, name) in self.0.iter().enumerate() {
            let before = match self.0.len() - at {
                _ if at == 0 => "",
                1 => " and ",
                _ => ", ",
            };
            write!(f, "{before}{name}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::LawNotFirst => {
                f.write_str("the law can only be named in the very first entry")
            }
            Refusal::UnknownLaw(edition) => write!(
                f,
                "edition {edition} of the rulebook is not known here; this program judges by edition {EDITION}"
            ),
            Refusal::AlreadySeated => f.write_str("the players are seated already"),
            Refusal::NotTwoOrFour(given) => {
                write!(f, "two players or four play fives and threes, not {given}")
            }
            Refusal::NameTwice(name) => write!(f, "{name} is named twice"),
            Refusal::NobodySeated => f.write_str("nobody is seated yet"),
            Refusal::UnknownName { typed, seated } => write!(
                f,
                "nobody here is called {typed}; seated are {}",
                Listed(seated)
            ),
            Refusal::AmbiguousName { typed, meant } => {
                write!(f, "several names begin with {typed}: {}", Listed(meant))
            }
            Refusal::HouseTooLate => f.write_str("house rules are set before the first deal"),
            Refusal::Settled => f.write_str("the session has been settled"),
            Refusal::LeadUndecided(drawers) => write!(
                f,
                "the first lead is not decided: {} must each draw a tile",
                Listed(drawers)
            ),
            Refusal::LeadDecided => f.write_str("the first lead is decided"),
            Refusal::NotTheDrawers(drawers) => {
                write!(f, "exactly {} draw a tile each", Listed(drawers))
            }
            Refusal::TileTwice(tile) => write!(f, "{tile} is named twice"),
            Refusal::HandGoing(hand) => write!(f, "hand {hand} is still being played"),
            Refusal::NoHand => f.write_str("no hand is being played"),
            Refusal::NothingToVoid => f.write_str("there is no hand to abandon"),
            Refusal::NoHandOver => f.write_str("no hand is over"),
            Refusal::AlreadyLies(tile, Some(no)) => write!(f, "{tile} lies already (#{no})"),
            Refusal::AlreadyLies(tile, None) => write!(f, "{tile} lies already"),
            Refusal::KnownElsewhere(tile, name) => {
                write!(f, "{tile} is known to be in the hand of {name}")
            }
            Refusal::NotHis(name, tile, known) => write!(
                f,
                "{tile} is not in the hand of {name}, who is known to hold {known}"
            ),
            Refusal::IsOut(name) => write!(f, "{name} has no tiles left"),
            Refusal::LeadOnAnEnd => f.write_str("the lead has no end to be laid on"),
            Refusal::NoEndShows(spots, [left, right]) => {
                write!(f, "no end shows {spots}; the ends show {left} and {right}")
            }
            Refusal::TwoWays(tile, [left, right]) => write!(
                f,
                "{tile} fits both ends: left, which shows {left}, and right, which shows {right}"
            ),
            Refusal::KnockBeforeLead(name) => {
                write!(f, "{name} leads, and any tile will do")
            }
            Refusal::NotHisTurn { name, turn } => {
                write!(f, "{name} cannot knock: it is the turn of {turn}")
            }
            Refusal::HoldsOneThatFits(name, tile) => {
                write!(f, "{name} is known to hold {tile}, which fits")
            }
            Refusal::WrongNumber { name, holds, given } => {
                let tiles = if *holds == 1 { "tile" } else { "tiles" };
                write!(f, "{name} holds {holds} {tiles}, not {given}")
            }
            Refusal::LeavesOut(name, tile) => {
                write!(f, "{name} is known to hold {tile}, which is left out")
            }
            Refusal::RevealedAlready(name) => write!(f, "{name} has shown his tiles already"),
        }
    }
}
