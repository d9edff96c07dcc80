//! What becomes of an act of checkers, and why one is refused. The sentences are in `words.en.ftl`.

use super::position::{Path, Square};
use crate::law::game;
use crate::table::article::{Article, article};
use crate::table::name::Name;
use crate::table::seat::PlayerId;
use crate::{shown_as_variable, told};

shown_as_variable!(Square as Word);

told! {
    /// Why a move goes back.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Wrong {
        /// It is the turn of this player.
        OutOfTurn(turn: PlayerId),
        MustJump,
        StopsShort,
        CannotGo,
    }
}

impl Wrong {
    /// The article against which it is.
    pub fn article(self) -> Article {
        match self {
            Wrong::MustJump => article(3, 2),
            Wrong::StopsShort => article(3, 3),
            Wrong::OutOfTurn(_) | Wrong::CannotGo => article(2, 4),
        }
    }
}

told! {
    /// What becomes of an act.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event {
        Moved(player: PlayerId, path: Path, taken: usize, crowned: bool),
        GoesBack(player: PlayerId, path: Path, wrong: Wrong),
    }
}

told! {
    /// Why an act cannot have happened as typed.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Why {
        NoPiece(square: Square, name: Name),
        /// Several moves have these ends.
        ManyPaths(path: Path),
    }
}

impl game::Why for Why {
    fn article(&self) -> Option<Article> {
        match self {
            Why::ManyPaths(_) => Some(article(3, 3)),
            Why::NoPiece(..) => None,
        }
    }
}
