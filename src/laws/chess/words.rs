//! The events of chess and the reasons for refusals. `words.en.ftl` has the sentences.

use super::position::{Check, LegalMove, Position};
use super::verbs::{SquareName, TypedMove};
use nos_base::{Incidental, Name, PlayerId, messages, never_a_variable, shown_as_variable};
use nos_law::objection;

shown_as_variable!(Check);
never_a_variable!(LegalMove, Position);

messages! {
    /// The obligation of a player who touched pieces.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub enum Obligation {
        Free,
        Move(square: SquareName),
        Capture(square: SquareName),
        Take(from: SquareName, taken: SquareName),
        Castle(square: SquareName),
    }

    /// Why a move goes back, the farthest reason first. An illegal move has no article.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub enum Wrong {
        OutOfTurn(turn: PlayerId) = 4 5,
        Touched(obligation: Obligation) = 4 6,
        /// The rook of the castling was touched before the king.
        RookFirst = 4 6,
        CannotGo,
        NothingToTake(square: SquareName),
        InTheWay(square: SquareName),
        /// The king or the rook has moved, or the rook was taken.
        HasMoved,
        Check,
        InCheck,
        /// Castling through or onto an attacked square.
        Attacked(square: SquareName),
    }

    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event {
        Moved(player: PlayerId, typed: TypedMove, sign: Check, played: LegalMove, after: Incidental<Position>),
        GoesBack(player: PlayerId, typed: TypedMove, wrong: Wrong),
        Touched(player: PlayerId, squares: Vec<SquareName>, obligation: Obligation) = 4 6,
        /// The player who would have won has too few pieces to mate.
        CannotMate(player: PlayerId),
    }

    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Why {
        NoMove(word: String),
        NoMan(typed: TypedMove, name: Name),
        Becomes(typed: TypedMove) = 3 3,
        /// A promotion, but the move does not take a pawn to its last rank.
        BecomesNothing(typed: TypedMove) = 3 3,
        ManyMen(typed: TypedMove),
        NotHisTurn(name: Name) = 4 6,
        Empty(square: SquareName) = 4 6,
        TouchedTwice(square: SquareName) = 4 6,
    }
}

impl objection::Reason for Why {
    fn goes_on(&self) -> bool {
        matches!(self, Why::Becomes(_))
    }
}
