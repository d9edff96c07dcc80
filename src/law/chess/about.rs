//! Chess in rows.

use super::Chess;
use super::words::Event;
use crate::law::about::{
    ANY_KEYS, About, CardRow, Claims, Column, Counted, GameText, Goal, HelpTopic, PhaseRow, Query,
    Seating, Shared, Step, word,
};
use crate::law::game_text;
use crate::speech::{Class, Kind};
use crate::table::article::article;
use crate::{causes, opponents};

causes! {
    MATE = "mate" "for the mate" 5 1;
    STALEMATE = "stalemate" "for the stalemate" 5 2;
    DEAD = "dead" "since nobody can mate" 5 3;
    RESIGN = "resign" "for the resignation" 5 4;
    AGREEMENT = "agreement" "for the draw agreed" 5 5;
    THREEFOLD = "threefold" "for the draw by repetition" 5 6;
    FIFTY = "fifty" "for the draw after 50 moves" 5 7;
    FIVEFOLD = "fivefold" "for the fifth repetition" 5 8;
    SEVENTY_FIVE = "seventy-five" "for the draw after 75 moves" 5 9;
    TIME = "time" "for the time" 5 10;
}

/// The law.
#[rustfmt::skip]
pub static ABOUT: About<Chess> = opponents! {
    "chess", moves "white" "e4" "Nf3, exd5, e8=Q, O-O or g1f3 moves; small letters are pawns",
    articles { move "4.1", points "1.3", begin "1.2", draw "5.5", resign "5.4" },
    fouls [(4, 4), (4, 5), (4, 6), (5, 11)], verbs ["move", "touch", "offer", "claim", "flag", "resign"],
    questions [Query::Audit.row(&[], "every foul, by its article", "audit", &["4.4"])], words [
        word("threefold", "the position is there for the third time"),
        word("fifty", "50 moves each without a pawn moved or a man taken")
    ],
    title: "Chess, with sixteen men each",
    rulebook: &[include_str!("rulebook.md")],
    game_text: Some(GameText {
        format: "pgn",
        played: |event| match event {
            Event::Moved(player, typed, sign, _) => Some((*player, format!("{typed}{sign}"))),
            _ => None,
        },
        write: |games| game_text::tagged(games, 0),
    }),
    claims: Some(Claims { usage: "threefold|fifty", grounds: &[&THREEFOLD, &FIFTY], article: article(5, 11) }),
    causes: CAUSES,
    audited: &[
        (article(4, 4), "illegal-move"), (article(4, 5), "out-of-turn"), (article(4, 6), "touch-move"), (article(5, 11), "wrong-claim"),
    ],
    lesson: &[
        Step::new("Anna and Bram play chess. Seat them first.", "seat Anna Bram", Goal::Entry("seat Anna Bram")),
        Step::new("Anna has white, and white moves first.", "begin anna", Goal::Entry("begin Anna")),
        Step::new("Anna moves her king's pawn two squares. The square is enough.", "e4", Goal::Entry("move Anna e4")),
        Step::new("Bram answers e5.", "e5", Goal::Entry("move Bram e5")),
        Step::new("Anna's bishop goes to c4. A man has a capital.", "Bc4", Goal::Entry("move Anna Bc4")),
        Step::new("Bram touches his knight on b8, so he must move it.", "touch bram b8", Goal::Entry("touch Bram b8")),
        Step::new("What he may do now can be asked.", "legal", Goal::Asked("legal")),
        Step::new("He moves a pawn all the same: a foul, and it goes back.", "a6", Goal::Entry("move Bram a6")),
        Step::new("So he moves the knight.", "Nc6", Goal::Entry("move Bram Nc6")),
        Step::new("Anna's queen comes out. Two squares will do as well.", "d1h5", Goal::Entry("move Anna Qh5")),
        Step::new("Bram does not see what she threatens.", "Nf6", Goal::Entry("move Bram Nf6")),
        Step::new("Mate. The referee sees it by himself.", "Qxf7", Goal::Entry("move Anna Qxf7")),
    ],
    topics: &[
        HelpTopic {
            words: &["moves", "castling", "touching"],
            title: "Moves",
            lines: &[
                "e4, exd5, Nf3, Nbd2, R1e2, e8=Q, O-O, O-O-O; or two squares: g1f3, e7e8q. +, !, ? and # are not judged.",
                "A move that is not legal, or out of turn, goes back [4.4, 4.5]; audit lists them.",
                "touch NAME SQUARE: the first man touched that can be moved or taken obliges [4.6].",
            ],
        },
        HelpTopic {
            words: &["draws", "end", "the end of a game"],
            title: "Draws, and the end of a game",
            lines: &[
                "The referee tells mate, stalemate, and a draw by what is left [5.1, 5.2, 5.3]. resign NAME, flag NAME [5.4, 5.10].",
                "offer NAME: a draw is offered, until the other answers (accept, decline), moves or touches a man [5.5].",
                "claim NAME threefold, claim NAME fifty, with the move that he is about to make [5.6, 5.7]. A wrong claim is an offer [5.11].",
                "begin: the next game; the other has white [1.2]. void: the game is abandoned, and what it brought goes back.",
            ],
        },
    ],
    cards: &[CardRow {
        number: None,
        facts: &[
            ("Men", "16 each; white first [1.1, 1.2]."),
            ("Move", "final when let go; never into check [4.1, 4.2]."),
            ("Won", "by mate, resignation, time [5.1, 5.4, 5.10]."),
            ("Draw", "stalemate, nobody can mate; agreed, claimed [5.2, 5.3, 5.5 to 5.7]."),
        ],
        example: &["seat Anna Bram", "begin Anna", "move Anna e4", "move Bram e5", "move Anna Nf3", "move Bram Nc6", "move Anna Bb5"],
    }],
};
