use super::LAW;
use super::verbs::{self, Act};
use super::words::Event;
use nos_base::{Texts, article};
use nos_entry::{Argument as _, CommonQuestion, CommonVerb, Slot, Takes};
pub use nos_law::imported::movetext::NotatedGame;
use nos_law::{
    About, Claims, Counted, GameFormat, GameText, PhaseRow, TaggedForm, TallyColumn, causes,
    opponents, opponents_counted,
};
use std::collections::BTreeSet;

causes! {
    CAPTURED = "captured" 4 1;
    BLOCKED = "blocked" 4 2;
    RESIGN = "resign" 4 3;
    AGREEMENT = "agreement" 4 4;
    THREEFOLD = "threefold" 4 5;
    FORTY = "forty" 4 6;
    TIME = "time" 4 8;
    FORFEIT = "forfeit" 4 9;
}

#[rustfmt::skip]
pub static ABOUT: About = opponents! {
    "checkers", moves "11-15 moves; for a jump its first and last square are enough: 22x8",
    articles { move "2.1", points "1.4", carry "1.5", begin "1.3", draw "4.4", flag "4.8", resign "4.3", forfeit "4.9" },
    common [], verbs ["move", "offer", "claim", "flag", "resign"],
    questions [], words ["threefold", "forty"],
    colours: &["black", "white"],
    answered: &["blocked", "crown", "squares", "result", "clock", "huff"],
    implied_verb: "move",
    rulebook: Texts::new("checkers.md", &[include_str!("rulebook.md"), include_str!("rulebook.nl.md")]),
    claims: Some(Claims { usage: "threefold|forty", slots: &[Slot::new(Takes::Word(&["threefold", "forty"]))], grounds: &[&THREEFOLD, &FORTY], article: article(4, 7) }),
    causes: CAUSES,
    help: &[texts!("help", "txt", "checkers")],
};

pub const COUNTED: &[Counted<Event>] = opponents_counted!("black", (2, 4), (3, 2), (3, 3), (4, 7));

static FORM: TaggedForm = TaggedForm {
    law: &LAW,
    players: [&["Black", "Red"], &["White"]],
    variant: ("GameType", &[GAME_TYPE]),
    is_start: |fen| placed(fen) == placed("B:W21-32:B1-12"),
    kind: NotatedGame::Checkers,
    acts: |word| {
        verbs::foreign(word).into_iter().map(|path| Act::Move(None, path).into()).collect()
    },
    on_time: &TIME,
    infractions: &[&FORFEIT],
    since: None,
    fixed: &[("GameType", GAME_TYPE)],
};

/// Returns the side on turn and the squares of each side in a `FEN`, in any order and with ranges.
fn placed(fen: &str) -> BTreeSet<(char, u32)> {
    let mut placed = BTreeSet::new();
    for (part, colour) in fen.trim_end_matches('.').split(':').zip(0..) {
        let mut letters = part.trim().chars();
        let whose = letters.next().unwrap_or_default();
        placed.extend((colour == 0).then_some((whose, 0)));
        for squares in letters.as_str().split(',').filter(|_| colour > 0) {
            let (from, to) = squares.split_once('-').unwrap_or((squares, squares));
            let number = |square: &str| square.trim().parse::<u32>().unwrap_or(0);
            placed.extend((number(from)..=number(to).min(99)).map(|square| (whose, square)));
        }
    }
    placed
}

/// The number of American checkers in PDN's list of draughts games.
const GAME_TYPE: &str = "21";

pub const GAME_TEXT: GameText<Event> = GameText {
    format: &GameFormat {
        name: "pdn",
        evidence: |head| FORM.evidence(head),
        read: |source| FORM.read(source),
    },
    played: |event| match event {
        Event::Moved(player, path, ..) => Some((*player, path.to_string())),
        _ => None,
    },
    write: |games, occasion| FORM.write(games, occasion),
};
