//! A line of a chart, hand by hand: as steps, or as bars.

use super::grid::{Grid, placed};
use super::{Chart, ChartLine};
use maud::{Markup, html};

/// Width of the bars of a hand, in half columns.
const BARS: f64 = 1.6;

/// A bar for each hand after which the line has left its start, beside those of the other lines.
pub(super) fn bars(chart: &Chart, line: &ChartLine, grid: &Grid, marker: &Markup) -> Markup {
    let wide = BARS / chart.lines.len().max(1) as f64;
    let at = chart.lines.iter().position(|own| own == line);
    let left = (2.0 - BARS) / 2.0 + wide * at.unwrap_or_default() as f64;
    let values = (1..line.points.len()).filter_map(|hand| {
        let from = f64::from(grid.half(hand)) + left;
        Some((from, line.at(hand).filter(|value| *value != chart.start)?))
    });
    let values: Vec<(f64, i64)> = values.collect();
    let bar =
        |(from, value): &(f64, i64)| format!("M{from:.2} {0}V{value}h{wide:.2}V{0}z", chart.start);
    html! {
        path class="bars" transform=(grid.matrix()) d=(values.iter().map(bar).collect::<String>()) { title { (line.name) } }
        @for (from, value) in values { (placed(from + wide / 2.0, value, marker)) }
    }
}

/// The steps of a line, in half columns and values. A further hand only appends to the path.
pub(super) fn steps(chart: &Chart, line: &ChartLine, grid: &Grid) -> String {
    let mut path = String::new();
    let mut before = line.at(0);
    for hand in 1..line.points.len().max(2) {
        let (value, from) = (line.at(hand), grid.half(hand));
        if chart.begins(hand - 1)
            && let Some(old) = before
        {
            let begins = if hand == 1 { old } else { chart.start };
            path.push_str(&format!("M{} {begins}H{from} ", from - 1));
        }
        if let Some(value) = value {
            let to = from + 2;
            path.push_str(&match before {
                Some(_) => format!("V{value}H{to} "),
                None => format!("M{from} {value}H{to} "),
            });
        }
        before = value;
    }
    path
}
