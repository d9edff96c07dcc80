//! Cribbage in rows.

use super::Cribbage;
use super::words::Event;
use crate::law::about::{
    ANY_KEYS, About, Counted, Denied, PhaseRow, Query, Shared, TallyColumn, called, word,
};
use crate::law::holds::PiecePlace;
use crate::law::ruling::Effect;
use crate::table::article::article;
use crate::table::house::HouseRange;
use crate::{causes, house_rules};

/// The target of the long game (article 6.1).
pub const THE_LONG_GAME: i64 = 121;
/// In the long game a loser with no more points than this has lost a double game (article 6.2).
pub const DOUBLE_MOST: i64 = 60;
/// As how many games a double game counts.
pub const DOUBLE: i64 = 2;

house_rules! {
    Rule:
    Target = "game.target" HouseRange::OneOf(&[("121", 121), ("61", 61)]), 121, "the score that wins a game: the long one or the short one [6.1]";
    Muggins = "game.muggins" HouseRange::ON_OR_OFF, 0, "the opponent pegs what a claim at the show leaves [5.8]";
}

causes! {
    FIRST_HAND = "first-hand" "for the first hand" 2 4;
    CUT_JACK = "cut-jack" "for the jack turned up" 2 5;
    PLAY_FIFTEEN = "fifteen" "for fifteen" 4 1;
    PLAY_PAIR = "pair" "for pairs" 4 2;
    PLAY_TRIPLET = "triplet" "for three of a rank" 4 2;
    PLAY_QUARTET = "quartet" "for four of a rank" 4 2;
    PLAY_RUN = "run" "for runs" 4 3;
    THIRTY_ONE = "thirty-one" "for thirty-one" 4 4;
    GO = "go" "for go" 4 5;
    LAST = "last" "for the last card" 4 6;
    FIFTEEN = "fifteen" "for fifteen" 5 2;
    PAIR = "pair" "for pairs" 5 3;
    TRIPLET = "triplet" "for three of a rank" 5 3;
    QUARTET = "quartet" "for four of a rank" 5 3;
    RUN = "run" "for runs" 5 4;
    FLUSH = "flush" "for a flush" 5 5;
    NOBS = "nobs" "for nobs" 5 6;
    CLAIM = "claim" "as claimed" 5 7;
    MUGGINS = "muggins" "by muggins" 5 8;
}

/// A go denies every card that would fit.
pub static WENT: Denied = Denied {
    did: "said go",
    kind: "go-able",
    article: article(3, 3),
    heading: "What the go denies",
};

/// Where cards are that no player holds.
#[rustfmt::skip]
pub const PLACES: [PiecePlace; 2] = [PiecePlace { word: "crib", name: "The crib" }, PiecePlace { word: "pack", name: "The pack" }];

#[rustfmt::skip]
const COUNTED: &[Counted<Cribbage>] = &[
    Counted::HANDS,
    Counted::ENDED,
    Counted::WON,
    Counted::POINTS,
    Counted::Row(TallyColumn::new("in_play", "in play", "points pegged in the play"), |_, effect| match effect {
        Effect::Scored { side, points, cause } if cause.article.chapter == 4 => Some((*side, *points)),
        _ => None,
    }),
    Counted::Row(TallyColumn::new("goes", "goes", "times the player said go"), |table, effect| match effect {
        Effect::Own(Event::Gone(player, _)) => Some((table.side_of(*player), 1)),
        _ => None,
    }),
    Counted::proved(TallyColumn::new("go_able", "go able", "goes that were proved false")),
    Counted::FOULS,
    Counted::Fouls(article(3, 2)),
];

#[rustfmt::skip]
pub static ABOUT: About<Cribbage> = About {
    name: "cribbage",
    title: "Cribbage, the card game for two players, pegged to 121 or 61",
    called: "cribbage",
    rulebook: &[include_str!("rulebook.md")],
    target: Some(Rule::Target),
    has_pegs: true,
    verbs: &[
        Shared::Law.row(&["cribbage N"], "the law and the edition of its rulebook, as the very first entry", "law cribbage 1", &[]),
        Shared::Seat.row(&["NAME NAME"], "the two players", "seat Anna Bram", &["1.1"]),
        Shared::House.row(&["KEY VALUE"], "a house rule other than the default, before the first deal", "house game.target 61", &["6.1"]),
        called("cut", Shared::Lot.row(&["NAME CARD NAME CARD"], "the cards that both cut for the first deal", "cut Anna 9c Bram Kd", &["2.1"])),
        Shared::Settle.row(&[], "the session ends", "settle", &["6.3"]),
        Shared::Note.row(&["TEXT"], "anything worth keeping; it changes nothing", "note Anna gets the coffee", &[]),
        Shared::Deal.row(&[], "a new hand: six cards each", "deal", &["2.2"]),
        Shared::Void.row(&[], "the hand is abandoned and its points go back", "void", &["2.6"]),
    ],
    questions: &[
        Query::Show.row(&[], "the cards on the table and the board; with a player or the crib after it, it is the entry", "show", &[]),
        Query::Legal.row(&["[CARD|at N]"], "every card that could be laid now and what it pegs, or one card, or before an entry", "legal 5h", &["3.1"]),
        Query::Scores.row(&[], "the points and the games of each player", "scores", &["6.1"]),
        Query::Holds.row(&["[NAME|at N]"], "who can hold what, now or before an entry", "holds Anna", &["3.3"]),
        Query::Audit.row(&[], "what the record proves", "audit", &["3.3"]),
    ],
    // A name that reads as a card would be one.
    words: &[
        word("crib", "the crib, which is the dealer's"),
        word("claims", "the points that the player claims"),
        word("cribbage", "the law of this game"),
        word("ac", ""), word("ad", ""), word("ah", ""), word("as", ""), word("tc", ""), word("td", ""), word("th", ""),
        word("ts", ""), word("jc", ""), word("jd", ""), word("jh", ""), word("js", ""), word("qc", ""), word("qd", ""),
        word("qh", ""), word("qs", ""), word("kc", ""), word("kd", ""), word("kh", ""), word("ks", ""),
    ],
    phases: &[
        PhaseRow::new("lobby", &["seat"], ANY_KEYS),
        PhaseRow::new("cut", &["cut"], "the two cards, in the order of the players: 9c Kd").bare("cut"),
        PhaseRow::new("between", &["deal", "settle"], "d deals"),
        PhaseRow::new("finished", &[], ANY_KEYS),
        PhaseRow::new("crib", &["starter", "crib"], "5h turns the starter up; c lays the crib away, which need not be said").bare("starter"),
        PhaseRow::new("play", &["play", "go"], "5h lays it, bram 5h for another; g says go").bare("play").with_hands(),
        PhaseRow::new("show", &["show"], "s bram shows a hand, s bram claims 8 with a claim; s crib 5d 7c Jd Js"),
    ],
    causes: CAUSES,
    counted: COUNTED,
    help: &[texts!("help", "txt")],
    ..About::USUAL
};
