//! What can be left out at the prompt, for every law with pieces.

use super::game::Piece;
use crate::speech::VerbRow;
use crate::speech::shorthand::Shorthand;
use crate::table::name::Name;

/// Whether a word is a number.
pub fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
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
