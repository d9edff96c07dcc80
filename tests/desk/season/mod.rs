//! Seasons: standings and exported tables as the program prints them.

mod counted;
mod engines;
mod export;
mod left_out;
#[cfg(feature = "parquet")]
mod parquet;
mod site;
mod standings;

use crate::support::folder::Folder;
use crate::support::records;
use nos::law::Law;
use std::path::{Path, PathBuf};

fn empty_club() -> Folder {
    Folder::new().columns(100)
}

impl Folder {
    /// Writes a journal by this law, begun on this day.
    fn plays(&self, law: &'static Law, name: &str, day: &str, script: &str) -> PathBuf {
        self.write(name, journal(law, day, script))
    }

    /// Writes a journal of an example, begun on this day, without rejected lines.
    fn example(&self, name: &str, day: &str) -> PathBuf {
        let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
        let script = std::fs::read_to_string(examples.join(name)).unwrap();
        let stamp = format!("{day}T20:14:03+01:00");
        let law = nos::laws::law_of(script.as_bytes());
        self.write(name, records::season::journal(law, records::all_recorded(law, &script), stamp))
    }
}

/// The journal of a script whose lines are all accepted.
fn journal(law: &'static Law, day: &str, script: &str) -> Vec<u8> {
    let said = records::all_recorded(law, script);
    let entries = said.len();
    let bytes = records::season::journal(law, said, format!("{day}T20:14:03+01:00"));
    let lines = bytes.iter().filter(|byte| **byte == b'\n').count();
    assert_eq!(lines, entries + 1, "a line is rejected: {}", String::from_utf8_lossy(&bytes));
    bytes
}

/// Reads CSV rows, each cell by the key of its column.
fn rows(csv: &str) -> Vec<std::collections::BTreeMap<String, String>> {
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    reader.deserialize().map(Result::unwrap).collect()
}
