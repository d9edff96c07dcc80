//! A game as data: its steps, and the tiles and rule for each arm.

use arrayvec::ArrayVec;
use nos_base::{Article, Spots, Tile, TileSet, article, messages};
use nos_law::{LineArm, play};
use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Arm {
    Left,
    Right,
    North,
    East,
    /// On a cross, and the fourth side of the triangle in no. 16.
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

pub type Place = play::Place<Arm>;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Second {
    Any,
    /// A double or, by matador matching, a matador.
    Double,
}

messages! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
    pub enum Geometry {
        Line,
        Triangle,
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
    Immediate,
    Shut,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ArmStep {
    pub gate: Gate,
    pub rule: Rule,
    /// The tiles needed in the step. An arm that has them is shut.
    pub wants: u8,
    pub second: Second,
}

/// One step of a game. It ends when every arm has its tiles; the last step never ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    pub arms: [ArmStep; 4],
    /// The article that shuts arms during the step.
    pub order: Article,
}

impl Step {
    fn new(rules: [Rule; 4], order: Article, arm: impl Fn(usize) -> (Gate, u8)) -> Step {
        let arms = std::array::from_fn(|slot| {
            let (gate, wants) = arm(slot);
            ArmStep { gate, rule: rules[slot], wants, second: Second::Any }
        });
        Step { arms, order }
    }

    pub fn each(rules: [Rule; 4], on: [bool; 4], order: Article) -> Step {
        Step::new(rules, order, |slot| if on[slot] { (Gate::Open, 1) } else { (Gate::Shut, 0) })
    }

    /// Makes a step that needs tiles on one side of a line; the other side has this gate.
    pub fn first(
        rules: [Rule; 4],
        side: LineArm,
        (tiles, other): (u8, Gate),
        order: Article,
    ) -> Step {
        Step::new(rules, order, |slot| {
            if slot == side as usize { (Gate::Open, tiles) } else { (other, 0) }
        })
    }

    pub fn free(rules: [Rule; 4], second: Second) -> Step {
        let mut step = Step::new(rules, article(4, 4), |_| (Gate::Open, 0));
        for arm in &mut step.arms {
            arm.second = second;
        }
        step
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    pub geometry: Geometry,
    pub(super) ending: ArrayVec<Step, 2>,
    pub(super) last: Step,
}

impl Plan {
    pub fn step(&self, at: usize) -> &Step {
        self.ending.get(at).unwrap_or(&self.last)
    }

    pub fn is_last(&self, at: usize) -> bool {
        at >= self.ending.len()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Rule {
    /// Touching ends show the same number (article 4.2).
    Ordinary,
    /// Touching ends add up to seven; a matador may touch any end (article 4.3).
    Matador,
}

/// The four matadors: the tiles of seven spots, and `0-0`.
pub const MATADORS: TileSet = {
    let mut matadors = TileSet::of(Tile::double(Spots::BLANK));
    let mut end = 4;
    while end < 7 {
        if let Some(other) = to_seven(Spots::ALL[end]) {
            matadors = matadors.with(Tile::new(Spots::ALL[end], other));
        }
        end += 1;
    }
    matadors
};

pub const fn is_matador(tile: Tile) -> bool {
    MATADORS.has(tile)
}

/// Returns the number that makes seven with this one; `None` for a blank.
pub const fn to_seven(end: Spots) -> Option<Spots> {
    let Some(other @ 0..=6) = 7u8.checked_sub(end.get()) else { return None };
    Spots::new(other)
}

/// The tiles that fit an open end, by rule and number. A table is faster.
const FITTING: [[TileSet; Spots::ALL.len()]; 2] = {
    let mut fitting = [[TileSet::EMPTY; Spots::ALL.len()]; 2];
    let mut end = 0;
    while end < Spots::ALL.len() {
        let open = Spots::ALL[end];
        fitting[0][end] = TileSet::set(6).with_end(open);
        fitting[1][end] = match to_seven(open) {
            Some(partner) => TileSet::set(6).with_end(partner).or(MATADORS),
            None => MATADORS,
        };
        end += 1;
    }
    fitting
};

impl Rule {
    #[must_use]
    pub const fn other(self) -> Rule {
        match self {
            Rule::Ordinary => Rule::Matador,
            Rule::Matador => Rule::Ordinary,
        }
    }

    pub const fn word(self) -> &'static str {
        match self {
            Rule::Ordinary => "ordinary",
            Rule::Matador => "matador",
        }
    }

    pub const fn joins(self, open: Spots, tile: Tile, touching: Spots) -> bool {
        match self {
            Rule::Ordinary => touching.get() == open.get(),
            Rule::Matador => is_matador(tile) || touching.get() + open.get() == 7,
        }
    }

    pub const fn fitting(self, open: Spots) -> TileSet {
        FITTING[self as usize][open.get() as usize]
    }

    /// Returns every tile that may be second on an arm of a double cross: the matching double and,
    /// by matador matching, every matador (article 4.4).
    pub const fn fitting_second(self, open: Spots) -> TileSet {
        let doubles = self.fitting(open).doubles();
        match self {
            Rule::Ordinary => doubles,
            Rule::Matador => doubles.or(MATADORS),
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
