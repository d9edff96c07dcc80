//! The sheet in each of its forms: text, Markdown, rows for a spreadsheet, JSON. Every form prints the rows, the
//! sentences, the penalties and the payments of one [`Sheet`].

use super::{Cell, Kind, Row, Sheet};
use crate::law::paper::Stage;
use crate::law::show::Object;
use crate::text::look::{Ink, Look};
use crate::text::tables::{Column, table};
use crate::text::width::{columns, wrapped};
use serde_json::{Value, json};
use std::ops::Range;

/// The widest name above a column, in columns; a longer one is wrapped.
const WIDEST: usize = 24;

const LINE: usize = 30;

impl Sheet {
    /// The hours and the number of hands: `20:14 to 23:40, 7 hands`.
    pub fn hours(&self) -> String {
        let hands = self.hands;
        match self.times.filter(|(first, last)| first.time != last.time) {
            Some((first, last)) => tell!("hours", first = first.time, last = last.time, hands),
            None => tell!("hands", hands),
        }
    }

    /// `Settlement of 2026-11-21, 20:14 to 23:40, 7 hands`.
    fn title(&self) -> String {
        let hours = self.hours();
        match self.date {
            Some(date) => tell!("settlement-of", date, hours),
            None => tell!("settlement-and", hours),
        }
    }

    pub fn row(&self, kind: Kind) -> Option<&Row> {
        self.rows.iter().find(|row| row.kind == kind)
    }

    /// What the holder at this place has won or lost in money.
    fn worth(&self, at: usize) -> Option<&str> {
        match self.row(Kind::Money)?.cells.get(at)? {
            Cell::Words(worth) => Some(worth),
            Cell::Amount(_) | Cell::Change(_) | Cell::Empty => None,
        }
    }

    /// A name as it stands above its column.
    fn heading(&self, at: usize) -> String {
        let name = self.holders.get(at).map(|holder| holder.label());
        wrapped("", &name.unwrap_or_default(), WIDEST).join("\n")
    }

    /// The width of one holder's column, with its border.
    fn width(&self, at: usize) -> usize {
        let cells = self.rows.iter().filter_map(|row| row.cells.get(at));
        let cells = cells.map(|cell| columns(&cell.to_string()));
        let heading = self.heading(at);
        let names = heading.lines().map(columns);
        cells.chain(names).max().unwrap_or(0) + 3
    }

    /// The holders, parted so that each part fits the window.
    fn blocks(&self, look: &Look) -> Vec<Range<usize>> {
        let headings = self.rows.iter().map(|row| columns(&row.heading));
        let first = headings.max().unwrap_or(0) + 4;
        let mut blocks: Vec<Range<usize>> = Vec::new();
        let mut used = 0;
        for at in 0..self.holders.len() {
            let width = self.width(at);
            match blocks.last_mut() {
                Some(block) if used + width <= look.columns() => block.end = at + 1,
                _ => {
                    blocks.push(at..at + 1);
                    used = first;
                }
            }
            used += width;
        }
        blocks
    }
}

pub fn words(sheet: &Sheet, look: &Look) -> Vec<String> {
    let mut lines = vec![look.ink(Ink::Heading, &sheet.title())];
    for places in sheet.blocks(look) {
        lines.extend(figures(sheet, places, look));
    }
    let mut add = |head: &str, text: &str| lines.extend(wrapped(head, text, look.measure()));
    for sentence in &sheet.sentences {
        add("", sentence);
    }
    if !sheet.fines.is_empty() {
        add("", &tell!("penalties-are"));
    }
    for fine in &sheet.fines {
        let head = format!("{:>5}  ", format!("#{}", fine.no));
        add(&head, &format!("{}, {fine}.", fine.offender));
    }
    for paid in &sheet.payments {
        let (from, to) = (&paid.from, &paid.to);
        add("", &tell!("pays", from, to, sum = paid.sum()));
    }
    lines
}

fn figures(sheet: &Sheet, places: Range<usize>, look: &Look) -> Vec<String> {
    let names: Vec<String> = places.clone().map(|at| sheet.heading(at)).collect();
    let mut columns = vec![("", Column::Words)];
    columns.extend(names.iter().map(|name| (name.as_str(), Column::Number)));
    let rows = sheet.rows.iter().map(|row| {
        let cells = row.cells.get(places.clone()).unwrap_or_default();
        let heading = std::iter::once(row.heading.clone());
        heading.chain(cells.iter().map(Cell::to_string)).collect()
    });
    table(&columns, rows, look)
}

/// Lines to sign on, one for each player.
pub fn signatures(sheet: &Sheet, look: &Look) -> Vec<String> {
    let head = format!("{}  ", "_".repeat(LINE));
    let signed = sheet.holders.iter().flat_map(|holder| {
        let lines = wrapped(&head, &holder.name, look.columns());
        std::iter::once(String::new()).chain(lines)
    });
    signed.collect()
}

