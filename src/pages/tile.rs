//! A domino in SVG, made of shapes: the face, and the pips of either half.

use maud::{Markup, html};
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
    let turned = (turn != 0).then(|| html! { "rotate(" (turn) ")" });
    html! {
        use href={ "#t" (high.get()) "_" (low.get()) } transform=[&turned] {}
        @if marks.is_set { rect class="rim" x="-7.7" y="-17.7" width="15.4" height="35.4" rx="1.5" transform=[&turned] {} }
        @if marks.is_stray { use href="#stray" transform=[&turned] {} }
    }
}

pub fn small(tile: Tile) -> Markup {
    html! {
        svg class="small" role="img" aria-label=(tile) { (laid(tile.high(), tile.low(), Marks::default(), 0)) }
    }
}
