//! What is played: a tile, a card, a move.

use super::game::Game;
use super::picture::Face;
use crate::hands::set::Set;
use crate::speech::argument::Argument;
use crate::speech::entry::{OwnPiece, TypedPiece};
use crate::speech::token::Token;
use crate::speech::{Dialect, Kind, ReadFault, Reader, SyntaxError};
use crate::table::name::plain;
use crate::words::Words;
use crate::words::message::Variable;
use std::fmt;
use std::sync::Arc;

/// What is played: a tile, a card; on a board, a move.
pub trait Piece: Copy + Eq + fmt::Debug + fmt::Display + Send + Sync + 'static {
    const KIND: &'static Kind;
    const USAGE: &'static str;
    /// A set of them; [`NoSet`](crate::hands::set::NoSet) if they are in nobody's hand.
    type Set: Set<Piece = Self> + Variable;

    /// The most words that are one piece at the prompt, as in `knight takes f3`.
    const MOST_WORDS: usize = 1;

    /// How a piece is typed that these words begin with, as `double six`, and how many of them it takes.
    fn said(_words: &[Token<'_>], _messages: &Words) -> Option<(usize, &'static str)> {
        None
    }

    /// Every piece of the set, in order; none if no lots are drawn.
    fn all() -> Vec<Self> {
        Vec::new()
    }

    fn read(word: &str) -> Result<Self, SyntaxError>;

    /// Reads a word as one of these pieces, where a law says which of them it has.
    fn read_of(word: &str, _pieces: Self::Set) -> Result<Self, SyntaxError> {
        Self::read(word)
    }

    /// How it is typed in the language that was chosen, if otherwise than it is printed. It is read so, too.
    fn translated(&self) -> Option<String> {
        None
    }

    /// What a word means that at the prompt alone is a piece, or another one than in a file.
    fn typed(_word: &str) -> Option<Self> {
        None
    }

    /// The same in this dialect.
    fn typed_in(word: &str, dialect: Dialect) -> Option<Self> {
        Self::typed(word).filter(|_| dialect == Dialect::Prompt)
    }

    /// Who draws the highest in lots begins.
    fn weight(self) -> u32 {
        0
    }

    /// Whether a word begins with a piece, so that a line that begins with it need not begin with a verb.
    fn begins(word: &str) -> bool {
        Self::typed(word).is_some() || Self::read(word).is_ok()
    }

    /// These pieces as they are offered for the beginning of a word.
    fn offered(pieces: Self::Set, stub: &str) -> Vec<String> {
        let printed = pieces.iter().map(|piece| piece.to_string());
        let begins = |word: &String| crate::speech::verb::begins(word, stub);
        printed.filter(begins).collect()
    }

    /// What it shows, if it can be drawn.
    fn face(self) -> Option<Face> {
        None
    }
}

/// The first of these words that together say a piece, and how it is typed. `pairs` has what each word says, and `typed`
/// makes a piece of what the words so far say.
pub fn said(
    words: &[Token<'_>],
    pairs: &[(String, String)],
    typed: impl Fn(&[&str]) -> Option<&'static str>,
) -> Option<(usize, &'static str)> {
    let said = |word: &Token<'_>| {
        let mut pairs = pairs.iter();
        let found = pairs.find(|(said, _)| plain(word.text) == *said);
        found.map(|(_, typed)| typed.as_str())
    };
    let known: Vec<&str> = words.iter().map_while(said).collect();
    (1..=known.len()).find_map(|number| {
        let parts: Vec<&str> = known
            .get(..number)?
            .iter()
            .copied()
            .filter(|part| !part.is_empty())
            .collect();
        Some((number, typed(&parts)?))
    })
}

/// Any piece, as an argument.
#[derive(Debug)]
pub struct OnePiece<G>(std::marker::PhantomData<G>);

impl<G: Game> Argument for OnePiece<G> {
    type Value = G::Piece;
    const USAGE: &'static str = G::Piece::USAGE;

    fn read(reader: &mut Reader<'_>) -> Result<G::Piece, ReadFault> {
        let dialect = reader.dialect();
        reader.piece(G::Piece::KIND, |word| {
            let typed = G::Piece::typed_in(word, dialect);
            typed.map_or_else(|| G::Piece::read_of(word, G::pieces()), Ok)
        })
    }

    fn print(piece: &G::Piece, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {piece}")
    }
}

impl<P: Piece> From<P> for TypedPiece {
    fn from(piece: P) -> TypedPiece {
        TypedPiece::of(Arc::new(piece))
    }
}

impl<P: Piece> OwnPiece for P {
    fn translated(&self) -> Option<String> {
        Piece::translated(self)
    }

    fn weight(&self) -> u32 {
        Piece::weight(*self)
    }
}
