//! The board and its pieces: moves, jumps and crowning (articles 1.1, 1.2, 2 and 3).

use std::fmt;

/// A dark square, numbered 1 to 32 from black's side, left to right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Square(u8);

impl Square {
    pub fn new(number: u8) -> Option<Square> {
        (1..=32).contains(&number).then_some(Square(number))
    }

    /// Returns the dark square in this row and column, counted from 0 with black at the top.
    pub fn from_row(row: i8, column: i8) -> Option<Square> {
        let is_dark = (0..8).contains(&row) && (0..8).contains(&column) && (row + column) % 2 == 1;
        is_dark.then_some(Square(u8::try_from(row * 4 + column / 2 + 1).ok()?))
    }

    fn place(self) -> (i8, i8) {
        let number = self.0 as i8 - 1;
        (number / 4, number % 4 * 2 + (number / 4 + 1) % 2)
    }

    fn toward(self, (rows, columns): (i8, i8), steps: i8) -> Option<Square> {
        let (row, column) = self.place();
        Square::from_row(row + rows * steps, column + columns * steps)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Path(Vec<Square>);

impl Path {
    pub fn new(squares: impl IntoIterator<Item = Square>) -> Path {
        Path(squares.into_iter().collect())
    }

    pub fn squares(&self) -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + Clone {
        self.0.iter().copied()
    }

    fn ends(&self) -> (Option<Square>, Option<Square>) {
        (self.squares().next(), self.squares().next_back())
    }

    /// Returns the length of each step, with the square in the middle of a jump.
    fn steps(&self) -> impl Iterator<Item = (i8, Option<Square>)> {
        self.squares().zip(self.squares().skip(1)).map(|(from, to)| {
            let ((row, column), (to_row, to_column)) = (from.place(), to.place());
            let (rows, columns) = (to_row - row, to_column - column);
            let is_jump = rows.abs() == 2 && columns.abs() == 2;
            (rows.abs(), Square::from_row(row + rows / 2, column + columns / 2).filter(|_| is_jump))
        })
    }

    pub fn takes(&self) -> bool {
        self.steps().any(|(rows, _)| rows > 1)
    }

    /// Whether a path begins on this square or, if `later`, ends on it or jumps over it.
    pub fn has(&self, square: u64, later: bool) -> bool {
        let is_it = |own: Square| u64::from(own.0) == square;
        let (from, to) = self.ends();
        match later {
            true => to.is_some_and(is_it) || self.steps().any(|(_, over)| over.is_some_and(is_it)),
            false => from.is_some_and(is_it),
        }
    }

    pub fn joins(&self, two: &Path) -> bool {
        two.squares().len() == 2 && self.ends() == two.ends()
    }

    /// Whether this is the beginning of another path, or its first square and one on its way.
    pub fn stops_short_of(&self, whole: &Path) -> bool {
        let begins = self.squares().zip(whole.squares()).all(|(one, other)| one == other);
        let (from, to) = self.ends();
        let is_on_its_way =
            whole.ends().0 == from && whole.squares().skip(1).any(|at| Some(at) == to);
        match self.squares().len() {
            2 => is_on_its_way,
            length => begins && length < whole.squares().len(),
        }
    }
}

/// Writes a step with `-`, a jump with `x`.
impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_step = self.steps().all(|(rows, _)| rows == 1);
        let squares: Vec<String> = self.squares().map(|square| square.to_string()).collect();
        f.write_str(&squares.join(if is_step { "-" } else { "x" }))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    Black,
    White,
}

impl Colour {
    /// In the order in which they move.
    pub const BOTH: [Colour; 2] = [Colour::Black, Colour::White];
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    pub colour: Colour,
    pub is_king: bool,
}

impl Piece {
    /// Returns the directions of a piece: forward for a man, both ways for a king (article 2.2).
    fn ways(self) -> impl Iterator<Item = (i8, i8)> {
        let forward = if self.colour == Colour::Black { 1 } else { -1 };
        [(-1, -1), (-1, 1), (1, -1), (1, 1)]
            .into_iter()
            .filter(move |(rows, _)| self.is_king || *rows == forward)
    }

