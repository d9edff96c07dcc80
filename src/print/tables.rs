//! Tables drawn with box characters or ASCII, as wide as their content and at most as wide as the window.

use super::look::Look;
use super::width;
use comfy_table::{
    CellAlignment, ColumnConstraint, ContentArrangement, ContentLineStyle, LineStyle, Table,
    TableStyle,
};

/// The characters of a line across a table: its left end, the line, where columns meet, its right end.
type Across = [char; 4];

/// The characters between which a table stands.
struct Borders {
    top: Across,
    below_headings: Across,
    bottom: Across,
    beside: char,
}

const BOXES: Borders = Borders {
    top: ['┌', '─', '┬', '┐'],
    below_headings: ['├', '─', '┼', '┤'],
    bottom: ['└', '─', '┴', '┘'],
    beside: '│',
};

const ASCII: Borders = Borders {
    top: ['+', '-', '+', '+'],
    below_headings: ['+', '-', '+', '+'],
    bottom: ['+', '-', '+', '+'],
    beside: '|',
};

impl Borders {
    fn style(&self) -> TableStyle {
        let line =
            |[left, line, meeting, right]: Across| LineStyle::new(left, line, meeting, right);
        let beside = ContentLineStyle::new(self.beside, self.beside, self.beside);
        TableStyle::new()
            .top_border(line(self.top))
            .header_lines(beside)
            .header_separator(line(self.below_headings))
            .content_lines(beside)
            .bottom_border(line(self.bottom))
    }
}

/// The narrowest table, in columns. In less, words would be broken into single letters.
const NARROWEST: usize = 40;

/// The content of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
    /// Words: aligned left, and wrapped if there is no room.
    Words,
    /// Words that are never wrapped.
    Whole,
    /// Numbers: aligned right, and never wrapped.
    Number,
}

/// Lays out a table with these headings.
pub fn table(
    columns: &[(&str, Column)],
    rows: impl IntoIterator<Item = Vec<String>>,
    look: &Look,
) -> Vec<String> {
    let rows: Vec<Vec<String>> = rows.into_iter().collect();
    let borders = if look.ascii { ASCII } else { BOXES };
    let width = look.columns().max(NARROWEST);
    Plain::of(columns, &rows, width).map_or_else(
        || arranged(columns, &rows, &borders, width),
        |plain| plain.lines(&borders),
    )
}

/// A table with room for every cell in one line. Nearly every table is, and needs no arranging.
struct Plain<'a> {
    columns: &'a [(&'a str, Column)],
    rows: &'a [Vec<String>],
    widths: Vec<usize>,
}

impl<'a> Plain<'a> {
    /// The table, if it is not wider than this.
    fn of(columns: &'a [(&str, Column)], rows: &'a [Vec<String>], width: usize) -> Option<Self> {
        let headings = columns.iter().map(|(heading, _)| width::columns(heading));
        let mut widths: Vec<usize> = headings.collect();
        for row in rows {
            for (own, cell) in widths.iter_mut().zip(row) {
                *own = width::columns(cell).max(*own);
            }
        }
        let in_all = widths.iter().map(|own| own + 3).sum::<usize>() + 1;
        let mut cells = rows.iter().flatten().map(String::as_str);
        let mut headings = columns.iter().map(|(heading, _)| *heading);
        let is_broken = |cell: &str| cell.contains('\n');
        let is_plain = in_all <= width && !cells.any(is_broken) && !headings.any(is_broken);
        is_plain.then_some(Plain {
            columns,
            rows,
            widths,
        })
    }

    fn lines(&self, borders: &Borders) -> Vec<String> {
        let headings = self.columns.iter().map(|(heading, _)| *heading);
        let mut lines = vec![
            self.across(borders.top),
            self.row(headings, borders),
            self.across(borders.below_headings),
        ];
        for row in self.rows {
            lines.push(self.row(row.iter().map(String::as_str), borders));
        }
        lines.push(self.across(borders.bottom));
        lines
    }

    fn across(&self, [left, line, meeting, right]: Across) -> String {
        let mut across = String::from(left);
        for (at, width) in self.widths.iter().enumerate() {
            if at > 0 {
                across.push(meeting);
            }
            across.extend(std::iter::repeat_n(line, width + 2));
        }
        across.push(right);
        across
    }

    fn row<'b>(&self, cells: impl Iterator<Item = &'b str>, borders: &Borders) -> String {
        let mut line = String::from(borders.beside);
        let mut cells = cells.fuse();
        for ((_, kind), width) in self.columns.iter().zip(&self.widths) {
            let cell = cells.next().unwrap_or_default();
            let blanks = std::iter::repeat_n(' ', width.saturating_sub(width::columns(cell)));
            line.push(' ');
            match kind {
                Column::Number => {
                    line.extend(blanks);
                    line.push_str(cell);
                }
                Column::Words | Column::Whole => {
                    line.push_str(cell);
                    line.extend(blanks);
                }
            }
            line.push(' ');
            line.push(borders.beside);
        }
        line
    }
}

/// The same for a table with cells of several lines: in this width, or because they have line ends.
fn arranged(
    columns: &[(&str, Column)],
    rows: &[Vec<String>],
    borders: &Borders,
    width: usize,
) -> Vec<String> {
    let mut table = Table::new();
    table
        .load_style(borders.style())
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(u16::try_from(width).unwrap_or(u16::MAX))
        .set_header(columns.iter().map(|(heading, _)| *heading));
    for row in rows {
        table.add_row(row);
    }
    for (at, (_, kind)) in columns.iter().enumerate() {
        let Some(column) = table.column_mut(at) else {
            continue;
        };
        if *kind != Column::Words {
            column.set_constraint(ColumnConstraint::ContentWidth);
        }
        if *kind == Column::Number {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
        .lines()
        .map(|line| line.trim_end().to_owned())
        .collect()
}

/// A change in units with its sign; no change is `0`.
pub fn change(units: i64) -> String {
    if units == 0 {
        "0".to_owned()
    } else {
        format!("{units:+}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const KINDS: [Column; 3] = [Column::Words, Column::Whole, Column::Number];

    proptest! {
        #[test]
        fn a_table_that_needs_no_arranging_is_drawn_as_if_it_did(
            headings in prop::collection::vec("[a-z李é]{1,8}", 1..5),
            cells in prop::collection::vec(prop::collection::vec("[a-z李é ]{0,9}[a-z]", 4), 0..4),
        ) {
            let columns: Vec<(&str, Column)> =
                headings.iter().map(String::as_str).zip(KINDS.into_iter().cycle()).collect();
            let mut rows = cells;
            rows.iter_mut().for_each(|row| row.truncate(columns.len()));
            let rows: Vec<Vec<String>> = rows
                .into_iter()
                .map(|row| row.iter().map(|cell| cell.trim().to_owned()).collect())
                .collect();
            for borders in [BOXES, ASCII] {
                let plain = Plain::of(&columns, &rows, 200).map(|plain| plain.lines(&borders));
                prop_assert_eq!(plain, Some(arranged(&columns, &rows, &borders, 200)));
            }
        }
    }
}
