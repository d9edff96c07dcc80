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
    ("‐‑–—―−－", "-"),
    ("×", "x"),
    ("…", "..."),
];

pub(super) fn is_null(word: &str) -> bool {
    let is_all = |sign| !word.is_empty() && word.bytes().all(|byte| byte == sign);
    matches!(word, "Z0" | "0000" | "null") || is_all(b'-') || is_all(b'@')
}

/// Whether a word after a move annotates it: a novelty, a diagram, a rare move, en passant.
pub(super) fn is_remark(word: &str) -> bool {
    matches!(word, "N" | "D" | "R" | "RR" | "quiet" | "forced" | "worst" | "ep" | "e.p" | "e.p.")
}

pub(super) fn is_evaluation(word: &str) -> bool {
    let is_sign = |c: char| !c.is_alphanumeric() && (!c.is_ascii() || "+-=/\\!?#*,~".contains(c));
    !word.is_empty() && word.chars().all(is_sign)
}

/// Whether a number with its dots precedes a move of the second player; `None` for no number.
pub(super) fn is_second(number: &str) -> Option<bool> {
    let dots = number.bytes().rev().take_while(|byte| *byte == b'.').count();
    (dots > 1 || dots < number.len()).then_some(dots > 1)
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotatedGame {
    Chess,
    Checkers,
    /// Draughts on 100 squares.
    Hundred,
    /// Draughts whose squares have letters.
    Russian,
}

impl NotatedGame {
    pub(super) fn name(self) -> &'static str {
        match self {
            NotatedGame::Chess => "chess",
            NotatedGame::Checkers => "checkers",
            NotatedGame::Hundred => "hundred",
            NotatedGame::Russian => "russian",
        }
    }

    /// Returns the game of a move; `None` if several fit or none does. `is_first`: the first
    /// move.
    pub(super) fn of(word: &str, is_first: bool) -> Option<NotatedGame> {
        let bytes = word.as_bytes();
        let is_number = |part: &str| {
            (1..=4).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
        };
        let squares = || word.split(['-', 'x', ':']);
        if squares().all(is_number) && !squares().any(|square: &str| square.parse() == Ok(0)) {
            let is_beyond =
                |square: &str| square.len() < 3 && square.parse::<u32>().is_ok_and(|n| n > 32);
            let is_several = squares().nth(1).is_some();
            let is_short = |square: &str| {
                let (from, to) = square.split_at_checked(2).unwrap_or_default();
                square.len() == 4 && (is_beyond(from) || is_beyond(to))
            };
            let is_hundred = if is_several { squares().any(is_beyond) } else { is_short(word) };
            return match is_hundred {
                true => Some(NotatedGame::Hundred),
                false => (is_several || bytes.len() > 2).then_some(NotatedGame::Checkers),
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
            true => Some(NotatedGame::Russian),
            false => is_chess.then_some(NotatedGame::Chess),
        }
    }
}

pub(super) fn unnumbered(word: &str) -> &str {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let rest = word.get(digits..).unwrap_or_default();
    if rest.starts_with('.') || rest.is_empty() { rest.trim_start_matches('.') } else { word }
}

/// Replaces printed characters by those of a keyboard.
pub(super) fn plain(word: &str) -> Cow<'_, str> {
    let replace = |word: Cow<'_, str>, (printed, plain): &(&str, &str)| {
        word.replace(|c| printed.contains(c), plain).into()
    };
    if word.is_ascii() {
        return word.into();
    }
    // A blank that breaks no line follows some numbers.
    PRINTED.iter().fold(word.replace(".\u{a0}", ".").into(), replace)
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
    // Nearly every move begins with a letter. `½` begins with the byte 0xc2.
    if !matches!(word.as_bytes(), [b'0'..=b'2' | b'*' | b'+' | b'-' | 0xc2, ..]) {
        return None;
    }
    match word {
        "*" => return Some(None),
        "+:-" => return Some(Some([2, 0])),
        "-:+" => return Some(Some([0, 2])),
        "-:-" => return Some(Some([0, 0])),
        _ if HALVES[..2].contains(&word) => return Some(Some([1, 1])),
        _ if word.len() < 3 => return None,
        _ => {}
    }
    let (one, other) = word.trim_end_matches(['F', 'f']).split_once(['-', ':'])?;
    let points = |side: &str| match side {
        "0" | "0.0" => Some(0),
        "1" | "1.0" | "2" => Some(2),
        side => HALVES.contains(&side).then_some(1),
    };
    match [points(one)?, points(other)?] {
        [2, 2] if (one, other) == ("1", "1") => Some(Some([1, 1])),
        points => (points.iter().sum::<i64>() <= 2).then_some(Some(points)),
    }
}

/// Reads a result with the words that may follow it: `1/2 - 1/2`, `1-0 ff`.
pub(super) fn told_result(text: &str) -> (Option<Option<[i64; 2]>>, &str) {
    let words = text.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(text.len());
    let (signs, words) = text.split_at(words);
    let bare = || plain(signs).split_whitespace().collect();
    let signs: Cow<'_, str> = result(signs).map_or_else(bare, |_| signs.into());
    // Only who does not play wins by a plus.
    (result(&signs), if signs.contains('+') { "forfeit" } else { words })
}

/// Reads the clock in a comment: hours, minutes and seconds, or less. Drops fractions of a second.
pub(super) fn clock(text: &str) -> Option<ClockTime> {
    let whole = text.split(['.', ',']).next()?;
    let number = |part: &str| part.parse().or_else(|_| part.trim().parse::<u32>()).ok();
    let mut numbers = whole.split(':').map(number);
    let (one, two) = (numbers.next()??, numbers.next()??);
    let (hours, minutes, seconds) = match (numbers.next(), numbers.next()) {
        (Some(three), None) => (one, two, three?),
        (None, _) => (one / 60, one % 60, two),
        _ => return None,
    };
    ClockTime::new(hours, minutes, seconds)
}

pub(super) fn is_usual_clock(text: &str) -> bool {
    let form = if text.starts_with(" 0") { " 0:00:00" } else { " 00:00:00" };
    let form = if text.len() < form.len() { " 0:00:00" } else { form };
    let fits = |(byte, form): (u8, u8)| byte == form || form == b'0' && byte.is_ascii_digit();
    text.len() == form.len() && text.bytes().zip(form.bytes()).all(fits)
}
