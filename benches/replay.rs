//! Measures reading recorded evenings, and judging from the text of an entry to its ruling, on one
//! core.
//!
//! `cargo bench --bench replay` prints entries per second, which must be the same early and late in
//! an evening.

use divan::Bencher;
use divan::counter::ItemsCount;
use mimalloc::MiMalloc;
use nos::entry as speech;
use nos::entry::Body;
use nos::journal::{Record, Recorded};
use nos::law::EntryNo;
use nos::laws::nos::LAW;
use std::hint::black_box;
use support::evening::Evening;

#[path = "../tests/support/mod.rs"]
mod support;

const EXAMPLES: [(&str, &str); 3] = [
    ("evening", include_str!("../examples/evening.nos")),
    ("full-table", include_str!("../examples/full-table.nos")),
    ("disputes", include_str!("../examples/disputes.nos")),
];

// As in the program.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

fn main() {
    divan::main();
}

fn read<'a>(lines: impl Iterator<Item = &'a str>) -> u32 {
    let bodies = lines.filter_map(|line| speech::read_line(LAW.language, line).ok()?.body);
    let entries = bodies.filter(|body| matches!(black_box(body), Body::Entry(_)));
    entries.count() as u32
}

fn judge<'a>(lines: impl Iterator<Item = &'a str>) -> u32 {
    let mut session = (LAW.begin)();
    let mut entries = 0;
    for line in lines {
        if let Ok(line) = speech::read_line(LAW.language, line)
            && let Some(Body::Entry(entry)) = line.body
            && let Ok(ruling) = session.judge(&entry)
        {
            entries += 1;
            session.apply(EntryNo(entries), &ruling);
        }
    }
    entries
}

fn script(example: &str) -> &'static str {
    EXAMPLES.iter().find(|(name, _)| *name == example).map_or("", |(_, script)| *script)
}

#[divan::bench(args = EXAMPLES.map(|(name, _)| name))]
fn readings(bencher: Bencher, example: &str) {
    let script = script(example);
    let entries = read(script.lines());
    bencher.counter(ItemsCount::new(entries)).bench(|| read(black_box(script).lines()));
}

/// From text to ruling, without recording.
#[divan::bench(args = EXAMPLES.map(|(name, _)| name))]
fn rulings(bencher: Bencher, example: &str) {
    let script = script(example);
    let entries = judge(script.lines());
    bencher.counter(ItemsCount::new(entries)).bench(|| judge(black_box(script).lines()));
}

fn long(entries: usize) -> Vec<String> {
    let mut lines = Evening::of(1, 5, entries).lines;
    lines.truncate(entries);
    lines
}

/// From text to entry, for long evenings. A journal has a time and a tag on each line.
#[divan::bench(args = [(100_000, false), (100_000, true)], max_time = 5)]
fn readings_of_a_long_evening(bencher: Bencher, (entries, is_journal): (usize, bool)) {
    let mut lines = long(entries);
    if is_journal {
        for line in &mut lines {
            *line = format!("2026-11-21T20:14:03+01:00 {line} # ~0123abcd");
        }
    }
    assert_eq!(read(lines.iter().map(String::as_str)) as usize, entries);
    bencher
        .counter(ItemsCount::new(entries))
        .bench(|| read(black_box(&lines).iter().map(String::as_str)));
}

#[divan::bench(args = [1_000, 10_000, 100_000], max_time = 5)]
fn rulings_of_a_long_evening(bencher: Bencher, entries: usize) {
    let lines = long(entries);
    assert_eq!(judge(lines.iter().map(String::as_str)) as usize, entries);
    bencher
        .counter(ItemsCount::new(entries))
        .bench(|| judge(black_box(&lines).iter().map(String::as_str)));
}

/// From text to ruling, with every entry recorded.
#[divan::bench(args = [1_000, 10_000, 100_000], max_time = 5)]
fn record_of_a_long_evening(bencher: Bencher, entries: usize) {
    let lines = long(entries);
    bencher.counter(ItemsCount::new(entries)).bench(|| record(black_box(&lines)));
}

/// From text to ruling, with every hundredth entry undone and typed again.
#[divan::bench(args = [1_000, 10_000, 100_000], max_time = 5)]
fn record_of_a_corrected_evening(bencher: Bencher, entries: usize) {
    let mut lines = Vec::new();
    for (at, line) in long(entries).into_iter().enumerate() {
        let again = (at % 100 == 99).then(|| ["undo".to_owned(), line.clone()]);
        lines.push(line);
        lines.extend(again.into_iter().flatten());
    }
    bencher.counter(ItemsCount::new(lines.len())).bench(|| record(black_box(&lines)));
}

/// Judges the next play after this many entries.
#[divan::bench(args = [1_000, 10_000, 100_000])]
fn one_more_play_after(bencher: Bencher, entries: usize) {
    let lines = long(entries + 100);
    let is_play = |line: &String| line.starts_with("play");
    let next = lines[entries..].iter().position(is_play);
    let (before, after) = lines.split_at(entries + next.unwrap_or(0));
    let record = record(before);
    bencher.counter(ItemsCount::new(1u32)).bench(|| {
        let body = speech::read_line(LAW.language, black_box(&after[0])).map(|line| line.body);
        let Ok(Some(Body::Entry(entry))) = body else { return None };
        record.judge(Recorded::Entry(entry)).ok()
    });
}

fn record(lines: &[String]) -> Record {
    let mut record = Record::new(&LAW);
    for line in lines {
        let said = match speech::read_line(LAW.language, line).map(|line| line.body) {
            Ok(Some(Body::Entry(entry))) => Recorded::Entry(entry),
            Ok(Some(Body::Correction(correction))) => correction.into(),
            _ => continue,
        };
        let _ = record.enter_quietly(said);
    }
    record
}
