//! How men, stacks and cards stand, in a few letters for the script that walks through a hand.

use nos_rules::law::picture::{Board, CardRow, Picture, Points, Stack};

/// The position; `None` of tiles, each of which tells its entry.
pub fn position(picture: &Picture) -> Option<String> {
    match picture {
        Picture::Tiles(..) => None,
        Picture::Board(board, _) => Some(squares(board)),
        Picture::Points(points, _) => Some(stacks(points)),
        Picture::Cards(rows, _) => Some(rows.iter().map(row).collect::<Vec<_>>().join("|")),
    }
}

/// The letter of the man on each square, and the places of the squares of the last move.
fn squares(board: &Board) -> String {
    let squares = || board.rows.iter().flatten();
    let men = squares().map(|square| square.man.map_or('.', |man| man.letter));
    let moved = squares()
        .enumerate()
        .filter(|(_, square)| square.is_moved)
        .map(|(at, _)| format!(" {at}"));
    men.collect::<String>() + &moved.collect::<String>()
}

/// The number of checkers of each stack, column by column, those of the dark side below 0; then the value of the cube, and
/// where it lies: 0 below, 1 in the middle, 2 above.
fn stacks(points: &Points) -> String {
    let number = |stack: &Stack| i64::from(stack.number) * if stack.man.is_light { 1 } else { -1 };
    let mut numbers = Vec::new();
    for (top, low) in points.top.iter().zip(&points.low) {
        numbers.extend([top, low].map(number));
    }
    if let Some((value, owner)) = points.cube {
        numbers.extend([value, owner.map_or(1, |is_low| if is_low { 0 } else { 2 })]);
    }
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    numbers.join(" ")
}

/// How many cards lie in a row, how many of them are put aside, and the words behind them.
fn row(row: &CardRow) -> String {
    let aside = row.cards.iter().filter(|(_, is_aside)| *is_aside).count();
    format!("{} {aside} {}", row.cards.len(), row.words)
}
