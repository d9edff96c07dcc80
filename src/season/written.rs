//! Rows of cells as CSV, as JSON, one object a line, or as Parquet. A cell is a value of JSON; a decimal is a text, since it is exact.

use super::export::Kind;
#[cfg(feature = "parquet")]
use super::parquet::Columns;
use crate::law::show::Object;
use crate::print::register::Register;
use crate::text::look::Look;
use crate::text::tables::{Column, Csv, Decimal, table};
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
) -> io::Result<String> {
    let mut text = Vec::new();
    let keys = keys.into_iter().map(|key| (key, Kind::Text)).collect();
    let mut flat = Flat::new(Format::Csv, keys, decimal, &mut text)?;
    for row in rows {
        flat.row(&row)?;
    }
    flat.finish()?;
    Ok(String::from_utf8_lossy(&text).into_owned())
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
        let cells = places.iter().map(|at| row.get(*at).map(words));
        cells
            .map(|cell| cell.unwrap_or_default().into_owned())
            .collect()
    };
    table(&columns, rows.iter().map(row), look)
}

/// A row as a JSON object.
pub fn named<'a>(keys: &'a [Cow<'_, str>], cells: &'a [Value]) -> Object<&'a str, &'a Value> {
    Object(keys.iter().map(|key| &**key).zip(cells).collect())
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Format {
    /// With the keys in the first row.
    #[default]
    Csv,
    /// One object a line.
    Jsonl,
    /// By columns, with types.
    Parquet,
}

impl Format {
    pub const ALL: &[Format] = match cfg!(feature = "parquet") {
        true => &[Format::Csv, Format::Jsonl, Format::Parquet],
        false => &[Format::Csv, Format::Jsonl],
    };

    pub fn named(extension: &str) -> Option<Format> {
        let mut formats = Format::ALL.iter().copied();
        formats.find(|format| format.extension() == extension)
    }

    pub fn extension(self) -> &'static str {
        match self {
            Format::Csv => "csv",
            Format::Jsonl => "jsonl",
            Format::Parquet => "parquet",
        }
    }
}

/// Stands at the end of a table by columns.
pub const MAKER: &str = "nos export";

/// At most about this many rows wait in memory until they are written together, by columns.
pub const ROWS: usize = 1 << 15;

/// A flat table that is written row by row.
pub enum Flat<W: Write + Send> {
    Csv(Box<Csv<W>>),
    Jsonl(Vec<Cow<'static, str>>, W),
    #[cfg(feature = "parquet")]
    Parquet(Box<Columns<W>>),
}

impl<W: Write + Send> Flat<W> {
    pub fn new(
        format: Format,
        columns: Vec<(Cow<'static, str>, Kind)>,
        decimal: Decimal,
        output: W,
    ) -> io::Result<Flat<W>> {
        #[cfg(feature = "parquet")]
        if format == Format::Parquet {
            return Ok(Flat::Parquet(Box::new(Columns::new(columns, output)?)));
        }
        let keys = columns.into_iter().map(|(key, _)| key);
        let keys: Vec<Cow<'static, str>> = keys.collect();
        if format == Format::Jsonl {
            return Ok(Flat::Jsonl(keys, output));
        }
        let mut csv = Csv::to(output, decimal);
        csv.row(&keys)?;
        Ok(Flat::Csv(Box::new(csv)))
    }

    pub fn row(&mut self, cells: &[Value]) -> io::Result<()> {
        match self {
            Flat::Csv(csv) => csv.row(cells.iter().map(words)),
            Flat::Jsonl(keys, output) => {
                serde_json::to_writer(&mut *output, &named(keys, cells))?;
                writeln!(output)
            }
            #[cfg(feature = "parquet")]
            Flat::Parquet(columns) => columns.row(cells),
        }
    }

    /// Writes what waits in memory; rows that are written together wait until they are this many.
    #[cfg_attr(not(feature = "parquet"), expect(unused_variables))]
    pub fn release(&mut self, rows: usize) -> io::Result<()> {
        match self {
            Flat::Csv(csv) => csv.flush(),
            Flat::Jsonl(_, output) => output.flush(),
            #[cfg(feature = "parquet")]
            Flat::Parquet(columns) => columns.release(rows),
        }
    }

    /// Ends the table.
    pub fn finish(mut self) -> io::Result<()> {
        self.release(0)?;
        match self {
            #[cfg(feature = "parquet")]
            Flat::Parquet(columns) => columns.finish(),
            _ => Ok(()),
        }
    }
}
