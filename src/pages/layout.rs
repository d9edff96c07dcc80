//! A layout as it lies on a table. Arms that cannot bend away from each other become rows.

use super::arms::in_rows;
use super::figures::unmarked;
use super::hand::anchor;
use super::labels::{Label, LabelKind};
use super::legend::Letters;
use super::placing::Room;
use super::tile::Marks;
use super::{
    Detail, Legend, PlacedTiles, Point, Sign, TileSpot, colour, labels, placing, tile, unread,
};
use maud::{Markup, html};
use nos_base::{SpanKind, Told};
use nos_law::{Drawing, DrawnArm, EntryNo, Lying};
use nos_records::print::position::arm_called;

/// Widest drawing on a phone and on a wider screen, in units; a tile is 20 units wide. On a phone
/// of 390 pixels a tile is 16 pixels wide, and letters are 9 pixels high.
pub const WIDTHS: [i32; 2] = [430, 680];

/// Ways to lay a drawing, best first: the distance between arms, their reach up and down, and
/// whether each arm is complete before the next begins.
const WAYS: [(i32, i32, bool); 5] =
    [(30, 560, false), (30, 560, true), (30, 1200, true), (20, 1200, false), (20, 1200, true)];

/// Further ways that come first for a low drawing.
const LOW: [(i32, i32, bool); 3] = [(20, 40, true), (20, 80, true), (20, 160, true)];

/// Room for a drawing on a wall of 1920 by 1080 pixels.
const WALL: (i32, i32) = (970, 770);

/// Widths of a drawing on a wall, with the reach of its tiles; the largest letters come first.
const ON_WALL: [(i32, i32); 6] =
    [(400, 270), (480, 340), (550, 400), (640, 470), (740, 550), (880, 660)];
const ON_WALL_APART: i32 = 28;
/// Least height of letters on a wall, in pixels: 2.5 % of its height.
const LEGIBLE: f32 = 27.0;
const ROWS_ON_WALL: [i32; 5] = [540, 660, 780, 920, 1100];

/// Height above which a drawing fills a wall, in lengths of a tile.
const HIGH: i32 = 7;

const SCALE: f32 = 1.25;

/// Places a drawing of at most this width: as it lies on a table, or in rows.
pub fn placed(drawing: &Drawing, width: i32, legend: &Legend) -> PlacedTiles {
    let low = LOW.into_iter().filter(|_| legend.detail == Detail::Low);
    let placed = low.chain(WAYS).find_map(|way| as_it_lies(drawing, width, way, legend));
    placed.unwrap_or_else(|| in_rows(drawing, width - beside(drawing, legend), legend))
}

/// Width of the labels and signs at both sides.
fn beside(drawing: &Drawing, legend: &Legend) -> i32 {
    let widest = tiles(drawing).map(|(_, lying)| labels::widest(lying, legend));
    2 * widest.fold(2 * legend.letters.sign() + 3, i32::max) + 4
}

fn as_it_lies(
    drawing: &Drawing,
    width: i32,
    (gap, high, by_arm): (i32, i32, bool),
    legend: &Legend,
) -> Option<PlacedTiles> {
    let room = Room {
        wide: width - beside(drawing, legend),
        high,
        gap: legend.letters.scaled(gap),
        sign: legend.letters.sign(),
        by_arm,
    };
    let (spots, signs) = placing::placed(drawing, room)?;
    if matches!(legend.detail, Detail::Tiles | Detail::Low) {
        let labels = vec![Vec::new(); spots.len()];
        return Some(PlacedTiles { labels, tiles: spots, ..PlacedTiles::default() });
    }
    let lying = tiles(drawing).map(|(_, lying)| lying).zip(spots.iter().copied());
    let (labels, words) = labels::labels(drawing, lying, &signs, width, legend)?;
    Some(PlacedTiles {
        labels,
        ends: signs.into_iter().zip(words).collect(),
        letters: legend.letters,
        tiles: spots,
        ..PlacedTiles::default()
    })
}

