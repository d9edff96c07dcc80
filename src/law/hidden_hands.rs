//! Hidden hands, for whoever does not know the type of their pieces: pieces are known by their places in the set.

use super::EntryNo;
use super::about::Denied;
use super::picture::Face;
use super::piece::Piece;
use nos_base::hands::record::PieceRecord;
use nos_base::hands::set::{Places, Set};
use nos_base::table::article::Article;
use nos_base::table::name::Name;
use nos_base::table::seat::PlayerId;
use nos_entry::Act;
use nos_entry::entry::TypedPiece;

/// The record of a hand: what it keeps of a denial is the row by which it is told.
pub type DeniedRecord<S> = PieceRecord<S, &'static Denied>;

/// What the record proves against a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProvedOffence {
    pub kind: &'static str,
    pub player: PlayerId,
    /// The entry of it; `None` if it is the one that proves it.
    pub no: Option<EntryNo>,
    pub article: Article,
    /// Whether its penalty is paid or waived.
    pub is_settled: bool,
}

/// What stands at each place of a set of pieces.
#[derive(Clone, Copy, Debug)]
pub struct Deck {
    pub piece: fn(usize) -> Option<TypedPiece>,
    pub place: fn(&TypedPiece) -> Option<usize>,
    pub face: fn(usize) -> Option<Face>,
    /// Of these pieces those that are offered for the beginning of a word.
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

    /// Each of these pieces as it is printed.
    pub fn each(self, places: impl IntoIterator<Item = usize>) -> Vec<String> {
        let pieces = self.pieces(places);
        pieces.iter().map(ToString::to_string).collect()
    }

    /// These pieces as they are told.
    pub fn text(self, places: Places) -> String {
        self.pieces(places.iter()).iter().map(TypedPiece::told).collect::<Vec<_>>().join(" ")
    }
}

/// The hidden hands of a table, by the places of their pieces.
#[derive(Debug)]
pub struct HiddenHands {
    pub deck: Deck,
    /// Every piece that can be typed.
    pub all: fn() -> Places,
    /// The record of the hand that is played, or was played last.
    pub record: Option<DeniedRecord<Places>>,
    /// What the piece at a place counts.
    pub count: fn(usize) -> u8,
    pub places: &'static [&'static str],
    pub next_to_show: Option<PlayerId>,
    /// The act by which a player shows these pieces, if he must at the end of a hand.
    pub show: fn(Name, &[TypedPiece]) -> Option<Act>,
}
