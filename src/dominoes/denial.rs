//! Denials: a player denies holding certain tiles by what he does, and tiles seen later may prove him wrong.

use super::tile::TileSet;
use crate::table::entry_no::EntryNo;
use crate::table::seat::Seat;

/// A player's denial of holding any of certain tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Denial<D> {
    /// Whose.
    pub seat: Seat,
    /// The tiles he denied holding.
    pub tiles: TileSet,
    /// The entry by which he did.
    pub no: EntryNo,
    /// Those of the denied tiles that he has played or shown since.
    pub seen: TileSet,
    /// How many tiles he has drawn since.
    pub drawn: u8,
    /// Whether it has been proved false.
    pub proved: bool,
    /// What the law keeps of it.
    pub own: D,
}

impl<D> Denial<D> {
    /// Whether these tiles, now played or shown, prove it false: he has then shown more of the denied
    /// tiles than he has drawn since, so at least one of them was in his hand.
    pub fn is_disproved_by(&self, tiles: TileSet) -> bool {
        !self.proved && self.seen.or(tiles.and(self.tiles)).len() > self.drawn
    }
}
