use super::{Position, goals, is_two_files};
use crate::chess::verbs::{SquareName, TypedMove};
use crate::chess::words::Wrong;
use cozy_chess::{
    BitBoard, Color, File, Move, Piece, Rank, Square, get_between_rays, get_pawn_attacks,
    get_pawn_quiets,
};

impl Position {
    /// Returns why none of the pieces that the typed move can mean can make it.
    pub fn why_not(&self, colour: Color, typed: &TypedMove) -> Wrong {
        let (king, men) = (self.0.king(colour), self.named(colour, typed));
        let is_far = typed.to.rank() == king.rank() && is_two_files(king, typed.to);
        let far = (is_far && men.has(king)).then(|| typed.to.file());
        let Some(file) = typed.castles.or(far) else {
            let reasons = men.into_iter().filter_map(|from| self.why_no_man(from, typed.to));
            return reasons.max().unwrap_or(Wrong::CannotGo);
        };
        let Some(rook) = self.rook(colour, file) else { return Wrong::HasMoved };
        let between = get_between_rays(king, rook) & self.0.occupied();
        let crossed = if file == File::G { File::F } else { File::D };
        let crossed = Square::new(crossed, king.rank());
        let step = Move { from: king, to: crossed, promotion: None };
        match between.next_square() {
            Some(square) => Wrong::InTheWay(SquareName(square)),
            None if self.is_check() => Wrong::InCheck,
            None if !self.0.is_legal(step) => Wrong::Attacked(SquareName(crossed)),
            None => Wrong::Attacked(SquareName(Square::new(file, king.rank()))),
        }
    }

    fn why_no_man(&self, from: Square, to: Square) -> Option<Wrong> {
        let (colour, kind) = self.man(from)?;
        let (all, friends) = (self.0.occupied(), self.0.colors(colour));
        let takes = kind == Piece::Pawn && from.file() != to.file();
        let (goals, shut) = match kind {
            Piece::Pawn if takes => (get_pawn_attacks(from, colour), friends),
            Piece::Pawn => (get_pawn_quiets(from, colour, BitBoard::EMPTY), all),
            _ => (goals(kind, from), friends),
        };
        let passes =
            self.0.en_passant() == Some(to.file()) && to.rank() == Rank::Sixth.relative_to(colour);
        let between = (get_between_rays(from, to) & all).next_square();
        Some(match between.or(Some(to).filter(|to| shut.has(*to))) {
            _ if !goals.has(to) => Wrong::CannotGo,
            Some(square) => Wrong::InTheWay(SquareName(square)),
            None if takes && !all.has(to) && !passes => Wrong::NothingToTake(SquareName(to)),
            None => Wrong::Check,
        })
    }
}
