//! Measures how well and how fast events are seated. Prints for each event the repeated meetings
//! and the fewest that any seating can have; then times `seat` and `standings`.
//!
//! Goals: `seat` takes 2 seconds for 64 players, 10 for 500, and 5 for 2,000 in pairs by Swiss, in
//! any number of rounds; the standings of 500 players after 9 rounds take half a second.

#![allow(clippy::unwrap_used, clippy::panic, reason = "benches")]

use divan::Bencher;
use nos::event::search::bound;
use nos::event::seating::seat;
use nos::event::{
    Event, EventRound, EventStandings, EventTable, PairCounts, Roster, RosterPlayer, Seating,
    System, TableOutcome, TableResult, Tables, Wishes,
};
use nos::law::Luck;
use nos::laws;
use nos_base::Name;
use std::time::Instant;

fn main() {
    println!("law players rounds: meetings repeated, at least");
    for (law, players, rounds) in EVENTS {
        let event = event(law, players, rounds, System::Random);
        let seated = whole(&event, rounds);
        let tables: Vec<Tables> = seated.iter().map(tables).collect();
        let wishes = Wishes { met: PairCounts::new(players), ..Wishes::default() };
        let least = bound(&[], &tables, &wishes);
        let repeats: u64 = seated.iter().map(|seating| seating.repeats).sum();
        println!("{law} {players} over {rounds}: {repeats}, {least}");
    }
    println!(
        "rounds played: 1,000 rounds take this many times as long as 5, 10,000 players as 5,000"
    );
    let [far, near, half] = [(10_000, 1_000), (10_000, 5), (5_000, 1_000)].map(first_five);
    for (played, (far, (near, half))) in far.iter().zip(near.iter().zip(&half)).enumerate() {
        println!("{played}: {:.1}, {:.1}", far / near, far / half);
    }
    divan::main();
}

/// Returns the seconds that each of the first five rounds takes to seat.
fn first_five((players, rounds): (usize, u32)) -> Vec<f64> {
    let event = event("nos", players, rounds, System::Random);
    let (mut past, mut luck) = (Vec::new(), Luck::new(3));
    let mut timed = || {
        let begun = Instant::now();
        let seating = seat(&event, &past).unwrap();
        let took = begun.elapsed().as_secs_f64();
        past.push(played(&seating, &mut luck));
        took
    };
    (0..5).map(|_| timed()).collect()
}

const EVENTS: [(&str, usize, u32); 16] = [
    ("nos", 9, 4),
    ("nos", 16, 5),
    ("nos", 20, 5),
    ("nos", 24, 6),
    ("nos", 32, 8),
    ("nos", 64, 9),
    ("nos", 17, 4),
    ("nos", 17, 5),
    ("nos", 23, 5),
    ("nos", 23, 7),
    ("nos", 50, 6),
    ("nos", 50, 8),
    ("nos", 14, 6),
    ("nos", 500, 9),
    ("chess", 31, 9),
    ("fives-and-threes", 16, 5),
];

fn event(law: &str, players: usize, rounds: u32, system: System) -> Event {
    let mut roster = Roster::default();
    for number in 0..players {
        let name = Name::new(&format!("P{number}")).unwrap();
        roster.add(RosterPlayer::new(name, Vec::new())).unwrap();
    }
    let (name, law) = ("Club evening".to_owned(), laws::named(law).unwrap());
    Event { name, rounds, system, seed: 7, players: roster, ..Event::new(law) }
}

fn tables(seating: &Seating) -> Tables {
    seating.tables.iter().map(|table| table.players.clone()).collect()
}

fn played(seating: &Seating, luck: &mut Luck) -> EventRound {
    let tables = seating.tables.iter().map(|table| {
        let all = table.players.len();
        let over: Vec<i64> = (0..all).map(|_| 20 * luck.below(9) as i64 - 80).collect();
        let level =
            |seat: usize| (0..all).filter(|other| *other != seat).map(|other| over[other]).max();
        let result = |seat: usize| TableResult {
            over: over[seat],
            level: level(seat).unwrap_or_default(),
            side: seat,
        };
        EventTable {
            no: table.no,
            seated: table.players.clone(),
            players: table.players.clone(),
            outcome: TableOutcome::Played,
            is_decided: false,
            results: (0..all).map(result).collect(),
            hands: 1,
            evening: None,
            begun: None,
            seal: None,
        }
    });
    EventRound {
        tables: tables.collect(),
        out: seating.out.clone(),
        alone: seating.alone.clone(),
        is_over: true,
        adjusted: Vec::new(),
    }
}

fn past(event: &Event, rounds: u32) -> Vec<EventRound> {
    let (mut past, mut luck) = (Vec::new(), Luck::new(3));
    for _ in 0..rounds {
        let seating = seat(event, &past).unwrap_or_else(|fault| panic!("{fault}"));
        past.push(played(&seating, &mut luck));
    }
    past
}

fn whole(event: &Event, rounds: u32) -> Vec<Seating> {
    let past = past(event, rounds);
    (0..past.len()).map(|round| seat(event, &past[..round]).unwrap()).collect()
}

const SEATED: [(&str, usize, System); 4] = [
    ("nos", 64, System::Swiss),
    ("nos", 500, System::Random),
    ("nos", 500, System::Swiss),
    ("chess", 2_000, System::Swiss),
];

#[divan::bench(args = 0..SEATED.len(), sample_count = 3, sample_size = 1)]
fn the_last_of_nine_rounds_is_seated(bencher: Bencher, which: usize) {
    let (law, players, system) = SEATED[which];
    let event = event(law, players, 9, system);
    let past = past(&event, 8);
    bencher.bench_local(|| seat(&event, &past).unwrap());
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn standings_of_500_after_9_rounds(bencher: Bencher) {
    let event = event("nos", 500, 9, System::Random);
    let past = past(&event, 9);
    bencher.bench_local(|| EventStandings::new(&event, &past));
}
