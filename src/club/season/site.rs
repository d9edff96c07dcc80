//! A club's site: linked pages of a season and the reports of its evenings. A page is split where
//! its rows take too many bytes.

use super::evening::SeasonEvening;
use super::sheets::{self, Addresses, Content, FIRST, PageLink, SitePage, SitePart};
use super::standings::Standings;
use super::{abreast, highlights, player, shown};
use crate::event::shown as event;
use crate::event::{Event, EventAccount, EventStandings};
use chrono::Datelike as _;
use maud::html;
use nos_base::table::name::plain;
use nos_base::{Order, in_order, spaced};
use nos_law::Law;
use nos_pages::figures;
use nos_pages::report::game;
use std::cmp::Reverse;
use std::collections::HashMap;

pub struct Site<'a> {
    pub standings: &'a [Standings],
    events: Vec<(PageLink, &'a Event, &'a EventAccount)>,
    /// Links to the reports, by halves of the evenings' seals, with the day and the table.
    evenings: HashMap<u128, PageLink>,
    players: HashMap<(&'static str, &'a str), PageLink>,
}

impl<'a> Site<'a> {
    /// Builds the site of these standings and events. `place` returns which table of its day an
    /// evening was, by its seal.
    pub fn new(
        standings: &'a [Standings],
        events: impl Iterator<Item = (&'a Event, &'a EventAccount)>,
        place: impl Fn(u128) -> String,
    ) -> Site<'a> {
        let mut addresses = Addresses::default();
        let (mut evenings, mut players) = (HashMap::new(), HashMap::new());
        for own in standings {
            for evening in &own.evenings {
                let (half, date) = (seal(evening), evening.date());
                // Many journals are named after their day.
                let day = date.map_or_else(String::new, |date| date.to_string());
                let place = place(half);
                let place = place.strip_prefix(&day).unwrap_or(&place);
                let more = place.trim_start_matches(['-', '_', ' ', '.']).to_owned();
                let report = PageLink {
                    address: addresses.give("evenings", date, &more),
                    words: date.map_or_else(|| "–".to_owned(), figures::date),
                    more,
                };
                evenings.insert(half, report);
            }
            for name in in_order(own.players()) {
                let address =
                    addresses.give("players", None, &format!("{} {name}", own.law.name()));
                players.insert((own.law.name(), name), PageLink::new(address, spaced(name)));
            }
        }
        let events = events.map(|(event, account)| {
            let date = account.tables().filter_map(|table| table.date()).min();
            let address = addresses.give("events", date, &event.name);
            (PageLink::new(address, event.name.clone()), event, account)
        });
        Site { events: events.collect(), standings, evenings, players }
    }

    pub fn report(&self, half: u128) -> Option<String> {
        Some(format!("{}.html", self.evenings.get(&half)?.address))
    }

    /// Returns every page except the reports.
    pub fn pages(&self, left_out: &[String]) -> Vec<SitePage> {
        let found = self.found();
        let mut contents: Vec<Content> =
            (0..self.standings.len().max(1)).map(|at| self.season(at)).collect();
        if let Some(index) = contents.first_mut() {
            index.last = html! { (index.last) (shown::remarks(left_out)) };
        }
        contents.extend(self.standings.iter().flat_map(|own| player::pages(self, own)));
        let search = Content {
            address: "players".to_owned(),
            title: message!("site-players"),
            parts: found.iter().map(list).collect(),
            ..Content::default()
        };
        contents.extend([search, self.calendar(), highlights::page(self)]);
        contents.extend(self.events.iter().map(|own| self.event(own)));
        let mut pages = sheets::index(found.iter().flat_map(|(_, entries)| entries));
        let sheets: Vec<_> = (contents.iter()).flat_map(|own| own.sheets(pages.len())).collect();
        pages.extend(sheets.into_iter().chain(sheets::shared()));
        pages
    }

    /// Returns the search index with headings: players by law, events, and evenings, latest first.
    fn found(&self) -> Vec<(String, Vec<PageLink>)> {
        let by_law = |link: PageLink, law: &'static Law| match self.standings {
            [_, _, ..] => {
                PageLink { more: format!("{} {}", link.more, game(law)).trim().to_owned(), ..link }
            }
            _ => link,
        };
        let players = self.standings.iter().map(|own| {
            let mut names: Vec<&str> = own.players().collect();
            names.order_by_key(|name| (plain(name), *name));
            let player = |name| by_law(self.player(own.law, name), own.law);
            (game(own.law), names.into_iter().map(player).collect())
        });
        let evenings = (self.latest_first().into_iter())
            .map(|(evening, own)| by_law(self.evening(evening), own.law));
        let evenings = (message!("evenings-counted"), evenings.collect());
        players.chain([self.list_of_events(), evenings]).collect()
    }

    pub(super) fn player(&self, law: &Law, name: &str) -> PageLink {
        let page = self.players.get(&(law.name(), name));
        page.cloned().unwrap_or_else(|| PageLink::new(String::new(), spaced(name)))
    }

    pub(super) fn evening(&self, evening: &SeasonEvening) -> PageLink {
        self.evenings.get(&seal(evening)).cloned().unwrap_or_default()
    }

    /// The standings of the law at this place. Those of the first law are the first page.
    fn season(&self, at: usize) -> Content {
        let address = |(at, own): (usize, &Standings)| match at {
            0 => FIRST.to_owned(),
            _ => format!("standings-{}", own.law.name()),
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

    fn list_of_events(&self) -> (String, Vec<PageLink>) {
        let events = self.events.iter().map(|(page, ..)| page.clone());
        (message!("site-events"), events.collect())
    }

    fn latest_first(&self) -> Vec<(&SeasonEvening, &Standings)> {
        let of_law = |own: &'a Standings| own.evenings.iter().map(move |evening| (evening, own));
        let mut all: Vec<_> = self.standings.iter().flat_map(of_law).collect();
        all.order_by_key(|(evening, _): &(&SeasonEvening, _)| {
            Reverse((evening.begun.map(|begun| begun.timestamp()), seal(evening)))
        });
        all
    }

    fn calendar(&self) -> Content {
        let all = self.latest_first();
        let month = |evening: &SeasonEvening| evening.date().and_then(|date| date.with_day(1));
        let has_laws = self.standings.len() > 1;
        let law = has_laws.then(|| message!("site-law"));
        let mut columns = vec![(message!("column-date"), "")];
        columns.extend(law.map(|heading| (heading, "words")));
        columns.push((message!("event-head-results"), "words"));
        let months = all.chunk_by(|(one, _), (other, _)| month(one) == month(other));
        let months = months.map(|evenings| {
            let month = evenings.first().and_then(|(evening, _)| month(evening));
            let heading = month.map_or_else(String::new, |date| {
                message!("month", month = date.month(), year = date.year())
            });
            let rows = evenings.iter().map(|(evening, own)| {
                let law = has_laws.then(|| html! { (game(own.law)) });
                let (report, results) = (self.evening(evening), shown::results(own, evening));
                [Some(report.shown("")), law, Some(results)].into_iter().flatten().collect()
            });
            SitePart::table(heading, &columns, rows)
        });
        Content {
            address: "evenings".to_owned(),
            title: message!("site-evenings"),
            parts: [list(&self.list_of_events())].into_iter().chain(months).collect(),
            ..Content::default()
        }
    }

    /// An event's standings, and its tables round by round.
    fn event(&self, (page, of, account): &(PageLink, &Event, &EventAccount)) -> Content {
        let listing = event::standings(of, &EventStandings::new(of, &account.rounds));
        let standings = SitePart {
            heading: listing.title.clone(),
            head: Some(listing.head()),
            rows: listing.rows.iter().map(|cells| listing.row(cells)).collect(),
            ..SitePart::default()
        };
        let rounds = (1..).zip(&account.rounds).map(|(round, own)| {
            let rows = own.tables.iter().map(|table| {
                let report = table.seal.and_then(|seal| self.evenings.get(&seal.half));
                let address = report.map_or_else(String::new, |own| own.address.clone());
                let name = message!("event-table-number", table = table.no.table());
                let name = PageLink::new(address, name);
                html! { (name.shown("../")) ": " (figures::prose(&event::outcome(of, table))) }
            });
            SitePart::list(message!("event-round-number", round), rows)
        });
        Content {
            address: page.address.clone(),
            title: of.name.clone(),
            about: html! { (game(of.law)) },
            parts: [standings].into_iter().chain(rounds).collect(),
            ..Content::default()
        }
    }
}

fn list((heading, entries): &(String, Vec<PageLink>)) -> SitePart {
    SitePart::list(heading.clone(), entries.iter().map(|own| own.shown("")))
}

/// Half of an evening's seal, which identifies the evening.
fn seal(evening: &SeasonEvening) -> u128 {
    evening.seal.map_or(0, |seal| seal.half)
}
