//! A position and its moves. `cozy-chess` writes castling as king takes rook and keeps en passant
//! squares that nobody can use; this module hides both.

mod why_not;

use super::verbs::TypedMove;
use cozy_chess::{
    BitBoard, Board, Color, File, GameStatus, Move, Piece, Rank, Square, get_bishop_rays,
    get_king_moves, get_knight_moves, get_pawn_attacks, get_pawn_quiets, get_rook_rays,
};
use std::fmt;

/// A position; the default is the start of a game (article 1.1). Positions are equal if the pieces,
/// the side to move, the castling rights and the legal en passant captures are.
#[derive(Clone, Debug, Default)]
pub struct Position(Board);

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.0.same_position(&other.0)
    }
}

impl Eq for Position {}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(8))]
pub struct LegalMove {
    raw: Move,
    pub kind: Piece,
    pub castles: Option<File>,
    pub from: Square,
    pub to: Square,
    pub becomes: Option<Piece>,
    /// With en passant, not the square that the pawn moves to.
    pub taken: Option<Square>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    None,
    Check,
    Mate,
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Check::None => "",
            Check::Check => "+",
            Check::Mate => "#",
        })
    }
}

impl LegalMove {
    /// Whether it captures or moves a pawn, so that no earlier position can recur (article 5.7).
    pub fn is_final(&self) -> bool {
        self.taken.is_some() || self.kind == Piece::Pawn
    }

    pub fn castles_with(&self) -> Option<Square> {
        self.castles.map(|_| self.raw.to)
    }

    pub fn touches(&self, square: Square) -> bool {
        self.from == square || self.taken == Some(square)
    }

    pub fn is_meant(&self, typed: &TypedMove) -> bool {
        let goes = (typed.to, typed.becomes) == (self.to, self.becomes);
        match typed.castles {
            Some(_) => typed.castles == self.castles,
            None => {
                let is_named = typed.kind.is_none_or(|kind| kind == self.kind);
                goes && is_named && typed.squares().has(self.from)
            }
        }
    }
}

impl Position {
    pub fn read(fen: &str) -> Option<Position> {
        fen.parse().ok().map(Position)
    }

    pub fn turn(&self) -> Color {
        self.0.side_to_move()
    }

    pub fn man(&self, square: Square) -> Option<(Color, Piece)> {
        Some((self.0.color_on(square)?, self.0.piece_on(square)?))
    }

    pub fn is_check(&self) -> bool {
        !self.0.checkers().is_empty()
    }

    // The library's own list would bring a second copy of its table of 0.7 MB.
    pub fn moves(&self) -> Vec<LegalMove> {
        let turn = self.turn();
        let raw = self.0.colors(turn).into_iter().flat_map(|from| {
            let kind = self.0.piece_on(from).unwrap_or(Piece::Pawn);
            let rooks = [File::C, File::G].into_iter().filter_map(|file| self.rook(turn, file));
            let to = match kind {
                Piece::Pawn => {
                    get_pawn_quiets(from, turn, BitBoard::EMPTY) | get_pawn_attacks(from, turn)
                }
                Piece::King => goals(kind, from) | rooks.collect(),
                _ => goals(kind, from),
            };
            let is_last = |to: Square| to.rank() == Rank::Eighth.relative_to(turn);
            to.into_iter().flat_map(move |to| {
                let promotions = match kind == Piece::Pawn && is_last(to) {
                    true => &PROMOTIONS[1..],
                    false => &PROMOTIONS[..1],
                };
                promotions.iter().map(move |promotion| Move { from, to, promotion: *promotion })
            })
        });
        raw.filter(|raw| self.0.is_legal(*raw)).map(|raw| self.legal(raw)).collect()
    }

