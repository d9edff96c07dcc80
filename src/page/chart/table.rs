//! The figures of a chart.

use super::Chart;
use crate::page::figures;
use maud::{Markup, html};

/// What everybody has, hand by hand.
pub(super) fn table(chart: &Chart) -> Markup {
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
