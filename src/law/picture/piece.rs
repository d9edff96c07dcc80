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
        if look.plain {
            return Piece::lying(top, bottom);
        }
        let digits = digits(top.max(bottom));
        let (top, bottom) = (top.get(), bottom.get());
        let lines = if look.ascii {
            [
                format!("/{top:>digits$}\\"),
                format!("\\{bottom:>digits$}/"),
            ]
        } else {
            [
                format!("┌{top:─>digits$}┐"),
                format!("└{bottom:─>digits$}┘"),
            ]
        };
        Piece::new(lines, Ink::Plain)
    }

    /// The same between what stands at its sides, above and below.
    #[must_use]
    pub fn between(self, [above, below]: &[String; 2]) -> Piece {
        let width = self.width().max(above.len()).max(below.len());
        let lines = [above.clone()].into_iter().chain(self.lines);
        let lines = lines.chain([below.clone()]);
        Piece::new(lines.map(|line| format!("{line:^width$}")), self.ink)
    }

    /// A double across a horizontal arm.
    pub fn crosswise(end: Spots, look: &Look) -> Piece {
        if look.plain {
            return Piece::lying(end, end);
        }
        let bar = if look.ascii { "-" } else { "─" }.repeat(digits(end));
        let lines = if look.ascii {
            [format!("/{end}\\"), format!("|{bar}|"), format!("\\{end}/")]
        } else {
            [format!("┌{end}┐"), format!("├{bar}┤"), format!("└{end}┘")]
        };
        Piece::new(lines, Ink::Plain)
    }

    /// The set along the line, or in the middle of a cross.
    pub fn set_lying(left: Spots, right: Spots, look: &Look) -> Piece {
        if look.plain {
            return Piece::new([format!("[[{left}|{right}]]")], Ink::Set);
        }
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
        if look.plain {
            return Piece::set_lying(end, end, look);
        }
        let lines = if look.ascii {
            [format!("+{end}+"), "|=|".to_owned(), format!("+{end}+")]
        } else {
            [format!("╔{end}╗"), "╟─╢".to_owned(), format!("╚{end}╝")]
        };
        Piece::new(lines, Ink::Set)
    }
}

/// How many digits a number has.
fn digits(spots: Spots) -> usize {
    spots.to_string().len()
}
