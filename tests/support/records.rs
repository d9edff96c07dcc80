//! Records and journals from scripts.

pub mod plain;
pub mod season;

use super::evening;
use super::folder::Folder;
use nos_entry::{Body, read_line};
use nos_law::{Law, Ruling};
use nos_laws::named;
use nos_laws::nos::recount::{self, Explanation};
use nos_laws::nos::{LAW, Session};
use nos_records::journal::{Clock, Journal, OpenedJournal, Record, Recorded};
use std::path::Path;

/// Returns what a line records; `None` for questions and empty lines.
pub fn recordable(body: Option<Body>) -> Option<Recorded> {
    match body? {
        Body::Entry(entry) => Some(entry.into()),
        Body::Correction(correction) => Some(correction.into()),
        Body::Amendment(_) | Body::Question(_) => None,
    }
}

pub fn all_recorded(law: &'static Law, script: &str) -> Vec<Recorded> {
    let lines = script.lines().map(str::trim);
    let recorded = lines.filter_map(|line| match read_line(law.language, line) {
        Ok(line) => recordable(line.body),
        Err(error) => panic!("{line}: {error}"),
    });
    recorded.collect()
}

pub fn recorded_by(law: &'static Law, line: &str) -> Recorded {
    let mut recorded = all_recorded(law, line);
    assert_eq!(recorded.len(), 1, "{line}");
    recorded.remove(0)
}

pub fn recorded(line: &str) -> Recorded {
    recorded_by(&LAW, line)
}

pub fn session(record: &Record) -> &Session {
    record.session().get().unwrap_or_else(|| panic!("no Nos"))
}

/// Records a script whose lines are all accepted.
pub fn record(script: &str) -> Record {
    record_by(&LAW, script)
}

pub fn record_by(law: &'static Law, script: &str) -> Record {
    record_of(law, all_recorded(law, script))
}

/// Records a script of a law by name, with semicolons between the lines.
pub fn record_named(law: &str, script: &str) -> Record {
    let law = named(law).unwrap_or_else(|| panic!("{law}"));
    record_by(law, &script.replace(';', "\n"))
}

/// Records entries and corrections, which are all accepted.
pub fn record_of(
    law: &'static Law,
    recorded: impl IntoIterator<Item = impl Into<Recorded>>,
) -> Record {
    let mut record = Record::new(law);
    for own in recorded.into_iter().map(Into::into) {
        let line = own.to_string();
        if let Err(rejection) = record.enter(own) {
            panic!("{line}: {rejection}");
        }
    }
    record
}

/// The usual time in tests.
pub const CLOCK: &str = "2026-11-21T20:14:03+01:00";

pub fn clock() -> Clock {
    Clock::set(CLOCK).unwrap_or_else(|error| panic!("{error}"))
}

/// Opens a journal that exists, or can begin with its law.
pub fn open(path: &Path) -> (Journal, OpenedJournal) {
    let opened = Journal::open(&LAW, path, &[LAW.first_entry()], clock());
    opened.unwrap_or_else(|error| panic!("{error}"))
}

pub fn enter(journal: &mut Journal, lines: &[impl AsRef<str>]) {
    let law = journal.record().law();
    for line in lines.iter().map(AsRef::as_ref) {
        let decided = journal.judge(recorded_by(law, line));
        let decided = decided.unwrap_or_else(|rejection| panic!("{line}: {rejection}"));
        if let Err(error) = journal.enter(decided) {
            panic!("{line}: {error}");
        }
    }
}

/// The journal of a simulated evening of about this many entries.
pub fn journal_of(seed: u64, entries: usize) -> Vec<u8> {
    let folder = Folder::new();
    let path = folder.path().join("evening.nos");
    let (mut journal, _) = open(&path);
    enter(&mut journal, &evening::Evening::of(seed, 10, entries).lines);
    std::fs::read(&path).unwrap_or_else(|error| panic!("{error}"))
}

pub fn explanations(record: &Record, recount: &Ruling) -> Vec<Explanation> {
    recount::explanations(record, recount)
}
