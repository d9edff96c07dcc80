use super::{Chess, MEN};
use cozy_chess::{BitBoard, File, Piece, Rank, Square};
use nos_base::{NoSet, PerLanguage, TypedPart, Variable, Variables, each_once, shown_as_variable};
use nos_entry::{Class, Kind, Phrases, Player, Slot, SyntaxError, values, verbs};
use nos_law::{Game as _, Ground, Man, Mover, OnePiece, Phase, Piece as _, piece};
use smallvec::{SmallVec, smallvec};
use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SquareName(pub Square);

impl fmt::Display for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

shown_as_variable!(SquareName as Word);

impl Variable for TypedMove {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set_word(name, self.translated().unwrap_or_else(|| self.to_string()));
    }

    fn part(&self) -> Option<TypedPart> {
        Some(TypedPart::Piece(self.to_string()))
    }
}

/// The pieces' letters in files, with those of the chosen language where they differ.
static LETTERS: PerLanguage<Vec<(char, char)>> = PerLanguage::new(|| {
    let [men, _] = &MEN;
    let words = &Chess::LAW.library().words;
    let told = |man: &Man| {
        let told = words.attribute(&man.message(), "letter")?.chars().next()?;
        (told != man.letter).then_some((man.letter, told))
    };
    men.iter().filter_map(told).collect()
});

/// Means castling, if it is legal on one side only.
const CASTLES: &str = "castle";

/// Returns the letter that files have for this letter of the chosen language.
fn printed(letter: char) -> Option<char> {
    LETTERS.get().iter().find_map(|(printed, told)| (*told == letter).then_some(*printed))
}

fn lettered(word: &str, other: impl Fn(char) -> Option<char>) -> String {
    word.chars().map(|letter| other(letter).unwrap_or(letter)).collect()
}

verbs! {
    pub enum Act in Phase {
        Move(name: Mover<Chess>, typed: OnePiece<Chess>) = "move" 'm' Hand "move Anna Nf3", ["4.1", "4.2", "4.4", "4.5"], [Play];
        Touch(name: Player, squares: Touching) = "touch" Hand "touch Anna e1 h1", ["4.6"], [Play];
        Claim(name: Player, ground: Ground<Chess>, typed: Intended) = "claim" Hand "claim Anna threefold", ["5.6", "5.7", "5.11"], [Play];
    }
}

static MOVE: Kind = Kind::new("move", Class::Piece);

static SQUARE: Kind = Kind::new("square", Class::Piece);

/// A move as typed: what the line says of the piece, its square and a promotion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
// The alignment lets the compiler copy it as one word, not byte by byte.
#[repr(align(8))]
pub struct TypedMove {
    /// The king's file after castling; the other fields then say nothing.
    pub castles: Option<File>,
    pub kind: Option<Piece>,
    pub file: Option<File>,
    pub rank: Option<Rank>,
    pub takes: bool,
    pub to: Square,
    pub becomes: Option<Piece>,
}

fn read<T: TryFrom<char>>(byte: &u8) -> Option<T> {
    char::from(*byte).try_into().ok()
}

impl TypedMove {
    pub fn castling(file: File) -> TypedMove {
        TypedMove {
            castles: Some(file),
            kind: Some(Piece::King),
            file: None,
            rank: None,
            takes: false,
            to: Square::A1,
            becomes: None,
        }
    }

