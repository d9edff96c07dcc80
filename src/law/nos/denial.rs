//! Denials (article 11.12): what players deny to hold by what they do, and the record that can prove them false.

use crate::dominoes::tile::{Tile, TileSet};
use crate::law::EntryNo;
use crate::table::article::{Article, article};
use crate::table::seat::Seat;

/// What a player denied to hold, and how (article 11.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DenialKind {
    /// He passed: he denies every tile that he could have played.
    Pass,
    /// He drew for the set: he denies every double.
    DrawnSet,
    /// He let a lower double be set in a first hand: he denies every higher one.
    HigherDouble,
}

impl DenialKind {
    /// The article by which such a denial is an offence once it is proved false.
    pub fn article(self) -> Article {
        match self {
            DenialKind::Pass => article(11, 6),
            DenialKind::DrawnSet => article(3, 5),
            DenialKind::HigherDouble => article(11, 11),
        }
    }
}

/// A denial (article 11.12).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Denial {
    /// Whose.
    pub seat: Seat,
    /// How he denied.
    pub kind: DenialKind,
    /// The tiles he denied to hold.
    pub tiles: TileSet,
    /// The entry by which he did.
    pub no: EntryNo,
    /// Those of the denied tiles that he has played or shown since.
    pub seen: TileSet,
    /// How many tiles he has drawn since.
    pub drawn: u8,
    /// Whether it has been proved false.
    pub proved: bool,
    /// Whether it has been punished, or its penalty waived.
    pub punished: bool,
    /// What each opponent was already paid for this pass, in chips (article 11.6).
    pub took: i64,
}

impl Denial {
    /// Whether these tiles, now played or shown, prove it false.
    pub fn is_disproved_by(&self, tiles: TileSet) -> bool {
        !self.proved && self.seen.or(tiles.and(self.tiles)).len() > self.drawn
    }
}

/// What happened to tiles in a hand, in order: the record from which hands are reconstructed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// So many tiles from the boneyard.
    Drew(Seat, u8),
    /// This one tile from the boneyard, to be the set.
    DrewSet(Seat, Tile, EntryNo),
    /// A tile left a hand for the layout.
    Laid(Seat, Tile, EntryNo),
    /// Tiles were seen in a hand.
    Seen(Seat, TileSet, EntryNo),
    /// The denial with this number was made.
    Denied(u16),
    /// The tiles left in a hand count so many spots.
    Counted(Seat, u16, EntryNo),
}
