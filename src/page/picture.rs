//! What lies on the table, whatever it is.

use super::board::board;
use super::layout::{Legend, layout};
use crate::law::picture::Picture;
use maud::Markup;

/// The picture in SVG. The caption of tiles stands at their open ends.
pub fn picture(picture: &Picture, legend: &Legend<'_>) -> Markup {
    match picture {
        Picture::Tiles(drawing, _) => layout(drawing, legend),
        Picture::Board(squares, caption) => board(squares, caption),
    }
}
