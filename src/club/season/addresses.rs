//! Addresses of a site's pages. They are valid file names on every system and server.

use maud::{Markup, html};
use nos_base::table::name::plain;
use nos_entry::Date;
use nos_records::journal::tag::Link;
use std::collections::HashSet;

/// Addresses in use.
#[derive(Default)]
pub(super) struct Addresses(HashSet<String>);

impl Addresses {
    /// Makes an address from the letters that every system and server accepts. A digest
    /// distinguishes words with other letters, and a number distinguishes repeated addresses.
    pub fn give(&mut self, folder: &str, date: Option<Date>, words: &str) -> String {
        const LETTERS: usize = 80;
        let words =
            plain(&format!("{} {words}", date.map_or_else(String::new, |date| date.to_string())));
        let mut name = (words.split(|c: char| !c.is_ascii_alphanumeric()))
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join("-");
        name.truncate(LETTERS);
        if words.contains(|c: char| c.is_alphanumeric() && !c.is_ascii()) {
            let digest = Link::of(None, words.as_bytes()).half() >> 96;
            name.push_str(&format!("-{digest:08x}"));
        }
        let (mut address, mut number) = (format!("{folder}/{name}"), 1);
        while !self.0.insert(address.clone()) {
            number += 1;
            address = format!("{folder}/{name}-{number}");
        }
        address
    }
}

/// A link to a page: its address, its words, and a detail that distinguishes it. The address is
/// empty if there is no page.
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
