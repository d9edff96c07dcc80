//! Rows of cells as CSV, or as JSON, one object a line. A cell of a table for people is a value of JSON.

use super::cells::Rows;
use super::export::Table;
#[cfg(feature = "parquet")]
use super::parquet::Parquet;
use crate::law::referee::Law;
use crate::law::show::Object;
use crate::print::register::Register;
use crate::table::language::said;
use crate::text::look::Look;
use crate::text::tables::{self, Column, Csv, Decimal, table};
use serde_json::Value;
use std::borrow::Cow;
use std::io::{self, Write};

/// A cell with this text; `null` if there is none.
pub fn text(text: Option<impl ToString>) -> Value {
    text.map(|text| text.to_string()).into()
}

/// A cell as it stands in CSV and in tables.
pub fn words(cell: &Value) -> Cow<'_, str> {
    match cell {
        Value::Null => Cow::Borrowed(""),
        Value::String(text) => Cow::Borrowed(text),
        cell => Cow::Owned(cell.to_string()),
    }
}

/// A whole table as CSV.
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

/// A row as a JSON object.
pub fn named<'a, T>(keys: &'a [Cow<'_, str>], cells: &'a [T]) -> Object<&'a str, &'a T> {
    Object(keys.iter().map(|key| &**key).zip(cells).collect())
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
        table: Table,
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
                serde_json::to_writer(&mut *output, &named(keys, &row))?;
                writeln!(output)
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
