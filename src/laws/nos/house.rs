//! The house rules of Nos and the values that follow from them.

use easy_ext::ext;
use nos_base::table::house;
use nos_base::{HouseRange, Spots, house_rules};

/// The most chips in a house rule. Within it, no balance can overflow in an evening.
pub const CHIPS_MOST: u32 = 1_000_000;

house_rules! {
    HouseKey:
    ChipsStart = "chips.start" HouseRange::Between(0, CHIPS_MOST), 500, ["1.3"];
    ChipsRound = "chips.round" HouseRange::Between(1, CHIPS_MOST), 20, ["12.1"];
    DoubleBlank = "payments.double_blank" HouseRange::Between(0, CHIPS_MOST), 7, ["3.3", "7.1"];
    DrawnFactor = "payments.drawn_factor" HouseRange::Between(0, 1_000), 2, ["3.3"];
    Nos = "payments.nos" HouseRange::Between(0, CHIPS_MOST), 5, ["8.1"];
    Close = "payments.close" HouseRange::Between(0, CHIPS_MOST), 20, ["9.2"];
    Standard = "penalties.standard" HouseRange::Between(0, CHIPS_MOST), 40, ["11.1"];
    PassedAble = "penalties.passed_able" HouseRange::Between(0, CHIPS_MOST), 80, ["11.6"];
    WaitBreaksPayment = "house.wait_breaks_payment" HouseRange::TRUE_OR_FALSE, 1, ["7.2"];
    SetCounts = "house.set_counts" HouseRange::TRUE_OR_FALSE, 0, ["5.2"];
    ExtraGames = "house.extra_games" HouseRange::TRUE_OR_FALSE, 0, ["4.11"];
}

pub type House = house::House<HouseKey>;

#[ext(DoubleValue)]
pub impl House {
    /// Returns v(d), the value of the double of this number, in chips (article 3.3).
    fn double(&self, end: Spots) -> i64 {
        match end.get() {
            0 => self.amount(HouseKey::DoubleBlank),
            spots => i64::from(spots),
        }
    }
}
