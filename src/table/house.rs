//! House rules: what a club may change in a law. Each rule is one row of that law's table.

#![expect(missing_docs, reason = "the names say enough")]

use std::fmt;

/// The most house rules that a law may have.
const RULES_MAX: usize = 16;

/// The values that a house rule takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HouseRange {
    /// A whole number between these, both included.
    Between(u32, u32),
    /// One of these whole numbers.
    OneOf(&'static [u32]),
    /// `true` or `false`.
    Switch,
}

impl HouseRange {
    /// Whether it takes this number.
    pub fn takes(self, value: u32) -> bool {
        match self {
            HouseRange::Between(least, most) => (least..=most).contains(&value),
            HouseRange::OneOf(values) => values.contains(&value),
            HouseRange::Switch => false,
        }
    }
}

/// What it takes, as in `a whole number from 1 to 9`.
impl fmt::Display for HouseRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HouseRange::Between(least, most) => write!(f, "a whole number from {least} to {most}"),
            HouseRange::OneOf(values) => {
                let values: Vec<String> = values.iter().map(u32::to_string).collect();
                f.write_str(&values.join(" or "))
            }
            HouseRange::Switch => f.write_str("true or false"),
        }
    }
}

/// One row of a law's table of house rules.
#[derive(Debug)]
pub struct HouseRow<K> {
    pub key: K,
    /// The rule's key as it is written.
    pub word: &'static str,
    pub range: HouseRange,
    /// For a switch 1 is `true`.
    pub default: u32,
    /// What the rule decides, in one sentence.
    pub meaning: &'static str,
}

/// The house rules of a law: a type for their keys, and their table.
pub trait Rules: Copy + PartialEq + fmt::Debug + 'static {
    /// The table, in the order in which the rules are listed and written; at most 16 rows.
    const ROWS: &'static [HouseRow<Self>];

    /// The place of a rule in the table.
    fn index(self) -> usize;

    fn row(self) -> &'static HouseRow<Self> {
        &Self::ROWS[self.index()]
    }

    /// The rule with this key, ignoring case; `None` if there is no such rule.
    fn read(word: &str) -> Option<Self> {
        let mut rows = Self::ROWS.iter();
        let row = rows.find(|row| row.word.eq_ignore_ascii_case(word))?;
        Some(row.key)
    }
}

/// A house rule and a value that it can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting<K> {
    key: K,
    value: u32,
}

impl<K: Rules> Setting<K> {
    /// Sets a rule to a whole number; `None` if the rule does not take this number.
    pub fn number(key: K, value: u32) -> Option<Setting<K>> {
        let takes = key.row().range.takes(value);
        takes.then_some(Setting { key, value })
    }

    /// Turns a rule on or off; `None` if the rule is not a switch.
    pub fn switch(key: K, on: bool) -> Option<Setting<K>> {
        let value = u32::from(on);
        (key.row().range == HouseRange::Switch).then_some(Setting { key, value })
    }

    pub fn key(self) -> K {
        self.key
    }
}

impl<K: Rules> fmt::Display for Setting<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = self.key.row();
        match row.range {
            HouseRange::Between(..) | HouseRange::OneOf(_) => {
                write!(f, "{} {}", row.word, self.value)
            }
            HouseRange::Switch => write!(f, "{} {}", row.word, self.value == 1),
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
    pub fn turn(&mut self, setting: Setting<K>) {
        self.values[setting.key.index()] = setting.value;
    }

    /// The settings that differ from the default, in the order of the table.
    pub fn differing(&self) -> impl Iterator<Item = Setting<K>> + '_ {
        let values = K::ROWS.iter().zip(self.values);
        let differing = values.filter(|(row, value)| row.default != *value);
        differing.map(|(row, value)| {
            let key = row.key;
            Setting { key, value }
        })
    }

    /// The value of a rule, in the rule's own unit.
    pub fn amount(&self, key: K) -> i64 {
        i64::from(self.values[key.index()])
    }

    pub fn is_on(&self, key: K) -> bool {
        self.values[key.index()] != 0
    }
}
