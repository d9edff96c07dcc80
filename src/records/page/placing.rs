//! Where tiles lie in a drawing, in half tiles: an arm goes straight on, and turns where its room ends.

use nos_rules::law::picture::{Direction, Drawing};

#[derive(PartialEq)]
pub(super) struct PlacedTiles {
    pub(super) tiles: Vec<TilePlace>,
    pub(super) ends: Vec<Sign>,
}

/// How many halves an arm needs beside its tiles: half the set, and the corner that it leaves room for.
pub(super) const CORNER: i32 = 8;

/// How many halves an arm has upward and downward, where a page is long.
pub(super) const DOWN: i32 = 28;

/// How many halves an arm has at least, since another one may come back on its side.
const LEAST: i32 = 16;

/// Shares a room between two arms that go opposite ways: half of it each, and what one does not need to the other.
pub(super) fn shared([one, other]: [i32; 2], half: i32) -> [i32; 2] {
    let spare = |width: i32| (half - width.max(LEAST)).max(0);
    let more = match (one > half, other > half) {
        (true, false) => spare(other),
        (false, true) => -spare(one),
        _ => 0,
    };
    [half + more, half - more]
}

const HALF: f32 = 10.0;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Labels {
    /// Above and below it, since it lies in a row.
    AboveAndBelow,
    /// Left and right of it, since it lies in a column.
    LeftAndRight,
    /// At two of its corners, since arms go from all its sides.
    AtCorners,
    /// Both on this side, since its column joins two rows.
    Beside(Direction),
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct TilePlace {
    pub(super) x: f32,
    pub(super) y: f32,
    /// How far an upright tile is turned, clockwise, in degrees.
    pub(super) turn: i32,
    labels: Labels,
    /// How far its labels are shifted, away from a corner.
    shift: (f32, f32),
}

type Label = (f32, f32, &'static str);

impl TilePlace {
    pub(super) fn is_upright(self) -> bool {
        self.turn % 180 == 0
    }

    /// Where its number stands, and where its initial.
    pub(super) fn labels(self) -> [Label; 2] {
        let (x, y) = (self.x + self.shift.0, self.y + self.shift.1);
        let (wide, high) = if self.is_upright() {
            (13.0, 23.5)
        } else {
            (23.0, 13.5)
        };
        match self.labels {
            Labels::AboveAndBelow => [(x, y - high, "middle"), (x, y + high + 6.0, "middle")],
            Labels::AtCorners => [
                (x - wide, y - high, "before"),
                (x + wide, y + high + 6.0, "after"),
            ],
            Labels::LeftAndRight => [(x - wide, y + 3.0, "before"), (x + wide, y + 3.0, "after")],
            Labels::Beside(Direction::West) => {
                [(x - wide, y - 1.5, "before"), (x - wide, y + 8.0, "before")]
            }
            Labels::Beside(_) => [(x + wide, y - 1.5, "after"), (x + wide, y + 8.0, "after")],
        }
    }
}

/// The middle of the sign at an open end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sign {
    pub(super) x: f32,
    pub(super) y: f32,
    /// The way the arm goes there.
    pub(super) heading: Direction,
}

impl Sign {
    /// The sign of an arm that goes on here, in halves of a tile's width.
    pub(super) fn new(at: (i32, i32), heading: Direction) -> Sign {
        let (right, down) = heading.step();
        Sign {
            x: at.0 as f32 * HALF + right as f32 * 12.0,
            y: at.1 as f32 * HALF + down as f32 * 12.0,
            heading,
        }
    }
}

/// A tile that can lie here, in halves of a tile's width.
#[derive(Clone, Copy)]
pub(super) struct TileSpot {
    pub(super) middle: (i32, i32),
    /// The way in which it points, and whether it lies across that way.
    pub(super) heading: Direction,
    pub(super) is_across: bool,
    /// Where the arm goes on.
    pub(super) next: (i32, i32),
}

impl TileSpot {
    pub(super) fn set(drawing: &Drawing) -> TileSpot {
        TileSpot {
            middle: (0, 0),
            heading: Direction::East,
            is_across: drawing.is_across,
            next: (0, 0),
        }
    }

    pub(super) fn straight(at: (i32, i32), heading: Direction, is_across: bool) -> TileSpot {
        let (middle, length) = if is_across { (1, 2) } else { (2, 4) };
        TileSpot {
            middle: ahead(at, heading, middle),
            heading,
            is_across,
            next: ahead(at, heading, length),
        }
    }

    /// A tile whose first half lies straight ahead, and whose second half lies round the corner.
    pub(super) fn corner(at: (i32, i32), heading: Direction, into: Direction) -> TileSpot {
        let first = ahead(at, heading, 1);
        TileSpot {
            middle: ahead(first, into, 1),
            heading: into,
            is_across: false,
            next: ahead(first, into, 3),
        }
    }

    pub(super) fn labelled(self, labels: Labels) -> TilePlace {
        TilePlace {
            x: self.middle.0 as f32 * HALF,
            y: self.middle.1 as f32 * HALF,
            turn: match (self.is_across, self.heading.is_row()) {
                (true, true) => 0,
                (true, false) => 90,
                (false, _) => self.heading.turn(),
            },
            labels,
            shift: (0.0, 0.0),
        }
    }
}

/// How far rows lie apart at least, in halves, so that doubles across and numbers have room.
const APART: i32 = 6;

/// How far the rows of an arm keep from an arm that crosses them, in halves.
const AWAY: i32 = 5;

pub(super) struct Walk {
    /// The middle of the edge at which the next tile begins.
    pub(super) at: (i32, i32),
    pub(super) heading: Direction,
    /// The way in which its rows follow each other.
    onward: Direction,
    /// The way of the next row, for a column.
    next_row: Direction,
    /// The leftmost and the rightmost place of its rows.
    limits: (i32, i32),
    column: (i32, i32),
    /// Whether a column joins two rows; the first column of an arm does not.
    joins: bool,
    /// Whether the last tile lies across.
    is_across: bool,
}

impl Walk {
    /// An arm that begins at the set, between these places, and with so much room up or down.
    pub(super) fn new(
        direction: Direction,
        is_across: bool,
        is_cross: bool,
        (left, right): (i32, i32),
        down: i32,
    ) -> Walk {
        let step = direction.step();
        let (onward, next_row) = match direction {
            Direction::West | Direction::North => (Direction::North, Direction::East),
            Direction::East | Direction::South => (Direction::South, Direction::West),
        };
        // The set is two wide and one high, or the other way round; it reaches so far from its middle.
        let reach = if direction.is_row() == is_across {
            1
        } else {
            2
        };
        // Eastward rows lie right of the middle, and westward ones left of it, where another arm crosses.
        let limits = match (is_cross, direction) {
            (false, _) => (left, right),
            (true, Direction::East | Direction::North) => (AWAY, right),
            (true, Direction::West | Direction::South) => (left, -AWAY),
        };
        Walk {
            at: (step.0 * reach, step.1 * reach),
            heading: direction,
            onward,
            next_row,
            limits,
            column: (0, down),
            joins: false,
            is_across: false,
        }
    }

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

    pub(super) fn lay(&mut self, is_double: bool) -> TilePlace {
        if self.turns(is_double) {
            return self.corner();
        }
        let spot = TileSpot::straight(self.at, self.heading, is_double);
        self.at = spot.next;
        self.is_across = is_double;
        spot.labelled(self.labels())
    }

    /// Where the labels of the next tile stand. A column that joins two rows has them on its outer side.
    pub(super) fn labels(&self) -> Labels {
        match (self.heading.is_row(), self.joins) {
            (true, _) => Labels::AboveAndBelow,
            (false, false) => Labels::LeftAndRight,
            (false, true) => Labels::Beside(self.next_row.back()),
        }
    }

    fn corner(&mut self) -> TilePlace {
        let into = if self.heading.is_row() {
            self.column = (self.at.1, APART);
            self.joins = true;
            self.next_row = self.heading.back();
            self.onward
        } else {
            self.next_row
        };
        let spot = TileSpot::corner(self.at, self.heading, into);
        self.heading = into;
        self.at = spot.next;
        // A double across reaches round the corner.
        let (right, down) = into.step();
        let far = if self.is_across { 19.0 } else { 8.0 };
        self.is_across = false;
        TilePlace {
            shift: (right as f32 * far, down as f32 * 6.0),
            ..spot.labelled(self.labels())
        }
    }
}

pub(super) fn ahead(at: (i32, i32), heading: Direction, halves: i32) -> (i32, i32) {
    let (right, down) = heading.step();
    (at.0 + right * halves, at.1 + down * halves)
}
