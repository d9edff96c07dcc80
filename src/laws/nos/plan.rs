//! A game as data: the steps in which its arms open, how many tiles each arm wants, and by which rule.

use super::rule::Rule;
use arrayvec::ArrayVec;
use nos_base::messages;
use nos_base::table::article::{Article, article};
use nos_law::play::{self, LineArm};
use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Arm {
    /// On a line, at the first number of the set.
    Left,
    /// On a line, at the second number of the set.
    Right,
    North,
    East,
    /// On a cross; the fourth side of the triangle in no. 16.
    South,
    West,
}

impl Arm {
    pub const ALL: [Arm; 6] = [Arm::Left, Arm::Right, Arm::North, Arm::East, Arm::South, Arm::West];

    pub fn word(self) -> &'static str {
        match self {
            Arm::Left => "left",
            Arm::Right => "right",
            Arm::North => "north",
            Arm::East => "east",
            Arm::South => "south",
            Arm::West => "west",
        }
    }
}

impl fmt::Display for Arm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A place to play on, as typed: an arm, or the one whose open end shows a number.
pub type Place = play::Place<Arm>;

/// Whether the second tile on an arm must be a double (article 4.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Second {
    Any,
    /// A double; by matador matching a matador will do too.
    Double,
}

messages! {
    /// Where a layout's arms go (article 4.4).
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
    pub enum Geometry {
        Line,
        /// Three arms on `0-0`.
        Triangle,
        /// Four arms on a double.
        Cross,
    }
}

impl Geometry {
    pub const fn arms(self) -> &'static [(Arm, usize)] {
        match self {
            Geometry::Line => &[(Arm::Left, 0), (Arm::Right, 1)],
            Geometry::Triangle => &[(Arm::North, 0), (Arm::East, 1), (Arm::West, 3)],
            Geometry::Cross => &[(Arm::North, 0), (Arm::East, 1), (Arm::South, 2), (Arm::West, 3)],
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gate {
    Open,
    /// Only an immediate double (article 7.6).
    Immediate,
    Shut,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ArmStep {
    pub gate: Gate,
    pub rule: Rule,
    /// How many tiles the arm wants in the step. When an arm that wanted tiles has them, it is shut.
    pub wants: u8,
    pub second: Second,
}

/// One step of a game. It ends when every arm has the tiles it wants; the last step never ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    pub arms: [ArmStep; 4],
    /// The article that shuts arms during the step.
    pub order: Article,
}

impl Step {
    fn of(rules: [Rule; 4], order: Article, arm: impl Fn(usize) -> (Gate, u8)) -> Step {
        let arms = std::array::from_fn(|slot| {
            let (gate, wants) = arm(slot);
            ArmStep { gate, rule: rules[slot], wants, second: Second::Any }
        });
        Step { arms, order }
    }

    pub fn each(rules: [Rule; 4], on: [bool; 4], order: Article) -> Step {
        Step::of(rules, order, |slot| match on.get(slot) {
            Some(true) => (Gate::Open, 1),
            _ => (Gate::Shut, 0),
        })
    }

    /// A step that wants this many tiles on one side of a line; the other side has this gate.
    pub fn first(
        rules: [Rule; 4],
        side: LineArm,
        (tiles, other): (u8, Gate),
        order: Article,
    ) -> Step {
        Step::of(
            rules,
            order,
            |slot| {
                if slot == side as usize { (Gate::Open, tiles) } else { (other, 0) }
            },
        )
    }

    pub fn free(rules: [Rule; 4], second: Second) -> Step {
        let mut step = Step::of(rules, article(4, 4), |_| (Gate::Open, 0));
        for arm in &mut step.arms {
            arm.second = second;
        }
        step
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    pub geometry: Geometry,
    /// The steps that end, before the last one.
    pub(super) ending: ArrayVec<Step, 2>,
    pub(super) last: Step,
}

impl Plan {
    /// The step with this number, from 0; past the end, the last step.
    pub fn step(&self, at: usize) -> &Step {
        self.ending.get(at).unwrap_or(&self.last)
    }

    pub fn is_last(&self, at: usize) -> bool {
        at >= self.ending.len()
    }
}
