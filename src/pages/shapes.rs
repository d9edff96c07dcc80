//! The shapes that drawings refer to. A page has those that it uses.

use super::picture::{self, WIDE};
use super::{Legend, tile};
use maud::{Markup, PreEscaped, html};
use memchr::memmem;
use nos_base::Spots;
use nos_law::Picture;
use nos_law::picture::{HEIGHT, Man, Stack};
use std::collections::BTreeSet;
use std::sync::LazyLock;

const CHECKERS: u8 = 15;

/// A shape in each line: the parts of a tile, the pips of its upper half for each number, and the
/// men of chess and of checkers, each in a square with a side of 40.
const SHAPES: [&str; 4] = [
    include_str!("tile.svg"),
    include_str!("pips.svg"),
    include_str!("figures.svg"),
    include_str!("discs.svg"),
];

struct Shape {
    id: String,
    drawn: String,
}

/// Each shape comes after those that it refers to.
static ALL: LazyLock<Vec<Shape>> = LazyLock::new(|| {
    let lines = SHAPES.iter().flat_map(|file| file.lines()).map(str::to_owned);
    let tiles = Spots::ALL.iter().flat_map(|high| {
        Spots::ALL.iter().filter(move |low| *low <= high).map(move |low| tile(*high, *low))
    });
    let stacks = Stack::MEN.iter().flat_map(|man| {
        [("top", 1), ("low", -1)]
            .into_iter()
            .flat_map(move |edge| (1..=CHECKERS).map(move |number| stack(*man, edge, number)))
    });
    let id = |drawn: &str| drawn.split('"').nth(1).unwrap_or_default().to_owned();
    lines.chain(tiles).chain(stacks).map(|drawn| Shape { id: id(&drawn), drawn }).collect()
});

fn tile(high: Spots, low: Spots) -> String {
    let drawn = html! {
        g id=(format!("t{high}_{low}")) {
            use href="#t" {}
            use href=(format!("#h{high}")) {}
            use href=(format!("#h{low}")) y=(tile::WIDTH) {}
        }
    };
    drawn.into_string()
}

/// A stack from the upper or from the lower edge, drawn on a lower one.
fn stack(man: Man, (edge, sign): (&str, i32), number: u8) -> String {
    let (wide, id) = (WIDE as i32, |number| format!("{edge}-{}{number}", man.letter));
    let middle = |height: u8| sign * (i32::from(height) * wide - wide / 2);
    let drawn = html! {
        g id=(id(number)) class=(if man.is_light { "white" } else { "black" }) {
            @if number > 1 { use href=(format!("#{}", id(HEIGHT.min(number - 1)))) {} }
            @if number > HEIGHT {
                path class="count" d=(digits(number, middle(HEIGHT))) {}
            } @else {
                circle cx=(WIDE / 2) cy=(middle(number)) r="13" {}
            }
        }
    };
    drawn.into_string()
}

/// The digits on a stack, in strokes: a hidden shape must not have letters that other readers print.
#[rustfmt::skip]
const DIGITS: [&str; 10] = [
    "m0 3a3 3 0 0 1 6 0v3a3 3 0 0 1-6 0z",
    "m1 2l3-2v9",
    "m0 3a3 3 0 0 1 6 0c0 2-6 4-6 6h6",
    "m0 1.5c2-2.5 6-1.5 5.5 1.2c-.3 1.3-1.5 1.6-3 1.6c2 0 3.5.8 3.5 2.3c0 3-4.5 3-6 .9",
    "m4.5 9v-9l-4.5 6h6",
    "m5.5 0h-5l-.3 4c2.5-1.3 5.8-.5 5.8 2.3c0 3-4.5 3.3-6 1.2",
    "m5 0c-3 1-5 3.5-5 6a3 3 0 1 0 3-3c-1.5 0-2.7 1-3 2.5",
    "m0 0h6l-4 9",
    "m3 4.2a2.1 2.1 0 1 1 .01 0a2.4 2.4 0 1 1-.01 0z",
    "m1 9c3-1 5-3.5 5-6a3 3 0 1 0-3 3c1.5 0 2.7-1 3-2.5",
];

fn digits(number: u8, middle: i32) -> String {
    let text = number.to_string();
    let left = WIDE as i32 / 2 + 1 - 4 * text.len() as i32;
    let digit = |(at, own): (i32, u8)| {
        let shape = DIGITS.get(usize::from(own.wrapping_sub(b'0')))?;
        Some(format!("M{} {}{shape}", left + 8 * at, middle - 4))
    };
    (0..).zip(text.bytes()).filter_map(digit).collect()
}

pub fn shapes(content: &str) -> Markup {
    hidden(&used(content))
}

/// All shapes that a board with a picture of this kind may come to show.
pub fn shapes_like(picture: &Picture) -> Markup {
    let dice = (1..=6).map(|pips| picture::die(pips).0);
    let drawn = picture::picture(picture, &Legend::default()).0;
    let tiles = ALL.iter().map(|shape| &shape.id).filter(|id| id.starts_with('t'));
    hidden(&match picture {
        Picture::Tiles(..) => {
            let links = tiles.map(|id| format!("{LINK}{id}\""));
            chosen(&links.chain([format!("{PATTERN}hatch)")]).collect::<String>(), |_| false)
        }
        _ => chosen(&dice.chain([drawn]).collect::<String>(), |_| true),
    })
}

fn hidden(shapes: &Markup) -> Markup {
    html! {
        @if !shapes.0.is_empty() {
            svg class="defs" width="0" height="0" aria-hidden="true" focusable="false" { (shapes) }
        }
    }
}

/// The shapes that this markup refers to, at first or in a walk through a hand.
pub(super) fn used(content: &str) -> Markup {
    let changes = values(content, " data-b=\"", '"').flat_map(|changes| changes.split('|'));
    let states: BTreeSet<&str> = changes
        .filter_map(|change| Some(change.split_once('=')?.1.trim_end_matches('+')))
        .collect();
    chosen(content, |state| states.contains(state))
}

const LINK: &str = " href=\"#";
const PATTERN: &str = "url(#";

/// The shapes that this markup refers to, and its kinds of men and stacks in these states.
fn chosen(content: &str, has_state: impl Fn(&str) -> bool) -> Markup {
    let kinds: BTreeSet<&str> = values(content, " data-men=\"", '"').collect();
    let is_man = |id: &str| {
        id.split_once('-').is_some_and(|(kind, state)| kinds.contains(kind) && has_state(state))
    };
    // Leaves out links to entries and articles, since there are many.
    let links = values(content, LINK, '"').filter(|id| !id.starts_with(['e', 'a']));
    let mut links: BTreeSet<&str> = links.chain(values(content, PATTERN, ')')).collect();
    let mut shapes = String::new();
    for shape in ALL.iter().rev() {
        if links.contains(&*shape.id) || is_man(&shape.id) {
            links.extend(values(&shape.drawn, LINK, '"'));
            shapes.push_str(&shape.drawn);
        }
    }
    html! { @if !shapes.is_empty() { defs { (PreEscaped(shapes)) } } }
}

fn values<'a>(text: &'a str, start: &'static str, end: char) -> impl Iterator<Item = &'a str> {
    let starts = memmem::find_iter(text.as_bytes(), start);
    starts.filter_map(move |at| text.get(at + start.len()..)?.split(end).next())
}
