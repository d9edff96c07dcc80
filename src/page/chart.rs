//! What everybody has, hand by hand, as a chart of steps. It is drawn twice: for a phone and for a wider screen.

mod scale;

use super::colour;
use super::figures;
use crate::print::width::columns;
use maud::{Markup, html};
use scale::{Scale, apart, ticks};

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
    /// How many letters of a name fit at the end of a line.
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
                "Below each hand stands the number of its game. "
                span class="sign" { "▼" } " marks a penalty."
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
    let shown = |line: &Line| clipped(&line.name, size.letters);
    let names = chart
        .lines
        .iter()
        .map(|line| columns(&shown(line)) as f32 * LETTER);
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

/// What the end of a line needs.
struct Ends {
    /// Where its name stands; `None` if the line ends before.
    label: Option<f32>,
    right: f32,
    column: f32,
    letters: usize,
}

fn one(line: &Line, ends: &Ends, y: &Scale, x: &dyn Fn(usize) -> f32) -> Markup {
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
        g class=(format!("line p{}", line.place % colour::COLOURS.len())) {
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
                None => text class="name gone" x=(format!("{:.1}", end + 8.0)) y=(format!("{:.1}", height + 4.0)) { (name) " left" },
            }
        }
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

/// A name of at most this many letters.
fn clipped(name: &str, letters: usize) -> String {
    if name.chars().count() <= letters {
        return name.to_owned();
    }
    let begin: String = name.chars().take(letters.saturating_sub(1)).collect();
    format!("{begin}…")
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

fn table(chart: &Chart) -> Markup {
    html! {
        div class="scroll" tabindex="0" role="region" aria-label="Figures of the chart" {
            table {
                caption { (chart.unit) " after each hand" }
                thead {
                    tr {
                        th scope="col" { "hand" }
                        th scope="col" { "game" }
                        @for line in &chart.lines { (figures::heading(&line.name, line.place, false)) }
                    }
                }
                tbody {
                    @for hand in 0..=chart.marks.len() {
                        tr {
                            th scope="row" { @if hand == 0 { "start" } @else { (hand) } }
                            td { (chart.marks.get(hand.wrapping_sub(1)).map_or("", String::as_str)) }
                            @for line in &chart.lines {
                                td class="number" {
                                    (line.points.get(hand).copied().flatten().map_or_else(String::new, figures::units))
                                    @if hand > 0 && line.fined.get(hand - 1) == Some(&true) {
                                        span class="sign" title="a penalty" { " ▼" }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
