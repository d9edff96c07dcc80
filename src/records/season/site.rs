//! The site of a club: pages of a season that lead to one another and to the reports of its evenings. A page is cut where
//! its rows take too many bytes.

use super::addresses::Addresses;
use super::evening::SeasonEvening;
use super::sheets::{self, Content, FIRST, SitePage, SitePart};
use super::standings::Standings;
use super::{abreast, highlights, player, shown};
use crate::event::account::EventAccount;
use crate::event::roster::Event;
use crate::event::shown as event;
use crate::event::standings::EventStandings;
use crate::page::figures;
use crate::page::report::game;
use chrono::Datelike as _;
use maud::{Markup, html};
use nos_rules::law::referee::Law;
use nos_rules::table::name::{plain, spaced};
use std::cmp::Reverse;
use std::collections::HashMap;

pub struct Site<'a> {
    pub standings: &'a [Standings],
    /// Events with the addresses of their pages.
    events: Vec<(String, &'a Event, &'a EventAccount)>,
    /// By half of its seal the address of an evening's report, and which of the tables of its day it was.
    evenings: HashMap<u128, (String, String)>,
    /// Addresses of players, by their law and name.
    players: HashMap<(&'static str, &'a str), String>,
}

impl<'a> Site<'a> {
    /// The site of these standings and events. `place` tells which of the tables of its day an evening was, by its seal.
    pub fn of(
        standings: &'a [Standings],
        events: impl Iterator<Item = (&'a Event, &'a EventAccount)>,
        place: impl Fn(u128) -> String,
    ) -> Site<'a> {
        let mut addresses = Addresses::default();
        let (mut evenings, mut players) = (HashMap::new(), HashMap::new());
        for own in standings {
            for evening in &own.evenings {
                let (half, date) = (seal(evening), evening.date());
                // Many journals are named for their day.
                let day = date.map_or_else(String::new, |date| date.to_string());
                let place = place(half);
                let place = place.strip_prefix(&day).unwrap_or(&place);
                let place = place.trim_start_matches(['-', '_', ' ', '.']).to_owned();
                let address = addresses.give("evenings", date, &place);
                evenings.insert(half, (address, place));
            }
            let mut names: Vec<&str> = own.players().collect();
            names.sort();
            for name in names {
                let address = addresses.give("players", None, &format!("{} {name}", own.law.name));
                players.insert((own.law.name, name), address);
            }
        }
        let events = events.map(|(event, account)| {
            let date = account.tables().filter_map(|table| table.date()).min();
            (addresses.give("events", date, &event.name), event, account)
        });
        Site {
            events: events.collect(),
            standings,
            evenings,
            players,
        }
    }

    /// The address of the report of an evening, by half of its seal.
    pub fn report(&self, half: u128) -> Option<String> {
        Some(format!("{}.html", self.evenings.get(&half)?.0))
    }

    /// Every page but the reports.
    pub fn pages(&self, left_out: &[String]) -> Vec<SitePage> {
        let mut contents: Vec<Content> = (0..self.standings.len().max(1))
            .map(|at| self.season(at))
            .collect();
        if let Some(index) = contents.first_mut() {
            index.last = html! { (index.last) (shown::remarks(left_out)) };
        }
        contents.extend(
            self.standings
                .iter()
                .flat_map(|own| player::pages(self, own)),
        );
        contents.extend([self.search(), self.calendar(), highlights::page(self)]);
        contents.extend(self.events.iter().map(|own| self.event(own)));
        let found = self.found();
        let entries: Vec<_> = (found.iter().flat_map(|(_, entries)| entries))
            .map(|own| [&*own.address, &own.words, &own.more])
            .collect();
        let mut pages = sheets::index(&entries);
        let sheets: Vec<_> = (contents.iter())
            .flat_map(|own| own.sheets(pages.len()))
            .collect();
        pages.extend(sheets);
        pages
    }

    /// What can be looked for, with headings: the players by each law, events, and evenings, the latest first.
    fn found(&self) -> Vec<(String, Vec<Found>)> {
        let law = |law: &'static Law| match self.standings {
            [_, _, ..] => game(law),
            _ => String::new(),
        };
        let mut found: Vec<(String, Vec<Found>)> = Vec::new();
        for own in self.standings {
            let mut names: Vec<&str> = own.players().collect();
            names.sort_by_key(|name| (plain(name), *name));
            let player = |name: &str| Found {
                address: self.player_address(own.law, name).to_owned(),
                words: spaced(name),
                more: law(own.law),
            };
            found.push((game(own.law), names.into_iter().map(player).collect()));
        }
        found.push(self.list_of_events());
        let evening = |(evening, own): (&SeasonEvening, &Standings)| {
            let (address, place) = self.told(evening);
            let more = [place.to_owned(), law(own.law)];
            Found {
                address: address.to_owned(),
                words: evening.date().map_or_else(|| "–".to_owned(), figures::date),
                more: more.join(" ").trim().to_owned(),
            }
        };
        let evenings = self.latest_first().into_iter().map(evening);
        found.push((message!("evenings-counted"), evenings.collect()));
        found
    }

    /// The name of a player, which leads to the page of the player.
    pub(super) fn player(&'a self, root: &str, law: &Law, name: &'a str) -> Markup {
        html! { @match self.players.get(&(law.name, name)) {
            Some(address) => a href=(format!("{root}{address}.html")) { (figures::name(name)) },
            None => (figures::name(name)),
        } }
    }

    pub(super) fn player_address(&'a self, law: &Law, name: &'a str) -> &'a str {
        self.players
            .get(&(law.name, name))
            .map_or("", String::as_str)
    }

    /// The address of the report of an evening, and which of the tables of its day it was.
    pub(super) fn told(&self, evening: &SeasonEvening) -> (&str, &str) {
        let told = self.evenings.get(&seal(evening));
        told.map_or(("", ""), |(address, place)| (address, place))
    }

    /// The day of an evening, which leads to its report, and its table.
    pub(super) fn evening(&self, root: &str, evening: &SeasonEvening) -> Markup {
        let (address, place) = self.told(evening);
        let day = evening.date().map_or_else(|| "–".to_owned(), figures::date);
        html! { (link(root, address, &day)) @if !place.is_empty() { " " span class="quiet" { bdi { (place) } } } }
    }

    /// The standings of the law at this place; those of the first are the first page of the site.
    fn season(&self, at: usize) -> Content {
        let address = |(at, own): (usize, &Standings)| match at {
            0 => FIRST.to_owned(),
            _ => format!("standings-{}", own.law.name),
        };
        let Some(own) = self.standings.get(at) else {
            return Content {
                address: FIRST.to_owned(),
                title: message!("standings"),
                first: html! { p { (message!("no-evening")) } },
                ..Content::default()
            };
        };
        Content {
            address: address((at, own)),
            title: message!("standings-table", law = game(own.law)),
            about: html! { @if self.standings.len() > 1 {
                @for (place, other) in self.standings.iter().enumerate() {
                    @if place > 0 { " · " }
                    a href=(address((place, other)) + ".html") aria-current=[(place == at).then_some("page")] { (game(other.law)) }
                }
            } },
            parts: abreast::parts(self, own),
            last: shown::below(own),
            ..Content::default()
        }
    }

    fn search(&self) -> Content {
        Content {
            address: "players".to_owned(),
            title: message!("site-players"),
            parts: self.found().into_iter().map(list).collect(),
            ..Content::default()
        }
    }

    fn list_of_events(&self) -> (String, Vec<Found>) {
        let event = |(address, event, _): &(String, &Event, _)| Found {
            address: address.clone(),
            words: event.name.clone(),
            more: String::new(),
        };
        (
            message!("site-events"),
            self.events.iter().map(event).collect(),
        )
    }

    fn latest_first(&self) -> Vec<(&SeasonEvening, &Standings)> {
        let of_law = |own: &'a Standings| own.evenings.iter().map(move |evening| (evening, own));
        let mut all: Vec<_> = self.standings.iter().flat_map(of_law).collect();
        all.sort_by_key(|(evening, _): &(&SeasonEvening, _)| {
            Reverse((evening.begun.map(|begun| begun.timestamp()), seal(evening)))
        });
        all
    }

    /// Events, and every evening month by month.
    fn calendar(&self) -> Content {
        let mut parts = vec![list(self.list_of_events())];
        let has_laws = self.standings.len() > 1;
        let all = self.latest_first();
        let month = |evening: &SeasonEvening| evening.date().and_then(|date| date.with_day(1));
        for evenings in all.chunk_by(|(one, _), (other, _)| month(one) == month(other)) {
            let month = evenings.first().and_then(|(evening, _)| month(evening));
            let rows = evenings.iter().map(|(evening, own)| html! {
                tr {
                    th scope="row" { (self.evening("", evening)) }
                    @if has_laws { td class="words" { (game(own.law)) } }
                    td class="words" { @for (at, played) in evening.players.iter().enumerate() {
                        @if at > 0 { ", " }
                        (figures::name(played.name.as_str())) " " (shown::amount(own, played.over))
                    } }
                }
            });
            parts.push(SitePart {
                heading: month.map_or_else(String::new, |date| {
                    message!("month", month = date.month(), year = date.year())
                }),
                head: Some(html! {
                    th scope="col" { (message!("column-date")) }
                    @if has_laws { th scope="col" class="words" { (message!("site-law")) } }
                    th scope="col" class="words" { (message!("event-head-results")) }
                }),
                rows: rows.collect(),
                ..SitePart::default()
            });
        }
        Content {
            address: "evenings".to_owned(),
            title: message!("site-evenings"),
            parts,
            ..Content::default()
        }
    }

    /// Who leads an event, and its tables round by round.
    fn event(&self, (address, of, account): &(String, &Event, &EventAccount)) -> Content {
        let listing = event::standings(of, &EventStandings::of(of, &account.rounds));
        let rows = listing.rows.iter().map(|cells| listing.row(cells));
        let mut parts = vec![SitePart {
            heading: listing.title.clone(),
            head: Some(listing.head()),
            rows: rows.collect(),
            ..SitePart::default()
        }];
        parts.extend((1..).zip(&account.rounds).map(|(round, own)| {
            let rows = own.tables.iter().map(|table| {
                let report = table.seal.and_then(|seal| self.evenings.get(&seal.half));
                let name = message!("event-table-number", table = table.no.table());
                html! { li {
                    @match report { Some((address, _)) => (link("../", address, &name)), None => (name) }
                    ": " (figures::prose(&event::outcome(of, table)))
                } }
            });
            let heading = message!("event-round-number", round);
            SitePart { heading, rows: rows.collect(), ..SitePart::default() }
        }));
        Content {
            address: address.clone(),
            title: of.name.clone(),
            about: html! { (game(of.law)) },
            parts,
            ..Content::default()
        }
    }
}

/// Something that is looked for: its address and words, and what else tells it from others.
struct Found {
    address: String,
    words: String,
    more: String,
}

fn list((heading, rows): (String, Vec<Found>)) -> SitePart {
    let row = |own: &Found| {
        html! { li {
            (link("", &own.address, &own.words))
            @if !own.more.is_empty() { " " span class="quiet" { bdi { (own.more) } } }
        } }
    };
    SitePart {
        heading,
        rows: rows.iter().map(row).collect(),
        ..SitePart::default()
    }
}

fn link(root: &str, address: &str, words: &str) -> Markup {
    html! { a href=(format!("{root}{address}.html")) { bdi { (words) } } }
}

/// Half of the seal of an evening, by which it is known.
fn seal(evening: &SeasonEvening) -> u128 {
    evening.seal.map_or(0, |seal| seal.half)
}
