//! A position, place by place, in a few letters for the script that steps through a hand.

use nos_base::{Spots, in_order};
use nos_law::{CardRow, DrawnArm, Picture, Points};
use std::borrow::Cow;

/// The name of an arm, and the number of the tile where it begins.
type ArmName = (Cow<'static, str>, usize);

/// The state of each numbered place, what the end of each arm shows and accepts, and the words
/// below.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Position {
    numbered: Vec<String>,
    arms: Vec<(ArmName, (Spots, String))>,
    words: Vec<String>,
}

pub fn position(picture: Picture) -> Position {
    let (numbered, caption) = match picture {
        Picture::Tiles(drawing, _) => {
            let end = |arm: DrawnArm| ((arm.name, arm.from), (arm.end.shows, arm.end.words));
            let arms = drawing.arms.into_iter().map(end).collect();
            return Position { arms, ..Position::default() };
        }
        Picture::Board(board, caption) => {
            let squares = board.rows.iter().flatten().map(|square| {
                let (man, is_last) = square.standing();
                man + if is_last { "+" } else { "" }
            });
            (squares.collect(), caption)
        }
        Picture::Points(points, caption) => (stacks(&points), caption),
        Picture::Cards(rows, caption) => (rows.iter().map(row).collect(), caption),
    };
    let caption = caption.isolated();
    let words = caption.spaced();
    let words = words.split(' ').filter(|word| !word.is_empty());
    Position { numbered, words: words.map(str::to_owned).collect(), ..Position::default() }
}

/// The places whose state has changed, each with its new state; `None` if there are none.
pub fn changed(before: &Position, after: &Position) -> Option<String> {
    if before == after {
        return None;
    }
    let mut changes = Vec::new();
    let mut listed = |before: &[String], after: &[String], name: fn(usize) -> String| {
        for at in 0..before.len().max(after.len()) {
            let (was, is) = (before.get(at), after.get(at));
            if was != is {
                changes.push(format!("{}={}", name(at), is.map_or("", String::as_str)));
            }
        }
    };
    listed(&before.numbered, &after.numbered, |at| at.to_string());
    listed(&before.words, &after.words, |at| format!("w{at:02}"));
    let is_there = |arm: &ArmName| after.arms.iter().any(|(other, _)| other == arm);
    let gone = before.arms.iter().filter(|(arm, _)| !is_there(arm));
    let gone = gone.map(|(arm, _)| (false, called(arm), String::new()));
    let new = after.arms.iter().filter(|arm| !before.arms.contains(arm));
    let new = new.map(|(arm, (shows, words))| (true, called(arm), format!("{shows} {words}")));
    let ends = in_order(gone.chain(new));
    changes.extend(ends.iter().map(|(_, arm, end)| format!("{arm}={}", end.trim_end())));
    (!changes.is_empty()).then(|| changes.join("|"))
}

/// Returns the name of an arm in a drawing, with the tile where it begins unless that is the first.
pub fn arm_called(arm: &DrawnArm) -> String {
    called(&(arm.name.clone(), arm.from))
}

fn called((name, from): &ArmName) -> String {
    match from {
        1 => name.to_string(),
        from => format!("{name} {from}"),
    }
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