/// Places a drawing on a wall so that its letters can be read from afar: as it lies on a table, or
/// in rows of arms, or without labels beside tiles. Failing these, with the largest letters.
pub fn on_wall(drawing: &Drawing, legend: &Legend) -> PlacedTiles {
    let by_size = |one: &PlacedTiles, other: &PlacedTiles| {
        on_wall_pixels(one).total_cmp(&on_wall_pixels(other))
    };
    let mut best: Option<PlacedTiles> = None;
    for (is_in_rows, letters, detail) in [
        (false, Letters::Large, Detail::All),
        (false, Letters::Larger, Detail::All),
        (true, Letters::Large, Detail::All),
        (false, Letters::Large, Detail::Ends),
        (true, Letters::Large, Detail::Ends),
        (true, Letters::Huge, Detail::Ends),
    ] {
        let legend = Legend { letters, detail, ..legend.clone() };
        let placed = if is_in_rows {
            ROWS_ON_WALL.map(|width| in_rows(drawing, width, &legend)).into_iter().max_by(by_size)
        } else {
            let mut ways = ON_WALL.into_iter().flat_map(|(width, high)| {
                [false, true].map(|by_arm| (width, (ON_WALL_APART, high, by_arm)))
            });
            ways.find_map(|(width, way)| as_it_lies(drawing, width, way, &legend))
        };
        best = best.into_iter().chain(placed).max_by(by_size);
        if best.as_ref().map(on_wall_pixels) >= Some(LEGIBLE) {
            break;
        }
    }
    best.unwrap_or_default()
}

/// In pixels, at 1920 by 1080.
pub fn on_wall_pixels(placed: &PlacedTiles) -> f32 {
    let ((wide, high), area) = (WALL, placed.area());
    let wide = wide as f32 / (area.width() + 2) as f32;
    wide.min(high as f32 / (area.height() + 2) as f32) * placed.letters.height() as f32
}

/// The layout in SVG: once for a phone and, if that differs, once for a wider screen.
pub fn layout(drawing: &Drawing, legend: &Legend) -> Markup {
    let [phone, screen] = WIDTHS;
    let narrow = placed(drawing, phone, legend);
    let wide = match legend.detail {
        Detail::All if legend.tells_entries || legend.is_single => None,
        Detail::All if legend.is_for_wall => Some(on_wall(drawing, legend)),
        Detail::All => Some(placed(drawing, screen, legend)),
        Detail::Ends | Detail::Tiles | Detail::Low => None,
    };
    html! {
        @if let Some(wide) = wide.filter(|wide| *wide != narrow) {
            (drawn(drawing, &narrow, &Legend { is_untitled: true, ..legend.clone() }, "layout narrow"))
            (drawn(drawing, &wide, legend, "layout wide"))
        } @else {
            (drawn(drawing, &narrow, legend, "layout"))
        }
    }
}

/// The layout as a group in a picture, empty if the page's drawing fills it, and its height there.
pub(super) fn alone(drawing: &Drawing, legend: &Legend, is_empty: bool) -> (Markup, i32) {
    let legend = &Legend { is_untitled: true, ..legend.clone() };
    let placed = placed(drawing, WIDTHS[0], legend);
    let area = placed.area();
    let high = (area.height() + 2) as f32 * SCALE;
    let place = format!("scale({SCALE}) translate({} {})", 1 - area.left, 1 - area.top);
    let class = format!("layout{}", placed.letters.class());
    let drawn = html! { g class=(class) transform=(place) {
        @if !is_empty { (tiles_and_ends(drawing, &placed, legend)) }
    } };
    (drawn, high as i32)
}

fn drawn(drawing: &Drawing, placed: &PlacedTiles, legend: &Legend, class: &str) -> Markup {
    let area = placed.area();
    let (width, height) = (area.width() + 2, area.height() + 2);
    let pixels = |length: i32| format!("{:.0}", length as f32 * SCALE);
    // Its height in lengths of a tile, so that no tile is too large on a wall.
    let tiles_high = (height / 40).min(HIGH);
    let class = format!("{class}{} t{tiles_high}", placed.letters.class());
    let role = if legend.tells_entries { "group" } else { "img" };
    // Readers that ignore styles print every drawing's words, so only the wide one has them.
    let label =
        legend.is_untitled.then(|| html! { (title(drawing)) ". " (described(drawing, legend)) });
    html! {
        svg class=(class) role=(role) aria-label=[label] viewBox={ (area.left - 1) " " (area.top - 1) " " (width) " " (height) }
            width=(pixels(width)) height=(pixels(height)) {
            @if !legend.is_untitled {
                title { (title(drawing)) }
                desc { (described(drawing, legend)) }
            }
            (unread(&tiles_and_ends(drawing, placed, legend)))
        }
    }
}

fn tiles_and_ends(drawing: &Drawing, placed: &PlacedTiles, legend: &Legend) -> Markup {
    let letters = placed.letters;
    let last = Some(drawing.set.order + placed.tiles.len() - 1).filter(|_| legend.marks_newest);
    html! {
        @let mut lie = tiles(drawing).zip(&placed.tiles).zip(&placed.labels).map(|((tile, spot), labels)| {
            one(drawing, tile, (*spot, labels, letters), legend, last)
        });
        @if let Some(first) = lie.next() { (first) }
        @for (at, arm) in drawing.arms.iter().enumerate() {
            g data-a=[legend.tells_entries.then(|| arm_called(arm))] {
                @for tile in lie.by_ref().take(arm.tiles.len()) { (tile) }
                @if let Some((sign, words)) = placed.ends.get(at) {
                    (end(arm, *sign, letters))
                    @if let Some(words) = words { (label(words, letters, (0, 0), 0)) }
                }
            }
        }
        @for name in &placed.names { (label(name, letters, (0, 0), 0)) }
    }
}

