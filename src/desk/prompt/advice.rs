//! What is said of a line while it is typed, from the record as it stands.

use super::completion;
use super::console::{Adviser, Completions};
use super::ink::{Ink, Piece};
use super::preview::{Preview, preview};
use super::standing;
use super::understood::understood;
use crate::desk::book::Record;
use crate::speech::keyword::Keyword;
use crate::speech::{self, Verb};
use std::sync::Arc;

/// The adviser at the prompt.
pub struct Advice {
    record: Arc<Record>,
}

impl Advice {
    /// Advice from this record.
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
            Some(Preview::Wrong { column, width, .. }) => column..column + width,
            _ => 0..0,
        };
        let said = speech::said(line);
        let start = said.as_ptr() as usize - line.as_ptr() as usize;
        let mut pieces = vec![Piece::new(Ink::Plain, line.get(..start).unwrap_or(""))];
        let mut character = 1 + line.get(..start).unwrap_or("").chars().count();
        for (at, word) in said.split_inclusive(char::is_whitespace).enumerate() {
            let bare = word.trim_end();
            let blank = word.get(bare.len()..).unwrap_or("");
            let ink = if wrong.contains(&character) {
                Ink::Wrong
            } else {
                ink(bare, at == 0)
            };
            pieces.push(Piece::new(ink, bare));
            pieces.push(Piece::new(Ink::Plain, blank));
            character += word.chars().count();
        }
        pieces.push(Piece::new(
            Ink::Plain,
            line.get(start + said.len()..).unwrap_or(""),
        ));
        pieces.retain(|piece| !piece.text.is_empty());
        pieces
    }

    fn hint(&self, line: &str) -> Option<Piece> {
        self.preview(line).map(|preview| preview.piece())
    }

    fn completions(&self, before: &str) -> Completions {
        completion::completions(&self.record, before)
    }

    fn reads(&self, line: &str) -> bool {
        let said = speech::said(line);
        !said.is_empty() && understood(line, self.record.session()).is_ok()
    }
}

/// What a word is, as far as its looks tell.
fn ink(word: &str, first: bool) -> Ink {
    let is_tile = word.starts_with(|c: char| c.is_ascii_digit()) && word.len() > 1;
    if is_tile {
        Ink::Tile
    } else if first && Verb::beginning(word).next().is_some() {
        Ink::Verb
    } else if !first && Keyword::all().any(|(own, _)| own.eq_ignore_ascii_case(word)) {
        Ink::Keyword
    } else {
        Ink::Plain
    }
}
