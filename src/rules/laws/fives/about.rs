//! Fives and threes in rows.

use super::Fives;
use super::words::Event;
use crate::law::about::{
    ANY_KEYS, About, Counted, Denied, PhaseRow, Query, Seating, Shared, TallyColumn, word,
};
use crate::law::ruling::Effect;
use crate::law::side::Side;
use crate::speech::{Class, Kind};
use crate::table::article::article;
use crate::table::house::HouseRange;
use crate::{causes, house_rules};

house_rules! {
    Rule:
    Target = "game.target" HouseRange::Between(1, 1_000), 61, "the score that must be reached exactly to win a game [6.1]";
}

causes! {
    ENDS = "ends" "for the ends" 4 2;
    OUT_ALONE = "out" "for chipping out" 5 1;
    OUT_IN_PAIR = "out" "for chipping out" 5 2;
}

/// A knock denies every unplayed tile that fits.
pub static KNOCKED: Denied = Denied {
    did: "knocked",
    kind: "knocked-able",
    article: article(3, 3),
    heading: "What the knock denies",
};

#[rustfmt::skip]
const COUNTED: &[Counted<Fives>] = &[
    Counted::HANDS,
    Counted::opened(TallyColumn::new("led", "led", "hands led")),
    Counted::ENDED,
    Counted::WON,
    Counted::scored(TallyColumn::points("points of the player's side, those for the last tile too")),
    Counted::Row(TallyColumn::new("chipped_out", "chipped out", "hands in which the player's side had no tiles left"), |table, effect| match effect {
        Effect::Over { out: Some(player), .. } => Some((table.side_of(*player), 1)),
        _ => None,
    }),
    Counted::Row(TallyColumn::new("knocks", "knocks", "times the player knocked"), |_, effect| match effect {
        Effect::Own(Event::Knocked { player, .. }) => Some((Side::alone(player.index()), 1)),
        _ => None,
    }),
    Counted::proved(TallyColumn::new("knocked_able", "knocked able", "knocks that were proved false")),
    Counted::FOULS,
    Counted::Fouls(article(3, 6)),
];

#[rustfmt::skip]
pub static ABOUT: About<Fives> = About {
    name: "fives-and-threes",
    title: "Fives and threes, the league game for two players or two pairs",
    called: "fives and threes",
    rulebook: &[include_str!("rulebook.md")],
    seating: Seating {
        allowed: &[(2, 2), (4, 2)],
        more: Kind::new("another player's name", "; two players are seated, or four", Class::Name),
        too_many: "\"{found}\" is one player too many; two play, or four",
        who: "two play fives and threes, or four",
    },
    target: Some(Rule::Target),
    has_pegs: true,
    verbs: &[
        Shared::Law.row(&["fives-and-threes N"], "the law and the edition of its rulebook, as the very first entry", "law fives-and-threes 1", &[]),
        Shared::Seat.row(&["NAME NAME [NAME NAME]"], "the players, clockwise: two, or four in pairs who sit opposite", "seat Anna Bram Cees Dirk", &["1.1"]),
        Shared::House.row(&["KEY VALUE"], "a house rule other than the default, before the first deal", "house game.target 121", &["6.1"]),
        Shared::Lot.row(&["NAME TILE [NAME TILE ...]"], "the tiles drawn for the first lead", "lot Anna 6-3 Bram 4-4", &["2.2"]),
        Shared::Settle.row(&[], "the session ends", "settle", &["6.4"]),
        Shared::Note.row(&["TEXT"], "anything worth keeping; it changes nothing", "note Cees gets the coffee", &[]),
        Shared::Deal.row(&[], "a new hand: everyone has taken tiles", "deal", &["2.1"]),
        Shared::Void.row(&[], "the hand is abandoned and its points go back", "void", &["2.3"]),
    ],
    questions: &[
        Query::Show.row(&[], "the line and the board", "show", &[]),
        Query::Legal.row(&["[TILE|at N]"], "every tile that could be played now, or one tile, or before an entry", "legal 6-4", &["3.1"]),
        Query::Scores.row(&[], "the points and the games of each side", "scores", &["6.1"]),
        Query::Holds.row(&["[NAME|at N]"], "who can hold what, now or before an entry", "holds Anna", &["3.3"]),
        Query::Audit.row(&[], "what the record proves", "audit", &["3.3"]),
    ],
    words: &[
        word("on", "where it lies: an end, or the number it shows"),
        word("left", ""),
        word("right", ""),
        word("fives-and-threes", "the law of this game"),
    ],
    letters: &["l", "r"],
    phases: &[
        PhaseRow::new("lobby", &["seat"], ANY_KEYS),
        PhaseRow::new("lot", &["lot"], "the tiles drawn, clockwise: 6341").bare("lot"),
        PhaseRow::new("between", &["deal", "reveal", "settle"], "d deals; the tiles still held, with or without blanks: 6320").bare("reveal").with_hands(),
        PhaseRow::new("finished", &[], ANY_KEYS),
        PhaseRow::new("play", &["play", "knock"], "64 plays, 6>4 if the 6 touches, 64l on the left, dirk 64 for another; k knocks").bare("play").with_hands(),
    ],
    causes: CAUSES,
    counted: COUNTED,
    help: &[texts!("help", "txt")],
    ..About::USUAL
};
