//! House rules: what a club may change in a law, each one row of that law's table.

use std::fmt;

/// The most house rules that a law may have.
const RULES_MAX: usize = 16;

/// The values that a house rule takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HouseRange {
    /// A whole number between these, both included.
    Between(u32, u32),
    /// `true` or `false`.
    Switch,
}

/// One row of a law's table of house rules.
#[derive(Debug)]
pub struct HouseRow<K> {
    /// The rule.
    pub key: K,
    /// Its key as it is written.
    pub word: &'static str,
    /// The values it takes.
    pub range: HouseRange,
    /// Its default; for a switch 1 is `true`.
    pub default: u32,
    /// What it settles, in one sentence.
    pub meaning: &'static str,
}

/// The house rules of a law, by their keys.
pub trait Rules: Copy + PartialEq + fmt::Debug + 'static {
    /// The table, in the order in which the rules are listed and written; 16 rows at the most.
    const ROWS: &'static [HouseRow<Self>];

    /// The place of a rule in the table.
    fn index(self) -> usize;

    /// The row of a rule.
    fn row(self) -> &'static HouseRow<Self> {
        &Self::ROWS[self.index()]
    }

    /// The rule with this key as it is written, in any case.
    fn read(word: &str) -> Option<Self> {
        Self::ROWS
            .iter()
            .find(|row| row.word.eq_ignore_ascii_case(word))
            .map(|row| row.key)
    }
}

/// A house rule and its value, which is always one that the rule takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting<K> {
    key: K,
    value: u32,
}

impl<K: Rules> Setting<K> {
    /// Sets a rule to a whole number; `None` if the rule takes no number or not this one.
    pub fn number(key: K, value: u32) -> Option<Setting<K>> {
        match key.row().range {
            HouseRange::Between(least, most) if (least..=most).contains(&value) => {
                Some(Setting { key, value })
            }
            _ => None,
        }
    }

    /// Turns a rule on or off; `None` if the rule is no switch.
    pub fn switch(key: K, on: bool) -> Option<Setting<K>> {
        (key.row().range == HouseRange::Switch).then_some(Setting {
            key,
            value: u32::from(on),
        })
    }

    /// The rule.
    pub fn key(self) -> K {
        self.key
    }
}

impl<K: Rules> fmt::Display for Setting<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.key.row().range {
            HouseRange::Between(..) => write!(f, "{} {}", self.key.row().word, self.value),
            HouseRange::Switch => write!(f, "{} {}", self.key.row().word, self.value == 1),
        }
    }
}

/// The house rules of one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct House<K> {
    values: [u32; RULES_MAX],
    rules: std::marker::PhantomData<K>,
}

impl<K: Rules> Default for House<K> {
    fn default() -> House<K> {
        House {
            values: std::array::from_fn(|at| K::ROWS.get(at).map_or(0, |row| row.default)),
            rules: std::marker::PhantomData,
        }
    }
}

impl<K: Rules> House<K> {
    /// Changes one rule.
    pub fn turn(&mut self, setting: Setting<K>) {
        self.values[setting.key.index()] = setting.value;
    }

    /// The settings that are not the default, in the table's order.
    pub fn differing(&self) -> impl Iterator<Item = Setting<K>> + '_ {
        K::ROWS
            .iter()
            .zip(self.values)
            .filter(|(row, value)| row.default != *value)
            .map(|(row, value)| Setting {
                key: row.key,
                value,
            })
    }

    /// A rule that is a number, in its own unit.
    pub fn amount(&self, key: K) -> i64 {
        i64::from(self.values[key.index()])
    }

    /// A rule that is a switch.
    pub fn is_on(&self, key: K) -> bool {
        self.values[key.index()] != 0
    }
}
