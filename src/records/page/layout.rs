//! A layout drawn as it lies on a table: arms in their directions, doubles across. Arms bend away before they meet; where
//! they cannot, the layout stands in rows of arms.

use super::arms::in_rows;
use super::colour;
use super::labels::{self, Label, LabelKind};
use super::placing::{self, Area, Room, Sign, TileSpot};
use super::tile::{self, Marks};
use maud::{Markup, html};
use nos_rules::law::EntryNo;
use nos_rules::law::picture::{Drawing, DrawnArm, Lying};
use nos_rules::law::referee::Law;

/// How wide a drawing is at most, in units of which a tile is 20 wide: on a phone, and on a wider screen. On a phone of 390
/// pixels a tile is then 16 pixels wide, and letters 9 pixels high.
pub const WIDTHS: [i32; 2] = [430, 680];

/// How far arms keep apart, how far they go up and down, and whether each is laid at once. What has no room in the first
/// way is tried in the next.
const WAYS: [(i32, i32, bool); 5] = [
    (30, 560, false),
    (30, 560, true),
    (30, 1200, true),
    (20, 1200, false),
    (20, 1200, true),
];

/// How far the sign at an end stands out.
const SIGN: i32 = 21;

/// A drawing that is more lengths of a tile high fills a wall.
const HIGH: i32 = 7;

/// How many pixels a unit takes on a wide screen.
const SCALE: f32 = 1.25;

/// The names and the initials of those who laid the tiles, and the tiles that did not follow the game.
#[derive(Clone, Default, Debug)]
pub struct Legend {
    pub names: Vec<String>,
    pub initials: Vec<String>,
    /// The colour of each, by its place in the palette.
    pub colours: Vec<usize>,
    /// The entries of the tiles that did not follow the game.
    pub strays: Vec<EntryNo>,
    /// Whether the tile that was laid last is marked.
    pub marks_newest: bool,
    /// Whether tiles tell their entries, for a walk through the hand. Of a running hand they must not: by those it could be
    /// known how many came between.
    pub tells_entries: bool,
    /// Whether only tiles are drawn: what may be laid at the ends is told elsewhere.
    pub is_bare: bool,
}

impl Legend {
    pub fn of(law: &Law, names: Vec<String>) -> Legend {
        Legend {
            initials: initials(&names),
            colours: (0..names.len())
                .map(|at| law.seating.holder_of(at))
                .collect(),
            names,
            ..Legend::default()
        }
    }

    pub fn bare() -> Legend {
        Legend {
            is_bare: true,
            ..Legend::default()
        }
    }

