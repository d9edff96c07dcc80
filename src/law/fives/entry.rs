//! What can be entered: what happened at the table, as typed. The names are not looked up yet.

use super::line::Place;
use crate::dominoes::tile::{Spots, Tile};
use crate::table::name::Name;
use std::fmt;

/// The edition of the rulebook that this program judges by.
pub const EDITION: u32 = 1;

/// A tile played, as it was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// Who played it; `None` means the player on turn.
    pub name: Option<Name>,
    /// The number that was typed first; of a lead, the left end.
    pub one: Spots,
    /// The number that was typed second.
    pub other: Spots,
    /// Whether `>` says that the first number touches and the second is the new open end.
    pub touches: bool,
    /// The end it was played on, if it is said.
    pub on: Option<Place>,
}

impl Play {
    /// The tile.
    pub fn tile(&self) -> Tile {
        Tile::new(self.one, self.other)
    }

    /// The number that touches; `None` if no `>` says it.
    pub fn touching(&self) -> Option<Spots> {
        self.touches.then_some(self.one)
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Play { one, other, .. } = self;
        if let Some(name) = &self.name {
            write!(f, "{name} ")?;
        }
        write!(f, "{one}{}{other}", if self.touches { '>' } else { '-' })?;
        match self.on {
            Some(on) => write!(f, " on {on}"),
            None => Ok(()),
        }
    }
}
