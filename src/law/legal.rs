//! What can be done now: the acts that are in order.

use super::facts::Facts;
use super::piece::Piece;
use nos_entry::Act;
use nos_entry::entry::TypedPiece;
use nos_entry::rows::Verbs;

/// An act that is in order now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Legal {
    pub act: Act,
    pub piece: Option<TypedPiece>,
    /// What `legal` says of it; empty if it is not listed.
    pub facts: Facts,
}

impl Legal {
    pub fn listed(act: impl Verbs, piece: impl Piece, facts: Facts) -> Legal {
        Legal { act: act.into(), piece: Some(piece.typed()), facts }
    }

    pub fn unlisted(act: impl Verbs) -> Legal {
        Legal { act: act.into(), piece: None, facts: Facts::new() }
    }

    /// The piece in the law's own type.
    pub fn piece_as<P: Piece>(&self) -> Option<P> {
        self.piece.as_ref()?.get().copied()
    }
}
