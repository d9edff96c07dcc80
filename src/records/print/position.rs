//! How it stands, in a few letters for the script that walks through a hand.

use nos_rules::law::picture::{Board, CardRow, Drawing, DrawnArm, Picture, Points, Stack};

/// The position, and behind a `#` what stands below the picture. Tiles tell their entries themselves.
pub fn position(picture: &Picture) -> String {
    let (stands, caption) = match picture {
        Picture::Tiles(drawing, _) => (ends(drawing), ""),
        Picture::Board(board, caption) => (squares(board), caption.as_str()),
        Picture::Points(points, caption) => (stacks(points), caption.as_str()),
        Picture::Cards(rows, caption) => (
            rows.iter().map(row).collect::<Vec<_>>().join("|"),
            caption.as_str(),
        ),
    };
    match caption {
        "" => stands,
        caption => format!("{stands}#{caption}"),
    }
}

/// What an arm is called in a drawing: its name, and the tile that it begins at, if that is not the first.
pub fn arm_called(arm: &DrawnArm) -> String {
    match arm.from {
        1 => arm.name.to_string(),
        from => format!("{} {from}", arm.name),
    }
}

/// What each end shows, and what may be laid there.
fn ends(drawing: &Drawing) -> String {
    let end = |arm: &DrawnArm| format!("{}={}={}", arm_called(arm), arm.end.shows, arm.end.words);
    drawing.arms.iter().map(end).collect::<Vec<_>>().join("|")
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
