//! Matador: what touches adds up to ten, and a matador fits anywhere.

use super::about::{Fits, Leaf, Set, TakenOff, Which, library};
use super::verbs::row;
use crate::law::about::Library;
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
    help: &[texts!("matador/help", "txt"), texts!("drawing", "txt"), texts!("help", "txt")],
};

/// The law, as it is listed.
pub static LAW: crate::law::referee::Law =
    crate::law::table::Table::<crate::law::leaflet::Leaflet<Matador>>::ROW;
