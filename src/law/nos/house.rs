//! The house rules of Nos: what a club may change, one row for each.

use crate::dominoes::tile::Spots;
use crate::table::house;
pub use crate::table::house::{HouseRange, HouseRow, Rules};

/// The most chips that a house rule may name. Up to this no balance can overflow in an evening.
pub const CHIPS_MOST: u32 = 1_000_000;
/// The highest factor for the payment of a drawn double.
pub const TIMES_MOST: u32 = 1_000;

/// The key of a house rule in `nos.toml` and in a `house` entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum HouseKey {
    ChipsStart,
    ChipsRound,
    DoubleBlank,
    DrawnFactor,
    Nos,
    Close,
    Standard,
    PassedAble,
    WaitBreaksPayment,
    ExtraGames,
}

#[rustfmt::skip]
/// Every house rule, in the order in which they are listed and written.
pub const HOUSE_RULES: [HouseRow<HouseKey>; 10] = [
    HouseRow { key: HouseKey::ChipsStart, word: "chips.start", range: HouseRange::Between(0, CHIPS_MOST), default: 500, meaning: "units that every player starts with [1.3]" },
    HouseRow { key: HouseKey::ChipsRound, word: "chips.round", range: HouseRange::Between(1, CHIPS_MOST), default: 20, meaning: "totals are rounded down to a multiple of this [12.1]" },
    HouseRow { key: HouseKey::DoubleBlank, word: "payments.double_blank", range: HouseRange::Between(0, CHIPS_MOST), default: 7, meaning: "what the double blank is worth as a double [3.3, 7.1]" },
    HouseRow { key: HouseKey::DrawnFactor, word: "payments.drawn_factor", range: HouseRange::Between(0, TIMES_MOST), default: 2, meaning: "how many times its worth a double drawn for the set is paid [3.3]" },
    HouseRow { key: HouseKey::Nos, word: "payments.nos", range: HouseRange::Between(0, CHIPS_MOST), default: 5, meaning: "what each opponent pays the first player out [8.1]" },
    HouseRow { key: HouseKey::Close, word: "payments.close", range: HouseRange::Between(0, CHIPS_MOST), default: 20, meaning: "what each player still in pays for a right close [9.2]" },
    HouseRow { key: HouseKey::Standard, word: "penalties.standard", range: HouseRange::Between(0, CHIPS_MOST), default: 40, meaning: "the usual penalty, to each opponent [11.1]" },
    HouseRow { key: HouseKey::PassedAble, word: "penalties.passed_able", range: HouseRange::Between(0, CHIPS_MOST), default: 80, meaning: "the penalty for passing while able to play, to each opponent [11.6]" },
    HouseRow { key: HouseKey::WaitBreaksPayment, word: "house.wait_breaks_payment", range: HouseRange::Switch, default: 1, meaning: "a turn missed with \"I wait\" counts as lying between two tiles [7.2]" },
    HouseRow { key: HouseKey::ExtraGames, word: "house.extra_games", range: HouseRange::Switch, default: 0, meaning: "the further games may be announced [4.11]" },
];

impl Rules for HouseKey {
    const ROWS: &'static [HouseRow<HouseKey>] = &HOUSE_RULES;
}

/// A house rule of Nos and its value.
pub type Setting = house::Setting<HouseKey>;

/// The house rules of one table of Nos.
pub type House = house::House<HouseKey>;

impl House {
    /// v(d): the value of the double of this number, in chips (article 3.3).
    pub fn double(&self, end: Spots) -> i64 {
        match end.get() {
            0 => self.amount(HouseKey::DoubleBlank),
            spots => i64::from(spots),
        }
    }
}