    /// Whether this is a man that is crowned on the square (article 2.3).
    fn is_crowned(self, at: Square) -> bool {
        let farthest = if self.colour == Colour::Black { 7 } else { 0 };
        !self.is_king && at.place().0 == farthest
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    squares: [Option<Piece>; 32],
    pub turn: Colour,
}

impl Default for Position {
    fn default() -> Position {
        let man = |colour| Piece { colour, is_king: false };
        let squares = std::array::from_fn(|at| match at {
            0..12 => Some(man(Colour::Black)),
            12..20 => None,
            _ => Some(man(Colour::White)),
        });
        Position { squares, turn: Colour::Black }
    }
}

impl Position {
    pub fn piece(&self, square: Square) -> Option<Piece> {
        *self.squares.get(usize::from(square.0 - 1))?
    }

    pub fn pieces(&self, colour: Colour) -> impl Iterator<Item = (Square, Piece)> {
        let all = (1..=32).map(Square);
        all.filter_map(move |square| Some((square, self.piece(square)?)))
            .filter(move |(_, piece)| piece.colour == colour)
    }

    /// Returns every legal move in order of its squares. A player who can jump must (article 3.2).
    pub fn moves(&self) -> Vec<Path> {
        let mut moves = Vec::new();
        for (from, piece) in self.pieces(self.turn) {
            self.jump_on(piece, &[from], &[], &mut moves);
        }
        if moves.is_empty() {
            let steps = self.pieces(self.turn).flat_map(|(from, piece)| {
                let to = piece.ways().filter_map(move |way| from.toward(way, 1));
                to.filter(|to| self.piece(*to).is_none()).map(move |to| Path::new([from, to]))
            });
            moves.extend(steps);
        }
        moves.sort_unstable();
        moves
    }

    /// Adds every jump that begins with this path over these pieces (articles 3.1 and 3.3 to 3.5).
    fn jump_on(&self, piece: Piece, path: &[Square], over: &[Square], jumps: &mut Vec<Path>) {
        let (Some(first), Some(from)) = (path.first(), path.last()) else { return };
        let stops = !over.is_empty() && piece.is_crowned(*from);
        let next = |way| from.toward(way, 1).zip(from.toward(way, 2));
        let is_jump = |(middle, to): &(Square, Square)| {
            self.piece(*middle).is_some_and(|other| other.colour != piece.colour)
                && !over.contains(middle)
                && (to == first || self.piece(*to).is_none())
        };
        let ways = piece.ways().filter(|_| !stops);
        let next: Vec<(Square, Square)> = ways.filter_map(next).filter(is_jump).collect();
        for (middle, to) in &next {
            self.jump_on(piece, &[path, &[*to]].concat(), &[over, &[*middle]].concat(), jumps);
        }
        if next.is_empty() && !over.is_empty() {
            jumps.push(Path::new(path.iter().copied()));
        }
    }

    /// Makes a legal move. Returns the position, the pieces taken and whether a man was crowned.
    pub fn after(&self, path: &Path) -> (Position, usize, bool) {
        let mut next = *self;
        let (Some(from), Some(to)) = path.ends() else { return (next, 0, false) };
        let jumped: Vec<Square> = path.steps().filter_map(|step| step.1).collect();
        let piece = self.piece(from);
        let crowned = piece.is_some_and(|piece| piece.is_crowned(to));
        for (square, at) in (1..).map(Square).zip(&mut next.squares) {
            if square == to {
                let is_king = |piece: Piece| piece.is_king || crowned;
                *at = piece.map(|piece| Piece { is_king: is_king(piece), ..piece });
            } else if square == from || jumped.contains(&square) {
                *at = None;
            }
        }
        next.turn = match self.turn {
            Colour::Black => Colour::White,
            Colour::White => Colour::Black,
        };
        (next, jumped.len(), crowned)
    }
}

/// Writes PDN's notation of a position: `B:W21,22,K30:B1,K2`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let listed = |colour| {
            let pieces = self
                .pieces(colour)
                .map(|(square, piece)| format!("{}{square}", if piece.is_king { "K" } else { "" }));
            pieces.collect::<Vec<_>>().join(",")
        };
        let (white, black) = (listed(Colour::White), listed(Colour::Black));
        let turn = if self.turn == Colour::Black { 'B' } else { 'W' };
        write!(f, "{turn}:W{white}:B{black}")
    }
}