    /// Returns the legal moves of these pieces that the typed move can mean.
    pub fn meant(&self, men: BitBoard, typed: &TypedMove) -> smallvec::SmallVec<[LegalMove; 1]> {
        let men = match typed.kind {
            Some(Piece::Pawn | Piece::King) | None => men,
            Some(kind) => men & goals(kind, typed.to),
        };
        let (turn, promotion) = (self.turn(), typed.becomes);
        let king = self.0.king(turn);
        // A king moves two files only by castling, which `cozy-chess` writes as taking the rook.
        let is_far = is_two_files(king, typed.to);
        let mut meant = smallvec::SmallVec::new();
        for from in men {
            let far = (is_far && from == king).then(|| typed.to.file());
            let to = typed.castles.or(far).map_or(Some(typed.to), |file| self.rook(turn, file));
            let raw = to.map(|to| Move { from, to, promotion });
            let legal = raw.filter(|raw| self.0.is_legal(*raw));
            if let Some(played) = legal.map(|raw| self.legal(raw))
                && played.is_meant(typed)
            {
                meant.push(played);
            }
        }
        meant
    }

    fn rook(&self, colour: Color, file: File) -> Option<Square> {
        let rights = self.0.castle_rights(colour);
        let rook = match file {
            File::G => rights.short,
            _ => rights.long,
        };
        rook.map(|rook| Square::new(rook, self.0.king(colour).rank()))
    }

    fn legal(&self, raw: Move) -> LegalMove {
        let (from, to) = (raw.from, raw.to);
        let kind = self.0.piece_on(from).unwrap_or(Piece::Pawn);
        let on_goal = self.0.color_on(to);
        let file = if to > from { File::G } else { File::C };
        let castles = Some(file).filter(|_| on_goal == Some(self.turn()));
        let passes = kind == Piece::Pawn && from.file() != to.file() && on_goal.is_none();
        let beside = Square::new(to.file(), from.rank());
        let taken = if passes { beside } else { to };
        LegalMove {
            raw,
            kind,
            castles,
            from,
            to: Square::new(castles.unwrap_or(to.file()), to.rank()),
            becomes: raw.promotion,
            taken: Some(taken).filter(|_| castles.is_none() && (passes || on_goal.is_some())),
        }
    }

    pub fn after(&self, played: &LegalMove) -> Position {
        let mut board = self.0.clone();
        board.play_unchecked(played.raw);
        Position(board)
    }

    /// Returns a legal move in SAN, without `+` and `#`.
    pub fn san(&self, played: &LegalMove) -> TypedMove {
        if let Some(file) = played.castles {
            return TypedMove::castling(file);
        }
        let (from, is_pawn) = (played.from, played.kind == Piece::Pawn);
        let others = self.0.colored_pieces(self.turn(), played.kind) - from.bitboard();
        let goes = |from: &Square| self.0.is_legal(Move { from: *from, ..played.raw });
        let near = others & goals(played.kind, played.to);
        let others: BitBoard = near.into_iter().filter(goes).collect();
        let on_file = !others.is_disjoint(from.file().bitboard());
        let on_rank = !others.is_disjoint(from.rank().bitboard());
        let takes = played.taken.is_some();
        let needs_file = is_pawn && takes || on_rank || !others.is_empty() && !on_file;
        TypedMove {
            castles: None,
            kind: Some(played.kind),
            file: needs_file.then_some(from.file()),
            rank: on_file.then_some(from.rank()),
            takes,
            to: played.to,
            becomes: played.becomes,
        }
    }

    pub fn check(&self) -> Check {
        match self.is_check() {
            false => Check::None,
            true if self.has_moves() => Check::Check,
            true => Check::Mate,
        }
    }

    /// Whether the side to move has a legal move. A pawn nearly always has one, so pawns go first.
    pub fn has_moves(&self) -> bool {
        let pawns = self.0.colored_pieces(self.turn(), Piece::Pawn) - self.0.pinned();
        let ahead = BitBoard(pawns.0.rotate_left([8, 56][self.turn() as usize]));
        !self.is_check() && !ahead.is_subset(self.0.occupied())
            || self.0.status() == GameStatus::Ongoing
            // The library draws after 50 moves; the law does not.
            || self.0.halfmove_clock() >= 100 && !self.moves().is_empty()
    }

