//! Writes the settlement sheet: in words, as Markdown, as rows for a spreadsheet and as JSON.

use super::Sheet;
use super::figures::{Figure, RowKind, SheetRow};
use nos_base::text::tables::{bars, tables};
use nos_base::text::width::wrapped;
use nos_base::{Column, Ink, Look, spaced};
use nos_law::paper::Penalty;
use nos_law::{Holder, SettlementStage};
use serde_json::{Map, Value, json};
use std::collections::HashMap;

/// The widest heading of a column, in columns of the terminal; a longer name is wrapped.
const WIDEST: usize = 24;

const LINE: usize = 30;

/// The width of the bar below a result, in columns.
const BAR: usize = 5;

pub fn words(sheet: &Sheet, look: &Look) -> Vec<String> {
    let mut lines = vec![look.ink(Ink::Heading, &sheet.title())];
    let name = |holder: &Holder| wrapped("", &spaced(&holder.label()), WIDEST).join("\n");
    let names: Vec<String> = sheet.holders.iter().map(name).collect();
    let mut columns = vec![("", Column::Words)];
    columns.extend(names.iter().map(|name| (name.as_str(), Column::Number)));
    let rows = sheet.shown().into_iter().map(|row| {
        std::iter::once(row.heading).chain(row.cells.iter().map(Figure::to_string)).collect()
    });
    let mut rows: Vec<Vec<String>> = rows.collect();
    if let Some(row) = sheet.decides().filter(|_| !look.plain) {
        // Draw the gain or loss rather than the account itself.
        let start = if row.kind == RowKind::End { sheet.start } else { 0 };
        let value = |cell: &Figure| Some(cell.units()? - start);
        let values: Vec<_> = row.cells.iter().map(value).collect();
        let is_own = |cells: &Vec<String>| cells.first() == Some(&row.heading);
        let place = rows.iter().position(is_own);
        let is_level = values.iter().flatten().all(|value| *value == 0);
        if let Some(place) = place.filter(|_| !is_level && values.len() > 1) {
            let bars = std::iter::once(String::new()).chain(bars(&values, BAR, look));
            rows.insert(place + 1, bars.collect());
        }
    }
    lines.extend(tables(&columns, &rows, &[], look));
    let mut add = |head: &str, text: &str| lines.extend(wrapped(head, text, look.measure()));
    for sentence in &sheet.sentences {
        add("", &sentence.to_string());
    }
    if !sheet.fines.is_empty() {
        add("", &message!("penalties-are"));
    }
    // An evening has many penalties but few kinds, so describe each kind once.
    let mut kinds = HashMap::new();
    for fine in &sheet.fines {
        let kind = Penalty { holder: 0, ..fine.penalty };
        let told = kinds.entry((kind, fine.is_back)).or_insert_with(|| fine.to_string());
        let head = format!("{:>5}  ", message!("entry-number", no = fine.no));
        add(&head, &format!("{}, {told}.", spaced(&fine.offender)));
    }
    for paid in &sheet.payments {
        let [from, to] = [&paid.from, &paid.to].map(|name| spaced(name));
        add("", &message!("pays", from, to, sum = paid.sum()));
    }
    lines
}

pub fn signatures(sheet: &Sheet, look: &Look) -> Vec<String> {
    let head = format!("{}  ", "_".repeat(LINE));
    let signed = sheet.holders.iter().flat_map(|holder| {
        std::iter::once(String::new()).chain(wrapped(&head, &spaced(&holder.name), look.columns()))
    });
    signed.collect()
}

