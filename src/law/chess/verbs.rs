//! The verbs of chess, and how a move is typed.

use super::Chess;
use super::position::Legal;
use crate::hands::set::NoSet;
use crate::law::about::Phase;
use crate::law::game;
use crate::law::opponents::{Ground, Mover};
use crate::law::shared::OnePiece;
use crate::shown_as_variable;
use crate::speech::argument::{Argument, Player};
use crate::speech::{Class, Fault, Kind, Reader, Reason, verbs};
use cozy_chess::{File, Piece, Rank, Square};
use std::fmt;

shown_as_variable!(Typed as Piece, Square as Word);

verbs! {
    /// What only happens in chess.
    pub enum Act in Phase {
        Move { name: Mover<Chess>, typed: OnePiece<Chess> } = "move" 'm' Hand "a move, as Nf3, exd5, e8=Q, O-O or g1f3; the verb may be left out",
            "move Anna Nf3", ["4.1", "4.2", "4.4", "4.5"], [Play];
        Touch { name: Player, square: Touched } = "touch" Hand "a man touched, to be moved or taken",
            "touch Anna e2", ["4.6"], [Play];
        Claim { name: Player, ground: Ground<Chess>, typed: Intended } = "claim" Hand "a draw by the record, perhaps after the move that is named",
            "claim Anna threefold", ["5.6", "5.7", "5.11"], [Play];
        Flag { name: Player } = "flag" Hand "the player's time is over",
            "flag Bram", ["5.10"], [Play];
    }
}

/// A move.
static MOVE: Kind = Kind::new("a move", ", like e4, Nf3, exd5, e8=Q or O-O", Class::Piece);

/// A square.
static SQUARE: Kind = Kind::new("a square", ", like e4", Class::Piece);

/// A move, as it was typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Typed {
    /// Where the king goes by castling.
    pub castles: Option<File>,
    /// The kind of man; `None` if only the square is typed.
    pub kind: Option<Piece>,
    /// The file on which he stands.
    pub file: Option<File>,
    /// The rank on which he stands.
    pub rank: Option<Rank>,
    /// Whether it is said that he takes.
    pub takes: bool,
    /// Where he goes; nothing if he castles.
    pub to: Square,
    /// What a pawn becomes.
    pub becomes: Option<Piece>,
}

/// The kind of man with this letter, if it is one of these.
fn kind(letter: Option<&str>, letters: &str) -> Option<Piece> {
    let letter = letter.filter(|letter| letters.contains(letter))?;
    letter.to_ascii_lowercase().parse().ok()
}

impl Typed {
    /// Castling to this file.
    pub fn castling(file: File) -> Typed {
        Typed {
            castles: Some(file),
            kind: None,
            file: None,
            rank: None,
            takes: false,
            to: Square::A1,
            becomes: None,
        }
    }

    /// Parses a move without what may stand after it.
    fn parse(word: &str) -> Option<Typed> {
        match word.replace(['o', '0'], "O").as_str() {
            "O-O" => return Some(Typed::castling(File::G)),
            "O-O-O" => return Some(Typed::castling(File::C)),
            _ => {}
        }
        let man = kind(word.get(..1), "KQRBN");
        let body = word.get(usize::from(man.is_some())..)?;
        let letter = body.get(body.len().checked_sub(1)?..);
        let becomes = kind(letter, "QRBNqrbn").filter(|_| man.is_none());
        let body = match becomes {
            Some(_) => body.get(..body.len() - 1)?,
            None => body,
        };
        let body = body
            .strip_suffix('=')
            .filter(|_| becomes.is_some())
            .unwrap_or(body);
        let (from, to) = body.split_at_checked(body.len().checked_sub(2)?)?;
        let bare = from.strip_suffix(['x', '-']).unwrap_or(from);
        let file: Option<File> = bare.get(..1).and_then(|file| file.parse().ok());
        let digit = bare.get(usize::from(file.is_some())..)?;
        let rank: Option<Rank> = digit.parse().ok();
        let is_small = becomes.is_some() && letter.is_some_and(|letter| !"QRBN".contains(letter));
        let is_pawn = man.is_none() && rank.is_none() && !is_small;
        let is_square = man.is_none() && file.is_some() && rank.is_some();
        // A pawn that takes has its file before the x, any other pawn has nothing.
        let is_read = man.is_some()
            || is_square
            || is_pawn && from == file.map_or_else(String::new, |file| format!("{file}x"));
        (is_read && rank.is_some() != digit.is_empty()).then_some(Typed {
            castles: None,
            kind: man.or(is_pawn.then_some(Piece::Pawn)),
            file,
            rank,
            takes: from.ends_with('x'),
            to: to.parse().ok()?,
            becomes,
        })
    }

    /// The file on which the man stands. A pawn that is not said to take stays on its own.
    pub fn from_file(&self) -> Option<File> {
        let stays = self.kind == Some(Piece::Pawn);
        self.file.or(stays.then(|| self.to.file()))
    }

    /// Whether a legal move can be meant.
    pub fn means(&self, played: &Legal) -> bool {
        match self.castles {
            Some(_) => self.castles == played.castles,
            None => {
                self.to == played.to
                    && self.becomes == played.becomes
                    && self.kind.is_none_or(|kind| kind == played.kind)
                    && self
                        .from_file()
                        .is_none_or(|file| file == played.from.file())
                    && self.rank.is_none_or(|rank| rank == played.from.rank())
            }
        }
    }
}

impl fmt::Display for Typed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.castles {
            Some(File::G) => return f.write_str("O-O"),
            Some(_) => return f.write_str("O-O-O"),
            None => {}
        }
        let text = |part: Option<String>| part.unwrap_or_default();
        let letter = |kind: Piece| kind.to_string().to_uppercase();
        let kind = text(self.kind.filter(|kind| *kind != Piece::Pawn).map(letter));
        let file = text(self.file.map(|file| file.to_string()));
        let rank = text(self.rank.map(|rank| rank.to_string()));
        let takes = if self.takes { "x" } else { "" };
        let becomes = text(self.becomes.map(|kind| format!("={}", letter(kind))));
        write!(f, "{kind}{file}{rank}{takes}{}{becomes}", self.to)
    }
}

impl game::Piece for Typed {
    const KIND: &'static Kind = &MOVE;
    const USAGE: &'static str = "MOVE";

    type Set = NoSet<Typed>;

    fn read(word: &str) -> Result<Typed, Reason> {
        let word = word.trim_end_matches(['+', '!', '?']);
        Typed::parse(word).ok_or(Reason::Expected(&MOVE))
    }
}

/// A square that is touched.
#[derive(Debug)]
pub struct Touched;

impl Argument for Touched {
    type Value = Square;
    const USAGE: &'static str = "SQUARE";

    fn read(reader: &mut Reader<'_>) -> Result<Square, Fault> {
        reader.piece(&SQUARE, |word| {
            word.parse().map_err(|_| Reason::Expected(&SQUARE))
        })
    }

    fn print(square: &Square, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {square}")
    }
}

/// The move that a player is about to make.
#[derive(Debug)]
pub struct Intended;

impl Argument for Intended {
    type Value = Option<Typed>;
    const USAGE: &'static str = "[MOVE]";

    fn read(reader: &mut Reader<'_>) -> Result<Option<Typed>, Fault> {
        match reader.goes_on() {
            true => OnePiece::<Chess>::read(reader).map(Some),
            false => Ok(None),
        }
    }

    fn print(typed: &Option<Typed>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        typed.map_or(Ok(()), |typed| write!(f, " {typed}"))
    }
}
