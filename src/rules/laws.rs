//! The laws, each in its folder, and the list of them, by which one is chosen. No law knows another.

#![expect(missing_docs, reason = "most names say enough")]

pub mod backgammon;
pub mod checkers;
pub mod chess;
pub mod cribbage;
pub mod fives;
pub mod leaflet;
pub mod nos;

use crate::law::referee::Law;
use crate::speech;
use crate::table::house::HouseRow;

pub static LAWS: [&Law; 9] = [
    &nos::LAW,
    &fives::LAW,
    &leaflet::DOMINOES,
    &leaflet::MATADOR,
    &leaflet::TIDDLE_A_WINK,
    &cribbage::LAW,
    &checkers::LAW,
    &chess::LAW,
    &backgammon::LAW,
];

pub fn named(name: &str) -> Option<&'static Law> {
    let mut laws = LAWS.into_iter();
    laws.find(|law| law.name.eq_ignore_ascii_case(name))
}

pub fn usual() -> &'static Law {
    &nos::LAW
}

/// The law of a script or journal: the one that its first entry names, or the default.
pub fn of(file: &[u8]) -> &'static Law {
    let mut lines = file.split(|b| *b == b'\n');
    lines.find_map(begun_by).flatten().unwrap_or(usual())
}

pub fn house_rules() -> impl Iterator<Item = &'static HouseRow> {
    LAWS.into_iter()
        .flat_map(|law| law.library().house.iter().copied())
}

/// The law that a line names as the first entry, or `Some(None)` if it names none; `None` if the line has no entry.
pub fn begun_by(line: &[u8]) -> Option<Option<&'static Law>> {
    let line = String::from_utf8_lossy(speech::strip_bom(line));
    let mut words = speech::said(&line).split_whitespace();
    let is_law = words.next()?.eq_ignore_ascii_case("law");
    let name = words.next().filter(|_| is_law);
    Some(name.map(|name| named(name).unwrap_or(usual())))
}
