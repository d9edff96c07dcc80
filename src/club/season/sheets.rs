//! Sheets of a site: pages with rows, split where the rows take too many bytes.

use maud::{Markup, html};
use nos_base::table::name::{OWN_LETTERS, plain};
use nos_entry::Date;
use nos_pages::hand::WALK;
use nos_pages::opening::save;
use nos_pages::{Frame, figures};
use nos_records::journal::tag::Link;
use serde_json::json;
use std::collections::HashSet;

/// Bytes of rows on a page.
const ROOM: usize = 150_000;

/// The address of the first page, which searches the whole site.
pub(super) const FIRST: &str = "index";

/// Pages with more rows than this have a search field.
const FEW: usize = 10;

/// Hides rows without the searched text and lists matches from the rest of the site.
const SEARCH: &str = include_str!("search.js");

/// First line of an index file. It identifies files of `nos`.
const INDEX: &str = "//<meta name=\"generator\" content=\"nos\">\nnosIndex([";

/// Returns the parts of an index. Each is a script, because a page opened from a folder can run
/// scripts but read no other files.
pub(super) fn index<'a>(entries: impl Iterator<Item = &'a PageLink>) -> Vec<SitePage> {
    let mut parts: Vec<String> = Vec::new();
    for own in entries {
        let entry = json!([own.address, own.words, own.more]).to_string();
        match parts.last_mut() {
            Some(part) if part.len() + entry.len() < ROOM => part.extend([",\n", &entry]),
            _ => parts.push(format!("{INDEX}{entry}")),
        }
    }
    let page = |(number, part): (usize, String)| SitePage {
        address: format!("search-{number}.js"),
        text: part + "])\n",
    };
    (1..).zip(parts).map(page).collect()
}

pub(super) fn shared() -> impl Iterator<Item = SitePage> {
    let files = nos_pages::shared(&[SEARCH, WALK, &save()].concat());
    files.into_iter().map(|(name, text)| SitePage { address: name.to_owned(), text })
}

/// A page by its address from the root of the site.
pub struct SitePage {
    pub address: String,
    pub text: String,
}

/// Rows of a table; of a list if it has no head.
#[derive(Default)]
pub(super) struct SitePart {
    pub heading: String,
    pub caption: String,
    pub class: &'static str,
    pub head: Option<Markup>,
    pub rows: Vec<Markup>,
}

impl SitePart {
    /// Adds a table with the heading and class of each column. The first cell heads its row.
    pub fn table(
        heading: String,
        columns: &[(String, &str)],
        rows: impl Iterator<Item = Vec<Markup>>,
    ) -> SitePart {
        let row = |cells: Vec<Markup>| {
            html! { tr {
                @for (at, (cell, (_, class))) in cells.iter().zip(columns).enumerate() {
                    @if at == 0 { th scope="row" { (cell) } } @else { td class=(class) { (cell) } }
                }
            } }
        };
        SitePart {
            heading,
            head: Some(html! { @for (heading, class) in columns {
                th scope="col" class=[Some(*class).filter(|class| !class.is_empty())] { (heading) }
            } }),
            rows: rows.map(row).collect(),
            ..SitePart::default()
        }
    }

    pub fn list(heading: String, rows: impl Iterator<Item = Markup>) -> SitePart {
        SitePart {
            heading,
            rows: rows.map(|row| html! { li { (row) } }).collect(),
            ..SitePart::default()
        }
    }
}

#[derive(Default)]
pub(super) struct Content {
    pub address: String,
    pub title: String,
    pub about: Markup,
    /// Content before and after the rows.
    pub first: Markup,
    pub parts: Vec<SitePart>,
    pub last: Markup,
}

