//! The speed of a journal, by its length: resuming, correcting at either end, and one entry.
//!
//! Goals: with 30,000 entries, resuming or correcting the first or last takes 50 ms. One entry
//! takes less than 1 ms without the sync, at any length.

#![allow(clippy::unwrap_used, clippy::panic, reason = "benches")]

#[path = "../tests/support/mod.rs"]
mod support;

use divan::Bencher;
use divan::counter::ItemsCount;
use nos::journal::{Clock, EntryOutcome, Journal, Record, Recorded, Report};
use nos::laws::nos::LAW;
use std::path::{Path, PathBuf};
use support::evening::Evening;
use support::folder::Folder;
use support::records::{explanations, recorded, session};

const LENGTHS: [usize; 3] = [300, 30_000, 100_000];

fn main() {
    divan::main();
}

fn evening(entries: usize) -> Vec<Recorded> {
    let evening = Evening::of(1, 5, entries);
    evening.lines.iter().map(|line| recorded(line)).collect()
}

fn record(entries: usize) -> Record {
    let mut record = Record::new(&LAW);
    for said in evening(entries) {
        record.enter(said).unwrap();
    }
    record
}

fn journal(entries: usize, folder: &Path) -> PathBuf {
    let path = folder.join(format!("{entries}.nos"));
    let clock = Clock::set("2026-11-21T20:14:03+01:00").unwrap();
    let (mut journal, _) = Journal::open(&LAW, &path, &[LAW.first_entry()], clock).unwrap();
    for said in evening(entries) {
        let decided = journal.judge(said).unwrap();
        journal.enter(decided).unwrap();
    }
    path
}

#[divan::bench(args = LENGTHS)]
fn resume(bencher: Bencher, entries: usize) {
    let folder = Folder::new();
    let path = journal(entries, folder.path());
    bencher.bench(|| Journal::open(&LAW, &path, &[], Clock::Machine).unwrap());
}

#[divan::bench(args = LENGTHS)]
fn check(bencher: Bencher, entries: usize) {
    let folder = Folder::new();
    let bytes = std::fs::read(journal(entries, folder.path())).unwrap();
    bencher.bench(|| Report::on(&LAW, &bytes).is_sound());
}

/// Copies a record, with room for one more entry, as a growing record usually has.
fn with_room(record: &Record) -> Record {
    let mut copy = record.clone();
    copy.reserve(1);
    copy
}

#[divan::bench(args = LENGTHS)]
fn undo_at_the_end(bencher: Bencher, entries: usize) {
    let record = record(entries);
    bencher.with_inputs(|| (with_room(&record), recorded("undo"))).bench_values(
        |(mut record, said)| {
            record.enter(said).unwrap();
            record
        },
    );
}

#[divan::bench(args = LENGTHS)]
fn fix_at_the_start(bencher: Bencher, entries: usize) {
    let mut record = record(entries);
    record.enter(recorded("insert 2 note all is well")).unwrap();
    let fix = format!("fix {} house payments.nos 6", record.len());
    bencher.with_inputs(|| (with_room(&record), recorded(&fix))).bench_values(
        |(mut record, said)| {
            record.enter(said).unwrap();
            record
        },
    );
}

/// Judges a correction without making it, as the preview at the prompt does.
#[divan::bench(args = LENGTHS)]
fn preview_an_insert_in_the_middle(bencher: Bencher, entries: usize) {
    let record = record(entries);
    let insert = format!("insert {} note all is well", entries / 2);
    bencher.with_inputs(|| recorded(&insert)).bench_values(|said| record.judge(said).unwrap());
}

fn lines(bencher: Bencher, lines: &[String]) {
    let said: Vec<Recorded> = lines.iter().map(|line| recorded(line)).collect();
    let count = ItemsCount::new(said.len());
    bencher.counter(count).with_inputs(|| said.clone()).bench_values(|said| {
        let mut record = Record::new(&LAW);
        for said in said {
            record.enter(said).unwrap();
        }
        record
    });
}

/// Undoes a note, strikes the undo, undoes that strike, and so on.
#[divan::bench(args = [100, 1_000, 10_000], sample_count = 3, sample_size = 1)]
fn corrections_of_corrections(bencher: Bencher, pairs: usize) {
    let mut all = vec!["law 1".to_owned(), "note so".to_owned()];
    for pair in 0..pairs {
        all.push("undo".to_owned());
        all.push(format!("strike {}", 3 + 2 * pair));
    }
    lines(bencher, &all);
}

/// Strikes a note, strikes that strike, and so on.
#[divan::bench(args = [100, 1_000, 10_000], sample_count = 3, sample_size = 1)]
fn one_note_struck_again(bencher: Bencher, pairs: usize) {
    let mut all = vec!["law 1".to_owned(), "note so".to_owned()];
    for pair in 0..pairs {
        all.push("strike 2".to_owned());
        all.push(format!("strike {}", 3 + 2 * pair));
    }
    lines(bencher, &all);
}

#[divan::bench(args = [10, 100, 1_000], sample_count = 3, sample_size = 1)]
fn notes_inserted_at_the_start(bencher: Bencher, notes: usize) {
    let mut all = Evening::of(1, 5, 30_000).lines;
    all.extend((0..notes).map(|_| "insert 3 note missed".to_owned()));
    lines(bencher, &all);
}

#[divan::bench(args = [10, 100, 1_000], sample_count = 3, sample_size = 1)]
fn recounts_that_differ(bencher: Bencher, counts: usize) {
    let mut record = record(30_000);
    let name = session(&record).names().iter().next().unwrap().clone();
    for count in 0..counts {
        record.enter(recorded(&format!("recount {name} {}", 123_457 + count))).unwrap();
    }
    bencher.counter(ItemsCount::new(counts)).bench(|| {
        let standing = record.standing().rev().take(counts);
        standing.flat_map(|entry| explanations(&record, entry.ruling)).count()
    });
}

/// Judges, writes and applies a note; the disk takes no time.
#[divan::bench(args = LENGTHS)]
fn one_entry(bencher: Bencher, entries: usize) {
    let folder = Folder::new();
    let path = journal(entries, folder.path());
    let (mut journal, _) = Journal::open(&LAW, &path, &[], Clock::Machine).unwrap();
    bencher.with_inputs(|| recorded("note all is well")).bench_local_values(|said| {
        let decided = journal.judge(said).unwrap();
        journal.enter(decided).unwrap()
    });
}

/// Searches for two payments that would explain a count, when none do.
#[divan::bench(args = LENGTHS)]
fn explain_a_recount(bencher: Bencher, entries: usize) {
    let mut record = record(entries);
    let mut line = "recount".to_owned();
    for name in session(&record).names().iter() {
        line.push_str(&format!(" {name} 123456"));
    }
    let (_, outcome) = record.enter(recorded(&line)).unwrap();
    let EntryOutcome::Ruled(ruling) = outcome else { panic!("a recount is an entry") };
    bencher.bench(|| explanations(&record, &ruling));
}
