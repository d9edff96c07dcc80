//! Pictures of the table in SVG or HTML: tiles, rows of cards, a board of squares or of points.

use super::layout::{self, layout};
use super::{Legend, figures, prose, unread};
use maud::{Markup, html};
use nos_base::{Card, SpanKind, Told};
use nos_law::picture::Stack;
use nos_law::{Board, CardRow, Man, Picture, Points};

const SIDE: usize = 40;

const WIDE: usize = 28;

/// Margin for the names of rows, columns and points.
const EDGE: usize = 18;

/// Height of a board of points, with its numbers.
const HIGH: usize = 2 * (6 * WIDE + EDGE);

const CUBE: usize = 40;

/// Draws a picture. Tiles need no caption, because their open ends have words.
pub fn picture(picture: &Picture, legend: &Legend) -> Markup {
    match picture {
        Picture::Tiles(drawing, _) => layout(drawing, legend),
        Picture::Cards(rows, caption) => cards(rows, caption),
        Picture::Board(squares, caption) => framed(board(squares), &squares.described, caption),
        Picture::Points(stacks, caption) => framed(points(stacks), &stacks.described, caption),
    }
}

/// A drawing without its frame, and its width and height.
type Unframed = (Markup, usize, usize);

fn framed((drawn, wide, high): Unframed, described: &[String], caption: &Told) -> Markup {
    html! {
        svg class="board" role="img" viewBox=(format!("0 0 {wide} {high}")) width=(wide) height=(high) {
            title { (message!("the-board")) }
            desc { (described.join(" ")) }
            (unread(&drawn))
        }
        p class="caption" { (prose(caption)) }
    }
}

/// A picture as a group in another, empty if the page's drawing fills it, and its height there.
pub(super) fn alone(picture: &Picture, legend: &Legend, is_empty: bool) -> Option<(Markup, i32)> {
    let (drawn, _, high) = match picture {
        Picture::Tiles(drawing, _) => return Some(layout::alone(drawing, legend, is_empty)),
        Picture::Board(squares, _) => board(squares),
        Picture::Points(stacks, _) => points(stacks),
        Picture::Cards(..) => return None,
    };
    Some((html! { g class="board" { @if !is_empty { (drawn) } } }, high as i32))
}

pub fn small_card(card: Card, is_aside: bool) -> Markup {
    let colour = if card.is_red() { "red" } else { "black" };
    let (rank, sign) = card.face();
    let class = format!("playing {colour}{}", if is_aside { " aside" } else { "" });
    html! {
        span class=(class) role="img" aria-label=(card.told()) { (rank) (sign) }
    }
}

/// Holes in a row of a pegging board, and holes in a group.
const HOLES: i64 = 30;
const GROUP: i64 = 5;

/// A pegging board with the holes up to the target. The front peg of each side is filled.
pub fn pegs(sides: &[(String, [i64; 2])], target: i64) -> Markup {
    let title = sides.iter().map(
        |(name, [front, back])| told!("pegs", front, back; name = Told::of(SpanKind::Name, name)),
    );
    let (drawn, wide, high) = pegs_unframed(sides, target);
    html! {
        svg class="pegs" role="img" viewBox=(format!("0 0 {wide} {high}")) width=(wide * 3 / 2) height=(high * 3 / 2) {
            title { (figures::unmarked(&Told::joined(title, "; "))) }
            (unread(&drawn))
        }
    }
}

fn pegs_unframed(sides: &[(String, [i64; 2])], target: i64) -> Unframed {
    let rows = (target + HOLES - 1) / HOLES;
    let x = |hole: i64| {
        let at = (hole - 1).rem_euclid(HOLES);
        20 + at * 10 + at / GROUP * 6
    };
    let y = |side: usize, hole: i64| {
        let row = (hole - 1).max(0) / HOLES;
        12 + row * (12 * sides.len() as i64 + 10) + 12 * side as i64
    };
    // A peg at 0 is drawn left of the first hole.
    let place = |side, hole: i64| (if hole == 0 { 6 } else { x(hole) }, y(side, hole));
    let (wide, high) = (x(HOLES) + 42, y(sides.len(), rows * HOLES));
    let drawn = html! {
        @for row in 0..rows {
            @let last = ((row + 1) * HOLES).min(target);
            @for side in 0..sides.len() {
                @let (x, y) = (x(row * HOLES + 1), y(side, row * HOLES + 1));
                path class="holes" d=(holes(last - row * HOLES)) transform=(format!("translate({x} {y})")) {}
            }
            text x=(x(last) + 8) y=(y(sides.len() - 1, last) + 4) { (last) }
        }
        @for (side, (_, [front, back])) in sides.iter().enumerate() {
            @let ((fx, fy), (bx, by)) = (place(side, (*front).min(target)), place(side, (*back).min(target)));
            g class=(super::colour::class(side)) {
                @if back != front { circle class="back" cx=(bx) cy=(by) r="3.8" {} }
                circle class="front" cx=(fx) cy=(fy) r="4.6" {}
            }
        }
    };
    (drawn, wide as usize, high as usize)
}

/// The pegging board as a group in a picture, and its height there.
pub(super) fn pegs_alone(
    sides: &[(String, [i64; 2])],
    target: i64,
    is_empty: bool,
) -> (Markup, i32) {
    let (drawn, _, high) = pegs_unframed(sides, target);
    let drawn = html! { g class="pegs" transform="scale(1.5)" { @if !is_empty { (drawn) } } };
    (drawn, high as i32 * 3 / 2)
}

fn holes(number: i64) -> String {
    let dots = (1..number).map(|at| if at % GROUP == 0 { "m16 0h0" } else { "m10 0h0" });
    std::iter::once("M0 0h0").chain(dots).collect()
}

