//! A titled table as text, CSV, Markdown or a section of a page.

use maud::{Markup, html};
use nos_base::text::tables::tables;
use nos_base::text::width::wrapped;
use nos_base::text::{money, tables};
use nos_base::{Column, Decimal, Look, Told};
use nos_pages::{Chart, chart, figures, prose};
use nos_records::print::sheet::written::plain;

#[derive(Clone, Debug)]
pub struct Listing {
    pub title: String,
    pub heads: Vec<ListingHead>,
    pub rows: Vec<Vec<Told>>,
}

/// The head of a column. A column may be only for people or only for programs.
#[derive(Clone, Debug)]
pub struct ListingHead {
    key: Option<String>,
    heading: Option<String>,
    kind: Column,
}

impl ListingHead {
    pub(crate) fn new(key: &str, heading: String, kind: Column) -> ListingHead {
        ListingHead { key: Some(key.to_owned()), heading: Some(heading), kind }
    }

    pub(crate) fn of(key: &str, kind: Column) -> ListingHead {
        ListingHead::new(key, message!(&format!("event-head-{key}")), kind)
    }

    pub(crate) fn told(heading: String, kind: Column) -> ListingHead {
        ListingHead { key: None, heading: Some(heading), kind }
    }

    pub(crate) fn data(key: String, kind: Column) -> ListingHead {
        ListingHead { key: Some(key), heading: None, kind }
    }
}

/// Columns that a phone shows of a wide table.
const KEYS: [&str; 4] = ["rank", "player", "points", "rating"];

impl Listing {
    pub(crate) fn new(title: String, heads: &[(&str, Column)]) -> Listing {
        let heads = heads.iter().map(|(key, kind)| ListingHead::of(key, *kind)).collect();
        Listing { title, heads, rows: Vec::new() }
    }

    fn shown(&self) -> impl Iterator<Item = (&str, &ListingHead)> {
        (self.heads.iter()).filter_map(|head| Some((head.heading.as_deref()?, head)))
    }

    fn cells<'a>(&'a self, row: &'a [Told]) -> impl Iterator<Item = (&'a ListingHead, &'a Told)> {
        self.heads.iter().zip(row).filter(|(head, _)| head.heading.is_some())
    }

    pub fn lines(&self, look: &Look) -> Vec<String> {
        let heads: Vec<(&str, Column)> =
            self.shown().map(|(heading, head)| (heading, head.kind)).collect();
        let rows = self.words();
        let mut lines = wrapped("", &self.title, look.measure());
        if heads.iter().any(|(_, kind)| *kind == Column::Words) {
            lines.extend(tables::table(&heads, rows, look));
        } else {
            lines.extend(tables(&heads, &rows.collect::<Vec<_>>(), &[], look));
        }
        lines
    }

    pub fn csv(&self, decimal: Decimal) -> String {
        let keys = self.heads.iter().filter_map(|head| head.key.clone());
        let cell = |(head, cell): (&ListingHead, &Told)| {
            head.key.as_ref()?;
            Some(match (head.kind, decimal) {
                (Column::Number, Decimal::Comma) => cell.as_str().replace('.', ","),
                _ => cell.to_string(),
            })
        };
        let cells = |row: &Vec<Told>| self.heads.iter().zip(row).filter_map(cell).collect();
        tables::csv(std::iter::once(keys.collect()).chain(self.rows.iter().map(cells)), decimal)
    }

    /// Returns its rows as plain text, with the decimal sign of the language.
    fn words(&self) -> impl Iterator<Item = Vec<String>> {
        let word = |(head, cell): (&ListingHead, &Told)| match head.kind {
            Column::Number => money::written(cell.as_str()),
            Column::Whole | Column::Words => money::with_decimals(cell).to_string(),
        };
        self.rows.iter().map(move |row| self.cells(row).map(word).collect())
    }

    pub fn markdown(&self) -> String {
        let row = |cells: &[String]| {
            let cells: Vec<String> = cells.iter().map(|cell| plain(cell)).collect();
            format!("| {} |\n", cells.join(" | "))
        };
        let heads: Vec<String> = self.shown().map(|(heading, _)| heading.to_owned()).collect();
        let marks = self.shown().map(|(_, head)| match head.kind {
            Column::Number => "--:",
            Column::Whole | Column::Words => "---",
        });
        let marks = marks.collect::<Vec<_>>().join("|");
        let rows: String = self.words().map(|cells| row(&cells)).collect();
        format!("**{}**\n\n{}|{marks}|\n{rows}", plain(&self.title), row(&heads))
    }

    fn is_wide(&self) -> bool {
        self.shown().count() > KEYS.len() + 1
    }

    fn class(&self, head: &ListingHead) -> String {
        let kind = match head.kind {
            Column::Number => "number",
            Column::Whole => "letters",
            Column::Words => "words",
        };
        let is_key = |key: &String| KEYS.contains(&key.as_str());
        let is_more = self.is_wide() && !head.key.as_ref().is_some_and(is_key);
        format!("{kind}{}", if is_more { " more" } else { "" })
    }

    pub fn head(&self) -> Markup {
        html! {
            @for (heading, head) in self.shown() {
                @if heading.is_empty() { td class=(self.class(head)) {} } @else { th scope="col" class=(self.class(head)) { (heading) } }
            }
        }
    }

    pub fn row(&self, row: &[Told]) -> Markup {
        html! {
            tr { @for (head, cell) in self.cells(row) {
                td class=(self.class(head)) { @if head.kind == Column::Number { (figures::decimal(cell.as_str())) } @else { (prose(cell)) } }
            } }
        }
    }

    pub fn section(&self) -> Markup {
        html! {
            section {
                @if self.is_wide() { (figures::all_columns()) }
                (figures::table(None, (&self.title, &self.title), &self.head(), &html! {
                    @for cells in &self.rows { (self.row(cells)) }
                }))
            }
        }
    }

    pub fn with_chart(&self, own: Option<Chart>) -> Markup {
        html! { (self.section()) @if let Some(own) = own { (chart::chart(&own)) } }
    }
}
