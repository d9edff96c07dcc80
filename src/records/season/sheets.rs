//! Sheets of a site: pages with rows, cut where the rows take too many bytes.

use crate::page::{self, Frame, figures};
use maud::{Markup, html};
use nos_rules::table::name::OWN_LETTERS;

/// Bytes of rows on a page. Its style takes some 35,000 more.
const ROOM: usize = 150_000;

/// Rows beyond which a page is searched.
const FEW: usize = 10;

/// Hides rows in which a text that is looked for does not stand.
const SEARCH: &str = include_str!("search.js");

/// A page by its address from the root of the site.
pub struct SitePage {
    pub address: String,
    pub text: String,
}

/// Rows of a table, or of a list if it has no head.
#[derive(Default)]
pub(super) struct SitePart {
    pub heading: String,
    pub caption: String,
    pub class: &'static str,
    pub head: Option<Markup>,
    pub rows: Vec<Markup>,
}

#[derive(Default)]
pub(super) struct Content {
    /// Without the ending.
    pub address: String,
    pub title: String,
    pub about: Markup,
    /// What stands before and behind the rows.
    pub first: Markup,
    pub parts: Vec<SitePart>,
    pub last: Markup,
}

impl Content {
    /// Cuts the rows into sheets, each a page that leads to the others.
    pub fn sheets(&self) -> Vec<SitePage> {
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
                sheets
                    .last_mut()
                    .into_iter()
                    .for_each(|sheet| sheet.push((part, row)));
            }
        }
        let all = sheets.len();
        let root = if self.address.contains('/') {
            "../"
        } else {
            ""
        };
        let address = |number: usize| match number {
            1 => format!("{}.html", self.address),
            _ => format!("{}-p{number}.html", self.address),
        };
        let page = |(number, rows): (usize, Vec<(&SitePart, &Markup)>)| {
            let is_searched = rows.len() > FEW;
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
                        p id="search" role="search" hidden {
                            label { (message!("site-search")) " " input type="search" autocomplete="off" data-letters=(OWN_LETTERS.join(" ")); }
                            " " output data-none=(message!("site-nothing-found")) {}
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
                ..Frame::default()
            };
            let text = page::page(&frame, &shown);
            SitePage {
                address: address(number),
                text,
            }
        };
        (1..).zip(sheets).map(page).collect()
    }
}

/// The way to every kind of page. `own` is the one where it stands.
pub fn way(root: &str, own: &str) -> Markup {
    let pages = [
        ("index", message!("standings")),
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

/// Rows of one part.
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
