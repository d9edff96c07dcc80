//! A sheet of characters to draw pieces on.

use super::Piece;
use crate::text::look::{Ink, Look};

/// The sheet. It grows when a piece needs more room.
#[derive(Default)]
pub struct Canvas {
    rows: Vec<Vec<(char, Ink)>>,
}

impl Canvas {
    /// Draws a piece with its upper left corner at this place.
    pub fn put(&mut self, row: usize, column: usize, piece: &Piece) {
        for (at, line) in piece.lines.iter().enumerate() {
            if self.rows.len() <= row + at {
                self.rows.resize_with(row + at + 1, Vec::new);
            }
            let Some(cells) = self.rows.get_mut(row + at) else {
                continue;
            };
            let drawn: Vec<char> = line.chars().collect();
            if cells.len() < column + drawn.len() {
                cells.resize(column + drawn.len(), (' ', Ink::Plain));
            }
            for (cell, c) in cells.iter_mut().skip(column).zip(drawn) {
                *cell = (c, piece.ink);
            }
        }
    }

    /// The lines of the sheet that are not empty.
    pub fn lines(&self, look: &Look) -> Vec<String> {
        let drawn = |row: &&Vec<(char, Ink)>| row.iter().any(|(c, _)| *c != ' ');
        self.rows
            .iter()
            .filter(drawn)
            .map(|row| line(row, look))
            .collect()
    }
}

fn line(row: &[(char, Ink)], look: &Look) -> String {
    let end = row
        .iter()
        .rposition(|(c, _)| *c != ' ')
        .map_or(0, |at| at + 1);
    let drawn = row.get(..end).unwrap_or(row);
    drawn
        .chunk_by(|(_, one), (_, other)| one == other)
        .map(|run| {
            let text: String = run.iter().map(|(c, _)| *c).collect();
            look.ink(run.first().map_or(Ink::Plain, |(_, ink)| *ink), &text)
        })
        .collect()
}
