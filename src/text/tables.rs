//! Tables: drawn with box characters or ASCII, as wide as their content and at most as wide as the window; or as
//! comma-separated values that a spreadsheet can open without running anything.

use super::look::Look;
use super::width::{self, wrapped};
use std::borrow::Cow;
use std::io::{self, Write};
use std::iter;

/// A line across the table: its left end, the line itself, where a column begins, its right end.
type Across = [char; 4];

/// The lines above the headings, below them, and at the end; and what stands between columns.
const BOXES: ([Across; 3], char) = (
    [
        ['┌', '─', '┬', '┐'],
        ['├', '─', '┼', '┤'],
        ['└', '─', '┴', '┘'],
    ],
    '│',
);
const ASCII: ([Across; 3], char) = ([['+', '-', '+', '+']; 3], '|');

/// A column whose words are wrapped is made narrower if that spares at least so much.
const SPARED: usize = 3;

/// The narrowest table, in columns. In less, words would be broken into single letters.
const NARROWEST: usize = 40;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
    /// Words: aligned left, and wrapped if there is no room.
    Words,
    Whole,
    /// Numbers: aligned right, and never wrapped.
    Number,
}

pub fn table(
    columns: &[(&str, Column)],
    rows: impl IntoIterator<Item = Vec<String>>,
    look: &Look,
) -> Vec<String> {
    let headings = columns.iter().map(|(heading, _)| (*heading).to_owned());
    let rows: Vec<_> = iter::once(headings.collect()).chain(rows).collect();
    let widths = widths(columns, &rows, look.columns().max(NARROWEST));
    let ([above, below, end], side) = if look.ascii { ASCII } else { BOXES };
    let across = |[left, line, meet, right]: Across| {
        let lines = widths.iter().map(|width| iter::repeat_n(line, width + 2));
        let lines: Vec<String> = lines.map(Iterator::collect).collect();
        format!("{left}{}{right}", lines.join(meet.encode_utf8(&mut [0; 4])))
    };
    let drawn = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths);
        let cells: Vec<_> = cells.map(|(cell, width)| fitted(cell, *width)).collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or(0).max(1);
        let line = |at: usize| {
            let mut line = String::from(side);
            for ((cell, width), (_, kind)) in cells.iter().zip(&widths).zip(columns) {
                let text = cell.get(at).map_or("", |text| text);
                let blanks = width.saturating_sub(width::columns(text));
                let (before, after) = match kind {
                    Column::Number => (blanks, 0),
                    Column::Words | Column::Whole => (0, blanks),
                };
                line.extend(iter::repeat_n(' ', before + 1));
                line.push_str(text);
                line.extend(iter::repeat_n(' ', after + 1));
                line.push(side);
            }
            line
        };
        (0..height).map(line).collect::<Vec<_>>()
    };
    let mut lines = vec![across(above)];
    for (at, row) in rows.iter().enumerate() {
        if at == 1 {
            lines.push(across(below));
        }
        lines.extend(drawn(row));
    }
    lines.push(across(end));
    lines
}

/// The width of each column. If the table is wider than `most`, the columns of words that take more than their share
/// of the room get what the others leave.
fn widths(columns: &[(&str, Column)], rows: &[Vec<String>], most: usize) -> Vec<usize> {
    let cells = |at: usize| rows.iter().filter_map(move |row| row.get(at));
    let widest = |at: usize| {
        let lines = cells(at).flat_map(|cell| cell.lines());
        lines.map(width::columns).max().unwrap_or(0)
    };
    let mut widths: Vec<usize> = (0..columns.len()).map(widest).collect();
    let mut room = most.saturating_sub(3 * columns.len() + 1);
    let mut wide: Vec<(usize, &mut usize)> = Vec::new();
    for (at, (width, (_, kind))) in widths.iter_mut().zip(columns).enumerate() {
        match kind {
            Column::Words => wide.push((at, width)),
            Column::Whole | Column::Number => room = room.saturating_sub(*width),
        }
    }
    while let Some(share) = room.checked_div(wide.len())
        && let Some(narrow) = wide.iter().position(|(_, width)| **width <= share)
    {
        room -= *wide.remove(narrow).1;
    }
    while !wide.is_empty() {
        let share = room.div_ceil(wide.len());
        let (at, width) = wide.remove(0);
        let lines = cells(at).flat_map(|cell| fitted(cell, share.max(1)));
        let longest = lines.map(|line| width::columns(&line)).max().unwrap_or(0);
        *width = if longest + SPARED > share {
            share.max(1)
        } else {
            longest
        };
        room = room.saturating_sub(*width);
    }
    widths
}

/// The lines of a cell in a column of this width.
fn fitted(cell: &str, width: usize) -> Vec<Cow<'_, str>> {
    let lines = cell.lines().flat_map(|line| {
        let wraps = width::columns(line) > width;
        let whole = (!wraps).then_some(Cow::Borrowed(line));
        let parts = wraps.then(|| wrapped("", line, width));
        let parts = parts.into_iter().flatten().map(Cow::Owned);
        whole.into_iter().chain(parts)
    });
    lines.collect()
}

pub fn change(units: i64) -> String {
    if units == 0 {
        "0".to_owned()
    } else {
        format!("{units:+}")
    }
}

/// The characters with which a formula begins, the wide ones included, and the blanks that a spreadsheet skips
/// before it.
const BEGINS: [char; 11] = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

/// What stands before a text that would be run otherwise.
const GUARD: char = '\'';

/// A cell that no spreadsheet runs: a text that looks like a formula gets an apostrophe in front. A number keeps its
/// sign.
pub fn harmless(cell: &str) -> Cow<'_, str> {
    if cell.starts_with(BEGINS) && !is_number(cell) {
        Cow::Owned(format!("{GUARD}{cell}"))
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

pub struct Csv<W: Write> {
    rows: ::csv::Writer<W>,
}

impl<W: Write> Csv<W> {
    pub fn to(output: W) -> Csv<W> {
        let rows = ::csv::WriterBuilder::new()
            .flexible(true)
            .from_writer(output);
        Csv { rows }
    }

    pub fn row<T: AsRef<str>>(&mut self, cells: impl IntoIterator<Item = T>) -> io::Result<()> {
        for cell in cells {
            let cell = harmless(cell.as_ref());
            self.rows.write_field(cell.as_bytes())?;
        }
        Ok(self.rows.write_record(None::<&[u8]>)?)
    }

    pub fn flush(&mut self) -> io::Result<()> {
        self.rows.flush()
    }
}

pub fn lines(rows: &[Vec<String>]) -> Vec<String> {
    let mut bytes = Vec::new();
    let mut table = Csv::to(&mut bytes);
    // Memory takes whatever is written.
    let _ = rows.iter().try_for_each(|row| table.row(row));
    let _ = table.flush();
    drop(table);
    let text = String::from_utf8_lossy(&bytes);
    text.lines().map(str::to_owned).collect()
}
