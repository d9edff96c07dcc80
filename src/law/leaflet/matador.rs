//! Matador: what touches adds up to ten, and a matador fits anywhere.

use super::about::{DRAWING, END, Fits, Leaf, Set, TakenOff, Which, library};
use super::verbs::row;
use crate::law::about::{CardRow, Goal, HelpTopic, Library, Step};
use crate::speech::VerbRow;
use std::sync::LazyLock;

/// Which game it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Matador;

impl Which for Matador {
    const LEAF: &'static Leaf = &LEAF;

    fn library() -> &'static Library {
        static LIBRARY: LazyLock<Library> = LazyLock::new(library::<Matador>);
        &LIBRARY
    }
}

#[rustfmt::skip]
const LEAF: Leaf = Leaf {
    name: "matador",
    title: "Matador, where ends add up to ten, for three to eight players",
    rulebook: &[include_str!("matador/rulebook.md")],
    words: texts!("matador/words", "ftl"),
    sets: &[
        Set { highest: 9, most: 8, each: 5, fits: Fits::Sum(10) },
        Set { highest: 12, most: 8, each: 5, fits: Fits::Sum(13) },
    ],
    numbers: &[("9", 9), ("12", 12)],
    target: 100,
    draws: true,
    goes_again: false,
    taken_off: TakenOff::Each,
    verbs: &[
        VerbRow { example: "play Bram 1>7 on left", ..row("play") },
        row("draw"), row("pass"), row("reveal"), row("count"),
    ],
    law: (&["matador N"], "law matador 1", "seat Anna Bram Cees"),
    players: &[(3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8)],
    who: ("three to eight play matador", "\"{found}\" is one player too many; three to eight play"),
    first: "Nobody is seated yet. Type: seat Anna Bram Cees",
    begin: &[
        "To begin, type seat and three to eight names, clockwise: seat Anna Bram Cees",
        "Then deal, the lead: anna 99, and the tiles: 17. Say where a matador lies: 6>4 on left",
        "While you type, the ruling appears beside the line; undo takes back an entry.",
        "help says what can be typed; nos tutor --law matador plays a round with you.",
    ],
    lesson: &[
        Step::new("Anna, Bram and Cees play matador to 20 points. First set this target.", "house game.target 20", Goal::Entry("house game.target 20")),
        Step::new("Seat the players clockwise.", "seat Anna Bram Cees", Goal::Entry("seat Anna Bram Cees")),
        Step::new("Everyone takes 5 tiles of the double-nine set. Enter that the round is dealt.", "deal", Goal::Entry("deal")),
        Step::new("Anna has the highest double, 9-9, and leads. The referee sees no hands, so say who leads.", "anna 99", Goal::Entry("play Anna 9-9")),
        Step::new("Both ends show 9 and want a 1. Bram lays 7-1; the tile alone is enough.", "71", Goal::Entry("play Bram 1>7 on left")),
        Step::new("Cees plays a matador, 6-4. It fits anywhere, either half touching: the 6 touches the left end.", "6>4l", Goal::Entry("play Cees 6>4 on left")),
        Step::new("Anna says that she has nothing but matadors, or nothing that fits. She draws a tile.", "w", Goal::Entry("draw Anna")),
        Step::new("The left end shows 4 and wants a 6. Anna lays 6-2.", "62", Goal::Entry("play Anna 6>2 on left")),
        Step::new("Bram asks what he could play. Matadors are among it.", "legal", Goal::Asked("legal")),
        Step::new("Show the line as it lies.", "show", Goal::Asked("show")),
    ],
    topics: &[
        HelpTopic {
            words: &["matadors", "tens"],
            title: "Tens and matadors",
            lines: &[
                "What touches adds up to 10: an end that shows 7 wants a 3. With the double-twelve set it is 13 [3.2].",
                "Matadors fit any end, either half touching: 9-1 8-2 7-3 6-4 5-5 0-0 [3.4].",
                "Type which half touches, and where: 9>1 on left lays the 9 against the left end.",
            ],
        },
        DRAWING,
        END,
    ],
    cards: &[CardRow {
        number: None,
        facts: &[
            ("Tiles", "5 each of double nine [1.2]."),
            ("Lead", "the highest double, else the most spots [2.2, 2.3]."),
            ("Play", "what touches makes 10 [3.2]; 9-1 8-2 7-3 6-4 5-5 0-0 anywhere [3.4]. Else draw [4.1]."),
            ("Points", "from each opponent his less yours [5.4]."),
            ("Game", "100 [6.1]."),
        ],
        // A lead that wants a 1, a tile that makes ten, and a matador.
        example: &["seat Anna Bram Cees", "deal", "play Anna 9-9", "play Bram 1>7 on left", "play Cees 6>4 on left", "play Anna 6>2 on left"],
    }],
};

/// The law, as it is listed.
pub static LAW: crate::law::referee::Law =
    crate::law::table::Table::<crate::law::leaflet::Leaflet<Matador>>::ROW;
