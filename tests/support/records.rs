//! Records and journals made of scripts.

pub mod plain;
pub mod season;

use super::evening;
use super::folder::Folder;
use nos_entry::{Body, read_line};
use nos_law::referee::Law;
use nos_law::ruling::Ruling;
use nos_laws::named;
use nos_laws::nos::LAW;
use nos_laws::nos::recount::{self, Explanation};
use nos_laws::nos::session::Session;
use nos_records::journal::{Clock, Journal, OpenedJournal, Record, Recorded};
use std::path::Path;

/// What is recorded of what a line says; nothing of a question, nor of a line that says nothing.
pub fn recordable(body: Option<Body>) -> Option<Recorded> {
    match body? {
        Body::Entry(entry) => Some(entry.into()),
        Body::Correction(correction) => Some(correction.into()),
        Body::Amendment(_) | Body::Question(_) => None,
    }
}

/// What is recorded of each line of a script by this law.
pub fn all_recorded(law: &'static Law, script: &str) -> Vec<Recorded> {
    let lines = script.lines().map(str::trim);
    let recorded = lines.filter_map(|line| match read_line(law.language, line) {
        Ok(line) => recordable(line.body),
        Err(error) => panic!("{line}: {error}"),
    });
    recorded.collect()
}

/// The entry or the correction on a line of this law.
pub fn recorded_by(law: &'static Law, line: &str) -> Recorded {
    let mut recorded = all_recorded(law, line);
    assert_eq!(recorded.len(), 1, "{line}");
    recorded.remove(0)
}

/// The same for Nos.
pub fn recorded(line: &str) -> Recorded {
    recorded_by(&LAW, line)
}

/// The session of a record of Nos.
pub fn session(record: &Record) -> &Session {
    record.session().get().unwrap_or_else(|| panic!("no Nos"))
}

/// The record of a script of Nos, every line of which is taken.
pub fn record(script: &str) -> Record {
    record_by(&LAW, script)
}

/// The same by another law.
pub fn record_by(law: &'static Law, script: &str) -> Record {
    record_of(law, all_recorded(law, script))
}

/// The same by a law of this name, with semicolons between the lines.
pub fn record_named(law: &str, script: &str) -> Record {
    let law = named(law).unwrap_or_else(|| panic!("{law}"));
    record_by(law, &script.replace(';', "\n"))
}

/// The record of these entries and corrections, all of which are taken.
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

/// What time it is, unless a test says otherwise.
pub const CLOCK: &str = "2026-11-21T20:14:03+01:00";

/// A clock that stands still.
pub fn clock() -> Clock {
    Clock::set(CLOCK).unwrap_or_else(|error| panic!("{error}"))
}

/// Opens a journal that must be there to open, or to begin with its law.
pub fn open(path: &Path) -> (Journal, OpenedJournal) {
    let opened = Journal::open(&LAW, path, &[LAW.first_entry()], clock());
    opened.unwrap_or_else(|error| panic!("{error}"))
}

/// Enters lines in a journal, by its law.
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

/// The bytes of a journal of an evening of about so many entries.
pub fn journal_of(seed: u64, entries: usize) -> Vec<u8> {
    let folder = Folder::new();
    let path = folder.path().join("evening.nos");
    let (mut journal, _) = open(&path);
    enter(&mut journal, &evening::Evening::of(seed, 10, entries).lines);
    std::fs::read(&path).unwrap_or_else(|error| panic!("{error}"))
}

/// What would explain the count in this ruling.
pub fn explanations(record: &Record, recount: &Ruling) -> Vec<Explanation> {
    recount::explanations(record, recount)
}
