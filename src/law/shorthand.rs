//! What can be left out at the prompt, for every law that is played with dominoes.

use super::tiles::typed_tile;
use crate::speech::VerbRow;
use crate::speech::shorthand::Shorthand;
use crate::table::name::Name;

/// Whether a word is a number.
pub fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a word begins with a tile.
pub fn is_tile(word: &str) -> bool {
    typed_tile(word).is_some()
}

/// Whether the first word is a verb, or short for one that what follows can belong to.
pub fn begins_with_verb(line: &Shorthand<'_>, is_tile: fn(&str) -> bool) -> bool {
    let word = line.text(0);
    let is_before_tile = is_tile(line.text(1));
    line.may_be_verb(word, |row| match row.has_letter(word) {
        true => !is_before_tile || takes_digits(row),
        false => takes_tile(row),
    })
}

/// Whether a tile can follow the verb, or the verb and a player.
fn takes_tile(row: &VerbRow) -> bool {
    let usage = row.arguments.join(" ");
    let usage = usage.trim_start_matches("[NAME] ");
    usage.starts_with("TILE") || usage.starts_with("[TILE")
}

/// Whether anything that begins with digits can follow the verb, as a tile does.
fn takes_digits(row: &VerbRow) -> bool {
    let arguments = row.arguments.iter();
    let mut words = arguments.flat_map(|usage| usage.split(|c: char| !c.is_alphanumeric()));
    words.any(|word| matches!(word, "TILE" | "N" | "GAME" | "ENTRY"))
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
