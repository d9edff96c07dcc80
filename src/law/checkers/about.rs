//! Checkers in rows.

use super::Checkers;
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
    CAPTURED = "captured" "for the last piece taken" 4 1;
    BLOCKED = "blocked" "for leaving no move" 4 2;
    RESIGN = "resign" "for the resignation" 4 3;
    AGREEMENT = "agreement" "for the draw agreed" 4 4;
    THREEFOLD = "threefold" "for the draw by repetition" 4 5;
    FORTY = "forty" "for the draw after 40 quiet moves each" 4 6;
}

/// The law.
#[rustfmt::skip]
pub static ABOUT: About<Checkers> = opponents! {
    "checkers", moves "black" "11-15" "11-15 moves; of a jump the first and the last square will do: 22x8",
    articles { move "2.1", points "1.4", begin "1.3", draw "4.4", resign "4.3" },
    fouls [(2, 4), (3, 2), (3, 3), (4, 7)], verbs ["move", "offer", "claim", "resign"],
    questions [], words [
        word("threefold", "the position stands for the third time"),
        word("forty", "40 moves each without a jump or a man moved")
    ],
    title: "Checkers, on 64 squares with twelve men each",
    rulebook: &[include_str!("rulebook.md")],
    game_text: Some(GameText {
        format: "pdn",
        played: |event| match event {
            Event::Moved(player, path, ..) => Some((*player, path.to_string())),
            _ => None,
        },
        write: |games| game_text::tagged(games, 1),
    }),
    claims: Some(Claims { usage: "threefold|forty", grounds: &[&THREEFOLD, &FORTY], article: article(4, 7) }),
    causes: CAUSES,
    audited: &[],
    lesson: &[
        Step::new("Anna and Bram play checkers. Seat them first.", "seat Anna Bram", Goal::Entry("seat Anna Bram")),
        Step::new("Anna has black, and black moves first.", "begin anna", Goal::Entry("begin Anna")),
        Step::new("Anna moves from 11 to 15. The squares alone are enough.", "11-15", Goal::Entry("move Anna 11-15")),
        Step::new("Bram answers 22-18.", "22-18", Goal::Entry("move Bram 22-18")),
        Step::new("Now Anna can jump, so she must. What she may do can be asked.", "legal", Goal::Asked("legal")),
        Step::new("She moves another man all the same: a foul, and the man goes back.", "10-14", Goal::Entry("move Anna 10-14")),
        Step::new("She jumps, over 18 to 22.", "15x22", Goal::Entry("move Anna 15x22")),
        Step::new("Bram takes the man from 25.", "25x18", Goal::Entry("move Bram 25x18")),
        Step::new("The board stands as at the table.", "show", Goal::Asked("show")),
        Step::new("Bram offers a draw.", "offer bram", Goal::Entry("offer Bram")),
        Step::new("Anna accepts: a point for each.", "accept", Goal::Entry("accept Anna")),
    ],
    topics: &[
        HelpTopic {
            words: &["moves", "jumps"],
            title: "Moves and jumps",
            lines: &[
                "A move is its squares: 11-15, 22x15x8; - and x mean the same.",
                "Of a jump the first and the last square will do, unless several paths join them [3.3].",
                "Who can jump must, and jumps on until he can no more [3.2, 3.3]. Another move goes back [2.4].",
            ],
        },
        HelpTopic {
            words: &["draws", "end", "the end of a game"],
            title: "Draws, and the end of a game",
            lines: &[
                "offer NAME: a draw is offered, until the other answers (accept, decline) or moves [4.4].",
                "claim NAME threefold, claim NAME forty: a draw by the record [4.5, 4.6]. A wrong claim is an offer [4.7].",
                "The referee tells when a side has no piece or no move left [4.1, 4.2]. resign NAME: a player gives up [4.3].",
                "begin: the next game; the other has black [1.3]. void: the game is abandoned, and what it brought goes back.",
            ],
        },
    ],
    cards: &[CardRow {
        number: None,
        facts: &[
            ("Men", "12 each on the dark squares; black first [1.2, 1.3]."),
            ("Moves", "one square diagonally, a king also back [2.1, 2.2]."),
            ("Jumps", "must be made, and to their end [3.2, 3.3]."),
            ("Over", "without a piece or a move it is lost [4.1, 4.2]; a draw is agreed or claimed [4.4 to 4.6]."),
        ],
        example: &["seat Anna Bram", "begin Anna", "move Anna 11-15", "move Bram 22-18", "move Anna 15x22", "move Bram 25x18"],
    }],
};
