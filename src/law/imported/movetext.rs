//! Words of a game with numbered moves: moves, results and clocks, as people and programs write them.

/// What stands for other characters in moves that were set in print.
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

/// A word without the number of its move.
pub(super) fn unnumbered(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_number = rest.starts_with('.') || rest.is_empty();
    if is_number {
        rest.trim_start_matches('.')
    } else {
        word
    }
}

/// A word in the letters of a keyboard.
pub(super) fn plain(mut word: String) -> String {
    if !word.is_ascii() {
        for (printed, plain) in PRINTED {
            word = word.replace(|c| printed.contains(c), plain);
        }
    }
    word
}

/// The points of who moves first and of who moves second, none if a game is not over; `None` if it is no result.
pub(super) fn result(word: &str) -> Option<[i64; 2]> {
    Some(match word {
        "1-0" | "2-0" => [2, 0],
        "0-1" | "0-2" => [0, 2],
        "1/2-1/2" | "1-1" | "1/2" | "½-½" => [1, 1],
        "*" => [0, 0],
        _ => return None,
    })
}

/// A clock as an entry has it, of hours, minutes and seconds, or of less.
pub(super) fn clock(text: &str) -> Option<String> {
    let text = text.trim_end_matches(']').split(['.', ',']).next()?;
    let numbers = text.split(':').map(|part| part.trim().parse::<u32>().ok());
    let (hours, minutes, seconds) = match *numbers.collect::<Option<Vec<_>>>()? {
        [hours, minutes, seconds] => (hours, minutes, seconds),
        [minutes, seconds] => (minutes / 60, minutes % 60, seconds),
        _ => return None,
    };
    let is_clock = hours < 100 && minutes < 60 && seconds < 60;
    is_clock.then(|| format!(" {{{hours}:{minutes:02}:{seconds:02}}}"))
}
