//! Cards in HTML: a rank and the sign of a suit in a frame.

use crate::cards::Card;
use crate::law::picture::Row;
use maud::{Markup, html};

/// A card in a line of text.
pub fn small(card: Card, is_aside: bool) -> Markup {
    let colour = if card.is_red() { "red" } else { "black" };
    let (rank, sign) = card.face();
    let class = format!("playing {colour}{}", if is_aside { " aside" } else { "" });
    html! {
        span class=(class) role="img" aria-label=(card) { (rank) (sign) }
    }
}

/// Rows of cards, and the sentence below them.
pub fn rows(rows: &[Row], caption: &str) -> Markup {
    html! {
        table class="laid" {
            @for row in rows {
                tr {
                    th scope="row" { (row.label) }
                    td { @for (card, is_aside) in &row.cards { (small(*card, *is_aside)) " " } }
                    td class="quiet" { (row.words) }
                }
            }
        }
        @if !caption.is_empty() { figcaption { (caption) } }
    }
}
