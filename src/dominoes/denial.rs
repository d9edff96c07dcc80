//! Denials: by an action a player denies holding certain tiles. Tiles seen later may prove the denial false.

use super::tile::TileSet;
use crate::table::entry_no::EntryNo;
use crate::table::seat::Seat;

/// A player's denial of holding any of certain tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Denial<D> {
    /// Who denied.
    pub seat: Seat,
    /// The denied tiles.
    pub tiles: TileSet,
    /// The entry of the denial.
    pub no: EntryNo,
    /// The denied tiles that the player has played or shown since.
    pub seen: TileSet,
    /// How many tiles the player has drawn since.
    pub drawn: u8,
    /// Whether the denial has been proved false.
    pub proved: bool,
    /// What the law itself records of the denial.
    pub own: D,
}

impl<D> Denial<D> {
    /// Whether these tiles, now played or shown, prove the denial false. They do if the player has now shown
    /// more denied tiles than tiles drawn since: at least one of them was in the hand when it was denied.
    pub fn is_disproved_by(&self, tiles: TileSet) -> bool {
        !self.proved && self.seen.or(tiles.and(self.tiles)).len() > self.drawn
    }
}
