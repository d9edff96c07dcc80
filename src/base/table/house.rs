//! House rules: what a club may change in a law. Each is a row of the law's table.

use crate::table::article::Article;
use std::borrow::Cow;
use std::fmt;

const RULES_MAX: usize = 16;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HouseRange {
    /// A whole number between these, both included.
    Between(u32, u32),
    /// One of these words, each with its value.
    OneOf(&'static [(&'static str, u32)]),
}

impl HouseRange {
    pub const TRUE_OR_FALSE: HouseRange = HouseRange::OneOf(&[("true", 1), ("false", 0)]);

    pub const ON_OR_OFF: HouseRange = HouseRange::OneOf(&[("on", 1), ("off", 0)]);

    pub fn words(self) -> &'static [(&'static str, u32)] {
        match self {
            HouseRange::Between(..) => &[],
            HouseRange::OneOf(words) => words,
        }
    }

    pub fn has(self, value: u32) -> bool {
        match self {
            HouseRange::Between(least, most) => (least..=most).contains(&value),
            _ => self.words().iter().any(|word| word.1 == value),
        }
    }
}

#[derive(PartialEq, Eq, Debug)]
pub struct HouseRow {
    pub word: &'static str,
    pub range: HouseRange,
    /// For a switch, 1 is `true`.
    pub default: u32,
    pub articles: &'static [&'static str],
}

impl HouseRow {
    pub fn articles(&self) -> impl Iterator<Item = Article> {
        self.articles.iter().copied().filter_map(Article::read)
    }

    /// Returns the name of the law's message that states the rule in one sentence.
    pub fn message(&self) -> String {
        format!("house-{}", self.word.replace('.', "-"))
    }
}

/// The house rules of a law: a type for their keys, and their table.
pub trait Rules: Copy + PartialEq + fmt::Debug + 'static {
    /// The table, in the order of lists; at most 16 rows.
    const ROWS: &'static [HouseRow];

    fn place(self) -> usize;

    fn row(self) -> &'static HouseRow {
        &Self::ROWS[self.place()]
    }

    fn set(self, value: u32) -> Option<Setting> {
        Setting::of(Self::ROWS, self.place(), value)
    }
}

/// Makes an enum of the house rules of a law, with this name, from a row for each.
#[macro_export]
macro_rules! house_rules {
    ($Rule:ident: $($Key:ident = $word:literal $range:expr, $default:expr, [$($article:literal),*];)*) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        pub enum $Rule {
            $($Key),*
        }

        impl $crate::table::house::Rules for $Rule {
            const ROWS: &'static [$crate::table::house::HouseRow] = &[$(
                $crate::table::house::HouseRow {
                    word: $word,
                    range: $range,
                    default: $default,
                    articles: &[$($article),*],
                }
            ),*];

            fn place(self) -> usize {
                self as usize
            }
        }
    };
}

/// For a law without house rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoRule {}

impl Rules for NoRule {
    const ROWS: &'static [HouseRow] = &[];

    fn place(self) -> usize {
        match self {}
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    row: &'static HouseRow,
    place: usize,
    value: u32,
}

impl Setting {
    /// Sets the rule in this row of a table; `None` if the value is out of range.
    pub fn of(rows: &'static [HouseRow], place: usize, value: u32) -> Option<Setting> {
        Some(Setting { row: rows.get(place).filter(|row| row.range.has(value))?, place, value })
    }

    /// Sets the rule with this key, in any case; `None` without one or beyond its range.
    pub fn named(rows: &'static [HouseRow], word: &str, value: u32) -> Option<Setting> {
        let is = |row: &HouseRow| row.word.eq_ignore_ascii_case(word);
        Setting::of(rows, rows.iter().position(is)?, value)
    }

    pub fn row(self) -> &'static HouseRow {
        self.row
    }

    pub fn value(self) -> Cow<'static, str> {
        match self.row.range.words().iter().find(|word| word.1 == self.value) {
            Some((word, _)) => Cow::Borrowed(word),
            None => Cow::Owned(self.value.to_string()),
        }
    }

    pub fn is_of(self, rule: impl Rules) -> bool {
        self.row == rule.row()
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.row.word, self.value())
    }
}

/// The values of a law's house rules, by their places in the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HouseValues([u32; RULES_MAX]);

impl HouseValues {
    pub fn of(rows: &[HouseRow]) -> HouseValues {
        HouseValues(std::array::from_fn(|at| rows.get(at).map_or(0, |row: &HouseRow| row.default)))
    }

    pub fn turn(&mut self, setting: Setting) {
        if let Some(value) = self.0.get_mut(setting.place) {
            *value = setting.value;
        }
    }

    /// Returns the value of the rule at this place; 0 if there is none.
    pub fn at(&self, place: usize) -> i64 {
        let value = self.0.get(place);
        value.map_or(0, |value| i64::from(*value))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct House<K> {
    values: HouseValues,
    rules: std::marker::PhantomData<K>,
}

impl<K: Rules> Default for House<K> {
    fn default() -> House<K> {
        House::of(HouseValues::of(K::ROWS))
    }
}

impl<K: Rules> House<K> {
    pub fn of(values: HouseValues) -> House<K> {
        House { values, rules: std::marker::PhantomData }
    }

    pub fn turn(&mut self, setting: Setting) {
        self.values.turn(setting);
    }

    pub fn differing(&self) -> impl Iterator<Item = Setting> + '_ {
        let differing = |((place, row), value): ((usize, &'static HouseRow), u32)| {
            (row.default != value).then_some(Setting { row, place, value })
        };
        (0..).zip(K::ROWS).zip(self.values.0).filter_map(differing)
    }

    pub fn amount(&self, key: K) -> i64 {
        self.values.at(key.place())
    }

    pub fn is_on(&self, key: K) -> bool {
        self.amount(key) != 0
    }
}
