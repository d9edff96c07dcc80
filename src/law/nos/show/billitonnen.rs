//! Billitonnen on the table: the line as it lies, and everybody's row.

use super::name::name;
use crate::dominoes::tile::Tile;
use crate::law::nos::billitonnen::Billitonnen;
use crate::law::nos::session::Session;
use crate::law::picture::{Piece, line, rows};
use crate::print::look::{Ink, Look};
use crate::print::width::{columns, padded};

/// The line, then each player's row. The tile to be turned next is at the left of a row; `[ ? ]` is a tile
/// that nobody has seen.
pub fn line_and_rows(session: &Session, game: &Billitonnen, look: &Look) -> Vec<String> {
    let pieces: Vec<Piece> = game
        .order
        .iter()
        .map(|lies| match lies.left == lies.right {
            true => Piece::crosswise(lies.left, look),
            false => Piece::lying(lies.left, lies.right),
        })
        .collect();
    let mut lines = if pieces.is_empty() {
        vec!["No tile lies in the line yet.".to_owned()]
    } else {
        line(&pieces, look)
    };
    if !game.is_dealt() {
        return lines;
    }
    let name = |player| name(session, player);
    let widths = game.seats.iter().map(|player| columns(name(*player)));
    let widest = widths.max().unwrap_or(0);
    for (seat, player) in game.seats.seated() {
        let name = name(player);
        let tiles: Vec<Piece> = game.row(seat).iter().map(in_row).collect();
        lines.extend(rows(&tiles, &format!("{}  ", padded(name, widest)), look));
    }
    lines
}

fn in_row(tile: &Option<Tile>) -> Piece {
    match tile {
        Some(tile) => Piece::lying(tile.high(), tile.low()),
        None => Piece::sign("[ ? ]".to_owned(), Ink::Plain),
    }
}