pub fn cube(value: i64) -> Markup {
    thrown(&message!("cube", value), "1.5", &html! { text y="3.2" { (value) } })
}

pub fn die(pips: u8) -> Markup {
    thrown(&pips.to_string(), "3.5", &html! { use href=(format!("#h{pips}")) y="10" {} })
}

fn thrown(label: &str, rounding: &str, face: &Markup) -> Markup {
    html! {
        svg class="die" viewBox="-11 -11 22 22" width="44" height="44" role="img" aria-label=(label) {
            rect class="face" x="-10" y="-10" width="20" height="20" rx=(rounding) {}
            (face)
        }
    }
}

fn cards(rows: &[CardRow], caption: &Told) -> Markup {
    html! {
        table class="laid" {
            @for row in rows {
                tr {
                    th scope="row" { @if !row.label.is_empty() { (figures::name(&row.label)) } }
                    td { @for (card, is_aside) in &row.cards { (small_card(*card, *is_aside)) " " } }
                    td class="quiet" { (row.words) }
                }
            }
        }
        @if !caption.is_empty() { figcaption { (prose(caption)) } }
    }
}

fn board(board: &Board) -> Unframed {
    let edge = if board.shows_names { 0 } else { EDGE };
    let (across, down) = (board.rows.first().map_or(0, Vec::len), board.rows.len());
    let (wide, high) = (across * SIDE + edge, down * SIDE + edge);
    let squares = || {
        (board.rows.iter().enumerate()).flat_map(|(y, row)| {
            (row.iter().enumerate()).map(move |(x, own)| (x * SIDE + edge, y * SIDE, own))
        })
    };
    let dark = squares().filter(|(.., square)| square.is_dark);
    let dark = dark.map(|(x, y, _)| format!("M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z"));
    let is_discs = squares().any(|(.., square)| square.man.is_some_and(Man::is_disc));
    let drawn = html! {
        rect class="light" x=(edge) width=(across * SIDE) height=(down * SIDE) {}
        path class="dark" d=(dark.collect::<String>()) {}
        @if board.shows_names {
            @for (x, y, square) in squares().filter(|(.., square)| !square.name.is_empty()) {
                text class="square" x=(x + 3) y=(y + 10) { (square.name) }
            }
        } @else {
            @for (y, row) in board.rows.iter().enumerate() {
                text class="edge" x=(EDGE / 2) y=(y * SIDE + SIDE / 2 + 4) { (Board::rank(row)) }
            }
            @for (x, file) in board.files().enumerate() {
                text class="edge" x=(x * SIDE + edge + SIDE / 2) y=(high - 4) { (file) }
            }
        }
        (standing(if is_discs { "discs" } else { "figures" }, squares().map(|(x, y, own)| (x, y, own.standing()))))
    };
    (drawn, wide, high)
}

/// The man or stack in each place, as a reference to a shape, which a walk through a hand changes,
/// and a mark where the last move began or ended.
fn standing(kind: &str, places: impl Iterator<Item = (usize, usize, (String, bool))>) -> Markup {
    html! {
        g class="men" data-men=(kind) {
            @for (x, y, (man, is_last)) in places {
                @let href = (is_last || !man.is_empty()).then(|| format!("#{kind}-{man}"));
                use class=[is_last.then_some("last")] href=[href] x=(x) y=(y) {}
            }
        }
    }
}

fn points(points: &Points) -> Unframed {
    let wide = points.top.len() * WIDE + CUBE;
    let rows = [("top", EDGE, &points.top), ("low", HIGH - EDGE, &points.low)];
    let drawn = html! {
        rect class="ground" y=(EDGE) width=(wide - CUBE) height=(HIGH - 2 * EDGE) {}
        path class="light" d=(triangles(points, 0)) {}
        path class="dark" d=(triangles(points, 1)) {}
        @for (kind, y, stacks) in rows {
            @for (at, stack) in stacks.iter().enumerate() {
                // On a wall two digits leave no room for a word beside them.
                text class=(if kind == "top" && !stack.is_on_point { "edge spare" } else { "edge" }) x=(at * WIDE + WIDE / 2) y=(if y == EDGE { EDGE - 5 } else { HIGH - 5 }) { (stack.name) }
            }
        }
        @for (kind, y, stacks) in rows {
            (standing(kind, stacks.iter().enumerate().map(|(at, stack)| (at * WIDE, y, (stack.standing(), false)))))
        }
        @for (value, y) in points.cubes().into_iter().flatten().zip([HIGH - EDGE - CUBE / 2, HIGH / 2, EDGE + CUBE / 2]) {
            g class="cube" transform=(format!("translate({} {})", wide - CUBE + 6, y - 14)) visibility=[value.is_none().then_some("hidden")] {
                rect class="face" width="28" height="28" rx="4" {}
                text class="worth" x="14" y="19" { @if let Some(value) = value { (value) } }
            }
        }
    };
    (drawn, wide, HIGH)
}

/// Every other triangle of the points; the upper ones point down, the lower ones up.
fn triangles(points: &Points, first: usize) -> String {
    let half = WIDE / 2;
    let row = |stacks: &[Stack], first: usize, begin: &str, end: &str| -> String {
        (stacks.iter().enumerate().skip(first).step_by(2))
            .filter(|(_, stack)| stack.is_on_point)
            .map(|(at, _)| format!("M{} {begin}h{WIDE}l-{half} {end}z", at * WIDE))
            .collect()
    };
    let (low, up) = (HIGH - EDGE, 5 * WIDE);
    row(&points.top, first, &EDGE.to_string(), &up.to_string())
        + &row(&points.low, 1 - first, &low.to_string(), &format!("-{up}"))
}
