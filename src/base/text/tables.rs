//! Tables in boxes or ASCII, as wide as their content and at most as wide as the window; and
//! comma-separated values that a spreadsheet can open without running anything.

use super::width::{columns as width, widest};
use crate::{Look, shown};
use comfy_table::{
    Cell, CellAlignment, ColumnConstraint, ContentArrangement, ContentLineStyle, LineStyle, Table,
    TableStyle,
};
use std::borrow::Cow;
use std::io::{self, Write};

const BOXES: TableStyle = TableStyle::new()
    .top_border(LineStyle::new('┌', '─', '┬', '┐'))
    .header_lines(ContentLineStyle::new('│', '│', '│'))
    .header_separator(LineStyle::new('├', '─', '┼', '┤'))
    .content_lines(ContentLineStyle::new('│', '│', '│'))
    .bottom_border(LineStyle::new('└', '─', '┴', '┘'));

const ASCII: TableStyle = TableStyle::new()
    .top_border(LineStyle::new('+', '-', '+', '+'))
    .header_lines(ContentLineStyle::new('|', '|', '|'))
    .header_separator(LineStyle::new('+', '-', '+', '+'))
    .content_lines(ContentLineStyle::new('|', '|', '|'))
    .bottom_border(LineStyle::new('+', '-', '+', '+'));

/// The narrowest table, in columns. A narrower one would break words into single letters.
const NARROWEST: usize = 40;

/// The width that each cell adds to its content: blanks and a border.
const BESIDE: usize = 3;

/// Words wider than this may be broken.
const LONG: usize = 12;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
    /// Words: aligned left, and wrapped if there is no room.
    Words,
    Whole,
    /// Numbers: aligned right, and never wrapped.
    Number,
}

