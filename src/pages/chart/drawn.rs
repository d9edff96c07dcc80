//! Draws a chart, with its table of figures.

use super::grid::{
    ABOVE, Axis, BELOW, Grid, LEFT, SIZES, Size, across, apart, placed, round_steps,
};
use super::lines::{bars, steps};
use crate::figures::FigureRow;
use crate::{Chart, ChartLine, colour, figures, unread};
use maud::{Markup, PreEscaped, html};
use nos_base::text::width::columns;
use nos_base::{SpanKind, Told};

/// Least distance between names, and between numbers at the left.
const NAMES_APART: f32 = 14.0;
const NUMBERS_APART: f32 = 12.0;

/// Width of a letter of usual weight, and least width of a panel that has a separator.
const THIN: f32 = 6.5;
const PANEL: f32 = 20.0;

/// Size of a touch target in the smallest drawing.
const TARGET: f32 = 30.0;

pub fn chart(chart: &Chart) -> Markup {
    let has_marks = chart.goal.is_none() && chart.marks.iter().any(|mark| !mark.is_empty());
    html! {
        figure class="chart" {
            @for size in SIZES { (drawn(chart, size)) }
            figcaption class="quiet" {
                (chart.counts)
                @if has_marks { " " (message!("number-of-its-game", round = chart.round)) }
                @if let Some(goal) = chart.goal { " " (message!("line-of-the-target", goal, wins = !chart.fewest_win)) }
                @if chart.lines.iter().any(|line| !line.fines.is_empty()) {
                    " " span class="sign" { "▼" } " " (message!("marks-a-penalty"))
                }
            }
        }
        // After one hand the chart would repeat the figures of the page.
        @if chart.marks.len() > 1 {
            details class="table" {
                summary { (message!("same-in-figures")) }
                (table(chart))
            }
        }
    }
}

fn drawn(chart: &Chart, size: Size) -> Markup {
    let hands = chart.marks.len();
    let values = chart.lines.iter().flat_map(ChartLine::values);
    let axis = Axis::spanning(values.chain([chart.start]).chain(chart.goal));
    let grid = Grid::new(chart, &axis, size);
    let (column, right, below) = (grid.column, grid.right, size.height - BELOW);
    let end = |line: &ChartLine| {
        if chart.has_bars() { Some(ABOVE) } else { line.at(hands).map(|value| grid.y(value)) }
    };
    let ends: Vec<Option<f32>> = chart.lines.iter().map(end).collect();
    let labels = apart(&ends, NAMES_APART, (ABOVE, below));
    let end_of_gone =
        |(line, end): (&ChartLine, &Option<f32>)| end.is_none().then(|| grid.y(grid.end(line).1));
    let gone: Vec<Option<f32>> = chart.lines.iter().zip(&ends).map(end_of_gone).collect();
    let of_gone = apart(&gone, NAMES_APART, (ABOVE, below));
    let named = || chart.lines.iter().zip(&grid.names);
    let tick_line = |tick: &i64| format!("M{LEFT} {:.0}H{right:.0}", grid.y(*tick));
    let label = match size.has_words {
        true => html! { (chart.title) },
        false => html! { (chart.title) ". " (described(chart)) },
    };
    html! {
        svg class=(size.class) role="group" aria-label=(label)
            viewBox=(format!("0 0 {} {}", size.width, size.height)) width=(size.width) height=(size.height) {
            @if size.has_words { desc { (described(chart)) } }
            (unread(&html! {
            @if chart.lines.iter().any(|line| !line.fines.is_empty()) {
                defs { g id=(size.penalty_id()) {
                    circle class="hit" cy="-6" r=(TARGET / 2.0) {}
                    path class="fine" d="M0-3l-3.5-6h7z" {}
                } }
            }
            path class="grid" d=(axis.ticks.iter().map(tick_line).collect::<String>()) {}
            // The goal has a label at the left, so leave out a tick too near to it.
            @for tick in axis.ticks.iter().filter(|tick| !chart.goal.is_some_and(|goal| (grid.y(goal) - grid.y(**tick)).abs() < NUMBERS_APART)) {
                text class="tick" x=(LEFT - 6.0) y=(format!("{:.1}", grid.y(*tick) + 3.5)) { (chart.tick(*tick)) }
            }
            path class="start" d=(format!("M{LEFT} {0:.1}H{right:.1}", grid.y(chart.start))) {}
            @if let Some(goal) = chart.goal {
                path class="goal" d=(format!("M{LEFT} {0:.1}H{right:.1}", grid.y(goal))) {}
                text class="tick goal" x=(LEFT - 6.0) y=(format!("{:.1}", grid.y(goal) + 3.5)) { (figures::units(goal)) }
            }
            svg role="none" x=(LEFT) y="0" width=(column * 100.0) height="100" { (marks(chart, &grid)) }
            @for (named, label) in named().zip(labels) { (one(chart, named, label, &grid)) }
            // Draw names of players who left after the lines, so that no line crosses them.
            @for (named, at) in named().zip(of_gone) {
                @if let Some(at) = at { (name_of_gone(named, at, &grid)) }
            }
            }))
        }
    }
}

