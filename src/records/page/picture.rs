//! What lies on the table, whatever it is: tiles, rows of cards, a board of squares or of points in SVG.

use super::figures;
use super::layout::layout;
use super::legend::Legend;
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
        span class=(class) role="img" aria-label=(card.told()) { (rank) (sign) }
    }
}

/// Holes in a row of a pegging board, and holes in a group.
const HOLES: i64 = 30;
const GROUP: i64 = 5;

/// A pegging board: for each side its two pegs in the holes up to the target. The front peg is filled.
pub fn pegs(sides: &[(String, [i64; 2])], target: i64) -> Markup {
    let rows = (target + HOLES - 1) / HOLES;
    let x = |hole: i64| {
        let at = (hole - 1).rem_euclid(HOLES);
        20 + at * 10 + at / GROUP * 6
    };
    let y = |side: usize, hole: i64| {
        let row = (hole - 1).max(0) / HOLES;
        12 + row * (12 * sides.len() as i64 + 10) + 12 * side as i64
    };
    // Pegs at 0 stand before the first hole.
    let place = |side, hole: i64| (if hole == 0 { 6 } else { x(hole) }, y(side, hole));
    let (wide, high) = (x(HOLES) + 42, y(sides.len(), rows * HOLES));
    let title: Vec<String> = sides
        .iter()
        .map(|(name, [front, back])| message!("pegs", name, front, back))
        .collect();
    html! {
        svg class="pegs" role="img" viewBox=(format!("0 0 {wide} {high}")) width=(wide * 3 / 2) height=(high * 3 / 2) {
            title { (title.join("; ")) }
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
        }
    }
}

/// Holes in a row, in groups.
fn holes(number: i64) -> String {
    let dots = (1..number).map(|at| {
        if at % GROUP == 0 {
            "m16 0h0"
        } else {
            "m10 0h0"
        }
    });
    std::iter::once("M0 0h0").chain(dots).collect()
}

/// The cube with its value.
pub fn cube(value: i64) -> Markup {
    html! {
        svg class="die" viewBox="-11 -11 22 22" width="44" height="44" role="img" aria-label=(message!("cube", value)) {
            rect class="face" x="-10" y="-10" width="20" height="20" rx="1.5" {}
            text y="3.2" { (value) }
        }
    }
}

/// A die with these pips.
pub fn die(pips: u8) -> Markup {
    html! {
        svg class="die" viewBox="-11 -11 22 22" width="44" height="44" role="img" aria-label=(pips) {
            rect class="face" x="-10" y="-10" width="20" height="20" rx="3.5" {}
            use href=(format!("#h{pips}")) y="10" {}
        }
    }
}

fn cards(rows: &[CardRow], caption: &str) -> Markup {
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
        @if !caption.is_empty() { figcaption { (caption) } }
    }
}

