//! The layout as it lies: a picture in box drawing or ASCII, or one line for each arm if there is no room
//! for a picture. In the picture arms go in their directions, doubles lie across, and the set has a double
//! frame.

mod ends;

pub use ends::open_ends;

use crate::law::nos::layout::Layout;
use crate::law::nos::plan::{Arm, Geometry};
use crate::law::picture::{self, Canvas, Piece};
use crate::print::look::Look;
use crate::print::width::{padded, wrapped};
use ends::Ends;

/// The layout of a game: a picture, what its signs mean, and where tiles are wanted first. `going` says
/// whether tiles can still be played.
pub fn picture(layout: &Layout, going: bool, look: &Look) -> Vec<String> {
    let ends = Ends::new(layout, going);
    let lines = match layout.plan().geometry {
        Geometry::Line => line(layout, &ends, look),
        Geometry::Triangle | Geometry::Cross => match cross(layout, &ends, look) {
            Some(lines) => lines,
            None => by_arm(layout, &ends, look),
        },
    };
    explained(lines, &ends, look)
}

/// The layout of a game, one line for each arm, from the set outward.
pub fn arms(layout: &Layout, going: bool, look: &Look) -> Vec<String> {
    let ends = Ends::new(layout, going);
    explained(by_arm(layout, &ends, look), &ends, look)
}

fn explained(mut lines: Vec<String>, ends: &Ends<'_>, look: &Look) -> Vec<String> {
    let words: Vec<String> = ends.wanted().into_iter().chain(ends.legend()).collect();
    if !words.is_empty() {
        lines.extend(wrapped("", &words.join(" "), look.measure()));
    }
    lines
}

/// The tiles of an arm, from the set outward: the end that touches and the end that faces outward.
fn tiles(
    layout: &Layout,
    arm: Arm,
) -> impl DoubleEndedIterator<Item = &crate::law::nos::layout::Laid> {
    layout.laid().iter().filter(move |laid| laid.arm == arm)
}

fn line(layout: &Layout, ends: &Ends<'_>, look: &Look) -> Vec<String> {
    let set = layout.set();
    let mut pieces = vec![ends.sign(Arm::Left)];
    pieces.extend(westward(layout, Arm::Left, look));
    pieces.push(if set.left == set.right {
        Piece::set_crosswise(set.left, look)
    } else {
        Piece::set_lying(set.left, set.right, look)
    });
    pieces.extend(eastward(layout, Arm::Right, look));
    pieces.push(ends.sign(Arm::Right));
    picture::line(&pieces, look)
}

/// An arm that goes to the left, from its end to the set.
fn westward<'a>(layout: &'a Layout, arm: Arm, look: &'a Look) -> impl Iterator<Item = Piece> + 'a {
    tiles(layout, arm)
        .rev()
        .map(|laid| match laid.tile.is_double() {
            true => Piece::crosswise(laid.open, look),
            false => Piece::lying(laid.open, laid.touching),
        })
}

/// An arm that goes to the right, from the set to its end.
fn eastward<'a>(layout: &'a Layout, arm: Arm, look: &'a Look) -> impl Iterator<Item = Piece> + 'a {
    tiles(layout, arm).map(|laid| match laid.tile.is_double() {
        true => Piece::crosswise(laid.open, look),
        false => Piece::lying(laid.touching, laid.open),
    })
}

/// A cross or triangle; `None` if its arms are too long for the width.
fn cross(layout: &Layout, ends: &Ends<'_>, look: &Look) -> Option<Vec<String>> {
    let south = layout.plan().geometry.slot(Arm::South).is_some();
    let set = Piece::set_lying(layout.set().left, layout.set().right, look);
    let west: Vec<Piece> = std::iter::once(ends.sign(Arm::West))
        .chain(westward(layout, Arm::West, look))
        .collect();
    let east: Vec<Piece> = eastward(layout, Arm::East, look)
        .chain([ends.sign(Arm::East)])
        .collect();
    let up = tiles(layout, Arm::North)
        .rev()
        .map(|laid| match laid.tile.is_double() {
            true => Piece::lying(laid.open, laid.open),
            false => Piece::standing(laid.open, laid.touching, look),
        });
    let north: Vec<Piece> = std::iter::once(ends.sign(Arm::North)).chain(up).collect();
    let down = tiles(layout, Arm::South).map(|laid| match laid.tile.is_double() {
        true => Piece::lying(laid.open, laid.open),
        false => Piece::standing(laid.touching, laid.open, look),
    });
    let below: Vec<Piece> = down.chain(south.then(|| ends.sign(Arm::South))).collect();

    let width = |pieces: &[Piece]| -> usize { pieces.iter().map(Piece::width).sum() };
    let height = |pieces: &[Piece]| -> usize { pieces.iter().map(|piece| piece.lines.len()).sum() };
    let left = width(&west);
    if left + set.width() + width(&east) > look.columns() {
        return None;
    }
    let middle = left + set.width() / 2;
    // If no tile lies on the north arm, its sign stands on the frame of the set.
    let axis = height(&north) + set.axis();
    let mut canvas = Canvas::default();
    let mut row = 0;
    for piece in &north {
        canvas.put(row, middle.saturating_sub(piece.width() / 2), piece);
        row += piece.lines.len();
    }
    let mut column = 0;
    for piece in west.iter().chain([&set]).chain(&east) {
        canvas.put(axis - piece.axis(), column, piece);
        column += piece.width();
    }
    row = axis + set.axis() + 1;
    for piece in &below {
        canvas.put(row, middle.saturating_sub(piece.width() / 2), piece);
        row += piece.lines.len();
    }
    Some(canvas.lines(look))
}

fn by_arm(layout: &Layout, ends: &Ends<'_>, look: &Look) -> Vec<String> {
    let set = layout.set();
    let indent = "north ".len();
    let mut lines = vec![format!(
        "{}{}-{}",
        padded("set", indent),
        set.left,
        set.right
    )];
    for (arm, _) in layout.plan().geometry.arms() {
        let pieces: Vec<Piece> = tiles(layout, *arm)
            .map(|laid| Piece::lying(laid.touching, laid.open))
            .chain([ends.sign(*arm)])
            .collect();
        lines.extend(picture::rows(&pieces, &padded(arm.word(), indent), look));
    }
    lines
}
