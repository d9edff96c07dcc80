//! Legal acts.

use super::facts::Facts;
use super::piece::Piece;
use nos_entry::{Act, TypedPiece, Verbs};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Legal {
    pub act: Act,
    pub piece: Option<TypedPiece>,
    /// The facts that `legal` lists; empty if the act is not listed.
    pub facts: Facts,
}

impl Legal {
    pub fn listed(act: impl Verbs, piece: impl Piece, facts: Facts) -> Legal {
        Legal { act: act.into(), piece: Some(piece.typed()), facts }
    }

    pub fn unlisted(act: impl Verbs) -> Legal {
        Legal { act: act.into(), piece: None, facts: Facts::new() }
    }

    pub fn piece_as<P: Piece>(&self) -> Option<P> {
        self.piece.as_ref()?.get().copied()
    }
}
