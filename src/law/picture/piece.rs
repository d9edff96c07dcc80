//! Tiles as they are drawn: along their arm, or across it if they are doubles.

use crate::dominoes::tile::Spots;
use crate::text::look::{Ink, Look};

/// A drawn tile, or the sign at an open end: lines of equal width.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// From the top.
    pub lines: Vec<String>,
    /// What the piece is, which decides its colour.
    pub ink: Ink,
}

impl Piece {
    fn new(lines: impl IntoIterator<Item = String>, ink: Ink) -> Piece {
        Piece {
            lines: lines.into_iter().collect(),
            ink,
        }
    }

    /// The width in columns. Every character of a piece takes one column.
    pub fn width(&self) -> usize {
        self.lines
            .iter()
            .map(|line| line.chars().count())
            .max()
            .unwrap_or(0)
    }

    /// Which of its lines lies on the axis of a horizontal arm.
    pub fn axis(&self) -> usize {
        self.lines.len() / 2
    }

    /// A sign on one line.
    pub fn sign(text: String, ink: Ink) -> Piece {
        Piece::new([text], ink)
    }

    /// A tile along a horizontal arm, or a double across a vertical one: `[6|4]`.
    pub fn lying(left: Spots, right: Spots) -> Piece {
        Piece::new([format!("[{left}|{right}]")], Ink::Plain)
    }

    /// A tile along a vertical arm.
    pub fn standing(top: Spots, bottom: Spots, look: &Look) -> Piece {
        let lines = if look.ascii {
            [format!("/{top}\\"), format!("\\{bottom}/")]
        } else {
            [format!("┌{top}┐"), format!("└{bottom}┘")]
        };
        Piece::new(lines, Ink::Plain)
    }

    /// A double across a horizontal arm.
    pub fn crosswise(end: Spots, look: &Look) -> Piece {
        let lines = if look.ascii {
            [format!("/{end}\\"), "|-|".to_owned(), format!("\\{end}/")]
        } else {
            [format!("┌{end}┐"), "├─┤".to_owned(), format!("└{end}┘")]
        };
        Piece::new(lines, Ink::Plain)
    }

    /// The set along the line, or in the middle of a cross.
    pub fn set_lying(left: Spots, right: Spots, look: &Look) -> Piece {
        let lines = if look.ascii {
            [
                "+===+".to_owned(),
                format!("|{left}|{right}|"),
                "+===+".to_owned(),
            ]
        } else {
            [
                "╔═╤═╗".to_owned(),
                format!("║{left}│{right}║"),
                "╚═╧═╝".to_owned(),
            ]
        };
        Piece::new(lines, Ink::Set)
    }

    /// The set across the line, if it is a double.
    pub fn set_crosswise(end: Spots, look: &Look) -> Piece {
        let lines = if look.ascii {
            [format!("+{end}+"), "|=|".to_owned(), format!("+{end}+")]
        } else {
            [format!("╔{end}╗"), "╟─╢".to_owned(), format!("╚{end}╝")]
        };
        Piece::new(lines, Ink::Set)
    }
}
