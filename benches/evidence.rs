//! Times the answers to disputes: `holds` late in a hand with many draws, and the audit of a
//! season.
//!
//! Goals: `holds` for all hands in 100 µs, and for any record of double twelve in 100 ms; `audit`
//! of 30,000 entries in 100 ms.

#![allow(clippy::unwrap_used, clippy::panic, reason = "benches")]

#[path = "../tests/support/mod.rs"]
mod support;

use divan::Bencher;
use nos::entry::Asked;
use nos::journal::Record;
use nos::law::Denied;
use nos::laws::nos::LAW;
use nos::laws::nos::hand::count_of;
use nos::laws::nos::session::{NosTable, Session};
use nos_base::{Contradiction, EntryNo, Holds, Look, Seat, Spots, Tile, TileRecord, TileSet};
use std::time::Instant;
use support::evening::{Evening, Luck};
use support::records::recorded;

fn main() {
    divan::main();
}

fn record(entries: usize) -> Record {
    let mut record = Record::new(&LAW);
    for line in &Evening::of(1, 5, entries).lines {
        record.enter(recorded(line)).unwrap();
    }
    record
}

fn late_in_a_hand() -> Session {
    let record = record(3_000);
    let sessions =
        record.standing().filter_map(|stands| record.before(stands.no)?.get::<Session>().cloned());
    let events = |session: &Session| session.hand().map_or(0, |hand| hand.tiles.events().len());
    sessions.filter(|session| holds_of(session).is_some()).max_by_key(events).unwrap()
}

fn holds_of(
    session: &Session,
) -> Option<Result<Holds<TileSet>, Contradiction<TileSet, &'static Denied>>> {
    let hand = session.hand().filter(|hand| hand.set().is_some())?;
    Some(hand.tiles.holds(count_of))
}

#[divan::bench]
fn holds(bencher: Bencher) {
    let session = late_in_a_hand();
    bencher.bench(|| holds_of(&session));
}

fn slowest(records: impl Iterator<Item = TileRecord<()>>) -> TileRecord<()> {
    let time = |record: &TileRecord<()>| {
        let begun = Instant::now();
        let _ = record.holds(Tile::weight);
        begun.elapsed()
    };
    records.max_by_key(time).unwrap()
}

/// Times the slowest of several hundred records in which hands were counted after many draws and
/// denials.
#[divan::bench(sample_count = 20)]
fn holds_with_counted_hands(bencher: Bencher) {
    let mut luck = Luck::new(7);
    let slowest = slowest((0..300).map(|_| counted(&mut luck)));
    bencher.bench(|| slowest.holds(Tile::weight));
}

/// Two or ten players have drawn all tiles of double twelve. This times the slowest of 300 records,
/// with and without a contradiction.
#[divan::bench(args = [(2, false), (2, true), (10, false), (10, true)], sample_count = 20)]
fn holds_of_double_twelve(bencher: Bencher, (players, lies): (usize, bool)) {
    let mut luck = Luck::new(7);
    let records = (0..300).map(|_| drawn_out(players, lies, &mut luck));
    let wanted = |record: &TileRecord<()>| record.holds(Tile::weight).is_err() == lies;
    let slowest = slowest(records.filter(wanted));
    bencher.bench(|| slowest.holds(Tile::weight));
}

/// Players draw in turn until the boneyard is empty. Each denies before every draw, and sometimes
/// plays; some denials are lies, and at the end all show their tiles.
fn drawn_out(players: usize, lies: bool, luck: &mut Luck) -> TileRecord<()> {
    let set = TileSet::set(12);
    let each: usize = if players == 10 { 5 } else { 9 };
    let seat = |at| Seat::at(at).unwrap();
    let mut record = TileRecord::dealt(set, players, each as u8);
    let mut tiles: Vec<Tile> = set.iter().collect();
    luck.shuffle(&mut tiles);
    let drawn = tiles.split_off(players * each);
    let mut hands: Vec<TileSet> =
        tiles.chunks(each).map(|hand| hand.iter().copied().collect()).collect();
    let mut no = 0..;
    let mut next = || EntryNo(no.next().unwrap());
    for (turn, drawn) in drawn.into_iter().enumerate() {
        let at = turn % players;
        let ends = [0, 1].map(|_| luck.pick(&Spots::ALL).unwrap());
        let fitting = ends.map(|end| record.unlaid().with_end(end));
        let held =
            hands[at].minus(if lies && luck.below(4) == 0 { hands[at] } else { TileSet::EMPTY });
        record.deny(seat(at), fitting[0].or(fitting[1]).minus(held), next(), ());
        record.draw(seat(at), 1);
        hands[at] = hands[at].with(drawn);
        let held: Vec<Tile> = hands[at].iter().collect();
        if luck.below(2) == 0 {
            let tile = luck.pick(&held).unwrap();
            hands[at] = hands[at].without(tile);
            record.lay(seat(at), tile, next());
        }
    }
    if lies {
        for (at, hand) in hands.iter().enumerate() {
            record.see(seat(at), *hand, next());
        }
    }
    record
}

/// Four players draw and deny in turn, and three hands are counted.
fn counted(luck: &mut Luck) -> TileRecord<()> {
    let seat = |at| Seat::at(at).unwrap();
    let mut record = TileRecord::dealt(TileSet::set(6), 4, 4);
    let mut tiles: Vec<Tile> = TileSet::set(6).iter().collect();
    luck.shuffle(&mut tiles);
    let mut hands: Vec<Vec<Tile>> = (0..4).map(|at| tiles[at * 4..][..4].to_vec()).collect();
    for (no, drawn) in tiles[16..26].iter().enumerate() {
        let at = no % 4;
        let held: TileSet = hands[at].iter().copied().collect();
        let free: Vec<Tile> = TileSet::set(6).minus(held).iter().collect();
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
    let audit = Asked::Audit;
    bencher.bench(|| nos::law::answer(&record, &audit, Some(&Look::default())));
}
