//! A season: standings and exported tables, as the program prints them.

mod counted;
mod engines;
mod export;
mod left_out;
#[cfg(feature = "parquet")]
mod parquet;
mod standings;

use crate::{environment, table};
use nos::journal::Recorded;
use nos::law::referee::Law;
use nos::laws::fives::LAW as FIVES;
use nos::laws::nos::LAW as NOS;
use nos::speech::{self, Body};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// What a run of the program came to.
struct Ran {
    out: String,
    err: String,
    status: Option<i32>,
}

/// A folder with journals, in which the program is run.
struct Club(TempDir);

impl Club {
    fn new() -> Club {
        Club(table::folder())
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    /// Writes a file.
    fn write(&self, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path().join(name);
        std::fs::write(&path, content).unwrap();
        path
    }

    /// Writes a journal of Nos, begun on this day.
    fn nos(&self, name: &str, day: &str, script: &str) -> PathBuf {
        self.write(name, journal(&NOS, day, script))
    }

    /// Writes a journal of fives and threes, begun on this day.
    fn fives(&self, name: &str, day: &str, script: &str) -> PathBuf {
        self.write(name, journal(&FIVES, day, script))
    }

    /// Writes a journal of an example, begun on this day; what it has rejected is left out.
    fn example(&self, name: &str, day: &str) -> PathBuf {
        let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
        let script = std::fs::read_to_string(examples.join(name)).unwrap();
        let stamp = format!("{day}T20:14:03+01:00");
        let law = nos::laws::of(script.as_bytes());
        self.write(name, table::season::journal(law, said(law, &script), stamp))
    }

    /// Runs the program in the folder, in a window of this width.
    fn run_at(&self, columns: usize, words: &[&str]) -> Ran {
        let mut nos = environment::nos(self.path());
        nos.args(words).env("COLUMNS", columns.to_string());
        let (status, out, err) = environment::told(&mut nos, "");
        let status = Some(status);
        Ran { out, err, status }
    }

    /// Runs the program in the folder.
    fn run(&self, words: &[&str]) -> Ran {
        self.run_at(100, words)
    }
}

/// What the lines of a script say, without questions.
fn said(law: &'static Law, script: &str) -> Vec<Recorded> {
    let lines = script
        .lines()
        .filter_map(|line| match speech::read_line(law.language, line) {
            Ok(line) => line.body,
            Err(error) => panic!("{line}: {error}"),
        });
    let said = lines.filter_map(|body| match body {
        Body::Entry(entry) => Some(entry.into()),
        Body::Correction(correction) => Some(correction.into()),
        Body::Amendment(_) | Body::Question(_) => None,
    });
    said.collect()
}

/// The bytes of a journal of a script, no line of which may be rejected.
fn journal(law: &'static Law, day: &str, script: &str) -> Vec<u8> {
    let said = said(law, script);
    let entries = said.len();
    let bytes = table::season::journal(law, said, format!("{day}T20:14:03+01:00"));
    let lines = bytes.iter().filter(|byte| **byte == b'\n').count();
    assert_eq!(
        lines,
        entries + 1,
        "a line is rejected: {}",
        String::from_utf8_lossy(&bytes)
    );
    bytes
}

/// The rows of a CSV, each cell by the key of its column.
fn rows(csv: &str) -> Vec<std::collections::BTreeMap<String, String>> {
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let rows = reader.deserialize().map(Result::unwrap);
    rows.collect()
}
