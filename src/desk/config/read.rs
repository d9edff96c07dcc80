//! Reading `nos.toml`: the house rules by their rows, the rest by its fields.

use super::Config;
use crate::desk::laws::{Chosen, LAWS, house_rules};
use crate::print::money::Money;
use crate::table::house::HouseRange;
use crate::table::name::Name;
use serde::Deserialize;
use serde::de::IntoDeserializer as _;
use std::fmt;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The tables that hold more than house rules.
const TABLES: [&str; 4] = ["chips", "money", "table", "prompt"];

/// The one key that stands among house rules and is none.
const PIECES: &str = "pieces";

/// The most kinds of chips that a table has.
const PIECES_MOST: usize = 12;

/// The longest name of a currency, in characters.
const CURRENCY_MOST: usize = 8;

/// Something wrong, and the bytes that it stands in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The bytes of the text.
    pub span: Range<usize>,
    /// What is wrong.
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

/// When something is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum When {
    /// Where the terminal suggests it.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl When {
    /// Whether it is done, if the terminal suggests this.
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
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Chips {
    pieces: Option<Pieces>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Worth {
    unit: Option<Cents>,
    currency: Option<Currency>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Seats {
    law: Option<Lawful>,
    players: Vec<Spanned<String>>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Prompt {
    colour: When,
    ascii: When,
    language: Language,
}

/// Chips in units, the largest first.
#[derive(Deserialize)]
#[serde(try_from = "Vec<u32>")]
struct Pieces(Vec<u32>);

impl TryFrom<Vec<u32>> for Pieces {
    type Error = String;

    fn try_from(mut pieces: Vec<u32>) -> Result<Pieces, String> {
        pieces.sort_unstable_by(|one, other| other.cmp(one));
        let all = pieces.len();
        pieces.dedup();
        let is_right = all == pieces.len() && (1..=PIECES_MOST).contains(&all);
        match is_right && !pieces.contains(&0) {
            true => Ok(Pieces(pieces)),
            false => Err(format!(
                "chips.pieces takes 1 to {PIECES_MOST} different whole numbers from 1 on, like [100, 20, 4, 1]"
            )),
        }
    }
}

/// What 20 units are worth, in cents.
#[derive(Deserialize)]
#[serde(try_from = "String")]
struct Cents(u32);

impl TryFrom<String> for Cents {
    type Error = &'static str;

    fn try_from(decimal: String) -> Result<Cents, &'static str> {
        let wrong = "money.unit takes a decimal like \"0.50\"; \"0\" stands for no money";
        Money::cents(&decimal).map(Cents).ok_or(wrong)
    }
}

#[derive(Deserialize)]
#[serde(try_from = "String")]
struct Currency(String);

impl TryFrom<String> for Currency {
    type Error = String;

    fn try_from(word: String) -> Result<Currency, String> {
        let is_odd = |c: char| c.is_whitespace() || c.is_control();
        match word.chars().count() <= CURRENCY_MOST && !word.contains(is_odd) {
            true => Ok(Currency(word)),
            false => Err(format!(
                "money.currency takes a word of up to {CURRENCY_MOST} letters or signs, like \"EUR\""
            )),
        }
    }
}

#[derive(Deserialize)]
#[serde(try_from = "String")]
struct Lawful(Chosen);

impl TryFrom<String> for Lawful {
    type Error = String;

    fn try_from(name: String) -> Result<Lawful, String> {
        let names: Vec<&str> = LAWS.iter().map(|row| row.name).collect();
        let wrong = || {
            format!(
                "there is no law \"{name}\"; there are: {}",
                names.join(", ")
            )
        };
        Chosen::named(&name).map(Lawful).ok_or_else(wrong)
    }
}

/// The names of players, all different.
fn players(players: Vec<Spanned<String>>) -> Result<Vec<Name>, Fault> {
    let mut names: Vec<Name> = Vec::new();
    for own in players {
        let wrong = |message: &str| Fault {
            span: own.span(),
            message: message.to_owned(),
        };
        let name = Name::new(own.get_ref()).ok_or_else(|| {
            wrong("a name has 1 to 24 letters, digits, - _ ' or . and begins with a letter")
        })?;
        if names.iter().any(|other| other.is(&name)) {
            let message = format!("{name} stands here twice; names differ in more than their case");
            return Err(wrong(&message));
        }
        names.push(name);
    }
    Ok(names)
}

/// Reads a `nos.toml`.
pub fn config(text: &str) -> Result<Config, Fault> {
    let mut file = DeTable::parse(text)?;
    let rules = take_rules(file.get_mut())?;
    let File {
        chips,
        money,
        table,
        prompt,
    } = File::deserialize(toml::Deserializer::from(file))?;
    let default = Config::default();
    let currency = money.currency.map_or("EUR".to_owned(), |word| word.0);
    Ok(Config {
        law: table.law.map_or(default.law, |law| law.0),
        rules,
        pieces: chips.pieces.map_or(default.pieces, |pieces| pieces.0),
        money: money.unit.and_then(|cents| Money::new(cents.0, &currency)),
        players: players(table.players)?,
        colour: prompt.colour,
        ascii: prompt.ascii,
        language: prompt.language,
    })
}

/// Takes the house rules out of the file; their tables may hold nothing else, but for the pieces.
fn take_rules(file: &mut DeTable) -> Result<Vec<(&'static str, u32)>, Fault> {
    let keys: Vec<(&str, &str, &'static str, HouseRange)> = house_rules()
        .filter_map(|(word, range)| {
            let (table, key) = word.split_once('.')?;
            Some((table, key, word, range))
        })
        .collect();
    let mut rules = Vec::new();
    for (name, mut value) in std::mem::take(file) {
        let table = name.get_ref().as_ref();
        let of_table = || keys.iter().filter(|(own, ..)| *own == table);
        if of_table().next().is_none() {
            if !TABLES.contains(&table) {
                let tables = keys.iter().map(|(own, ..)| *own).chain(TABLES);
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
            match of_table().find(|(_, own, ..)| *own == found) {
                Some((.., word, range)) => rules.push((*word, taken_by(word, *range, value)?)),
                None if found == PIECES && TABLES.contains(&table) => {}
                None => {
                    let pieces = TABLES.contains(&table).then_some(PIECES);
                    let there = of_table().map(|(_, own, ..)| *own).chain(pieces);
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

/// The value of a house rule; for a switch 0 or 1.
fn taken_by(word: &str, range: HouseRange, value: &Spanned<DeValue>) -> Result<u32, Fault> {
    let number = || u32::deserialize(value.clone().into_deserializer()).ok();
    let taken = match range {
        HouseRange::Between(least, most) => number().filter(|own| (least..=most).contains(own)),
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

/// A key of a table, or a table, that is none of those that there are.
fn unknown<'a>(
    found: &Spanned<impl fmt::Display>,
    table: &str,
    there: impl Iterator<Item = &'a str>,
) -> Fault {
    let name = found.get_ref().to_string();
    let there = there.fold(Vec::new(), |mut all, own| {
        if !all.contains(&own) {
            all.push(own);
        }
        all
    });
    let near = there
        .iter()
        .find(|own| strsim::damerau_levenshtein(own, &name) <= 2);
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
