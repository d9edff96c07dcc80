//! The rows of an exported table, cell by cell.

use nos_base::Article;
use nos_entry::timestamp::written;
use nos_entry::{Date, Moment};
use serde::{Serialize, Serializer};
use std::fmt::{self, Write as _};

/// A cell of its column's kind. A decimal is a text, so that it stays exact.
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
            Cell::Time(Some(moment)) => f.write_str(&written(moment)),
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

/// Start and end of a text.
pub type TextRange = (usize, usize);

/// Rows of a table. Their texts share one buffer, which begins with the evening's text.
#[derive(Default)]
pub struct Rows {
    pub cells: Vec<Cell<TextRange>>,
    pub texts: String,
    pub number: usize,
    first: Vec<Cell<TextRange>>,
}

impl Rows {
    pub(super) fn new(evening: u128, date: Option<Date>) -> Rows {
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
        self.cells.chunks(self.columns()).map(move |row| {
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

    /// Begins a row with the cells common to every row.
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
        // Ignores the error: writing to a text cannot fail.
        let _ = write!(self.texts, "{text}");
        self.cell(Cell::Text(Some((from, self.texts.len()))))
    }

    pub(super) fn whole(&mut self, number: Option<impl TryInto<i64>>) -> &mut Rows {
        self.cell(Cell::Whole(number.and_then(|number| number.try_into().ok())))
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

    /// Writes articles so that no reader takes them for a number or date.
    pub(super) fn cited(&mut self, articles: &[Article]) -> &mut Rows {
        let from = self.texts.len();
        for article in articles {
            let is_first = self.texts.len() == from;
            self.texts.push_str(if is_first { "art. " } else { " " });
            // Ignores the error: writing to a text cannot fail.
            let _ = write!(self.texts, "{article}");
        }
        self.cell(Cell::Text((!articles.is_empty()).then_some((from, self.texts.len()))))
    }
}
