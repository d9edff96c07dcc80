//! The sheet as text.

use super::{Kind, Sheet};
use crate::print::look::{Ink, Look};
use crate::print::number::counted;
use crate::print::tables::{Column, table};
use crate::print::width::{columns, wrapped};

/// The widest name above a column, in columns; a longer one is wrapped.
const WIDEST: usize = 24;

/// The length of a line to sign on, in columns.
const LINE: usize = 30;

/// The sheet as lines.
pub fn words(sheet: &Sheet, look: &Look) -> Vec<String> {
    let mut lines = vec![look.ink(Ink::Heading, &title(sheet))];
    for places in blocks(sheet, look) {
        lines.extend(figures(sheet, places, look));
    }
    let mut say = |head: &str, text: &str| lines.extend(wrapped(head, text, look.measure()));
    for sentence in &sheet.sentences {
        say("", sentence);
    }
    if !sheet.fines.is_empty() {
        say("", "Penalties:");
        for fine in &sheet.fines {
            let head = format!("{:>5}  ", format!("#{}", fine.no));
            say(&head, &format!("{}, {}.", fine.offender, fine));
        }
    }
    for paid in &sheet.payments {
        say(
            "",
            &format!("{} pays {} {}.", paid.from, paid.to, paid.sum()),
        );
    }
    lines
}

/// `Settlement of 2026-11-21, 20:14 to 23:40, 7 hands`.
pub(super) fn title(sheet: &Sheet) -> String {
    let mut title = "Settlement".to_owned();
    if let Some(date) = sheet.date {
        title.push_str(&format!(" of {date}"));
    }
    if let Some((first, last)) = sheet.times.filter(|(first, last)| first.time != last.time) {
        title.push_str(&format!(", {} to {}", first.time, last.time));
    }
    let hands = counted(sheet.hands.into(), "hand", "hands");
    format!("{title}, {hands}")
}

/// Lines to sign on, one for each player.
pub fn signatures(sheet: &Sheet, look: &Look) -> Vec<String> {
    let line = "_".repeat(LINE);
    let signed = sheet.holders.iter().flat_map(|own| {
        let lines = wrapped(&format!("{line}  "), &own.name, look.columns());
        std::iter::once(String::new()).chain(lines)
    });
    signed.collect()
}

/// A name as it stands above its column.
fn heading(sheet: &Sheet, at: usize) -> String {
    let own = sheet.holders.get(at);
    let name = own.map_or_else(String::new, |own| match own.has_left {
        true => format!("{} (left)", own.name),
        false => own.name.clone(),
    });
    wrapped("", &name, WIDEST).join("\n")
}

/// The width of one holder's column, with its border.
fn width(sheet: &Sheet, at: usize) -> usize {
    let cells = sheet.rows.iter().filter_map(|row| row.cells.get(at));
    let cells = cells.map(|cell| columns(&cell.to_string()));
    let names = heading(sheet, at);
    let names = names.lines().map(columns);
    cells.chain(names).max().unwrap_or(0) + 3
}

/// The holders, parted so that each part fits the window.
fn blocks(sheet: &Sheet, look: &Look) -> Vec<std::ops::Range<usize>> {
    let headings = sheet.rows.iter().map(|row| columns(&row.heading));
    let first = headings.max().unwrap_or(0) + 4;
    let mut blocks: Vec<std::ops::Range<usize>> = Vec::new();
    let mut used = 0;
    for at in 0..sheet.holders.len() {
        let own = width(sheet, at);
        match blocks.last_mut() {
            Some(block) if used + own <= look.columns() => block.end = at + 1,
            _ => {
                blocks.push(at..at + 1);
                used = first;
            }
        }
        used += own;
    }
    blocks
}

fn figures(sheet: &Sheet, places: std::ops::Range<usize>, look: &Look) -> Vec<String> {
    let names: Vec<String> = places.clone().map(|at| heading(sheet, at)).collect();
    let mut columns = vec![("", Column::Words)];
    columns.extend(names.iter().map(|name| (name.as_str(), Column::Number)));
    let rows = sheet.rows.iter().map(|row| {
        let cells = row.cells.get(places.clone()).unwrap_or_default();
        let heading = std::iter::once(row.heading.clone());
        heading
            .chain(cells.iter().map(ToString::to_string))
            .collect()
    });
    table(&columns, rows, look)
}

impl Sheet {
    /// The row of this kind.
    pub fn row(&self, kind: Kind) -> Option<&super::Row> {
        self.rows.iter().find(|row| row.kind == kind)
    }
}
