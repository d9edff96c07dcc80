//! How fast disputes are answered: who can hold what late in a hand with many draws, and the audit of a season.
//!
//! Goals: `holds` for all hands in 100 µs; `audit` of 30,000 entries in 100 ms.

#![allow(clippy::unwrap_used, clippy::panic, reason = "benches")]

#[path = "../tests/table/mod.rs"]
mod table;

use divan::Bencher;
use nos::dominoes::contradiction::Contradiction;
use nos::dominoes::holds::Holds;
use nos::law::nos::evidence::Audit;
use nos::law::nos::hand::Denied;
use nos::law::nos::session::Session;
use table::Record;
use table::evening::Evening;
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
