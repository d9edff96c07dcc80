//! What can be left out at the prompt, for every law with pieces.

use super::game::Piece;
use crate::speech::VerbRow;
use crate::speech::shorthand::Shorthand;
use crate::table::name::Name;

/// Whether a word is a number.
pub fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Takes a piece that was typed with a blank between its numbers, as in `6 4` or `dirk 6 4`, for one word.
pub fn join_numbers<P: Piece>(line: &mut Shorthand<'_>, is_player: impl Fn(&Name) -> bool) {
    let is_verb = line.verb().is_some_and(takes_piece::<P>);
    let mut at = usize::from(is_verb);
    let is_player = |name: Name| is_player(&name);
    at += usize::from(Name::new(line.text(at)).is_some_and(is_player));
    let is_number = is_digits(line.text(at)) && line.text(at).len() == 1;
    if is_number && line.pair(at).is_some_and(P::begins) {
        line.join(at);
    }
}

/// Whether the first word is a verb, or short for one that what follows can belong to.
pub fn begins_with_verb<P: Piece>(line: &Shorthand<'_>) -> bool {
    let word = line.text(0);
    let is_before_piece = P::begins(line.text(1));
    line.may_be_verb(word, |row| match row.has_letter(word) {
        true => !is_before_piece || takes_digits::<P>(row),
        false => takes_piece::<P>(row),
    })
}

/// Whether a piece can follow the verb, or the verb and a player.
fn takes_piece<P: Piece>(row: &VerbRow) -> bool {
    let usage = row.arguments.join(" ");
    let usage = usage.trim_start_matches("[NAME] ");
    usage.trim_start_matches('[').starts_with(P::USAGE)
}

/// Whether anything that can begin with digits can follow the verb, as a piece does.
fn takes_digits<P: Piece>(row: &VerbRow) -> bool {
    let arguments = row.arguments.iter();
    let mut words = arguments.flat_map(|usage| usage.split(|c: char| !c.is_alphanumeric()));
    words.any(|word| word == P::USAGE || matches!(word, "N" | "GAME" | "ENTRY"))
}

/// Inserts the names one by one, each before the next word from `from` on.
pub fn names_before<'a>(
    names: impl Iterator<Item = &'a Name>,
    from: usize,
    line: &mut Shorthand<'a>,
) {
    for (place, name) in names.enumerate() {
        let at = from + 2 * place;
        if at < line.words().len() {
            line.insert(at, name.as_str());
        }
    }
}

/// Separates tiles that were typed without a blank between them.
pub fn part_tiles(line: &mut Shorthand<'_>, from: usize) {
    let mut at = from;
    while at < line.words().len() {
        let word = line.text(at);
        if is_digits(word) && word.len() >= 4 && word.len().is_multiple_of(2) {
            line.split(at, 2);
        }
        at += 1;
    }
}
