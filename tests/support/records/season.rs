//! Simulated seasons: many evenings, each in a journal.

use crate::support::evening::Evening;
use nos_law::Law;
use nos_laws::nos::LAW;
use nos_records::journal::tag::{Link, MARK};
use nos_records::journal::{Record, Recorded};
use std::fmt::Display;
use std::path::{Path, PathBuf};

/// Writes entries as a journal with this time for each.
pub fn journal(
    law: &'static Law,
    entries: impl IntoIterator<Item = Recorded>,
    stamp: impl Display,
) -> Vec<u8> {
    let mut record = Record::new(law);
    let (mut bytes, mut link) = (Vec::new(), None);
    for said in std::iter::once(law.first_entry().into()).chain(entries) {
        let Ok(decided) = record.judge(said) else { continue };
        let decided = decided.into_expanded();
        let text = format!("{stamp} {}", decided.recorded());
        let own = Link::of(link, text.as_bytes());
        link = Some(own);
        bytes.extend(format!("{text}{MARK}{}\n", own.tag()).into_bytes());
        let _ = record.apply(decided);
    }
    bytes
}

/// A finished evening of about this many entries.
pub fn finished(seed: u64, entries: usize) -> Vec<Recorded> {
    let mut evening = Evening::of(seed, 5, entries);
    evening.settle();
    evening.lines.iter().map(|line| super::recorded(line)).collect()
}

/// The start of an evening by number: one a day, on the first 28 days of each month from 2020.
pub fn stamp(evening: usize) -> String {
    let (year, month, day) = (2020 + evening / 336, 1 + evening / 28 % 12, 1 + evening % 28);
    format!("{year}-{month:02}-{day:02}T20:14:03+01:00")
}

/// Writes a season of evenings of about this many entries.
pub fn season(folder: &Path, evenings: usize, entries: usize) -> Vec<PathBuf> {
    let write = |at: usize| {
        let path = folder.join(format!("{at:04}.nos"));
        let bytes = journal(&LAW, finished(at as u64, entries), stamp(at));
        match std::fs::write(&path, bytes) {
            Ok(()) => path,
            Err(error) => panic!("{}: {error}", path.display()),
        }
    };
    (0..evenings).map(write).collect()
}
