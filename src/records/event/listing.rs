//! A table of an event with its title, as lines, CSV, Markdown and a part of a page.

use crate::page::figures::{self, prose};
use crate::print::sheet::written::plain;
use maud::{Markup, html};
use nos_rules::text::look::Look;
use nos_rules::text::tables::{self, Column, Decimal, tables};
use nos_rules::text::width::wrapped;
use nos_rules::words::told::Told;

/// A table with its title, for every form of output.
#[derive(Clone, Debug, Default)]
pub struct Listing {
    pub title: String,
    /// Key in CSV, heading, and kind of the column.
    pub heads: Vec<(String, String, Column)>,
    pub rows: Vec<Vec<Told>>,
    /// Indices of the columns that only CSV has.
    pub(super) csv_only: Vec<usize>,
}

/// The columns of a wide table that a phone shows.
const KEYS: [&str; 4] = ["rank", "player", "points", "rating"];

impl Listing {
    pub(super) fn new(title: String, heads: &[(&str, Column)]) -> Listing {
        let head = |(key, kind): &(&str, Column)| {
            (
                (*key).to_owned(),
                message!(&format!("event-head-{key}")),
                *kind,
            )
        };
        Listing {
            title,
            heads: heads.iter().map(head).collect(),
            ..Listing::default()
        }
    }

    /// Of the heads, or the cells of a row, those that people see.
    fn shown<'a, T>(&'a self, columns: &'a [T]) -> impl Iterator<Item = &'a T> {
        let is_shown = |(at, _): &(usize, &T)| !self.csv_only.contains(at);
        columns
            .iter()
            .enumerate()
            .filter(is_shown)
            .map(|(_, own)| own)
    }

    pub fn lines(&self, look: &Look) -> Vec<String> {
        let heads: Vec<(&str, Column)> = self
            .shown(&self.heads)
            .map(|(_, heading, kind)| (heading.as_str(), *kind))
            .collect();
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
        let keys = self.heads.iter().map(|(key, ..)| key.clone()).collect();
        let words = |cells: &Vec<Told>| cells.iter().map(ToString::to_string).collect();
        let rows = self.rows.iter().map(words);
        tables::csv(std::iter::once(keys).chain(rows), decimal)
    }

    /// Its rows as people see them, without what is a name in them.
    fn words(&self) -> impl Iterator<Item = Vec<String>> {
        let words = |cells: &Vec<Told>| self.shown(cells).map(ToString::to_string).collect();
        self.rows.iter().map(words)
    }

    pub fn markdown(&self) -> String {
        let row = |cells: &[String]| {
            let cells: Vec<String> = cells.iter().map(|cell| plain(cell)).collect();
            format!("| {} |\n", cells.join(" | "))
        };
        let heads: Vec<String> = self
            .shown(&self.heads)
            .map(|(_, heading, _)| heading.clone())
            .collect();
        let marks = self
            .shown(&self.heads)
            .map(|(.., kind)| match kind {
                Column::Number => "--:",
                Column::Whole | Column::Words => "---",
            })
            .collect::<Vec<_>>()
            .join("|");
        let rows: String = self.words().map(|cells| row(&cells)).collect();
        format!(
            "**{}**\n\n{}|{marks}|\n{rows}",
            plain(&self.title),
            row(&heads)
        )
    }

    /// On a phone a wide table shows who it is, his rank and his points; the rest is `more`.
    fn is_wide(&self) -> bool {
        self.shown(&self.heads).count() > KEYS.len() + 1
    }

    fn class(&self, key: &str, kind: Column) -> String {
        let kind = match kind {
            Column::Number => "number",
            Column::Whole => "letters",
            Column::Words => "words",
        };
        let is_more = self.is_wide() && !KEYS.contains(&key);
        format!("{kind}{}", if is_more { " more" } else { "" })
    }

    /// The head of its table on a page.
    pub fn head(&self) -> Markup {
        html! {
            @for (key, heading, kind) in self.shown(&self.heads) {
                @if heading.is_empty() { td class=(self.class(key, *kind)) {} } @else { th scope="col" class=(self.class(key, *kind)) { (heading) } }
            }
        }
    }

    /// A row of its table on a page.
    pub fn row(&self, cells: &[Told]) -> Markup {
        html! {
            tr { @for ((key, _, kind), cell) in self.shown(&self.heads).zip(self.shown(cells)) {
                td class=(self.class(key, *kind)) { @if *kind == Column::Number { (figures::decimal(cell.as_str())) } @else { (prose(cell)) } }
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
}