    fn parse(word: &str) -> Option<TypedMove> {
        if word.starts_with(['O', 'o', '0']) {
            return match word.replace(['o', '0'], "O").as_str() {
                "O-O" => Some(TypedMove::castling(File::G)),
                "O-O-O" => Some(TypedMove::castling(File::C)),
                _ => None,
            };
        }
        let man = word.as_bytes().first().filter(|letter| b"KQRBN".contains(letter));
        let body = word.as_bytes().get(usize::from(man.is_some())..)?;
        let letter = body.last().filter(|letter| man.is_none() && b"QRBNqrbn".contains(letter));
        let body = match (letter, body) {
            (Some(_), [goes @ .., b'=', _] | [goes @ .., _]) => goes,
            _ => body,
        };
        let (from, [file, rank]) = body.split_last_chunk()?;
        let to = Square::new(read(file)?, read(rank)?);
        let (takes, passes) = (from.strip_suffix(b"x"), from.strip_suffix(b"-"));
        let bare = takes.or(passes).unwrap_or(from);
        let (file, rank) = (bare.first().and_then(read), bare.last().and_then(read));
        // A pawn's capture has the file before the `x`; its other moves have only a square.
        let is_bare = from.is_empty() || takes.is_some() && file.is_some() && rank.is_none();
        let is_pawn = man.is_none() && letter.is_none_or(u8::is_ascii_uppercase) && is_bare;
        let is_whole = bare.len() == usize::from(file.is_some()) + usize::from(rank.is_some());
        let kind = |letter: &u8| read(&letter.to_ascii_lowercase());
        let is_said = man.is_some() || file.is_some() && rank.is_some() || is_pawn;
        (is_whole && is_said).then_some(TypedMove {
            castles: None,
            kind: man.and_then(kind).or(is_pawn.then_some(Piece::Pawn)),
            file,
            rank,
            takes: takes.is_some(),
            to,
            becomes: letter.and_then(kind),
        })
    }

    /// Returns the moves that a word in another program's file can mean, in English letters: `ed6`,
    /// `ba8=q`, `Pe4`, `nf3`.
    pub fn foreign(word: &str) -> SmallVec<[nos_entry::Act; 1]> {
        let act = |typed| Act::Move(None, typed).into();
        if let Some(read) = TypedMove::parse(word) {
            return smallvec![act(read)];
        }
        let word = word.replace('/', "=");
        let word = word.strip_prefix('P').unwrap_or(&word);
        let promotes = word.ends_with(['q', 'r', 'b', 'n']) && word.len() > 2;
        let (goes, letter) = word.split_at(word.len() - usize::from(promotes));
        let word = goes.to_owned() + &letter.to_uppercase();
        let Some((first, rest)) = word.split_at_checked(1) else { return SmallVec::new() };
        let ways = [word.clone(), format!("{first}x{rest}"), first.to_uppercase() + rest];
        let read = ways.iter().filter_map(|way| TypedMove::parse(way));
        each_once(read).into_iter().map(act).collect()
    }

    /// Returns the squares the piece can come from. A pawn that does not capture stays on its file.
    pub fn squares(&self) -> BitBoard {
        let stays = self.kind == Some(Piece::Pawn) && !self.takes;
        let file =
            self.file.or(stays.then(|| self.to.file())).map_or(BitBoard::FULL, File::bitboard);
        file & self.rank.map_or(BitBoard::FULL, Rank::bitboard)
    }
}

impl fmt::Display for TypedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(file) = self.castles {
            return f.write_str(if file == File::G { "O-O" } else { "O-O-O" });
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

impl piece::Piece for TypedMove {
    const KIND: &'static Kind = &MOVE;
    const USAGE: &'static str = "MOVE";

    type Set = NoSet<TypedMove>;

    fn read(word: &str) -> Result<TypedMove, SyntaxError> {
        let word = word.trim_end_matches(['+', '!', '?']);
        let read = TypedMove::parse(word).or_else(|| TypedMove::parse(&lettered(word, printed)));
        read.ok_or(SyntaxError::Expected(&MOVE))
    }

    fn translated(&self) -> Option<String> {
        let told = |letter| {
            let own = |(printed, told): &(char, char)| (*printed == letter).then_some(*told);
            LETTERS.get().iter().find_map(own)
        };
        (!LETTERS.get().is_empty()).then(|| lettered(&self.to_string(), told))
    }

