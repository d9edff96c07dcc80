//! The rows of a settlement sheet, and what a cell shows.

use nos_base::Money;
use nos_base::text::money::{signed, written};
use nos_base::text::tables::change;
use nos_law::{Books, Holder, Law, SourceSums};
use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RowKind {
    Start,
    Source,
    /// Everybody's account at the end: the start and all sources.
    End,
    Result,
    Money,
    /// The games carried over, where points do not run on.
    Carried,
    Further,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetRow {
    pub kind: RowKind,
    pub key: String,
    pub heading: String,
    pub cells: Vec<Figure>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Figure {
    Amount(i64),
    Change(i64),
    Won(i64),
    Money(String),
    Empty,
}

impl Figure {
    /// Returns the number alone; `None` for money or an empty cell.
    pub fn units(&self) -> Option<i64> {
        match self {
            Figure::Amount(units) | Figure::Change(units) | Figure::Won(units) => Some(*units),
            Figure::Money(_) | Figure::Empty => None,
        }
    }

    pub fn plain(&self) -> String {
        match self {
            Figure::Amount(units) => units.to_string(),
            Figure::Change(units) => change(*units),
            Figure::Won(points) => message!("won-with", points),
            Figure::Money(worth) => signed(worth),
            Figure::Empty => String::new(),
        }
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&written(&self.plain()))
    }
}

pub(super) fn figures(
    law: &'static Law,
    sums: &SourceSums,
    books: &Books,
    places: &[usize],
    money: Option<&Money>,
) -> Vec<SheetRow> {
    let headings = ["heading-start", "heading-end", "heading-result"];
    let [start, end, result] = headings.map(|id| law.message(id));
    let row = |kind, key: &str, heading: &str, cell: &dyn Fn(usize, &Holder) -> Figure| SheetRow {
        kind,
        key: key.to_owned(),
        heading: heading.to_owned(),
        cells: places.iter().filter_map(|at| Some(cell(*at, books.holders.get(*at)?))).collect(),
    };
    let sum = |at: usize, source: usize| -> i64 {
        sums.get(at).and_then(|sums| sums.get(source)).copied().unwrap_or_default()
    };
    let carried = |kind| {
        let cell = |at: usize, _: &Holder| {
            Figure::Change(books.carried.get(at).copied().unwrap_or_default())
        };
        let row = row(kind, "carried", &law.message("heading-carried"), &cell);
        let is_due = law.about.runs_on == (kind == RowKind::Source);
        Some(row).filter(|_| is_due && !books.carried.is_empty())
    };
    let mut rows = vec![row(RowKind::Start, "start", &start, &|_, _| Figure::Amount(books.start))];
    rows.extend(carried(RowKind::Source));
    for (at, source) in law.library().sources.iter().enumerate() {
        if places.iter().any(|holder| sum(*holder, at) != 0) {
            let cell = |holder: usize, _: &Holder| Figure::Change(sum(holder, at));
            rows.push(row(RowKind::Source, source.key, &source.heading, &cell));
        }
    }
    rows.push(row(RowKind::End, "end", &end, &|_, holder| Figure::Amount(holder.has)));
    if books.holders.iter().any(|holder| holder.result.is_some()) {
        let cell = |_: usize, holder: &Holder| holder.result.map_or(Figure::Empty, Figure::Change);
        rows.push(row(RowKind::Result, "result", &result, &cell));
    }
    if let Some(money) = money
        && rows.last().is_some_and(|row| row.kind == RowKind::Result)
    {
        let cell = |_: usize, holder: &Holder| {
            holder.result.map(|result| money.worth(result)).map_or(Figure::Empty, Figure::Money)
        };
        rows.push(row(RowKind::Money, "money", &money.heading(), &cell));
    }
    rows.extend(carried(RowKind::Carried));
    for further in &books.further {
        let cell = |at: usize, _: &Holder| match further.cells.get(at) {
            Some((points, true)) => Figure::Won(*points),
            Some((points, false)) => Figure::Amount(*points),
            None => Figure::Empty,
        };
        let (key, heading) = (&further.key, &further.heading);
        rows.push(row(RowKind::Further, key, heading, &cell));
    }
    rows
}
