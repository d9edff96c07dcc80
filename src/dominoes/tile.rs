//! The 28 tiles, and sets of tiles as bits.

use std::fmt;

/// How many tiles the double-six set has (article 1.2 of Nos).
pub const TILES: u8 = 28;

/// The number at one end of a tile, in spots, 0 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spots(u8);

impl Spots {
    /// The blank.
    pub const BLANK: Spots = Spots(0);
    /// Every number an end can show, from the blank up.
    pub const ALL: [Spots; 7] = [
        Spots(0),
        Spots(1),
        Spots(2),
        Spots(3),
        Spots(4),
        Spots(5),
        Spots(6),
    ];

    /// The end with this number of spots; `None` if it is above 6.
    pub const fn new(spots: u8) -> Option<Spots> {
        if spots <= 6 { Some(Spots(spots)) } else { None }
    }

    /// The number of spots, 0 to 6.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Spots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Spots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A tile of the double-six set; the heavier end is named first.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tile(u8);

/// The heavier and the lighter end of every tile, from `6-6` down to `0-0`.
const ENDS: [(u8, u8); TILES as usize] = {
    let mut ends = [(0, 0); TILES as usize];
    let mut at = 0;
    let mut high = 7;
    while high > 0 {
        high -= 1;
        let mut low = high + 1;
        while low > 0 {
            low -= 1;
            ends[at] = (high, low);
            at += 1;
        }
    }
    ends
};

/// The place in the set of the tile with these ends.
const PLACE: [[u8; 7]; 7] = {
    let mut place = [[0; 7]; 7];
    let mut at = 0;
    while at < TILES as usize {
        let (high, low) = ENDS[at];
        place[high as usize][low as usize] = at as u8;
        place[low as usize][high as usize] = at as u8;
        at += 1;
    }
    place
};

impl Tile {
    /// The tile with these two ends, in either order.
    pub const fn new(one: Spots, other: Spots) -> Tile {
        Tile(PLACE[one.0 as usize][other.0 as usize])
    }

    /// The double with this number.
    pub const fn double(end: Spots) -> Tile {
        Tile::new(end, end)
    }

    /// The end with more spots.
    pub const fn high(self) -> Spots {
        Spots(ENDS[self.0 as usize].0)
    }

    /// The end with fewer spots.
    pub const fn low(self) -> Spots {
        Spots(ENDS[self.0 as usize].1)
    }

    /// Whether both ends show the same number.
    pub const fn is_double(self) -> bool {
        self.high().0 == self.low().0
    }

    /// Whether one of its ends shows this number.
    pub const fn has(self, end: Spots) -> bool {
        self.high().0 == end.0 || self.low().0 == end.0
    }

    /// The other end if this one touches; `None` if the tile has no such end.
    pub const fn other(self, touching: Spots) -> Option<Spots> {
        if self.high().0 == touching.0 {
            Some(self.low())
        } else if self.low().0 == touching.0 {
            Some(self.high())
        } else {
            None
        }
    }

    /// The spots on both ends, which decide a draw of lots.
    pub const fn weight(self) -> u8 {
        self.high().0 + self.low().0
    }

    /// Its place in the set, from 0 for `6-6` to 27 for `0-0`.
    pub const fn place(self) -> u8 {
        self.0
    }

    /// All 28 tiles, from `6-6` down to `0-0`.
    pub fn all() -> impl DoubleEndedIterator<Item = Tile> {
        (0..TILES).map(Tile)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.high(), self.low())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct TileSet(u32);

impl TileSet {
    /// No tile.
    pub const EMPTY: TileSet = TileSet(0);
    /// All 28 tiles.
    pub const FULL: TileSet = TileSet((1 << TILES) - 1);
    /// The seven doubles.
    pub const DOUBLES: TileSet = {
        let mut set = TileSet::EMPTY;
        let mut end = 0;
        while end < 7 {
            set = set.with(Tile::double(Spots(end)));
            end += 1;
        }
        set
    };

    /// Every tile that has this end.
    pub const fn with_end(end: Spots) -> TileSet {
        let mut set = TileSet::EMPTY;
        let mut other = 0;
        while other < 7 {
            set = set.with(Tile::new(end, Spots(other)));
            other += 1;
        }
        set
    }

    /// The set with only this tile.
    pub const fn of(tile: Tile) -> TileSet {
        TileSet::EMPTY.with(tile)
    }

    /// The set with these bits, from bit 0 for `6-6` to bit 27 for `0-0`; bits above 27 are ignored.
    pub const fn from_bits(bits: u32) -> TileSet {
        TileSet(bits & TileSet::FULL.0)
    }

    /// Whether the tile is in the set.
    pub const fn has(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    /// The set and this tile.
    #[must_use]
    pub const fn with(self, tile: Tile) -> TileSet {
        TileSet(self.0 | 1 << tile.0)
    }

    /// The set without this tile.
    #[must_use]
    pub const fn without(self, tile: Tile) -> TileSet {
        TileSet(self.0 & !(1 << tile.0))
    }

    /// The tiles that are in either set.
    #[must_use]
    pub const fn or(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }

    /// The tiles that are in both sets.
    #[must_use]
    pub const fn and(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0)
    }

    /// The tiles of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }

    /// How many tiles.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set has no tiles.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every tile of this set is in the other.
    pub const fn is_within(self, other: TileSet) -> bool {
        self.minus(other).is_empty()
    }

    /// Its tiles, from `6-6` down to `0-0`.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let place = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            Some(Tile(place))
        })
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        tiles.into_iter().fold(TileSet::EMPTY, TileSet::with)
    }
}

impl fmt::Display for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, tile) in self.iter().enumerate() {
            write!(f, "{}{tile}", if at == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn art_1_2_the_set_has_28_tiles_from_6_6_down_to_0_0() {
        let names: Vec<String> = Tile::all().map(|tile| tile.to_string()).collect();
        assert_eq!(names.len(), 28);
        assert_eq!(names[..3], ["6-6", "6-5", "6-4"]);
        assert_eq!(names[25..], ["1-1", "1-0", "0-0"]);
        assert!(Tile::all().all(|tile| Tile::new(tile.low(), tile.high()) == tile));
    }
}
