//! The line of one holder in a chart.

use super::scale::Scale;
use super::{Line, clipped};
use crate::page::colour;
use maud::{Markup, html};

/// What the end of a line needs.
pub(super) struct Ends {
    /// Where its name stands; `None` if the line ends before.
    pub label: Option<f32>,
    pub right: f32,
    pub column: f32,
    pub letters: usize,
}

/// The line with its penalties, its marker and its name.
pub(super) fn one(line: &Line, ends: &Ends, y: &Scale, x: &dyn Fn(usize) -> f32) -> Markup {
    let last = line
        .points
        .iter()
        .rposition(Option::is_some)
        .unwrap_or_default();
    let height = line
        .points
        .get(last)
        .copied()
        .flatten()
        .map_or(0.0, |value| y.at(value));
    let end = x(last)
        + if last == 0 {
            ends.column / 2.0
        } else {
            ends.column
        };
    let colour = colour::of(line.place);
    let name = clipped(&line.name, ends.letters);
    html! {
        g class=(format!("line {}", colour::class(line.place))) {
            title { (line.name) }
            path class="steps" stroke-dasharray=[Some(colour.dash).filter(|dash| !dash.is_empty())] d=(steps(line, ends.column, y, x)) {}
            @for (at, _) in line.fined.iter().enumerate().filter(|(_, fined)| **fined) {
                @if let Some(value) = line.points.get(at + 1).copied().flatten() {
                    @let (middle, above) = (x(at + 1) + ends.column / 2.0, y.at(value) - 3.0);
                    path class="fine" d=(format!("M{middle:.1} {above:.1}l-3.5 -6h7z")) {}
                }
            }
            path class="marker" transform=(format!("translate({end:.1} {height:.1})")) d=(colour.marker) {}
            @match ends.label {
                Some(label) => {
                    @if (label - height).abs() > 2.0 {
                        path class="hair" d=(format!("M{:.1} {height:.1}L{:.1} {label:.1}", end + 5.0, ends.right + 11.0)) {}
                    }
                    text class="name" x=(format!("{:.1}", ends.right + 13.0)) y=(format!("{:.1}", label + 4.0)) { (name) }
                }
                None => (gone(&name, (end, height), ends.right)),
            }
        }
    }
}

/// The name of somebody who left, where the line ends: behind it, or before it if it ends late.
fn gone(name: &str, (end, height): (f32, f32), right: f32) -> Markup {
    let (class, x) = match end > right * 0.6 {
        true => ("name gone before", end - 8.0),
        false => ("name gone", end + 8.0),
    };
    html! {
        text class=(class) x=(format!("{x:.1}")) y=(format!("{:.1}", height + 4.0)) { (name) " left" }
    }
}

/// The steps of a line. In the column of each hand it stands where the hand left it.
fn steps(line: &Line, column: f32, y: &Scale, x: &dyn Fn(usize) -> f32) -> String {
    let mut path = String::new();
    for (at, value) in line.points.iter().enumerate() {
        let Some(value) = value else { continue };
        let (from, height) = (x(at), y.at(*value));
        let to = from + if at == 0 { column / 2.0 } else { column };
        path.push_str(&match path.is_empty() {
            true => format!("M{from:.1} {height:.1}H{to:.1}"),
            false => format!("V{height:.1}H{to:.1}"),
        });
    }
    path
}
