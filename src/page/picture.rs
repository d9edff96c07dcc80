//! What lies on the table, whatever it is.

use super::board::board;
use super::cards;
use super::layout::{Legend, layout};
use super::points::points;
use crate::law::picture::Picture;
use maud::Markup;

/// The picture. The caption of tiles stands at their open ends.
pub fn picture(picture: &Picture, legend: &Legend<'_>) -> Markup {
    match picture {
        Picture::Tiles(drawing, _) => layout(drawing, legend),
        Picture::Cards(rows, caption) => cards::rows(rows, caption),
        Picture::Board(squares, caption) => board(squares, caption),
        Picture::Points(stacks, caption) => points(stacks, caption),
    }
}
