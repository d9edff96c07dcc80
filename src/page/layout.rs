//! A layout drawn as it lies on a table: arms in their directions, doubles across. An arm that is too long turns the
//! corner and comes back, and each arm turns into its own quarter of the table, so that no two arms meet.

mod place;
mod placed;
mod walk;
mod words;

use super::colour;
use super::drawing::{Arm, Direction, Drawing, Lying};
use super::tile::{self, Marks, WIDTH};
use crate::law::EntryNo;
use maud::{Markup, html};
use place::{Place, Sign};
use placed::{Placed, placed};
pub use words::initials;
use words::{described, title, told};

/// How many tiles' widths fit beside each other on a phone, and on a wider screen.
const ROOMS: [i32; 2] = [18, 30];

/// How many pixels a tile's width takes on a wide screen.
const SCALE: f32 = 25.0;

/// The names and the initials of those who laid the tiles, and the tiles that did not follow the game.
#[derive(Clone, Copy, Debug)]
pub struct Legend<'a> {
    /// Everybody's names.
    pub names: &'a [String],
    /// The first letters that tell them apart.
    pub initials: &'a [String],
    /// The colour of each, by its place in the palette.
    pub colours: &'a [usize],
    /// The entries of the tiles that did not follow the game.
    pub strays: &'a [EntryNo],
}

/// The layout in SVG: once for a phone and, if it is laid otherwise there, once for a wider screen.
pub fn layout(drawing: &Drawing, legend: &Legend<'_>) -> Markup {
    let [narrow, wide] = ROOMS.map(|room| placed(drawing, room));
    html! {
        @if narrow == wide {
            (drawn(drawing, &narrow, legend, "layout"))
        } @else {
            (drawn(drawing, &narrow, legend, "layout narrow"))
            (drawn(drawing, &wide, legend, "layout wide"))
        }
    }
}

fn drawn(drawing: &Drawing, placed: &Placed, legend: &Legend<'_>, class: &str) -> Markup {
    let (left, top, right, bottom) = bounds(placed, drawing);
    let (width, height) = (right - left, bottom - top);
    html! {
        svg class=(class) role="img" viewBox=(format!("{left} {top} {width} {height}"))
            width=(format!("{:.0}", width * SCALE / WIDTH)) height=(format!("{:.0}", height * SCALE / WIDTH)) {
            title { (title(drawing)) }
            desc { (described(drawing, legend)) }
            @for (arm, lying, place) in tiles(drawing, placed) {
                (one(arm, lying, place, legend))
            }
            @for (arm, place) in drawing.arms.iter().zip(&placed.ends) {
                (end(arm, *place))
            }
        }
    }
}

/// The number at an open end, and beyond it what may be laid there.
fn end(arm: &Arm, sign: Sign) -> Markup {
    let (class, x, y) = match sign.heading {
        Direction::North => ("words", 0, -12),
        Direction::East => ("words after", 12, 3),
        Direction::South => ("words", 0, 18),
        Direction::West => ("words before", -12, 3),
    };
    html! {
        g class="end" transform=(format!("translate({} {})", sign.x, sign.y)) {
            circle r="8.5" {}
            text y="4" { (arm.end.shows) }
            @if !arm.end.words.is_empty() { text class=(class) x=(x) y=(y) { (arm.end.words) } }
        }
    }
}

/// Every tile with its arm and its place, the set first.
fn tiles<'a>(
    drawing: &'a Drawing,
    placed: &'a Placed,
) -> impl Iterator<Item = (Option<&'a Arm>, &'a Lying, Place)> {
    let arms = drawing
        .arms
        .iter()
        .zip(&placed.arms)
        .flat_map(|(arm, places)| {
            let tiles = arm.tiles.iter().zip(places);
            tiles.map(move |(lying, place)| (Some(arm), lying, *place))
        });
    std::iter::once((None, &drawing.set, placed.set)).chain(arms)
}

/// A tile with its number and who laid it.
fn one(arm: Option<&Arm>, lying: &Lying, place: Place, legend: &Legend<'_>) -> Markup {
    let marks = Marks {
        is_set: arm.is_none(),
        is_stray: legend.strays.contains(&lying.no),
    };
    let [(x, y, align), by] = place.labels();
    let initial = lying.by.and_then(|by| legend.initials.get(by));
    let colour = lying.by.and_then(|by| legend.colours.get(by));
    html! {
        g class=(colour::class(colour.copied().unwrap_or_default())) {
            title { (told(arm, lying, legend)) }
            g transform=(at(place)) { (tile::upright(lying.touching, lying.open, marks)) }
            text class=(align) x=(x) y=(y) { (lying.order) }
            @if let Some(initial) = initial {
                text class=(format!("by {}", by.2)) x=(by.0) y=(by.1) { (initial) }
            }
        }
    }
}

/// The transformation that puts something at a place.
fn at(place: Place) -> String {
    let Place { x, y, turn, .. } = place;
    match turn {
        0 => format!("translate({x} {y})"),
        turn => format!("translate({x} {y})rotate({turn})"),
    }
}

/// The rectangle around everything, in units: left, top, right, bottom.
fn bounds(placed: &Placed, drawing: &Drawing) -> (f32, f32, f32, f32) {
    let mut all: (f32, f32, f32, f32) = (0.0, 0.0, 0.0, 0.0);
    let mut cover = |x: f32, y: f32, wide: f32, high: f32| {
        all = (
            all.0.min(x - wide),
            all.1.min(y - high),
            all.2.max(x + wide),
            all.3.max(y + high),
        );
    };
    for (_, _, place) in tiles(drawing, placed) {
        let (wide, high) = if place.is_upright() {
            (11.0, 21.0)
        } else {
            (21.0, 11.0)
        };
        cover(place.x, place.y, wide, high);
        for (x, y, align) in place.labels() {
            match align {
                "before" => cover(x - 8.0, y - 3.0, 8.0, 6.0),
                "after" => cover(x + 8.0, y - 3.0, 8.0, 6.0),
                _ => cover(x, y - 3.0, 8.0, 6.0),
            }
        }
    }
    for (arm, sign) in drawing.arms.iter().zip(&placed.ends) {
        cover(sign.x, sign.y, 10.0, 10.0);
        let words = arm.end.words.chars().count() as f32 * 5.8;
        match sign.heading {
            _ if words == 0.0 => {}
            Direction::North => cover(sign.x, sign.y - 14.0, words / 2.0, 8.0),
            Direction::South => cover(sign.x, sign.y + 14.0, words / 2.0, 8.0),
            Direction::East => cover(sign.x + 12.0 + words / 2.0, sign.y, words / 2.0, 8.0),
            Direction::West => cover(sign.x - 12.0 - words / 2.0, sign.y, words / 2.0, 8.0),
        }
    }
    all
}
