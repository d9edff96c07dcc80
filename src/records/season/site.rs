//! The site of a club: pages of a season that lead to one another and to the reports of its evenings. A page is cut where
//! its rows take too many bytes.

use super::addresses::Addresses;
use super::evening::SeasonEvening;
use super::sheets::{Content, SitePage, SitePart};
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
use nos_rules::table::name::plain;
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
        contents.iter().flat_map(Content::sheets).collect()
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
            0 => "index".to_owned(),
            _ => format!("standings-{}", own.law.name),
        };
        let Some(own) = self.standings.get(at) else {
            return Content {
                address: "index".to_owned(),
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

    /// Players, events and evenings, in which a name or a day is looked for.
    fn search(&self) -> Content {
        let part = |heading, rows| SitePart {
            heading,
            rows,
            ..SitePart::default()
        };
        let mut parts = Vec::new();
        for own in self.standings {
            let mut names: Vec<&str> = own.players().collect();
            names.sort_by_key(|name| (plain(name), *name));
            let row = |name: &&str| html! { li { (self.player("", own.law, name)) } };
            parts.push(part(game(own.law), names.iter().map(row).collect()));
        }
        parts.push(self.list_of_events());
        let row = |(evening, _): &(&SeasonEvening, _)| html! { li { (self.evening("", evening)) } };
        parts.push(part(
            message!("evenings-counted"),
            self.latest_first().iter().map(row).collect(),
        ));
        Content {
            address: "players".to_owned(),
            title: message!("site-players"),
            parts,
            ..Content::default()
        }
    }

    fn list_of_events(&self) -> SitePart {
        let row = |(address, event, _): &(String, &Event, _)| html! { li { (link("", address, &event.name)) } };
        SitePart {
            heading: message!("site-events"),
            rows: self.events.iter().map(row).collect(),
            ..SitePart::default()
        }
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
        let mut parts = vec![self.list_of_events()];
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

fn link(root: &str, address: &str, words: &str) -> Markup {
    html! { a href=(format!("{root}{address}.html")) { bdi { (words) } } }
}

/// Half of the seal of an evening, by which it is known.
fn seal(evening: &SeasonEvening) -> u128 {
    evening.seal.map_or(0, |seal| seal.half)
}
