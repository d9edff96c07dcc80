//! An arm laid tile by tile from the set outward. Everything is reckoned in half a tile's width.

use super::place::{HALF, Labels, Place, Sign, place};
use crate::page::drawing::Direction;

/// How far rows lie apart at least, in halves, so that doubles across and numbers have room.
const APART: i32 = 6;

/// How far the rows of an arm keep from an arm that crosses them, in halves.
const AWAY: i32 = 5;

/// An arm that is being laid. All distances are halves.
pub(super) struct Walk {
    /// The middle of the edge at which the next tile begins.
    at: (i32, i32),
    heading: Direction,
    /// The way in which its rows follow each other.
    onward: Direction,
    /// The way of the next row, for a column.
    next_row: Direction,
    /// The leftmost and the rightmost place of its rows.
    limits: (i32, i32),
    /// The row from which a column began, and how far it goes at least.
    column: (i32, i32),
    /// Whether a column joins two rows; the first column of an arm does not.
    joins: bool,
    /// Whether the last tile lies across.
    is_across: bool,
}

impl Walk {
    /// An arm that begins at the set, in a room of so many tiles' widths.
    pub fn new(direction: Direction, is_across: bool, is_cross: bool, room: i32) -> Walk {
        let (step, onward, next_row) = match direction {
            Direction::West => ((-1, 0), Direction::North, Direction::East),
            Direction::East => ((1, 0), Direction::South, Direction::West),
            Direction::North => ((0, -1), Direction::North, Direction::East),
            Direction::South => ((0, 1), Direction::South, Direction::West),
        };
        // The set is two wide and one high, or the other way round; it reaches so far from its middle.
        let reach = match direction.is_row() == is_across {
            true => 1,
            false => 2,
        };
        // Eastward rows lie right of the middle, and westward ones left of it, where another arm crosses.
        let limits = match (is_cross, direction) {
            (false, _) => (-room, room),
            (true, Direction::East | Direction::North) => (AWAY, room),
            (true, Direction::West | Direction::South) => (-room, -AWAY),
        };
        Walk {
            at: (step.0 * reach, step.1 * reach),
            heading: direction,
            onward,
            next_row,
            limits,
            column: (0, room - 2),
            joins: false,
            is_across: false,
        }
    }

    /// How far a row can still go.
    fn left(&self) -> i32 {
        match self.heading {
            Direction::East => self.limits.1 - self.at.0,
            _ => self.at.0 - self.limits.0,
        }
    }

    /// Whether the next tile turns the corner. A double never does, as long as it has room; a row leaves room for a
    /// double and a corner.
    fn turns(&self, is_double: bool) -> bool {
        if self.heading.is_row() {
            let needs = if is_double { 4 } else { 8 };
            return self.left() < needs;
        }
        let (from, least) = self.column;
        let next = self.at.1 + self.heading.step().1;
        !is_double && (next - from).abs() >= least
    }

    fn ahead(&self, halves: i32) -> (i32, i32) {
        ahead(self.at, self.heading, halves)
    }

    /// Lays the next tile.
    pub fn lay(&mut self, is_double: bool) -> Place {
        if self.turns(is_double) {
            return self.corner();
        }
        let is_row = self.heading.is_row();
        let (middle, length, turn) = match is_double {
            true => (1, 2, if is_row { 0 } else { 90 }),
            false => (2, 4, self.heading.turn()),
        };
        let place = place(self.ahead(middle), turn, self.labels());
        self.at = self.ahead(length);
        self.is_across = is_double;
        place
    }

    /// Where the labels of the next tile stand. A column that joins two rows has them on its outer side.
    fn labels(&self) -> Labels {
        match (self.heading.is_row(), self.joins) {
            (true, _) => Labels::AboveAndBelow,
            (false, false) => Labels::LeftAndRight,
            (false, true) => Labels::Beside(self.next_row.back()),
        }
    }

    /// Lays a tile whose first half lies straight ahead, and whose second half lies round the corner.
    fn corner(&mut self) -> Place {
        let first = self.ahead(1);
        let into = match self.heading.is_row() {
            true => {
                self.column = (self.at.1, APART);
                self.joins = true;
                self.next_row = self.heading.back();
                self.onward
            }
            false => self.next_row,
        };
        self.heading = into;
        self.at = ahead(first, into, 3);
        // A double across reaches round the corner.
        let (right, down) = into.step();
        let far = if self.is_across { 19.0 } else { 8.0 };
        self.is_across = false;
        Place {
            shift: (right as f32 * far, down as f32 * 6.0),
            ..place(ahead(first, into, 1), into.turn(), self.labels())
        }
    }

    /// The sign at the end.
    pub fn sign(&self) -> Sign {
        let (right, down) = self.heading.step();
        Sign {
            x: self.at.0 as f32 * HALF + right as f32 * 12.0,
            y: self.at.1 as f32 * HALF + down as f32 * 12.0,
            heading: self.heading,
        }
    }
}

fn ahead(at: (i32, i32), heading: Direction, halves: i32) -> (i32, i32) {
    let (right, down) = heading.step();
    (at.0 + right * halves, at.1 + down * halves)
}