/// The sheet as lines of Markdown, for a chat.
pub fn markdown(sheet: &Sheet, seal: Option<&str>) -> Vec<String> {
    let mut lines = vec![format!("**{}**", sheet.title()), String::new()];
    let row = |heading: &str, cells: Vec<String>| format!("| {heading} | {} |", cells.join(" | "));
    let names = sheet.holders.iter().map(|holder| plain(&holder.label()));
    lines.push(row("", names.collect()));
    lines.push(format!("|---|{}", "--:|".repeat(sheet.holders.len())));
    for figures in &sheet.rows {
        let cells = figures.cells.iter().map(|cell| {
            let cell = plain(&cell.to_string());
            match figures.kind {
                Kind::Result | Kind::Money if !cell.is_empty() => format!("**{cell}**"),
                _ => cell,
            }
        });
        lines.push(row(&plain(&figures.heading), cells.collect()));
    }
    let fines = sheet.fines.iter().map(|fine| {
        let words = format!("{}, {fine}", fine.offender);
        format!("- #{} {}", fine.no, plain(&words))
    });
    let payments = sheet.payments.iter().map(|paid| {
        let [from, to, sum] = [&paid.from, &paid.to, &paid.sum()].map(|text| plain(text));
        format!("- {}", tell!("pays-marked", from, to, sum))
    });
    let seal = seal.map(|seal| tell!("seal-marked", seal));
    let lists: [Vec<String>; 4] = [
        sheet.sentences.iter().map(|text| plain(text)).collect(),
        fines.collect(),
        payments.collect(),
        seal.into_iter().collect(),
    ];
    for list in lists.into_iter().filter(|list| !list.is_empty()) {
        lines.push(String::new());
        lines.extend(list);
    }
    lines
}

/// A text in which nothing is a mark of Markdown or HTML.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        if r"\`*_[]<>|#~&".contains(c) {
            plain.push('\\');
        }
        plain.push(c);
    }
    plain
}

/// The rows for a spreadsheet, the headings first: one figure, penalty or payment a row. `kind` is `figure`,
/// `penalty` or `payment`.
pub fn rows(sheet: &Sheet) -> Vec<Vec<String>> {
    let mut rows: Vec<Vec<String>> = Vec::new();
    let mut row = |what: [&str; 4], much: [&str; 4]| {
        let cells = what.into_iter().chain(much);
        rows.push(cells.map(str::to_owned).collect());
    };
    row(
        ["kind", "player", "to", "what"],
        ["amount", "money", "entry", "article"],
    );
    for (at, holder) in sheet.holders.iter().enumerate() {
        let figures = sheet.rows.iter().filter(|row| row.kind != Kind::Money);
        for (figure, cell) in figures.filter_map(|row| Some((row, row.cells.get(at)?))) {
            let amount = match cell {
                Cell::Amount(units) | Cell::Change(units) => units.to_string(),
                Cell::Words(words) => words.clone(),
                Cell::Empty => continue,
            };
            let worth = sheet.worth(at).filter(|_| figure.kind == Kind::Result);
            row(
                ["figure", &holder.name, "", &figure.key],
                [&amount, worth.unwrap_or_default(), "", ""],
            );
        }
    }
    for fine in &sheet.fines {
        let amount = if fine.is_back { 0 } else { fine.in_all() }.to_string();
        let (entry, article) = (fine.no.to_string(), fine.penalty.article.to_string());
        row(
            ["penalty", &fine.offender, "", fine.purpose()],
            [&amount, "", &entry, &article],
        );
    }
    for paid in &sheet.payments {
        let (amount, worth) = (paid.amount.to_string(), paid.worth.as_deref());
        row(
            ["payment", &paid.from, &paid.to, "settlement"],
            [&amount, worth.unwrap_or_default(), "", ""],
        );
    }
    rows
}

/// The sheet as a JSON object.
pub fn json(sheet: &Sheet) -> Value {
    let players = sheet.holders.iter().enumerate().map(|(at, holder)| {
        let units = |row: &Row| match row.cells.get(at)? {
            Cell::Amount(units) | Cell::Change(units) => Some(*units),
            Cell::Words(_) | Cell::Empty => None,
        };
        let sources = sheet.rows.iter().filter(|row| row.kind == Kind::Source);
        let sources = sources.filter_map(|row| Some((row.key.as_str(), units(row)?)));
        json!({
            "player": holder.name,
            "left": holder.has_left,
            "start": sheet.row(Kind::Start).and_then(units),
            "sources": Object(sources.collect()),
            "end": sheet.row(Kind::End).and_then(units),
            "result": holder.result,
            "money": sheet.worth(at),
        })
    });
    let penalties = sheet.fines.iter().map(|fine| {
        json!({
            "n": fine.no.0,
            "hand": fine.hand,
            "player": fine.offender,
            "for": fine.purpose(),
            "article": fine.penalty.article.to_string(),
            "each": fine.penalty.each,
            "amount": fine.in_all(),
            "waived": fine.penalty.payees == 0,
            "paid_back": fine.is_back,
        })
    });
    let payments = sheet.payments.iter().map(|paid| {
        json!({ "from": paid.from, "to": paid.to, "amount": paid.amount, "money": paid.worth })
    });
    json!({
        "date": sheet.date.map(|date| date.to_string()),
        "hands": sheet.hands,
        "settled": sheet.stage == Stage::Done,
        "currency": sheet.currency,
        "players": players.collect::<Vec<_>>(),
        "penalties": penalties.collect::<Vec<_>>(),
        "payments": payments.collect::<Vec<_>>(),
    })
}
