//! How fast disputes are answered: who can hold what late in a hand with many draws, and the audit of a season.
//!
//! Goals: `holds` for all hands in 100 µs; `audit` of 30,000 entries in 100 ms.

#![allow(clippy::unwrap_used, clippy::panic, reason = "benches")]

#[path = "../tests/table/mod.rs"]
mod table;

use divan::Bencher;
use nos::dominoes::contradiction::Contradiction;
use nos::dominoes::holds::Holds;
use nos::dominoes::record::TileRecord;
use nos::dominoes::tile::{Tile, TileSet};
use nos::law::nos::evidence::audit::Audit;
use nos::law::nos::hand::Denied;
use nos::law::nos::session::Session;
use nos::table::entry_no::EntryNo;
use nos::table::seat::Seat;
use std::time::Instant;
use table::Record;
use table::evening::{Evening, Luck};
use table::said;

fn main() {
    divan::main();
}

fn record(entries: usize) -> Record {
    let mut record = Record::new();
    for line in &Evening::of(1, 5, entries).lines {
        record.enter(said(line)).unwrap();
    }
    record
}

/// The session of an evening with the most draws and denials in the current hand.
fn late_in_a_hand() -> Session {
    let record = record(3_000);
    let sessions = record
        .standing()
        .filter_map(|stands| record.before(stands.no));
    let deeds = |session: &Session| session.hand().map_or(0, |hand| hand.tiles.deeds().len());
    sessions
        .filter(|session| holds_of(session).is_some())
        .max_by_key(deeds)
        .unwrap()
}

fn holds_of(session: &Session) -> Option<Result<Holds, Contradiction<Denied>>> {
    session.hand().and_then(|hand| hand.holds())
}

#[divan::bench]
fn holds(bencher: Bencher) {
    let session = late_in_a_hand();
    bencher.bench(|| holds_of(&session));
}

/// Hands that were counted after many draws and denials, the slowest of some hundred.
#[divan::bench(sample_count = 20)]
fn holds_with_counted_hands(bencher: Bencher) {
    let mut luck = Luck::new(7);
    let records = (0..300).map(|_| counted(&mut luck));
    let time = |record: &TileRecord<()>| {
        let begun = Instant::now();
        let _ = record.holds(Tile::weight);
        begun.elapsed()
    };
    let slowest = records.max_by_key(time).unwrap();
    bencher.bench(|| slowest.holds(Tile::weight));
}

/// A hand of four in which everybody draws and denies by turns, and three hands are counted.
fn counted(luck: &mut Luck) -> TileRecord<()> {
    let seat = |at| Seat::at(at).unwrap();
    let mut record = TileRecord::dealt(4, 4);
    let mut tiles: Vec<Tile> = Tile::all().collect();
    luck.shuffle(&mut tiles);
    let mut hands: Vec<Vec<Tile>> = (0..4).map(|at| tiles[at * 4..][..4].to_vec()).collect();
    for (no, drawn) in tiles[16..26].iter().enumerate() {
        let at = no % 4;
        let held: TileSet = hands[at].iter().copied().collect();
        let free: Vec<Tile> = TileSet::FULL.minus(held).iter().collect();
        let denied = (0..3).filter_map(|_| luck.pick(&free)).collect();
        record.deny(seat(at), denied, EntryNo(no as u32 + 1), ());
        record.draw(seat(at), 1);
        hands[at].push(*drawn);
    }
    for (at, hand) in hands.iter().enumerate().take(3) {
        let spots: u16 = hand.iter().map(|own| u16::from(own.weight())).sum();
        record.count(seat(at), spots, EntryNo(at as u32 + 20));
    }
    record
}

#[divan::bench(args = [3_000, 30_000])]
fn audit(bencher: Bencher, entries: usize) {
    let record = record(entries);
    bencher.bench(|| {
        Audit::over(
            record
                .standing()
                .map(|stands| (stands.no, stands.ruling.as_ref())),
        )
    });
}
