//! What stands on the screen while a line is typed: where the evening stands, the line with a hint to its
//! right, and the completions beneath. A frame is laid out in rows first and then painted over the one
//! before it.

use super::ink::{Ink, Piece, write_inked};
use unicode_width::UnicodeWidthChar;

/// The least room to the right of the line that a hint is put into, in columns.
const HINT_ROOM: usize = 28;

/// What stands between the line and its hint.
const HINT_MARK: &str = "  | ";

/// What is to be shown.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    /// Rows above the line.
    pub above: Vec<Piece>,
    /// Who is to act.
    pub prompt: String,
    /// The line, piece by piece.
    pub line: Vec<Piece>,
    /// Where the cursor stands in the line, in bytes.
    pub cursor: usize,
    /// What is said of the line.
    pub hint: Option<Piece>,
    /// Rows beneath it.
    pub beneath: Vec<Piece>,
}

/// Rows as they are painted.
#[derive(Debug)]
pub struct Frame {
    rows: Vec<Row>,
    /// The row and the column of the cursor.
    cursor: (usize, usize),
    columns: usize,
}

#[derive(Debug, Default)]
struct Row {
    pieces: Vec<Piece>,
    width: usize,
}

impl Row {
    fn of(piece: Piece, room: usize) -> Row {
        let text = cut(&piece.text, room);
        let width = width(&text);
        let pieces = vec![Piece::new(piece.ink, text)];
        Row { pieces, width }
    }

    fn push(&mut self, ink: Ink, c: char, columns: usize) {
        match self.pieces.last_mut() {
            Some(last) if last.ink == ink => last.text.push(c),
            _ => self.pieces.push(Piece::new(ink, c)),
        }
        self.width += columns;
    }
}

impl Frame {
    /// Lays out what is to be shown on a screen of so many columns and rows.
    pub fn new(shown: &Shown, (columns, rows): (usize, usize)) -> Frame {
        let columns = columns.max(2);
        let mut frame = Frame {
            rows: vec![Row::default()],
            cursor: (0, 0),
            columns,
        };
        frame.put(Ink::Prompt, &shown.prompt);
        frame.put_line(shown);
        frame.keep_round_cursor(rows);
        if let Some(hint) = &shown.hint {
            frame.put_hint(hint);
        }
        let room = rows.saturating_sub(frame.rows.len());
        let above = shown.above.iter().take(room).cloned();
        let above: Vec<Row> = above.map(|piece| Row::of(piece, columns - 1)).collect();
        frame.cursor.0 += above.len();
        frame.rows.splice(..0, above);
        let room = rows.saturating_sub(frame.rows.len());
        let beneath = shown.beneath.iter().take(room).cloned();
        frame
            .rows
            .extend(beneath.map(|piece| Row::of(piece, columns - 1)));
        frame
    }

    fn put_line(&mut self, shown: &Shown) {
        let mut at = 0;
        self.cursor = self.place();
        for piece in &shown.line {
            for c in piece.text.chars() {
                self.put_char(piece.ink, c);
                at += c.len_utf8();
                if at == shown.cursor {
                    self.cursor = self.place();
                }
            }
        }
        if self.cursor.0 == self.rows.len() {
            self.rows.push(Row::default());
        }
    }

    fn put(&mut self, ink: Ink, text: &str) {
        text.chars().for_each(|c| self.put_char(ink, c));
    }

    /// Where the next character comes.
    fn place(&self) -> (usize, usize) {
        match self.rows.last() {
            Some(row) if row.width < self.columns => (self.rows.len() - 1, row.width),
            _ => (self.rows.len(), 0),
        }
    }

    fn put_char(&mut self, ink: Ink, c: char) {
        let (c, columns) = visible(c);
        if self
            .rows
            .last()
            .is_none_or(|row| row.width + columns > self.columns)
        {
            self.rows.push(Row::default());
        }
        if let Some(row) = self.rows.last_mut() {
            row.push(ink, c, columns);
        }
    }

    /// Of a line that is longer than the screen, the rows round the cursor stay.
    fn keep_round_cursor(&mut self, rows: usize) {
        let room = rows.saturating_sub(2).max(1);
        let first = (self.cursor.0 + 1).saturating_sub(room);
        self.rows.drain(..first);
        self.rows.truncate(room);
        self.cursor.0 -= first;
    }

