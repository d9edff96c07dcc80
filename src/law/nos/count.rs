//! What tiles count in a hand at its end (article 10.2).

use crate::dominoes::tile::{Tile, TileSet};

/// What `0-0` counts, in spots.
const DOUBLE_BLANK: u8 = 14;

/// What a tile counts, in spots.
pub fn of(tile: Tile) -> u8 {
    match tile.weight() {
        0 => DOUBLE_BLANK,
        spots => spots,
    }
}

/// What tiles count together, in spots.
pub fn of_all(tiles: TileSet) -> u16 {
    tiles.iter().map(|tile| u16::from(of(tile))).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dominoes::tile::Spots;

    #[test]
    fn art_10_2_the_double_blank_counts_14_and_weighs_nothing() {
        let blank = Tile::double(Spots::BLANK);
        assert_eq!((of(blank), blank.weight()), (14, 0));
        assert_eq!(of_all(TileSet::set(6)), 168 + 14);
    }
}
