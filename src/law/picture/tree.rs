//! A drawing of tiles in the terminal.

use super::{Drawing, End, Lying, Piece, line};
use crate::law::picture::Direction;
use crate::text::look::{Ink, Look};

/// The tiles in a row, with the sign of an open end at either side. `is_open` says that more can be laid.
pub fn row(drawing: &Drawing, is_open: bool, look: &Look) -> Vec<String> {
    let ink = if is_open { Ink::Open } else { Ink::Plain };
    let arm = |direction| {
        drawing
            .arms
            .iter()
            .filter(move |arm| arm.direction == direction)
    };
    let sign = |end: &End| Piece::sign(format!("({})", end.shows), ink);
    let tile = |(left, right)| match left == right {
        true => Piece::crosswise(left, look),
        false => Piece::lying(left, right),
    };
    let outward = |lying: &Lying| (lying.touching, lying.open);
    let inward = |lying: &Lying| (lying.open, lying.touching);
    let mut pieces: Vec<Piece> = arm(Direction::West).map(|arm| sign(&arm.end)).collect();
    let west = arm(Direction::West).flat_map(|arm| arm.tiles.iter().rev());
    pieces.extend(west.map(inward).map(tile));
    pieces.push(tile(outward(&drawing.set)));
    let east = arm(Direction::East).flat_map(|arm| &arm.tiles);
    pieces.extend(east.map(outward).map(tile));
    pieces.extend(arm(Direction::East).map(|arm| sign(&arm.end)));
    line(&pieces, look)
}
