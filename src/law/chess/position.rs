//! A position, and its moves as they are written. The rules of the men come from `cozy-chess`, which castles by taking
//! the own rook and keeps an en passant square that nobody may be able to use; nothing outside this file sees either.

use super::verbs::Typed;
use super::words::Wrong;
use cozy_chess::{
    BitBoard, Board, Color, File, Move, Piece, Rank, Square, get_between_rays, get_bishop_rays,
    get_king_moves, get_knight_moves, get_pawn_attacks, get_pawn_quiets, get_rook_rays,
};

/// A position. Two are the same if the men, the side to move, the rights to castle and the legal en passant are.
#[derive(Clone, Debug)]
pub struct Position(Board);

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.0.same_position(&other.0)
    }
}

impl Eq for Position {}

/// A legal move.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    own: Move,
    pub kind: Piece,
    /// Where the king goes by castling.
    pub castles: Option<File>,
    pub from: Square,
    pub to: Square,
    pub becomes: Option<Piece>,
    /// Where a man stands who is taken.
    pub taken: Option<Square>,
}

impl Played {
    /// Whether it takes a man or moves a pawn, so that no earlier position can come again (article 5.7).
    pub fn is_final(&self) -> bool {
        self.taken.is_some() || self.kind == Piece::Pawn
    }
}

impl Position {
    /// How a game begins (article 1.1).
    pub fn start() -> Position {
        Position(Board::startpos())
    }

    /// The position of a FEN; `None` if it is none.
    pub fn read(fen: &str) -> Option<Position> {
        fen.parse().ok().map(Position)
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.0.side_to_move()
    }

    /// The man on a square.
    pub fn man(&self, square: Square) -> Option<(Color, Piece)> {
        Some((self.0.color_on(square)?, self.0.piece_on(square)?))
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        !self.0.checkers().is_empty()
    }

    /// Every legal move (articles 2, 3 and 4.2).
    pub fn moves(&self) -> Vec<Played> {
        let mut moves = Vec::new();
        self.0.generate_moves(|of_man| {
            moves.extend(of_man.into_iter().map(|own| self.legal(of_man.piece, own)));
            false
        });
        moves
    }

    /// The legal moves that may be meant.
    pub fn meant(&self, typed: Typed) -> impl Iterator<Item = Played> {
        let king = self.0.king(self.turn());
        let men = match typed.castles {
            Some(_) => king.bitboard(),
            None => self.named(self.turn(), &typed),
        };
        men.into_iter().filter_map(move |from| {
            let castles = from == king && !get_king_moves(king).has(typed.to);
            let file = typed.castles.unwrap_or(typed.to.file());
            let to = match castles || typed.castles.is_some() {
                true => self.rook(self.turn(), file)?,
                false => typed.to,
            };
            let promotion = typed.becomes;
            let own = Move {
                from,
                to,
                promotion,
            };
            let played = self.legal(self.0.piece_on(from)?, own);
            (typed.means(&played) && self.0.is_legal(own)).then_some(played)
        })
    }

    /// The rook with which a side has the right to castle to this file.
    fn rook(&self, colour: Color, file: File) -> Option<Square> {
        let rights = self.0.castle_rights(colour);
        let rook = match file {
            File::G => rights.short,
            _ => rights.long,
        };
        rook.map(|rook| Square::new(rook, self.0.king(colour).rank()))
    }

    fn legal(&self, kind: Piece, own: Move) -> Played {
        let (from, to) = (own.from, own.to);
        let on_goal = self.0.color_on(to);
        let file = if to > from { File::G } else { File::C };
        let castles = Some(file).filter(|_| on_goal == Some(self.turn()));
        let passes = kind == Piece::Pawn && from.file() != to.file() && on_goal.is_none();
        let beside = Square::new(to.file(), from.rank());
        let taken = if passes { beside } else { to };
        Played {
            own,
            kind,
            castles,
            from,
            to: Square::new(castles.unwrap_or(to.file()), to.rank()),
            becomes: own.promotion,
            taken: Some(taken).filter(|_| castles.is_none() && (passes || on_goal.is_some())),
        }
    }

    /// The position after a legal move.
    pub fn after(&self, played: &Played) -> Position {
        let mut board = self.0.clone();
        // A legal move can be played.
        let _ = board.try_play(played.own);
        Position(board)
    }

    /// A legal move in SAN, without `+` and `#`.
    pub fn san(&self, played: &Played) -> Typed {
        if let Some(file) = played.castles {
            return Typed::castling(file);
        }
        let (from, is_pawn) = (played.from, played.kind == Piece::Pawn);
        let others = self.0.colored_pieces(self.turn(), played.kind) - from.bitboard();
        let goes = |from: &Square| {
            let own = Move {
                from: *from,
                ..played.own
            };
            !is_pawn && self.0.is_legal(own)
        };
        let others: BitBoard = others.into_iter().filter(goes).collect();
        let on_file = !others.is_disjoint(from.file().bitboard());
        let on_rank = !others.is_disjoint(from.rank().bitboard());
        let takes = played.taken.is_some();
        let needs_file = is_pawn && takes || on_rank || !others.is_empty() && !on_file;
        Typed {
            castles: None,
            kind: Some(played.kind),
            file: needs_file.then_some(from.file()),
            rank: on_file.then_some(from.rank()),
            takes,
            to: played.to,
            becomes: played.becomes,
        }
    }

