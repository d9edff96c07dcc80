//! Hidden hands for callers without the type of their pieces; a piece is its place in the set.

use super::EntryNo;
use crate::{Denied, Face, Piece};
use nos_base::{Article, Name, PieceRecord, Places, PlayerId, Set};
use nos_entry::{Act, TypedPiece};

/// The record of a hand. It keeps the row of each denial.
pub type DeniedRecord<S> = PieceRecord<S, &'static Denied>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProvedOffence {
    pub kind: &'static str,
    pub player: PlayerId,
    /// The offending entry; `None` if it is the entry that proves the offence.
    pub no: Option<EntryNo>,
    pub article: Article,
    /// Whether its penalty is paid or waived.
    pub is_settled: bool,
}

/// Converts between the pieces of a set and their places in it.
#[derive(Clone, Copy, Debug)]
pub struct Deck {
    pub piece: fn(usize) -> Option<TypedPiece>,
    pub place: fn(&TypedPiece) -> Option<usize>,
    pub face: fn(usize) -> Option<Face>,
    /// The pieces that complete the beginning of a word.
    pub offered: fn(Places, &str) -> Vec<String>,
}

impl Deck {
    pub const fn of<P: Piece>() -> Deck {
        Deck {
            piece: |place| P::Set::at(place).map(Piece::typed),
            place: |piece| piece.get().copied().map(P::Set::place),
            face: |place| P::Set::at(place)?.face(),
            offered: |places, stub| P::offered(P::Set::of_bits(places.bits()), stub),
        }
    }

    pub fn pieces(self, places: impl IntoIterator<Item = usize>) -> Vec<TypedPiece> {
        places.into_iter().filter_map(self.piece).collect()
    }

    pub fn each(self, places: impl IntoIterator<Item = usize>) -> Vec<String> {
        self.pieces(places).iter().map(ToString::to_string).collect()
    }

    pub fn text(self, places: Places) -> String {
        self.pieces(places.iter()).iter().map(TypedPiece::told).collect::<Vec<_>>().join(" ")
    }
}

/// The hidden hands of a table, with pieces by their places.
#[derive(Debug)]
pub struct HiddenHands {
    pub deck: Deck,
    /// Every piece that can be typed.
    pub all: fn() -> Places,
    pub record: Option<DeniedRecord<Places>>,
    pub count: fn(usize) -> u8,
    pub places: &'static [&'static str],
    pub next_to_show: Option<PlayerId>,
    /// The act by which a player shows these pieces, if he must at the end of a hand.
    pub show: fn(Name, &[TypedPiece]) -> Option<Act>,
}
