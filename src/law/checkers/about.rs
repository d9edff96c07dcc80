//! Checkers in rows.

use super::Checkers;
use super::words::Event;
use crate::law::about::{
    About, CardRow, Cause, Claims, Column, Counted, GameText, Goal, HelpTopic, PhaseRow, Query,
    Seating, Shared, Step, word,
};
use crate::law::game_text;
use crate::law::ruling::Effect;
use crate::law::side::Side;
use crate::speech::{Class, Kind};
use crate::table::article::article;

#[rustfmt::skip]
mod causes {
    use super::{Cause, article};
    pub static CAPTURED: Cause = Cause { word: "captured", heading: "for the last piece taken", article: article(4, 1) };
    pub static BLOCKED: Cause = Cause { word: "blocked", heading: "for leaving no move", article: article(4, 2) };
    pub static RESIGN: Cause = Cause { word: "resign", heading: "for the resignation", article: article(4, 3) };
    pub static AGREEMENT: Cause = Cause { word: "agreement", heading: "for the draw agreed", article: article(4, 4) };
    pub static THREEFOLD: Cause = Cause { word: "threefold", heading: "for the draw by repetition", article: article(4, 5) };
    pub static FORTY: Cause = Cause { word: "forty", heading: "for the draw after 40 quiet moves each", article: article(4, 6) };
}
pub use causes::*;

const ANY_KEYS: &str = "the beginning of a verb or a name is enough if no other begins so";

#[rustfmt::skip]
const COUNTED: &[Counted<Checkers>] = &[
    Counted::GAMES,
    Counted::WON,
    Counted::POINTS,
    Counted::Row(Column::new("black", "black", "games begun with black"), |_, effect| match effect {
        Effect::Dealt { opener, .. } => Some((Side::alone(opener.as_ref()?.index()), 1)),
        _ => None,
    }),
    Counted::FOULS,
    Counted::Fouls(article(2, 4)),
    Counted::Fouls(article(3, 2)),
    Counted::Fouls(article(3, 3)),
    Counted::Fouls(article(4, 7)),
];

/// The law.
#[rustfmt::skip]
pub static ABOUT: About<Checkers> = About {
    name: "checkers",
    named: Kind::new("checkers", ", and the edition", Class::Word),
    title: "Checkers, on 64 squares with twelve men each",
    unit: "points",
    called: "checkers",
    edition: 1,
    rulebook: &[include_str!("rulebook.md")],
    seating: Seating {
        allowed: &[(2, 2)],
        more: Kind::new("another player's name", "; two play", Class::Name),
        too_many: "\"{found}\" is one player too many; two play",
        who: "two play checkers",
    },
    target: None,
    has_pegs: false,
    begins: "begin",
    runs_on: true,
    game_text: Some(GameText {
        format: "pdn",
        write: |rulings| game_text::written(rulings, ["Black", "White"], |event| match event {
            Event::Moved { path, .. } => Some(path.to_string()),
            _ => None,
        }),
    }),
    verbs: &[
        Shared::Law.row(&["checkers N"], "the law and the edition of its rulebook, as the very first entry", "law checkers 1", &[]),
        Shared::Seat.row(&["NAME NAME"], "the two players", "seat Anna Bram", &["1.1"]),
        Shared::Settle.row(&[], "the session ends", "settle", &["1.4"]),
        Shared::Note.row(&["TEXT"], "anything worth keeping; it changes nothing", "note Bram gets the coffee", &[]),
        Shared::Begin.row(&["[NAME]"], "a game begins, and NAME has black; later the colours change by themselves", "begin Anna", &["1.3"]),
        Shared::Offer.row(&["NAME"], "a player offers a draw", "offer Anna", &["4.4"]),
        Shared::Accept.row(&["[NAME]"], "the other accepts it", "accept Bram", &["4.4"]),
        Shared::Decline.row(&["[NAME]"], "the other does not", "decline Bram", &["4.4"]),
        Shared::Resign.row(&["NAME"], "a player gives the game up", "resign Bram", &["4.3"]),
        Shared::Void.row(&[], "the game is abandoned, and what it brought goes back", "void", &["1.3"]),
    ],
    questions: &[
        Query::Show.row(&[], "the board", "show", &[]),
        Query::Legal.row(&["[MOVE|at N]"], "every move that is in order now, or one move, or before an entry", "legal", &["2.1"]),
        Query::Scores.row(&[], "the points and the games of each", "scores", &["1.4"]),
    ],
    words: &[
        word("threefold", "the position stands for the third time"),
        word("forty", "40 moves each without a jump or a man moved"),
        word("checkers", "the law of this game"),
    ],
    letters: &[],
    phases: &[
        PhaseRow::new("lobby", &["seat"], ANY_KEYS),
        PhaseRow::new("lot", &[], ANY_KEYS),
        PhaseRow::new("between", &["begin", "settle"], ANY_KEYS),
        PhaseRow::new("finished", &[], ANY_KEYS),
        PhaseRow::new("play", &["move", "offer", "claim", "resign"], "11-15 moves; of a jump the first and the last square will do: 22x8"),
    ],
    claims: Some(Claims { usage: "threefold|forty", grounds: &[&THREEFOLD, &FORTY], article: article(4, 7) }),
    causes: &[CAPTURED, BLOCKED, RESIGN, AGREEMENT, THREEFOLD, FORTY],
    audited: &[],
    counted: COUNTED,
    plays: "moves",
    first: "Nobody is seated yet. Type: seat Anna Bram",
    begin: &[
        "To begin, type seat and two names: seat Anna Bram",
        "Then begin and who has black: begin Anna, and the moves: 11-15",
        "While you type, the ruling appears beside the line; undo takes back an entry.",
        "help says what can be typed; nos tutor --law checkers plays with you.",
    ],
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
