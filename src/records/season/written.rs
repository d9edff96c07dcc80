//! Rows of cells as CSV, or as JSON, one object a line. The cells of a table for people are values of JSON; those of an
//! exported table have the kinds of their columns, and their texts stand in one place.

use super::export::ExportTable;
#[cfg(feature = "parquet")]
use super::parquet::Parquet;
use crate::print::register::Register;
use nos_rules::law::referee::Law;
use nos_rules::speech::{Date, Moment};
use nos_rules::table::article::Article;
use nos_rules::table::shown;
use nos_rules::text::look::Look;
use nos_rules::text::tables::{self, Column, Csv, Decimal, table};
use nos_rules::words::language::said;
use serde::{Serialize, Serializer};
use serde_json::Value;
use std::borrow::Cow;
use std::fmt::{self, Write as _};
use std::io::{self, Write};

/// A cell as it stands in CSV and in tables.
pub fn words(cell: &Value) -> Cow<'_, str> {
    match cell {
        Value::Null => Cow::Borrowed(""),
        Value::String(text) => Cow::Borrowed(text),
        cell => Cow::Owned(cell.to_string()),
    }
}

pub fn csv(
    keys: Vec<Cow<'static, str>>,
    rows: impl IntoIterator<Item = Vec<Value>>,
    decimal: Decimal,
) -> String {
    let keys = keys.into_iter().map(Cow::into_owned).collect();
    let row = |row: Vec<Value>| row.iter().map(|cell| words(cell).into_owned()).collect();
    let rows = rows.into_iter().map(row);
    tables::csv(std::iter::once(keys).chain(rows), decimal)
}

/// A register as a table for people. It has no column in which nothing stands.
pub fn lines(register: &Register, look: &Look) -> Vec<String> {
    let Register { heads, rows } = register;
    let cells = |at: usize| rows.iter().filter_map(move |row| row.get(at));
    let is_shown = |at: &usize| cells(*at).any(|cell| !cell.is_null());
    let heads = heads.iter().enumerate();
    let heads = heads.filter(|(at, (_, heading))| !heading.is_empty() && is_shown(at));
    let columns = heads.map(|(at, (key, heading))| {
        let kind = match cells(at).any(Value::is_string) {
            true if key == "text" => Column::Words,
            true => Column::Whole,
            false => Column::Number,
        };
        (at, (heading.as_str(), kind))
    });
    let (places, columns): (Vec<usize>, Vec<_>) = columns.unzip();
    let row = |row: &Vec<Value>| {
        let cells = places.iter().map(|at| {
            let cell = row.get(*at).map(words).unwrap_or_default();
            let is_kept = register
                .heads
                .get(*at)
                .is_none_or(|(key, _)| key != "after");
            if is_kept {
                cell.into_owned()
            } else {
                said(&cell).to_owned()
            }
        });
        cells.collect()
    };
    table(&columns, rows.iter().map(row), look)
}

/// A row as a JSON object: its keys and its cells.
pub struct JsonRow<'a, T>(pub &'a [Cow<'a, str>], pub &'a [T]);

impl<T: Serialize> Serialize for JsonRow<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().zip(self.1))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Format {
    /// With the keys in the first row.
    #[default]
    Csv,
    /// One object a line.
    Jsonl,
    #[cfg(feature = "parquet")]
    Parquet,
}

impl Format {
    /// `None` if there is none, or the program was built without it.
    pub fn named(extension: &str) -> Option<Format> {
        match extension {
            "csv" => Some(Format::Csv),
            "jsonl" => Some(Format::Jsonl),
            #[cfg(feature = "parquet")]
            "parquet" => Some(Format::Parquet),
            _ => None,
        }
    }

    pub fn extension(self) -> &'static str {
        match self {
            Format::Csv => "csv",
            Format::Jsonl => "jsonl",
            #[cfg(feature = "parquet")]
            Format::Parquet => "parquet",
        }
    }
}

/// A flat table that is written evening by evening.
pub enum Flat<W: Write + Send> {
    Csv(Box<Csv<W>>),
    Jsonl(Vec<Cow<'static, str>>, W),
    #[cfg(feature = "parquet")]
    Parquet(Box<Parquet<W>>),
}

impl<W: Write + Send> Flat<W> {
    pub fn new(
        format: Format,
        table: ExportTable,
        law: &Law,
        decimal: Decimal,
        output: W,
    ) -> io::Result<Flat<W>> {
        let keys = table.keys(law).into_iter();
        Ok(match format {
            Format::Csv => {
                let mut csv = Csv::to(output, decimal);
                csv.row(keys.map(|(key, _)| key))?;
                Flat::Csv(Box::new(csv))
            }
            Format::Jsonl => Flat::Jsonl(keys.map(|(key, _)| key).collect(), output),
            #[cfg(feature = "parquet")]
            Format::Parquet => {
                Flat::Parquet(Box::new(Parquet::new(table, keys.collect(), output)?))
            }
        })
    }

    pub fn write(&mut self, rows: Rows) -> io::Result<()> {
        match self {
            Flat::Csv(csv) => rows
                .iter()
                .try_for_each(|row| csv.row(row.iter().map(ToString::to_string))),
            Flat::Jsonl(keys, output) => rows.iter().try_for_each(|row| {
                let json = serde_json::to_string(&JsonRow(keys, &row))?;
                writeln!(output, "{}", shown::json(&json))
            }),
            #[cfg(feature = "parquet")]
            Flat::Parquet(parquet) => parquet.write(rows),
        }
    }

