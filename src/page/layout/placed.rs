//! Where everything in a drawing lies.

use super::place::{Labels, Place, Sign, place};
use super::walk::Walk;
use crate::page::drawing::{Arm, Direction, Drawing};

/// Every place of a drawing.
#[derive(Clone, PartialEq, Debug)]
pub struct Placed {
    /// That of the set.
    pub set: Place,
    /// Those of each arm's tiles.
    pub arms: Vec<Vec<Place>>,
    /// The open end of each arm.
    pub ends: Vec<Sign>,
}

/// Places a drawing in a room of so many tiles' widths.
pub fn placed(drawing: &Drawing, room: i32) -> Placed {
    let is_cross = drawing.arms.iter().any(|arm| !arm.direction.is_row());
    let turn = if drawing.is_across {
        0
    } else {
        Direction::East.turn()
    };
    let labels = if is_cross {
        Labels::AtCorners
    } else {
        Labels::AboveAndBelow
    };
    let set = place((0, 0), turn, labels);
    let (mut arms, mut ends) = (Vec::new(), Vec::new());
    for arm in &drawing.arms {
        let mut walk = Walk::new(arm.direction, drawing.is_across, is_cross, room);
        arms.push(arm_of(arm, &mut walk));
        ends.push(walk.sign());
    }
    Placed { set, arms, ends }
}

fn arm_of(arm: &Arm, walk: &mut Walk) -> Vec<Place> {
    let tiles = arm.tiles.iter();
    tiles.map(|own| walk.lay(own.tile().is_double())).collect()
}
