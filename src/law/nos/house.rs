//! The house rules of Nos: what a club may change, one row for each.

use crate::dominoes::tile::Spots;
use crate::house_rules;
use crate::table::house;
pub use crate::table::house::{HouseRange, Rules};

/// The most chips that a house rule may name. Up to this no balance can overflow in an evening.
pub const CHIPS_MOST: u32 = 1_000_000;
/// The highest factor for the payment of a drawn double.
pub const TIMES_MOST: u32 = 1_000;

house_rules! {
    HouseKey:
    ChipsStart = "chips.start" HouseRange::Between(0, CHIPS_MOST), 500, "units that every player starts with [1.3]";
    ChipsRound = "chips.round" HouseRange::Between(1, CHIPS_MOST), 20, "totals are rounded down to a multiple of this [12.1]";
    DoubleBlank = "payments.double_blank" HouseRange::Between(0, CHIPS_MOST), 7, "what the double blank is worth as a double [3.3, 7.1]";
    DrawnFactor = "payments.drawn_factor" HouseRange::Between(0, TIMES_MOST), 2, "how many times its worth a double drawn for the set is paid [3.3]";
    Nos = "payments.nos" HouseRange::Between(0, CHIPS_MOST), 5, "what each opponent pays the first player out [8.1]";
    Close = "payments.close" HouseRange::Between(0, CHIPS_MOST), 20, "what each player still in pays for a right close [9.2]";
    Standard = "penalties.standard" HouseRange::Between(0, CHIPS_MOST), 40, "the usual penalty, to each opponent [11.1]";
    PassedAble = "penalties.passed_able" HouseRange::Between(0, CHIPS_MOST), 80, "the penalty for passing while able to play, to each opponent [11.6]";
    WaitBreaksPayment = "house.wait_breaks_payment" HouseRange::Switch, 1, "a turn missed with \"I wait\" counts as lying between two tiles [7.2]";
    ExtraGames = "house.extra_games" HouseRange::Switch, 0, "the further games may be announced [4.11]";
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
