//! What can be entered: what happened at the table, as typed. The names are not looked up yet.

use super::Nos;
use super::plan::Arm;
use crate::dominoes::tile::{Spots, Tile};
use crate::law::shared;
use crate::table::name::Name;
use std::fmt;

pub use super::games::Announced;
pub use super::plan::Place;
pub use super::verbs::Act;

/// An entry of Nos.
pub type Entry = shared::Entry<Nos>;

impl From<Act> for Entry {
    fn from(act: Act) -> Entry {
        Entry::Own(act)
    }
}

/// A tile played, as typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// Who played it; `None` means the player on turn.
    pub name: Option<Name>,
    pub tile: Tile,
    /// The end that touches, if `>` says it.
    pub touching: Option<Spots>,
    /// Where it was played, if it is said.
    pub on: Option<Place>,
    pub tail: Tail,
}

impl Play {
    /// A tile, and nothing said about it.
    pub(super) fn of(name: Name, tile: Tile) -> Play {
        Play {
            name: Some(name),
            tile,
            touching: None,
            on: None,
            tail: Tail::Plain,
        }
    }

    /// The same play on this arm, and with this end touching, as far as that must be said.
    pub(super) fn lying(&self, arm: Arm, touching: Spots) -> Play {
        Play {
            touching: Some(touching).filter(|_| !self.tile.is_double()),
            on: Some(Place::Arm(arm)),
            ..self.clone()
        }
    }
}

/// The last word of a play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Tail {
    Plain,
    /// `claim`: the payment for the double is asked for at once.
    Claim,
    /// `stands`: the tile does not follow the game, but stays where it lies (article 11.13).
    Stands,
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(name) = &self.name {
            write!(f, "{name} ")?;
        }
        match self.touching.map(|end| (end, self.tile.other(end))) {
            Some((end, Some(open))) => write!(f, "{end}>{open}")?,
            _ => write!(f, "{}", self.tile)?,
        }
        if let Some(on) = self.on {
            write!(f, " on {on}")?;
        }
        f.write_str(match self.tail {
            Tail::Plain => "",
            Tail::Claim => " claim",
            Tail::Stands => " stands",
        })
    }
}