fn end(arm: &DrawnArm, sign: Sign, letters: Letters) -> Markup {
    let (x, y) = sign.middle;
    html! {
        g class="end" transform={ "translate(" (x) " " (y) ")" } {
            circle class="open" r={ (sign.radius - 1) ".5" } {}
            text class="shows" y=(letters.scaled(4)) { (arm.end.shows) }
        }
    }
}

/// A label, relative to the origin of its group.
fn label(label: &Label, letters: Letters, (from_x, from_y): Point, colour: usize) -> Markup {
    let class = match label.kind {
        LabelKind::Number => None,
        LabelKind::By => Some(html! { "by " (colour::class(colour)) }),
        LabelKind::Words => Some(html! { "words" }),
        LabelKind::Arm => Some(html! { "arm" }),
    };
    let (x, y) = label.area.middle();
    let x = Some(x - from_x).filter(|x| *x != 0);
    html! { text class=[class] x=[x] y=(y - from_y + letters.scaled(4)) { (label.text) } }
}

/// Every tile with its arm; the set has none.
fn tiles(drawing: &Drawing) -> impl Iterator<Item = (Option<&DrawnArm>, &Lying)> + Clone {
    let on_arms =
        drawing.arms.iter().flat_map(|arm| arm.tiles.iter().map(move |lying| (Some(arm), lying)));
    std::iter::once((None, &drawing.set)).chain(on_arms)
}

fn one(
    drawing: &Drawing,
    (arm, lying): (Option<&DrawnArm>, &Lying),
    (spot, labels, letters): (TileSpot, &[Label], Letters),
    legend: &Legend,
    last: Option<usize>,
) -> Markup {
    let marks = Marks { is_set: arm.is_none(), is_stray: legend.strays.contains(&lying.no) };
    let colour = lying.by.and_then(|by| legend.colours.get(by)).copied().unwrap_or_default();
    let class = (last == Some(lying.order)).then_some("newest");
    let (x, y) = spot.middle;
    let place = html! { "translate(" (x) " " (y) ")" };
    let drawn = html! {
        (tile::laid(lying.touching, lying.open, marks, spot.turn()))
        @for own in labels { (label(own, letters, spot.middle, colour)) }
    };
    html! {
        @if legend.tells_entries && lying.no != EntryNo(0) {
            // The page's script adds the title of a linked tile: its entry.
            a class=[class] href={ "#" (anchor(lying.no)) } transform=(place) { (drawn) }
        } @else {
            g class=[class] transform=(place) {
                @if !legend.is_untitled { title { (unmarked(&in_words(drawing, (arm, lying), legend))) } }
                (drawn)
            }
        }
    }
}

pub fn newest(drawing: &Drawing, legend: &Legend) -> Told {
    let last = tiles(drawing).max_by_key(|(_, lying)| lying.order);
    last.map_or_else(Told::default, |tile| in_words(drawing, tile, legend))
}

fn title(drawing: &Drawing) -> String {
    let tiles: usize = drawing.arms.iter().map(|arm| arm.tiles.len()).sum();
    message!("the-table", tiles = tiles + 1, set = drawing.set.tile())
}

/// The layout in words, for a screen reader: arm by arm, from the set outward.
fn described(drawing: &Drawing, legend: &Legend) -> Markup {
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
    html! {
        (unmarked(&in_words(drawing, (None, &drawing.set), legend))) "."
        @for arm in arms { " " (arm) }
    }
}

/// A tile in words: `14: Bram, 6-4 on east, the 4 open`.
fn in_words(drawing: &Drawing, (arm, lying): (Option<&DrawnArm>, &Lying), legend: &Legend) -> Told {
    let mut tile = Told::from(format!("{}: ", lying.order));
    if let Some(name) = lying.by.and_then(|by| legend.names.get(by)) {
        tile.push(Some(SpanKind::Name), name);
        tile.push_str(", ");
    }
    tile.push_str(&format!("{}-{}", lying.touching, lying.open));
    let is_stray = legend.strays.contains(&lying.no);
    match arm {
        None => told!("tile-first", is_set = drawing.begins_with_set; tile),
        Some(arm) => told!("tile-on", arm = arm.name, open = lying.open, is_stray; tile),
    }
}
