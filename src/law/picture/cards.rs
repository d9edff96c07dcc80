//! Rows of cards in the terminal.

use super::{Piece, Row, rows};
use crate::cards::card::Card;
use crate::text::look::{Ink, Look};
use crate::text::width::{columns, padded};

/// The rows, each after its label. A card that is put aside has no box.
pub fn cards(table: &[Row], look: &Look) -> Vec<String> {
    let wide = table.iter().map(|row| columns(&row.label)).max();
    let lines = table.iter().flat_map(|row| {
        let cards = row.cards.iter().map(|(card, is_aside)| {
            let text = face(*card, look);
            match is_aside {
                true => Piece::sign(format!(" {text}  "), Ink::Shut),
                false => Piece::sign(format!("[{text}] "), Ink::Plain),
            }
        });
        let words = Piece::sign(row.words.clone(), Ink::Plain);
        let pieces: Vec<Piece> = cards.chain([words]).collect();
        let head = padded(&row.label, wide.unwrap_or(0) + 2);
        rows(&pieces, &head, look)
    });
    lines.collect()
}

fn face(card: Card, look: &Look) -> String {
    let (rank, sign) = card.face();
    match look.ascii {
        true => card.to_string(),
        false => format!("{rank}{sign}"),
    }
}
