//! What lies on the table, whatever it is: tiles, rows of cards, a board of squares or of points in SVG.

use super::layout::{Legend, layout};
use maud::{Markup, html};
use nos_rules::cards::Card;
use nos_rules::law::picture::{Board, BoardSquare, CardRow, HEIGHT, Man, Picture, Points, Stack};

/// The side of a square.
const SIDE: usize = 40;

/// The width of a stack.
const WIDE: usize = 28;

/// The room for the names of rows, columns and points.
const EDGE: usize = 18;

/// The height of a board of points, with room for their numbers.
const HIGH: usize = 2 * (6 * WIDE + EDGE);

/// The room for the cube.
const CUBE: usize = 40;

/// The picture. The caption of tiles stands at their open ends.
pub fn picture(picture: &Picture, legend: &Legend) -> Markup {
    match picture {
        Picture::Tiles(drawing, _) => layout(drawing, legend),
        Picture::Cards(rows, caption) => cards(rows, caption),
        Picture::Board(squares, caption) => board(squares, caption),
        Picture::Points(stacks, caption) => points(stacks, caption),
    }
}

/// A card in a line of text.
pub fn small_card(card: Card, is_aside: bool) -> Markup {
    let colour = if card.is_red() { "red" } else { "black" };
    let (rank, sign) = card.face();
    let class = format!("playing {colour}{}", if is_aside { " aside" } else { "" });
    html! {
        span class=(class) role="img" aria-label=(card) { (rank) (sign) }
    }
}

fn cards(rows: &[CardRow], caption: &str) -> Markup {
    html! {
        table class="laid" {
            @for row in rows {
                tr {
                    th scope="row" { (row.label) }
                    td { @for (card, is_aside) in &row.cards { (small_card(*card, *is_aside)) " " } }
                    td class="quiet" { (row.words) }
                }
            }
        }
        @if !caption.is_empty() { figcaption { (caption) } }
    }
}

fn board(board: &Board, caption: &str) -> Markup {
    let edge = if board.shows_names { 0 } else { EDGE };
    let wide = board.rows.first().map_or(0, Vec::len) * SIDE + edge;
    let high = board.rows.len() * SIDE + edge;
    html! {
        svg class="board" role="img" viewBox=(format!("0 0 {wide} {high}")) width=(wide) height=(high) {
            title { (tell!("the-board")) }
            desc { (board.described.join(" ")) " " (caption) }
            @for (y, row) in board.rows.iter().enumerate() {
                @if !board.shows_names {
                    text class="edge" x=(EDGE / 2) y=(y * SIDE + SIDE / 2 + 4) { (Board::rank(row)) }
                }
                @for (x, square) in row.iter().enumerate() {
                    g transform=(format!("translate({} {})", x * SIDE + edge, y * SIDE)) { (drawn(square, board.shows_names)) }
                }
            }
            @if !board.shows_names {
                @for (x, file) in board.files().enumerate() {
                    text class="edge" x=(x * SIDE + edge + SIDE / 2) y=(high - 4) { (file) }
                }
            }
        }
        p class="caption" { (caption) }
    }
}

fn drawn(square: &BoardSquare, shows_name: bool) -> Markup {
    let shade = if square.is_dark { "dark" } else { "light" };
    let moved = if square.is_moved { " moved" } else { "" };
    html! {
        rect class=(format!("{shade}{moved}")) width=(SIDE) height=(SIDE) {}
        @if shows_name { text class="name" x="3" y="10" { (square.name) } }
        @if let Some(man) = square.man { (standing(man)) }
    }
}

fn standing(man: Man) -> Markup {
    html! {
        g class=(side(man)) {
            @if man.is_disc() {
                circle cx="23" cy="24" r="13" {}
                text x="23" y="29" { (man.sign) }
            } @else {
                text class="glyph" x="20" y="32" { (man.sign) }
            }
        }
    }
}

fn side(man: Man) -> &'static str {
    if man.is_light {
        "man white"
    } else {
        "man black"
    }
}

fn points(points: &Points, caption: &str) -> Markup {
    let wide = points.top.len() * WIDE + CUBE;
    html! {
        svg class="board points" role="img" viewBox=(format!("0 0 {wide} {HIGH}")) width=(wide) height=(HIGH) {
            title { (tell!("the-board")) }
            desc { (points.described.join(" ")) " " (caption) }
            rect class="ground" y=(EDGE) width=(wide - CUBE) height=(HIGH - 2 * EDGE) {}
            @for (at, (top, low)) in points.top.iter().zip(&points.low).enumerate() {
                g transform=(format!("translate({} 0)", at * WIDE)) {
                    (stack(top, at, |high| EDGE + high))
                    (stack(low, at + 1, |high| HIGH - EDGE - high))
                    text class="edge" x=(WIDE / 2) y=(EDGE - 5) { (top.name) }
                    text class="edge" x=(WIDE / 2) y=(HIGH - 5) { (low.name) }
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
    html! {
        @if is_point {
            path class=(shade) d=(format!("M0 {}H{WIDE}L{} {}Z", y(0), WIDE / 2, y(5 * WIDE))) {}
        }
        @for height in 0..HEIGHT {
            @if let Some(words) = stack.at(height) {
                @let middle = y(usize::from(height) * WIDE + WIDE / 2);
                g class=(side(stack.man)) {
                    circle cx=(WIDE / 2) cy=(middle) r="13" {}
                    text x=(WIDE / 2) y=(middle + 5) { (words) }
                }
            }
        }
    }
}
