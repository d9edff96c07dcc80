//! A backgammon board in SVG.

use crate::law::picture::{HEIGHT, Points, Stack};
use maud::{Markup, html};

/// The width of a stack.
const SIDE: usize = 28;

/// The height of the board, with room for the numbers of the points.
const HIGH: usize = 2 * (6 * SIDE + EDGE);

/// The room for the numbers of the points.
const EDGE: usize = 18;

/// The room for the cube.
const CUBE: usize = 40;

/// The board as it stands on the table, and a sentence below it.
pub fn points(points: &Points, caption: &str) -> Markup {
    let wide = points.top.len() * SIDE + CUBE;
    html! {
        svg class="board points" role="img" viewBox=(format!("0 0 {wide} {HIGH}")) width=(wide) height=(HIGH) {
            title { (tell!("the-board")) }
            desc { (points.described().join(" ")) " " (caption) }
            rect class="ground" y=(EDGE) width=(wide - CUBE) height=(HIGH - 2 * EDGE) {}
            @for (at, (top, low)) in points.top.iter().zip(&points.low).enumerate() {
                g transform=(format!("translate({} 0)", at * SIDE)) {
                    (stack(top, at, |high| EDGE + high))
                    (stack(low, at + 1, |high| HIGH - EDGE - high))
                    text class="edge" x=(SIDE / 2) y=(EDGE - 5) { (top.name) }
                    text class="edge" x=(SIDE / 2) y=(HIGH - 5) { (low.name) }
                }
            }
            @if let Some((value, owner)) = points.cube {
                @let y = owner.map_or(HIGH / 2, |is_low| if is_low { HIGH - EDGE - CUBE / 2 } else { EDGE + CUBE / 2 });
                g class="man white" transform=(format!("translate({} {})", wide - CUBE + 6, y - 14)) {
                    rect class="light moved" width="28" height="28" rx="4" {}
                    text class="name" x="14" y="19" { (value) }
                }
            }
        }
        p class="caption" { (caption) }
    }
}

/// A stack, and the point below it; `y` turns heights into places.
fn stack(stack: &Stack, shade: usize, y: impl Fn(usize) -> usize) -> Markup {
    let is_point = stack.name.bytes().all(|byte| byte.is_ascii_digit());
    let shade = if shade.is_multiple_of(2) {
        "light"
    } else {
        "dark"
    };
    let side = if stack.man.is_light {
        "man white"
    } else {
        "man black"
    };
    html! {
        @if is_point {
            path class=(shade) d=(format!("M0 {}H{SIDE}L{} {}Z", y(0), SIDE / 2, y(5 * SIDE))) {}
        }
        @for height in 0..HEIGHT {
            @if let Some(words) = stack.at(height) {
                @let middle = y(usize::from(height) * SIDE + SIDE / 2);
                g class=(side) {
                    circle cx=(SIDE / 2) cy=(middle) r="13" {}
                    text x=(SIDE / 2) y=(middle + 5) { (words) }
                }
            }
        }
    }
}
