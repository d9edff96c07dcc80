//! A tile played, as it was typed.

use super::plan::Place;
use crate::dominoes::tile::{Spots, Tile};
use crate::table::name::Name;
use std::fmt;

/// A tile played, as it was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// Who played it; the player on turn where nobody is named.
    pub name: Option<Name>,
    /// The tile.
    pub tile: Tile,
    /// The end that touches, where `>` says it.
    pub touching: Option<Spots>,
    /// Where it was played, if that is said.
    pub on: Option<Place>,
    /// What the last word says.
    pub tail: Tail,
}

/// The last word of a play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Tail {
    /// Nothing more is said.
    Plain,
    /// The payment for the double is asked for at once.
    Claim,
    /// It does not follow the game, and stays where it lies (article 11.13).
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
