//! Backgammon in rows.

use super::words::Event;
use super::{Backgammon, match_text};
use crate::law::about::{
    ANY_KEYS, About, CardRow, Column, Counted, GameText, Goal, HelpTopic, PhaseRow, Query, Seating,
    Shared, Step, word,
};
use crate::law::ruling::Effect;
use crate::speech::{Class, Kind};
use crate::table::article::article;
use crate::table::house::HouseRange;
use crate::{causes, house_rules};

house_rules! {
    Cube = "game.cube" HouseRange::ON_OR_OFF, 1, "the game is played with the doubling cube [6.1]";
    Jacoby = "game.jacoby" HouseRange::ON_OR_OFF, 0, "a win counts once in a game in which nobody has doubled [7.3]";
    Beavers = "game.beavers" HouseRange::ON_OR_OFF, 0, "who is doubled may redouble at once and keep the cube [7.2]";
    Autodoubles = "game.autodoubles" HouseRange::Between(0, 6), 0, "so often equal numbers at the start double the cube [7.1]";
    Match = "game.match" HouseRange::Between(0, 99), 0, "the points that win the match; 0 is for money [7.4]";
    Stake = "game.stake" HouseRange::Between(1, 1000), 1, "what a point is worth in money [5.1]";
}

causes! {
    SINGLE = "single" "for the game" 5 2;
    GAMMON = "gammon" "for the gammon" 5 3;
    BACKGAMMON = "backgammon" "for the backgammon" 5 4;
    DROP = "drop" "for the double dropped" 6 4;
    RESIGN = "resign" "for the resignation" 5 5;
    JACOBY = "single" "for the game" 7 3;
}

#[rustfmt::skip]
const COUNTED: &[Counted<Backgammon>] = &[
    Counted::GAMES,
    Counted::WON,
    Counted::POINTS,
    Counted::Row(Column::new("gammons", "gammons", "gammons and backgammons won"), |_, effect| match effect {
        Effect::Scored { side, cause, .. } if *cause == &GAMMON || *cause == &BACKGAMMON => Some((*side, 1)),
        _ => None,
    }),
    Counted::Row(Column::new("doubles", "doubles", "times the player doubled"), |table, effect| match effect {
        Effect::Own(Event::Doubled(player, _)) => Some((table.side_of(*player), 1)),
        _ => None,
    }),
    Counted::Row(Column::new("hits", "hits", "checkers hit by plays in order"), |table, effect| match effect {
        Effect::Own(Event::Moved(player, _, hits, ..)) => Some((table.side_of(*player), i64::from(*hits))),
        _ => None,
    }),
    Counted::FOULS,
    Counted::Fouls(article(8, 2)),
    Counted::Fouls(article(8, 3)),
    Counted::Fouls(article(8, 4)),
];

