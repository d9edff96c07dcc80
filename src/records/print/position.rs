//! A position, place by place, in a few letters for the script that steps through a hand.

use nos_law::picture::{CardRow, DrawnArm, Picture, Points};
use std::collections::BTreeMap;

/// The content of each place, by its number in the drawing or the name of an arm. Each word below
/// the picture has a place too.
pub type Position = BTreeMap<String, String>;

pub fn position(picture: &Picture) -> Position {
    let numbered = |states: Vec<String>| -> Position {
        let numbers = (0..).map(|at: usize| at.to_string());
        numbers.zip(states).collect()
    };
    let (mut position, caption) = match picture {
        Picture::Tiles(drawing, _) => (drawing.arms.iter().map(end).collect(), ""),
        Picture::Board(board, caption) => {
            let squares = board.rows.iter().flatten().map(|square| {
                let (man, is_last) = square.standing();
                man + if is_last { "+" } else { "" }
            });
            (numbered(squares.collect()), caption.as_str())
        }
        Picture::Points(points, caption) => (numbered(stacks(points)), caption.as_str()),
        Picture::Cards(rows, caption) => {
            (numbered(rows.iter().map(row).collect()), caption.as_str())
        }
    };
    let words = caption.split(' ').filter(|word| !word.is_empty());
    let words = (0..).zip(words);
    position.extend(words.map(|(at, word): (u32, _)| (format!("w{at:02}"), word.to_owned())));
    position
}

/// Returns the places that changed, each with its new content; `None` if none did.
pub fn changed(before: &Position, after: &Position) -> Option<String> {
    let gone = (before.keys())
        .filter(|place| !after.contains_key(*place))
        .map(|place| format!("{place}="));
    let is_new = |(place, shows): &(&String, &String)| before.get(*place) != Some(*shows);
    let new = (after.iter().filter(is_new)).map(|(place, shows)| format!("{place}={shows}"));
    let changes: Vec<String> = gone.chain(new).collect();
    (!changes.is_empty()).then(|| changes.join("|"))
}

/// Returns the arm's name, with its first tile unless it begins at the first.
pub fn arm_called(arm: &DrawnArm) -> String {
    match arm.from {
        1 => arm.name.to_string(),
        from => format!("{} {from}", arm.name),
    }
}

/// Returns what the end of an arm shows and accepts.
fn end(arm: &DrawnArm) -> (String, String) {
    let shows = format!("{} {}", arm.end.shows, arm.end.words);
    (arm_called(arm), shows.trim_end().to_owned())
}

/// Returns the stacks at the upper and lower edges, then the cube in each of its places.
fn stacks(points: &Points) -> Vec<String> {
    let stacks = points.top.iter().chain(&points.low);
    let cubes = (points.cubes().into_iter().flatten())
        .map(|value| value.map_or_else(String::new, |value| value.to_string()));
    stacks.map(|stack| stack.standing()).chain(cubes).collect()
}

/// Returns the number of cards in a row, how many are put aside, and the words after them.
fn row(row: &CardRow) -> String {
    let aside = row.cards.iter().filter(|(_, is_aside)| *is_aside).count();
    format!("{} {aside} {}", row.cards.len(), row.words)
}
