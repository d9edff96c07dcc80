//! Reads the rows of `event.toml` and `decided.toml`: tables of keys and values.

use crate::desk::config::values::{TomlFault, checked, unknown};
use nos_base::{Name, shown};
use nos_club::event::fide_column::written;
use nos_club::event::{Event, RoundNumber, Within};
use nos_law::Law;
use serde::Deserialize;
use std::borrow::Cow;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

pub struct TomlField<'de> {
    pub key: Spanned<Cow<'de, str>>,
    /// The key after its table, such as `players.rating`.
    pub word: String,
    pub value: Spanned<DeValue<'de>>,
}

pub fn of_text(text: &str) -> Result<Spanned<DeValue<'_>>, TomlFault> {
    Ok(Spanned::new(0..text.len(), DeValue::Table(DeTable::parse(text)?.into_inner())))
}

pub fn cells<'de, const N: usize>(
    table: &str,
    row: Spanned<DeValue<'de>>,
    keys: [&str; N],
) -> Result<[Option<TomlField<'de>>; N], TomlFault> {
    let mut cells = all(table, row);
    if let Some(other) = cells.iter().find(|cell| !keys.contains(&cell.key.get_ref().as_ref())) {
        return Err(unknown(&other.key, table, keys.into_iter()));
    }
    Ok(keys.map(|key| {
        Some(cells.swap_remove(cells.iter().position(|cell| cell.key.get_ref() == key)?))
    }))
}

/// Returns the values of any keys; nothing if the row is no table.
pub fn all<'de>(table: &str, row: Spanned<DeValue<'de>>) -> Vec<TomlField<'de>> {
    let DeValue::Table(fields) = row.into_inner() else { return Vec::new() };
    let cell = |(key, value): (Spanned<Cow<'de, str>>, _)| {
        let word = format!("{table}.{}", key.get_ref());
        TomlField { key, word, value }
    };
    fields.into_iter().map(cell).collect()
}

pub fn set<'de, T>(
    into: &mut T,
    cell: Option<TomlField<'de>>,
    read: impl FnOnce(TomlField<'de>) -> Result<T, TomlFault>,
) -> Result<(), TomlFault> {
    if let Some(cell) = cell {
        *into = read(cell)?;
    }
    Ok(())
}

pub fn fault(span: Range<usize>, message: String) -> TomlFault {
    TomlFault { span, message }
}

/// Refuses a value that only events at tables of two can have.
pub fn for_two(
    law: &Law,
    span: Range<usize>,
    word: &str,
    is_lawful: bool,
) -> Result<(), TomlFault> {
    let wrong = || fault(span, message!("event-for-two", law = law.name(), word));
    is_lawful.then_some(()).ok_or_else(wrong)
}

impl<'de> TomlField<'de> {
    pub fn span(&self) -> Range<usize> {
        self.value.span()
    }

    /// Reports which values the key takes.
    pub fn takes(&self, all: &impl std::fmt::Display) -> String {
        message!("takes", word = self.word, all)
    }

    pub fn table(self) -> Result<Spanned<DeValue<'de>>, TomlFault> {
        match self.value.get_ref() {
            DeValue::Table(_) => Ok(self.value),
            _ => Err(fault(self.key.span(), message!("is-a-table", table = self.key.get_ref()))),
        }
    }

    pub fn list(self, wrong: String) -> Result<Vec<TomlField<'de>>, TomlFault> {
        let TomlField { key, word, value } = self;
        let span = value.span();
        let cell = |value| TomlField { key: key.clone(), word: word.clone(), value };
        match value.into_inner() {
            DeValue::Array(all) => Ok(all.into_iter().map(cell).collect()),
            _ => Err(fault(span, wrong)),
        }
    }

    pub fn checked<T: Deserialize<'de>, U>(
        self,
        wrong: String,
        check: impl FnOnce(T) -> Option<U>,
    ) -> Result<U, TomlFault> {
        checked(self.value, wrong, check)
    }

    pub fn number<const LEAST: i64, const MOST: i64>(
        self,
    ) -> Result<Within<LEAST, MOST>, TomlFault> {
        let wrong = message!("event-takes-number", word = self.word, least = LEAST, most = MOST);
        self.checked(wrong, Within::new)
    }

    pub fn round(self) -> Result<u32, TomlFault> {
        self.number().map(RoundNumber::count)
    }

    pub fn rounds(self) -> Result<Vec<u32>, TomlFault> {
        let wrong = message!("event-absent-form", word = self.word);
        self.list(wrong)?.into_iter().map(TomlField::round).collect()
    }

    /// Reads a text. Line ends become blanks, and invisible characters become their codes.
    pub fn text(self) -> Result<String, TomlFault> {
        let wrong = self.takes(&message!("event-a-text"));
        self.checked(wrong, |text: String| {
            let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
            (!words.is_empty()).then(|| shown::typed(&words).into_owned())
        })
    }

    pub fn one_of<T: Copy>(self, all: &[(T, &str)]) -> Result<T, TomlFault> {
        let words: Vec<String> = all.iter().map(|(_, word)| format!("\"{word}\"")).collect();
        let wrong = self.takes(&words.join(&message!("either-or")));
        self.checked(wrong, |typed: String| {
            all.iter().find_map(|(one, word)| (*word == typed).then_some(*one))
        })
    }

    /// Reads a column of FIDE's reports from a text or a whole number, in the form that it has there.
    pub fn column(self) -> Result<String, TomlFault> {
        let number = checked(self.value.clone(), String::new(), |own: u64| Some(own.to_string()));
        let (span, key) = (self.span(), self.key.get_ref().clone());
        let wrong = self.takes(&message!("event-a-text"));
        let cell = number.or_else(|_| self.checked(wrong, Some::<String>))?;
        let text = if cell.is_empty() { Some(String::new()) } else { written(&key, &cell) };
        text.ok_or_else(|| fault(span, message!("event-list-column", key = &*key, cell)))
    }

    pub fn player(self, event: &Event, wrong: String) -> Result<usize, TomlFault> {
        let span = self.span();
        place(event, &self.checked(wrong, Some::<String>)?, span)
    }
}

pub fn place(event: &Event, name: &str, span: Range<usize>) -> Result<usize, TomlFault> {
    let place = Name::typed(name).and_then(|name| event.place_of(&name));
    place.ok_or_else(|| fault(span, message!("event-nobody", name)))
}
