//! Dominoes, the draw game: every double is a spinner.

use super::about::{DRAWING, END, Fits, Leaf, Set, TakenOff, Which, library};
use super::verbs::row;
use crate::law::about::{CardRow, Goal, HelpTopic, Library, Step};
use crate::speech::VerbRow;
use std::sync::LazyLock;

/// Which game it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Dominoes;

impl Which for Dominoes {
    const LEAF: &'static Leaf = &LEAF;

    fn library() -> &'static Library {
        static LIBRARY: LazyLock<Library> = LazyLock::new(library::<Dominoes>);
        &LIBRARY
    }
}

#[rustfmt::skip]
const LEAF: Leaf = Leaf {
    name: "dominoes",
    title: "Dominoes, the draw game with spinners for two to ten players",
    rulebook: &[include_str!("dominoes/rulebook.md")],
    words: texts!("dominoes/words", "ftl"),
    sets: &[
        Set { highest: 6, most: 4, each: 5, fits: Fits::Spinners },
        Set { highest: 9, most: 7, each: 7, fits: Fits::Spinners },
        Set { highest: 12, most: 10, each: 9, fits: Fits::Spinners },
    ],
    numbers: &[("6", 6), ("9", 9), ("12", 12)],
    target: 100,
    draws: true,
    goes_again: false,
    taken_off: TakenOff::Each,
    verbs: &[
        row("redeal"), VerbRow { arguments: &["[NAME] TILE [on N]"], example: "play Bram 6-4 on 6", ..row("play") },
        row("draw"), row("pass"), row("reveal"), row("count"),
    ],
    law: (&["dominoes N"], "law dominoes 1", "seat Anna Bram Cees"),
    players: &[(2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9), (10, 10)],
    who: ("two to ten play dominoes", "\"{found}\" is one player too many; two to ten play"),
    first: "Nobody is seated yet. Type: seat Anna Bram",
    begin: &[
        "To begin, type seat and two to four names, clockwise: seat Anna Bram Cees",
        "With another set up to ten play: house game.set 12. Then deal, the lead: anna 66, and the tiles: 64",
        "While you type, the ruling appears beside the line; undo takes back an entry.",
        "help says what can be typed; nos tutor --law dominoes plays a round with you.",
    ],
    lesson: &[
        Step::new("Anna and Bram play dominoes to 20 points. First set this target.", "house game.target 20", Goal::Entry("house game.target 20")),
        Step::new("Seat the players clockwise.", "seat Anna Bram", Goal::Entry("seat Anna Bram")),
        Step::new("Everyone takes 5 tiles. Enter that the round is dealt.", "deal", Goal::Entry("deal")),
        Step::new("Anna has the highest double, 5-5, and leads. The referee sees no hands, so say who leads.", "anna 55", Goal::Entry("play Anna 5-5")),
        Step::new("All four sides of 5-5 are open. Bram lays 5-2; the tile alone is enough.", "52", Goal::Entry("play Bram 5>2 on 5")),
        Step::new("Anna says that she cannot play. She draws a tile.", "w", Goal::Entry("draw Anna")),
        Step::new("Anna lays 2-2 across the end. Every double opens its sides too.", "22", Goal::Entry("play Anna 2-2 on 2")),
        Step::new("Bram lays 2-0 on one of the three.", "20", Goal::Entry("play Bram 2>0 on 2")),
        Step::new("Anna lays 5-3. She drew one tile, so she held 2-2 or 5-3 when she said that she could not play. The referee says so, and it costs nothing.", "53", Goal::Entry("play Anna 5>3 on 5")),
        Step::new("What the record proves can be asked at any time.", "audit", Goal::Asked("audit")),
        Step::new("The layout shows every side that is open.", "show", Goal::Asked("show")),
    ],
    topics: &[
        DRAWING,
        HelpTopic {
            words: &["spinners", "doubles"],
            title: "Spinners",
            lines: &[
                "The lead has four open sides; a later double opens three [3.3].",
                "Open ends are counted by their number. on 6: on an end that shows 6. It is asked only if a tile fits two numbers.",
            ],
        },
        END,
    ],
    cards: &[CardRow {
        number: None,
        facts: &[
            ("Tiles", "5, with double nine 7, with double twelve 9 [1.2]."),
            ("Lead", "the highest double [2.2, 2.3]."),
            ("Play", "the same number; a double opens its sides [3.2, 3.3]. Else draw [4.1]."),
            ("Points", "from each opponent his less yours [5.4]."),
            ("Game", "100 [6.1]."),
        ],
        // A lead with four open sides, a double that opens three, and a tile on its side.
        example: &["seat Anna Bram", "deal", "play Anna 5-5", "play Bram 5-2 on 5", "play Anna 2-2 on 2", "play Bram 2-0 on 2"],
    }],
};

/// The law, as it is listed.
pub static LAW: crate::law::referee::Law =
    crate::law::table::Table::<crate::law::leaflet::Leaflet<Dominoes>>::ROW;
