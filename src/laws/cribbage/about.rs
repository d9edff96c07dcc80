use super::words::Event;
use nos_base::{HouseRange, Texts, article, house_rules};
use nos_entry::{Argument as _, ArgumentRow, CommonQuestion, CommonVerb, Slot, argument};
use nos_law::about::called;
use nos_law::{About, Counted, Denied, Effect, PhaseRow, TallyColumn, causes};

/// The target of the long game (article 6.1).
pub const THE_LONG_GAME: i64 = 121;
/// The most points with which the loser of a long game loses double (article 6.2).
pub const DOUBLE_MOST: i64 = 60;
pub const DOUBLE: i64 = 2;

house_rules! {
    Rule:
    Target = "game.target" HouseRange::OneOf(&[("121", 121), ("61", 61)]), 121, ["6.1"];
    Muggins = "game.muggins" HouseRange::ON_OR_OFF, 0, ["5.8"];
}

causes! {
    FIRST_HAND = "first-hand" 2 4;
    CUT_JACK = "cut-jack" 2 5;
    PLAY_FIFTEEN = "fifteen" 4 1;
    PLAY_PAIR = "pair" 4 2;
    PLAY_TRIPLET = "triplet" 4 2;
    PLAY_QUARTET = "quartet" 4 2;
    PLAY_RUN = "run" 4 3;
    THIRTY_ONE = "thirty-one" 4 4;
    GO = "go" 4 5;
    LAST = "last" 4 6;
    FIFTEEN = "fifteen" 5 2;
    PAIR = "pair" 5 3;
    TRIPLET = "triplet" 5 3;
    QUARTET = "quartet" 5 3;
    RUN = "run" 5 4;
    FLUSH = "flush" 5 5;
    NOBS = "nobs" 5 6;
    CLAIM = "claim" 5 7;
    MUGGINS = "muggins" 5 8;
}

pub static WENT: Denied = Denied { kind: "go-able", article: article(3, 3) };

#[rustfmt::skip]
pub const PLACES: [&str; 2] = ["crib", "pack"];

#[rustfmt::skip]
pub const COUNTED: &[Counted<Event>] = &[
    Counted::HANDS,
    Counted::ENDED,
    Counted::Won,
    Counted::POINTS,
    Counted::Row(TallyColumn::new("in_play"), |_, effect| match effect {
        Effect::Scored { side, points, cause, .. } if cause.article.chapter == 4 => Some((*side, *points)),
        _ => None,
    }),
    Counted::Event(TallyColumn::new("goes"), |table, event| match event {
        Event::Gone(player, _) => Some((table.side_of(*player), 1)),
        _ => None,
    }),
    Counted::proved(TallyColumn::new("go_able")),
    Counted::FOULS,
    Counted::Fouls(&[article(3, 2)]),
];

#[rustfmt::skip]
pub static ABOUT: About = About {
    name: "cribbage",
    rulebook: Texts::new("cribbage.md", &[include_str!("rulebook.md"), include_str!("rulebook.nl.md")]),
    target: Some(Rule::Target as usize),
    muggins: Some(Rule::Muggins as usize),
    has_pegs: true,
    answered: &["heels", "nobs", "peg"],
    verbs: &[
        CommonVerb::Law.row(&[ArgumentRow::law("cribbage N")], "law cribbage 1", &[]),
        CommonVerb::Seat.row(&[ArgumentRow::seat("NAME NAME")], "seat Anna Bram", &["1.1"]),
        CommonVerb::House.row(&[ArgumentRow::HOUSE], "house game.target 61", &["6.1"]),
        called("cut", CommonVerb::Lot.row(&[ArgumentRow::new("NAME CARD NAME CARD", &[Slot::PLAYER.repeated(), Slot::PIECE.repeated()])], "cut Anna 9c Bram Kd", &["2.1"])),
        CommonVerb::Carry.row(&[argument::Carrying::ROW], "carry Anna 1 Bram 2", &["6.4"]),
        CommonVerb::Settle.row(&[], "settle", &["6.3"]),
        CommonVerb::Note.row(&[argument::Text::ROW], "note Anna gets the coffee", &[]),
        CommonVerb::Official.row(&[argument::Newcomer::ROW], "official Eva", &[]),
        CommonVerb::Deal.row(&[], "deal", &["2.2"]),
        CommonVerb::Forfeit.row(&[argument::Forfeiting::ROW], "forfeit Bram", &["6.5"]),
        CommonVerb::Void.row(&[], "void", &["2.6"]),
    ],
    questions: &[
        CommonQuestion::Show.row(&[], "show", &[]),
        CommonQuestion::Legal.row(&[ArgumentRow::legal("[CARD|at N]")], "legal 5h", &["3.1"]),
        CommonQuestion::Scores.row(&[], "scores", &["6.1"]),
        CommonQuestion::Holds.row(&[ArgumentRow::HOLDS], "holds Anna", &["3.3"]),
        CommonQuestion::Audit.row(&[], "audit", &["3.3"]),
    ],
    // Words that read as cards.
    words: &[
        "crib", "claims", "cribbage", "ac", "ad", "ah", "as", "tc", "td", "th", "ts", "jc", "jd",
        "jh", "js", "qc", "qd", "qh", "qs", "kc", "kd", "kh", "ks",
    ],
    phases: &[
        PhaseRow::new("lobby", &["seat"]),
        PhaseRow::new("cut", &["cut"]).implies("cut"),
        PhaseRow::new("between", &["deal", "settle"]),
        PhaseRow::new("finished", &[]),
        PhaseRow::new("crib", &["starter", "crib"]).implies("starter"),
        PhaseRow::new("play", &["play", "go"]).implies("play").with_hands(),
        PhaseRow::new("show", &["show"]),
    ],
    causes: CAUSES,
    help: &[texts!("help", "txt", "cribbage")],
    ..About::USUAL
};
