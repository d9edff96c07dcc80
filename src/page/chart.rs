//! What everybody has, hand by hand, as a chart of steps. It is drawn twice: for a phone and for a wider screen.

mod line;
mod scale;
mod table;

use super::figures;
use crate::print::width::columns;
use line::{Ends, one};
use maud::{Markup, html};
use scale::{Scale, apart, ticks};
use table::table;

/// The line of one player, or of one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The name.
    pub name: String,
    /// The place in the order of arrival, which decides the colour.
    pub place: usize,
    /// What the holder had before the first hand and after each; `None` while not in the session.
    pub points: Vec<Option<i64>>,
    /// Whether a penalty was paid, for each hand.
    pub fined: Vec<bool>,
}

/// A chart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chart {
    /// What is counted: chips, points.
    pub unit: &'static str,
    /// What everybody begins with.
    pub start: i64,
    /// The lines.
    pub lines: Vec<Line>,
    /// A word or number for each hand.
    pub marks: Vec<String>,
}

/// The measures of a drawing, in pixels.
#[derive(Clone, Copy)]
struct Size {
    class: &'static str,
    width: f32,
    height: f32,
    /// How many letters of a name fit at the end of a line; a Chinese one counts twice.
    letters: usize,
}

const SIZES: [Size; 2] = [
    Size {
        class: "chart narrow",
        width: 328.0,
        height: 260.0,
        letters: 10,
    },
    Size {
        class: "chart wide",
        width: 860.0,
        height: 320.0,
        letters: 24,
    },
];

/// Where the drawing begins: room for the numbers at the left, above, and for those of the games below.
const LEFT: f32 = 38.0;
const ABOVE: f32 = 12.0;
const BELOW: f32 = 34.0;

/// How far names stand apart at least, and how wide one letter is.
const NAMES_APART: f32 = 14.0;
const LETTER: f32 = 7.4;

/// The chart, and its figures in a table.
pub fn chart(chart: &Chart) -> Markup {
    html! {
        figure class="chart" {
            @for size in SIZES { (drawn(chart, size)) }
            figcaption class="quiet" {
                @if chart.marks.iter().any(|mark| !mark.is_empty()) {
                    "Below each hand stands the number of its game. "
                }
                @if chart.lines.iter().any(|line| line.fined.contains(&true)) {
                    span class="sign" { "▼" } " marks a penalty."
                }
            }
        }
        details class="table" {
            summary { "The same in figures" }
            (table(chart))
        }
    }
}

fn drawn(chart: &Chart, size: Size) -> Markup {
    let hands = chart.marks.len();
    let stay = chart
        .lines
        .iter()
        .filter(|line| matches!(line.points.last(), Some(Some(_))));
    let names = stay.map(|line| columns(&clipped(&line.name, size.letters)) as f32 * LETTER);
    let right = size.width - names.fold(0.0, f32::max) - 18.0;
    let all = chart
        .lines
        .iter()
        .flat_map(|line| line.points.iter().copied().flatten());
    let ticks = ticks(all.chain([chart.start]));
    let y = Scale::new(&ticks, size.height - BELOW, ABOVE);
    // Half a column for the start, and a whole one for each hand.
    let column = (right - LEFT) / (hands as f32 + 0.5);
    let x = |hand: usize| LEFT + column * (hand as f32 - 0.5).max(0.0);
    let every = (16.0 / column).ceil().max(1.0) as usize;
    let ends = chart.lines.iter().map(|line| {
        line.points
            .last()
            .copied()
            .flatten()
            .map(|value| y.at(value))
    });
    let labels = apart(
        &ends.collect::<Vec<_>>(),
        NAMES_APART,
        (ABOVE, size.height - BELOW),
    );
    html! {
        svg class=(size.class) role="img" viewBox=(format!("0 0 {} {}", size.width, size.height))
            width=(size.width) height=(size.height) {
            title { (chart.unit) " by hand" }
            desc { (described(chart)) }
            @for tick in &ticks {
                path class="grid" d=(format!("M{LEFT} {0:.1}H{right:.1}", y.at(*tick))) {}
                text class="tick" x=(LEFT - 6.0) y=(format!("{:.1}", y.at(*tick) + 3.5)) { (figures::units(*tick)) }
            }
            path class="start" d=(format!("M{LEFT} {0:.1}H{right:.1}", y.at(chart.start))) {}
            @for (at, mark) in chart.marks.iter().enumerate() {
                @let middle = format!("{:.1}", x(at + 1) + column / 2.0);
                @if (at + 1).is_multiple_of(every) || every == 1 {
                    text class="hand" x=(middle) y=(size.height - BELOW + 15.0) { (at + 1) }
                    text class="game" x=(middle) y=(size.height - BELOW + 28.0) { (mark) }
                }
            }
            @for (line, label) in chart.lines.iter().zip(labels) {
                (one(line, &Ends { label, right, column, letters: size.letters }, &y, &x))
            }
        }
    }
}

/// A name that is at most so wide, in letters of the usual width.
fn clipped(name: &str, letters: usize) -> String {
    if columns(name) <= letters {
        return name.to_owned();
    }
    let mut clipped = String::new();
    for letter in name.chars() {
        clipped.push(letter);
        if columns(&clipped) + 1 > letters {
            clipped.pop();
            break;
        }
    }
    format!("{clipped}…")
}

/// The chart in a sentence.
fn described(chart: &Chart) -> String {
    let lines = chart.lines.iter().filter_map(|line| {
        let mut points = line.points.iter().copied().flatten();
        let first = points.next()?;
        let last = points.next_back().unwrap_or(first);
        Some(format!(
            "{} from {} to {}",
            line.name,
            figures::units(first),
            figures::units(last)
        ))
    });
    format!("{}.", lines.collect::<Vec<_>>().join(", "))
}
