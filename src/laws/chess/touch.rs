//! Touch-move: the pieces touched in a turn, and the moves they leave (article 4.6).

use super::position::{LegalMove, Position};
use super::verbs::SquareName;
use super::words::Obligation;
use cozy_chess::Square;

/// The squares touched in this turn, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Touched(Vec<Touch>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Touch {
    square: Square,
    entry: usize,
}

impl Touched {
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        self.0.iter().map(|touch| touch.square)
    }

    /// Adds the squares of one entry. A piece touched again changes nothing.
    #[must_use]
    pub fn with(&self, squares: &[SquareName]) -> Touched {
        let entry = self.0.last().map_or(0, |last| last.entry + 1);
        let is_new = |square: &&SquareName| self.squares().all(|other| other != square.0);
        let touch = |square: &SquareName| Touch { square: square.0, entry };
        Touched(self.0.iter().copied().chain(squares.iter().filter(is_new).map(touch)).collect())
    }

    /// Whether touching the rook before the king forbids castling with it in this move.
    pub fn bars(&self, played: &LegalMove) -> bool {
        let entry =
            |square| self.0.iter().find(|touch| touch.square == square).map(|own| own.entry);
        let rook = played.castles_with().and_then(entry);
        rook.zip(entry(played.from)).is_some_and(|(rook, king)| rook < king)
    }

    pub fn obligation(&self, now: &Position) -> Obligation {
        if self.0.is_empty() {
            return Obligation::Free;
        }
        let mut moves = now.moves();
        moves.retain(|played| !self.bars(played));
        let is_own = |square| now.man(square).is_some_and(|(colour, _)| colour == now.turn());
        let (own, others): (Vec<Square>, Vec<Square>) = self.squares().partition(|at| is_own(*at));
        let capture = |(from, taken): &(&Square, &Square)| {
            moves.iter().any(|played| played.from == **from && played.taken == Some(**taken))
        };
        if let Some((&from, &taken)) = own.first().zip(others.first()).filter(capture) {
            return Obligation::Take(SquareName(from), SquareName(taken));
        }
        let each = self.squares().find_map(|square| {
            let begins = |played: &&LegalMove| self.begins(played, square);
            let rooks = moves.iter().filter(begins).filter_map(LegalMove::castles_with);
            let touched = |rook: &Square| self.squares().position(|square| square == *rook);
            if let Some(rook) = rooks.min_by_key(touched) {
                return Some(Obligation::Castle(SquareName(rook)));
            }
            let obliges = if is_own(square) { Obligation::Move } else { Obligation::Capture };
            moves.iter().any(|played| played.touches(square)).then_some(obliges(SquareName(square)))
        });
        each.unwrap_or(Obligation::Free)
    }

    /// Whether this square is the first of the king and the rook of a castling, both touched.
    fn begins(&self, played: &LegalMove, square: Square) -> bool {
        let Some(rook) = played.castles_with() else { return false };
        let pair = [played.from, rook];
        let mut touched = self.squares().filter(|touched| pair.contains(touched));
        touched.next() == Some(square) && touched.next().is_some()
    }

    pub fn allows(&self, obligation: Obligation, played: &LegalMove) -> bool {
        !self.bars(played)
            && match obligation {
                Obligation::Free => true,
                Obligation::Move(square) | Obligation::Capture(square) => played.touches(square.0),
                Obligation::Take(from, taken) => {
                    played.from == from.0 && played.taken == Some(taken.0)
                }
                Obligation::Castle(rook) => played.castles_with() == Some(rook.0),
            }
    }
}