    /// Accepts a move number (`2.Nf3`), a small letter for a piece (`nf3`), a capital for a file
    /// (`E4`), or a pawn's capture without `x` (`ed5`). A small `b` is a pawn or a bishop.
    fn written(word: &str) -> Vec<String> {
        let plain = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let unnumbered = plain.strip_prefix('.').map(|word| word.trim_start_matches(['.', ' ']));
        let word = unnumbered.unwrap_or(word).trim_end_matches('#');
        if word.eq_ignore_ascii_case(CASTLES) {
            return [File::G, File::C].map(|file| TypedMove::castling(file).to_string()).into();
        }
        let Some((first, rest)) = word.split_at_checked(1) else { return Vec::new() };
        let is_small = first.starts_with(|c: char| "kqrbn".contains(c));
        let is_file = first.starts_with(|c: char| ('a'..='h').contains(&c));
        let is_beside = |typed: &TypedMove| typed.file.is_none_or(|file| file != typed.to.file());
        // On the last rank `b` is a pawn, and nos asks for its promotion.
        let is_last = |typed: &TypedMove| matches!(typed.to.rank(), Rank::First | Rank::Eighth);
        let is_loud = word.len() == 2 && first.starts_with(|c: char| ('A'..='H').contains(&c));
        let small = is_loud.then(|| word.to_lowercase());
        let word = small.as_deref().unwrap_or(word);
        let typed = [
            TypedMove::read(word).ok(),
            TypedMove::read(&format!("{first}x{rest}"))
                .ok()
                .filter(|typed| is_file && is_beside(typed)),
            TypedMove::read(&(first.to_uppercase() + rest))
                .ok()
                .filter(|typed| is_small && !(first == "b" && is_last(typed))),
        ];
        each_once(typed.into_iter().flatten().map(|typed| typed.to_string()))
    }

    /// Understands words, as in `queen takes d5`. If no piece is named, it may be any, but of the
    /// pawns only those on neighbouring files.
    fn said(words: &[&str], phrases: &Phrases) -> Vec<(usize, String)> {
        let (mut moves, mut typed, mut has_word) = (Vec::new(), String::new(), false);
        if let [from, to, ..] = words
            && [from, to].iter().all(|square| square.parse::<Square>().is_ok())
            && let Ok(read) = TypedMove::read(&format!("{from}{to}"))
        {
            moves.push((2, read.to_string()));
        }
        for (number, word) in (1..).zip(words) {
            match phrases.piece(word) {
                // Only the words after a connecting word count.
                Some("" | "with") => {
                    has_word = true;
                    continue;
                }
                Some(said) => {
                    has_word = true;
                    // Check, mate and en passant are checked in judging.
                    typed.push_str(if ["+", "#", "e.p."].contains(&said) { "" } else { said });
                }
                None if word.len() <= 2 => typed.push_str(&lettered(word, printed)),
                None if number == 1 && !Self::written(word).is_empty() => typed.push_str(word),
                None => break,
            }
            if !has_word {
                continue;
            }
            let pawn = typed.strip_prefix('P');
            if let Some(to) = pawn.unwrap_or(&typed).strip_prefix('x') {
                let men = if pawn.is_some() { "abcdefgh" } else { "KQRBNabcdefgh" };
                let read = |man: char| TypedMove::read(&format!("{man}x{to}")).ok();
                let is_beside = |typed: &TypedMove| {
                    typed.file.is_none_or(|file| (file as i8 - typed.to.file() as i8).abs() == 1)
                };
                let read = men.chars().filter_map(read).filter(is_beside);
                moves.extend(read.map(|typed| (number, typed.to_string())));
            } else {
                let read = Self::written(pawn.unwrap_or(&typed)).into_iter();
                moves.extend(read.map(|read| (number, read)));
            }
        }
        moves
    }
}

values! {
    Touching: Vec<SquareName> = "SQUARE [SQUARE]", [Slot::PIECE, Slot::PIECE.optional()],
        |reader| {
            let square = |word: &str| word.parse().ok().map(SquareName);
            let first = |word: &str| square(word).ok_or(SyntaxError::Expected(&SQUARE));
            let mut squares = vec![reader.piece(&SQUARE, first)?];
            squares.extend(reader.maybe(&SQUARE, square));
            Ok(squares)
        },
        |squares, f| squares.iter().try_for_each(|square| write!(f, " {square}"));
    /// The move that a player announces. Out of turn it is not read, so any word will do.
    Intended: Option<String> = "[MOVE]", [Slot::PIECE.optional()],
        |reader| Ok(reader.maybe(&MOVE, |word| {
            let read = <TypedMove as piece::Piece>::read(word);
            let typed = read.map_or_else(|_| word.to_owned(), |read| read.to_string());
            (!Chess::LAW.library().lexicon.is_clock(word)).then_some(typed)
        })),
        |word, f| word.iter().try_for_each(|word| write!(f, " {word}"));
}
