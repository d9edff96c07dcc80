//! The cribbage board. Each side has a front peg at its score and a back peg at its previous score.

use crate::common::Common;
use nos_base::text::width::wrapped;
use nos_base::{Ink, Look};

const ROW: i64 = 30;

/// The number of holes printed together, without a blank.
const GROUP: i64 = 5;

/// A board with more holes than this shows only the rows with a peg, and the last row.
const WHOLE: i64 = 121;

#[derive(Clone, Copy)]
struct Pegs {
    front: i64,
    back: i64,
    target: i64,
}

impl Pegs {
    fn hole(self, hole: i64, look: &Look) -> String {
        let (ink, sign, ascii) = if hole == self.front {
            (Ink::Open, "●", "O")
        } else if hole == self.back {
            (Ink::Open, "○", "o")
        } else {
            (Ink::Shut, "·", ".")
        };
        look.ink(ink, if look.ascii { ascii } else { sign })
    }

    fn rows(self) -> impl Iterator<Item = (i64, i64)> {
        let firsts = (0..(self.target + ROW - 1) / ROW).map(|row| row * ROW + 1);
        let rows = firsts.map(move |first| (first, (first + ROW - 1).min(self.target)));
        rows.filter(move |(first, last)| {
            let has = |peg: i64| (*first..=*last).contains(&peg) || peg == 0 && *first == 1;
            self.target <= WHOLE || has(self.front) || has(self.back) || *last == self.target
        })
    }

    fn row(self, (first, last): (i64, i64), look: &Look) -> String {
        let start = match first {
            1 => self.hole(0, look),
            _ => " ".to_owned(),
        };
        let holes = (first..=last).map(|hole| {
            let gap = if (hole - first) % GROUP == 0 { " " } else { "" };
            format!("{gap}{}", self.hole(hole, look))
        });
        format!("  {start}{} {last}", holes.collect::<String>())
    }
}

/// Draws the board of the current game, or else of the last one; empty before anybody is seated.
pub fn board(table: &Common, look: &Look) -> Vec<String> {
    let names = table.names();
    let target = table.target();
    let score = table.score();
    let pegs = score.points.iter().zip(&score.before);
    let mut lines = Vec::new();
    for (side, (&front, &back)) in table.sides().zip(pegs) {
        let name = side.told(&names);
        let words = match (front, back) {
            (0, _) => format!("{name}: 0"),
            (front, back) => message!("pegs", name, front, back),
        };
        lines.extend(wrapped("", &words, look.measure()));
        let pegs = Pegs { front, back, target };
        lines.extend(pegs.rows().map(|row| pegs.row(row, look)));
    }
    lines
}
