//! The cross-table: what each player gained from each other.

use super::account::EventRound;
use super::listing::ListingHead;
use super::roster::Event;
use super::shown::Listing;
use super::standings::{EventStandings, cross, number};
use nos_base::text::tables::Column;
use nos_base::text::width::columns;
use nos_base::words::told::{SpanKind, Told};
use serde_json::{Map, Value, json};

/// Most players in a square. A larger one is hard to read and nearly empty.
const SQUARE: usize = 100;

const ON_PAGE: usize = 16;

/// Width of a cell in addition to its content.
const BESIDE: usize = 3;

pub struct CrossTable {
    title: String,
    names: Vec<String>,
    /// By player: the opponents, by rank, and the gain from each in halves.
    gained: Vec<Vec<(usize, i64)>>,
}

impl CrossTable {
    pub fn new(event: &Event, standings: &EventStandings, rounds: &[EventRound]) -> CrossTable {
        let mut place = vec![0; event.players.all().len()];
        for (at, row) in standings.rows.iter().enumerate() {
            place[row.player] = at;
        }
        let mut gained = vec![Vec::new(); place.len()];
        for ((by, from), amount) in cross(event, rounds) {
            gained[place[by]].push((place[from], amount));
        }
        gained.iter_mut().for_each(|own| own.sort_unstable());
        let rows = standings.rows.iter();
        CrossTable {
            title: message!("event-cross", name = event.name),
            names: rows.map(|row| event.name(row.player)).collect(),
            gained,
        }
    }

    /// Returns a square if it fits this width, otherwise a list.
    pub fn within(&self, width: usize) -> Listing {
        let wide = self.names.iter().map(|name| columns(name) + BESIDE);
        let first = wide.clone().max().unwrap_or_default();
        let is_square = self.names.len() <= SQUARE && first + wide.sum::<usize>() < width;
        match is_square {
            true => self.square(),
            false => self.list(),
        }
    }

    pub fn on_page(&self) -> Listing {
        match self.names.len() <= ON_PAGE {
            true => self.square(),
            false => self.list(),
        }
    }

    pub fn square(&self) -> Listing {
        let mut listing = Listing::new(self.title.clone(), &[("player", Column::Whole)]);
        let heads = self.names.iter();
        listing
            .heads
            .extend(heads.map(|name| ListingHead::new(name, name.clone(), Column::Number)));
        let rows = self.names.iter().zip(&self.gained);
        let row = |(name, gained): (&String, &Vec<(usize, i64)>)| {
            let mut row = vec![Told::default(); 1 + self.names.len()];
            row[0] = Told::of(SpanKind::Name, name);
            for (from, amount) in gained {
                row[1 + from] = number(*amount, 2).to_string().into();
            }
            row
        };
        listing.rows = rows.map(row).collect();
        listing
    }

    fn list(&self) -> Listing {
        let heads = [("player", Column::Whole), ("gained", Column::Words)];
        let mut listing = Listing::new(self.title.clone(), &heads);
        let told = |(from, amount): &(usize, i64)| {
            let mut told = Told::of(SpanKind::Name, &self.names[*from]);
            told.push_str(" ");
            told.push(Some(SpanKind::Number), &number(*amount, 2).to_string());
            told
        };
        let rows = self.names.iter().zip(&self.gained);
        let row = |(name, gained): (&String, &Vec<(usize, i64)>)| {
            let gained = Told::joined(gained.iter().map(told), ", ");
            vec![Told::of(SpanKind::Name, name), gained]
        };
        listing.rows = rows.map(row).collect();
        listing
    }

    pub fn json(&self) -> Value {
        let rows = self.names.iter().zip(&self.gained);
        let row = |(name, gained): (&String, &Vec<(usize, i64)>)| {
            let gained =
                gained.iter().map(|(from, amount)| (self.names[*from].clone(), number(*amount, 2)));
            json!({ "name": name, "from": gained.collect::<Map<_, _>>() })
        };
        json!({ "players": rows.map(row).collect::<Vec<_>>() })
    }
}
