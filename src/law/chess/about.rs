//! Chess in rows.

use super::Chess;
use super::words::Event;
use crate::law::about::{
    About, CardRow, Cause, Claims, Column, Counted, GameText, Goal, HelpTopic, PhaseRow, Query,
    Seating, Shared, Step, word,
};
use crate::law::game_text;
use crate::law::ruling::Effect;
use crate::law::side::Side;
use crate::speech::{Class, Kind};
use crate::table::article::{Article, article};

#[rustfmt::skip]
mod causes {
    use super::{Cause, article};
    pub static MATE: Cause = Cause { word: "mate", heading: "for the mate", article: article(5, 1) };
    pub static STALEMATE: Cause = Cause { word: "stalemate", heading: "for the stalemate", article: article(5, 2) };
    pub static DEAD: Cause = Cause { word: "dead", heading: "since nobody can mate", article: article(5, 3) };
    pub static RESIGN: Cause = Cause { word: "resign", heading: "for the resignation", article: article(5, 4) };
    pub static AGREEMENT: Cause = Cause { word: "agreement", heading: "for the draw agreed", article: article(5, 5) };
    pub static THREEFOLD: Cause = Cause { word: "threefold", heading: "for the draw by repetition", article: article(5, 6) };
    pub static FIFTY: Cause = Cause { word: "fifty", heading: "for the draw after 50 moves", article: article(5, 7) };
    pub static FIVEFOLD: Cause = Cause { word: "fivefold", heading: "for the fifth repetition", article: article(5, 8) };
    pub static SEVENTY_FIVE: Cause = Cause { word: "seventy-five", heading: "for the draw after 75 moves", article: article(5, 9) };
    pub static TIME: Cause = Cause { word: "time", heading: "for the time", article: article(5, 10) };
}
pub use causes::*;

const ANY_KEYS: &str = "the beginning of a verb or a name is enough if no other begins so";

/// The kinds of fouls in `audit`.
const AUDITED: &[(Article, &str)] = &[
    (article(4, 4), "illegal-move"),
    (article(4, 5), "out-of-turn"),
    (article(4, 6), "touch-move"),
    (article(5, 11), "wrong-claim"),
];

#[rustfmt::skip]
const COUNTED: &[Counted<Chess>] = &[
    Counted::GAMES,
    Counted::WON,
    Counted::POINTS,
    Counted::Row(Column::new("white", "white", "games begun with white"), |_, effect| match effect {
        Effect::Dealt { opener, .. } => Some((Side::alone(opener.as_ref()?.index()), 1)),
        _ => None,
    }),
    Counted::FOULS,
    Counted::Fouls(article(4, 4)),
    Counted::Fouls(article(4, 5)),
    Counted::Fouls(article(4, 6)),
    Counted::Fouls(article(5, 11)),
];

/// The law.
#[rustfmt::skip]
pub static ABOUT: About<Chess> = About {
    name: "chess",
    named: Kind::new("chess", ", and the edition", Class::Word),
    title: "Chess, with sixteen men each",
    unit: "points",
    called: "chess",
    edition: 1,
    rulebook: &[include_str!("rulebook.md")],
    seating: Seating {
        allowed: &[(2, 2)],
        more: Kind::new("another player's name", "; two play", Class::Name),
        too_many: "\"{found}\" is one player too many; two play",
        who: "two play chess",
    },
    target: None,
    has_pegs: false,
    begins: "begin",
    runs_on: true,
    game_text: Some(GameText {
        format: "pgn",
        write: |rulings| game_text::written(rulings, ["White", "Black"], |event| match event {
            Event::Moved { typed, sign, .. } => Some(format!("{typed}{sign}")),
            _ => None,
        }),
    }),
    verbs: &[
        Shared::Law.row(&["chess N"], "the law and the edition of its rulebook, as the very first entry", "law chess 1", &[]),
        Shared::Seat.row(&["NAME NAME"], "the two players", "seat Anna Bram", &["1.1"]),
        Shared::Settle.row(&[], "the session ends", "settle", &["1.3"]),
        Shared::Note.row(&["TEXT"], "anything worth keeping; it changes nothing", "note Bram gets the coffee", &[]),
        Shared::Begin.row(&["[NAME]"], "a game begins, and NAME has white; later the colours change by themselves", "begin Anna", &["1.2"]),
        Shared::Offer.row(&["NAME"], "a player offers a draw", "offer Anna", &["5.5"]),
        Shared::Accept.row(&["[NAME]"], "the other accepts it", "accept Bram", &["5.5"]),
        Shared::Decline.row(&["[NAME]"], "the other does not", "decline Bram", &["5.5"]),
        Shared::Resign.row(&["NAME"], "a player gives the game up", "resign Bram", &["5.4"]),
        Shared::Void.row(&[], "the game is abandoned, and what it brought goes back", "void", &["1.2"]),
    ],
    questions: &[
        Query::Show.row(&[], "the board", "show", &[]),
        Query::Legal.row(&["[MOVE|at N]"], "every move that is in order now, or one move, or before an entry", "legal", &["4.1"]),
        Query::Scores.row(&[], "the points and the games of each", "scores", &["1.3"]),
        Query::Audit.row(&[], "every foul, by its article", "audit", &["4.4"]),
    ],
    words: &[
        word("threefold", "the position is there for the third time"),
        word("fifty", "50 moves each without a pawn moved or a man taken"),
        word("chess", "the law of this game"),
    ],
    letters: &[],
    phases: &[
        PhaseRow::new("lobby", &["seat"], ANY_KEYS),
        PhaseRow::new("lot", &[], ANY_KEYS),
        PhaseRow::new("between", &["begin", "settle"], ANY_KEYS),
        PhaseRow::new("finished", &[], ANY_KEYS),
        PhaseRow::new("play", &["move", "touch", "offer", "claim", "flag", "resign"], "Nf3, exd5, e8=Q, O-O or g1f3 moves; small letters are pawns"),
    ],
    claims: Some(Claims { usage: "threefold|fifty", grounds: &[&THREEFOLD, &FIFTY], article: article(5, 11) }),
    causes: &[MATE, STALEMATE, DEAD, RESIGN, AGREEMENT, THREEFOLD, FIFTY, FIVEFOLD, SEVENTY_FIVE, TIME],
    audited: AUDITED,
    counted: COUNTED,
    plays: "moves",
    first: "Nobody is seated yet. Type: seat Anna Bram",
    begin: &[
        "To begin, type seat and two names: seat Anna Bram",
        "Then begin and who has white: begin Anna, and the moves: e4",
        "While you type, the ruling appears beside the line; undo takes back an entry.",
        "help says what can be typed; nos tutor --law chess plays with you.",
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
