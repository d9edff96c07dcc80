//! Chance from a seed.

use crate::dominoes::tile::{Tile, TileSet};
use crate::simulate::Share;

/// Numbers that look drawn by lot and are always the same for the same seed: SplitMix64 (Steele, Lea and
/// Flood, 2014), which any program can write anew in five lines.
#[derive(Clone, Debug)]
pub struct Luck(u64);

impl Luck {
    /// The numbers of this seed.
    pub fn new(seed: u64) -> Luck {
        Luck(seed)
    }

    /// The next number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut number = self.0;
        number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        number ^ (number >> 31)
    }

    /// A number from 0 up to below this one; 0 if there is none.
    pub fn below(&mut self, most: usize) -> usize {
        let scaled = (u128::from(self.number()) * most as u128) >> 64;
        usize::try_from(scaled).unwrap_or_default()
    }

    /// True once in this many times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// True in this share of all times.
    pub fn falls_in(&mut self, share: Share) -> bool {
        self.below(Share::WHOLE) < share.parts()
    }

    /// One of these; `None` if there are none.
    pub fn pick<T: Clone>(&mut self, from: &[T]) -> Option<T> {
        from.get(self.below(from.len())).cloned()
    }

    /// One of these tiles; `None` if there are none.
    pub fn tile(&mut self, from: TileSet) -> Option<Tile> {
        from.iter().nth(self.below(usize::from(from.len())))
    }

    /// Puts a list in an order of chance (Fisher and Yates).
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for at in (1..list.len()).rev() {
            list.swap(at, self.below(at + 1));
        }
    }

    /// All 28 tiles, shuffled.
    pub fn tiles(&mut self) -> Vec<Tile> {
        let mut tiles: Vec<Tile> = TileSet::set(6).iter().collect();
        self.shuffle(&mut tiles);
        tiles
    }
}
