//! What is done with any bytes, and what must hold then. The fuzzers of `fuzz/` and the tests beside this file
//! share it.

use nos::desk::answer;
use nos::desk::config::Config;
use nos::journal::tag::{Link, MARK};
use nos::journal::{Outcome, Record, Report, Said};
use nos::law::fives::Session as Fives;
use nos::law::nos::session::Session as Nos;
use nos::law::{EntryNo, Refuses};
use nos::print::look::Look;
use nos::print::prompted::Prompted;
use nos::print::show::{Show, Table};
use nos::speech::{Body, Dialect, Question, Speech, read, read_bytes};

/// At most so many lines of a script are read, so that one input takes little time.
const LINES: usize = 300;

/// One body: its name and what it does.
pub type Target = (&'static str, fn(&[u8]));

/// Every body.
pub const TARGETS: [Target; 5] = [
    ("line", line),
    ("script", script),
    ("journal", journal),
    ("config", config),
    ("questions", questions),
];

/// A line by every law, as in a file and as at the prompt.
pub fn line(bytes: &[u8]) {
    line_of::<Nos>(bytes);
    line_of::<Fives>(bytes);
}

fn line_of<L: Prompted>(bytes: &[u8]) {
    match read_bytes::<L>(bytes) {
        Ok(line) => reads_back::<L>(line.body),
        Err(error) => assert!(error.column > 0 && !error.to_string().is_empty()),
    }
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let session = L::default();
    for on in [None, Some(&session)] {
        match read::<L>(text, Dialect::Prompt, on) {
            Ok(line) => reads_back::<L>(line.body),
            Err(error) => {
                let length = text.chars().count();
                // What is written out at the prompt is pointed at as a whole.
                assert!(error.column > 0 && error.column <= length + 1, "{error:?}");
            }
        }
    }
}

/// What was read is printed, and read again as the same.
fn reads_back<L: Speech>(body: Option<Body<L>>) {
    let Some(body) = body else { return };
    let printed = body.to_string();
    let again = read::<L>(&printed, Dialect::Written, None).map(|line| line.body);
    assert_eq!(again, Ok(Some(body)), "{printed:?}");
}

/// A script by the law that its first byte chooses.
pub fn script(bytes: &[u8]) {
    by_law(bytes, script_of::<Nos>, script_of::<Fives>);
}

fn by_law(bytes: &[u8], nos: fn(&[u8]), fives: fn(&[u8])) {
    match bytes.split_first() {
        Some((b'f', rest)) => fives(rest),
        Some((_, rest)) => nos(rest),
        None => {}
    }
}

/// The lines of a script, as far as they can be read.
fn said<L: Speech>(bytes: &[u8]) -> impl Iterator<Item = Body<L>> + '_ {
    let lines = bytes.split(|byte| *byte == b'\n').take(LINES);
    lines.filter_map(|line| read_bytes::<L>(line).ok()?.body)
}

fn script_of<L: Show>(bytes: &[u8]) {
    let mut record = Record::<L>::new();
    for body in said::<L>(bytes) {
        let said = match body {
            Body::Entry(entry) => Said::Entry(entry),
            Body::Correction(correction) => correction.into(),
            Body::Question(_) => continue,
        };
        enter(&mut record, said);
    }
    let again = record.standing().fold(L::default(), |mut session, own| {
        session.apply(own.no, own.ruling);
        session
    });
    assert_eq!(&again, record.session());
}

/// Enters what was said, if it can be.
fn enter<L: Show>(record: &mut Record<L>, said: Said<L::Entry>) {
    let before = (record.session().clone(), record.len());
    let decided = record.judge(said);
    assert_eq!(before, (record.session().clone(), record.len()));
    let decided = match decided {
        Ok(decided) => decided,
        Err(rejection) => return assert!(!rejection.to_string().is_empty()),
    };
    let in_full = decided.explicit().clone();
    let outcome = decided.outcome().clone();
    let again = record.judge(in_full.clone());
    let again = again.unwrap_or_else(|rejection| panic!("{in_full}: {rejection}"));
    if let (Outcome::Ruled(one), Outcome::Ruled(other)) = (&outcome, again.outcome()) {
        assert_eq!(one, other, "{in_full}");
    }
    assert!(record.apply(decided).is_ok(), "{in_full}");
    assert!(!answer::told(record, &outcome).is_empty());
    answer::after(record, &outcome, &Table::default());
}

