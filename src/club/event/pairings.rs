//! The pairings of all rounds for a spreadsheet.

use super::account::EventRound;
use super::roster::Event;
use super::standings::number;
use crate::listing::Listing;
use nos_base::{Column, SpanKind, Told};
use std::iter;

pub fn listing(event: &Event, rounds: &[EventRound]) -> Listing {
    let heads = ["round", "table", "seat", "player", "result"].map(|head| (head, Column::Whole));
    let mut listing = Listing::new(message!("event-pairings", name = event.name), &heads);
    for (no, round) in (1..).zip(rounds) {
        for table in &round.tables {
            let results = table
                .results
                .iter()
                .map(|result| Told::of(SpanKind::Number, &number(result.over, 2).to_string()));
            let results = results.chain(iter::repeat(Told::default()));
            for ((seat, name), result) in (1..).zip(event.names(&table.players)).zip(results) {
                let places = [no, table.no.table(), seat].map(|place: u32| place.to_string());
                let [round, table, seat] = places.map(Told::from);
                let name = Told::of(SpanKind::Name, &name);
                listing.rows.push(vec![round, table, seat, name, result]);
            }
        }
        let out = event.names(&round.out).into_iter();
        let row = |name: String| {
            let [round, none] = [no.to_string(), String::new()].map(Told::from);
            let name = Told::of(SpanKind::Name, &name);
            vec![round, none.clone(), none.clone(), name, none]
        };
        listing.rows.extend(out.map(row));
    }
    listing
}
