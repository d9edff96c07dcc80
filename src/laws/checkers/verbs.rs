use super::Checkers;
use super::position::{Path, Square};
use nos_base::{NoSet, shown_as_variable};
use nos_entry::token::digits;
use nos_entry::{Actor, Class, Kind, Phrases, Player, Slot, SyntaxError, values, verbs};
use nos_law::{Ground, Phase, Piece};
use std::fmt;

shown_as_variable!(Path as Piece);

verbs! {
    pub enum Act in Phase {
        Move(name: Actor, path: Typed) = "move" 'm' Hand "move Bram 22x15x8", ["2.1", "3.1", "3.2", "3.3", "2.4"], [Play];
        Claim(name: Player, ground: Ground<Checkers>) = "claim" Hand "claim Anna threefold", ["4.5", "4.6", "4.7"], [Play];
    }
}

static MOVE: Kind = Kind::new("move", Class::Piece);

fn path(word: &str) -> Result<Path, SyntaxError> {
    let words: Vec<&str> = word.split(['-', 'x', 'X']).collect();
    let is_number = |word: &&str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit());
    if words.len() < 2 || !words.iter().all(is_number) {
        return Err(SyntaxError::Expected(&MOVE));
    }
    let squares: Option<Vec<Square>> =
        words.iter().map(|word| Square::new(word.parse().ok()?)).collect();
    squares.map(Path::new).ok_or(SyntaxError::Law("read-no-square"))
}

/// Returns the paths that a foreign move can mean: squares, or digits only (`1115`).
pub fn foreign(word: &str) -> Vec<Path> {
    let squares = word.replace(':', "x");
    let split = |at| path(&[word.get(..at)?, word.get(at..)?].join("-")).ok();
    match path(&squares) {
        Ok(path) => vec![path],
        Err(_) if (2..5).contains(&word.len()) => {
            let each = word.len().saturating_sub(2).max(1)..=2.min(word.len() - 1);
            each.filter_map(split).collect()
        }
        Err(_) => Vec::new(),
    }
}

values! {
    Typed: Path = "MOVE", [Slot::PIECE], |reader| reader.piece(&MOVE, path);
}

/// A move of at most 14 squares, the limit of any legal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move([Option<Square>; 14]);

impl From<&Path> for Move {
    fn from(path: &Path) -> Move {
        let mut squares = path.squares();
        Move(std::array::from_fn(|_| squares.next()))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Path::new(self.0.into_iter().flatten()).fmt(f)
    }
}

impl Piece for Move {
    const KIND: &'static Kind = &MOVE;
    const USAGE: &'static str = "MOVE";

    type Set = NoSet<Move>;

    fn read(word: &str) -> Result<Move, SyntaxError> {
        path(word).map(|path| Move::from(&path))
    }

    fn said(words: &[&str], phrases: &Phrases) -> Vec<(usize, String)> {
        let is_between = |word: &str| phrases.piece(word).is_some();
        let words = phrases.in_digits(words);
        let (mut moves, mut squares) = (Vec::new(), Vec::new());
        for (word, number) in &words {
            if digits(word).is_some() {
                squares.push(word.as_str());
                if squares.len() > 1 {
                    let read = path(&squares.join("-")).ok();
                    moves.extend(read.map(|path| (*number, path.to_string())));
                }
            } else if !is_between(word) {
                break;
            }
        }
        moves
    }
}
