//! A board of squares as data, and as it is drawn in the terminal.

use crate::table::language::said;
use crate::text::look::{Ink, Look};
use crate::text::width::columns;

/// A board of squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// The rows, from the top.
    pub rows: Vec<Vec<Square>>,
    /// Whether every square that is used shows its name; else rows and columns have names, at the edge.
    pub shows_names: bool,
}

/// A square.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Square {
    /// Its name; empty if it is not used.
    pub name: String,
    pub is_dark: bool,
    /// Whether the last move began or ended here.
    pub is_moved: bool,
    pub man: Option<Man>,
}

/// A man that stands on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Man {
    /// Its kind and colour, in words.
    pub called: &'static str,
    /// Whether it is of the light side.
    pub is_light: bool,
    /// Its sign; on a disc, the letter that is written on it, if there is one.
    pub sign: &'static str,
    /// Its letter where only ASCII is wanted.
    pub letter: char,
}

impl Man {
    /// A man with all that is said of one.
    pub const fn of(called: &'static str, is_light: bool, sign: &'static str, letter: char) -> Man {
        Man {
            called,
            is_light,
            sign,
            letter,
        }
    }

    /// Whether it is a disc.
    pub fn is_disc(self) -> bool {
        self.sign.is_ascii()
    }

    /// How it is drawn in the terminal.
    pub(super) fn drawn(self, look: &Look) -> String {
        match (look.ascii, self.is_disc(), self.is_light) {
            (true, _, _) => self.letter.to_string(),
            (false, false, _) => self.sign.to_owned(),
            (false, true, true) => format!("○{}", self.sign),
            (false, true, false) => format!("●{}", self.sign),
        }
    }
}

/// The last letters of the names of the squares of a column or row: its own name.
fn edge(squares: &mut dyn Iterator<Item = &Square>, part: fn(char) -> bool) -> String {
    let name = squares.map(|square| &square.name).next();
    name.map_or("", String::as_str).matches(part).collect()
}

impl Board {
    /// A board of so many rows and columns, each square made from its row and column.
    pub fn of(side: i8, shows_names: bool, square: impl Fn(i8, i8) -> Square) -> Board {
        let square = &square;
        let row = |row| (0..side).map(move |column| square(row, column)).collect();
        Board {
            rows: (0..side).map(row).collect(),
            shows_names,
        }
    }

    /// The name of a row.
    pub fn rank(row: &[Square]) -> String {
        edge(&mut row.iter(), |c| c.is_ascii_digit())
    }

    /// The names of the columns.
    pub fn files(&self) -> impl Iterator<Item = String> {
        let first = self.rows.first().into_iter().flatten();
        first.map(|square| edge(&mut [square].into_iter(), |c| c.is_ascii_alphabetic()))
    }

    /// The board in lines.
    pub fn lines(&self, look: &Look) -> Vec<String> {
        let rows = self.rows.iter().map(|row| {
            let head = match self.shows_names {
                true => String::new(),
                false => look.ink(Ink::Shut, &format!("{} ", Board::rank(row))),
            };
            let cells = row.iter().map(|square| self.cell(square, look));
            format!("  {head}{}", cells.collect::<String>())
                .trim_end()
                .to_owned()
        });
        let mut lines: Vec<String> = rows.collect();
        if !self.shows_names {
            let files: Vec<String> = self.files().collect();
            lines.push(look.ink(Ink::Shut, &format!("     {}", files.join("  "))));
        }
        lines
    }

    fn cell(&self, square: &Square, look: &Look) -> String {
        let (width, name) = match self.shows_names {
            true => (3, format!("{:>2}", square.name)),
            false => (2, String::new()),
        };
        let ink = match (square.is_moved, &square.man) {
            (true, Some(_)) => Ink::Open,
            (_, Some(man)) if man.is_light => Ink::Set,
            (_, Some(_)) => Ink::Plain,
            (_, None) => Ink::Shut,
        };
        let drawn = match &square.man {
            Some(man) => man.drawn(look),
            None if square.is_dark && !self.shows_names => {
                if look.ascii { "." } else { "·" }.to_owned()
            }
            None => String::new(),
        };
        let blanks = " ".repeat(usize::saturating_sub(width, columns(&drawn)));
        let side = if self.shows_names { "" } else { " " };
        format!(
            "{side}{}{}{blanks}",
            look.ink(Ink::Shut, &name),
            look.ink(ink, &drawn)
        )
    }

    /// Every man with the name of its square, those of one kind together.
    pub fn described(&self) -> Vec<String> {
        let mut kinds: Vec<(&str, Vec<&str>)> = Vec::new();
        for square in self.rows.iter().flatten() {
            let Some(man) = square.man else { continue };
            match kinds.iter_mut().find(|(called, _)| *called == man.called) {
                Some((_, squares)) => squares.push(&square.name),
                None => kinds.push((man.called, vec![&square.name])),
            }
        }
        let kinds = kinds.into_iter();
        kinds
            .map(|(called, squares)| format!("{}: {}.", said(called), squares.join(", ")))
            .collect()
    }
}
