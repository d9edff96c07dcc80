//! Checkers in rows.

use super::Checkers;
use super::words::Event;
use crate::law::about::{About, Claims, Counted, GameText, PhaseRow, Query, Shared, TallyColumn};
use crate::law::game_text;
use crate::table::article::article;
use crate::{causes, opponents};

causes! {
    CAPTURED = "captured" 4 1;
    BLOCKED = "blocked" 4 2;
    RESIGN = "resign" 4 3;
    AGREEMENT = "agreement" 4 4;
    THREEFOLD = "threefold" 4 5;
    FORTY = "forty" 4 6;
}

#[rustfmt::skip]
pub static ABOUT: About<Checkers> = opponents! {
    "checkers", moves "black" "11-15 moves; of a jump the first and the last square will do: 22x8",
    articles { move "2.1", points "1.4", begin "1.3", draw "4.4", resign "4.3" },
    fouls [(2, 4), (3, 2), (3, 3), (4, 7)], verbs ["move", "offer", "claim", "resign"],
    questions [], words [
        "threefold",
        "forty"
    ],
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
