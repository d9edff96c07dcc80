//! What becomes of an act of chess, and why one is refused. The sentences are in `words.en.ftl`.

use super::position::Played;
use super::verbs::Typed;
use crate::law::game;
use crate::table::article::{Article, article};
use crate::table::name::Name;
use crate::table::seat::PlayerId;
use crate::{never_a_variable, told};
use cozy_chess::Square;

never_a_variable!(Played);

told! {
    /// Why a move goes back.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Wrong {
        /// It is the turn of this player.
        OutOfTurn(turn: PlayerId),
        NotLegal,
        /// The man on this square was touched first.
        Touched(square: Square),
    }
}

impl Wrong {
    /// The article against which it is.
    pub fn article(self) -> Article {
        match self {
            Wrong::NotLegal => article(4, 4),
            Wrong::OutOfTurn(_) => article(4, 5),
            Wrong::Touched(_) => article(4, 6),
        }
    }
}

told! {
    /// What becomes of an act.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event {
        Moved(player: PlayerId, typed: Typed, sign: &'static str, played: Played),
        GoesBack(player: PlayerId, typed: Typed, wrong: Wrong),
        /// A man is touched, and whether it must be moved or taken.
        Touched(player: PlayerId, square: Square, obliges: bool),
        Flagged(player: PlayerId),
    }
}

told! {
    /// Why an act cannot have happened as typed.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Why {
        NoMove(word: String),
        NoMan(typed: Typed, name: Name),
        /// It is not said what the pawn becomes.
        Becomes(typed: Typed),
        /// It is no pawn on its last row.
        BecomesNothing(typed: Typed),
        /// Several men can make the move.
        ManyMen(typed: Typed),
        NotHisTurn(name: Name),
        Empty(square: Square),
    }
}

impl game::Why for Why {
    fn article(&self) -> Option<Article> {
        match self {
            Why::Becomes(_) | Why::BecomesNothing(_) => Some(article(3, 3)),
            Why::NotHisTurn(_) | Why::Empty(_) => Some(article(4, 6)),
            Why::NoMove(_) | Why::NoMan(..) | Why::ManyMen(_) => None,
        }
    }

    fn goes_on(&self) -> bool {
        matches!(self, Why::Becomes(_))
    }
}
