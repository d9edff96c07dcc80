//! Reading `nos.toml`: tables and keys first, then each value by its key.

use super::keys::{Key, KeyRow, tables};
use super::wrong::{Fault, Wrong};
use super::{Config, Language, When};
use crate::law::nos::hand::{SEATS_MAX, SEATS_MIN};
use crate::law::nos::house::{CHIPS_MOST, HouseKey, HouseRange, Setting};
use crate::print::money::Money;
use crate::speech;
use crate::table::house::Rules as _;
use crate::table::name::{NAME_MAX, Name};
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

/// The most kinds of chips that a table has.
const PIECES: usize = 12;

/// The longest currency, in letters or signs.
const CURRENCY: usize = 8;

/// What was read so far, and what was wrong in it.
struct Reading {
    config: Config,
    cents: u32,
    currency: String,
    faults: Vec<Fault>,
}

pub(super) fn config(text: &str) -> Result<Config, Vec<Fault>> {
    let root = DeTable::parse(text).map_err(|error| {
        let span = error.span().unwrap_or_default();
        vec![Fault {
            span,
            wrong: Wrong::NotToml(error.message().to_owned()),
        }]
    })?;
    let mut reading = Reading {
        config: Config::default(),
        cents: 0,
        currency: "EUR".to_owned(),
        faults: Vec::new(),
    };
    for (name, value) in root.get_ref() {
        reading.table(name, value);
    }
    reading.config.money = Money::new(reading.cents, &reading.currency);
    reading.faults.sort_by_key(|fault| fault.span.start);
    if reading.faults.is_empty() {
        Ok(reading.config)
    } else {
        Err(reading.faults)
    }
}

impl Reading {
    fn fault<T>(&mut self, at: &Spanned<T>, wrong: Wrong) {
        self.faults.push(Fault {
            span: at.span(),
            wrong,
        });
    }

    fn table(&mut self, name: &Spanned<std::borrow::Cow<'_, str>>, value: &Spanned<DeValue<'_>>) {
        let Some(table) = tables().find(|table| *table == name.get_ref()) else {
            return self.fault(name, Wrong::NoSuchTable(name.get_ref().to_string()));
        };
        let DeValue::Table(keys) = value.get_ref() else {
            return self.fault(name, Wrong::NotATable(table));
        };
        for (key, value) in keys {
            match KeyRow::find(table, key.get_ref()) {
                Some(row) => self.value(row, value),
                None => {
                    let found = key.get_ref().to_string();
                    self.fault(key, Wrong::NoSuchKey { table, found });
                }
            }
        }
    }

    fn value(&mut self, row: KeyRow, value: &Spanned<DeValue<'_>>) {
        let taken = match row.key {
            Key::House(key) => {
                setting(key, value.get_ref()).map(|setting| self.config.house.turn(setting))
            }
            Key::Pieces => match value.get_ref() {
                DeValue::Array(list) => return self.pieces(row, value, list),
                _ => None,
            },
            Key::Unit => text(value)
                .and_then(Money::cents)
                .map(|cents| self.cents = cents),
            Key::Currency => text(value)
                .filter(|text| is_currency(text))
                .map(|text| text.clone_into(&mut self.currency)),
            Key::Players => match value.get_ref() {
                DeValue::Array(list) => return self.players(row, value, list),
                _ => None,
            },
            Key::Colour => when(value).map(|when| self.config.colour = when),
            Key::Ascii => when(value).map(|when| self.config.ascii = when),
            Key::Language => text(value)
                .filter(|text| *text == "en")
                .map(|_| self.config.language = Language::English),
        };
        if taken.is_none() {
            self.fault(value, Wrong::Value(row));
        }
    }

    fn pieces(&mut self, row: KeyRow, whole: &Spanned<DeValue<'_>>, list: &DeArray<'_>) {
        let mut pieces: Vec<u32> = Vec::new();
        for value in list {
            match number(value.get_ref()).filter(|piece| (1..=CHIPS_MOST).contains(piece)) {
                Some(piece) if pieces.contains(&piece) => {
                    self.fault(value, Wrong::PieceTwice(piece))
                }
                Some(piece) => pieces.push(piece),
                None => self.fault(value, Wrong::Value(row)),
            }
        }
        if !(1..=PIECES).contains(&list.len()) {
            self.fault(whole, Wrong::Value(row));
        }
        pieces.sort_unstable_by(|one, other| other.cmp(one));
        self.config.pieces = pieces;
    }

    fn players(&mut self, row: KeyRow, whole: &Spanned<DeValue<'_>>, list: &DeArray<'_>) {
        let mut names: Vec<Name> = Vec::new();
        for value in list {
            let Some(text) = text(value) else {
                self.fault(value, Wrong::Value(row));
                continue;
            };
            match name(text) {
                Ok(name) if names.iter().any(|own| own.is(&name)) => {
                    self.fault(value, Wrong::NameTwice(name))
                }
                Ok(name) => names.push(name),
                Err(reason) => self.fault(value, Wrong::NoName(reason)),
            }
        }
        if !list.is_empty() && !(SEATS_MIN..=SEATS_MAX).contains(&list.len()) {
            self.fault(whole, Wrong::Value(row));
        }
        self.config.players = names;
    }
}

/// A name as `seat` would take it, or why it would not.
fn name(text: &str) -> Result<Name, String> {
    let Some(name) = Name::new(text) else {
        return Err(format!(
            "a name has 1 to {NAME_MAX} letters, digits, - _ ' or . and begins with a letter"
        ));
    };
    match speech::read_line::<crate::law::nos::session::Session>(&format!("join {name}")) {
        Ok(_) => Ok(name),
        Err(error) => Err(error.to_string()),
    }
}

fn setting(key: HouseKey, value: &DeValue<'_>) -> Option<Setting> {
    match (key.row().range, value) {
        (HouseRange::Switch, DeValue::Boolean(on)) => Setting::switch(key, *on),
        (HouseRange::Between(..), value) => Setting::number(key, number(value)?),
        _ => None,
    }
}

fn number(value: &DeValue<'_>) -> Option<u32> {
    let DeValue::Integer(number) = value else {
        return None;
    };
    u32::from_str_radix(number.as_str(), number.radix()).ok()
}

fn text<'a>(value: &'a Spanned<DeValue<'_>>) -> Option<&'a str> {
    match value.get_ref() {
        DeValue::String(text) => Some(text),
        _ => None,
    }
}

fn when(value: &Spanned<DeValue<'_>>) -> Option<When> {
    match text(value)? {
        "auto" => Some(When::Auto),
        "always" => Some(When::Always),
        "never" => Some(When::Never),
        _ => None,
    }
}

fn is_currency(text: &str) -> bool {
    text.chars().count() <= CURRENCY && !text.chars().any(|c| c.is_control() || c.is_whitespace())
}
