//! Numbers, names, dates and the settlement's figures on a page.

pub use super::colour;
use super::paint::isolating;
use chrono::Datelike as _;
use maud::{Markup, PreEscaped, html};
use nos_base::text::money;
use nos_base::{SpanKind, Told, spaced};
use nos_entry::Date;
use nos_records::print::sheet::figures::{Figure, RowKind, SheetRow};
use nos_records::print::sheet::{Paid, Sheet};

/// The minus sign. A hyphen is narrower than a digit.
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
    decimal(&nos_base::text::tables::change(units))
}

pub fn date(date: Date) -> String {
    message!("date", day = date.day(), month = date.month(), year = date.year())
}

/// A name, or those of partners, each isolated because it may run from right to left.
pub fn name(name: &str) -> Markup {
    html! {
        @for (at, own) in name.split('+').enumerate() {
            @if at > 0 { "+" wbr; }
            bdi { (spaced(own)) }
        }
    }
}

/// A sentence with isolated names, and with true minus signs and arrows.
pub fn prose(told: &Told) -> Markup {
    html! {
        @for (kind, part) in told.parts() {
            @match kind {
                Some(SpanKind::Name) => (name(part)),
                Some(SpanKind::Number) => (part.replace('-', MINUS)),
                None if part.contains('>') => (part.replace("->", "→")),
                None => (part),
            }
        }
    }
}

/// The sentence for a text of SVG.
pub(super) fn isolated(told: &Told) -> String {
    let part = |(kind, part): (Option<SpanKind>, &str)| match kind {
        Some(SpanKind::Name) => spaced(part),
        Some(SpanKind::Number) => part.replace('-', MINUS),
        None => part.replace("->", "→"),
    };
    told.isolated().parts().map(part).collect()
}

/// The sentence for an attribute or a title, which have no markup.
pub(super) fn unmarked(told: &Told) -> Markup {
    shows_isolates(&isolated(told))
}

pub(super) fn shows_isolates(text: &str) -> Markup {
    PreEscaped(isolating(html! { (text) }.into_string()))
}

pub fn holder(holder: &str, has_left: bool) -> Markup {
    html! {
        span class="name" { (name(holder)) @if has_left { " " small { (message!("has-left")) } } }
    }
}

/// A table that scrolls where it is too wide.
pub fn table(
    class: Option<&str>,
    (label, caption): (&str, &str),
    head: &Markup,
    body: &Markup,
) -> Markup {
    html! {
        div class="scroll" tabindex="0" role="region" aria-label=(label) {
            table class=[class] {
                @if !caption.is_empty() { caption { (caption) } }
                thead { tr { (head) } }
                tbody { (body) }
            }
        }
    }
}

/// The switch that shows a table's `more` columns on a phone.
pub fn all_columns() -> Markup {
    html! { label class="columns" { input type="checkbox"; " " (message!("all-columns")) } }
}

/// With more players than this, each has a row of a table and not a column.
const ABREAST: usize = 5;

/// With more rows than this, a settlement has three tables side by side, to stay on one sheet.
const LONG: usize = 40;

/// A row of figures: its class, its head, a cell for each player.
pub struct FigureRow {
    pub class: &'static str,
    pub heads: Vec<Markup>,
    pub cells: Vec<Markup>,
}

/// A table with a column for each player, or a row where there are many. The player's number
/// chooses the colour.
pub fn of_players(
    (class, label, caption): (&str, &str, &str),
    corner: &[String],
    players: &[(&str, usize, bool)],
    rows: &[FigureRow],
    can_turn: bool,
) -> Markup {
    let name = |(player, place, has_left): &(&str, usize, bool), scope, class: &str| {
        let class = format!("{class}{}", colour::class(*place));
        html! { th scope=(scope) class=(class) { (holder(player, *has_left)) } }
    };
    if players.len() <= ABREAST || !can_turn {
        let head = html! {
            @for head in corner { @if head.is_empty() { td {} } @else { th scope="col" { (head) } } }
            @for player in players { (name(player, "col", "number ")) }
        };
        let body = html! {
            @for row in rows {
                tr class=[Some(row.class).filter(|class| !class.is_empty())];
                @for (at, head) in row.heads.iter().enumerate() {
                    @if at == 0 { th scope="row"; (head) } @else { td; (head) }
                }
                @for cell in &row.cells { td; (cell) }
            }
        };
        let upright = if players.len() > ABREAST { " upright" } else { "" };
        return table(Some(&format!("{class}{upright}")), (label, caption), &head, &body);
    }
    let head = html! {
        td {}
        @for row in rows { th scope="col" class=(format!("number {}", row.class)) { @for head in &row.heads { (head) } } }
    };
    let body = html! {
        @for (at, player) in players.iter().enumerate() { tr {
            (name(player, "row", ""))
            @for row in rows { td class=(format!("number {}", row.class)) { @if let Some(cell) = row.cells.get(at) { (cell) } } }
        } }
    };
    table(Some(&format!("{class} turned")), (label, caption), &head, &body)
}

pub fn figures(sheet: &Sheet) -> Markup {
    let players: Vec<_> = (sheet.holders.iter().enumerate())
        .map(|(at, own)| (own.name.as_str(), at, own.has_left))
        .collect();
    let rows: Vec<_> =
        sheet.shown().iter().map(|row| figure_row(row, sheet.decides() == Some(row))).collect();
    let tables = if rows.len() > LONG { 3 } else { 1 };
    let (label, caption) = (message!("figures"), message!("where-from"));
    let table = |at: usize, rows: &[FigureRow]| {
        let label = if at == 0 { label.clone() } else { format!("{label} {}", at + 1) };
        of_players(("figures", &label, &caption), &[String::new()], &players, rows, true)
    };
    html! {
        div class=[(tables > 1).then_some("long")] {
            @for (at, rows) in rows.chunks(rows.len().div_ceil(tables).max(1)).enumerate() { (table(at, rows)) }
        }
    }
}

fn figure_row(row: &SheetRow, decides: bool) -> FigureRow {
    let cell = |cell: &Figure| {
        html! {
            @if *cell == Figure::Change(0) { span class="zero" { (decimal(&cell.plain())) } } @else { (decimal(&cell.plain())) }
        }
    };
    FigureRow {
        class: match row.kind {
            _ if decides => "result",
            RowKind::Start => "start",
            RowKind::Source | RowKind::Carried | RowKind::Further => "source",
            RowKind::End => "end",
            RowKind::Result | RowKind::Money => "result",
        },
        heads: vec![html! { (row.heading) }],
        cells: row.cells.iter().map(cell).collect(),
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

/// Groups items by key, in the order in which the keys first come.
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
