//! A drawing of tiles in the terminal: a line, a cross, or a row for each arm if that is too wide.

use super::piece::rows;
use super::{Canvas, Drawing, DrawnArm, DrawnPiece, Lying};
use crate::picture::Direction;
use nos_base::text::width::padded;
use nos_base::{Look, Spots};
use nos_entry::Lexicon;

const NAME: usize = "north ".len();

pub fn tiles(drawing: &Drawing, look: &Look, lexicon: &Lexicon) -> Vec<String> {
    let is_cross = drawing.arms.iter().any(|arm| !arm.direction.is_row());
    match drawing.set_is_framed && !drawing.arms.is_empty() {
        true if look.plain => arms(drawing, look, lexicon),
        true if is_cross => cross(drawing, look).unwrap_or_else(|| arms(drawing, look, lexicon)),
        _ => row(drawing, look),
    }
}

/// Draws the tiles in a row; below it each row that begins at the side of a double, after its name.
fn row(drawing: &Drawing, look: &Look) -> Vec<String> {
    let west = pieces(drawing, Direction::West, look).into_iter();
    let east = pieces(drawing, Direction::East, look);
    let all: Vec<DrawnPiece> = west.chain([set(drawing, look)]).chain(east).collect();
    let mut drawn = rows(&all, "", look);
    let further = drawing.arms.iter().filter(|arm| is_side(drawing, arm));
    for arm in further.filter(|arm| !arm.tiles.is_empty()) {
        let outward =
            |lying: &Lying| tile(drawing, lying.order, (lying.touching, lying.open), look);
        let pieces = arm.tiles.iter().map(outward).chain(sign(arm));
        drawn.extend(rows(&pieces.collect::<Vec<_>>(), &format!("{} ", arm.name), look));
    }
    drawn
}

/// Draws a cross or triangle; `None` if its arms are too long for the width.
fn cross(drawing: &Drawing, look: &Look) -> Option<Vec<String>> {
    let [north, east, south, west] =
        [Direction::North, Direction::East, Direction::South, Direction::West]
            .map(|direction| pieces(drawing, direction, look));
    let set = set(drawing, look);
    let width = |pieces: &[DrawnPiece]| -> usize { pieces.iter().map(DrawnPiece::width).sum() };
    let left = width(&west);
    if left + set.width() + width(&east) > look.columns() {
        return None;
    }
    let middle = left + set.width() / 2;
    // The sign of a north arm without tiles touches the frame of the set.
    let axis = north.iter().map(|piece| piece.lines.len()).sum::<usize>() + set.axis();
    let mut canvas = Canvas::default();
    for (mut row, pieces) in [(0, &north), (axis + set.axis() + 1, &south)] {
        for piece in pieces {
            canvas.put(row, middle.saturating_sub(piece.width() / 2), piece);
            row += piece.lines.len();
        }
    }
    let mut column = 0;
    for piece in west.iter().chain([&set]).chain(&east) {
        canvas.put(axis - piece.axis(), column, piece);
        column += piece.width();
    }
    Some(canvas.lines(look))
}

fn arms(drawing: &Drawing, look: &Look, lexicon: &Lexicon) -> Vec<String> {
    let Lying { touching, open, .. } = drawing.set;
    let set = format!("{}{touching}-{open}", padded(&drawing.first_called(), NAME));
    let arms = drawing.arms.iter().flat_map(|arm| {
        let drawn = |tile: &Lying| DrawnPiece::lying(tile.touching, tile.open);
        let pieces: Vec<DrawnPiece> = arm.tiles.iter().map(drawn).chain(sign(arm)).collect();
        rows(&pieces, &padded(lexicon.typed_word(&arm.name), NAME), look)
    });
    [set].into_iter().chain(arms).collect()
}

/// Draws the arm in this direction from the set, from left to right or from top to bottom.
fn pieces(drawing: &Drawing, direction: Direction, look: &Look) -> Vec<DrawnPiece> {
    let of_line = |arm: &&DrawnArm| arm.from == drawing.set.order && arm.direction == direction;
    let Some(arm) = drawing.arms.iter().find(of_line) else { return Vec::new() };
    let is_backward = matches!(direction, Direction::West | Direction::North);
    let tiles = arm.tiles.iter().map(|lying| {
        let halves =
            if is_backward { (lying.open, lying.touching) } else { (lying.touching, lying.open) };
        match direction.is_row() {
            true => tile(drawing, lying.order, halves, look),
            false if drawing.lies_across(lying) => DrawnPiece::lying(halves.0, halves.1),
            false => DrawnPiece::standing(halves.0, halves.1, look),
        }
    });
    let mut pieces: Vec<DrawnPiece> = tiles.chain(sign(arm)).collect();
    if is_backward {
        pieces.reverse();
    }
    pieces
}

fn tile(drawing: &Drawing, order: usize, (left, right): (Spots, Spots), look: &Look) -> DrawnPiece {
    let mut sides = drawing.arms.iter().filter(|arm| arm.from == order && is_side(drawing, arm));
    let mut mark = || {
        sides.next().map_or_else(String::new, |arm| {
            if arm.tiles.is_empty() { format!("({})", arm.end.shows) } else { arm.name.to_string() }
        })
    };
    match [mark(), mark()] {
        _ if left != right || !drawing.crosses => DrawnPiece::lying(left, right),
        sides if sides.iter().all(String::is_empty) => DrawnPiece::crosswise(left, look),
        sides => DrawnPiece::crosswise(left, look).between(&sides),
    }
}

/// Whether an arm begins at the side of a double, and not at the line.
fn is_side(drawing: &Drawing, arm: &DrawnArm) -> bool {
    arm.from != drawing.set.order || !arm.direction.is_row()
}

fn set(drawing: &Drawing, look: &Look) -> DrawnPiece {
    let Lying { touching, open, order, .. } = drawing.set;
    match (drawing.set_is_framed, drawing.is_across) {
        (true, true) => DrawnPiece::set_crosswise(open, look),
        (true, false) => DrawnPiece::set_lying(touching, open, look),
        (false, _) => tile(drawing, order, (touching, open), look),
    }
}

/// Returns the sign of an open end: `(4)`, `(4 od)`.
fn sign(arm: &DrawnArm) -> Option<DrawnPiece> {
    let sign = format!("({} {}", arm.end.shows, arm.end.sign?);
    Some(DrawnPiece::sign(format!("{})", sign.trim_end()), arm.end.ink))
}
