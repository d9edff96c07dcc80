//! Times the whole program for an evening of 100,000 entries.
//!
//! `cargo bench --bench process` prints entries per second.

#![allow(clippy::unwrap_used, clippy::panic, reason = "benches")]

#[path = "../tests/support/mod.rs"]
mod support;

use support::records;

use divan::Bencher;
use divan::counter::ItemsCount;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use support::evening::Evening;
use support::folder::Folder;

const ENTRIES: usize = 100_000;

fn main() {
    divan::main();
    if let Some(folder) = FOLDER.get() {
        // A static is not dropped.
        std::fs::remove_dir_all(folder.path()).unwrap();
    }
}

static FOLDER: OnceLock<Folder> = OnceLock::new();

type Writes = fn(&Path);

/// The evening as a script, as a journal, and as a script in which every hundredth entry is undone
/// and typed again.
const FILES: [(&str, Writes); 3] =
    [("script", script), ("journal", journal), ("corrected", corrected)];

fn lines() -> Vec<String> {
    let mut lines = Evening::of(1, 5, ENTRIES).lines;
    lines.truncate(ENTRIES);
    lines
}

fn script(path: &Path) {
    std::fs::write(path, lines().join("\n") + "\n").unwrap();
}

fn journal(path: &Path) {
    let (mut journal, _) = records::open(path);
    records::enter(&mut journal, &lines());
}

fn corrected(path: &Path) {
    let mut text = String::new();
    for (at, line) in lines().iter().enumerate() {
        text.push_str(line);
        text.push('\n');
        if at % 100 == 99 {
            text.push_str("undo\n");
            text.push_str(line);
            text.push('\n');
        }
    }
    std::fs::write(path, text).unwrap();
}

fn file(name: &str) -> PathBuf {
    let folder = FOLDER.get_or_init(Folder::new);
    let path = folder.path().join(name);
    if !path.exists() {
        let (_, write) = FILES.iter().find(|(own, _)| *own == name).unwrap();
        write(&path);
    }
    path
}

fn run(bencher: Bencher, arguments: &[&str], name: &str) {
    let file = file(name);
    bencher.counter(ItemsCount::new(ENTRIES)).bench(|| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_nos"));
        let status = program
            .args(arguments)
            .arg(&file)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .unwrap();
        assert!(status.code().is_some_and(|status| status < 2), "{status}");
    });
}

#[divan::bench(args = FILES.map(|(name, _)| name), sample_count = 20)]
fn settle(bencher: Bencher, name: &str) {
    run(bencher, &["settle"], name);
}

#[divan::bench(args = FILES.map(|(name, _)| name), sample_count = 20)]
fn replay_quietly(bencher: Bencher, name: &str) {
    run(bencher, &["replay", "-q", "--keep-going"], name);
}
