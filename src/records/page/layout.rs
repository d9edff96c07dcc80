//! A layout drawn as it lies on a table: arms in their directions, doubles across. An arm that is too long turns the
//! corner and comes back, and each arm turns into its own quarter of the table, so that no two arms meet.

use super::colour;
use super::placing::{CORNER, DOWN, Labels, PlacedTiles, Sign, TilePlace, TileSpot, Walk, shared};
use super::tile::{self, Marks, WIDTH};
use super::tree;
use maud::{Markup, html};
use nos_rules::law::EntryNo;
use nos_rules::law::picture::{Direction, Drawing, DrawnArm, Lying};
use nos_rules::law::referee::Law;

/// How many tiles' widths fit beside each other on a phone, and on a wider screen.
const ROOMS: [i32; 2] = [18, 30];

/// How many pixels a tile's width takes on a wide screen.
const SCALE: f32 = 25.0;

/// The names and the initials of those who laid the tiles, and the tiles that did not follow the game.
#[derive(Clone, Default, Debug)]
pub struct Legend {
    pub names: Vec<String>,
    pub initials: Vec<String>,
    /// The colour of each, by its place in the palette.
    pub colours: Vec<usize>,
    /// The entries of the tiles that did not follow the game.
    pub strays: Vec<EntryNo>,
}

impl Legend {
    pub fn of(law: &Law, names: Vec<String>) -> Legend {
        Legend {
            initials: initials(&names),
            colours: (0..names.len())
                .map(|at| law.seating.holder_of(at))
                .collect(),
            names,
            strays: Vec::new(),
        }
    }

    pub fn with_strays(&self, strays: &[EntryNo]) -> Legend {
        let strays = strays.to_vec();
        Legend {
            strays,
            ..self.clone()
        }
    }
}

