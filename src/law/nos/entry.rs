//! What can be entered: what happened at the table, as it was typed, with names not yet looked up.

use super::games::Game;
use super::plan::Arm;
use crate::dominoes::tile::{Spots, Tile};
use crate::table::name::Name;
use std::fmt;

pub use super::verbs::Act;

/// The edition of the rulebook that this program judges by.
pub const EDITION: u32 = 1;

/// An entry: an act at the table, and whether the table waived its penalty (article 11.10).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What happened.
    pub act: Act,
    /// Whether `waive` stands at its end.
    pub waived: bool,
}

impl From<Act> for Entry {
    fn from(act: Act) -> Entry {
        Entry { act, waived: false }
    }
}

/// A game as it was typed: in words, or by its number alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Announced {
    /// By its number in article 4.5, 1 to 17.
    Number(u8),
    /// In words.
    Words(Game),
}

/// A place to play on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Place {
    /// This arm.
    Arm(Arm),
    /// The arm whose open end shows this number.
    Shows(Spots),
}

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

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.act.fmt(f)?;
        // After a note the word would be one of the note's.
        let waived = self.waived && !matches!(self.act, Act::Note(_));
        f.write_str(if waived { " waive" } else { "" })
    }
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

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Arm(arm) => arm.fmt(f),
            Place::Shows(end) => end.fmt(f),
        }
    }
}
