//! The house rules: the decisions that a club may turn, each one row of a table.

use std::fmt;

/// The most chips that a house rule may name: with it no balance can outgrow its integer in an evening.
pub const CHIPS_MOST: u32 = 1_000_000;
/// The most times that a drawn double may be paid.
pub const TIMES_MOST: u32 = 1_000;

/// A house rule by its key in `nos.toml` and in a `house` entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum HouseKey {
    /// Chips at the start (article 1.3).
    ChipsStart,
    /// The multiple that totals are rounded down to, in chips (article 12.1).
    ChipsRound,
    /// v(0), in chips (article 3.3).
    DoubleBlank,
    /// How many times v a drawn double is paid (article 3.3).
    DrawnFactor,
    /// What the first player out receives from each, in chips (article 8.1).
    Nos,
    /// What a right close receives from each, in chips (article 9.2).
    Close,
    /// The usual penalty to each opponent, in chips (article 11.1).
    Standard,
    /// The penalty for passing while able to play, in chips (article 11.6).
    PassedAble,
    /// Whether a missed turn lies between two tiles (article 7.2).
    WaitBreaksPayment,
    /// Whether the further games may be announced (article 4.11).
    ExtraGames,
}

/// What a house rule can be set to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HouseRange {
    /// A whole number between these, both included.
    Between(u32, u32),
    /// `true` or `false`.
    Switch,
}

/// One row of the table of house rules.
#[derive(Debug)]
pub struct HouseRow {
    /// The rule.
    pub key: HouseKey,
    /// Its key as it is written.
    pub word: &'static str,
    /// The values it takes.
    pub range: HouseRange,
    /// Its default; for a switch 1 is `true`.
    pub default: u32,
    /// What it settles, in one sentence.
    pub meaning: &'static str,
}

#[rustfmt::skip]
/// Every house rule, in the order in which they are listed and written.
pub const HOUSE_RULES: [HouseRow; 10] = [
    HouseRow { key: HouseKey::ChipsStart, word: "chips.start", range: HouseRange::Between(0, CHIPS_MOST), default: 500, meaning: "units every player starts with [1.3]" },
    HouseRow { key: HouseKey::ChipsRound, word: "chips.round", range: HouseRange::Between(1, CHIPS_MOST), default: 20, meaning: "totals are rounded down to a multiple of this [12.1]" },
    HouseRow { key: HouseKey::DoubleBlank, word: "payments.double_blank", range: HouseRange::Between(0, CHIPS_MOST), default: 7, meaning: "what the double blank is worth as a double [3.3, 7.1]" },
    HouseRow { key: HouseKey::DrawnFactor, word: "payments.drawn_factor", range: HouseRange::Between(0, TIMES_MOST), default: 2, meaning: "a double drawn for the set is paid so many times [3.3]" },
    HouseRow { key: HouseKey::Nos, word: "payments.nos", range: HouseRange::Between(0, CHIPS_MOST), default: 5, meaning: "what each opponent pays the first player out [8.1]" },
    HouseRow { key: HouseKey::Close, word: "payments.close", range: HouseRange::Between(0, CHIPS_MOST), default: 20, meaning: "what each player still in pays for a right close [9.2]" },
    HouseRow { key: HouseKey::Standard, word: "penalties.standard", range: HouseRange::Between(0, CHIPS_MOST), default: 40, meaning: "the usual penalty, to each opponent [11.1]" },
    HouseRow { key: HouseKey::PassedAble, word: "penalties.passed_able", range: HouseRange::Between(0, CHIPS_MOST), default: 80, meaning: "the penalty for passing while able to play, to each opponent [11.6]" },
    HouseRow { key: HouseKey::WaitBreaksPayment, word: "house.wait_breaks_payment", range: HouseRange::Switch, default: 1, meaning: "a turn missed with \"I wait\" lies between two tiles, too [7.2]" },
    HouseRow { key: HouseKey::ExtraGames, word: "house.extra_games", range: HouseRange::Switch, default: 0, meaning: "the further games may be announced [4.11]" },
];