pub fn markdown(sheet: &Sheet, seal: Option<&str>) -> Vec<String> {
    let named = |name: &str| plain(&spaced(name));
    let mut lines = vec![format!("**{}**", sheet.title()), String::new()];
    let row = |heading: &str, cells: Vec<String>| format!("| {heading} | {} |", cells.join(" | "));
    lines.push(row("", sheet.holders.iter().map(|holder| named(&holder.label())).collect()));
    lines.push(format!("|---|{}", "--:|".repeat(sheet.holders.len())));
    for figures in sheet.shown() {
        let cells = figures.cells.iter().map(|cell| {
            let cell = plain(&cell.to_string());
            match figures.kind {
                RowKind::Result | RowKind::Money if !cell.is_empty() => format!("**{cell}**"),
                _ => cell,
            }
        });
        lines.push(row(&plain(&figures.heading), cells.collect()));
    }
    let fines = sheet.fines.iter().map(|fine| {
        let words = format!("{}, {fine}", spaced(&fine.offender));
        format!("- {} {}", message!("entry-number", no = fine.no), plain(&words))
    });
    let payments = sheet.payments.iter().map(|paid| {
        let [from, to] = [&paid.from, &paid.to].map(|name| named(name));
        format!("- {}", message!("pays-marked", from, to, sum = plain(&paid.sum())))
    });
    let seal = seal.map(|seal| message!("seal-marked", seal));
    let lists: [Vec<String>; 4] = [
        sheet.sentences.iter().map(|told| plain(&told.to_string())).collect(),
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

/// Escapes every sign that Markdown would interpret.
pub fn plain(text: &str) -> String {
    let escaped = |c: char| r"\`*_[]<>|#~&".contains(c).then_some('\\').into_iter().chain([c]);
    text.chars().flat_map(escaped).collect()
}

/// Returns spreadsheet rows, headings first, each with one figure, penalty or payment.
pub fn rows(sheet: &Sheet) -> Vec<Vec<String>> {
    let mut rows: Vec<Vec<String>> = Vec::new();
    let mut row = |what: [&str; 4], much: [&str; 5]| {
        rows.push(what.into_iter().chain(much).map(str::to_owned).collect());
    };
    row(["kind", "player", "to", "what"], ["amount", "money", "entry", "article", "state"]);
    for (at, holder) in sheet.holders.iter().enumerate() {
        let figures = sheet.rows.iter().filter(|row| row.kind != RowKind::Money);
        for (figure, cell) in figures.filter_map(|row| Some((row, row.cells.get(at)?))) {
            let Some(amount) = cell.units() else { continue };
            let state = if let Figure::Won(_) = cell { "won" } else { "" };
            let worth = sheet.worth(at).filter(|_| figure.kind == RowKind::Result);
            row(
                ["figure", &holder.name, "", &figure.key],
                [&amount.to_string(), worth.unwrap_or_default(), "", "", state],
            );
        }
    }
    for fine in &sheet.fines {
        let (amount, state) = match (fine.in_all(), fine.is_back) {
            (0, _) => (0, "waived"),
            (_, true) => (0, "paid_back"),
            (paid, false) => (paid, "paid"),
        };
        let amount = amount.to_string();
        let (entry, article) = (fine.no.to_string(), fine.penalty.article.to_string());
        row(
            ["penalty", &fine.offender, "", &fine.purpose_in_english()],
            [&amount, "", &entry, &article, state],
        );
    }
    for paid in &sheet.payments {
        let (amount, worth) = (paid.amount.to_string(), paid.worth.as_deref());
        row(
            ["payment", &paid.from, &paid.to, "settlement"],
            [&amount, worth.unwrap_or_default(), "", "", ""],
        );
    }
    rows
}

pub fn json(sheet: &Sheet) -> Value {
    let players = sheet.holders.iter().enumerate().map(|(at, holder)| {
        let units = |row: &SheetRow| row.cells.get(at)?.units();
        let source = |row: &SheetRow| Some((row.key.clone(), json!(units(row)?)));
        let sources = sheet.rows.iter().filter(|row| row.kind == RowKind::Source);
        let mut player = json!({
            "player": holder.name,
            "left": holder.has_left,
            "start": sheet.row(RowKind::Start).and_then(units),
            "sources": sources.filter_map(source).collect::<Map<_, _>>(),
            "end": sheet.row(RowKind::End).and_then(units),
            "result": holder.result,
            "money": sheet.worth(at),
        });
        if let Some(carried) = sheet.row(RowKind::Carried).and_then(units) {
            player["carried"] = carried.into();
        }
        player
    });
    let penalties = sheet.fines.iter().map(|fine| {
        json!({
            "n": fine.no.0,
            "hand": fine.hand,
            "player": fine.offender,
            "for": fine.purpose_in_english(),
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
        "settled": sheet.stage == SettlementStage::Done,
        "currency": sheet.currency,
        "players": players.collect::<Vec<_>>(),
        "penalties": penalties.collect::<Vec<_>>(),
        "payments": payments.collect::<Vec<_>>(),
    })
}