/// Bytes as a journal; then as the lines of one that is damaged in one place.
pub fn journal(bytes: &[u8]) {
    by_law(bytes, journal_of::<Nos>, journal_of::<Fives>);
}

fn journal_of<L: Show>(bytes: &[u8]) {
    report::<L>(bytes);
    let (places, lines) = bytes.split_at(bytes.len().min(3));
    let mut kept = Vec::new();
    let mut link = None;
    for line in lines.split(|byte| *byte == b'\n').take(LINES) {
        let own = Link::of(link, line);
        kept.extend_from_slice(line);
        kept.extend_from_slice(format!("{MARK}{}\n", own.tag()).as_bytes());
        link = Some(own);
    }
    report::<L>(&kept);
    if let [high, low, flip] = *places {
        let place = usize::from(u16::from_be_bytes([high, low])) % kept.len().max(1);
        let was_sound = Report::<L>::on(&kept).is_sound();
        if let Some(byte) = kept.get_mut(place) {
            *byte ^= flip;
        }
        let report = report::<L>(&kept);
        assert!(
            !(was_sound && report && flip != 0),
            "a changed byte is not found"
        );
    }
}

/// Reads a journal, and answers whether it is sound; every beginning of it has no more entries.
fn report<L: Show>(bytes: &[u8]) -> bool {
    let report = Report::<L>::on(bytes);
    let half = Report::<L>::on(&bytes[..bytes.len() / 2]);
    assert!(half.record.len() <= report.record.len() || !report.is_sound());
    for finding in &report.findings {
        assert!(!format!("{finding:?}").is_empty());
    }
    report.is_sound()
}

/// A `nos.toml`.
pub fn config(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    match Config::read(text) {
        Ok(config) => {
            header::<Nos>(&config);
            header::<Fives>(&config);
        }
        Err(fault) => assert!(!fault.message.is_empty()),
    }
}

fn header<L: Show>(config: &Config) {
    let mut session = L::default();
    for (at, entry) in config.header::<L>().iter().enumerate() {
        match session.judge(entry) {
            Ok(ruling) => session.apply(EntryNo(at as u32 + 1), &ruling),
            Err(refusal) => assert!(refusal.advice().is_none_or(|words| !words.is_empty())),
        }
    }
    let _ = config.seat::<L>();
}

/// A script whose questions are answered where they stand.
pub fn questions(bytes: &[u8]) {
    by_law(bytes, questions_of::<Nos>, questions_of::<Fives>);
}

fn questions_of<L: Prompted>(bytes: &[u8]) {
    let mut record = Record::<L>::new();
    let mut asked = 0;
    for body in said::<L>(bytes) {
        match body {
            Body::Entry(entry) => {
                let _ = record.enter(Said::Entry(entry));
            }
            Body::Correction(correction) => {
                let _ = record.enter(correction.into());
            }
            Body::Question(question) if asked < 12 => {
                asked += 1;
                ask(&record, &question);
            }
            Body::Question(_) => {}
        }
        let session = record.session();
        for columns in [20, 80] {
            session.standing(columns);
        }
        session.to_act();
    }
}

fn ask<L: Prompted>(record: &Record<L>, question: &Question<L>) {
    for width in [20, 80] {
        let look = Look {
            width,
            ..Look::default()
        };
        let table = Table {
            look,
            ..Table::default()
        };
        if let Err(reason) = answer::text(record, question, &table) {
            assert!(!reason.is_empty(), "{question}");
        }
    }
    let _ = answer::json(record, question);
}