impl HouseKey {
    /// The row of the table that speaks of this rule.
    pub fn row(self) -> &'static HouseRow {
        &HOUSE_RULES[self as usize]
    }

    /// The rule with this key as it is written; nothing where there is none.
    pub fn read(word: &str) -> Option<HouseKey> {
        HOUSE_RULES
            .iter()
            .find(|row| row.word.eq_ignore_ascii_case(word))
            .map(|row| row.key)
    }
}

/// A house rule and what it is set to; the value is always one that the rule takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    key: HouseKey,
    value: u32,
}

impl Setting {
    /// Sets a rule to a whole number; nothing where the rule takes no number or not this one.
    pub fn number(key: HouseKey, value: u32) -> Option<Setting> {
        match key.row().range {
            HouseRange::Between(least, most) if (least..=most).contains(&value) => {
                Some(Setting { key, value })
            }
            _ => None,
        }
    }

    /// Turns a rule on or off; nothing where the rule is no switch.
    pub fn switch(key: HouseKey, on: bool) -> Option<Setting> {
        (key.row().range == HouseRange::Switch).then_some(Setting {
            key,
            value: u32::from(on),
        })
    }

    /// The rule.
    pub fn key(self) -> HouseKey {
        self.key
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.key.row().range {
            HouseRange::Between(..) => write!(f, "{} {}", self.key.row().word, self.value),
            HouseRange::Switch => write!(f, "{} {}", self.key.row().word, self.value == 1),
        }
    }
}

/// The house rules of one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct House {
    values: [u32; HOUSE_RULES.len()],
}

impl Default for House {
    fn default() -> House {
        House {
            values: std::array::from_fn(|at| HOUSE_RULES[at].default),
        }
    }
}

impl House {
    /// Turns one rule.
    pub fn turn(&mut self, setting: Setting) {
        self.values[setting.key as usize] = setting.value;
    }

    /// The settings that are not the default, in the table's order.
    pub fn differing(&self) -> impl Iterator<Item = Setting> + '_ {
        HOUSE_RULES
            .iter()
            .zip(self.values)
            .filter(|(row, value)| row.default != *value)
            .map(|(row, value)| Setting {
                key: row.key,
                value,
            })
    }

    /// A rule that is a number, in chips or times.
    pub fn amount(&self, key: HouseKey) -> i64 {
        i64::from(self.values[key as usize])
    }

    /// A rule that is a switch.
    pub fn is_on(&self, key: HouseKey) -> bool {
        self.values[key as usize] != 0
    }

    /// v(d): what the double of this number is worth, in chips.
    pub fn double(&self, end: crate::dominoes::tile::Spots) -> i64 {
        match end.get() {
            0 => self.amount(HouseKey::DoubleBlank),
            spots => i64::from(spots),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_the_order_of_the_keys() {
        assert!(!HOUSE_RULES.is_empty());
        for (at, row) in HOUSE_RULES.iter().enumerate() {
            assert_eq!(row.key as usize, at);
            assert_eq!(HouseKey::read(row.word), Some(row.key));
        }
    }

    #[test]
    fn a_rule_takes_only_its_own_kind_of_value() {
        assert!(Setting::number(HouseKey::ChipsRound, 0).is_none());
        assert!(Setting::number(HouseKey::ChipsStart, CHIPS_MOST + 1).is_none());
        assert!(Setting::number(HouseKey::ExtraGames, 1).is_none());
        assert!(Setting::switch(HouseKey::Nos, true).is_none());
    }

    #[test]
    fn only_what_differs_from_the_default_is_written() {
        let mut house = House::default();
        assert_eq!(house.differing().count(), 0);
        house.turn(Setting::number(HouseKey::Nos, 10).unwrap_or_else(|| unreachable!()));
        house.turn(Setting::switch(HouseKey::ExtraGames, true).unwrap_or_else(|| unreachable!()));
        let written: Vec<String> = house
            .differing()
            .map(|setting| setting.to_string())
            .collect();
        assert_eq!(written, ["payments.nos 10", "house.extra_games true"]);
    }
}
