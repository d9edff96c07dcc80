//! Rows of cells as CSV, or as JSON, one object a line.

use crate::text::tables::Csv;
use serde::ser::{Serialize, SerializeMap, Serializer};
use std::borrow::Cow;
use std::io::{self, Write};

/// A cell of a flat table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cell {
    /// Nothing; `null` in JSON.
    None,
    Text(String),
    Number(i64),
    /// A decimal, exact; a text in JSON.
    Decimal(String),
    /// Yes or no.
    Is(bool),
}

impl Cell {
    /// A text, or nothing.
    pub fn text(text: Option<impl ToString>) -> Cell {
        text.map_or(Cell::None, |text| Cell::Text(text.to_string()))
    }

    /// A number, or nothing.
    pub fn number(number: Option<impl Into<i64>>) -> Cell {
        number.map_or(Cell::None, |number| Cell::Number(number.into()))
    }

    /// The cell in CSV and in tables.
    pub fn words(&self) -> Cow<'_, str> {
        match self {
            Cell::None => Cow::Borrowed(""),
            Cell::Text(text) | Cell::Decimal(text) => Cow::Borrowed(text),
            Cell::Number(number) => Cow::Owned(number.to_string()),
            Cell::Is(true) => Cow::Borrowed("true"),
            Cell::Is(false) => Cow::Borrowed("false"),
        }
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Cell::None => serializer.serialize_none(),
            Cell::Text(text) | Cell::Decimal(text) => serializer.serialize_str(text),
            Cell::Number(number) => serializer.serialize_i64(*number),
            Cell::Is(is) => serializer.serialize_bool(*is),
        }
    }
}

/// A row as a JSON object.
pub struct Named<'a>(pub &'a [Cow<'static, str>], pub &'a [Cell]);

impl Serialize for Named<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (key, cell) in self.0.iter().zip(self.1) {
            map.serialize_entry(key, cell)?;
        }
        map.end()
    }
}

/// The form of a flat table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Format {
    /// CSV, with the keys in the first row.
    #[default]
    Csv,
    /// JSON, one object a line.
    Jsonl,
}

impl Format {
    pub const ALL: [Format; 2] = [Format::Csv, Format::Jsonl];

    pub fn named(extension: &str) -> Option<Format> {
        let mut formats = Format::ALL.into_iter();
        formats.find(|format| format.extension() == extension)
    }

    /// The extension of a file in this format.
    pub fn extension(self) -> &'static str {
        match self {
            Format::Csv => "csv",
            Format::Jsonl => "jsonl",
        }
    }
}

/// A flat table that is written row by row.
pub struct Flat<W: Write> {
    keys: Vec<Cow<'static, str>>,
    to: To<W>,
}

enum To<W: Write> {
    Csv(Box<Csv<W>>),
    Jsonl(W),
}

impl<W: Write> Flat<W> {
    /// A table with these keys.
    pub fn new(format: Format, keys: Vec<Cow<'static, str>>, output: W) -> io::Result<Flat<W>> {
        let to = match format {
            Format::Csv => {
                let mut csv = Csv::to(output);
                csv.row(&keys)?;
                To::Csv(Box::new(csv))
            }
            Format::Jsonl => To::Jsonl(output),
        };
        Ok(Flat { keys, to })
    }

    pub fn row(&mut self, cells: &[Cell]) -> io::Result<()> {
        match &mut self.to {
            To::Csv(csv) => csv.row(cells.iter().map(Cell::words)),
            To::Jsonl(output) => {
                serde_json::to_writer(&mut *output, &Named(&self.keys, cells))?;
                writeln!(output)
            }
        }
    }

    /// Writes what is still held back.
    pub fn flush(&mut self) -> io::Result<()> {
        match &mut self.to {
            To::Csv(csv) => csv.flush(),
            To::Jsonl(output) => output.flush(),
        }
    }
}
