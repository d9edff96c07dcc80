//! Pieces (tiles, cards, moves), and the legal acts that play them.

use crate::{Face, Facts};
use nos_base::{Set, TypedPart, Variable, Variables};
use nos_entry::verb::begins;
use nos_entry::{Act, Kind, Phrases, SyntaxError, TypedPiece, Verbs};
use std::fmt;

pub trait Piece: Copy + Eq + fmt::Debug + fmt::Display + Send + Sync + 'static {
    const KIND: &'static Kind;
    const USAGE: &'static str;
    /// A set of them; [`NoSet`](nos_base::hands::set::NoSet) if nobody holds any.
    type Set: Set<Piece = Self> + Variable;

    /// Returns the pieces that begin words such as `double six`: word count and printed form.
    fn said(_words: &[&str], _phrases: &Phrases) -> Vec<(usize, String)> {
        Vec::new()
    }

    /// Whether only files spell a piece this way; the chosen language spells it differently.
    fn is_foreign(_word: &str) -> bool {
        false
    }

    /// Returns the pieces, in the form of a file, that a word at the prompt can mean.
    fn written(word: &str) -> Vec<String> {
        Self::read(word).map(|piece| piece.to_string()).into_iter().collect()
    }

    /// Returns every piece of the set, in order; none if the law draws no lots.
    fn all() -> Vec<Self> {
        Vec::new()
    }

    fn read(word: &str) -> Result<Self, SyntaxError>;

    /// Reads a word as one of these pieces, where a law uses only some.
    fn read_of(word: &str, _pieces: Self::Set) -> Result<Self, SyntaxError> {
        Self::read(word)
    }

    /// Returns its spelling in the chosen language, if it differs from the printed one.
    fn translated(&self) -> Option<String> {
        None
    }

    /// In lots, the heaviest piece begins.
    fn weight(self) -> u32 {
        0
    }

    fn typed(self) -> TypedPiece {
        TypedPiece::new(self, self.weight(), self.translated())
    }

    /// Whether a word begins with a piece, so that the line may leave out its verb.
    fn begins(word: &str) -> bool {
        Self::read(word).is_ok()
    }

    /// Returns completions among these pieces for the beginning of a word.
    fn offered(pieces: Self::Set, stub: &str) -> Vec<String> {
        pieces.iter().map(Self::Set::told).filter(|word| begins(word, stub)).collect()
    }

    fn face(self) -> Option<Face> {
        None
    }
}

/// A piece as printed and as translated.
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
