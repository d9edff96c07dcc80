//! Checkers in rows.

use super::LAW;
use super::words::Event;
use crate::law::about::{About, Claims, PhaseRow, TallyColumn};
use crate::law::counted::Counted;
use crate::law::game_text::{self, GameText, Tags};
use crate::law::imported::GameFormat;
use crate::law::imported::tagged::TaggedForm;
use crate::speech::argument::Argument as _;
use crate::speech::entry::{CommonQuestion, CommonVerb};
use crate::speech::slot::{Slot, Takes};
use crate::table::article::article;
use crate::words::language::Texts;
use crate::{causes, opponents, opponents_counted};

causes! {
    CAPTURED = "captured" 4 1;
    BLOCKED = "blocked" 4 2;
    RESIGN = "resign" 4 3;
    AGREEMENT = "agreement" 4 4;
    THREEFOLD = "threefold" 4 5;
    FORTY = "forty" 4 6;
}

#[rustfmt::skip]
pub static ABOUT: About = opponents! {
    "checkers", moves "11-15 moves; of a jump the first and the last square will do: 22x8",
    articles { move "2.1", points "1.4", begin "1.3", draw "4.4", resign "4.3" },
    verbs ["move", "offer", "claim", "resign"],
    questions [], words [
        "threefold",
        "forty"
    ],
    colours: &["black", "white"],
    answered: &["blocked", "crown", "squares", "result", "clock", "huff"],
    implied_verb: "move",
    rulebook: Texts::new("checkers.md", &[include_str!("rulebook.md"), include_str!("rulebook.nl.md")]),
    claims: Some(Claims { usage: "threefold|forty", slots: &[Slot::of(Takes::Word(&["threefold", "forty"]))], grounds: &[&THREEFOLD, &FORTY], article: article(4, 7) }),
    causes: CAUSES,
    help: &[texts!("help", "txt", "checkers")],
};

pub const COUNTED: &[Counted<Event>] = opponents_counted!("black", (2, 4), (3, 2), (3, 3), (4, 7));

static FORM: TaggedForm = TaggedForm {
    law: &LAW,
    players: [&["Black", "Red"], &["White"]],
    usual: ["Black", "White"],
    variant: ("GameType", &[GAME_TYPE]),
    starts: &[
        "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
        "B:B1,2,3,4,5,6,7,8,9,10,11,12:W21,22,23,24,25,26,27,28,29,30,31,32",
        "B:W21-32:B1-12",
        "B:B1-12:W21-32",
    ],
    is_numeric: true,
    has_flag: false,
};

/// That of American checkers among the kinds of draughts.
const GAME_TYPE: &str = "21";

pub const GAME_TEXT: GameText<Event> = GameText {
    format: &GameFormat {
        name: "pdn",
        is_in: |head| FORM.is_in(head),
        read: |source| FORM.read(source),
    },
    played: |event| match event {
        Event::Moved(player, path, ..) => Some((*player, path.to_string())),
        _ => None,
    },
    write: |games, occasion| {
        let tags = Tags {
            white: 1,
            fixed: &[("GameType", GAME_TYPE)],
            on_time: None,
        };
        game_text::tagged(games, occasion, &tags)
    },
};
