//! A layout drawn as it lies on a table: arms in their directions, doubles across. An arm that is too long turns the
//! corner and comes back, and each arm turns into its own quarter of the table, so that no two arms meet.

use super::colour;
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

#[derive(PartialEq)]
pub(super) struct PlacedTiles {
    pub(super) tiles: Vec<TilePlace>,
    pub(super) ends: Vec<Sign>,
}

/// Places a drawing in a room of so many tiles' widths.
fn placed(drawing: &Drawing, room: i32) -> PlacedTiles {
    if drawing.arms.iter().any(|arm| arm.from != drawing.set.order) {
        return tree::placed(drawing, room);
    }
    let is_cross = drawing.arms.iter().any(|arm| !arm.direction.is_row());
    let labels = match is_cross {
        true => Labels::AtCorners,
        false => Labels::AboveAndBelow,
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

/// How many halves an arm needs beside its tiles: half the set, and the corner that it leaves room for.
const CORNER: i32 = 8;

/// How many halves an arm has upward and downward, where a page is long.
pub(super) const DOWN: i32 = 28;

/// How many halves an arm has at least, since another one may come back on its side.
const LEAST: i32 = 16;

/// Shares a room between two arms that go opposite ways: half of it each, and what one does not need to the other.
fn shared([one, other]: [i32; 2], half: i32) -> [i32; 2] {
    let spare = |width: i32| (half - width.max(LEAST)).max(0);
    let more = match (one > half, other > half) {
        (true, false) => spare(other),
        (false, true) => -spare(one),
        _ => 0,
    };
    [half + more, half - more]
}

const HALF: f32 = 10.0;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Labels {
    /// Above and below it, since it lies in a row.
    AboveAndBelow,
    /// Left and right of it, since it lies in a column.
    LeftAndRight,
    /// At two of its corners, since arms go from all its sides.
    AtCorners,
    /// Both on this side, since its column joins two rows.
    Beside(Direction),
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct TilePlace {
    x: f32,
    y: f32,
    /// How far an upright tile is turned, clockwise, in degrees.
    turn: i32,
    labels: Labels,
    /// How far its labels are shifted, away from a corner.
    shift: (f32, f32),
}

type Label = (f32, f32, &'static str);

impl TilePlace {
    fn is_upright(self) -> bool {
        self.turn % 180 == 0
    }

    /// Where its number stands, and where its initial.
    fn labels(self) -> [Label; 2] {
        let (x, y) = (self.x + self.shift.0, self.y + self.shift.1);
        let (wide, high) = if self.is_upright() {
            (13.0, 23.5)
        } else {
            (23.0, 13.5)
        };
        match self.labels {
            Labels::AboveAndBelow => [(x, y - high, "middle"), (x, y + high + 6.0, "middle")],
            Labels::AtCorners => [
                (x - wide, y - high, "before"),
                (x + wide, y + high + 6.0, "after"),
            ],
            Labels::LeftAndRight => [(x - wide, y + 3.0, "before"), (x + wide, y + 3.0, "after")],
            Labels::Beside(Direction::West) => {
                [(x - wide, y - 1.5, "before"), (x - wide, y + 8.0, "before")]
            }
            Labels::Beside(_) => [(x + wide, y - 1.5, "after"), (x + wide, y + 8.0, "after")],
        }
    }
}

/// The middle of the sign at an open end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sign {
    pub(super) x: f32,
    pub(super) y: f32,
    /// The way the arm goes there.
    pub(super) heading: Direction,
}

impl Sign {
    /// The sign of an arm that goes on here, in halves of a tile's width.
    pub(super) fn new(at: (i32, i32), heading: Direction) -> Sign {
        let (right, down) = heading.step();
        Sign {
            x: at.0 as f32 * HALF + right as f32 * 12.0,
            y: at.1 as f32 * HALF + down as f32 * 12.0,
            heading,
        }
    }
}

/// A tile that can lie here, in halves of a tile's width.
#[derive(Clone, Copy)]
pub(super) struct TileSpot {
    pub(super) middle: (i32, i32),
    /// The way in which it points, and whether it lies across that way.
    pub(super) heading: Direction,
    pub(super) is_across: bool,
    /// Where the arm goes on.
    pub(super) next: (i32, i32),
}

impl TileSpot {
    pub(super) fn set(drawing: &Drawing) -> TileSpot {
        TileSpot {
            middle: (0, 0),
            heading: Direction::East,
            is_across: drawing.is_across,
            next: (0, 0),
        }
    }

    pub(super) fn straight(at: (i32, i32), heading: Direction, is_across: bool) -> TileSpot {
        let (middle, length) = if is_across { (1, 2) } else { (2, 4) };
        TileSpot {
            middle: ahead(at, heading, middle),
            heading,
            is_across,
            next: ahead(at, heading, length),
        }
    }

    /// A tile whose first half lies straight ahead, and whose second half lies round the corner.
    pub(super) fn corner(at: (i32, i32), heading: Direction, into: Direction) -> TileSpot {
        let first = ahead(at, heading, 1);
        TileSpot {
            middle: ahead(first, into, 1),
            heading: into,
            is_across: false,
            next: ahead(first, into, 3),
        }
    }

    pub(super) fn labelled(self, labels: Labels) -> TilePlace {
        TilePlace {
            x: self.middle.0 as f32 * HALF,
            y: self.middle.1 as f32 * HALF,
            turn: match (self.is_across, self.heading.is_row()) {
                (true, true) => 0,
                (true, false) => 90,
                (false, _) => self.heading.turn(),
            },
            labels,
            shift: (0.0, 0.0),
        }
    }
}

/// How far rows lie apart at least, in halves, so that doubles across and numbers have room.
const APART: i32 = 6;

/// How far the rows of an arm keep from an arm that crosses them, in halves.
const AWAY: i32 = 5;

struct Walk {
    /// The middle of the edge at which the next tile begins.
    at: (i32, i32),
    heading: Direction,
    /// The way in which its rows follow each other.
    onward: Direction,
    /// The way of the next row, for a column.
    next_row: Direction,
    /// The leftmost and the rightmost place of its rows.
    limits: (i32, i32),
    column: (i32, i32),
    /// Whether a column joins two rows; the first column of an arm does not.
    joins: bool,
    /// Whether the last tile lies across.
    is_across: bool,
}

impl Walk {
    /// An arm that begins at the set, between these places, and with so much room up or down.
    fn new(
        direction: Direction,
        is_across: bool,
        is_cross: bool,
        (left, right): (i32, i32),
        down: i32,
    ) -> Walk {
        let step = direction.step();
        let (onward, next_row) = match direction {
            Direction::West | Direction::North => (Direction::North, Direction::East),
            Direction::East | Direction::South => (Direction::South, Direction::West),
        };
        // The set is two wide and one high, or the other way round; it reaches so far from its middle.
        let reach = match direction.is_row() == is_across {
            true => 1,
            false => 2,
        };
        // Eastward rows lie right of the middle, and westward ones left of it, where another arm crosses.
        let limits = match (is_cross, direction) {
            (false, _) => (left, right),
            (true, Direction::East | Direction::North) => (AWAY, right),
            (true, Direction::West | Direction::South) => (left, -AWAY),
        };
        Walk {
            at: (step.0 * reach, step.1 * reach),
            heading: direction,
            onward,
            next_row,
            limits,
            column: (0, down),
            joins: false,
            is_across: false,
        }
    }

    fn left(&self) -> i32 {
        match self.heading {
            Direction::East => self.limits.1 - self.at.0,
            _ => self.at.0 - self.limits.0,
        }
    }

    /// Whether the next tile turns the corner. A double never does, as long as it has room; a row leaves room for a
    /// double and a corner.
    fn turns(&self, is_double: bool) -> bool {
        if self.heading.is_row() {
            let needs = if is_double { 4 } else { 8 };
            return self.left() < needs;
        }
        let (from, least) = self.column;
        let next = self.at.1 + self.heading.step().1;
        !is_double && (next - from).abs() >= least
    }

    fn lay(&mut self, is_double: bool) -> TilePlace {
        if self.turns(is_double) {
            return self.corner();
        }
        let spot = TileSpot::straight(self.at, self.heading, is_double);
        self.at = spot.next;
        self.is_across = is_double;
        spot.labelled(self.labels())
    }

    /// Where the labels of the next tile stand. A column that joins two rows has them on its outer side.
    fn labels(&self) -> Labels {
        match (self.heading.is_row(), self.joins) {
            (true, _) => Labels::AboveAndBelow,
            (false, false) => Labels::LeftAndRight,
            (false, true) => Labels::Beside(self.next_row.back()),
        }
    }

    fn corner(&mut self) -> TilePlace {
        let into = match self.heading.is_row() {
            true => {
                self.column = (self.at.1, APART);
                self.joins = true;
                self.next_row = self.heading.back();
                self.onward
            }
            false => self.next_row,
        };
        let spot = TileSpot::corner(self.at, self.heading, into);
        self.heading = into;
        self.at = spot.next;
        // A double across reaches round the corner.
        let (right, down) = into.step();
        let far = if self.is_across { 19.0 } else { 8.0 };
        self.is_across = false;
        TilePlace {
            shift: (right as f32 * far, down as f32 * 6.0),
            ..spot.labelled(self.labels())
        }
    }
}

pub(super) fn ahead(at: (i32, i32), heading: Direction, halves: i32) -> (i32, i32) {
    let (right, down) = heading.step();
    (at.0 + right * halves, at.1 + down * halves)
}
