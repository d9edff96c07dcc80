//! The cribbage board. Each side has a front peg at its score and a back peg at its score before that.

use crate::law::fives::session::Session;
use crate::law::fives::side::Side;
use crate::print::look::{Ink, Look};
use crate::print::width::wrapped;

/// How many holes a row has.
const ROW: u16 = 30;

/// How many holes are printed together, without a blank.
const GROUP: u16 = 5;

/// A board with more holes than this shows only the rows with a peg, and the last row.
const WHOLE: u16 = 121;

/// What is in a hole.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hole {
    Empty,
    Front,
    Back,
}

impl Hole {
    fn sign(self, look: &Look) -> &'static str {
        match (self, look.ascii) {
            (Hole::Empty, false) => "·",
            (Hole::Empty, true) => ".",
            (Hole::Front, false) => "●",
            (Hole::Front, true) => "O",
            (Hole::Back, false) => "○",
            (Hole::Back, true) => "o",
        }
    }
}

/// The pegs of one side.
#[derive(Clone, Copy)]
struct Pegs {
    front: u16,
    back: u16,
    target: u16,
}

impl Pegs {
    fn at(self, hole: u16) -> Hole {
        if hole == self.front {
            Hole::Front
        } else if hole == self.back {
            Hole::Back
        } else {
            Hole::Empty
        }
    }

    /// The first and the last hole of each row that is shown.
    fn rows(self) -> impl Iterator<Item = (u16, u16)> {
        let firsts = (0..self.target.div_ceil(ROW)).map(|row| row * ROW + 1);
        let rows = firsts.map(move |first| (first, (first + ROW - 1).min(self.target)));
        rows.filter(move |(first, last)| {
            let has = |peg: u16| (*first..=*last).contains(&peg) || peg == 0 && *first == 1;
            self.target <= WHOLE || has(self.front) || has(self.back) || *last == self.target
        })
    }

    fn row(self, (first, last): (u16, u16), look: &Look) -> String {
        let draw = |hole: Hole| {
            let ink = if hole == Hole::Empty {
                Ink::Shut
            } else {
                Ink::Open
            };
            look.ink(ink, hole.sign(look))
        };
        let start = if first == 1 {
            draw(self.at(0))
        } else {
            " ".to_owned()
        };
        let holes = (first..=last).map(|hole| {
            let gap = if (hole - first).is_multiple_of(GROUP) {
                " "
            } else {
                ""
            };
            format!("{gap}{}", draw(self.at(hole)))
        });
        format!("  {start}{} {last}", holes.collect::<String>())
    }
}

/// The board of the game that is being played, or of the last one if none is.
pub fn board(session: &Session, look: &Look) -> Vec<String> {
    if session.players().is_empty() {
        return vec!["Nobody has points yet.".to_owned()];
    }
    let names = session.names();
    let game = session.game();
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let name = side.name(&names);
        let pegs = Pegs {
            front: game.scores[side],
            back: game.before[side],
            target: session.target(),
        };
        let score = match (pegs.front, pegs.back) {
            (0, _) => format!("{name}: 0"),
            (front, back) => format!("{name}: {front}, {back} before"),
        };
        lines.extend(wrapped("", &score, look.measure()));
        lines.extend(pegs.rows().map(|row| pegs.row(row, look)));
    }
    lines
}
