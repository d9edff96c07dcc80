use super::position::Check;
use super::words::Event;
use super::{Chess, Session};
use nos_entry::phrases::folded;
use nos_law::{Game as _, Ruling};

/// Whether a line claims a capture, en passant, check, mate, number or side that the move lacks.
pub fn overstates(table: &Session, ruling: &Ruling, typed: &str) -> bool {
    let moved = ruling.events_of::<Event>().find_map(|event| match event {
        Event::Moved(_, _, sign, played, _) => Some((*sign, played)),
        _ => None,
    });
    let Some((sign, played)) = moved else { return false };
    let pieces = &Chess::law().library().lexicon.phrases().pieces;
    let says = |word: &str, meaning: &str| {
        let folded = folded(word).replace('.', "");
        pieces.iter().any(|(said, typed)| *said == folded && typed == meaning)
    };
    let (moves, passes) = (table.game.course.moves, played.taken.is_some_and(|at| at != played.to));
    typed.split_whitespace().any(|word| {
        let digits = word.chars().take_while(char::is_ascii_digit).count();
        let (number, rest) = word.split_at(digits);
        let dots = rest.chars().take_while(|c| *c == '.').count();
        let is_numbered = digits > 0 && dots > 0;
        let is_other_number = is_numbered && number.parse() != Ok(moves / 2 + 1);
        let is_other_side = is_numbered && (dots > 1) != (moves % 2 == 1);
        let has_square = word.contains(|c: char| c.is_ascii_digit());
        let takes = has_square && word.contains('x') || says(word, "x");
        let bare = word.trim_end_matches(['!', '?', ',', '.']);
        let checks = bare.ends_with('+') || says(word, "+");
        let mates = bare.ends_with('#') || says(word, "#");
        is_other_number
            || is_other_side
            || takes && played.taken.is_none()
            || checks && sign == Check::None
            || mates && sign != Check::Mate
            || says(word, "e.p.") && !passes
    })
}