    /// `#` if this is mate, `+` if it is check.
    pub fn sign(&self) -> &'static str {
        match self.is_check() {
            false => "",
            true if self.has_moves() => "+",
            true => "#",
        }
    }

    /// Whether the side to move can move.
    pub fn has_moves(&self) -> bool {
        self.0.generate_moves(|_| true)
    }

    /// Whether a side has nothing but its king and these.
    fn only(&self, color: Color, kinds: &[Piece]) -> bool {
        let all = kinds.iter().map(|kind| self.0.pieces(*kind));
        let all = all.fold(self.0.pieces(Piece::King), |all, kind| all | kind);
        self.0.colors(color).is_subset(all)
    }

    /// Whether a side has only bishops beside its king, and every bishop stands on squares of one colour.
    fn only_bishops(&self, color: Color) -> bool {
        let bishops = self.0.pieces(Piece::Bishop);
        let is_one = |colour| bishops.is_subset(colour);
        let colours = [BitBoard::LIGHT_SQUARES, BitBoard::DARK_SQUARES];
        self.only(color, &[Piece::Bishop]) && colours.into_iter().any(is_one)
    }

    /// Whether a side has only one knight beside its king, or nothing.
    fn only_a_knight(&self, color: Color) -> bool {
        let knights = self.0.colored_pieces(color, Piece::Knight);
        self.only(color, &[Piece::Knight]) && knights.len() <= 1
    }

    /// Whether nobody can mate any more, by what is left (article 5.3).
    pub fn is_dead(&self) -> bool {
        let [one, other] = Color::ALL;
        self.only_bishops(one) && self.only_bishops(other)
            || self.only_a_knight(one) && self.only(other, &[])
            || self.only_a_knight(other) && self.only(one, &[])
    }

    /// Whether this side can still mate, if the other has overstepped his time (article 5.10).
    pub fn can_mate(&self, color: Color) -> bool {
        let others = [Piece::Bishop, Piece::Rook, Piece::Queen];
        !(self.only(color, &[])
            || self.only_a_knight(color) && self.only(!color, &[Piece::Queen])
            || self.only_bishops(color) && self.only(!color, &others))
    }

    /// In FEN, after so many moves that changed nothing for good. En passant stands there only if it is legal.
    pub fn fen(&self, quiet: usize) -> String {
        let board = self.0.to_string();
        let fields: Vec<&str> = board.split(' ').take(3).collect();
        let aside = |played: &Played| played.taken.is_some_and(|taken| taken != played.to);
        let passing = self.moves().into_iter().find(aside);
        let passing = passing.map_or_else(|| "-".to_owned(), |played| played.to.to_string());
        let number = self.0.fullmove_number();
        format!("{} {passing} {quiet} {number}", fields.join(" "))
    }

    /// A side's men that these words may mean. Who stands on the goal does not count.
    pub fn named(&self, colour: Color, typed: &Typed) -> BitBoard {
        let men = typed.kind.map(|kind| self.0.colored_pieces(colour, kind));
        let men = men.unwrap_or(self.0.colors(colour));
        (men & typed.squares()) - typed.to.bitboard()
    }

    /// Why no man of a side that these words may mean can go there.
    pub fn why_not(&self, colour: Color, typed: &Typed) -> Wrong {
        let Some(file) = typed.castles else {
            let men = self.named(colour, typed).into_iter();
            let reasons = men.filter_map(|from| self.why_no_man(from, typed.to));
            return reasons.max().unwrap_or(Wrong::CannotGo);
        };
        let Some(rook) = self.rook(colour, file) else {
            return Wrong::HasMoved;
        };
        let between = get_between_rays(self.0.king(colour), rook) & self.0.occupied();
        between.next_square().map_or(Wrong::Check, Wrong::InTheWay)
    }

    fn why_no_man(&self, from: Square, to: Square) -> Option<Wrong> {
        let (colour, kind) = self.man(from)?;
        let (all, is_ahead) = (self.0.occupied(), from.file() == to.file());
        let goals = match kind {
            Piece::Pawn if is_ahead => get_pawn_quiets(from, colour, BitBoard::EMPTY),
            Piece::Pawn => get_pawn_attacks(from, colour),
            Piece::Knight => get_knight_moves(from),
            Piece::Bishop => get_bishop_rays(from),
            Piece::Rook => get_rook_rays(from),
            Piece::Queen => get_bishop_rays(from) | get_rook_rays(from),
            Piece::King => get_king_moves(from),
        };
        let is_pawn = kind == Piece::Pawn;
        let passes =
            self.0.en_passant() == Some(to.file()) && to.rank() == Rank::Sixth.relative_to(colour);
        let shut = if is_pawn && is_ahead {
            all
        } else {
            self.0.colors(colour)
        };
        let between = (get_between_rays(from, to) & all).next_square();
        Some(match between.or(Some(to).filter(|to| shut.has(*to))) {
            _ if !goals.has(to) => Wrong::CannotGo,
            Some(square) => Wrong::InTheWay(square),
            None if is_pawn && !is_ahead && !all.has(to) && !passes => Wrong::NothingToTake(to),
            None => Wrong::Check,
        })
    }
}
