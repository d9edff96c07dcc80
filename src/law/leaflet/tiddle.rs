//! Tiddle-a-wink: nobody draws, and a double gives another turn.

use super::about::{Fits, Leaf, Set, TakenOff, Which, library};
use super::verbs::row;
use crate::law::about::Library;
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
        row("redeal"), row("play"), VerbRow { aliases: &["go"], help: "nothing can be played, and the player says \"go\"", ..row("pass") },
        row("reveal"), row("count"),
    ],
    law: (&["tiddle-a-wink N"], "law tiddle-a-wink 1", "seat Anna Bram Cees Dirk Eleni Fenna"),
    players: &[(6, 6), (7, 7), (8, 8), (9, 9), (10, 10)],
    who: ("six to ten play tiddle-a-wink", "\"{found}\" is one player too many; six to ten play"),
    help: &[texts!("tiddle/help", "txt"), texts!("help", "txt")],
};

/// The law, as it is listed.
pub static LAW: crate::law::referee::Law =
    crate::law::table::Table::<crate::law::leaflet::Leaflet<TiddleAWink>>::ROW;
