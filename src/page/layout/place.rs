//! The place of one tile, and of its labels.

use crate::page::drawing::Direction;

/// Half a tile's width in units of the drawing.
pub(super) const HALF: f32 = 10.0;

/// Where the number and the initial of a tile stand.
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

/// The place of a tile.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// Its middle.
    pub x: f32,
    /// Its middle.
    pub y: f32,
    /// How far an upright tile is turned, clockwise, in degrees.
    pub turn: i32,
    pub(super) labels: Labels,
    /// How far its labels are shifted, away from a corner.
    pub(super) shift: (f32, f32),
}

/// A label: its place and its alignment.
pub type Label = (f32, f32, &'static str);

impl Place {
    /// Whether it is higher than wide.
    pub fn is_upright(self) -> bool {
        self.turn % 180 == 0
    }

    /// Where its number stands, and where its initial.
    pub fn labels(self) -> [Label; 2] {
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

/// The sign at an open end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sign {
    /// Its middle.
    pub x: f32,
    /// Its middle.
    pub y: f32,
    /// The way the arm goes there.
    pub heading: Direction,
}

/// The place of an upright tile that is turned so far, at a middle in halves of a tile's width.
pub(super) fn place((x, y): (i32, i32), turn: i32, labels: Labels) -> Place {
    Place {
        x: x as f32 * HALF,
        y: y as f32 * HALF,
        turn,
        labels,
        shift: (0.0, 0.0),
    }
}
