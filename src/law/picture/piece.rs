//! Pieces in the terminal: tiles along their arm, doubles across it, signs and cards; and the
//! canvas on which they are drawn, side by side in as many rows as needed.

use super::CardRow;
use nos_base::text::width::{columns, padded, wrapped};
use nos_base::{Card, Ink, Look, Spots};

/// A drawn tile, or the sign at an open end: lines of equal width.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawnPiece {
    pub lines: Vec<String>,
    pub ink: Ink,
}

impl DrawnPiece {
    fn new(lines: impl IntoIterator<Item = String>, ink: Ink) -> DrawnPiece {
        DrawnPiece { lines: lines.into_iter().collect(), ink }
    }

    /// Returns the width in columns. Every character of a piece takes one column.
    pub fn width(&self) -> usize {
        self.lines.iter().map(|line| line.chars().count()).max().unwrap_or(0)
    }

    pub fn axis(&self) -> usize {
        self.lines.len() / 2
    }

    pub fn sign(text: String, ink: Ink) -> DrawnPiece {
        DrawnPiece::new([text], ink)
    }

    /// Draws a tile along a horizontal arm, or a double across a vertical one: `[6|4]`.
    pub fn lying(left: Spots, right: Spots) -> DrawnPiece {
        DrawnPiece::new([format!("[{left}|{right}]")], Ink::Plain)
    }

    pub fn standing(top: Spots, bottom: Spots, look: &Look) -> DrawnPiece {
        if look.plain {
            return DrawnPiece::lying(top, bottom);
        }
        let digits = digits(top.max(bottom));
        let (top, bottom) = (top.get(), bottom.get());
        let lines = if look.ascii {
            [format!("/{top:>digits$}\\"), format!("\\{bottom:>digits$}/")]
        } else {
            [format!("┌{top:─>digits$}┐"), format!("└{bottom:─>digits$}┘")]
        };
        DrawnPiece::new(lines, Ink::Plain)
    }

    #[must_use]
    pub fn between(self, [above, below]: &[String; 2]) -> DrawnPiece {
        let width = self.width().max(above.len()).max(below.len());
        let lines = [above.clone()].into_iter().chain(self.lines).chain([below.clone()]);
        DrawnPiece::new(lines.map(|line| format!("{line:^width$}")), self.ink)
    }

    pub fn crosswise(end: Spots, look: &Look) -> DrawnPiece {
        if look.plain {
            return DrawnPiece::lying(end, end);
        }
        let bar = if look.ascii { "-" } else { "─" }.repeat(digits(end));
        let lines = if look.ascii {
            [format!("/{end}\\"), format!("|{bar}|"), format!("\\{end}/")]
        } else {
            [format!("┌{end}┐"), format!("├{bar}┤"), format!("└{end}┘")]
        };
        DrawnPiece::new(lines, Ink::Plain)
    }

    /// Draws the set along the line, or in the middle of a cross.
    pub fn set_lying(left: Spots, right: Spots, look: &Look) -> DrawnPiece {
        if look.plain {
            return DrawnPiece::new([format!("[[{left}|{right}]]")], Ink::Set);
        }
        let lines = if look.ascii {
            ["+===+".to_owned(), format!("|{left}|{right}|"), "+===+".to_owned()]
        } else {
            ["╔═╤═╗".to_owned(), format!("║{left}│{right}║"), "╚═╧═╝".to_owned()]
        };
        DrawnPiece::new(lines, Ink::Set)
    }

    pub fn set_crosswise(end: Spots, look: &Look) -> DrawnPiece {
        if look.plain {
            return DrawnPiece::set_lying(end, end, look);
        }
        let lines = if look.ascii {
            [format!("+{end}+"), "|=|".to_owned(), format!("+{end}+")]
        } else {
            [format!("╔{end}╗"), "╟─╢".to_owned(), format!("╚{end}╝")]
        };
        DrawnPiece::new(lines, Ink::Set)
    }
}

fn digits(spots: Spots) -> usize {
    spots.to_string().len()
}

/// A grid of characters to draw pieces on. It grows when a piece needs more room.
#[derive(Default)]
pub struct Canvas {
    rows: Vec<Vec<(char, Ink)>>,
}

impl Canvas {
    pub fn put(&mut self, row: usize, column: usize, piece: &DrawnPiece) {
        for (at, line) in piece.lines.iter().enumerate() {
            if self.rows.len() <= row + at {
                self.rows.resize_with(row + at + 1, Vec::new);
            }
            let Some(cells) = self.rows.get_mut(row + at) else { continue };
            let drawn: Vec<char> = line.chars().collect();
            if cells.len() < column + drawn.len() {
                cells.resize(column + drawn.len(), (' ', Ink::Plain));
            }
            for (cell, c) in cells.iter_mut().skip(column).zip(drawn) {
                *cell = (c, piece.ink);
            }
        }
    }