    /// Writes whatever is still held.
    pub fn end(self) -> io::Result<()> {
        match self {
            Flat::Csv(mut csv) => csv.flush(),
            Flat::Jsonl(_, mut output) => output.flush(),
            #[cfg(feature = "parquet")]
            Flat::Parquet(parquet) => parquet.end(),
        }
    }
}

/// A cell, of the kind of its column. A decimal is a text, since it is exact.
#[derive(Clone, Copy, Debug)]
pub enum Cell<Text> {
    Text(Option<Text>),
    Whole(Option<i64>),
    Decimal(Option<Text>),
    Flag(bool),
    Date(Option<Date>),
    Time(Option<Moment>),
}

impl fmt::Display for Cell<&str> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cell::Text(Some(text)) | Cell::Decimal(Some(text)) => f.write_str(text),
            Cell::Whole(Some(number)) => number.fmt(f),
            Cell::Flag(flag) => flag.fmt(f),
            Cell::Date(Some(date)) => date.fmt(f),
            Cell::Time(Some(moment)) => moment.fmt(f),
            _ => Ok(()),
        }
    }
}

impl Serialize for Cell<&str> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Cell::Whole(Some(number)) => serializer.serialize_i64(*number),
            Cell::Flag(flag) => serializer.serialize_bool(*flag),
            Cell::Text(None)
            | Cell::Whole(None)
            | Cell::Decimal(None)
            | Cell::Date(None)
            | Cell::Time(None) => serializer.serialize_none(),
            cell => serializer.collect_str(cell),
        }
    }
}

/// Where a text begins and ends.
pub type TextRange = (usize, usize);

/// The rows of a table. Their texts stand in one place, that of the evening first.
#[derive(Default)]
pub struct Rows {
    pub cells: Vec<Cell<TextRange>>,
    pub texts: String,
    /// How many rows there are.
    pub number: usize,
    first: Vec<Cell<TextRange>>,
}

impl Rows {
    pub(super) fn of(evening: u128, date: Option<Date>) -> Rows {
        let texts = format!("{evening:032x}");
        Rows {
            first: vec![Cell::Text(Some((0, texts.len()))), Cell::Date(date)],
            texts,
            ..Rows::default()
        }
    }

    pub fn columns(&self) -> usize {
        self.cells.len().checked_div(self.number).unwrap_or(1)
    }

    pub fn iter(&self) -> impl Iterator<Item = Vec<Cell<&str>>> {
        let text = |part: Option<TextRange>| part.and_then(|(from, to)| self.texts.get(from..to));
        let rows = self.cells.chunks(self.columns());
        rows.map(move |row| {
            let cells = row.iter().map(|cell| match *cell {
                Cell::Text(part) => Cell::Text(text(part)),
                Cell::Decimal(part) => Cell::Decimal(text(part)),
                Cell::Whole(number) => Cell::Whole(number),
                Cell::Flag(flag) => Cell::Flag(flag),
                Cell::Date(date) => Cell::Date(date),
                Cell::Time(time) => Cell::Time(time),
            });
            cells.collect()
        })
    }

    /// Begins a row with what every row begins with.
    pub(super) fn row(&mut self) -> &mut Rows {
        self.number += 1;
        self.cells.extend_from_slice(&self.first);
        self
    }

    fn cell(&mut self, cell: Cell<TextRange>) -> &mut Rows {
        self.cells.push(cell);
        self
    }

    fn part(&mut self, text: impl AsRef<str>) -> TextRange {
        let from = self.texts.len();
        self.texts.push_str(text.as_ref());
        (from, self.texts.len())
    }

    pub(super) fn text(&mut self, text: Option<impl AsRef<str>>) -> &mut Rows {
        let part = text.map(|text| self.part(text));
        self.cell(Cell::Text(part))
    }

    pub(super) fn shown(&mut self, text: impl fmt::Display) -> &mut Rows {
        let from = self.texts.len();
        // Ignores the error: a text takes whatever is written to it.
        let _ = write!(self.texts, "{text}");
        self.cell(Cell::Text(Some((from, self.texts.len()))))
    }

    pub(super) fn whole(&mut self, number: Option<impl TryInto<i64>>) -> &mut Rows {
        let number = number.and_then(|number| number.try_into().ok());
        self.cell(Cell::Whole(number))
    }

    pub(super) fn decimal(&mut self, digits: Option<impl AsRef<str>>) -> &mut Rows {
        let part = digits.map(|digits| self.part(digits));
        self.cell(Cell::Decimal(part))
    }

    pub(super) fn flag(&mut self, flag: bool) -> &mut Rows {
        self.cell(Cell::Flag(flag))
    }

    pub(super) fn time(&mut self, time: Option<Moment>) -> &mut Rows {
        self.cell(Cell::Time(time))
    }

    /// Articles as a text that no reader takes for a number or a date.
    pub(super) fn cited(&mut self, articles: &[Article]) -> &mut Rows {
        let from = self.texts.len();
        for article in articles {
            let is_first = self.texts.len() == from;
            self.texts.push_str(if is_first { "art. " } else { " " });
            // Ignores the error: a text takes whatever is written to it.
            let _ = write!(self.texts, "{article}");
        }
        let part = (!articles.is_empty()).then_some((from, self.texts.len()));
        self.cell(Cell::Text(part))
    }
}