    /// Whether a side lacks the material to mate: a bare king; one knight against only these
    /// pieces; or bishops against only these, with all bishops on squares of one colour.
    fn is_harmless(&self, color: Color, by_knight: &[Piece], by_bishops: &[Piece]) -> bool {
        let with = |all, kind: &Piece| all | self.0.pieces(*kind);
        let only = |color, kinds: &[Piece]| {
            self.0.colors(color).is_subset(kinds.iter().fold(self.0.pieces(Piece::King), with))
        };
        let knights = self.0.colored_pieces(color, Piece::Knight).len();
        let bishops = self.0.pieces(Piece::Bishop);
        let mut colours = [BitBoard::LIGHT_SQUARES, BitBoard::DARK_SQUARES].into_iter();
        only(color, &[])
            || knights == 1 && only(color, &[Piece::Knight]) && only(!color, by_knight)
            || colours.any(|colour| bishops.is_subset(colour))
                && only(color, &[Piece::Bishop])
                && only(!color, by_bishops)
    }

    /// Whether neither side can mate with its material (article 5.3).
    pub fn is_dead(&self) -> bool {
        let heavy = [Piece::Pawn, Piece::Rook, Piece::Queen];
        heavy.into_iter().all(|kind| self.0.pieces(kind).is_empty())
            && Color::ALL.into_iter().all(|color| self.is_harmless(color, &[], &[Piece::Bishop]))
    }

    /// Whether this side could still mate after the other ran out of time (article 5.10).
    pub fn can_mate(&self, color: Color) -> bool {
        let others = [Piece::Bishop, Piece::Rook, Piece::Queen];
        !self.is_harmless(color, &[Piece::Queen], &others)
    }

    /// Returns the FEN after this many quiet half-moves. En passant appears only if legal.
    pub fn fen(&self, quiet: usize) -> String {
        let board = self.0.to_string();
        let fields: Vec<&str> = board.split(' ').take(3).collect();
        let moves = self.0.en_passant().map(|_| self.moves()).unwrap_or_default();
        let is_passing = |own: &&LegalMove| own.taken.is_some_and(|taken| taken != own.to);
        let passing = moves
            .iter()
            .find(is_passing)
            .map_or_else(|| "-".to_owned(), |played| played.to.to_string());
        let number = self.0.fullmove_number();
        format!("{} {passing} {quiet} {number}", fields.join(" "))
    }

    /// Returns the squares with such men of the player on turn.
    pub fn men(&self, kind: Piece) -> impl Iterator<Item = Square> {
        self.0.colored_pieces(self.turn(), kind).into_iter()
    }

    /// Returns a side's pieces that the typed move can mean, without one on the target square.
    pub fn named(&self, colour: Color, typed: &TypedMove) -> BitBoard {
        let of_kind = |kind| self.0.colored_pieces(colour, kind);
        let men = typed.kind.map_or(self.0.colors(colour), of_kind);
        (men & typed.squares()) - typed.to.bitboard()
    }
}

const PROMOTIONS: [Option<Piece>; 5] =
    [None, Some(Piece::Knight), Some(Piece::Bishop), Some(Piece::Rook), Some(Piece::Queen)];

fn is_two_files(from: Square, to: Square) -> bool {
    (from.file() as i8).abs_diff(to.file() as i8) == 2
}

/// Returns the squares a piece other than a pawn reaches, or comes from, on an empty board.
fn goals(kind: Piece, from: Square) -> BitBoard {
    match kind {
        Piece::Pawn => BitBoard::EMPTY,
        Piece::Knight => get_knight_moves(from),
        Piece::Bishop => get_bishop_rays(from),
        Piece::Rook => get_rook_rays(from),
        Piece::Queen => get_bishop_rays(from) | get_rook_rays(from),
        Piece::King => get_king_moves(from),
    }
}
