//! A domino in SVG, made of shapes: the face, and the pips of either half.

use maud::{Markup, html};
use nos_base::dominoes::{Spots, Tile};
use std::collections::BTreeSet;

/// Width of a tile in units. A tile is twice as long.
pub const WIDTH: f32 = 20.0;

/// Positions of the pips of a half, in hundredths of its side.
fn pips(spots: Spots) -> &'static [(u8, u8)] {
    #[rustfmt::skip]
    const PIPS: [&[(u8, u8)]; 13] = [
        &[],
        &[(50, 50)],
        &[(25, 25), (75, 75)],
        &[(25, 25), (50, 50), (75, 75)],
        &[(25, 25), (75, 25), (25, 75), (75, 75)],
        &[(25, 25), (75, 25), (50, 50), (25, 75), (75, 75)],
        &[(25, 25), (25, 50), (25, 75), (75, 25), (75, 50), (75, 75)],
        &[(22, 22), (22, 50), (22, 78), (50, 50), (78, 22), (78, 50), (78, 78)],
        &[(22, 22), (50, 22), (78, 22), (22, 50), (78, 50), (22, 78), (50, 78), (78, 78)],
        &[(22, 22), (50, 22), (78, 22), (22, 50), (50, 50), (78, 50), (22, 78), (50, 78), (78, 78)],
        &[(20, 20), (40, 20), (60, 20), (80, 20), (20, 50), (80, 50), (20, 80), (40, 80), (60, 80), (80, 80)],
        &[(20, 20), (40, 20), (60, 20), (80, 20), (20, 50), (50, 50), (80, 50), (20, 80), (40, 80), (60, 80), (80, 80)],
        &[(20, 20), (40, 20), (60, 20), (80, 20), (20, 50), (40, 50), (60, 50), (80, 50), (20, 80), (40, 80), (60, 80), (80, 80)],
    ];
    PIPS.get(usize::from(spots.get())).copied().unwrap_or_default()
}

/// The shapes of these ids: the face, pips, whole tiles, and the hatching of a stray tile.
pub(super) fn shapes(used: &BTreeSet<&str>) -> Markup {
    let highs = Spots::ALL.iter().flat_map(|high| Spots::ALL.iter().map(move |low| (high, low)));
    let tiles: Vec<_> =
        highs.filter(|(high, low)| used.contains(&*format!("t{high}_{low}"))).collect();
    let is_used = |spots: &&Spots| {
        let on_tile = tiles.iter().any(|(high, low)| high == spots || low == spots);
        on_tile || used.contains(&*format!("h{spots}"))
    };
    html! {
        @if !tiles.is_empty() {
            g id="t" {
                rect class="face" x="-9.5" y="-19.5" width="19" height="39" rx="2.5" {}
                path class="bar" d="M-7 0H7" {}
            }
            pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                rect class="hatch" width="1.4" height="4" {}
            }
        }
        @for spots in Spots::ALL.iter().filter(is_used) {
            g id=(format!("h{spots}")) class="pip" {
                @for (x, y) in pips(*spots) {
                    circle cx=(place(*x) - WIDTH / 2.0) cy=(place(*y) - WIDTH) r="1.8" {}
                }
            }
        }
        @for (high, low) in tiles {
            g id=(format!("t{high}_{low}")) {
                use href="#t" {}
                use href=(format!("#h{high}")) {}
                use href=(format!("#h{low}")) y=(WIDTH) {}
            }
        }
    }
}

fn place(hundredths: u8) -> f32 {
    f32::from(hundredths) * WIDTH / 100.0
}

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
    let turned = (turn != 0).then(|| format!("rotate({turn})"));
    html! {
        use href=(format!("#t{high}_{low}")) transform=[&turned] {}
        @if marks.is_set { rect class="rim" x="-7.7" y="-17.7" width="15.4" height="35.4" rx="1.5" transform=[&turned] {} }
        @if marks.is_stray { rect fill="url(#hatch)" x="-9.5" y="-19.5" width="19" height="39" rx="2.5" transform=[&turned] {} }
    }
}

pub fn small(tile: Tile) -> Markup {
    html! {
        svg class="small" role="img" aria-label=(tile) { (laid(tile.high(), tile.low(), Marks::default(), 0)) }
    }
}
