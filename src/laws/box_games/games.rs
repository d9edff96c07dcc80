use super::BoxGame;
use super::about::{BoxGameRow, Fits, Set, TakenOff};
use super::verbs::row;
use nos_base::Texts;
use nos_entry::{Argument, ArgumentRow, VerbRow};
use nos_law::{Law, Played};

/// Dominoes, the draw game with every double a spinner.
pub type Dominoes = BoxGame<0>;
/// Matador: touching numbers add up to ten, and a matador fits anywhere.
pub type Matador = BoxGame<1>;
/// Tiddle-a-wink: no drawing, and a double gives another turn.
pub type TiddleAWink = BoxGame<2>;

pub static DOMINOES: Law = Law::of::<Dominoes>();
pub static MATADOR: Law = Law::of::<Matador>();
pub static TIDDLE_A_WINK: Law = Law::of::<TiddleAWink>();

/// The phrases said at the tables of all three.
const SAID: Texts = texts!("said", "toml", "said-lines-of-tiles");

#[rustfmt::skip]
pub(super) const ROWS: [BoxGameRow; 3] = [
    BoxGameRow {
        listed: &DOMINOES,
        name: "dominoes",
        rulebook: Texts::new("dominoes.md", &[include_str!("dominoes/rulebook.md"), include_str!("dominoes/rulebook.nl.md")]),
        words: texts!("dominoes/words", "ftl", "dominoes"),
        said: &[SAID],
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
            row("redeal"), VerbRow { arguments: &[ArgumentRow::new("[NAME] TILE [on N]", <Played<12> as Argument>::ROW.slots)], example: "play Bram 6-4 on 6", ..row("play") },
            row("draw"), row("pass"), row("reveal"), row("count"),
        ],
        law: (&[ArgumentRow::law("dominoes N")], "law dominoes 1", "seat Anna Bram Cees"),
        players: &[(2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9), (10, 10)],
        help: &[texts!("drawing", "txt", "drawing"), texts!("dominoes/help", "txt", "dominoes"), texts!("help", "txt", "lines-of-tiles")],
    },
    BoxGameRow {
        listed: &MATADOR,
        name: "matador",
        rulebook: Texts::new("matador.md", &[include_str!("matador/rulebook.md"), include_str!("matador/rulebook.nl.md")]),
        words: texts!("matador/words", "ftl", "matador"),
        said: &[SAID],
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
        law: (&[ArgumentRow::law("matador N")], "law matador 1", "seat Anna Bram Cees"),
        players: &[(3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8)],
        help: &[texts!("matador/help", "txt", "matador"), texts!("drawing", "txt", "drawing"), texts!("help", "txt", "lines-of-tiles")],
    },
    BoxGameRow {
        listed: &TIDDLE_A_WINK,
        name: "tiddle-a-wink",
        rulebook: Texts::new("tiddle-a-wink.md", &[include_str!("tiddle/rulebook.md"), include_str!("tiddle/rulebook.nl.md")]),
        words: texts!("tiddle/words", "ftl", "tiddle-a-wink"),
        said: &[SAID, texts!("tiddle/said", "toml", "said-tiddle-a-wink")],
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
            row("redeal"), row("play"), VerbRow { aliases: &["go"], ..row("pass") },
            row("reveal"), row("count"),
        ],
        law: (&[ArgumentRow::law("tiddle-a-wink N")], "law tiddle-a-wink 1", "seat Anna Bram Cees Dirk Eleni Fenna"),
        players: &[(6, 6), (7, 7), (8, 8), (9, 9), (10, 10)],
        help: &[texts!("tiddle/help", "txt", "tiddle-a-wink"), texts!("help", "txt", "lines-of-tiles")],
    },
];
