//! Tiddle-a-wink: nobody draws, and a double gives another turn.

use super::about::{END, Fits, Leaf, Set, TakenOff, Which, library};
use super::verbs::row;
use crate::law::about::{CardRow, Goal, HelpTopic, Library, Step};
use crate::speech::VerbRow;
use std::sync::LazyLock;

/// Which game it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TiddleAWink;

impl Which for TiddleAWink {
    const LEAF: &'static Leaf = &LEAF;

    fn library() -> &'static Library {
        static LIBRARY: LazyLock<Library> = LazyLock::new(library::<TiddleAWink>);
        &LIBRARY
    }
}

#[rustfmt::skip]
const LEAF: Leaf = Leaf {
    name: "tiddle-a-wink",
    title: "Tiddle-a-wink, where a double gives another turn, for six to ten players",
    rulebook: &[include_str!("tiddle/rulebook.md")],
    words: texts!("tiddle/words", "ftl"),
    sets: &[
        Set { highest: 9, most: 10, each: 5, fits: Fits::Line },
        Set { highest: 12, most: 10, each: 5, fits: Fits::Line },
    ],
    numbers: &[("9", 9), ("12", 12)],
    target: 200,
    draws: false,
    goes_again: true,
    taken_off: TakenOff::Once,
    verbs: &[
        row("redeal"), row("play"), VerbRow { aliases: &["go"], help: "he cannot play, and says \"go\"", ..row("pass") },
        row("reveal"), row("count"),
    ],
    law: (&["tiddle-a-wink N"], "law tiddle-a-wink 1", "seat Anna Bram Cees Dirk Eleni Fenna"),
    players: &[(6, 6), (7, 7), (8, 8), (9, 9), (10, 10)],
    who: ("six to ten play tiddle-a-wink", "\"{found}\" is one player too many; six to ten play"),
    first: "Nobody is seated yet. Type: seat and six to ten names",
    begin: &[
        "To begin, type seat and six to ten names, clockwise",
        "Then deal, the lead: anna 99, and the tiles: 94. go: somebody cannot play",
        "While you type, the ruling appears beside the line; undo takes back an entry.",
        "help says what can be typed; nos tutor --law tiddle-a-wink plays a round with you.",
    ],
    lesson: &[
        Step::new("Six friends play tiddle-a-wink to 60 points. First set this target.", "house game.target 60", Goal::Entry("house game.target 60")),
        Step::new("Seat the players clockwise.", "seat Anna Bram Cees Dirk Eleni Fenna", Goal::Entry("seat Anna Bram Cees Dirk Eleni Fenna")),
        Step::new("Everyone takes 5 tiles of the double-nine set. Enter that the round is dealt.", "deal", Goal::Entry("deal")),
        Step::new("Anna has the highest double, 9-9, and leads. The referee sees no hands, so say who leads.", "anna 99", Goal::Entry("play Anna 9-9")),
        Step::new("It is a double, so Anna is on turn again. She lays 9-4.", "94", Goal::Entry("play Anna 9>4 on left")),
        Step::new("Bram says go: he has no 4 and no 9.", "go", Goal::Entry("pass Bram")),
        Step::new("Cees lays 4-4 on the left.", "44", Goal::Entry("play Cees 4-4 on left")),
        Step::new("His double gives him another turn: he lays 9-3 on the right.", "93", Goal::Entry("play Cees 9>3 on right")),
        Step::new("Dirk lays 4-3. It fits both ends, so say where.", "43 r", Goal::Entry("play Dirk 3>4 on right")),
        Step::new("Ask who can hold what. Bram can hold no 4 and no 9.", "holds", Goal::Asked("holds")),
        Step::new("Show the line as it lies.", "show", Goal::Asked("show")),
    ],
    topics: &[
        HelpTopic {
            words: &["passing"],
            title: "Saying go",
            lines: &[
                "go (or pass): the player on turn cannot play. Nobody draws [4.1, 4.2].",
                "Who says go denies every tile that fits. Once that is proved false it is told, and costs nothing [4.3].",
            ],
        },
        HelpTopic {
            words: &["doubles", "again"],
            title: "Doubles",
            lines: &[
                "Who lays a double is on turn again, the leader too. He must play if he can, and goes if he cannot [3.4].",
                "A double lies across the line and opens nothing more [3.3].",
            ],
        },
        END,
    ],
    cards: &[CardRow {
        number: None,
        facts: &[
            ("Tiles", "5 each, no drawing [1.2, 4.1]."),
            ("Lead", "the highest double [2.2, 2.3]."),
            ("Play", "the same number, or go [3.2, 4.2]. A double: again [3.4]."),
            ("Points", "what the others hold; blocked, less yours [5.4]."),
            ("Game", "200 [6.1]."),
        ],
        // A lead and another turn, and a double that gives a third.
        example: &["seat Anna Bram Cees Dirk Eleni Fenna", "deal", "play Anna 9-9", "play Anna 9>4 on left", "play Bram 4-4 on left"],
    }],
};

/// The law, as it is listed.
pub static LAW: crate::law::referee::Law =
    crate::law::table::Table::<crate::law::leaflet::Leaflet<TiddleAWink>>::ROW;
