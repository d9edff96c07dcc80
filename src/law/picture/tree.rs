//! A drawing of tiles in the terminal.

use super::{Arm, Drawing, End, Lying, Piece, line, rows};
use crate::law::picture::Direction;
use crate::text::look::{Ink, Look};

/// The tiles in a row, with the sign of an open end at either side; below it each row that begins at the side of a
/// double, by the name that stands there. `is_open` says that more can be laid.
pub fn row(drawing: &Drawing, is_open: bool, look: &Look) -> Vec<String> {
    let ink = if is_open { Ink::Open } else { Ink::Plain };
    let end = |end: &End| format!("({})", end.shows);
    let sign = |arm: &Arm| Piece::sign(end(&arm.end), ink);
    // The first two arms of the set are the line; all others begin at sides.
    let is_line = |arm: &&Arm| arm.from == drawing.set.order && arm.direction.is_row();
    let sides = |order: usize| {
        let mut sides = drawing.arms.iter().filter(move |arm| {
            let is_side = order != drawing.set.order || !arm.direction.is_row();
            arm.from == order && is_side
        });
        let mut mark = || {
            sides.next().map(|arm| match arm.tiles.is_empty() {
                true => end(&arm.end),
                false => arm.name.to_owned(),
            })
        };
        [mark().unwrap_or_default(), mark().unwrap_or_default()]
    };
    let tile = |lying: &Lying, (left, right)| match sides(lying.order) {
        _ if left != right || !drawing.crosses => Piece::lying(left, right),
        sides if sides.iter().all(String::is_empty) => Piece::crosswise(left, look),
        sides => Piece::crosswise(left, look).between(&sides),
    };
    let outward = |lying: &Lying| tile(lying, (lying.touching, lying.open));
    let inward = |lying: &Lying| tile(lying, (lying.open, lying.touching));
    let lines = || drawing.arms.iter().filter(is_line);
    let arm = |direction| lines().filter(move |arm| arm.direction == direction);
    let mut pieces: Vec<Piece> = arm(Direction::West).map(sign).collect();
    let west = arm(Direction::West).flat_map(|arm| arm.tiles.iter().rev());
    pieces.extend(west.map(inward));
    pieces.push(outward(&drawing.set));
    let east = arm(Direction::East).flat_map(|arm| &arm.tiles);
    pieces.extend(east.map(outward));
    pieces.extend(arm(Direction::East).map(sign));
    let mut drawn = line(&pieces, look);
    let further = drawing.arms.iter().filter(|arm| !is_line(arm));
    for arm in further.filter(|arm| !arm.tiles.is_empty()) {
        let mut pieces: Vec<Piece> = arm.tiles.iter().map(outward).collect();
        pieces.push(sign(arm));
        drawn.extend(rows(&pieces, &format!("{} ", arm.name), look));
    }
    drawn
}
