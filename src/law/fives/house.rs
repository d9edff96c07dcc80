//! The house rules of fives and threes.

use crate::table::house;
pub use crate::table::house::{HouseRange, HouseRow, Rules};

/// The highest target that a game may have, in points.
pub const TARGET_MOST: u16 = 1_000;

/// The key of a house rule in `nos.toml` and in a `house` entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum HouseKey {
    /// The score that wins a game (article 6.1).
    Target,
}

#[rustfmt::skip]
/// Every house rule, in the order in which they are listed and written.
pub const HOUSE_RULES: [HouseRow<HouseKey>; 1] = [
    HouseRow { key: HouseKey::Target, word: "game.target", range: HouseRange::Between(1, TARGET_MOST as u32), default: 61, meaning: "the score that must be reached exactly to win a game [6.1]" },
];

impl Rules for HouseKey {
    const ROWS: &'static [HouseRow<HouseKey>] = &HOUSE_RULES;

    fn index(self) -> usize {
        self as usize
    }
}

/// A house rule of fives and threes and its value.
pub type Setting = house::Setting<HouseKey>;

/// The house rules of a table that plays fives and threes.
pub type House = house::House<HouseKey>;