fn board(board: &Board, caption: &str) -> Markup {
    let edge = if board.shows_names { 0 } else { EDGE };
    let wide = board.rows.first().map_or(0, Vec::len) * SIDE + edge;
    let high = board.rows.len() * SIDE + edge;
    let standing = || board.rows.iter().flatten().filter_map(|square| square.man);
    let men = if standing().any(Man::is_disc) {
        "discs"
    } else {
        "figures"
    };
    html! {
        svg class="board" role="img" data-men=(men) viewBox=(format!("0 0 {wide} {high}")) width=(wide) height=(high) {
            title { (message!("the-board")) }
            desc { (board.described.join(" ")) " " (caption) }
            @for (y, row) in board.rows.iter().enumerate() {
                @if !board.shows_names {
                    text class="edge" x=(EDGE / 2) y=(y * SIDE + SIDE / 2 + 4) { (Board::rank(row)) }
                }
                @for (x, square) in row.iter().enumerate() {
                    g class="sq" transform=(format!("translate({} {})", x * SIDE + edge, y * SIDE)) { (drawn(square, board.shows_names, men)) }
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

/// The men of chess, each in a square with a side of 40.
const MEN: [(char, &str); 6] = [
    (
        'p',
        "M20 9a5 5 0 0 1 3.3 8.7L25 20h-2.5l2 9H27l2 5H11l2 -5h2.5l2 -9H15l1.7 -2.3A5 5 0 0 1 20 9z",
    ),
    (
        'r',
        "M11 8h4.5v3h2.7V8h3.6v3h2.7V8H29v7l-3 2.5v9l2.5 3 1.5 4.5H10l1.5 -4.5 2.5 -3v-9L11 15z",
    ),
    (
        'n',
        "M13 29c0 -6 6 -8 6.5 -13 -2.5 2 -5 2.5 -7 5.5L9 20c0 -6 4 -10 9 -12l-.5 -3.5 4.5 3c6 1.5 8.5 7 8.5 14 0 3 -.5 5 -1 7.5l1.5 5H11z",
    ),
    (
        'b',
        "M20 5a2.3 2.3 0 0 1 1.5 4c3.7 3 5.5 6.5 5 10 -.3 2 -1.3 3.5 -3 4.5l1.5 6H28l1.5 4.5h-19L12 29.5h3l1.5 -6c-1.7 -1 -2.7 -2.5 -3 -4.5 -.5 -3.5 1.3 -7 5 -10A2.3 2.3 0 0 1 20 5z",
    ),
    (
        'q',
        "M20 5a2.2 2.2 0 0 1 1.3 4L24 17l4.5 -6.5a2.2 2.2 0 1 1 2.2 1.2L27 25l1 4.5 1.5 4.5h-19l1.5 -4.5 1 -4.5 -3.7 -13.3a2.2 2.2 0 1 1 2.2 -1.2L16 17l2.7 -8A2.2 2.2 0 0 1 20 5z",
    ),
    (
        'k',
        "M18.6 4h2.8v2.6H24v2.6h-2.6v2.6c3.2 -2 8.6 -1 8.6 3.7 0 3.7 -3 6 -4 9v5h1.5L29 34H11l1.5 -4.5H14v-5c-1 -3 -4 -5.3 -4 -9 0 -4.7 5.4 -5.7 8.6 -3.7V9.2H16V6.6h2.6z",
    ),
];

/// Definitions once a page: the men of chess and those of checkers, by the letters that a position has for them.
pub(super) fn definitions() -> Markup {
    let crown = message!("crown");
    html! {
        @for (letter, shape) in MEN {
            path id=(format!("man-{letter}")) d=(shape) {}
            @for (own, side) in [(letter, "black"), (letter.to_ascii_uppercase(), "white")] {
                g id=(format!("figures-{own}")) class=(format!("man {side}")) { use href=(format!("#man-{letter}")) {} }
            }
        }
        @for (letter, side, crown) in [("w", "white", ""), ("W", "white", &crown), ("b", "black", ""), ("B", "black", &crown)] {
            g id=(format!("discs-{letter}")) class=(format!("man {side}")) {
                circle cx="23" cy="24" r="13" {}
                text x="23" y="29" { (crown) }
            }
        }
    }
}

/// A square, and a reference to the man on it, which a walk through a hand changes.
fn drawn(square: &BoardSquare, shows_name: bool, men: &str) -> Markup {
    let shade = if square.is_dark { "dark" } else { "light" };
    let moved = if square.is_moved { " moved" } else { "" };
    html! {
        rect class=(format!("{shade}{moved}")) width=(SIDE) height=(SIDE) {}
        @if shows_name { text class="name" x="3" y="10" { (square.name) } }
        use href=[square.man.map(|man| format!("#{men}-{}", man.letter))] {}
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
            title { (message!("the-board")) }
            desc { (points.described.join(" ")) " " (caption) }
            rect class="ground" y=(EDGE) width=(wide - CUBE) height=(HIGH - 2 * EDGE) {}
            @for (at, (top, low)) in points.top.iter().zip(&points.low).enumerate() {
                (stack(top, at, (at * WIDE, EDGE), 1))
                (stack(low, at + 1, (at * WIDE, HIGH - EDGE), -1))
                text class="edge" x=(at * WIDE + WIDE / 2) y=(EDGE - 5) { (top.name) }
                text class="edge" x=(at * WIDE + WIDE / 2) y=(HIGH - 5) { (low.name) }
            }
            @if let Some((value, owner)) = points.cube {
                @let y = owner.map_or(HIGH / 2, |is_low| if is_low { HIGH - EDGE - CUBE / 2 } else { EDGE + CUBE / 2 });
                g class="man white" transform=(format!("translate({} {})", wide - CUBE + 6, y - 14)) {
                    rect class="cube" width="28" height="28" rx="4" {}
                    text x="14" y="19" { (value) }
                }
            }
        }
        p class="caption" { (caption) }
    }
}

/// A stack, and the point below it, that begins here at an edge and goes down, or up if the sign is below 0.
fn stack(stack: &Stack, shade: usize, (x, y): (usize, usize), sign: i32) -> Markup {
    let shade = if shade.is_multiple_of(2) {
        "light"
    } else {
        "dark"
    };
    let wide = WIDE as i32;
    html! {
        g class="stack" data-way=(sign) transform=(format!("translate({x} {y})")) {
            @if stack.is_on_point {
                path class=(shade) d=(format!("M0 0H{WIDE}L{} {}Z", WIDE / 2, sign * 5 * wide)) {}
            }
            @for height in 0..HEIGHT {
                @if let Some(words) = stack.at(height) {
                    @let middle = sign * (i32::from(height) * wide + wide / 2);
                    g class=(side(stack.man)) {
                        circle cx=(WIDE / 2) cy=(middle) r="13" {}
                        text x=(WIDE / 2) y=(middle + 5) { (words) }
                    }
                }
            }
        }
    }
}
