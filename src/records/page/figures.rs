//! Numbers, names, dates and the settlement's figures on a page.

use super::colour;
use crate::print::sheet::{Figure, Paid, RowKind, Sheet, SheetRow};
use chrono::Datelike as _;
use maud::{Markup, html};
use nos_rules::speech::Date;
use nos_rules::table::name::spaced;
use nos_rules::text::money;
use nos_rules::words::told::{SpanKind, Told};
use std::ops::Range;

/// The sign below zero. A hyphen is shorter than a digit is wide.
const MINUS: &str = "\u{2212}";

/// Thousands separator of a language that has none: a narrow no-break space.
const THIN: &str = "\u{202f}";

/// Formats a decimal with a true minus sign and separated thousands.
pub fn decimal(plain: &str) -> String {
    let (sign, digits) = match (plain.strip_prefix('-'), plain.strip_prefix('+')) {
        (Some(digits), _) => (Some(MINUS), digits),
        (None, Some(digits)) => (Some("+"), digits),
        (None, None) => (None, plain),
    };
    if !digits.starts_with(|first: char| first.is_ascii_digit()) {
        return plain.to_owned();
    }
    let number = match message!("thousands-sign").as_str() {
        "" => money::grouped(digits, THIN, 4),
        sign => money::grouped(digits, sign, 3),
    };
    sign.unwrap_or_default().to_owned() + &number
}

pub fn units(units: i64) -> String {
    decimal(&units.to_string())
}

pub fn change(units: i64) -> String {
    decimal(&nos_rules::text::tables::change(units))
}

pub fn date(date: Date) -> String {
    message!(
        "date",
        day = date.day(),
        month = date.month(),
        year = date.year()
    )
}

/// A name. Its letters may run from right to left.
pub fn name(name: &str) -> Markup {
    html! { bdi { (spaced(name)) } }
}

/// A sentence in which names keep their direction, and minus signs and arrows are true ones.
pub fn prose(told: &Told) -> Markup {
    html! {
        @for (kind, part) in told.parts() {
            @match kind {
                Some(SpanKind::Name) => (name(part)),
                Some(SpanKind::Number) => (part.replace('-', MINUS)),
                None => (part.replace("->", "→")),
            }
        }
    }
}

/// A name above a column, in its player's colour.
pub fn heading(name: &str, place: usize, has_left: bool) -> Markup {
    html! {
        th scope="col" class=(format!("number {}", colour::class(place))) {
            (holder(name, has_left))
        }
    }
}

pub fn holder(holder: &str, has_left: bool) -> Markup {
    html! {
        span class="name" { (name(holder)) @if has_left { " " small { (message!("has-left")) } } }
    }
}

/// A table that can be scrolled where it is too wide.
pub fn table(
    class: Option<&str>,
    (label, caption): (&str, &str),
    head: &Markup,
    body: &Markup,
) -> Markup {
    html! {
        div class="scroll" tabindex="0" role="region" aria-label=(label) {
            table class=[class] {
                caption { (caption) }
                thead { tr { (head) } }
                tbody { (body) }
            }
        }
    }
}

/// Most holders side by side in a table, so that the table fits on paper.
const ABREAST: usize = 8;

pub fn figures(sheet: &Sheet) -> Markup {
    let firsts = (0..sheet.holders.len()).step_by(ABREAST);
    let blocks = firsts.map(|first| first..(first + ABREAST).min(sheet.holders.len()));
    html! {
        @for block in blocks {
            @let holders = sheet.holders.iter().enumerate().skip(block.start).take(block.len());
            @let label = message!("figures-from", first = block.start + 1, last = block.end, is_all = sheet.holders.len() <= ABREAST);
            (table(Some("figures"), (&label, &message!("where-from")), &html! {
                td {}
                @for (at, holder) in holders { (heading(&holder.name, at, holder.has_left)) }
            }, &html! {
                @for row in &sheet.shown() { (figure_row(row, block.clone(), sheet.decides() == Some(row))) }
            }))
        }
    }
}

fn figure_row(row: &SheetRow, block: Range<usize>, decides: bool) -> Markup {
    let class = match row.kind {
        _ if decides => "result",
        RowKind::Start => "start",
        RowKind::Source | RowKind::Further => "source",
        RowKind::End => "end",
        RowKind::Result | RowKind::Money => "result",
    };
    html! {
        tr class=(class) {
            th scope="row" { (row.heading) }
            @for cell in row.cells.get(block).unwrap_or_default() {
                td class=(if *cell == Figure::Change(0) { "number zero" } else { "number" }) { (decimal(&cell.plain())) }
            }
        }
    }
}

pub fn payments(payments: &[Paid]) -> Markup {
    html! {
        @if !payments.is_empty() {
            ul class="payments" {
                @for paid in payments {
                    li {
                        (name(&paid.from)) " " (message!("pays-to")) " " (name(&paid.to)) " "
                        strong { (units(paid.amount)) }
                        @if let Some(worth) = &paid.worth {
                            span class="money" { ", " (decimal(worth)) " " (paid.currency) }
                        }
                    }
                }
            }
        }
    }
}

/// Groups what has the same key, in the order in which the keys first come.
pub fn grouped<T, K: PartialEq>(
    all: impl IntoIterator<Item = T>,
    key: impl Fn(&T) -> K,
) -> Vec<(K, Vec<T>)> {
    let mut groups: Vec<(K, Vec<T>)> = Vec::new();
    for one in all {
        let key = key(&one);
        match groups.iter_mut().find(|(other, _)| *other == key) {
            Some((_, alike)) => alike.push(one),
            None => groups.push((key, vec![one])),
        }
    }
    groups
}
