//! Prints of an event: wall lists, slips, standings and the cross-table.

use super::in_round::InRound;
use super::standings::number;
use super::{
    Event, EventRound, EventStandings, EventTable, SeatedTable, Seating, TableOutcome, TableResult,
    Tie,
};
use crate::listing::{Listing, ListingHead};
use maud::{Markup, html};
use nos_base::{Column, Order, SpanKind, Told, listed, tell_listed};
use nos_pages::{Frame, figures, page, prose};
use nos_records::journal::Seal;
use std::iter;

pub fn event_page(event: &Event, title: &str, content: &Markup) -> String {
    let frame = Frame { title, kind: "season", running: [&event.name, ""], ..Frame::default() };
    page(&frame, &html! { main { header { h1 { (event.name) } } (content) } })
}

fn round_title(event: &Event, round: u32) -> String {
    let (name, rounds) = (&event.name, event.rounds);
    message!("event-round", name, round, rounds)
}

pub fn by_table(event: &Event, seating: &Seating) -> Listing {
    let mut heads = vec![("table", Column::Number)];
    match event.has_colours() {
        true => heads.extend([0, 1].map(|seat| (event.colour(seat), Column::Whole))),
        false => heads.push(("players", Column::Words)),
    }
    let players = |table: &SeatedTable| match event.has_colours() {
        true => table.players.iter().map(|player| event.told(&[*player])).collect(),
        false => vec![event.told(&table.players)],
    };
    let row = |table: &SeatedTable| {
        let mut row = vec![table.no.table().to_string().into()];
        row.extend(players(table));
        row
    };
    let rows = seating.tables.iter().map(row).collect();
    Listing { rows, ..Listing::new(round_title(event, seating.round), &heads) }
}

pub fn by_name(event: &Event, seating: &Seating) -> Listing {
    let heads = [("player", Column::Whole), ("table", Column::Number)];
    let mut listing = Listing::new(message!("event-by-name"), &heads);
    if event.has_colours() {
        listing.heads.push(ListingHead::new("colour", String::new(), Column::Whole));
    }
    let mut rows: Vec<(usize, String, String)> = Vec::new();
    for table in &seating.tables {
        let number = table.no.table().to_string();
        rows.extend((table.players.iter().enumerate()).map(|(seat, player)| {
            (*player, number.clone(), message!(&format!("event-head-{}", event.colour(seat))))
        }));
    }
    let out = |player: &usize| (*player, message!("event-out"), String::new());
    rows.extend(seating.out.iter().map(out));
    rows.order_by(|(one, ..), (other, ..)| event.alphabetical(*one, *other));
    let row = |(player, table, colour): (usize, String, String)| {
        let mut row = vec![event.told(&[player]), table.into(), colour.into()];
        row.truncate(listing.heads.len());
        row
    };
    listing.rows = rows.into_iter().map(row).collect();
    listing
}

/// Names the players who sit out and counts repeated meetings.
pub fn remarks(event: &Event, seating: &Seating) -> Vec<Told> {
    let named = |player: &usize| event.told(&[*player]);
    let sits_out = (!seating.out.is_empty()).then(|| {
        let players = seating.out.len();
        told!("event-sit-out", players; names = tell_listed(seating.out.iter().map(named).collect()))
    });
    let alone = (seating.alone.iter()).map(|player| told!("event-alone"; name = named(player)));
    let repeats = told!("event-repeats", repeats = seating.repeats);
    sits_out.into_iter().chain(alone).chain([repeats]).collect()
}

pub fn wall(event: &Event, seating: &Seating) -> String {
    let content = html! {
        h2 { (message!("event-round-number", round = seating.round)) }
        div class="wall" {
            (by_name(event, seating).section())
            (by_table(event, seating).section())
        }
        @for remark in remarks(event, seating) { p { (prose(&remark)) } }
    };
    event_page(event, &round_title(event, seating.round), &content)
}

pub fn slips(event: &Event, seating: &Seating) -> String {
    let content = html! {
        ul class="slips" {
            @for table in &seating.tables {
                li {
                    p { (event.name) ", " (message!("event-round-number", round = seating.round)) }
                    h2 { (message!("event-table-number", table = table.no.table())) }
                    ol {
                        @for (seat, name) in event.names(&table.players).iter().enumerate() {
                            li {
                                (figures::name(name))
                                @if event.has_colours() { ", " (message!(&format!("event-head-{}", event.colour(seat)))) }
                            }
                        }
                    }
                    p { code { (table.no.journal()) } }
                }
            }
        }
    };
    event_page(event, &round_title(event, seating.round), &content)
}

