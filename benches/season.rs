//! Times `nos standings` of many evenings of 400 entries, as a whole program.
//!
//! Goal: 1,000 evenings take a second on two cores.
//!
//! `cargo bench --bench season --features parquet -- --ignored` does the same for a federation:
//! 100,000 evenings of 137 entries, which it makes first, in a temporary folder of 1 GB. Goals: 20
//! seconds and 100 MB for the standings, 60 seconds and 100 MB for all tables as Parquet, 2 seconds
//! for the standings by DuckDB.

#![allow(clippy::unwrap_used, clippy::panic, reason = "benches")]

#[path = "../tests/support/mod.rs"]
mod support;

use support::records;

use divan::Bencher;
use divan::counter::ItemsCount;
use nos::laws::nos::LAW;
use nos::season::Aliases;
use nos::season::aliases::aliases;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use support::records::season::{finished, journal, stamp};

fn main() {
    divan::main();
}

#[divan::bench(args = [10, 100, 1_000], sample_count = 5, sample_size = 1)]
fn standings(bencher: Bencher, evenings: usize) {
    let folder = support::folder::Folder::new();
    let journals = records::season::season(folder.path(), evenings, 400);
    let run = || {
        let mut nos = Command::new(env!("CARGO_BIN_EXE_nos"));
        let ran = nos.arg("standings").arg("--csv").args(&journals).output().unwrap();
        assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
        ran
    };
    bencher.counter(ItemsCount::new(evenings)).bench(run);
}

#[divan::bench(ignore, sample_count = 1, sample_size = 1)]
fn federation() {
    let folder = support::folder::Folder::new();
    let (journals, tables) = (folder.path().join("journals"), folder.path().join("export"));
    fs::create_dir(&journals).unwrap();
    for at in 0..100_000 {
        // With its last hand finished, an evening has 137 entries on average. There are thirty
        // evenings a day, for ten years.
        let (entries, stamp) = (finished(at, 94), stamp(at as usize / 30));
        let path = journals.join(format!("{at:06}.nos"));
        fs::write(path, journal(&LAW, entries, stamp)).unwrap();
    }
    let (journals, tables) = (&*journals.to_string_lossy(), &*tables.to_string_lossy());
    let nos = env!("CARGO_BIN_EXE_nos");
    let standings = ["standings", "--csv", journals];
    let parquet = [
        "export", "--format", "parquet", "--club", "Utrecht", "--by", "month", "-o", tables,
        journals,
    ];
    let query = format!("SET threads TO 2; {}", season_of(tables));
    let by_duckdb = ["-c", "import duckdb, sys; duckdb.execute(sys.argv[1]).fetchall()", &query];
    let runs: [(&str, &str, &[&str]); 3] = [
        ("nos standings", nos, &standings),
        ("nos export --format parquet", nos, &parquet),
        ("DuckDB", "python3", &by_duckdb),
    ];
    for (name, program, words) in runs {
        match run(Command::new(program).args(words)) {
            Some((took, memory)) => println!("{name}: {:.1} s, {memory} MB", took.as_secs_f64()),
            None => println!("{name}: did not run"),
        }
    }
}

/// Returns the example query of the Parquet files in this folder.
fn season_of(tables: &str) -> String {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/season.sql");
    let query = fs::read_to_string(example).unwrap();
    let (before, rest) = query.split_once("read_csv(").unwrap();
    let (_, after) = rest.split_once(");").unwrap();
    let files = format!("'{tables}/players/law=nos/*/*/*.parquet'");
    let typed = "hive_partitioning = true, hive_types = {'month': VARCHAR}";
    format!("{before}read_parquet({files}, {typed});{after}")
}

/// Returns a program's time and peak memory in megabytes; `None` if it fails.
fn run(program: &mut Command) -> Option<(Duration, u64)> {
    let begun = Instant::now();
    let mut child = program.stdout(Stdio::null()).spawn().ok()?;
    let mut memory = 0;
    let status = loop {
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let peak = peak.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
        memory = memory.max(peak.unwrap_or_default() / 1024);
        if let Some(status) = child.try_wait().ok()? {
            break status;
        }
        std::thread::sleep(Duration::from_millis(5));
    };
    status.success().then(|| (begun.elapsed(), memory))
}

/// A chain of names, each an alias of the next.
#[divan::bench(args = [1_000, 10_000, 100_000])]
fn chain_of_aliases(bencher: Bencher, names: usize) {
    let lines = (0..names).map(|no| format!("N{no}=N{}\n", no + 1));
    let pairs = aliases(&lines.collect::<String>()).unwrap();
    bencher
        .counter(ItemsCount::new(names))
        .with_inputs(|| pairs.clone())
        .bench_values(|pairs| Aliases::new(pairs).unwrap());
}
