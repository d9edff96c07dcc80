//! A domino in SVG, made of shapes: the face, and the pips of either half.

use maud::{Markup, PreEscaped, html};
use nos_base::{Spots, Tile};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    pub is_set: bool,
    pub is_stray: bool,
}

/// A tile around 0, 0 with the upper half `top`, turned clockwise by `turn` degrees.
pub fn laid(top: Spots, bottom: Spots, marks: Marks, turn: i32) -> Markup {
    let (high, low) = (top.max(bottom), top.min(bottom));
    // The shape has the higher half above. Turning it by 180 degrees swaps the halves.
    let turn = (turn + if top < bottom { 180 } else { 0 }) % 360;
    let turned = match turn {
        0 => "",
        90 => " class=\"r90\"",
        180 => " class=\"r180\"",
        _ => " class=\"r270\"",
    };
    let mut drawn = format!("<use href=\"#t{}_{}\"{turned}/>", high.get(), low.get());
    for (_, id) in [(marks.is_set, "rim"), (marks.is_stray, "stray")].iter().filter(|own| own.0) {
        drawn.extend(["<use href=\"#", id, "\"", turned, "/>"]);
    }
    PreEscaped(drawn)
}

pub fn small(tile: Tile) -> Markup {
    html! {
        svg class="small" role="img" aria-label=(tile) { (laid(tile.high(), tile.low(), Marks::default(), 0)) }
    }
}
