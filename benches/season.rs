//! How fast a season is added up: `nos standings` of many evenings of 400 entries, from the start of the program to its end.
//!
//! Goal: 1,000 evenings take a second on two cores.

#![allow(clippy::unwrap_used, clippy::panic, reason = "benches")]

#[path = "../tests/table/mod.rs"]
mod table;

use divan::Bencher;
use divan::counter::ItemsCount;
use nos::season::aliases::{Aliases, aliases};
use std::process::Command;

fn main() {
    divan::main();
}

#[divan::bench(args = [10, 100, 1_000], sample_count = 5, sample_size = 1)]
fn standings(bencher: Bencher, evenings: usize) {
    let folder = table::folder();
    let journals = table::season::season(folder.path(), evenings, 400);
    let run = || {
        let mut nos = Command::new(env!("CARGO_BIN_EXE_nos"));
        let ran = nos
            .arg("standings")
            .arg("--csv")
            .args(&journals)
            .output()
            .unwrap();
        assert!(
            ran.status.success(),
            "{}",
            String::from_utf8_lossy(&ran.stderr)
        );
        ran
    };
    bencher.counter(ItemsCount::new(evenings)).bench(run);
}

/// Names of which each stands for the next.
#[divan::bench(args = [1_000, 10_000, 100_000])]
fn chain_of_aliases(bencher: Bencher, names: usize) {
    let lines = (0..names).map(|no| format!("N{no}=N{}\n", no + 1));
    let pairs = aliases(&lines.collect::<String>()).unwrap();
    bencher
        .counter(ItemsCount::new(names))
        .with_inputs(|| pairs.clone())
        .bench_values(|pairs| Aliases::new(pairs).unwrap());
}
