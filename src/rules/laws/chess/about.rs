//! Chess in rows.

use super::Chess;
use super::words::Event;
use crate::law::about::{
    ANY_KEYS, About, Claims, Counted, GameText, PhaseRow, Query, Shared, TallyColumn, word,
};
use crate::law::game_text;
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

#[rustfmt::skip]
pub static ABOUT: About<Chess> = opponents! {
    "chess", moves "white" "Nf3, exd5, e8=Q, O-O or g1f3 moves; small letters are pawns",
    articles { move "4.1", points "1.3", begin "1.2", draw "5.5", resign "5.4" },
    fouls [(4, 4), (4, 5), (4, 6), (5, 11)], verbs ["move", "touch", "offer", "claim", "flag", "resign"],
    questions [Query::Audit.row(&[], "every foul, by its article", "audit", &["4.4"])], words [
        word("threefold", "the position is there for the third time"),
        word("fifty", "50 moves each without a pawn moved or a man taken")
    ],
    title: "Chess, with sixteen men each",
    bare: "move",
    rulebook: &[include_str!("rulebook.md")],
    game_text: Some(GameText {
        format: "pgn",
        played: |event| match event {
            Event::Moved(player, typed, sign, ..) => Some((*player, format!("{typed}{sign}"))),
            _ => None,
        },
        write: |games| game_text::tagged(games, 0),
    }),
    claims: Some(Claims { usage: "threefold|fifty", grounds: &[&THREEFOLD, &FIFTY], article: article(5, 11) }),
    causes: CAUSES,
    audited: &[
        (article(4, 4), "illegal-move"), (article(4, 5), "out-of-turn"), (article(4, 6), "touch-move"), (article(5, 11), "wrong-claim"),
    ],
    help: &[texts!("help", "txt")],
};
