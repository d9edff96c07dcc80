//! What tests of whole evenings share: lines read as they would be in a file, and records made of them.

#![allow(dead_code, reason = "each test uses what it needs")]
#![allow(
    clippy::panic,
    reason = "a line of a test that cannot be read is a fault of the test"
)]

pub mod evening;
pub mod pages;
pub mod plain;
pub mod season;

use nos::journal::{Clock, Journal, OpenedJournal, Record, Recorded};
use nos::law::referee::Evening as _;
use nos::law::ruling::Ruling;
use nos::laws::nos::LAW;
use nos::laws::nos::recount::{self, Explanation};
use nos::laws::nos::session::Session;
use nos::speech::{self, Body};
use std::path::Path;

/// What a line of a script says.
pub fn said(line: &str) -> Recorded {
    match speech::read_line(LAW.language, line).map(|line| line.body) {
        Ok(Some(Body::Entry(entry))) => Recorded::Entry(entry),
        Ok(Some(Body::Correction(correction))) => correction.into(),
        other => panic!("{line}: {other:?}"),
    }
}

/// The session of a record of Nos.
pub fn session(record: &Record) -> &Session {
    record.session().get().unwrap_or_else(|| panic!("no Nos"))
}

/// The record of a script, every line of which is taken.
pub fn record(script: &str) -> Record {
    let mut record = Record::new(&LAW);
    for line in script
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
    {
        if let Err(rejection) = record.enter(said(line)) {
            panic!("{line}: {rejection}");
        }
    }
    record
}

/// The text of an example.
pub fn example(name: &str) -> String {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    let text = std::fs::read_to_string(examples.join(name));
    text.unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// A folder for one test, on a disk that takes no time where there is one.
pub fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir());
    folder.unwrap_or_else(|error| panic!("no folder: {error}"))
}

/// A clock that stands still.
pub fn clock() -> Clock {
    Clock::set("2026-11-21T20:14:03+01:00").unwrap_or_else(|error| panic!("{error}"))
}

/// Opens a journal that must be there to open, or to begin with its law.
pub fn open(path: &Path) -> (Journal, OpenedJournal) {
    let opened = Journal::open(&LAW, path, &[LAW.first_entry()], clock());
    opened.unwrap_or_else(|error| panic!("{error}"))
}

/// Enters lines in a journal.
pub fn enter(journal: &mut Journal, lines: &[impl AsRef<str>]) {
    for line in lines.iter().map(AsRef::as_ref) {
        let decided = journal.judge(said(line));
        let decided = decided.unwrap_or_else(|rejection| panic!("{line}: {rejection}"));
        if let Err(error) = journal.enter(decided) {
            panic!("{line}: {error}");
        }
    }
}

/// The bytes of a journal of an evening of about so many entries.
pub fn journal_of(seed: u64, entries: usize) -> Vec<u8> {
    let folder = folder();
    let path = folder.path().join("evening.nos");
    let (mut journal, _) = open(&path);
    enter(&mut journal, &evening::Evening::of(seed, 10, entries).lines);
    std::fs::read(&path).unwrap_or_else(|error| panic!("{error}"))
}

/// What would explain the count in this ruling.
pub fn explanations(record: &Record, recount: &Ruling) -> Vec<Explanation> {
    recount::explanations(recount, record.rulings().rev())
}
