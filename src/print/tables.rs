//! Tables drawn with box characters or ASCII, as wide as their content and at most as wide as the window.

use super::look::Look;
use comfy_table::{
    Cell, CellAlignment, ColumnConstraint, ContentArrangement, ContentLineStyle, LineStyle, Table,
    TableStyle,
};

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
    let mut table = Table::new();
    table
        .load_style(if look.ascii { ASCII } else { BOXES })
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(u16::try_from(look.columns().max(NARROWEST)).unwrap_or(u16::MAX))
        .set_header(columns.iter().map(|(heading, _)| *heading));
    for row in rows {
        table.add_row(row.into_iter().map(Cell::new_owned));
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
    table.lines().collect()
}

/// A change in units with its sign; no change is `0`.
pub fn change(units: i64) -> String {
    if units == 0 {
        "0".to_owned()
    } else {
        format!("{units:+}")
    }
}