/// The law.
#[rustfmt::skip]
pub static ABOUT: About<Backgammon> = About {
    name: "backgammon",
    named: Kind::new("backgammon", ", and the edition", Class::Word),
    title: "Backgammon, with the doubling cube, for money or as a match",
    unit: "points",
    called: "backgammon",
    edition: 1,
    rulebook: &[include_str!("rulebook.md")],
    seating: Seating::TWO,
    target: None,
    has_pegs: false,
    runs_on: true,
    game_text: Some(GameText { format: "mat", played: match_text::played, write: match_text::written }),
    verbs: &[
        Shared::Law.row(&["backgammon N"], "the law and the edition of its rulebook, as the very first entry", "law backgammon 1", &[]),
        Shared::Seat.row(&["NAME NAME"], "the two players", "seat Anna Bram", &["1.1"]),
        Shared::House.row(&["KEY VALUE"], "a house rule other than the default, before the first game", "house game.match 5", &["7.4"]),
        Shared::Settle.row(&[], "the session ends", "settle", &["5.1"]),
        Shared::Note.row(&["TEXT"], "anything worth keeping; it changes nothing", "note Bram gets the coffee", &[]),
        Shared::Void.row(&[], "the game is abandoned, and what it brought goes back", "void", &["5.1"]),
    ],
    questions: &[
        Query::Show.row(&[], "the board", "show", &[]),
        Query::Legal.row(&["[PLAY|at N]"], "every play that is in order now, or those with a step, or before an entry", "legal 24/18", &["2.4"]),
        Query::Scores.row(&[], "the points and the games of each", "scores", &["5.1"]),
    ],
    words: &[
        word("accepted", "the other accepts what is not in order"),
        word("bar", "where checkers are that were hit"),
        word("off", "where checkers are that were borne off; or a house rule that is not played by"),
        word("on", "a house rule that is played by"),
        word("backgammon", "the law of this game"),
    ],
    letters: &[],
    phases: &[
        PhaseRow::new("lobby", &["seat"], ANY_KEYS),
        PhaseRow::new("lot", &[], ANY_KEYS),
        PhaseRow::new("between", &["open", "settle"], "op anna 4 bram 3 begins a game"),
        PhaseRow::new("finished", &[], ANY_KEYS),
        PhaseRow::new("opening", &["open"], "op anna 4 bram 3: what they throw again"),
        PhaseRow::new("roll", &["roll", "double", "resign"], "63 rolls; do doubles"),
        PhaseRow::new("doubled", &["take", "drop", "beaver"], "ta takes, dr drops"),
        PhaseRow::new("move", &["move", "pass", "resign"], "24/18 13/10 plays; 13/7(2) for two checkers; p passes"),
    ],
    claims: None,
    causes: CAUSES,
    audited: &[],
    counted: COUNTED,
    plays: "plays",
    first: "Nobody is seated yet. Type: seat Anna Bram",
    begin: &[
        "To begin, type seat and two names: seat Anna Bram",
        "Then what both throw: open Anna 4 Bram 3, and the play: 24/20 13/10. Later the roll first: 63",
        "While you type, the ruling appears beside the line; undo takes back an entry.",
        "help says what can be typed; nos tutor --law backgammon plays with you.",
    ],
    lesson: &[
        Step::new("Anna and Bram play a match to three points. First set its length.", "house game.match 3", Goal::Entry("house game.match 3")),
        Step::new("Seat the two players.", "seat Anna Bram", Goal::Entry("seat Anna Bram")),
        Step::new("Each throws one die: Anna 3, Bram 1. Anna begins, and plays both numbers.", "o anna 3 bram 1", Goal::Entry("open Anna 3 Bram 1")),
        Step::new("She makes her point 5. The play alone is enough.", "8/5 6/5", Goal::Entry("move Anna 8/5 6/5")),
        Step::new("Bram rolls 6 and 4. The numbers alone are enough.", "64", Goal::Entry("roll Bram 6 4")),
        Step::new("What he can play can be asked at any time.", "legal", Goal::Asked("legal")),
        Step::new("He moves one checker both numbers, from 24 to 14.", "24/14", Goal::Entry("move Bram 24/14")),
        Step::new("Anna doubles before she rolls.", "d", Goal::Entry("double Anna")),
        Step::new("Bram takes. The cube is his now, at 2.", "ta", Goal::Entry("take Bram")),
        Step::new("Anna rolls 3 and 2.", "32", Goal::Entry("roll Anna 3 2")),
        Step::new("She plays only the 3. There is a 2 to play as well: her play goes back.", "24/21", Goal::Entry("move Anna 24/21")),
        Step::new("She plays both numbers.", "24/21 13/11", Goal::Entry("move Anna 24/21 13/11")),
        Step::new("The board stands as at the table.", "show", Goal::Asked("show")),
        Step::new("Bram gives the game up, and Anna takes that: 2 points for her.", "resign Bram", Goal::Entry("resign Bram")),
    ],
    topics: &[
        HelpTopic {
            words: &["plays", "dice", "steps"],
            title: "Rolls and plays",
            lines: &[
                "63: the player on turn rolls 6 and 3. cocked: the dice do not lie flat, and are rolled again [8.1].",
                "24/18 13/10: from where to where, as the player counts; bar/20 enters, 6/off bears off [3.2, 4.1].",
                "24/15: one checker, both numbers; 13/7(2): two checkers. A play that can mean two results must be said more exactly [2.2].",
                "As many numbers as possible must be played [2.4]. p: none can be [2.5].",
                "A play that is not in order goes back; with accepted after it, it stands [8.2]. early: the other rolled too soon [8.3].",
            ],
        },
        HelpTopic {
            words: &["cube", "doubling", "match", "the end of a game"],
            title: "The cube, and the end of a game",
            lines: &[
                "double: the player on turn doubles before he rolls [6.1]. ta takes, dr drops, beaver redoubles at once [6.2, 6.4, 7.2].",
                "The referee tells who has borne off everything, and gammon and backgammon [5.1, 5.2, 5.3, 5.4].",
                "resign NAME 2: a resignation that the other has taken, here twice the cube [5.5].",
                "house game.match 5, before the first game: a match, with Crawford's game [7.4].",
                "open begins the next game; void abandons one, and what it brought goes back.",
            ],
        },
    ],
    cards: &[CardRow {
        number: None,
        facts: &[
            ("Play", "both numbers if possible, else the higher; doubles four times [2.2 to 2.4]."),
            ("Bar", "enter first [3.2]. Off: with all on 1 to 6 [4.1, 4.2]."),
            ("Won", "once; gammon twice; backgammon three times [5.1 to 5.4]."),
            ("Cube", "before the roll; take or drop [6.1 to 6.4]."),
        ],
        // A point is made.
        example: &["seat Anna Bram", "open Anna 3 Bram 1", "8/5 6/5", "roll Bram 6 4", "24/18 13/9"],
    }],
};