impl Content {
    /// Splits the rows into linked pages. `parts` is the number of index files.
    pub fn sheets(&self, parts: usize) -> Vec<SitePage> {
        let mut sheets: Vec<Vec<(&SitePart, &Markup)>> = vec![Vec::new()];
        let mut used = self.first.0.len() + self.last.0.len();
        for part in &self.parts {
            for (at, row) in part.rows.iter().enumerate() {
                let head = part.heading.len() + part.head.as_ref().map_or(0, |head| head.0.len());
                used += row.0.len() + if at == 0 { head } else { 0 };
                if used > ROOM {
                    used = head + row.0.len();
                    sheets.push(Vec::new());
                }
                sheets.last_mut().into_iter().for_each(|sheet| sheet.push((part, row)));
            }
        }
        let all = sheets.len();
        let root = if self.address.contains('/') { "../" } else { "" };
        let address = |number: usize| match number {
            1 => format!("{}.html", self.address),
            _ => format!("{}-p{number}.html", self.address),
        };
        let page = |(number, rows): (usize, Vec<(&SitePart, &Markup)>)| {
            let is_searched = rows.len() > FEW || self.address == FIRST;
            let shown = html! {
                main id="main" {
                    header {
                        h1 { bdi { (self.title) } }
                        @if !self.about.0.is_empty() { p class="quiet" { (self.about) } }
                    }
                    @if all > 1 {
                        nav class="contents" aria-label=(message!("site-sheets")) {
                            @for other in 1..=all {
                                " " a href=(format!("{root}{}", address(other))) aria-current=[(other == number).then_some("page")] { (other) }
                            }
                        }
                    }
                    @if is_searched {
                        div id="search" role="search" data-root=(root) data-parts=(parts) hidden {
                            label { (message!("site-search")) " " input type="search" autocomplete="off" data-letters=(OWN_LETTERS.join(" ")); }
                            " " output data-none=(message!("site-nothing-found")) {}
                            ul {}
                        }
                    }
                    @if number == 1 { (self.first) }
                    @for rows in rows.chunk_by(|(one, _), (other, _)| std::ptr::eq(*one, *other)) { (section(&self.title, rows)) }
                    @if number == 1 { (self.last) }
                }
            };
            let frame = Frame {
                title: &self.title,
                kind: "season",
                way: way(root, &self.address),
                skip: Some(("main", &self.title)),
                script: if is_searched { SEARCH } else { "" },
                shared: Some(root),
                ..Frame::default()
            };
            SitePage { address: address(number), text: nos_pages::page(&frame, &shown) }
        };
        (1..).zip(sheets).map(page).collect()
    }
}

/// Links to every kind of page, `own` among them.
pub fn way(root: &str, own: &str) -> Markup {
    let pages = [
        (FIRST, message!("standings")),
        ("players", message!("site-players")),
        ("evenings", message!("site-evenings")),
        ("records", message!("site-records")),
    ];
    html! {
        nav class="contents" aria-label=(message!("site-pages")) {
            @for (at, (page, words)) in pages.iter().enumerate() {
                @if at > 0 { " · " }
                a href=(format!("{root}{page}.html")) aria-current=[(*page == own).then_some("page")] { (words) }
            }
        }
    }
}

fn section(title: &str, rows: &[(&SitePart, &Markup)]) -> Markup {
    let body = html! { @for (_, row) in rows { (row) } };
    html! {
        @if let Some((part, _)) = rows.first() { section {
            @if !part.heading.is_empty() { h2 { (part.heading) } }
            @match &part.head {
                None => ul { (body) },
                Some(head) => {
                    @let label = format!("{title}, {}", part.heading);
                    @if part.class == "all" { (figures::all_columns()) }
                    (figures::table(Some(part.class), (label.trim_end_matches([',', ' ']), &part.caption), head, &body))
                },
            }
        } }
    }
}

#[derive(Default)]
pub(super) struct Addresses(HashSet<String>);

impl Addresses {
    /// Makes an address from the letters that every system and server accepts. A digest
    /// distinguishes words with other letters, and a number distinguishes repeated addresses.
    pub fn give(&mut self, folder: &str, date: Option<Date>, words: &str) -> String {
        const LETTERS: usize = 80;
        let words =
            plain(&format!("{} {words}", date.map_or_else(String::new, |date| date.to_string())));
        let mut name = words
            .split(|c: char| !c.is_ascii_alphanumeric())
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join("-");
        name.truncate(LETTERS);
        if words.contains(|c: char| c.is_alphanumeric() && !c.is_ascii()) {
            name.push_str(&format!("-{:08x}", Link::of(None, words.as_bytes()).half() >> 96));
        }
        let (mut address, mut number) = (format!("{folder}/{name}"), 1);
        while !self.0.insert(address.clone()) {
            number += 1;
            address = format!("{folder}/{name}-{number}");
        }
        address
    }
}

/// A link to a page: its address (empty without a page), its words, and a distinguishing detail.
#[derive(Clone, Default)]
pub(super) struct PageLink {
    pub address: String,
    pub words: String,
    pub more: String,
}

impl PageLink {
    pub fn new(address: String, words: String) -> PageLink {
        PageLink { address, words, more: String::new() }
    }

    /// Prints the link on a page from which `root` leads to the first one.
    pub fn shown(&self, root: &str) -> Markup {
        html! {
            @if self.address.is_empty() { bdi { (self.words) } }
            @else { a href=(format!("{root}{}.html", self.address)) { bdi { (self.words) } } }
            @if !self.more.is_empty() { " " span class="quiet" { bdi { (self.more) } } }
        }
    }
}
