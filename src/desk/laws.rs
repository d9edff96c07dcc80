//! The list of laws, and the only place where one is chosen.

use crate::law::referee::Law;
use crate::laws::backgammon;
use crate::laws::checkers;
use crate::laws::chess;
use crate::laws::cribbage;
use crate::laws::fives;
use crate::laws::leaflet;
use crate::laws::nos;
use crate::speech;
use crate::table::house::HouseRow;
use crate::table::language::Texts;

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

/// What stands in the rows of the shell and of the laws, in the other languages.
pub static ROWS: [Texts; 10] = [
    rows!("../rules/shell/rows"),
    rows!("../rules/laws/nos/rows"),
    rows!("../rules/laws/fives/rows"),
    rows!("../rules/laws/leaflet/rows"),
    rows!("../rules/laws/cribbage/rows"),
    rows!("../rules/laws/checkers/rows"),
    rows!("../rules/laws/chess/rows"),
    rows!("../rules/laws/backgammon/rows"),
    rows!("../rules/law/rows"),
    rows!("../rules/speech/rows"),
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
    LAWS.into_iter().flat_map(|law| (law.house)())
}

/// The law that a line names as the first entry, or `Some(None)` if it names none; `None` if the line has no entry.
pub fn begun_by(line: &[u8]) -> Option<Option<&'static Law>> {
    let line = String::from_utf8_lossy(speech::strip_bom(line));
    let mut words = speech::said(&line).split_whitespace();
    let is_law = words.next()?.eq_ignore_ascii_case("law");
    let name = words.next().filter(|_| is_law);
    Some(name.map(|name| named(name).unwrap_or(usual())))
}
