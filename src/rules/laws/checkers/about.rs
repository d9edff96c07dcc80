//! Checkers in rows.

use super::Checkers;
use super::words::Event;
use crate::law::about::{
    ANY_KEYS, About, Claims, Counted, GameText, PhaseRow, Query, Shared, TallyColumn, word,
};
use crate::law::game_text;
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

#[rustfmt::skip]
pub static ABOUT: About<Checkers> = opponents! {
    "checkers", moves "black" "11-15 moves; of a jump the first and the last square will do: 22x8",
    articles { move "2.1", points "1.4", begin "1.3", draw "4.4", resign "4.3" },
    fouls [(2, 4), (3, 2), (3, 3), (4, 7)], verbs ["move", "offer", "claim", "resign"],
    questions [], words [
        word("threefold", "the position stands for the third time"),
        word("forty", "40 moves each without a jump or a man moved")
    ],
    title: "Checkers, on 64 squares with twelve men each",
    bare: "move",
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
    help: &[texts!("help", "txt")],
};
