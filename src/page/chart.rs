//! What everybody has, hand by hand, as a chart of steps. It is drawn twice: for a phone and for a wider screen.

use super::{colour, figures};
use crate::text::width::columns;
use maud::{Markup, html};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub name: String,
    /// The place in the order of arrival, which decides the colour.
    pub place: usize,
    /// What the holder had before the first hand and after each; `None` while not in the session.
    pub points: Vec<Option<i64>>,
    /// Whether a penalty was paid, for each hand.
    pub fined: Vec<bool>,
}

impl Line {
    /// What the holder had after this hand; `None` while not in the session.
    fn at(&self, hand: usize) -> Option<i64> {
        self.points.get(hand).copied().flatten()
    }

    fn values(&self) -> impl DoubleEndedIterator<Item = i64> {
        self.points.iter().copied().flatten()
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chart {
    pub unit: &'static str,
    /// What a column stands for: a hand, or a whole game.
    pub round: &'static str,
    pub start: i64,
    pub lines: Vec<Line>,
    /// A word or number for each hand.
    pub marks: Vec<String>,
}

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

impl Chart {
    fn is_marked(&self) -> bool {
        self.marks.iter().any(|mark| !mark.is_empty())
    }
}

pub fn chart(chart: &Chart) -> Markup {
    html! {
        figure class="chart" {
            @for size in SIZES { (drawn(chart, size)) }
            figcaption class="quiet" {
                @if chart.is_marked() {
                    (tell!("number-of-its-game")) " "
                }
                @if chart.lines.iter().any(|line| line.fined.contains(&true)) {
                    span class="sign" { "▼" } " " (tell!("marks-a-penalty"))
                }
            }
        }
        details class="table" {
            summary { (tell!("same-in-figures")) }
            (table(chart))
        }
    }
}

fn drawn(chart: &Chart, size: Size) -> Markup {
    let hands = chart.marks.len();
    let stays = |line: &&Line| matches!(line.points.last(), Some(Some(_)));
    let names = chart
        .lines
        .iter()
        .filter(stays)
        .map(|line| columns(&clipped(&line.name, size.letters)) as f32 * LETTER);
    let right = size.width - names.fold(0.0, f32::max) - 18.0;
    let all = chart.lines.iter().flat_map(Line::values);
    let ticks = ticks(all.chain([chart.start]));
    let y = Scale::new(&ticks, size.height - BELOW, ABOVE);
    // Half a column for the start, and a whole one for each hand.
    let column = (right - LEFT) / (hands as f32 + 0.5);
    let x = |hand: usize| LEFT + column * (hand as f32 - 0.5).max(0.0);
    let every = (16.0 / column).ceil().max(1.0) as usize;
    let end = |line: &Line| line.at(hands).map(|value| y.at(value));
    let ends: Vec<Option<f32>> = chart.lines.iter().map(end).collect();
    let labels = apart(&ends, NAMES_APART, (ABOVE, size.height - BELOW));
    html! {
        svg class=(size.class) role="img" viewBox=(format!("0 0 {} {}", size.width, size.height))
            width=(size.width) height=(size.height) {
            title { (tell!("by-hand", unit = chart.unit, round = chart.round)) }
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
    let mut clipped = name.to_owned();
    while columns(&clipped) + 1 > letters && clipped.pop().is_some() {}
    format!("{clipped}…")
}

fn described(chart: &Chart) -> String {
    let lines = chart.lines.iter().filter_map(|line| {
        let (first, last) = (line.values().next()?, line.values().next_back()?);
        let [first, last] = [first, last].map(figures::units);
        Some(tell!("from-to", name = line.name, first, last))
    });
    format!("{}.", lines.collect::<Vec<_>>().join(", "))
}

struct Ends {
    /// Where its name stands; `None` if the line ends before.
    label: Option<f32>,
    right: f32,
    column: f32,
    letters: usize,
}

/// The line with its penalties, its marker and its name.
fn one(line: &Line, ends: &Ends, y: &Scale, x: &dyn Fn(usize) -> f32) -> Markup {
    let last = line.points.iter().rposition(Option::is_some);
    let last = last.unwrap_or_default();
    let height = line.at(last).map_or(0.0, |value| y.at(value));
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
                @if let Some(value) = line.at(at + 1) {
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
        text class=(class) x=(format!("{x:.1}")) y=(format!("{:.1}", height + 4.0)) { (tell!("name-left", name)) }
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

fn table(chart: &Chart) -> Markup {
    let caption = tell!("after-each-hand", unit = chart.unit, round = chart.round);
    let head = html! {
        th scope="col" { (tell!("column-hand", round = chart.round)) }
        @if chart.is_marked() { th scope="col" { (tell!("column-game")) } }
        @for line in &chart.lines { (figures::heading(&line.name, line.place, false)) }
    };
    let body = html! {
        @for hand in 0..=chart.marks.len() {
            tr {
                th scope="row" { @if hand == 0 { (tell!("row-start")) } @else { (hand) } }
                @if chart.is_marked() {
                    td { (chart.marks.get(hand.wrapping_sub(1)).map_or("", String::as_str)) }
                }
                @for line in &chart.lines {
                    td class="number" {
                        (line.at(hand).map_or_else(String::new, figures::units))
                        @if hand > 0 && line.fined.get(hand - 1) == Some(&true) {
                            span class="sign" title=(tell!("a-penalty")) { " ▼" }
                        }
                    }
                }
            }
        }
    };
    figures::table(
        None,
        (&tell!("figures-of-the-chart"), &caption),
        &head,
        &body,
    )
}

const TICKS: i64 = 5;

fn ticks(values: impl Iterator<Item = i64>) -> Vec<i64> {
    let bounds = |(low, high): (i64, i64), value| (low.min(value), high.max(value));
    let (low, high) = values.fold((i64::MAX, i64::MIN), bounds);
    if low > high {
        return vec![0];
    }
    let span = high.saturating_sub(low).max(1);
    let decades = (0..18).map(|power| 10i64.pow(power));
    let steps = decades.flat_map(|ten| [1, 2, 5].map(|times| ten.saturating_mul(times)));
    let step = steps
        .into_iter()
        .find(|step| span / step < TICKS - 1)
        .unwrap_or(i64::MAX);
    let first = low.div_euclid(step);
    let last = high.div_euclid(step) + i64::from(high.rem_euclid(step) != 0);
    (first..=last.max(first + 1))
        .map(|at| at.saturating_mul(step))
        .collect()
}

/// Heights on paper for values, from the top of the drawing.
struct Scale {
    low: f32,
    span: f32,
    bottom: f32,
    height: f32,
}

impl Scale {
    fn new(ticks: &[i64], bottom: f32, top: f32) -> Scale {
        let low = ticks.first().copied().unwrap_or_default() as f32;
        let high = ticks.last().copied().unwrap_or_default() as f32;
        let (span, height) = ((high - low).max(1.0), bottom - top);
        Scale {
            low,
            span,
            bottom,
            height,
        }
    }

    fn at(&self, value: i64) -> f32 {
        self.bottom - (value as f32 - self.low) / self.span * self.height
    }
}

/// Pushes heights apart, between a top and a bottom. Their order stays.
fn apart(heights: &[Option<f32>], least: f32, (top, bottom): (f32, f32)) -> Vec<Option<f32>> {
    let order = heights.iter().enumerate();
    let order = order.filter_map(|(at, height)| Some((at, (*height)?)));
    let mut order: Vec<(usize, f32)> = order.collect();
    order.sort_by(|one, other| one.1.total_cmp(&other.1));
    let mut floor = top;
    for (_, height) in &mut order {
        *height = height.max(floor);
        floor = *height + least;
    }
    let mut ceiling = bottom;
    for (_, height) in order.iter_mut().rev() {
        *height = height.min(ceiling);
        ceiling = *height - least;
    }
    let mut pushed = vec![None; heights.len()];
    for (at, height) in order {
        pushed.splice(at..=at, [Some(height)]);
    }
    pushed
}
