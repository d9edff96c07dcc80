//! The bodies of the fuzzers and what must hold for any bytes. `fuzz/` and these tests share them.

use nos::desk::answer;
use nos::desk::config::Config;
use nos::entry::{Body, Question, read_bytes, read_line};
use nos::journal::tag::{Link, MARK};
use nos::journal::{EntryOutcome, Record, Recorded, Report};
use nos::law::{EntryNo, Law, TableSettings};
use nos::laws::LAWS;
use nos::listen::understand;
use nos_base::Look;

/// Most lines read of a script, to limit the time of an input.
const LINES: usize = 300;

/// A target's name and its body.
pub type Target = (&'static str, fn(&[u8]));

pub const TARGETS: [Target; 5] = [
    ("line", line),
    ("script", script),
    ("journal", journal),
    ("config", config),
    ("questions", questions),
];

/// Reads a line by every law, as in a file and at the prompt.
pub fn line(bytes: &[u8]) {
    LAWS.into_iter().for_each(|law| line_of(law, bytes));
}

fn line_of(law: &'static Law, bytes: &[u8]) {
    match read_bytes(law.language, bytes) {
        Ok(line) => reads_back(law, line.body),
        Err(error) => assert!(error.column > 0 && !error.to_string().is_empty()),
    }
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match understand(law.language, text, &(law.begin)()).line {
        Ok(line) => reads_back(law, line.body),
        Err(error) => {
            let length = text.chars().count();
            // The error may point past the last character, but not further.
            assert!(error.column > 0 && error.column <= length + 1, "{error:?}");
        }
    }
}

/// Prints a body and reads it back.
fn reads_back(law: &'static Law, body: Option<Body>) {
    let Some(body) = body else { return };
    let printed = body.to_string();
    let again = read_line(law.language, &printed).map(|line| line.body);
    assert_eq!(again, Ok(Some(body)), "{printed:?}");
}

/// The law chosen by the first byte, and the remaining bytes.
fn by_law(bytes: &[u8]) -> (&'static Law, &[u8]) {
    let first = usize::from(bytes.first() == Some(&b'f'));
    (LAWS[first], bytes.get(1..).unwrap_or_default())
}

/// The readable lines of a script.
fn said(law: &'static Law, bytes: &[u8]) -> impl Iterator<Item = Body> {
    let lines = bytes.split(|byte| *byte == b'\n').take(LINES);
    lines.filter_map(|line| read_bytes(law.language, line).ok()?.body)
}

/// Plays a script by the law that its first byte chooses.
pub fn script(bytes: &[u8]) {
    let (law, bytes) = by_law(bytes);
    let mut record = Record::new(law);
    for body in said(law, bytes) {
        let said = match body {
            Body::Entry(entry) => Recorded::Entry(entry),
            Body::Correction(correction) => correction.into(),
            Body::Amendment(_) | Body::Question(_) => continue,
        };
        enter(&mut record, said);
    }
    let again = record.standing().fold((law.begin)(), |mut session, own| {
        session.apply(own.no, own.ruling);
        session
    });
    assert_eq!(&again, record.session());
}

fn enter(record: &mut Record, said: Recorded) {
    let before = (record.session().clone(), record.len());
    let decided = record.judge(said);
    assert_eq!(before, (record.session().clone(), record.len()));
    let decided = match decided {
        Ok(decided) => decided,
        Err(rejection) => return assert!(!rejection.to_string().is_empty()),
    };
    let in_full = decided.expanded().clone();
    let outcome = decided.outcome().clone();
    let again = record.judge(in_full.clone());
    let again = again.unwrap_or_else(|rejection| panic!("{in_full}: {rejection}"));
    if let (EntryOutcome::Ruled(one), EntryOutcome::Ruled(other)) = (&outcome, again.outcome()) {
        assert_eq!(one, other, "{in_full}");
    }
    assert!(record.apply(decided).is_ok(), "{in_full}");
    assert!(!answer::lines(record, &outcome).is_empty());
    answer::after(record, &outcome, &TableSettings::default());
}

/// Reads bytes as a journal, then as one that is damaged in one place.
pub fn journal(bytes: &[u8]) {
    let (law, bytes) = by_law(bytes);
    report(law, bytes);
    let (places, lines) = bytes.split_at(bytes.len().min(3));
    let mut kept = Vec::new();
    let mut link = None;
    for line in lines.split(|byte| *byte == b'\n').take(LINES) {
        let own = Link::of(link, line);
        kept.extend_from_slice(line);
        kept.extend_from_slice(format!("{MARK}{}\n", own.tag()).as_bytes());
        link = Some(own);
    }
    report(law, &kept);
    if let [high, low, flip] = *places {
        let place = usize::from(u16::from_be_bytes([high, low])) % kept.len().max(1);
        let was_sound = Report::on(law, &kept).is_sound();
        if let Some(byte) = kept.get_mut(place) {
            *byte ^= flip;
        }
        let report = report(law, &kept);
        assert!(!(was_sound && report && flip != 0), "a changed byte is not found");
    }
}

/// Reads a journal and returns whether it is sound. No beginning of it has more entries.
fn report(law: &'static Law, bytes: &[u8]) -> bool {
    let report = Report::on(law, bytes);
    let half = Report::on(law, &bytes[..bytes.len() / 2]);
    assert!(half.record.len() <= report.record.len() || !report.is_sound());
    for finding in &report.findings {
        assert!(!format!("{finding:?}").is_empty());
    }
    report.is_sound()
}

pub fn config(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match Config::read(text) {
        Ok(config) => LAWS.into_iter().for_each(|law| header(law, &config)),
        Err(fault) => assert!(!fault.message.is_empty()),
    }
}

fn header(law: &'static Law, config: &Config) {
    let mut session = (law.begin)();
    let header = config.header(law).unwrap_or_default();
    for (at, entry) in header.iter().enumerate() {
        match session.judge(entry) {
            Ok(ruling) => session.apply(EntryNo(at as u32 + 1), &ruling),
            Err(refusal) => assert!(refusal.advice().is_none_or(|words| !words.is_empty())),
        }
    }
    let _ = config.seat(law);
}

/// Reads a script and answers each question after the entries before it.
pub fn questions(bytes: &[u8]) {
    let (law, bytes) = by_law(bytes);
    let mut record = Record::new(law);
    let mut asked = 0;
    for body in said(law, bytes) {
        match body {
            Body::Entry(entry) => {
                let _ = record.enter(Recorded::Entry(entry));
            }
            Body::Correction(correction) => {
                let _ = record.enter(correction.into());
            }
            Body::Question(question) if asked < 12 => {
                asked += 1;
                ask(&record, &question);
            }
            Body::Amendment(_) | Body::Question(_) => {}
        }
        record.session().now();
    }
}

fn ask(record: &Record, question: &Question) {
    for width in [20, 80] {
        let look = Look { width, ..Look::default() };
        let table = TableSettings { look, ..TableSettings::default() };
        if let Err(reason) = answer::text(record, question, &table) {
            assert!(!reason.is_empty(), "{question}");
        }
    }
    let _ = answer::json(record, question);
}
