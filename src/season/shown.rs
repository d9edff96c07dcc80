//! Standings as lines for a window, and as JSON.

use super::standings::{Place, Standings};
use super::written::named;
use crate::print::sheet::plain;
use crate::speech::Date;
use crate::text::look::Look;
use crate::text::tables::{Column, tables};
use crate::text::width::wrapped;
use serde_json::{Value, json};
use std::borrow::Cow;

/// The standings as tables.
pub fn lines(standings: &Standings, look: &Look) -> Vec<String> {
    let about = standings.about(Date::told);
    let title = tell!("standings-of", law = standings.law, about);
    let mut lines = wrapped("", &title, look.measure());
    let heads = standings.heads(Place::Window);
    let columns = heads.iter().map(|head| match head.is_number() {
        true => (&*head.heading, Column::Number),
        false => (&*head.heading, Column::Whole),
    });
    let rows: Vec<Vec<String>> = standings.words(&heads).collect();
    lines.extend(tables(&columns.collect::<Vec<_>>(), &rows, look));
    lines
}

/// The standings as Markdown: everything that a page has in its table.
pub fn markdown(standings: &Standings) -> Vec<String> {
    let heads = standings.heads(Place::Page);
    let row = |cells: Vec<String>| format!("| {} |", cells.join(" | "));
    let about = standings.about(Date::told);
    let marks = heads
        .iter()
        .map(|head| if head.is_number() { "--:" } else { "---" });
    let mut lines = vec![
        format!(
            "**{}**",
            plain(&tell!("standings-of", law = standings.law, about))
        ),
        String::new(),
        row(heads.iter().map(|head| plain(&head.heading)).collect()),
        format!("|{}|", marks.collect::<Vec<_>>().join("|")),
    ];
    let cells = standings.words(&heads);
    lines.extend(cells.map(|cells| row(cells.iter().map(|cell| plain(cell)).collect())));
    lines
}

pub fn json(standings: &Standings) -> Value {
    let heads = standings.heads(Place::Program);
    let keys: Vec<Cow<'static, str>> = heads.iter().map(|head| head.key.clone()).collect();
    let rows = standings.rows(&heads);
    let players: Vec<Value> = rows.map(|cells| json!(named(&keys, &cells))).collect();
    json!({
        "law": standings.law,
        "evenings": standings.evenings.len(),
        "first": standings.dates.map(|(first, _)| first.to_string()),
        "last": standings.dates.map(|(_, last)| last.to_string()),
        "players": players,
    })
}
