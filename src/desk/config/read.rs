//! Reads `nos.toml`: the house rules by the rows of the laws, and the rest by serde.

use crate::board::seen::During;
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
const TABLES: [&str; 5] = ["chips", "money", "table", "prompt", "board"];

/// A key in a table of house rules that is not a house rule.
const PIECES: &str = "pieces";

/// What is wrong in the file, and where.
#[expect(missing_docs, reason = "the names say enough")]
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

/// When a setting applies.
#[expect(missing_docs, reason = "the names say enough")]
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

/// The language of the prompt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Language {
    /// English.
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
    board: Board,
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

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Board {
    during: During,
}

pub fn config(text: &str) -> Result<Config, Fault> {
    let mut file = DeTable::parse(text)?;
    let rules = take_rules(file.get_mut())?;
    let File {
        chips,
        money,
        table,
        prompt,
        board,
    } = File::deserialize(toml::Deserializer::from(file))?;
    let laws: Vec<&str> = LAWS.iter().map(|row| row.name).collect();
    let no_law = format!("there is no such law; there are {}", laws.join(", "));
    let law = checked(table.law, &no_law, |name| crate::desk::laws::named(&name))?;
    let unit = checked(money.unit, NO_UNIT, |decimal| Money::cents(&decimal))?;
    let currency = checked(money.currency, NO_CURRENCY, currency)?.unwrap_or("EUR".to_owned());
    let default = Config::default();
    Ok(Config {
        law: law.unwrap_or(default.law),
        rules,
        pieces: checked(chips.pieces, NO_PIECES, pieces)?.unwrap_or(default.pieces),
        money: unit.and_then(|cents| Money::new(cents, &currency)),
        players: players(table.players)?,
        colour: prompt.colour,
        ascii: prompt.ascii,
        language: prompt.language,
        during: board.during,
    })
}

const NO_PIECES: &str =
    "chips.pieces takes 1 to 12 different whole numbers from 1 on, like [100, 20, 4, 1]";
const NO_UNIT: &str = "money.unit takes a decimal like \"0.50\"; \"0\" stands for no money";
const NO_CURRENCY: &str = "money.currency takes a word of up to 8 letters or signs, like \"EUR\"";
const NO_NAME: &str = "a name has 1 to 24 letters, digits, - _ ' or . and begins with a letter";
const NAME_TWICE: &str = "this name stands here twice; names differ in more than their case";

/// Passes a value through `check`; a fault with the message `wrong` if that returns `None`.
fn checked<T, U>(
    value: Option<Spanned<T>>,
    wrong: &str,
    check: impl FnOnce(T) -> Option<U>,
) -> Result<Option<U>, Fault> {
    let Some(value) = value else {
        return Ok(None);
    };
    let span = value.span();
    let right = check(value.into_inner()).ok_or_else(|| Fault {
        span,
        message: wrong.to_owned(),
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

/// Reads the players' names, which must all differ.
fn players(players: Vec<Spanned<String>>) -> Result<Vec<Name>, Fault> {
    let mut names: Vec<Name> = Vec::new();
    let mut taken = HashSet::new();
    for player in players {
        let span = player.span();
        let name = checked(Some(player), NO_NAME, |name| Name::new(&name))?;
        let is_new = |name: Name| taken.insert(name.in_lower_case()).then_some(name);
        let name = name.map(|name| Spanned::new(span, name));
        let name = checked(name, NAME_TWICE, is_new)?;
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
            let message =
                format!("{table} is a table; write [{table}] on a line, and its keys below it");
            let span = name.span();
            return Err(Fault { span, message });
        };
        for (key, value) in rows.iter() {
            let found = key.get_ref().as_ref();
            match of_table().find(|(_, name, ..)| *name == found) {
                Some((.., word, range)) => rules.push((*word, taken_by(word, *range, value)?)),
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

/// The value of a house rule. A switch is 0 or 1.
fn taken_by(word: &str, range: HouseRange, value: &Spanned<DeValue>) -> Result<u32, Fault> {
    let number = || u32::deserialize(value.clone().into_deserializer()).ok();
    let taken = match range {
        HouseRange::Between(least, most) => number().filter(|value| (least..=most).contains(value)),
        HouseRange::Switch => value.get_ref().as_bool().map(u32::from),
    };
    taken.ok_or_else(|| Fault {
        span: value.span(),
        message: match range {
            HouseRange::Between(least, most) => {
                format!("{word} takes a whole number from {least} to {most}")
            }
            HouseRange::Switch => format!("{word} takes true or false"),
        },
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
        Some(near) => format!("did you mean {near}?"),
        None => format!("there are {}", there.join(", ")),
    };
    let what = match table {
        "" => format!("there is no table \"{name}\""),
        table => format!("the table {table} has no key \"{name}\""),
    };
    Fault {
        span: found.span(),
        message: format!("{what}; {hint}"),
    }
}
