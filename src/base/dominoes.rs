//! Dominoes: tiles up to double twelve, and sets of tiles as bits.

use crate::hands::set::PIECES_MAX;
use crate::words::variable::with_ends;
use crate::{PieceRecord, Set, Variable, Variables, displayed_by_pieces, shown_as_variable};
use std::fmt;

pub const SPOTS_MAX: u8 = 12;

pub const TILES_MAX: usize = PIECES_MAX;

/// The number at one end of a tile, in spots, 0 to 12.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spots(u8);

impl Spots {
    pub const BLANK: Spots = Spots(0);
    /// Every number that an end can show, from 0 up.
    pub const ALL: [Spots; SPOTS_MAX as usize + 1] = {
        let mut all = [Spots(0); SPOTS_MAX as usize + 1];
        let mut spots = 0;
        while spots <= SPOTS_MAX {
            all[spots as usize] = Spots(spots);
            spots += 1;
        }
        all
    };

    pub const fn new(spots: u8) -> Option<Spots> {
        if spots <= SPOTS_MAX { Some(Spots(spots)) } else { None }
    }

    pub const fn get(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Spots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Spots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A tile, with its heavier end first. It is stored as its place, from 0 for `0-0` to 90 for
/// `12-12`, so a smaller set has the lowest places.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tile(u8);

const ENDS: [(u8, u8); TILES_MAX] = {
    let mut ends = [(0, 0); TILES_MAX];
    let (mut high, mut low) = (0, 0);
    let mut place = 0;
    while place < TILES_MAX {
        ends[place] = (high, low);
        (high, low) = if low == high { (high + 1, 0) } else { (high, low + 1) };
        place += 1;
    }
    ends
};

impl Tile {
    pub const fn new(one: Spots, other: Spots) -> Tile {
        let (high, low) = if one.0 > other.0 { (one.0, other.0) } else { (other.0, one.0) };
        Tile(high * (high + 1) / 2 + low)
    }

    pub const fn double(end: Spots) -> Tile {
        Tile::new(end, end)
    }

    pub const fn high(self) -> Spots {
        Spots(ENDS[self.0 as usize].0)
    }

    pub const fn low(self) -> Spots {
        Spots(ENDS[self.0 as usize].1)
    }

    pub const fn is_double(self) -> bool {
        self.high().0 == self.low().0
    }

    pub const fn has(self, end: Spots) -> bool {
        self.high().0 == end.0 || self.low().0 == end.0
    }

    /// Returns the other end if this one touches; `None` if the tile has no such end.
    pub const fn other(self, touching: Spots) -> Option<Spots> {
        if self.high().0 == touching.0 {
            Some(self.low())
        } else if self.low().0 == touching.0 {
            Some(self.high())
        } else {
            None
        }
    }

    pub const fn weight(self) -> u8 {
        self.high().0 + self.low().0
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.high().fmt(f)?;
        f.write_str("-")?;
        self.low().fmt(f)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of tiles, as two halves of a 128-bit mask: the alignment of a whole `u128` would enlarge
/// every type that has a set.
#[must_use]
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct TileSet(u64, u64);

impl TileSet {
    pub const EMPTY: TileSet = TileSet(0, 0);

    const fn from_bits(bits: u128) -> TileSet {
        TileSet(bits as u64, (bits >> 64) as u64)
    }

    const fn bits(self) -> u128 {
        self.0 as u128 | (self.1 as u128) << 64
    }

    /// Returns the tiles up to this double, at most double twelve: `set(6)` has 28.
    pub const fn set(highest: u8) -> TileSet {
        let highest = if highest < SPOTS_MAX { highest as u32 } else { SPOTS_MAX as u32 };
        TileSet::from_bits((1 << ((highest + 1) * (highest + 2) / 2)) - 1)
    }

    pub const fn of(tile: Tile) -> TileSet {
        TileSet::EMPTY.with(tile)
    }

    pub const fn doubles(self) -> TileSet {
        const DOUBLES: TileSet = {
            let mut doubles = TileSet::EMPTY;
            let mut end = 0;
            while end < Spots::ALL.len() {
                doubles = doubles.with(Tile::double(Spots::ALL[end]));
                end += 1;
            }
            doubles
        };
        self.and(DOUBLES)
    }

    pub const fn with_end(self, end: Spots) -> TileSet {
        const WITH_END: [TileSet; Spots::ALL.len()] = {
            let mut with_end = [TileSet::EMPTY; Spots::ALL.len()];
            let mut place = 0;
            while place < TILES_MAX {
                let (high, low) = ENDS[place];
                let tile = TileSet::of(Tile(place as u8));
                with_end[high as usize] = with_end[high as usize].or(tile);
                with_end[low as usize] = with_end[low as usize].or(tile);
                place += 1;
            }
            with_end
        };
        self.and(WITH_END[end.0 as usize])
    }

    pub const fn has(self, tile: Tile) -> bool {
        self.bits() >> tile.0 & 1 == 1
    }

    pub const fn with(self, tile: Tile) -> TileSet {
        TileSet::from_bits(self.bits() | 1 << tile.0)
    }

    pub const fn without(self, tile: Tile) -> TileSet {
        TileSet::from_bits(self.bits() & !(1 << tile.0))
    }

    pub const fn or(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0, self.1 | other.1)
    }

    pub const fn and(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0, self.1 & other.1)
    }

    pub const fn minus(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0, self.1 & !other.1)
    }

    pub const fn len(self) -> u8 {
        (self.0.count_ones() + self.1.count_ones()) as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 | self.1 == 0
    }

    pub const fn is_within(self, other: TileSet) -> bool {
        self.minus(other).is_empty()
    }

    /// Iterates from the highest number down: `6-6`, `6-5`, …, `0-0`.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut bits = self.bits();
        std::iter::from_fn(move || {
            let place = bits.checked_ilog2()?;
            bits &= !(1 << place);
            Some(Tile(place as u8))
        })
    }
}

impl Set for TileSet {
    type Piece = Tile;

    fn bits(self) -> u128 {
        self.bits()
    }

    fn of_bits(bits: u128) -> TileSet {
        TileSet::from_bits(bits)
    }

    fn place(tile: Tile) -> usize {
        tile.0.into()
    }

    fn at(place: usize) -> Option<Tile> {
        (place < TILES_MAX).then_some(Tile(place as u8))
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        tiles.into_iter().fold(TileSet::EMPTY, TileSet::with)
    }
}

displayed_by_pieces!(TileSet);

pub type TileRecord<D> = PieceRecord<TileSet, D>;

shown_as_variable!(Tile as Piece, Spots as Word);

/// The variable lists the tiles; `NAME-number` is their number.
impl Variable for TileSet {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set(name, self.to_string());
        variables.set(&[name, "-number"].concat(), self.len());
    }

    fn names(name: &str, names: &mut Vec<String>) {
        with_ends(name, &["", "-number"], names);
    }
}
