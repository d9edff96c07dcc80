//! A board of squares in SVG.

use crate::law::picture::{Board, Man, Square};
use maud::{Markup, html};

/// The side of a square.
const SIDE: usize = 40;

/// The room for the names of rows and columns.
const EDGE: usize = 18;

/// The board as it stands on the table, and a sentence below it.
pub fn board(board: &Board, caption: &str) -> Markup {
    let edge = if board.shows_names { 0 } else { EDGE };
    let wide = board.rows.first().map_or(0, Vec::len) * SIDE + edge;
    let high = board.rows.len() * SIDE + edge;
    html! {
        svg class="board" role="img" viewBox=(format!("0 0 {wide} {high}")) width=(wide) height=(high) {
            title { (tell!("the-board")) }
            desc { (board.described().join(" ")) " " (caption) }
            @for (y, row) in board.rows.iter().enumerate() {
                @if !board.shows_names {
                    text class="edge" x=(EDGE / 2) y=(y * SIDE + SIDE / 2 + 4) { (Board::rank(row)) }
                }
                @for (x, square) in row.iter().enumerate() {
                    g transform=(format!("translate({} {})", x * SIDE + edge, y * SIDE)) { (one(square, board.shows_names)) }
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

fn one(square: &Square, shows_name: bool) -> Markup {
    let shade = if square.is_dark { "dark" } else { "light" };
    let moved = if square.is_moved { " moved" } else { "" };
    html! {
        rect class=(format!("{shade}{moved}")) width=(SIDE) height=(SIDE) {}
        @if shows_name { text class="name" x="3" y="10" { (square.name) } }
        @if let Some(man) = square.man { (standing(man)) }
    }
}

fn standing(man: Man) -> Markup {
    let side = if man.is_light {
        "man white"
    } else {
        "man black"
    };
    html! {
        g class=(side) {
            @if man.is_disc() {
                circle cx="23" cy="24" r="13" {}
                text x="23" y="29" { (man.sign) }
            } @else {
                text class="glyph" x="20" y="32" { (man.sign) }
            }
        }
    }
}
