//! Where tiles, signs and labels of a drawing are, in units: a tile is 20 wide and 40 long.

use nos_law::{Direction, Drawing};
pub(super) type Point = (i32, i32);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Area {
    pub left: i32,
    pub top: i32,
    pub right: i32,
    pub bottom: i32,
}

impl Area {
    /// The rectangle with this centre, half width and half height.
    pub fn around((x, y): Point, wide: i32, high: i32) -> Area {
        Area { left: x - wide, top: y - high, right: x + wide, bottom: y + high }
    }

    /// Whether the gap between two rectangles is less than this.
    pub fn meets(self, other: Area, gap: i32) -> bool {
        self.left < other.right + gap
            && other.left < self.right + gap
            && self.top < other.bottom + gap
            && other.top < self.bottom + gap
    }

    pub fn has(self, other: Area) -> bool {
        self.and(other) == self
    }

    pub fn and(self, other: Area) -> Area {
        Area {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    pub fn width(self) -> i32 {
        self.right - self.left
    }

    pub fn height(self) -> i32 {
        self.bottom - self.top
    }

    pub fn middle(self) -> Point {
        ((self.left + self.right) / 2, (self.top + self.bottom) / 2)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileSpot {
    pub middle: Point,
    /// Direction of the arm here, and whether the tile lies across it.
    pub heading: Direction,
    pub is_across: bool,
    /// Middle of the edge where the arm continues.
    pub next: Point,
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

    pub(super) fn straight(at: Point, heading: Direction, is_across: bool) -> TileSpot {
        let length = if is_across { 20 } else { 40 };
        TileSpot {
            middle: ahead(at, heading, length / 2),
            heading,
            is_across,
            next: ahead(at, heading, length),
        }
    }

    /// A tile whose first half lies straight ahead, and whose second half lies round the corner.
    pub(super) fn corner(at: Point, heading: Direction, into: Direction) -> TileSpot {
        let first = ahead(at, heading, 10);
        TileSpot {
            middle: ahead(first, into, 10),
            heading: into,
            is_across: false,
            next: ahead(first, into, 30),
        }
    }

    pub fn area(self) -> Area {
        let is_upright = self.heading.is_row() == self.is_across;
        let (wide, high) = if is_upright { (10, 20) } else { (20, 10) };
        Area::around(self.middle, wide, high)
    }

    /// Clockwise rotation of an upright tile, in degrees.
    pub(super) fn turn(self) -> i32 {
        match (self.is_across, self.heading.is_row()) {
            (true, true) => 0,
            (true, false) => 90,
            (false, _) => self.heading.turn(),
        }
    }
}

pub(super) fn ahead((x, y): Point, heading: Direction, by: i32) -> Point {
    let (right, down) = heading.step();
    (x + right * by, y + down * by)
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sign {
    pub middle: Point,
    pub heading: Direction,
    pub radius: i32,
}

impl Sign {
    pub(super) fn new(at: Point, heading: Direction, radius: i32) -> Sign {
        Sign { middle: ahead(at, heading, radius + 3), heading, radius }
    }

    pub fn area(self) -> Area {
        Area::around(self.middle, self.radius, self.radius)
    }
}
