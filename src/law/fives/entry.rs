//! What can be entered: what happened at the table, as it was typed, with names not yet looked up.

use super::house::Setting;
use super::line::Place;
use crate::dominoes::tile::{Spots, Tile};
use crate::table::name::Name;
use std::fmt;

/// The edition of the rulebook that this program judges by.
pub const EDITION: u32 = 1;

/// What happened at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// The edition of the rulebook that judges what follows.
    Law(u32),
    /// The players, clockwise (article 1.1).
    Seat(Vec<Name>),
    /// A house rule other than the default.
    House(Setting),
    /// The tiles drawn for the first lead (article 2.2).
    Lot(Vec<(Name, Tile)>),
    /// A hand begins (article 2.1).
    Deal,
    /// A tile (article 3.1).
    Play(Play),
    /// A player cannot play (article 3.3); the player on turn if nobody is named.
    Knock(Option<Name>),
    /// The tiles that somebody still holds after the hand.
    Reveal {
        /// Whose.
        name: Name,
        /// The tiles, at least one.
        tiles: Vec<Tile>,
    },
    /// The hand is abandoned.
    Void,
    /// The session ends (article 6.4).
    Settle,
    /// Words that change nothing.
    Note(String),
}

/// A tile played, as it was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// Who played it; the player on turn if nobody is named.
    pub name: Option<Name>,
    /// The number that was typed first: the left end of a lead.
    pub one: Spots,
    /// The number that was typed second.
    pub other: Spots,
    /// Whether `>` says that the first number touches and the second is the new open end.
    pub touches: bool,
    /// The end it was played on, if that is said.
    pub on: Option<Place>,
}

impl Play {
    /// The tile.
    pub fn tile(&self) -> Tile {
        Tile::new(self.one, self.other)
    }

    /// The number that touches, if `>` says it.
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

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Law(edition) => write!(f, "law fives-and-threes {edition}"),
            Act::Seat(names) => {
                f.write_str("seat")?;
                names.iter().try_for_each(|name| write!(f, " {name}"))
            }
            Act::House(setting) => write!(f, "house {setting}"),
            Act::Lot(lots) => {
                f.write_str("lot")?;
                let mut lots = lots.iter();
                lots.try_for_each(|(name, tile)| write!(f, " {name} {tile}"))
            }
            Act::Deal => f.write_str("deal"),
            Act::Play(play) => write!(f, "play {play}"),
            Act::Knock(None) => f.write_str("knock"),
            Act::Knock(Some(name)) => write!(f, "knock {name}"),
            Act::Reveal { name, tiles } => {
                write!(f, "reveal {name}")?;
                tiles.iter().try_for_each(|tile| write!(f, " {tile}"))
            }
            Act::Void => f.write_str("void"),
            Act::Settle => f.write_str("settle"),
            Act::Note(text) => write!(f, "note {text}"),
        }
    }
}
