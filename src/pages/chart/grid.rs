//! Coordinates of hands and values in a chart.

use super::{Chart, ChartLine};
use crate::legend::{tenths, told_apart};
use maud::{Markup, html};
use nos_base::Order;

#[derive(Clone, Copy)]
pub(super) struct Size {
    pub(super) class: &'static str,
    pub(super) width: f32,
    pub(super) height: f32,
    /// Letters of a name that fit at the end of a line.
    pub(super) letters: usize,
    /// Whether it has its words as text, which readers without styles print for every drawing.
    pub(super) has_words: bool,
}

impl Size {
    /// The name of its shape of a penalty.
    pub(super) fn penalty_id(&self) -> &'static str {
        if self.has_words { "high" } else { "low" }
    }
}

pub(super) const SIZES: [Size; 2] = [
    Size { class: "chart narrow", width: 328.0, height: 260.0, letters: 11, has_words: false },
    Size { class: "chart wide", width: 860.0, height: 320.0, letters: 24, has_words: true },
];

/// Margins for the numbers at the left, for those at the top, and for the games' numbers below.
pub(super) const LEFT: f32 = 47.0;
pub(super) const ABOVE: f32 = 12.0;
pub(super) const BELOW: f32 = 34.0;

/// Width of a letter of a name.
const LETTER: f32 = 7.4;

/// Coordinates in a drawing. The lines are drawn in columns and units, inside one element that
/// scales them. So a further hand changes only that element.
pub(super) struct Grid {
    /// Shortened to fit.
    pub(super) names: Vec<String>,
    /// Start of each hand, in half columns.
    halves: Vec<i32>,
    pub(super) column: f32,
    pub(super) right: f32,
    low: f32,
    span: f32,
    pub(super) size: Size,
}

impl Grid {
    pub(super) fn new(chart: &Chart, axis: &Axis, size: Size) -> Grid {
        // In a chart with bars, every name is at the right edge.
        let stays =
            |line: &&ChartLine| chart.has_bars() || line.points.last().is_some_and(Option::is_some);
        let all: Vec<String> = chart.lines.iter().map(|line| line.name.clone()).collect();
        let names = told_apart(&all, size.letters);
        let width = |(_, name): (&ChartLine, &String)| tenths(name) as f32 / 10.0 * LETTER;
        let widest = chart.lines.iter().zip(&names).filter(|(line, _)| stays(line)).map(width);
        let right = size.width - widest.fold(0.0, f32::max) - 18.0;
        // Half a column for the start of a panel, and a whole one for each hand.
        let mut all = 0;
        let begin = |hand| {
            let begins = all + i32::from(chart.begins(hand));
            all = begins + 2;
            begins
        };
        let halves: Vec<i32> = (0..chart.marks.len()).map(begin).collect();
        let column = (right - LEFT) * 2.0 / all as f32;
        let [low, high] = axis.ends.map(|end| end as f32);
        Grid { names, halves, column, right, low, span: (high - low).max(1.0), size }
    }

    /// In pixels; hands count from 1.
    pub(super) fn x(&self, hand: usize) -> f32 {
        self.at_half(self.half(hand))
    }

    pub(super) fn at_half(&self, half: i32) -> f32 {
        LEFT + half as f32 * self.column / 2.0
    }

    /// In half columns and values.
    pub(super) fn end(&self, line: &ChartLine) -> (i32, i64) {
        let half = match line.last() {
            0 => 1,
            hand => self.half(hand) + 2,
        };
        (half, line.at(line.last()).unwrap_or_default())
    }

    pub(super) fn half(&self, hand: usize) -> i32 {
        self.halves.get(hand.saturating_sub(1)).copied().unwrap_or(0)
    }

    /// Height of one unit, in pixels.
    fn unit(&self) -> f32 {
        (self.size.height - BELOW - ABOVE) / self.span
    }

    fn zero(&self) -> f32 {
        self.size.height - BELOW + self.low * self.unit()
    }

    /// Transform from half columns and values to the drawing.
    pub(super) fn matrix(&self) -> String {
        format!("matrix({} 0 0 {} 0 0)", self.column / 2.0, -self.unit())
    }

    /// Scales a drawing in which 1 % of the width is a column, and 1 % of the height is a unit.
    pub(super) fn scaled(&self, drawn: &Markup) -> Markup {
        let (wide, high) = (self.column * 100.0, self.unit() * 100.0);
        html! {
            svg role="none" x=(LEFT) y=(self.zero()) width=(wide) height=(high) { (drawn) }
        }
    }

    pub(super) fn y(&self, value: i64) -> f32 {
        self.zero() - value as f32 * self.unit()
    }
}

/// An x coordinate in [`Grid::scaled`], from half columns.
pub(super) fn across(half: impl Into<f64>) -> String {
    format!("{}%", half.into() / 2.0)
}

/// Places a drawing of fixed size at these half columns and this value, inside [`Grid::scaled`].
pub(super) fn placed(half: impl Into<f64>, value: i64, drawn: &Markup) -> Markup {
    html! { svg role="none" x=(across(half)) y=(format!("{}%", value.saturating_neg())) { (drawn) } }
}

const TICKS: i64 = 5;
const LEAST: i64 = 10;

/// An axis ends at a multiple of this part of a step.
const PARTS: i64 = 5;

/// 1, 2, 5, 10, 20 and so on.
pub(super) fn round_steps() -> impl Iterator<Item = i64> {
    let decades = (0..18).map(|power| 10i64.pow(power));
    decades.flat_map(|ten| [1, 2, 5].map(|times| ten.saturating_mul(times)))
}

/// The range of a drawing, and the values written at its left.
pub(super) struct Axis {
    ends: [i64; 2],
    pub(super) ticks: Vec<i64>,
}

impl Axis {
    /// An axis that ends at the values, rounded to a part of a step, so that it seldom changes.
    pub(super) fn spanning(values: impl Iterator<Item = i64>) -> Axis {
        let bounds = |(low, high): (i64, i64), value| (low.min(value), high.max(value));
        let (low, high) = values.fold((i64::MAX, i64::MIN), bounds);
        // If all values are equal, the axis still shows several units.
        let high = high.max(low.saturating_add(LEAST));
        let span = high.saturating_sub(low);
        let step = round_steps().find(|step| span / step <= TICKS).unwrap_or(i64::MAX);
        let down = |value: i64, step: i64| value.div_euclid(step).saturating_mul(step);
        let up = |value: i64, step| down(value.saturating_neg(), step).saturating_neg();
        let part = (step / PARTS).max(1);
        let ticks = up(low, step)..=high;
        Axis {
            ends: [down(low, part), up(high, part)],
            ticks: ticks.step_by(usize::try_from(step).unwrap_or(usize::MAX)).collect(),
        }
    }
}

/// Pushes heights apart, between a top and a bottom. Keeps their order.
pub(super) fn apart(
    heights: &[Option<f32>],
    least: f32,
    (top, bottom): (f32, f32),
) -> Vec<Option<f32>> {
    let mut order: Vec<(usize, f32)> =
        heights.iter().enumerate().filter_map(|(at, height)| Some((at, (*height)?))).collect();
    order.order_by(|one, other| one.1.total_cmp(&other.1));
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
