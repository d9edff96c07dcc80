//! A domino drawn in SVG. Its face, and the pips of an upper and of a lower half, are drawn once a page and used by every tile.

use maud::{Markup, html};
use nos_rules::dominoes::{Spots, Tile};

/// The width of a tile in a drawing, in its own units. It is twice as long.
pub const WIDTH: f32 = 20.0;

/// The places of the pips of a half, in hundredths of its side.
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
    PIPS.get(usize::from(spots.get()))
        .copied()
        .unwrap_or_default()
}

/// Definitions once a page: the face, the pips, and the hatching of a tile that did not follow the game.
pub(super) fn definitions() -> Markup {
    html! {
        g id="t" {
            rect class="face" x="-9.5" y="-19.5" width="19" height="39" rx="2.5" {}
            path class="bar" d="M-7 0H7" {}
        }
        @for spots in Spots::ALL {
            g id=(format!("h{spots}")) class="pip" {
                @for (x, y) in pips(spots) {
                    circle cx=(place(*x) - WIDTH / 2.0) cy=(place(*y) - WIDTH) r="1.8" {}
                }
            }
            use id=(format!("l{spots}")) href=(format!("#h{spots}")) y=(WIDTH) {}
        }
        @for (top, bottom) in common() {
            g id=(format!("t{top}{bottom}")) { (upright(top, bottom)) }
        }
        pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
            rect class="hatch" width="1.4" height="4" {}
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

/// The halves of the tiles that are drawn once a page: those of the usual set.
fn common() -> impl Iterator<Item = (Spots, Spots)> {
    let usual = Spots::ALL.into_iter().filter(|spots| spots.get() <= 6);
    let tops = usual.clone();
    tops.flat_map(move |top| usual.clone().map(move |bottom| (top, bottom)))
}

/// A tile that stands upright around 0, 0: `top` is its upper half.
fn upright(top: Spots, bottom: Spots) -> Markup {
    html! {
        use href="#t" {}
        use href=(format!("#h{top}")) {}
        use href=(format!("#l{bottom}")) {}
    }
}

/// A tile that is laid by this transform.
pub fn laid(top: Spots, bottom: Spots, marks: Marks, transform: &str) -> Markup {
    let is_common = top.get().max(bottom.get()) <= 6;
    html! {
        @if is_common && marks == Marks::default() {
            use href=(format!("#t{top}{bottom}")) transform=(transform) {}
        } @else {
            g transform=(transform) {
                (upright(top, bottom))
                @if marks.is_set { rect class="rim" x="-7.7" y="-17.7" width="15.4" height="35.4" rx="1.5" {} }
                @if marks.is_stray { rect fill="url(#hatch)" x="-9.5" y="-19.5" width="19" height="39" rx="2.5" {} }
            }
        }
    }
}

pub fn small(tile: Tile) -> Markup {
    html! {
        svg class="small" viewBox="-20.5 -10.5 41 21" role="img" aria-label=(tile) {
            (laid(tile.high(), tile.low(), Marks::default(), "rotate(-90)"))
        }
    }
}