    fn put_hint(&mut self, hint: &Piece) {
        let Some(row) = self.rows.last_mut() else {
            return;
        };
        let room = (self.columns - 1).saturating_sub(row.width + HINT_MARK.len());
        if room >= HINT_ROOM.min(width(&hint.text)) {
            let text = cut(&hint.text, room);
            row.width += HINT_MARK.len() + width(&text);
            row.pieces.push(Piece::new(Ink::Hint, HINT_MARK));
            row.pieces.push(Piece::new(hint.ink, text));
        } else {
            let marked = format!("{HINT_MARK}{}", hint.text);
            let piece = Piece::new(hint.ink, marked);
            self.rows.push(Row::of(piece, self.columns - 1));
        }
    }
}

/// Paints frames, each over the one before it.
#[derive(Debug, Default)]
pub struct Painter {
    /// How far down the frame the cursor stands.
    row: usize,
    /// What was painted last.
    painted: String,
}

impl Painter {
    /// The bytes that paint a frame where the one before it stood, and nothing where it is the same.
    pub fn paint(&mut self, frame: &Frame, coloured: bool) -> Option<String> {
        let mut out = self.body(frame, coloured);
        let (row, column) = frame.cursor;
        up(&mut out, frame.rows.len() - 1 - row);
        out.push('\r');
        right(&mut out, column);
        out.push_str("\x1b[?25h");
        if out == self.painted {
            return None;
        }
        let mut bytes = String::from("\x1b[?25l");
        up(&mut bytes, self.row);
        bytes.push('\r');
        bytes.push_str(&out);
        self.row = row;
        self.painted = out;
        Some(bytes)
    }

    /// The bytes that paint a frame for the last time and leave it there.
    pub fn leave(&mut self, frame: &Frame, coloured: bool) -> String {
        let mut out = String::new();
        up(&mut out, self.row);
        out.push('\r');
        out.push_str(&self.body(frame, coloured));
        out.push_str("\r\n");
        *self = Painter::default();
        out
    }

    /// The bytes that wipe out what was painted.
    pub fn wipe(&mut self) -> String {
        let mut out = String::new();
        up(&mut out, self.row);
        out.push_str("\r\x1b[J");
        *self = Painter::default();
        out
    }

    /// The screen was wiped, or may have changed: what was painted counts no longer.
    pub fn forget(&mut self, cleared: bool) {
        self.painted.clear();
        if cleared {
            self.row = 0;
        }
    }

    fn body(&self, frame: &Frame, coloured: bool) -> String {
        let mut out = String::new();
        for (at, row) in frame.rows.iter().enumerate() {
            if at > 0 {
                out.push_str("\r\n");
            }
            for piece in &row.pieces {
                write_inked(&mut out, &piece.text, piece.ink, coloured);
            }
            // A terminal that waits at its edge to wrap would wipe out the last character.
            if row.width < frame.columns {
                out.push_str("\x1b[K");
            }
        }
        let full = frame
            .rows
            .last()
            .is_some_and(|row| row.width >= frame.columns);
        out.push_str(if full { "\r\n\x1b[J\x1b[A" } else { "\x1b[J" });
        out
    }
}

fn up(out: &mut String, rows: usize) {
    if rows > 0 {
        out.push_str(&format!("\x1b[{rows}A"));
    }
}

fn right(out: &mut String, columns: usize) {
    if columns > 0 {
        out.push_str(&format!("\x1b[{columns}C"));
    }
}

/// A character as it can be shown, and the columns that it takes.
fn visible(c: char) -> (char, usize) {
    match c.width() {
        Some(columns) => (c, columns),
        None => (char::REPLACEMENT_CHARACTER, 1),
    }
}

/// The columns that a text takes.
pub fn width(text: &str) -> usize {
    text.chars().map(|c| visible(c).1).sum()
}

