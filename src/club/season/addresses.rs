//! Addresses of the pages of a site: names of files that every system and server takes.

use maud::{Markup, html};
use nos_base::table::name::plain;
use nos_entry::Date;
use nos_records::journal::tag::Link;
use std::collections::HashSet;

/// Addresses that are given, each once.
#[derive(Default)]
pub(super) struct Addresses(HashSet<String>);

impl Addresses {
    /// An address for these words: of their letters those that every system and server takes. Others are told apart by a
    /// digest, and what has the same letters by a number.
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

/// Something with a page of its own: its address, its words, and what else tells it from others. The address is empty if it
/// has none.
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

    /// As it stands on a page from which `root` leads to the first one.
    pub fn shown(&self, root: &str) -> Markup {
        html! {
            @if self.address.is_empty() { bdi { (self.words) } }
            @else { a href=(format!("{root}{}.html", self.address)) { bdi { (self.words) } } }
            @if !self.more.is_empty() { " " span class="quiet" { bdi { (self.more) } } }
        }
    }
}
