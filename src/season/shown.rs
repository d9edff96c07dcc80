//! Standings as lines for a window, and as JSON.

use super::standings::{Head, Standings};
use super::written::named;
use crate::print::sheet::plain;
use crate::speech::Date;
use crate::text::look::Look;
use crate::text::tables::{Column, table};
use crate::text::width::{columns, wrapped};
use serde_json::{Value, json};
use std::borrow::Cow;

/// What a table draws left and right of a cell, in columns.
const FRAME: usize = 3;

struct Laid {
    heading: Cow<'static, str>,
    kind: Column,
    cells: Vec<String>,
}

impl Laid {
    fn width(&self) -> usize {
        let cells = self.cells.iter().map(|cell| columns(cell)).max();
        columns(&self.heading).max(cells.unwrap_or_default()) + FRAME
    }
}

/// The standings as tables. What is too wide for one stands in another below it, which begins with the players
/// again.
pub fn lines(standings: &Standings, look: &Look) -> Vec<String> {
    let about = standings.about(Date::told);
    let title = tell!("standings-of", law = standings.law.name, about);
    let mut lines = wrapped("", &title, look.measure());
    let laid = laid(standings);
    let Some((player, mut rest)) = laid.split_first() else {
        return lines;
    };
    while !rest.is_empty() {
        let mut width = player.width() + 1;
        let fits = |column: &&Laid| {
            width += column.width();
            width <= look.columns()
        };
        let number = rest.iter().take_while(fits).count().max(1);
        let (fit, later) = rest.split_at_checked(number).unwrap_or((rest, &[]));
        let laid: Vec<&Laid> = std::iter::once(player).chain(fit).collect();
        let heads = laid.iter().map(|column| (&*column.heading, column.kind));
        let heads: Vec<(&str, Column)> = heads.collect();
        let rows = (0..player.cells.len()).map(|at| {
            let cells = laid.iter().map(|column| column.cells.get(at).cloned());
            cells.map(Option::unwrap_or_default).collect()
        });
        lines.extend(table(&heads, rows, look));
        rest = later;
    }
    lines
}

fn laid(standings: &Standings) -> Vec<Laid> {
    let heads: Vec<Head> = standings
        .heads()
        .into_iter()
        .filter(|head| head.is_in[1])
        .collect();
    let rows: Vec<Vec<Value>> = standings.rows(&heads).collect();
    let laid = heads.into_iter().enumerate().map(|(at, head)| {
        let cells = rows.iter().filter_map(|row| row.get(at));
        Laid {
            cells: cells.map(|cell| head.written(cell)).collect(),
            kind: match head.is_number {
                true => Column::Number,
                false => Column::Whole,
            },
            heading: head.heading,
        }
    });
    laid.collect()
}

/// The standings as Markdown: everything that a page has in its table.
pub fn markdown(standings: &Standings) -> Vec<String> {
    let mut heads = standings.heads();
    heads.retain(|head| head.is_in[2]);
    let row = |cells: Vec<String>| format!("| {} |", cells.join(" | "));
    let about = standings.about(Date::told);
    let marks = heads
        .iter()
        .map(|head| if head.is_number { "--:" } else { "---" });
    let mut lines = vec![
        format!(
            "**{}**",
            plain(&tell!("standings-of", law = standings.law.name, about))
        ),
        String::new(),
        row(heads.iter().map(|head| plain(&head.heading)).collect()),
        format!("|{}|", marks.collect::<Vec<_>>().join("|")),
    ];
    lines.extend(standings.rows(&heads).map(|cells| {
        let cells = heads.iter().zip(&cells);
        row(cells
            .map(|(head, cell)| plain(&head.written(cell)))
            .collect())
    }));
    lines
}

pub fn json(standings: &Standings) -> Value {
    let mut heads = standings.heads();
    heads.retain(|head| head.is_in[0]);
    let keys: Vec<Cow<'static, str>> = heads.iter().map(|head| head.key.clone()).collect();
    let rows = standings.rows(&heads);
    let players: Vec<Value> = rows.map(|cells| json!(named(&keys, &cells))).collect();
    json!({
        "law": standings.law.name,
        "evenings": standings.evenings.len(),
        "first": standings.dates.map(|(first, _)| first.to_string()),
        "last": standings.dates.map(|(_, last)| last.to_string()),
        "players": players,
    })
}
