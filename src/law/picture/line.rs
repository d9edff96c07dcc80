//! Pieces side by side, in as many rows as needed.

use super::Canvas;
use super::Piece;
use crate::text::look::{Ink, Look};

/// The sign that a row continues below, or continues one above.
const GOES_ON: &str = ">";

/// Draws pieces from left to right. A row that does not fit ends with `>`, and the next begins with `>`.
pub fn line(pieces: &[Piece], look: &Look) -> Vec<String> {
    rows(pieces, "", look)
}

/// The same after a head; later rows are indented by its width.
pub fn rows(pieces: &[Piece], head: &str, look: &Look) -> Vec<String> {
    let indent = crate::text::width::columns(head);
    let room = look.columns().saturating_sub(indent);
    let mut lines = Vec::new();
    let mut rest = pieces;
    let mut begun = false;
    while !rest.is_empty() {
        let number = fitting(rest, room, begun);
        let (row, after) = rest.split_at(number);
        let before = if begun {
            " ".repeat(indent)
        } else {
            head.to_owned()
        };
        lines.extend(drawn(row, (begun, !after.is_empty()), &before, look));
        begun = true;
        rest = after;
    }
    if lines.is_empty() {
        lines.push(head.trim_end().to_owned());
    }
    lines
}

/// How many of these pieces fit in a row; at least one.
fn fitting(pieces: &[Piece], room: usize, begun: bool) -> usize {
    let total: usize = pieces.iter().map(Piece::width).sum();
    let lead = if begun { GOES_ON.len() + 1 } else { 0 };
    if lead + total <= room {
        return pieces.len();
    }
    let mut used = lead + GOES_ON.len() + 1;
    let fits = |piece: &&Piece| {
        used += piece.width();
        used <= room
    };
    pieces.iter().take_while(fits).count().max(1)
}

/// One row of pieces, as high as the highest piece.
fn drawn(row: &[Piece], (begun, goes_on): (bool, bool), head: &str, look: &Look) -> Vec<String> {
    let axis = row.iter().map(Piece::axis).max().unwrap_or(0);
    let mut canvas = Canvas::default();
    let mut column = 0;
    if begun {
        canvas.put(axis, 0, &Piece::sign(GOES_ON.to_owned(), Ink::Plain));
        column = GOES_ON.len() + 1;
    }
    for piece in row {
        canvas.put(axis - piece.axis(), column, piece);
        column += piece.width();
    }
    if goes_on {
        canvas.put(
            axis,
            column + 1,
            &Piece::sign(GOES_ON.to_owned(), Ink::Plain),
        );
    }
    // The head stands in the row of the axis. Its characters may be wide, so it is not drawn on the canvas.
    let blanks = " ".repeat(crate::text::width::columns(head));
    let lines = canvas.lines(look);
    let on_axis = axis.min(lines.len().saturating_sub(1));
    lines
        .iter()
        .enumerate()
        .map(|(at, line)| format!("{}{line}", if at == on_axis { head } else { &blanks }))
        .collect()
}
