//! Cribbage in rows.

use super::Cribbage;
use super::words::Event;
use crate::law::about::{
    ANY_KEYS, About, CardRow, Column, Counted, Denied, Goal, HelpTopic, PhaseRow, Query, Seating,
    Shared, Step, called, word,
};
use crate::law::holds::Place;
use crate::law::ruling::Effect;
use crate::speech::{Class, Kind};
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
pub const PLACES: [Place; 2] = [Place { word: "crib", name: "The crib" }, Place { word: "pack", name: "The pack" }];

#[rustfmt::skip]
const COUNTED: &[Counted<Cribbage>] = &[
    Counted::HANDS,
    Counted::ENDED,
    Counted::WON,
    Counted::POINTS,
    Counted::Row(Column::new("in_play", "in play", "points pegged in the play"), |_, effect| match effect {
        Effect::Scored { side, points, cause } if cause.article.chapter == 4 => Some((*side, *points)),
        _ => None,
    }),
    Counted::Row(Column::new("goes", "goes", "times the player said go"), |table, effect| match effect {
        Effect::Own(Event::Gone(player, _)) => Some((table.side_of(*player), 1)),
        _ => None,
    }),
    Counted::proved(Column::new("go_able", "go able", "goes that were proved false")),
    Counted::FOULS,
    Counted::Fouls(article(3, 2)),
];

/// The law.
#[rustfmt::skip]
pub static ABOUT: About<Cribbage> = About {
    name: "cribbage",
    named: Kind::new("cribbage", ", and the edition", Class::Word),
    title: "Cribbage, the card game for two players, pegged to 121 or 61",
    unit: "points",
    called: "cribbage",
    edition: 1,
    rulebook: &[include_str!("rulebook.md")],
    seating: Seating::TWO,
    target: Some(Rule::Target),
    has_pegs: true,
    runs_on: false,
    game_text: None,
    audited: &[],
    claims: None,
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
    letters: &[],
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
    plays: "plays",
    first: "Nobody is seated yet. Type: seat Anna Bram",
    begin: &[
        "To begin, type seat and two names: seat Anna Bram",
        "Then the cards that they cut: cut Anna 9c Bram Kd, then deal, and the starter: 5h",
        "While you type, the ruling appears beside the line; undo takes back an entry.",
        "help says what can be typed; nos tutor --law cribbage plays a hand with you.",
    ],
    lesson: &[
        Step::new("Anna and Bram play the short game, to 61. First set this target.", "house game.target 61", Goal::Entry("house game.target 61")),
        Step::new("Seat the two players.", "seat Anna Bram", Goal::Entry("seat Anna Bram")),
        Step::new("Both cut: the lower card deals. Anna cuts the nine of clubs and Bram the king of diamonds; the cards in their order are enough.", "9c kd", Goal::Entry("cut Anna 9c Bram Kd")),
        Step::new("Anna deals six cards each. In the first hand Bram pegs 3 for not dealing.", "deal", Goal::Entry("deal")),
        Step::new("Both lay two cards away, and the jack of hearts is turned up: 2 points for the dealer, at once. The card alone is enough.", "jh", Goal::Entry("starter Jh")),
        Step::new("Bram lays the first card, an eight. While you type, what it pegs is shown beside the line.", "8c", Goal::Entry("play Bram 8c")),
        Step::new("Anna makes fifteen.", "7d", Goal::Entry("play Anna 7d")),
        Step::new("Bram lays a six. The last three cards are a run.", "6s", Goal::Entry("play Bram 6s")),
        Step::new("Anna lays a king. The count is 31: two points, and it begins again at 0.", "kc", Goal::Entry("play Anna Kc")),
        Step::new("Three more cards are laid, one after the other.", "", Goal::Played(&["play Bram 9c", "play Anna Kd", "play Bram 10c"])),
        Step::new("The count is 29. Anna has no card that fits: she says go, and Bram, who laid last, pegs 1.", "g", Goal::Entry("go Anna")),
        Step::new("What four cards and a starter would score can be asked at any time.", "worth 5c 5d 5h Js 5s", Goal::Asked("worth")),
        Step::new("The cards lie as they do at the table, and the board has both pegs of each player.", "show", Goal::Asked("show")),
    ],
    topics: &[
        HelpTopic {
            words: &["laying", "count", "proof"],
            title: "The play",
            lines: &[
                "5h: the player on turn lays the five of hearts; bram 5h: Bram does. 10s and ts are the same card [3.1].",
                "A card that would pass 31, or is out of turn, goes back face up and is known to all [3.2].",
                "The referee keeps the count and pegs fifteen, pairs, runs, 31, go and the last card [4.1, 4.2, 4.3].",
                "g: go, since no card fits. What is laid later may prove it false; audit tells it [3.3].",
            ],
        },
        HelpTopic {
            words: &["showing", "claims", "muggins"],
            title: "The show, and the end",
            lines: &[
                "s bram: Bram's hand; its cards lie open. s crib 5d 7c Jd Js: the crib [5.1].",
                "s bram claims 8: he says what it is worth. Too little, and he pegs only that [5.7].",
                "house game.muggins on, before the first deal: the opponent pegs the rest [5.8].",
                "Then d deals the next hand, or the next game; settle ends the session; void abandons the hand.",
            ],
        },
    ],
    cards: &[CardRow {
        number: None,
        facts: &[
            ("Deal", "6 each, 2 to the crib [2.2]. Jack up: 2 to the dealer [2.5]."),
            ("Play", "up to 31 [3.2]. 15 and 31 2, pair 2, third 6, fourth 12, run 1 a card, go 1 [4.1 to 4.6]."),
            ("Show", "each 15 2, pair 2, run 1 a card, flush 4 or 5, nobs 1 [5.2 to 5.6]."),
            ("Game", "121 or 61 [6.1]."),
        ],
        // A card that makes fifteen.
        example: &["seat Anna Bram", "cut Anna 9c Bram Kd", "deal", "starter 5h", "play Bram 8c", "play Anna 7d"],
    }],
};