    pub fn lines(&self, look: &Look) -> Vec<String> {
        let drawn = |row: &&Vec<(char, Ink)>| row.iter().any(|(c, _)| *c != ' ');
        self.rows.iter().filter(drawn).map(|row| inked(row, look)).collect()
    }
}

fn inked(row: &[(char, Ink)], look: &Look) -> String {
    let end = row.iter().rposition(|(c, _)| *c != ' ').map_or(0, |at| at + 1);
    let drawn = row.get(..end).unwrap_or(row);
    let inked = |run: &[(char, Ink)]| {
        let text: String = run.iter().map(|(c, _)| *c).collect();
        look.ink(run.first().map_or(Ink::Plain, |(_, ink)| *ink), &text)
    };
    drawn.chunk_by(|(_, ink), (_, next)| ink == next).map(inked).collect()
}

/// The sign that a row continues below, or continues one above.
const GOES_ON: &str = ">";

/// Draws pieces from left to right after a head. A row that does not fit ends with `>`, and the
/// next begins with `>`, indented by the width of the head.
pub fn rows(pieces: &[DrawnPiece], head: &str, look: &Look) -> Vec<String> {
    let indent = columns(head);
    let room = look.columns().saturating_sub(indent);
    let mut lines = Vec::new();
    let mut rest = pieces;
    let mut begun = false;
    while !rest.is_empty() {
        let (row, after) = rest.split_at(fitting(rest, room, begun));
        let before = if begun { " ".repeat(indent) } else { head.to_owned() };
        lines.extend(drawn(row, (begun, !after.is_empty()), &before, look));
        begun = true;
        rest = after;
    }
    if lines.is_empty() {
        lines.push(head.trim_end().to_owned());
    }
    lines
}

fn fitting(pieces: &[DrawnPiece], room: usize, begun: bool) -> usize {
    let total: usize = pieces.iter().map(DrawnPiece::width).sum();
    let lead = if begun { GOES_ON.len() + 1 } else { 0 };
    if lead + total <= room {
        return pieces.len();
    }
    let mut used = lead + GOES_ON.len() + 1;
    let fits = |piece: &&DrawnPiece| {
        used += piece.width();
        used <= room
    };
    pieces.iter().take_while(fits).count().max(1)
}

fn drawn(
    row: &[DrawnPiece],
    (begun, goes_on): (bool, bool),
    head: &str,
    look: &Look,
) -> Vec<String> {
    let axis = row.iter().map(DrawnPiece::axis).max().unwrap_or(0);
    let mut canvas = Canvas::default();
    let mut column = 0;
    let sign = DrawnPiece::sign(GOES_ON.to_owned(), Ink::Plain);
    if begun {
        canvas.put(axis, 0, &sign);
        column = GOES_ON.len() + 1;
    }
    for piece in row {
        canvas.put(axis - piece.axis(), column, piece);
        column += piece.width();
    }
    if goes_on {
        canvas.put(axis, column + 1, &sign);
    }
    // The head precedes the row of the axis. It may have wide characters, unlike the canvas.
    let blanks = " ".repeat(columns(head));
    let lines = canvas.lines(look);
    let on_axis = axis.min(lines.len().saturating_sub(1));
    let headed = |(at, line)| format!("{}{line}", if at == on_axis { head } else { &blanks });
    lines.iter().enumerate().map(headed).collect()
}

/// Draws rows of pieces after their names; below them if a name takes more than half the room.
pub fn named_rows(table: &[(String, Vec<DrawnPiece>)], look: &Look) -> Vec<String> {
    let widest = table.iter().map(|(name, _)| columns(name)).max().unwrap_or(0);
    let is_beside = widest * 2 <= look.columns();
    let row = |(name, pieces): &(String, Vec<DrawnPiece>)| {
        if is_beside {
            return rows(pieces, &padded(name, widest + 2), look);
        }
        let mut lines = wrapped("", name, look.columns());
        if !pieces.is_empty() {
            lines.extend(rows(pieces, "  ", look));
        }
        lines
    };
    table.iter().flat_map(row).collect()
}

/// Draws rows of cards, each with its label. A card that is put aside has no box.
pub fn cards(table: &[CardRow], look: &Look) -> Vec<String> {
    let labelled = table.iter().map(|row| {
        let cards = row.cards.iter().map(|(card, is_aside)| {
            let text = face(*card, look);
            if *is_aside {
                DrawnPiece::sign(format!(" {text}  "), Ink::Shut)
            } else {
                DrawnPiece::sign(format!("[{text}] "), Ink::Plain)
            }
        });
        let words = DrawnPiece::sign(row.words.clone(), Ink::Plain);
        (row.label.clone(), cards.chain([words]).collect())
    });
    named_rows(&labelled.collect::<Vec<_>>(), look)
}

fn face(card: Card, look: &Look) -> String {
    let (rank, sign) = card.face();
    if look.ascii { card.told().to_owned() } else { format!("{rank}{sign}") }
}
