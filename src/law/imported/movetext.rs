//! Words of numbered moves: moves, results and clocks, as people and programs write them.

use nos_entry::ClockTime;
use std::borrow::Cow;

/// Printed characters in moves, and their plain forms.
const PRINTED: [(&str, &str); 9] = [
    ("♔♚", "K"),
    ("♕♛", "Q"),
    ("♖♜", "R"),
    ("♗♝", "B"),
    ("♘♞", "N"),
    ("♙♟\u{fe0e}", ""),
    ("‐‑–—−", "-"),
    ("×", "x"),
    ("…", "..."),
];

pub(super) const NULLS: [&str; 5] = ["--", "Z0", "0000", "@@@@", "null"];

/// Marks that SCID writes after a move: a novelty, a diagram, a quiet move.
pub(super) const REMARKS: [&str; 3] = ["N", "D", "quiet"];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveKind {
    Chess,
    Checkers,
    /// Draughts on 100 squares.
    Hundred,
    /// Draughts whose squares have letters.
    Russian,
}

impl MoveKind {
    pub(super) fn name(self) -> &'static str {
        match self {
            MoveKind::Chess => "chess",
            MoveKind::Checkers => "checkers",
            MoveKind::Hundred => "hundred",
            MoveKind::Russian => "russian",
        }
    }

    /// Returns the game of a move; `None` if several fit or none does. `is_first`: the first
    /// move.
    pub(super) fn of(word: &str, is_first: bool) -> Option<MoveKind> {
        let bytes = word.as_bytes();
        let is_number = |part: &str| {
            (1..=4).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
        };
        let squares = || word.split(['-', 'x', ':']);
        let is_zero = |square: &str| square.parse() == Ok(0);
        if squares().all(is_number) && !squares().any(is_zero) {
            let is_beyond =
                |square: &str| square.len() < 3 && square.parse::<u32>().is_ok_and(|n| n > 32);
            let is_several = squares().nth(1).is_some();
            return match is_several && squares().any(is_beyond) {
                true => Some(MoveKind::Hundred),
                false => (is_several || bytes.len() > 2).then_some(MoveKind::Checkers),
            };
        }
        // No first move of chess goes along a diagonal.
        let is_diagonal = match bytes {
            [a @ b'a'..=b'h', b'1'..=b'8', .., c @ b'a'..=b'h', _] if bytes.len() < 6 => {
                let rows = bytes[1].abs_diff(bytes[bytes.len() - 1]);
                a.abs_diff(*c) == rows && rows > 0
            }
            [a @ b'a'..=b'h', c @ b'a'..=b'h', b'1'..=b'8'] => a.abs_diff(*c) == 1,
            _ => false,
        };
        let is_square = |two: &[u8]| matches!(two, [b'a'..=b'h', b'1'..=b'8']);
        let is_piece = bytes.first().is_some_and(|first| b"abcdefghKQRBNP".contains(first));
        let is_chess = is_piece && bytes.windows(2).any(is_square) || word.starts_with("O-O");
        match is_diagonal && is_first {
            true => Some(MoveKind::Russian),
            false => is_chess.then_some(MoveKind::Chess),
        }
    }
}

/// Removes the number of a move from a word.
pub(super) fn unnumbered(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_number = rest.starts_with('.') || rest.is_empty();
    if is_number { rest.trim_start_matches('.') } else { word }
}

/// Replaces printed characters by those of a keyboard.
pub(super) fn plain(word: &str) -> Cow<'_, str> {
    let replace = |word: Cow<'_, str>, (printed, plain): &(&str, &str)| {
        word.replace(|c| printed.contains(c), plain).into()
    };
    if word.is_ascii() { word.into() } else { PRINTED.iter().fold(word.into(), replace) }
}

/// Signs that join the squares of a move and the sides of a result.
pub(super) const JOINTS: [char; 4] = ['-', ':', 'x', 'X'];

/// Whether a word may continue after a blank, as a result or a move: `1 - 0`, `27 x 18`.
pub(super) fn may_go_on(word: &str) -> bool {
    let is_part = |c: char| c.is_ascii_digit() || "½/,.".contains(c) || JOINTS.contains(&c);
    word.starts_with(|c: char| c.is_ascii_digit() || c == '½')
        && !word.ends_with('.')
        && word.chars().all(is_part)
        && (word.ends_with(JOINTS) || result(word).is_none_or(|_| word == "1/2" || word == "½"))
}

/// Returns the points that a result states, of the player who moves first and of the other; `Some(None)`
/// for an open game, and `None` for a word that is no result. A letter F after it means that nobody
/// played.
pub(super) fn result(word: &str) -> Option<Option<[i64; 2]>> {
    const HALVES: [&str; 4] = ["1/2", "½", "0.5", "0,5"];
    match word {
        "*" => return Some(None),
        _ if HALVES[..2].contains(&word) => return Some(Some([1, 1])),
        _ if word.len() < 3 || !word.starts_with(['0', '1', '2', '½']) => return None,
        _ => {}
    }
    let (one, other) = word.trim_end_matches(['F', 'f']).split_once(['-', ':'])?;
    let points = |side: &str| match side {
        "0" => Some(0),
        "1" | "2" => Some(2),
        side => HALVES.contains(&side).then_some(1),
    };
    match [points(one)?, points(other)?] {
        [2, 2] if (one, other) == ("1", "1") => Some(Some([1, 1])),
        points => (points.iter().sum::<i64>() <= 2).then_some(Some(points)),
    }
}

/// Reads the clock in a comment: hours, minutes and seconds, or less. Drops fractions of a second.
pub(super) fn clock(text: &str) -> Option<ClockTime> {
    let text = text.trim_end_matches(']').split(['.', ',']).next()?;
    let mut numbers = text.split(':').map(|part| part.trim().parse::<u32>().ok());
    let (one, two) = (numbers.next()??, numbers.next()??);
    let (hours, minutes, seconds) = match (numbers.next(), numbers.next()) {
        (Some(three), None) => (one, two, three?),
        (None, _) => (one / 60, one % 60, two),
        _ => return None,
    };
    ClockTime::new(hours, minutes, seconds)
}
