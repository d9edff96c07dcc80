//! The line as it lies, with doubles crosswise, and what the open ends count.

use crate::dominoes::tile::Spots;
use crate::law::fives::hand::Hand;
use crate::law::fives::line::{End, total};
use crate::law::fives::points::points;
use crate::law::picture::{self, Piece};
use crate::print::look::{Ink, Look};
use crate::print::width::wrapped;

/// The line of a hand, and what its ends add up to; a sentence if no tile lies.
pub fn line(hand: Option<&Hand>, look: &Look) -> Vec<String> {
    let lying = hand.and_then(|hand| Some((hand, hand.line.ends()?)));
    let Some((hand, ends)) = lying else {
        return vec!["No tile lies on the table.".to_owned()];
    };
    let [left, right] = ends;
    let ink = if hand.is_going() {
        Ink::Open
    } else {
        Ink::Plain
    };
    let sign = |end: &End| Piece::sign(format!("({})", end.shows), ink);
    let tiles = hand.line.from_the_left();
    let tiles = tiles.into_iter().map(|tile| piece(tile, look));
    let pieces: Vec<Piece> = [sign(left)]
        .into_iter()
        .chain(tiles)
        .chain([sign(right)])
        .collect();
    let mut lines = picture::line(&pieces, look);
    let total = total(ends);
    let scores = match points(total) {
        0 => "no points".to_owned(),
        1 => "1 point".to_owned(),
        points => format!("{points} points"),
    };
    let made = format!(
        "Left counts {}, right {}: {total}, {scores}.",
        left.counts, right.counts
    );
    lines.extend(wrapped("", &made, look.measure()));
    lines
}

fn piece((left, right): (Spots, Spots), look: &Look) -> Piece {
    if left == right {
        Piece::crosswise(left, look)
    } else {
        Piece::lying(left, right)
    }
}