/// Says which rounds and tables count. `None` if none does.
pub fn counted(standings: &EventStandings) -> Option<String> {
    let round = standings.rounds;
    let rounds = round.saturating_sub(u32::from(standings.begun.is_some()));
    let over = (rounds > 0).then(|| message!("event-rounds-over", rounds));
    let begun =
        standings.begun.map(|[over, tables]| message!("event-tables-over", over, tables, round));
    let parts: Vec<String> = over.into_iter().chain(begun).collect();
    (!parts.is_empty()).then(|| listed(parts))
}

pub fn standings(event: &Event, standings: &EventStandings) -> Listing {
    let name = &event.name;
    let title = match counted(standings) {
        Some(counted) => message!("event-standings", name, counted),
        None => message!("event-standings-begin", name),
    };
    let title = match event.has_edition() {
        true => message!("event-edition", title, year = event.edition().year()),
        false => title,
    };
    let heads = [("rank", Column::Number), ("player", Column::Whole), ("points", Column::Number)];
    let mut listing = Listing::new(title, &heads);
    let tie = |tie: &Tie| {
        ListingHead::new(tie.word(), message!(&format!("event-tie-{}", tie.word())), Column::Number)
    };
    listing.heads.extend(event.tie.iter().map(tie));
    let data = [("tables", Column::Number), ("opponents", Column::Words)];
    let data = data.map(|(key, kind)| ListingHead::data(key.to_owned(), kind));
    listing.heads.extend(data);
    for round in 1..=standings.rounds {
        let heading = message!("event-round-number", round);
        let data = InRound::columns(event)
            .map(|(key, kind)| ListingHead::data(format!("round_{round}_{key}"), kind));
        listing.heads.push(ListingHead::told(heading, Column::Words));
        listing.heads.extend(data);
    }
    let rows = standings.rows.iter().map(|row| {
        let figure = |points, of| Told::from(number(points, of).to_string());
        let points = figure(row.points, standings.parts);
        let mut cells = vec![row.rank.to_string().into(), event.told(&[row.player]), points];
        cells.extend(row.tie.iter().map(|tie| figure(*tie, 4)));
        cells.extend([row.tables.to_string().into(), event.told(&row.met)]);
        for own in &row.rounds {
            cells.push(own.told(event));
            cells.extend(own.cells(event, standings.parts));
        }
        cells
    });
    listing.rows = rows.collect();
    listing
}

pub fn sheet(event: &Event, rounds: &[EventRound]) -> Listing {
    let heads = [("table", Column::Whole), ("results", Column::Words), ("seal", Column::Words)];
    let row = |table: &EventTable| {
        let seal = table.seal.as_ref().map_or_else(String::new, Seal::to_string);
        vec![table.no.to_string().into(), outcome(event, table), seal.into()]
    };
    let rows = rounds.iter().flat_map(|round| &round.tables).map(row).collect();
    Listing { rows, ..Listing::new(message!("event-sheet", name = event.name), &heads) }
}

pub fn outcome(event: &Event, table: &EventTable) -> Told {
    let names = event.told(&table.players);
    let told = match &table.outcome {
        TableOutcome::Played => {
            let told = |(player, result): (&usize, &TableResult)| {
                let over = number(result.over, 2).to_string();
                Told::joined([event.told(&[*player]), Told::of(SpanKind::Number, &over)], " ")
            };
            Told::joined(table.players.iter().zip(&table.results).map(told), ", ")
        }
        TableOutcome::NotPlayed => told!("event-none-played"; names),
        TableOutcome::Forfeit(absent) => {
            told!("event-forfeited"; names, absent = event.told(absent))
        }
        TableOutcome::Open => told!("event-going"; names),
        TableOutcome::Missing => told!("event-journal-away"; names),
    };
    if table.is_decided { told!("event-by-decision"; told) } else { told }
}

pub fn pairings(event: &Event, rounds: &[EventRound]) -> Listing {
    let heads = ["round", "table", "seat", "player", "result"].map(|head| (head, Column::Whole));
    let mut listing = Listing::new(message!("event-pairings", name = event.name), &heads);
    for (no, round) in (1..).zip(rounds) {
        for table in &round.tables {
            let result =
                |own: &TableResult| Told::of(SpanKind::Number, &number(own.over, 2).to_string());
            let results = table.results.iter().map(result).chain(iter::repeat(Told::default()));
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
            vec![round, none.clone(), none.clone(), Told::of(SpanKind::Name, &name), none]
        };
        listing.rows.extend(out.map(row));
    }
    listing
}