    #[must_use]
    pub fn with_newest(self) -> Legend {
        Legend {
            marks_newest: true,
            ..self
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

/// Where everything in a drawing stands.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PlacedTiles {
    /// The set, and then the tiles of each arm.
    pub tiles: Vec<TileSpot>,
    /// What stands beside each tile.
    pub labels: Vec<Vec<Label>>,
    /// The sign at the end of each arm, and the words there.
    pub ends: Vec<(Sign, Option<Label>)>,
    /// The names of arms, if they stand in rows.
    pub names: Vec<Label>,
}

impl PlacedTiles {
    pub fn all_labels(&self) -> impl Iterator<Item = &Label> {
        let words = self.ends.iter().filter_map(|(_, words)| words.as_ref());
        self.labels.iter().flatten().chain(words).chain(&self.names)
    }

    /// The area of everything.
    pub fn area(&self) -> Area {
        let tiles = self.tiles.iter().map(|spot| spot.area());
        let signs = self.ends.iter().map(|(sign, _)| sign.area());
        let labels = self.all_labels().map(|label| label.area);
        let all = tiles.chain(signs).chain(labels).reduce(Area::and);
        all.unwrap_or(Area::around((0, 0), 20, 20))
    }
}

/// Places a drawing that is at most so wide: as it lies on a table, or in rows if there is no room for that.
pub fn placed(drawing: &Drawing, width: i32, legend: &Legend) -> PlacedTiles {
    let widest = tiles(drawing)
        .map(|(_, lying)| labels::widest(lying, legend))
        .max();
    // The room for labels and signs at both sides.
    let wide = width - 2 * widest.unwrap_or(0).max(SIGN) - 4;
    let as_it_lies = |(gap, high, by_arm)| {
        let (spots, signs) = placing::placed(
            drawing,
            Room {
                wide,
                high,
                gap,
                by_arm,
            },
        )?;
        if legend.is_bare {
            return Some(PlacedTiles {
                labels: vec![Vec::new(); spots.len()],
                tiles: spots,
                ..PlacedTiles::default()
            });
        }
        let lying = tiles(drawing)
            .map(|(_, lying)| lying)
            .zip(spots.iter().copied());
        let (labels, words) = labels::labels(drawing, lying, &signs, width, legend)?;
        Some(PlacedTiles {
            labels,
            ends: signs.into_iter().zip(words).collect(),
            names: Vec::new(),
            tiles: spots,
        })
    };
    let placed = WAYS.into_iter().find_map(as_it_lies);
    placed.unwrap_or_else(|| in_rows(drawing, wide, legend))
}

/// The layout in SVG: once for a phone and, if it is laid otherwise there, once for a wider screen.
pub fn layout(drawing: &Drawing, legend: &Legend) -> Markup {
    let [narrow, wide] = WIDTHS.map(|width| placed(drawing, width, legend));
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
    let area = placed.area();
    let (left, top, width, height) = (
        area.left - 1,
        area.top - 1,
        area.width() + 2,
        area.height() + 2,
    );
    let pixels = |length: i32| format!("{:.0}", length as f32 * SCALE);
    // How many lengths of a tile it is high, so that no tile is too large on a wall.
    let class = format!("{class} t{}", (height / 40).min(HIGH));
    let last = Some(drawing.set.order + placed.tiles.len() - 1).filter(|_| legend.marks_newest);
    html! {
        svg class=(class) role="img" viewBox=(format!("{left} {top} {width} {height}"))
            width=(pixels(width)) height=(pixels(height)) {
            title { (title(drawing)) }
            desc { (described(drawing, legend)) }
            @for (((arm, lying), spot), labels) in tiles(drawing).zip(&placed.tiles).zip(&placed.labels) {
                (one(arm, lying, (*spot, labels), legend, last))
            }
            @for (arm, (sign, words)) in drawing.arms.iter().zip(&placed.ends) {
                (end(arm, *sign))
                @if let Some(words) = words { (label(words)) }
            }
            @for name in &placed.names { (label(name)) }
        }
    }
}

/// The number at an open end.
fn end(arm: &DrawnArm, sign: Sign) -> Markup {
    let (x, y) = sign.middle;
    html! {
        g class="end" transform=(format!("translate({x} {y})")) {
            circle r="8.5" {}
            text y="4" { (arm.end.shows) }
        }
    }
}

fn label(label: &Label) -> Markup {
    let class = match label.kind {
        LabelKind::Number => None,
        LabelKind::By => Some("by"),
        LabelKind::Words => Some("words"),
        LabelKind::Arm => Some("arm"),
    };
    let (x, y) = label.area.middle();
    html! { text class=[class] x=(x) y=(y + 4) { (label.text) } }
}

/// Every tile with its arm, the set first.
fn tiles(drawing: &Drawing) -> impl Iterator<Item = (Option<&DrawnArm>, &Lying)> + Clone {
    let arms = drawing.arms.iter();
    let tiles = arms.flat_map(|arm| arm.tiles.iter().map(move |lying| (Some(arm), lying)));
    std::iter::once((None, &drawing.set)).chain(tiles)
}

fn one(
    arm: Option<&DrawnArm>,
    lying: &Lying,
    (spot, labels): (TileSpot, &[Label]),
    legend: &Legend,
    last: Option<usize>,
) -> Markup {
    let marks = Marks {
        is_set: arm.is_none(),
        is_newest: last == Some(lying.order),
        is_stray: legend.strays.contains(&lying.no),
    };
    let colour = lying.by.and_then(|by| legend.colours.get(by));
    html! {
        g class=(colour::class(colour.copied().unwrap_or_default())) data-e=[legend.tells_entries.then_some(lying.no)] {
            title { (in_words(arm, lying, legend)) }
            g transform=(at(spot)) { (tile::upright(lying.touching, lying.open, marks)) }
            @for own in labels { (label(own)) }
        }
    }
}

fn at(spot: TileSpot) -> String {
    let (x, y) = spot.middle;
    match spot.turn() {
        0 => format!("translate({x} {y})"),
        turn => format!("translate({x} {y})rotate({turn})"),
    }
}

/// The tile that was laid last, in words.
pub fn newest(drawing: &Drawing, legend: &Legend) -> String {
    let last = tiles(drawing).max_by_key(|(_, lying)| lying.order);
    last.map_or_else(String::new, |(arm, lying)| in_words(arm, lying, legend))
}

fn title(drawing: &Drawing) -> String {
    let tiles: usize = drawing.arms.iter().map(|arm| arm.tiles.len()).sum();
    message!("the-table", tiles = tiles + 1, set = drawing.set.tile())
}

/// The layout for somebody who does not see it: arm by arm, from the set outward.
fn described(drawing: &Drawing, legend: &Legend) -> String {
    let arms = drawing.arms.iter().map(|arm| {
        let halves = |lying: &Lying| format!("{}-{}", lying.touching, lying.open);
        let tiles: Vec<String> = arm.tiles.iter().map(halves).collect();
        let (arm, end) = (&arm.name, &arm.end);
        let end = match end.words.as_str() {
            "" => message!("end-shows", end = end.shows),
            words => message!("end-shows-and", end = end.shows, words),
        };
        match tiles.as_slice() {
            [] => message!("empty-arm", arm, end),
            tiles => message!("arm", arm, tiles = tiles.join(", "), end),
        }
    });
    let set = format!("{}.", in_words(None, &drawing.set, legend));
    let sentences: Vec<String> = std::iter::once(set).chain(arms).collect();
    sentences.join(" ")
}

/// A tile in words: `14: Bram, 6-4 on east, the 4 open`.
fn in_words(arm: Option<&DrawnArm>, lying: &Lying, legend: &Legend) -> String {
    let by = lying
        .by
        .and_then(|by| legend.names.get(by))
        .map_or_else(String::new, |name| format!("{name}, "));
    let tile = format!("{}: {by}{}-{}", lying.order, lying.touching, lying.open);
    let is_stray = legend.strays.contains(&lying.no);
    match arm {
        None => message!("tile-set", tile),
        Some(arm) => message!("tile-on", tile, arm = arm.name, open = lying.open, is_stray),
    }
}

/// The first letters of names that tell them apart, as few as possible. Where a name begins as another one does, it
/// has those of its parts: of Jan and Jan-Piet, `Ja` and `JP`.
pub fn initials(names: &[String]) -> Vec<String> {
    let first = |name: &str, letters: usize| name.chars().take(letters).collect::<String>();
    let parts = |name: &str| -> String {
        let parts: Vec<String> = name
            .split(['-', '.', '_'])
            .map(|part| first(part, 1))
            .collect();
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
