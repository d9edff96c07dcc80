//! The laws, each in its folder, and the list to choose one from. No law uses another.

#![expect(missing_docs, reason = "most names say enough")]

// Brings in `message!` and the other macros.
#[macro_use]
extern crate nos_base;

/// Refuses the act that is judged, if this holds.
macro_rules! refuse_if {
    ($holds:expr, $refusal:expr) => {
        if $holds {
            return refuse($refusal);
        }
    };
}

pub mod backgammon;
pub mod box_games;
pub mod checkers;
pub mod chess;
pub mod cribbage;
pub mod fives;
pub mod nos;
pub mod simulate;

use nos_base::HouseRow;
use nos_law::imported::source::decoded;
use nos_law::{FileEvidence, Law};
use std::iter;

pub static LAWS: [&Law; 9] = [
    &nos::LAW,
    &fives::LAW,
    &box_games::DOMINOES,
    &box_games::MATADOR,
    &box_games::TIDDLE_A_WINK,
    &cribbage::LAW,
    &checkers::LAW,
    &chess::LAW,
    &backgammon::LAW,
];

const LAW: &str = "law";

/// Returns the law with this name, in English or in the chosen language.
pub fn named(name: &str) -> Option<&'static Law> {
    let mut laws = LAWS.into_iter();
    let typed = |law: &&Law| law.language.lexicon().dictionary.is_keyword(name, law.name());
    laws.find(|law| law.name().eq_ignore_ascii_case(name)).or_else(|| LAWS.into_iter().find(typed))
}

pub fn usual() -> &'static Law {
    &nos::LAW
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForeignGames {
    None,
    /// Games that several laws fit, and nothing decides for one.
    Undecided,
    Of(&'static Law),
}

/// Recognises another program's games by a file's beginning and the ending of its name.
pub fn written_in(head: &[u8], ending: &str) -> ForeignGames {
    // Most journals and scripts need not be decoded.
    let is_plain_day = head
        .get(..5)
        .is_some_and(|day| day.ends_with(b"-") && day.iter().take(4).all(u8::is_ascii_digit));
    // Text may precede the first tag or match; no line of a script begins with either.
    let is_text = head.first().is_some_and(u8::is_ascii_alphabetic);
    let is_headed = || {
        let is_head = |line: &[u8]| match line.trim_ascii() {
            [b'0'..=b'9', rest @ ..] => rest.to_ascii_lowercase().ends_with(b" match"),
            line => line.starts_with(b"[") || line.eq_ignore_ascii_case(b"money game"),
        };
        head.split(|byte| *byte == b'\n').any(is_head)
    };
    if is_plain_day || is_text && !is_headed() {
        return ForeignGames::None;
    }
    let head = decoded(iter::once(head.to_vec())).collect::<Vec<_>>().concat();
    let begin = head.trim_ascii_start();
    // A journal begins with a date, even if it is cut off early; a script begins with a verb.
    let is_day =
        matches!(begin.get(4), None | Some(b'-')) && begin.iter().take(4).all(u8::is_ascii_digit);
    let begins = |byte: &u8| b"[{;%".contains(byte) || byte.is_ascii_digit();
    let may_be = !is_day && (is_text || begin.first().is_some_and(begins));
    let formats = LAWS.into_iter().filter_map(|law| Some((law, law.game_text?)));
    let mut found = ForeignGames::None;
    // A backgammon match is no other game, whatever the players' names.
    for (law, format) in formats.rev().filter(|_| may_be) {
        match (format.evidence)(&head) {
            FileEvidence::Sure => return ForeignGames::Of(law),
            FileEvidence::Form if ending.eq_ignore_ascii_case(format.name) => {
                found = ForeignGames::Of(law)
            }
            FileEvidence::Form if found == ForeignGames::None => found = ForeignGames::Undecided,
            FileEvidence::Form | FileEvidence::None => {}
        }
    }
    found
}

/// Returns the law named in the first entry of a script or journal, or the default.
pub fn law_of(file: &[u8]) -> &'static Law {
    file.split(|b| *b == b'\n').find_map(begun_by).flatten().unwrap_or(usual())
}

pub fn house_rules() -> impl Iterator<Item = &'static HouseRow> {
    LAWS.into_iter().flat_map(|law| law.library().house)
}

/// Returns the law that a first entry names; `None` for a line without an entry.
pub fn begun_by(line: &[u8]) -> Option<Option<&'static Law>> {
    let line = String::from_utf8_lossy(nos_entry::strip_bom(line));
    let mut words = nos_entry::body_of(&line).split_whitespace();
    let first = words.next()?;
    let is_law = first.eq_ignore_ascii_case(LAW) || {
        let lexicon = usual().language.lexicon();
        lexicon.verb(LAW).is_some_and(|verb| lexicon.is_typed(verb.row, first))
    };
    let name = words.next().filter(|_| is_law);
    // Most lines give only the edition.
    let is_edition = |word: &str| word.starts_with(|c: char| c.is_ascii_digit());
    let law = |name| (!is_edition(name)).then(|| named(name)).flatten();
    Some(name.map(|name| law(name).unwrap_or(usual())))
}
