//! Dominoes, the draw game: every double is a spinner.

use super::about::{Fits, Leaf, Set, TakenOff, Which, library};
use super::verbs::row;
use crate::law::about::Library;
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
    help: &[texts!("drawing", "txt"), texts!("dominoes/help", "txt"), texts!("help", "txt")],
};

/// The law, as it is listed.
pub static LAW: crate::law::referee::Law =
    crate::law::table::Table::<crate::law::leaflet::Leaflet<Dominoes>>::ROW;