/// Lays out a table, or a list if the window is too narrow or boxes are not wanted.
pub fn table(
    columns: &[(impl AsRef<str>, Column)],
    rows: impl IntoIterator<Item = Vec<String>>,
    look: &Look,
) -> Vec<String> {
    let columns = columns.iter().map(|(heading, column)| (heading.as_ref(), *column));
    let columns: &[(&str, Column)] = &columns.collect::<Vec<_>>();
    let rows: Vec<Vec<String>> = rows.into_iter().collect();
    if look.plain {
        return listed(columns, rows);
    }
    let room = look.columns().max(NARROWEST);
    let fits = extent(columns, &rows, false) <= room;
    if !fits && extent(columns, &rows, true) > room {
        return look.set(&listed(columns, rows));
    }
    let mut table = Table::new();
    table
        .load_style(if look.ascii { ASCII } else { BOXES })
        .set_content_arrangement(if fits {
            ContentArrangement::Disabled
        } else {
            ContentArrangement::Dynamic
        })
        .set_width(u16::try_from(room).unwrap_or(u16::MAX))
        .set_header(columns.iter().map(|(heading, _)| *heading));
    for row in rows {
        table.add_row(row.into_iter().map(Cell::new_owned));
    }
    for (at, (_, kind)) in columns.iter().enumerate() {
        let Some(column) = table.column_mut(at) else { continue };
        if *kind != Column::Words && !fits {
            column.set_constraint(ColumnConstraint::ContentWidth);
        }
        if *kind == Column::Number {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table.lines().collect()
}

/// Columns of a bar: both sides, and the line between them.
const BAR: usize = 13;

fn has_bars(values: &[Option<i64>], look: &Look) -> bool {
    !look.plain && values.iter().flatten().any(|value| *value != 0)
}

/// Adds a small bar to each row that has a value, if there is room.
pub fn with_bars<S: AsRef<str> + Default>(
    columns: &mut Vec<(S, Column)>,
    rows: &mut [Vec<String>],
    values: &[Option<i64>],
    look: &Look,
) {
    let is_wide = extent(columns, rows, false) + BAR + BESIDE > look.columns();
    if !has_bars(values, look) || is_wide {
        return;
    }
    columns.push((S::default(), Column::Whole));
    for (row, bar) in rows.iter_mut().zip(bars(values, BAR, look)) {
        row.push(bar);
    }
}

/// Draws bars of this width, those below 0 to the left of a line unless there is only one side.
pub fn bars(values: &[Option<i64>], width: usize, look: &Look) -> Vec<String> {
    let room = width.saturating_sub(1);
    let all = || values.iter().flatten().copied();
    let left = match (all().any(|own| own < 0), all().any(|own| own > 0)) {
        (true, true) => room / 2,
        (true, false) => room,
        (false, _) => 0,
    };
    let most = all().map(i64::unsigned_abs).max().unwrap_or(0).max(1);
    // Round up, so that every value other than 0 is visible.
    let parts = |value: i64, room: usize| {
        let share = u128::from(value.unsigned_abs()) * room as u128;
        usize::try_from(share.div_ceil(u128::from(most))).unwrap_or(room)
    };
    let (block, line) = if look.ascii { ("#", ':') } else { ("█", '┊') };
    let bar = |value: i64| {
        let (mut below, mut above) = (String::new(), String::new());
        if look.ascii {
            below = block.repeat(parts(value.min(0), left));
            above = block.repeat(parts(value.max(0), room - left));
        } else {
            // Unicode has eighths of a block at the left, but only halves at the right.
            let halves = parts(value.min(0), left * 2);
            below.extend((halves % 2 > 0).then_some('▐'));
            below += &block.repeat(halves / 2);
            let eighths = parts(value.max(0), (room - left) * 8);
            above += &block.repeat(eighths / 8);
            above.extend(['▏', '▎', '▍', '▌', '▋', '▊', '▉'].get((eighths % 8).wrapping_sub(1)));
        }
        let right = room - left;
        format!("{below:>left$}{line}{above:<right$}")
    };
    values.iter().map(|value| value.map_or_else(String::new, bar)).collect()
}

/// Splits wide content into several tables that each begin with the first column. The rows of the
/// first table end with bars for these values.
pub fn tables(
    columns: &[(&str, Column)],
    rows: &[Vec<String>],
    values: &[Option<i64>],
    look: &Look,
) -> Vec<String> {
    let wide = |at: usize| {
        rows.iter()
            .filter_map(|row| row.get(at).map(String::as_str))
            .chain(columns.get(at).map(|(heading, _)| *heading))
            .map(widest)
            .max()
            .unwrap_or(0)
            + BESIDE
    };
    let mut lines = Vec::new();
    let mut from = 1;
    while from < columns.len() {
        let values = if from == 1 { values } else { &[] };
        let bar = if has_bars(values, look) { BAR + BESIDE } else { 0 };
        let mut used = wide(0) + 1 + bar;
        let fits = |at: &usize| {
            used += wide(*at);
            used <= look.columns()
        };
        let to = from + (from..columns.len()).take_while(fits).count().max(1);
        let places = || std::iter::once(0).chain(from..to);
        let mut columns: Vec<_> = places().filter_map(|at| columns.get(at).copied()).collect();
        let cells = |row: &Vec<String>| places().filter_map(|at| row.get(at).cloned()).collect();
        let mut rows: Vec<Vec<String>> = rows.iter().map(cells).collect();
        with_bars(&mut columns, &mut rows, values, look);
        lines.extend(table(&columns, rows, look));
        from = to;
    }
    lines
}

/// Returns the width of a table, in columns. A narrow one wraps words and breaks long ones.
fn extent(columns: &[(impl AsRef<str>, Column)], rows: &[Vec<String>], is_narrow: bool) -> usize {
    let widths = columns.iter().enumerate().map(|(at, (heading, kind))| {
        let cells =
            rows.iter().filter_map(|row| row.get(at)).map(String::as_str).chain([heading.as_ref()]);
        let extent = |cell: &str| match kind {
            Column::Words if is_narrow => {
                LONG.min(cell.split_whitespace().map(width).max().unwrap_or(0))
            }
            _ => widest(cell),
        };
        cells.map(extent).max().unwrap_or(0) + BESIDE
    });
    widths.sum::<usize>() + 1
}

/// Makes a line of each row: its first cell, then each other cell with its heading before it.
fn listed(columns: &[(&str, Column)], rows: impl IntoIterator<Item = Vec<String>>) -> Vec<String> {
    let told = |row: Vec<String>| {
        let mut cells = row.into_iter().zip(columns);
        let first = cells.next().map_or_else(String::new, |(cell, _)| cell);
        let rest: Vec<String> = cells
            .filter(|(cell, _)| !cell.is_empty())
            .map(|(cell, (heading, _))| format!("{heading} {cell}"))
            .collect();
        if rest.is_empty() { first } else { format!("{first}: {}", rest.join(", ")) }
    };
    rows.into_iter().map(told).collect()
}

pub fn change(units: i64) -> String {
    [if units > 0 { "+" } else { "" }, &units.to_string()].concat()
}

/// The characters that may begin a formula, with the full-width ones and the blanks that a
/// spreadsheet skips.
const BEGINS: [char; 11] = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

/// Puts an apostrophe before a cell that looks like a formula, so that no spreadsheet runs it.
/// Numbers keep their sign.
pub fn harmless(cell: &str) -> Cow<'_, str> {
    if cell.starts_with(BEGINS) && !is_number(cell) {
        Cow::Owned(format!("'{cell}"))
    } else {
        Cow::Borrowed(cell)
    }
}

fn is_number(cell: &str) -> bool {
    let digits = cell.strip_prefix(['+', '-']).unwrap_or(cell);
    let is_decimal = digits.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    let points = digits.bytes().filter(|b| *b == b'.').count();
    is_decimal && points <= 1 && digits.len() > points
}

/// The decimal sign. If it is a comma, semicolons separate columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Decimal {
    #[default]
    Point,
    Comma,
}