/// As much of a text as there is room for, in columns; where something is left out, a mark says so.
pub fn cut(text: &str, room: usize) -> String {
    if width(text) <= room {
        return text.chars().map(|c| visible(c).0).collect();
    }
    let mut kept = String::new();
    let mut taken = 1;
    for c in text.chars() {
        let (c, columns) = visible(c);
        taken += columns;
        if taken > room {
            break;
        }
        kept.push(c);
    }
    if room > 0 {
        kept.push('…');
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::num::NonZeroU16;

    const SIZE: (usize, usize) = (20, 6);

    fn typed(text: &str) -> Shown {
        Shown {
            prompt: "Anna> ".into(),
            line: vec![Piece::new(Ink::Plain, text)],
            cursor: text.len(),
            ..Shown::default()
        }
    }

    /// The screen after these frames, row by row, and where the cursor stands.
    fn screen(frames: &[Shown]) -> (Vec<String>, (u16, u16)) {
        let (columns, rows) = SIZE;
        let size = |cells: usize| NonZeroU16::new(cells as u16).unwrap_or(NonZeroU16::MIN);
        let mut parser = vt100::Parser::new(size(rows), size(columns), 0);
        let mut painter = Painter::default();
        for shown in frames {
            if let Some(bytes) = painter.paint(&Frame::new(shown, SIZE), true) {
                parser.process(bytes.as_bytes());
            }
        }
        let screen = parser.screen();
        let mut rows: Vec<String> = screen.rows(0, columns as u16).collect();
        while rows.last().is_some_and(String::is_empty) {
            rows.pop();
        }
        (rows, screen.cursor_position())
    }

    #[test]
    fn the_line_stands_after_the_prompt_and_the_hint_after_the_line() {
        let mut shown = typed("64");
        shown.hint = Some(Piece::new(Ink::Hint, "on east"));
        shown.above = vec![Piece::new(Ink::Standing, "hand 3")];
        assert_eq!(
            screen(&[shown]),
            (vec!["hand 3".into(), "Anna> 64  | on east".into()], (1, 8))
        );
    }

    #[test]
    fn a_hint_without_room_stands_beneath() {
        let mut shown = typed("64");
        shown.hint = Some(Piece::new(Ink::Hint, "6-4 on east, 4 is open"));
        assert_eq!(
            screen(&[shown]),
            (
                vec!["Anna> 64".into(), "  | 6-4 on east, 4…".into()],
                (0, 8)
            )
        );
    }

    #[test]
    fn a_long_line_wraps_and_the_cursor_with_it() {
        let table = [
            ("12345678901234", vec!["Anna> 12345678901234"], (1, 0)),
            ("123456789012345", vec!["Anna> 12345678901234", "5"], (1, 1)),
            ("123456789012李", vec!["Anna> 123456789012李"], (1, 0)),
            ("1234567890123李", vec!["Anna> 1234567890123", "李"], (1, 2)),
        ];
        for (text, rows, cursor) in table {
            let rows = rows.into_iter().map(str::to_owned).collect();
            assert_eq!(screen(&[typed(text)]), (rows, cursor), "{text}");
        }
    }

    #[test]
    fn of_a_line_longer_than_the_screen_the_end_is_seen() {
        let (rows, cursor) = screen(&[typed(&"0123456789".repeat(20))]);
        assert!(rows.len() <= SIZE.1, "{rows:?}");
        assert_eq!(rows.last().map(String::as_str), Some("456789"));
        assert_eq!(cursor.1, 6);
    }

    #[test]
    fn a_frame_leaves_nothing_of_the_one_before() {
        let mut menu = typed("d");
        menu.above = vec![Piece::new(Ink::Standing, "hand 3, no. 2")];
        menu.beneath = vec![
            Piece::new(Ink::Plain, "deal"),
            Piece::new(Ink::Chosen, "draw"),
        ];
        let long = typed("12345678901234567890");
        let mut short = typed("6");
        short.above = vec![Piece::new(Ink::Standing, "hand 3")];
        let expected = (vec!["hand 3".to_owned(), "Anna> 6".to_owned()], (1, 7));
        assert_eq!(screen(&[menu.clone(), short.clone()]), expected);
        assert_eq!(
            screen(&[menu.clone(), long.clone(), menu, long, short]),
            expected
        );
    }

    #[test]
    fn the_same_frame_is_not_painted_twice() {
        let mut painter = Painter::default();
        let frame = Frame::new(&typed("64"), SIZE);
        assert!(painter.paint(&frame, false).is_some());
        assert_eq!(painter.paint(&frame, false), None);
        painter.forget(false);
        assert!(painter.paint(&frame, false).is_some());
    }

    #[test]
    fn no_colour_leaves_nothing_but_text() {
        let mut shown = typed("64");
        shown.hint = Some(Piece::new(Ink::HintFoul, "foul"));
        let frame = Frame::new(&shown, SIZE);
        let painted = |coloured| {
            Painter::default()
                .paint(&frame, coloured)
                .unwrap_or_default()
        };
        assert!(!painted(false).contains('m'), "{:?}", painted(false));
        assert!(painted(true).contains("\x1b[31m"));
    }

    #[test]
    fn what_is_cut_ends_with_a_mark() {
        let table = [
            ("foul", 4, "foul"),
            ("fouls", 4, "fou…"),
            ("李李", 3, "李…"),
            ("a\u{1b}", 9, "a\u{fffd}"),
            ("ab", 0, ""),
        ];
        for (text, room, kept) in table {
            assert_eq!(cut(text, room), kept);
        }
    }
}
