//! House rules: what a club may change in a law. Each rule is one row of that law's table.

use crate::table::article::Article;
use crate::words::Variables;
use crate::words::message::Variable;
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
    /// A switch of the words `true` and `false`.
    pub const TRUE_OR_FALSE: HouseRange = HouseRange::OneOf(&[("true", 1), ("false", 0)]);

    /// A switch of the words `on` and `off`.
    pub const ON_OR_OFF: HouseRange = HouseRange::OneOf(&[("on", 1), ("off", 0)]);

    /// The words that it takes, each with its value.
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

    /// What it takes, in words, each as it is typed.
    pub fn listed<'a>(self, typed: impl Fn(&'static str) -> &'a str) -> String {
        match self {
            HouseRange::Between(least, most) => crate::message!("range-between", least, most),
            HouseRange::OneOf(words) => {
                let words: Vec<&str> = words.iter().map(|word| typed(word.0)).collect();
                words.join(&crate::message!("either-or"))
            }
        }
    }
}

/// As in `takes true or false`.
impl fmt::Display for HouseRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.listed(|word| word))
    }
}

#[derive(Debug)]
pub struct HouseRow {
    /// The rule's key as it is written.
    pub word: &'static str,
    pub range: HouseRange,
    /// For a switch 1 is `true`.
    pub default: u32,
    /// The articles that it changes.
    pub articles: &'static [&'static str],
}

impl HouseRow {
    pub fn articles(&self) -> impl Iterator<Item = Article> {
        self.articles.iter().copied().filter_map(Article::read)
    }

    /// The message of the law that says what the rule decides, in one sentence.
    pub fn message(&self) -> String {
        format!("house-{}", self.word.replace('.', "-"))
    }
}

/// The house rules of a law: a type for their keys, and their table.
pub trait Rules: Copy + PartialEq + fmt::Debug + 'static {
    /// The table, in the order in which the rules are listed and written; at most 16 rows.
    const ROWS: &'static [(Self, HouseRow)];

    /// The place of a rule in the table.
    fn index(self) -> usize {
        let mut rows = Self::ROWS.iter();
        rows.position(|(key, _)| *key == self).unwrap_or_default()
    }

    fn row(self) -> &'static HouseRow {
        &Self::ROWS[self.index()].1
    }

    /// The rule with this key, ignoring case; `None` if there is no such rule.
    fn read(word: &str) -> Option<Self> {
        let mut rows = Self::ROWS.iter();
        let (key, _) = rows.find(|(_, row)| row.word.eq_ignore_ascii_case(word))?;
        Some(*key)
    }
}

/// Makes an enum of the house rules of a law, with this name, from a row for each.
#[macro_export]
macro_rules! house_rules {
    ($Rule:ident: $($Key:ident = $word:literal $range:expr, $default:expr, [$($article:literal),*];)*) => {
        /// The house rules.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        pub enum $Rule {
            $($Key),*
        }

        impl $crate::table::house::Rules for $Rule {
            const ROWS: &'static [($Rule, $crate::table::house::HouseRow)] = &[$((
                $Rule::$Key,
                $crate::table::house::HouseRow {
                    word: $word,
                    range: $range,
                    default: $default,
                    articles: &[$($article),*],
                },
            )),*];
        }
    };
}

/// For a law without house rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoRule {}

impl Rules for NoRule {
    const ROWS: &'static [(NoRule, HouseRow)] = &[];
}

/// A house rule and a value that it can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting<K> {
    key: K,
    value: u32,
}

impl<K: Rules> Setting<K> {
    /// Sets a rule to this value; `None` if the rule does not take it.
    pub fn of(key: K, value: u32) -> Option<Setting<K>> {
        let is_taken = key.row().range.has(value);
        is_taken.then_some(Setting { key, value })
    }

    /// Sets a rule to a whole number; `None` if the rule does not take this number.
    pub fn number(key: K, value: u32) -> Option<Setting<K>> {
        let is_number = key.row().range.words().is_empty();
        is_number.then(|| Setting::of(key, value))?
    }

    /// Turns a rule on or off; `None` if the rule is not a switch.
    pub fn switch(key: K, on: bool) -> Option<Setting<K>> {
        let value = u32::from(on);
        (key.row().range == HouseRange::TRUE_OR_FALSE).then_some(Setting { key, value })
    }

    pub fn key(self) -> K {
        self.key
    }
}

impl<K: Rules> fmt::Display for Setting<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = self.key.row();
        let mut words = row.range.words().iter();
        match words.find(|word| word.1 == self.value) {
            Some((word, _)) => write!(f, "{} {word}", row.word),
            None => write!(f, "{} {}", row.word, self.value),
        }
    }
}

impl<K: Rules> Variable for Setting<K> {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        let setting = self.to_string();
        let (key, value) = setting.split_once(' ').unwrap_or((&setting, ""));
        variables.set(format!("{name}-key"), key.to_owned());
        variables.set_word(format!("{name}-value"), value.to_owned());
        variables.set(name, setting);
    }

    fn names(name: &str) -> Vec<String> {
        ["", "-key", "-value"]
            .map(|part| format!("{name}{part}"))
            .into()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct House<K> {
    values: [u32; RULES_MAX],
    rules: std::marker::PhantomData<K>,
}

impl<K: Rules> Default for House<K> {
    fn default() -> House<K> {
        House {
            values: std::array::from_fn(|at| K::ROWS.get(at).map_or(0, |(_, row)| row.default)),
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
        let differing = values.filter(|((_, row), value)| row.default != *value);
        differing.map(|(&(key, _), value)| Setting { key, value })
    }

    pub fn amount(&self, key: K) -> i64 {
        i64::from(self.values[key.index()])
    }

    pub fn is_on(&self, key: K) -> bool {
        self.values[key.index()] != 0
    }
}