fn marks(chart: &Chart, grid: &Grid) -> Markup {
    let (hands, is_panel) = (chart.marks.len(), chart.goal.is_some());
    let fit = (TARGET / grid.column).ceil() as i64;
    let every = round_steps().find(|step| *step >= fit);
    let every = every.map_or(usize::MAX, |every| every as usize);
    let below = grid.size.height - BELOW;
    html! {
        @for (at, mark) in chart.marks.iter().enumerate() {
            @if chart.begins(at) && is_panel {
                @let left = grid.half(at + 1) - 1;
                @let next = (at + 1..hands).find(|next| chart.begins(*next));
                @let end = next.map_or(grid.right, |next| grid.x(next + 1) - grid.column / 2.0);
                @let room = end - grid.x(at + 1) + grid.column / 2.0;
                @let words = message!("game-so", game = mark);
                // Labels as room allows; a separator only between wide panels.
                @if at > 0 && room > PANEL { line class="panel" x1=(across(left)) x2=(across(left)) y1=(ABOVE) y2=(grid.size.height) {} }
                @if let Some(words) = [words, mark.clone()].into_iter().find(|words| columns(words) as f32 * THIN + 6.0 <= room) {
                    text class="hand panel" x=(across(left)) dx="4" y=(below + 28.0) { (words) }
                }
            }
            @if (at + 1).is_multiple_of(every) {
                @let middle = across(grid.half(at + 1) + 1);
                a tabindex="-1" href=[chart.target.address(at + 1, None)] {
                    text class="hand" x=(middle) y=(below + 15.0) { (at + 1) }
                    circle class="hit" cx=(middle) cy=(below + 12.0) r=(TARGET / 2.0) {}
                }
                @if !is_panel { text class="game" x=(middle) y=(below + 28.0) { (mark) } }
            }
        }
    }
}

fn described(chart: &Chart) -> Markup {
    let lines = chart.lines.iter().filter_map(|line| {
        let (first, last) = (line.values().next()?, line.values().next_back()?);
        let [first, last] = [first, last].map(|value| chart.figure(value));
        Some(told!("from-to", first, last; name = Told::of(SpanKind::Name, &line.name)))
    });
    html! { (figures::unmarked(&Told::joined(lines, ", "))) "." }
}

/// The most lines without markers between their ends.
const MANY: usize = 5;

