//! What is played: a tile, a card, a move.

use super::picture::Face;
use nos_base::hands::set::Set;
use nos_base::words::Variables;
use nos_base::words::message::TypedPart;
use nos_base::words::message::Variable;
use nos_entry::entry::TypedPiece;
use nos_entry::phrases::Phrases;
use nos_entry::{Kind, SyntaxError};
use std::fmt;

/// What is played: a tile, a card; on a board, a move.
pub trait Piece: Copy + Eq + fmt::Debug + fmt::Display + Send + Sync + 'static {
    const KIND: &'static Kind;
    const USAGE: &'static str;
    /// A set of them; [`NoSet`](nos_base::hands::set::NoSet) if they are in nobody's hand.
    type Set: Set<Piece = Self> + Variable;

    /// The pieces that these words begin with, as `double six`: how many of the words each has, and how a file has it.
    fn said(_words: &[&str], _phrases: &Phrases) -> Vec<(usize, String)> {
        Vec::new()
    }

    /// Whether a word is a piece only as a file has it, where the language that was chosen has a spelling of its own. At
    /// the prompt it is asked about.
    fn is_foreign(_word: &str) -> bool {
        false
    }

    /// What a word can be at the prompt that is a piece, as a file has it: as it is typed in a file, or shorter.
    fn written(word: &str) -> Vec<String> {
        Self::read(word).map(|piece| piece.to_string()).into_iter().collect()
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

    /// Who draws the highest in lots begins.
    fn weight(self) -> u32 {
        0
    }

    /// The piece without its type, as every law passes it on.
    fn typed(self) -> TypedPiece {
        TypedPiece::new(self, self.weight(), self.translated())
    }

    /// Whether a word begins with a piece, so that a line that begins with it need not begin with a verb.
    fn begins(word: &str) -> bool {
        Self::read(word).is_ok()
    }

    /// These pieces as they are offered for the beginning of a word.
    fn offered(pieces: Self::Set, stub: &str) -> Vec<String> {
        let told = pieces.iter().map(Self::Set::told);
        let begins = |word: &String| nos_entry::verb::begins(word, stub);
        told.filter(begins).collect()
    }

    /// What it shows, if it can be drawn.
    fn face(self) -> Option<Face> {
        None
    }
}

/// The first of these words that together say a piece, and how a file has it. `typed` makes a piece of what the words so
/// far say.
pub fn said(
    words: &[&str],
    phrases: &Phrases,
    typed: impl Fn(&[&str]) -> Option<String>,
) -> Vec<(usize, String)> {
    let known: Vec<&str> = (words.iter().map_while(|word| phrases.piece(word))).collect();
    let first = (1..=known.len()).find_map(|number| {
        let parts: Vec<&str> =
            known.get(..number)?.iter().copied().filter(|part| !part.is_empty()).collect();
        Some((number, typed(&parts)?))
    });
    first.into_iter().collect()
}

/// A piece, as it is printed and as it is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceText {
    printed: String,
    told: String,
}

impl PieceText {
    pub fn of<S: Set>(piece: S::Piece) -> PieceText {
        PieceText { printed: piece.to_string(), told: S::told(piece) }
    }
}

impl From<&TypedPiece> for PieceText {
    fn from(piece: &TypedPiece) -> PieceText {
        PieceText { printed: piece.to_string(), told: piece.told() }
    }
}

impl Variable for PieceText {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set_word(name, self.told.as_str());
    }

    fn part(&self) -> Option<TypedPart> {
        Some(TypedPart::Piece(self.printed.clone()))
    }
}