/// The headings of columns that are always quoted, so that a program that guesses the format from
/// the first rows sees quotes.
const SENTENCES: [&str; 3] = ["text", "read", "message"];

pub struct Csv<W: Write> {
    output: W,
    decimal: Decimal,
    headings: Vec<String>,
}

impl<W: Write> Csv<W> {
    pub fn to(output: W, decimal: Decimal) -> Csv<W> {
        Csv { output, decimal, headings: Vec::new() }
    }

    pub fn row<T: AsRef<str>>(&mut self, cells: impl IntoIterator<Item = T>) -> io::Result<()> {
        let (first, mut row) = (self.headings.is_empty(), String::new());
        for (at, cell) in cells.into_iter().enumerate() {
            let cell = shown::document(cell.as_ref());
            let mut cell = harmless(&cell);
            let heading = self.headings.get(at).map_or("", String::as_str);
            if heading == "money" && self.decimal == Decimal::Comma {
                cell = Cow::Owned(cell.replace('.', ","));
            }
            let delimiter = match self.decimal {
                Decimal::Point => ',',
                Decimal::Comma => ';',
            };
            if at > 0 {
                row.push(delimiter);
            }
            let needs = cell.contains(['"', '\n', '\r', delimiter]);
            if needs || !cell.is_empty() && SENTENCES.contains(&heading) {
                row.extend(["\"", &cell.replace('"', "\"\""), "\""])
            } else {
                row.push_str(&cell)
            }
            if first {
                self.headings.push(cell.into_owned());
            }
        }
        if row.is_empty() {
            row.push_str("\"\"");
        }
        row.push('\n');
        self.output.write_all(row.as_bytes())
    }

    pub fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

/// Writes rows as CSV, the headings first.
pub fn csv(rows: impl IntoIterator<Item = Vec<String>>, decimal: Decimal) -> String {
    let mut bytes = Vec::new();
    let mut csv = Csv::to(&mut bytes, decimal);
    let _ = rows.into_iter().try_for_each(|row| csv.row(row));
    String::from_utf8_lossy(&bytes).into_owned()
}
