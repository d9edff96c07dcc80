//! What only Nos can be asked.

use crate::dominoes::tile::Tile;
use crate::table::name::Name;
use std::fmt;

/// What only Nos can be asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// The layout.
    Show,
    /// Every legal play now.
    Legal,
    /// How this tile could be played now.
    LegalTile(Tile),
    /// Every legal play before this entry.
    LegalAt(u32),
    /// Everyone's chips.
    Balances,
    /// The card of the games.
    Games,
    /// Who can hold what; everyone where nobody is named.
    Holds(Option<Name>),
    /// Who could hold what before this entry.
    HoldsAt(u32),
    /// What the record proves.
    Audit,
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ask::Show => f.write_str("show"),
            Ask::Legal => f.write_str("legal"),
            Ask::LegalTile(tile) => write!(f, "legal {tile}"),
            Ask::LegalAt(number) => write!(f, "legal at {number}"),
            Ask::Balances => f.write_str("balances"),
            Ask::Games => f.write_str("games"),
            Ask::Holds(None) => f.write_str("holds"),
            Ask::Holds(Some(name)) => write!(f, "holds {name}"),
            Ask::HoldsAt(number) => write!(f, "holds at {number}"),
            Ask::Audit => f.write_str("audit"),
        }
    }
}
