//! The events of checkers and the reasons for refusals. `words.en.ftl` has the sentences.

use super::position::{Path, Square};
use nos_base::{Name, PlayerId, messages, shown_as_variable};
use nos_law::objection;

shown_as_variable!(Square as Word);

messages! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Wrong {
        OutOfTurn(turn: PlayerId) = 2 4,
        MustJump = 3 2,
        StopsShort = 3 3,
        CannotGo = 2 4,
    }

    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event {
        Moved(player: PlayerId, path: Path, taken: usize, crowned: bool),
        GoesBack(player: PlayerId, path: Path, wrong: Wrong),
    }

    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Why {
        NoPiece(square: Square, name: Name),
        ManyPaths(path: Path) = 3 3,
    }
}

impl objection::Reason for Why {}
