//! The shapes that drawings refer to. A page has those that it uses.

use super::{Legend, picture};
use maud::{Markup, PreEscaped, html};
use memchr::memmem;
use nos_law::Picture;
use std::cell::LazyCell;
use std::collections::BTreeSet;

/// A shape in each line, after those that it refers to: tiles and their parts, and the men of chess,
/// of checkers and of backgammon. Digits are strokes: a hidden shape must not have letters that
/// other readers print.
const SHAPES: [&str; 4] = [
    include_str!("tiles.svg"),
    include_str!("figures.svg"),
    include_str!("discs.svg"),
    include_str!("stacks.svg"),
];

/// The last shapes first, each with its id.
fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    (SHAPES.iter().rev().flat_map(|file| file.lines().rev()))
        .map(|drawn| (drawn.split('"').nth(1).unwrap_or_default(), drawn))
}

pub fn shapes(content: &str) -> Markup {
    hidden(&used(content))
}

/// All shapes that a board with a picture of this kind may come to show.
pub fn shapes_like(picture: &Picture) -> Markup {
    let dice = (1..=6).map(|pips| picture::die(pips).0);
    let drawn = picture::picture(picture, &Legend::default()).0;
    let tiles = all().filter(|(id, _)| is_tile(id) || *id == "stray");
    let content: String = match picture {
        Picture::Tiles(..) => tiles.map(|(id, _)| format!("{LINK}{id}\"")).collect(),
        _ => dice.chain([drawn]).collect(),
    };
    hidden(&chosen(&content, |_| true))
}

fn is_tile(id: &str) -> bool {
    id.contains('_')
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
    let states = LazyCell::new(|| -> BTreeSet<&str> {
        (values(content, " data-b=\"", '"').flat_map(|changes| changes.split('|')))
            .filter_map(|change| change.split_once('='))
            .map(|(_, state)| state.trim_end_matches('+'))
            .collect()
    });
    chosen(content, |state| states.contains(state))
}

const LINK: &str = " href=\"#";

/// The shapes that this markup refers to, and its kinds of men and stacks in these states.
fn chosen(content: &str, has_state: impl Fn(&str) -> bool) -> Markup {
    // Leaves out links to entries and articles, since there are many.
    let links = values(content, LINK, '"').filter(|id| !id.starts_with(['e', 'a']));
    let mut links: BTreeSet<&str> = links.collect();
    let kinds: BTreeSet<&str> = match links.iter().any(|id| is_tile(id)) {
        true => BTreeSet::new(),
        false => values(content, " data-men=\"", '"').collect(),
    };
    let is_man = |id: &str| {
        id.split_once('-').is_some_and(|(kind, state)| kinds.contains(kind) && has_state(state))
    };
    let mut shapes = String::new();
    for (id, drawn) in all() {
        if links.contains(id) || is_man(id) {
            links.extend(values(drawn, LINK, '"').chain(values(drawn, "url(#", ')')));
            shapes.push_str(drawn);
        }
    }
    html! { @if !shapes.is_empty() { defs { (PreEscaped(shapes)) } } }
}

fn values<'a>(text: &'a str, start: &'static str, end: char) -> impl Iterator<Item = &'a str> {
    let starts = memmem::find_iter(text.as_bytes(), start);
    starts.filter_map(move |at| text.get(at + start.len()..)?.split(end).next())
}