/// The layout in SVG: once for a phone and, if it is laid otherwise there, once for a wider screen.
pub fn layout(drawing: &Drawing, legend: &Legend) -> Markup {
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

fn drawn(drawing: &Drawing, placed: &PlacedTiles, legend: &Legend, class: &str) -> Markup {
    let (left, top, right, bottom) = bounds(placed, drawing);
    let (width, height) = (right - left, bottom - top);
    html! {
        svg class=(class) role="img" viewBox=(format!("{left} {top} {width} {height}"))
            width=(format!("{:.0}", width * SCALE / WIDTH)) height=(format!("{:.0}", height * SCALE / WIDTH)) {
            title { (title(drawing)) }
            desc { (described(drawing, legend)) }
            @for ((arm, lying), place) in tiles(drawing).zip(&placed.tiles) {
                (one(arm, lying, *place, legend))
            }
            @for (arm, place) in drawing.arms.iter().zip(&placed.ends) {
                (end(arm, *place))
            }
        }
    }
}

/// The number at an open end, and beyond it what may be laid there.
fn end(arm: &DrawnArm, sign: Sign) -> Markup {
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

/// Every tile with its arm, the set first.
fn tiles(drawing: &Drawing) -> impl Iterator<Item = (Option<&DrawnArm>, &Lying)> {
    let arms = drawing.arms.iter();
    let tiles = arms.flat_map(|arm| arm.tiles.iter().map(move |lying| (Some(arm), lying)));
    std::iter::once((None, &drawing.set)).chain(tiles)
}

fn one(arm: Option<&DrawnArm>, lying: &Lying, place: TilePlace, legend: &Legend) -> Markup {
    let marks = Marks {
        is_set: arm.is_none(),
        is_stray: legend.strays.contains(&lying.no),
    };
    let [(x, y, align), by] = place.labels();
    let initial = lying.by.and_then(|by| legend.initials.get(by));
    let colour = lying.by.and_then(|by| legend.colours.get(by));
    html! {
        g class=(colour::class(colour.copied().unwrap_or_default())) {
            title { (in_words(arm, lying, legend)) }
            g transform=(at(place)) { (tile::upright(lying.touching, lying.open, marks)) }
            text class=(align) x=(x) y=(y) { (lying.order) }
            @if let Some(initial) = initial {
                text class=(format!("by {}", by.2)) x=(by.0) y=(by.1) { (initial) }
            }
        }
    }
}

fn at(place: TilePlace) -> String {
    let TilePlace { x, y, turn, .. } = place;
    match turn {
        0 => format!("translate({x} {y})"),
        turn => format!("translate({x} {y})rotate({turn})"),
    }
}

/// The rectangle around everything, in units: left, top, right, bottom.
fn bounds(placed: &PlacedTiles, drawing: &Drawing) -> (f32, f32, f32, f32) {
    let (mut left, mut top, mut right, mut bottom): (f32, f32, f32, f32) = (0.0, 0.0, 0.0, 0.0);
    let mut cover = |x: f32, y: f32, wide: f32, high: f32| {
        (left, top) = (left.min(x - wide), top.min(y - high));
        (right, bottom) = (right.max(x + wide), bottom.max(y + high));
    };
    for place in &placed.tiles {
        let (wide, high) = if place.is_upright() {
            (11.0, 21.0)
        } else {
            (21.0, 11.0)
        };
        cover(place.x, place.y, wide, high);
        for (x, y, align) in place.labels() {
            let aside = match align {
                "before" => -8.0,
                "after" => 8.0,
                _ => 0.0,
            };
            cover(x + aside, y - 3.0, 8.0, 6.0);
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
    (left, top, right, bottom)
}

fn title(drawing: &Drawing) -> String {
    let tiles: usize = drawing.arms.iter().map(|arm| arm.tiles.len()).sum();
    tell!("the-table", tiles = tiles + 1, set = drawing.set.tile())
}

/// The layout for somebody who does not see it: arm by arm, from the set outward.
fn described(drawing: &Drawing, legend: &Legend) -> String {
    let arms = drawing.arms.iter().map(|arm| {
        let halves = |lying: &Lying| format!("{}-{}", lying.touching, lying.open);
        let tiles: Vec<String> = arm.tiles.iter().map(halves).collect();
        let (arm, end) = (&arm.name, &arm.end);
        let end = match end.words.as_str() {
            "" => tell!("end-shows", end = end.shows),
            words => tell!("end-shows-and", end = end.shows, words),
        };
        match tiles.as_slice() {
            [] => tell!("empty-arm", arm, end),
            tiles => tell!("arm", arm, tiles = tiles.join(", "), end),
        }
    });
    let set = format!("{}.", in_words(None, &drawing.set, legend));
    let sentences: Vec<String> = std::iter::once(set).chain(arms).collect();
    sentences.join(" ")
}

/// A tile in words: `14: Bram, 6-4 on east, the 4 open`.
fn in_words(arm: Option<&DrawnArm>, lying: &Lying, legend: &Legend) -> String {
    let by = lying.by.and_then(|by| legend.names.get(by));
    let by = by.map_or_else(String::new, |name| format!("{name}, "));
    let tile = format!("{}: {by}{}-{}", lying.order, lying.touching, lying.open);
    let is_stray = legend.strays.contains(&lying.no);
    match arm {
        None => tell!("tile-set", tile),
        Some(arm) => tell!("tile-on", tile, arm = arm.name, open = lying.open, is_stray),
    }
}

/// The first letters of names that tell them apart, as few as possible. Where a name begins as another one does, it
/// has those of its parts: of Jan and Jan-Piet, `Ja` and `JP`.
pub fn initials(names: &[String]) -> Vec<String> {
    let first = |name: &str, letters: usize| name.chars().take(letters).collect::<String>();
    let parts = |name: &str| -> String {
        let parts = name.split(['-', '.', '_']);
        let parts: Vec<String> = parts.map(|part| first(part, 1)).collect();
        if parts.len() > 1 {
            parts.concat()
        } else {
            String::new()
        }
    };
    let mut initials: Vec<Option<String>> = vec![None; names.len()];
    let choose = |initials: &mut Vec<Option<String>>, of: &dyn Fn(&str) -> String| {
        for (at, name) in names.iter().enumerate() {
            let initial = of(name);
            let is_other = |(other, (taken, rival)): (usize, (&Option<String>, &String))| {
                let taken = taken.clone().unwrap_or_else(|| of(rival));
                other == at || taken.to_lowercase() != initial.to_lowercase()
            };
            let mut others = initials.iter().zip(names).enumerate();
            if initials.get(at) == Some(&None) && !initial.is_empty() && others.all(is_other) {
                initials.splice(at..=at, [Some(initial)]);
            }
        }
    };
    choose(&mut initials, &|name| first(name, 1));
    for letters in 2..=3 {
        choose(&mut initials, &parts);
        choose(&mut initials, &|name| first(name, letters));
    }
    let all = initials.into_iter().zip(names).enumerate();
    all.map(|(at, (initial, name))| {
        initial.unwrap_or_else(|| format!("{}{}", first(name, 1), at + 1))
    })
    .collect()
}

/// Places a drawing in a room of so many tiles' widths.
fn placed(drawing: &Drawing, room: i32) -> PlacedTiles {
    if drawing.arms.iter().any(|arm| arm.from != drawing.set.order) {
        return tree::placed(drawing, room);
    }
    let is_cross = drawing.arms.iter().any(|arm| !arm.direction.is_row());
    let labels = if is_cross {
        Labels::AtCorners
    } else {
        Labels::AboveAndBelow
    };
    let mut tiles = vec![TileSpot::set(drawing).labelled(labels)];
    let needs = |direction| -> i32 {
        let arms = drawing.arms.iter().filter(|arm| arm.direction == direction);
        let tiles = arms.flat_map(|arm| &arm.tiles);
        let is_across = |lying: &Lying| drawing.crosses && lying.tile().is_double();
        tiles
            .map(|lying| if is_across(lying) { 2 } else { 4 })
            .sum::<i32>()
            + CORNER
    };
    let [west, east] = shared([needs(Direction::West), needs(Direction::East)], room);
    let [north, south] = shared([needs(Direction::North), needs(Direction::South)], DOWN);
    let arms = drawing.arms.iter().map(|arm| {
        let down = match arm.direction {
            Direction::North => north,
            _ => south,
        };
        let mut walk = Walk::new(
            arm.direction,
            drawing.is_across,
            is_cross,
            (-west, east),
            down,
        );
        let lying = arm.tiles.iter();
        tiles.extend(lying.map(|lying| walk.lay(drawing.crosses && lying.tile().is_double())));
        Sign::new(walk.at, walk.heading)
    });
    let ends = arms.collect();
    PlacedTiles { tiles, ends }
}