/// A line with its penalties, its markers and, at this height, its name.
fn one(
    chart: &Chart,
    (line, name): (&ChartLine, &String),
    label: Option<f32>,
    grid: &Grid,
) -> Markup {
    let last = line.last();
    let (half, value) = grid.end(line);
    let (end, height) = (grid.at_half(half), grid.y(value));
    let colour = colour::colour_of(line.place);
    // Markers of different lines are at different hands, so that lines on top of each other can be
    // told apart. The step is a power of two, so that the markers seldom move.
    let step = chart.lines.len().max(chart.marks.len() / 6).next_power_of_two();
    let along =
        (1..last).filter(|hand| chart.lines.len() > MANY && hand % step == line.place % step);
    let along = along.filter_map(|hand| Some((grid.half(hand) + 1, line.at(hand)?)));
    let marker = html! { path class="marker" d=(colour.marker) {} };
    let of_hands = html! {
            @if chart.has_bars() { (bars(chart, line, grid, &marker)) } @else {
                path class="steps" transform=(grid.matrix()) stroke-dasharray=[Some(colour.dash).filter(|dash| !dash.is_empty())] d=(steps(chart, line, grid)) {
                    @if grid.size.has_words { title { (line.name) } }
                }
                @for (half, value) in along.chain([(half, value)]) { (placed(half, value, &marker)) }
            }
            @for (at, _) in chart.marks.iter().enumerate() {
                @if let (Some((no, words)), Some(value)) = (line.fined(at + 1), line.at(at + 1)) {
                    a tabindex="-1" aria-label=[(!grid.size.has_words).then_some(&words)] href=[chart.target.address(at + 1, Some(no))] {
                        @if grid.size.has_words { title { (words) } }
                        (PreEscaped(format!("<use href=\"#{}\" x=\"{}\" y=\"{}%\"/>", grid.size.penalty_id(), across(grid.half(at + 1) + 1), value.saturating_neg())))
                    }
                }
            }
    };
    html! {
        g class=(format!("line {}", colour::class(line.place))) {
            (grid.scaled(&of_hands))
            @if let Some(label) = label {
                @if chart.has_bars() {
                    g transform=(format!("translate({:.1} {label:.1})", grid.right + 5.0)) { (marker) }
                } @else if (label - height).abs() > 2.0 {
                    path class="hair" d=(format!("M{:.1} {height:.1}L{:.1} {label:.1}", end + 5.0, grid.right + 11.0)) {}
                }
                text class="name" x=(format!("{:.1}", grid.right + 13.0)) y=(format!("{:.1}", label + 4.0)) { (name) }
            }
        }
    }
}

/// The name of a player who left, at the end of the line, or before it if the line ends late.
fn name_of_gone((line, name): (&ChartLine, &String), at: f32, grid: &Grid) -> Markup {
    let (half, value) = grid.end(line);
    let lower = at - grid.y(value);
    let (class, x) = if grid.at_half(half) > grid.right * 0.6 {
        ("name gone before", "-8")
    } else {
        ("name gone", "8")
    };
    let words = html! { text class=(class) x=(x) y=(format!("{:.0}", lower + 4.0)) { (message!("name-left", name)) } };
    html! { g class=(format!("line {}", colour::class(line.place))) { (grid.scaled(&placed(half, value, &words))) } }
}

fn table(chart: &Chart) -> Markup {
    let has_marks = chart.marks.iter().any(|mark| !mark.is_empty());
    let label = message!("figures-of-the-chart", title = chart.title);
    let mut corner = vec![message!("column-round", round = chart.round)];
    corner.extend(has_marks.then(|| message!("column-game", is_won = chart.goal.is_some())));
    let players: Vec<_> =
        (chart.lines.iter()).map(|line| (line.name.as_str(), line.place, false)).collect();
    let cell = |line: &ChartLine, hand: usize| {
        html! {
            (line.at(hand).map_or_else(String::new, |value| chart.figure(value)))
            @if let Some((no, words)) = line.fined(hand) {
                " " a class="sign" href=[chart.target.address(hand, Some(no))] title=(words) { "▼" }
            }
        }
    };
    let row = |hand: usize| {
        let address = chart.target.address(hand, None);
        let mut heads = vec![html! {
            @match address {
                _ if hand == 0 => (message!("row-start")),
                Some(address) => a href=(address) { (hand) },
                None => (hand),
            }
        }];
        let mark = chart.marks.get(hand.wrapping_sub(1));
        heads.extend(has_marks.then(|| html! { (mark.map_or("", String::as_str)) }));
        FigureRow {
            class: "",
            heads,
            cells: chart.lines.iter().map(|line| cell(line, hand)).collect(),
        }
    };
    let rows: Vec<_> = (0..=chart.marks.len()).map(row).collect();
    figures::of_players(("hands", &label, &chart.counts), &corner, &players, &rows, false)
}
