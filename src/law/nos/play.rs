//! A tile played, as typed.

use super::plan::Place;
use crate::dominoes::tile::{Spots, Tile};
use crate::table::name::Name;
use std::fmt;

/// A tile played, as typed.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// Who played it; `None` means the player on turn.
    pub name: Option<Name>,
    pub tile: Tile,
    /// The end that touches, if `>` says it.
    pub touching: Option<Spots>,
    /// Where it was played, if it is said.
    pub on: Option<Place>,
    /// The last word.
    pub tail: Tail,
}

/// The last word of a play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Tail {
    /// There is none.
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
