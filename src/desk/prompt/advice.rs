//! Advice on a line while it is typed, from the current record.

use super::completion;
use super::console::{Adviser, Completions};
use super::ink::{Ink, Piece};
use super::preview::{Preview, preview};
use super::standing;
use crate::journal::Record;
use crate::law::referee::Session;
use crate::speech::{Class, Dialect, understand};
use std::ops::Range;
use std::sync::Arc;

/// The adviser at the prompt.
pub struct Advice {
    record: Arc<Record>,
}

impl Advice {
    /// Advice on the next entry of this record.
    pub fn new(record: Arc<Record>) -> Advice {
        Advice { record }
    }

    fn preview(&self, line: &str) -> Option<Preview> {
        preview(&self.record, line, || self.completions(line))
    }
}

impl Adviser for Advice {
    fn standing(&self, columns: usize) -> String {
        standing::standing(self.record.session(), columns)
    }

    fn prompt(&self) -> String {
        standing::prompt(self.record.session())
    }

    fn pieces(&self, line: &str) -> Vec<Piece> {
        let wrong = match self.preview(line) {
            Some(Preview::Wrong { column, width, .. }) => bytes(line, column, width),
            _ => 0..0,
        };
        pieces(line, self.record.session(), wrong)
    }

    fn hint(&self, line: &str) -> Option<Piece> {
        self.preview(line).map(|preview| preview.piece())
    }

    fn completions(&self, before: &str) -> Completions {
        completion::completions(&self.record, self.record.session(), before)
    }
}

/// The coloured pieces of a line; the bytes in `wrong` are wrong.
pub(super) fn pieces(line: &str, session: &Session, wrong: Range<usize>) -> Vec<Piece> {
    let mut marks = understand(
        session.law().language,
        line,
        Dialect::Prompt,
        Some(session.situation()),
    )
    .marks;
    marks.sort_by_key(|mark| mark.at);
    let mut inks: Vec<(Range<usize>, Ink)> = Vec::new();
    let coloured = marks
        .iter()
        .map(|mark| (mark.at..mark.at + mark.len, ink(mark.class)));
    let clear = |span: &Range<usize>| span.end <= wrong.start || wrong.end <= span.start;
    inks.extend(coloured.filter(|(span, _)| clear(span)));
    if !wrong.is_empty() {
        inks.push((wrong, Ink::Wrong));
    }
    inks.sort_by_key(|(span, _)| span.start);
    let mut pieces = Vec::new();
    let mut from = 0;
    for (span, ink) in inks {
        if let (Some(plain), Some(own)) = (line.get(from..span.start), line.get(span.clone())) {
            pieces.push(Piece::new(Ink::Plain, plain));
            pieces.push(Piece::new(ink, own));
            from = span.end;
        }
    }
    pieces.push(Piece::new(Ink::Plain, line.get(from..).unwrap_or("")));
    pieces.retain(|piece| !piece.text.is_empty());
    pieces
}

/// The bytes of `width` characters from the character `column`, counted from 1.
fn bytes(line: &str, column: usize, width: usize) -> Range<usize> {
    let mut starts = line
        .char_indices()
        .map(|(at, _)| at)
        .skip(column.saturating_sub(1));
    let start = starts.next().unwrap_or(line.len());
    let rest = line.get(start..).unwrap_or("");
    let taken: usize = rest.chars().take(width).map(char::len_utf8).sum();
    start..start + taken
}

/// The colour of a part of a line.
fn ink(class: Class) -> Ink {
    match class {
        Class::Verb => Ink::Verb,
        Class::Piece => Ink::Piece,
        Class::Word => Ink::Keyword,
        Class::Name | Class::Number | Class::Text | Class::Time | Class::Comment => Ink::Plain,
    }
}
