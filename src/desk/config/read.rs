//! Reads `nos.toml`: the house rules by the rows of the laws, and the rest by serde.

use crate::desk::config::Config;
use crate::desk::laws::{LAWS, house_rules};
use crate::table::house::HouseRange;
use crate::table::name::Name;
use crate::table::shown::is_unseen;
use crate::text::money::Money;
use serde::Deserialize;
use serde::de::IntoDeserializer as _;
use std::collections::HashSet;
use std::fmt;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The tables that have other keys than house rules.
const TABLES: [&str; 4] = ["chips", "money", "table", "prompt"];

/// A key in a table of house rules that is not a house rule.
const PIECES: &str = "pieces";

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// In bytes.
    pub span: Range<usize>,
    pub message: String,
}

impl From<toml::de::Error> for Fault {
    fn from(error: toml::de::Error) -> Fault {
        Fault {
            span: error.span().unwrap_or_default(),
            message: error.message().to_owned(),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum When {
    /// If the terminal suggests it.
    #[default]
    Auto,
    Always,
    Never,
}

impl When {
    /// Whether the setting applies; `suggested` is what the terminal suggests.
    pub fn holds(self, suggested: bool) -> bool {
        match self {
            When::Auto => suggested,
            When::Always => true,
            When::Never => false,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Language {
    #[default]
    #[serde(rename = "en")]
    English,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct File {
    chips: Chips,
    money: Worth,
    table: Seats,
    prompt: Prompt,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Chips {
    pieces: Option<Spanned<Vec<u32>>>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Worth {
    unit: Option<Spanned<String>>,
    currency: Option<Spanned<String>>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Seats {
    law: Option<Spanned<String>>,
    players: Vec<Spanned<String>>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Prompt {
    colour: When,
    ascii: When,
    language: Language,
}

pub fn config(text: &str) -> Result<Config, Fault> {
    let mut file = DeTable::parse(text)?;
    let rules = take_rules(file.get_mut())?;
    let File {
        chips,
        money,
        table,
        prompt,
    } = File::deserialize(toml::Deserializer::from(file))?;
    let laws = LAWS.map(|row| row.name).join(", ");
    let no_law = tell!("no-law", laws);
    let law = checked(table.law, no_law, |name| crate::desk::laws::named(&name))?;
    let unit = checked(money.unit, tell!("no-unit"), |decimal| {
        Money::cents(&decimal)
    })?;
    let currency = checked(money.currency, tell!("no-currency"), currency)?;
    let currency = currency.unwrap_or("EUR".to_owned());
    let default = Config::default();
    Ok(Config {
        law: law.unwrap_or(default.law),
        rules,
        pieces: checked(chips.pieces, tell!("no-pieces"), pieces)?.unwrap_or(default.pieces),
        money: unit.and_then(|cents| Money::new(cents, &currency)),
        players: players(table.players)?,
        colour: prompt.colour,
        ascii: prompt.ascii,
        language: prompt.language,
    })
}

/// Passes a value through `check`; a fault with the message `wrong` if that returns `None`.
fn checked<T, U>(
    value: Option<Spanned<T>>,
    wrong: String,
    check: impl FnOnce(T) -> Option<U>,
) -> Result<Option<U>, Fault> {
    let Some(value) = value else {
        return Ok(None);
    };
    let span = value.span();
    let right = check(value.into_inner());
    let right = right.ok_or(Fault {
        span,
        message: wrong,
    })?;
    Ok(Some(right))
}

/// Sorts chips, the largest first; `None` if a value is 0 or occurs twice, or there are too many.
fn pieces(mut pieces: Vec<u32>) -> Option<Vec<u32>> {
    pieces.sort_unstable_by(|one, other| other.cmp(one));
    let all = pieces.len();
    pieces.dedup();
    let is_right = all == pieces.len() && (1..=12).contains(&all) && !pieces.contains(&0);
    is_right.then_some(pieces)
}

fn currency(word: String) -> Option<String> {
    let is_odd = |c: char| c.is_whitespace() || is_unseen(c);
    (word.chars().count() <= 8 && !word.contains(is_odd)).then_some(word)
}

fn players(players: Vec<Spanned<String>>) -> Result<Vec<Name>, Fault> {
    let mut names: Vec<Name> = Vec::new();
    let mut taken = HashSet::new();
    for player in players {
        let span = player.span();
        let name = checked(Some(player), tell!("no-name"), |name| Name::new(&name))?;
        let is_new = |name: Name| taken.insert(name.in_lower_case()).then_some(name);
        let name = name.map(|name| Spanned::new(span, name));
        let name = checked(name, tell!("name-twice"), is_new)?;
        names.extend(name);
    }
    Ok(names)
}

/// Removes the house rules from the file and returns them. Their tables may have no other key but the pieces.
fn take_rules(file: &mut DeTable) -> Result<Vec<(&'static str, u32)>, Fault> {
    let keys: Vec<(&str, &str, &'static str, HouseRange)> = house_rules()
        .filter_map(|rule| {
            let (table, key) = rule.word.split_once('.')?;
            Some((table, key, rule.word, rule.range))
        })
        .collect();
    let mut rules = Vec::new();
    for (name, mut value) in std::mem::take(file) {
        let table = name.get_ref().as_ref();
        let of_table = || keys.iter().filter(|(name, ..)| *name == table);
        if of_table().next().is_none() {
            if !TABLES.contains(&table) {
                let tables = keys.iter().map(|(name, ..)| *name).chain(TABLES);
                return Err(unknown(&name, "", tables));
            }
            file.insert(name, value);
            continue;
        }
        let DeValue::Table(rows) = value.get_mut() else {
            let message = tell!("is-a-table", table);
            let span = name.span();
            return Err(Fault { span, message });
        };
        for (key, value) in rows.iter() {
            let found = key.get_ref().as_ref();
            match of_table().find(|(_, name, ..)| *name == found) {
                Some((.., word, _)) => {
                    let ranges = of_table().filter(|row| row.2 == *word).map(|row| row.3);
                    rules.push((*word, taken_by(word, ranges, value)?));
                }
                None if found == PIECES && TABLES.contains(&table) => {}
                None => {
                    let pieces = TABLES.contains(&table).then_some(PIECES);
                    let there = of_table().map(|(_, name, ..)| *name).chain(pieces);
                    return Err(unknown(key, table, there));
                }
            }
        }
        for (key, value) in std::mem::take(rows) {
            if key.get_ref().as_ref() == PIECES {
                rows.insert(key, value);
            }
        }
        if TABLES.contains(&table) {
            file.insert(name, value);
        }
    }
    Ok(rules)
}

/// The value of a house rule that takes one of these ranges, each in another law. A word may be written as what it is
/// in this file: a string, a number, `true`.
fn taken_by(
    word: &str,
    ranges: impl Iterator<Item = HouseRange> + Clone,
    value: &Spanned<DeValue>,
) -> Result<u32, Fault> {
    let number = || u32::deserialize(value.clone().into_deserializer()).ok();
    let written = value.get_ref().as_str().map(str::to_owned);
    let written = written
        .or_else(|| number().map(|number| number.to_string()))
        .or_else(|| value.get_ref().as_bool().map(|is| is.to_string()));
    let taken = |range: HouseRange| match range.words() {
        [] => number().filter(|value| range.has(*value)),
        words => {
            let mut words = words.iter();
            let word = words.find(|word| Some(word.0) == written.as_deref());
            word.map(|word| word.1)
        }
    };
    let all: Vec<String> = ranges.clone().map(|range| range.to_string()).collect();
    let mut taken = ranges.filter_map(taken);
    taken.next().ok_or_else(|| Fault {
        span: value.span(),
        message: tell!("takes", word, all = all.join(&tell!("or"))),
    })
}

/// The fault of an unknown key, or of an unknown table if `table` is empty.
fn unknown<'a>(
    found: &Spanned<impl fmt::Display>,
    table: &str,
    there: impl Iterator<Item = &'a str>,
) -> Fault {
    let name = found.get_ref().to_string();
    let there = there.fold(Vec::new(), |mut all, name| {
        if !all.contains(&name) {
            all.push(name);
        }
        all
    });
    let near = there
        .iter()
        .find(|known| strsim::damerau_levenshtein(known, &name) <= 2);
    let hint = match near {
        Some(near) => tell!("did-you-mean", near),
        None => tell!("there-are", all = there.join(", ")),
    };
    let what = match table {
        "" => tell!("no-table", name),
        table => tell!("no-key", table, name),
    };
    Fault {
        span: found.span(),
        message: format!("{what}; {hint}"),
    }
}
