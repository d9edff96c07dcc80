//! What becomes of an act of chess, and why one is refused. The sentences are in `words.en.ftl`.

use super::position::{Check, LegalMove, Position};
use super::verbs::SquareName;
use super::verbs::TypedMove;
use nos_base::table::name::Name;
use nos_base::table::seat::PlayerId;
use nos_base::words::message::Incidental;
use nos_base::{messages, never_a_variable, shown_as_variable};
use nos_law::objection;

shown_as_variable!(Check);
never_a_variable!(LegalMove, Position);

messages! {
    /// Why a move goes back. Without an article it is illegal; then the last reason of several is the nearest.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub enum Wrong {
        OutOfTurn(turn: PlayerId) = 4 5,
        Touched(square: SquareName) = 4 6,
        CannotGo,
        NothingToTake(square: SquareName),
        InTheWay(square: SquareName),
        /// The king or the rook that castles has moved, or the rook was taken.
        HasMoved,
        /// The king would stand in check.
        Check,
        /// A king who is in check castles.
        InCheck,
        /// The king castles across this square or to it, and the other attacks it.
        Attacked(square: SquareName),
    }
}

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event {
        Moved(player: PlayerId, typed: TypedMove, sign: Check, played: LegalMove, after: Incidental<Position>),
        GoesBack(player: PlayerId, typed: TypedMove, wrong: Wrong),
        /// A man is touched, and whether it must be moved or taken.
        Touched(player: PlayerId, square: SquareName, obliges: bool) = 4 6,
        Flagged(player: PlayerId),
    }
}

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Why {
        NoMove(word: String),
        NoMan(typed: TypedMove, name: Name),
        /// It is not said what the pawn becomes.
        Becomes(typed: TypedMove) = 3 3,
        /// It is no pawn on its last row.
        BecomesNothing(typed: TypedMove) = 3 3,
        ManyMen(typed: TypedMove),
        NotHisTurn(name: Name) = 4 6,
        Empty(square: SquareName) = 4 6,
    }
}

impl objection::Reason for Why {
    fn goes_on(&self) -> bool {
        matches!(self, Why::Becomes(_))
    }
}
