//! The matadors, and ends that make seven (article 4.3).

use crate::dominoes::tile::{Spots, Tile, TileSet};

/// The four matadors: the tiles of seven spots, and `0-0`.
pub const MATADORS: TileSet = {
    let mut matadors = TileSet::of(Tile::double(Spots::BLANK));
    let mut end = 4;
    while end < 7 {
        if let Some(other) = to_seven(Spots::ALL[end]) {
            matadors = matadors.with(Tile::new(Spots::ALL[end], other));
        }
        end += 1;
    }
    matadors
};

/// Whether a tile may touch any end.
pub const fn is_matador(tile: Tile) -> bool {
    MATADORS.has(tile)
}

/// The number that makes seven with this one; `None` for a blank.
pub const fn to_seven(end: Spots) -> Option<Spots> {
    match 7u8.checked_sub(end.get()) {
        Some(other @ 0..=6) => Spots::new(other),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_matadors_are_the_tiles_of_seven_spots_and_the_double_blank() {
        assert_eq!(MATADORS.to_string(), "6-1 5-2 4-3 0-0");
        assert!(
            TileSet::set(6)
                .iter()
                .all(|tile| is_matador(tile) == matches!(tile.weight(), 0 | 7))
        );
    }
}
