//! The figures of the sheet, row by row.

use crate::law::referee::Law;
use crate::print::money::Money;
use crate::print::paper::{Books, Holder, Sums};
use crate::print::tables::change;
use std::fmt;

/// What the cells of a row are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// What everybody has at the start.
    Start,
    /// What came from one source.
    Source,
    /// What everybody has at the end: the start and all sources.
    End,
    /// What everybody has won or lost.
    Result,
    /// The same in money.
    Money,
    /// Something that only one law has.
    Further,
}

/// A row of the sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What its cells are.
    pub kind: Kind,
    /// Its word in CSV.
    pub key: String,
    /// Its heading.
    pub heading: String,
    /// A cell for each holder.
    pub cells: Vec<Cell>,
}

/// A figure of one holder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cell {
    /// What somebody has.
    Amount(i64),
    /// What somebody won or lost.
    Change(i64),
    /// Money, or something in words.
    Words(String),
    /// Nothing yet.
    Empty,
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cell::Amount(units) => write!(f, "{units}"),
            Cell::Change(units) => f.write_str(&change(*units)),
            Cell::Words(words) => f.write_str(words),
            Cell::Empty => Ok(()),
        }
    }
}

/// The rows of these holders. Sources from which nobody has anything are left out.
pub(super) fn figures(
    law: &Law,
    sums: &Sums,
    books: &Books,
    places: &[usize],
    money: Option<&Money>,
) -> Vec<Row> {
    let [start, end, result] = law.headings;
    let row = |kind, key: &str, heading: &str, cell: &dyn Fn(usize, &Holder) -> Cell| Row {
        kind,
        key: key.to_owned(),
        heading: heading.to_owned(),
        cells: places
            .iter()
            .filter_map(|at| Some(cell(*at, books.holders.get(*at)?)))
            .collect(),
    };
    let sum = |at: usize, source: usize| -> i64 {
        let own = sums.get(at).and_then(|own| own.get(source));
        own.copied().unwrap_or_default()
    };
    let mut rows = vec![row(Kind::Start, "start", start, &|_, _| {
        Cell::Amount(books.start)
    })];
    for (at, source) in law.sources.iter().enumerate() {
        if places.iter().any(|holder| sum(*holder, at) != 0) {
            let cell = |holder: usize, _: &Holder| Cell::Change(sum(holder, at));
            rows.push(row(Kind::Source, source.key, source.heading, &cell));
        }
    }
    rows.push(row(Kind::End, "end", end, &|_, own| Cell::Amount(own.has)));
    if books.holders.iter().any(|own| own.result.is_some()) {
        let cell = |_: usize, own: &Holder| own.result.map_or(Cell::Empty, Cell::Change);
        rows.push(row(Kind::Result, "result", result, &cell));
    }
    if let Some(money) = money
        && rows.last().is_some_and(|row| row.kind == Kind::Result)
    {
        let heading = match money.currency() {
            "" => "money",
            currency => currency,
        };
        let cell = |_: usize, own: &Holder| {
            let worth = own.result.map(|result| money.worth(result));
            worth.map_or(Cell::Empty, Cell::Words)
        };
        rows.push(row(Kind::Money, "money", heading, &cell));
    }
    for further in &books.further {
        let cell = |at: usize, _: &Holder| {
            let own = further.cells.get(at).cloned();
            own.map_or(Cell::Empty, Cell::Words)
        };
        rows.push(row(
            Kind::Further,
            &further.heading,
            &further.heading,
            &cell,
        ));
    }
    rows
}
