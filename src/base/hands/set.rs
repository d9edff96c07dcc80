//! Sets of pieces, as bits by their places. A piece is what a hand can hold: a tile, a card.

use crate::{Variable, Variables};
use std::fmt;

/// The most pieces of any game: the tiles up to double twelve.
pub const PIECES_MAX: usize = 91;

pub trait Set:
    Copy + Eq + Default + fmt::Debug + fmt::Display + Send + Sync + Sized + 'static
{
    type Piece: Copy + Eq + fmt::Debug + fmt::Display + Send + Sync + 'static;

    fn bits(self) -> u128;

    fn of_bits(bits: u128) -> Self;

    /// Returns the place of a piece, below [`PIECES_MAX`]. Lists begin at the highest place.
    fn place(piece: Self::Piece) -> usize;

    fn at(place: usize) -> Option<Self::Piece>;

    /// Returns a piece in the chosen language; `Display` is its form in files.
    fn told(piece: Self::Piece) -> String {
        piece.to_string()
    }

    fn all_told(self) -> String {
        self.iter().map(Self::told).collect::<Vec<_>>().join(" ")
    }

    fn of(piece: Self::Piece) -> Self {
        Self::of_bits(1 << Self::place(piece))
    }

    fn of_all(pieces: impl IntoIterator<Item = Self::Piece>) -> Self {
        let bits = pieces.into_iter().map(|piece| Self::of(piece).bits());
        Self::of_bits(bits.fold(0, |all, bit| all | bit))
    }

    fn has(self, piece: Self::Piece) -> bool {
        self.bits() >> Self::place(piece) & 1 == 1
    }

    #[must_use]
    fn with(self, piece: Self::Piece) -> Self {
        self.or(Self::of(piece))
    }

    #[must_use]
    fn without(self, piece: Self::Piece) -> Self {
        self.minus(Self::of(piece))
    }

    #[must_use]
    fn or(self, other: Self) -> Self {
        Self::of_bits(self.bits() | other.bits())
    }

    #[must_use]
    fn and(self, other: Self) -> Self {
        Self::of_bits(self.bits() & other.bits())
    }

    #[must_use]
    fn minus(self, other: Self) -> Self {
        Self::of_bits(self.bits() & !other.bits())
    }

    fn len(self) -> u8 {
        self.bits().count_ones() as u8
    }

    fn is_empty(self) -> bool {
        self.bits() == 0
    }

    fn iter(self) -> impl Iterator<Item = Self::Piece> {
        let mut bits = self.bits();
        std::iter::from_fn(move || {
            let place = bits.checked_ilog2()?;
            bits &= !(1 << place);
            Self::at(place as usize)
        })
    }
}

#[macro_export]
macro_rules! displayed_by_pieces {
    ($Set:ty) => {
        impl std::fmt::Display for $Set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let mut pieces = $crate::hands::set::Set::iter(*self)
                    .enumerate()
                    .map(|(at, piece)| (if at == 0 { "" } else { " " }, piece));
                pieces.try_for_each(|(blank, piece)| write!(f, "{blank}{piece}"))
            }
        }

        impl std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{{{self}}}")
            }
        }
    };
}

/// A set of pieces of any law, each known only by its place.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Places(u128);

crate::displayed_by_pieces!(Places);

impl Set for Places {
    type Piece = usize;

    fn bits(self) -> u128 {
        self.0
    }

    fn of_bits(bits: u128) -> Places {
        Places(bits)
    }

    fn place(place: usize) -> usize {
        place
    }

    fn at(place: usize) -> Option<usize> {
        Some(place)
    }
}

/// The empty set, for a game without hidden pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSet<P>(std::marker::PhantomData<P>);

impl<P> Default for NoSet<P> {
    fn default() -> NoSet<P> {
        NoSet(std::marker::PhantomData)
    }
}

impl<P> fmt::Display for NoSet<P> {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl<P: Copy + Eq + fmt::Debug + fmt::Display + Send + Sync + 'static> Set for NoSet<P> {
    type Piece = P;

    fn bits(self) -> u128 {
        0
    }

    fn of_bits(_: u128) -> NoSet<P> {
        NoSet::default()
    }

    fn place(_: P) -> usize {
        0
    }

    fn at(_: usize) -> Option<P> {
        None
    }
}

impl<P> Variable for NoSet<P> {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set(name, "");
    }
}
