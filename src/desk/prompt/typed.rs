//! The meaning of a typed line.

use super::amended::last_entry;
use nos_base::table::name::plain;
use nos_base::words::shell;
use nos_base::{Name, Told};
use nos_entry::{
    Body, Correction, EarlierEntry, Entry, EntryPlace, Mark, PartialReading, ReadError, Reading,
};
use nos_law::{EntryNo, Glance, Session};
use nos_listen::{understand, understand_at};
use nos_records::journal::impact::{ChangedEntry, Impact};
use nos_records::journal::{Decided, EntryOutcome, Record, Recorded, Rejection};

pub struct Unread {
    pub error: ReadError,
    pub unfinished: bool,
}

pub type ReadLine = Result<Option<Body>, Unread>;

pub struct Typed {
    pub read: ReadLine,
    pub rest: Vec<Entry>,
    pub others: Vec<Vec<Entry>>,
    /// Whether nos asks before it records anything.
    pub is_unsure: bool,
    pub marks: Vec<Mark>,
    /// Where the entry inside a correction begins, in bytes, and the number it replaces.
    pub within: Option<(usize, u32)>,
    /// The player who made the entry that the line takes back, if the line names him.
    pub blamed: Option<Name>,
    pub steps: u32,
    pub partial: Option<PartialReading>,
}

impl Typed {
    fn from_reading(reading: Reading<'_>) -> Typed {
        let unfinished = reading.is_unfinished();
        Typed {
            read: reading.line.map(|line| line.body).map_err(|error| Unread { error, unfinished }),
            rest: reading.rest,
            others: reading.others,
            is_unsure: reading.is_unsure,
            marks: reading.marks,
            within: reading.within,
            blamed: reading.blamed,
            steps: reading.steps,
            partial: reading.partial,
        }
    }

    /// Adds a meaning for each place, if a missing place decides something.
    fn placed(mut self, session: &Session) -> Typed {
        if let (Ok(Some(Body::Entry(entry))), [], []) =
            (&mut self.read, self.rest.as_slice(), self.others.as_slice())
        {
            let mut places = session.in_places(entry).into_iter();
            if let Some(first) = places.next()
                && session.judge(entry).is_ok()
            {
                *entry = first;
                self.others = places.map(|other| vec![other]).collect();
            }
        }
        self
    }

    /// Returns the meanings of the line, each with consecutive entries; none if it is not an entry.
    pub fn meanings(&self) -> Vec<Vec<Entry>> {
        let Ok(Some(Body::Entry(first))) = &self.read else { return Vec::new() };
        let meant = [first.clone()].into_iter().chain(self.rest.iter().cloned()).collect();
        [meant].into_iter().chain(self.others.clone()).collect()
    }
}

pub fn read(line: &str, session: &Session) -> ReadLine {
    typed(line, session).read
}

/// Understands a line at the prompt of a session that has no record.
pub fn typed(line: &str, session: &Session) -> Typed {
    Typed::from_reading(understand(session.law().language, line, session)).placed(session)
}

/// Understands a line that may correct this record, in the session before the entry's place.
pub fn typed_on(line: &str, record: &Record) -> Typed {
    let before = |place: EntryPlace| {
        let found = match place {
            EntryPlace::No(no) => record.find(EntryNo(no))?,
            EntryPlace::Last(back) => {
                // The last one made may stand before others, if it was inserted.
                let last = last_entry(record)?;
                let others = record.standing().rev().filter(|other| other.no != last.no);
                [last].into_iter().chain(others).nth(back)?
            }
        };
        let (no, entry) = (found.no.0, found.entry.clone());
        Some(EarlierEntry { no, entry, before: Box::new(record.before(found.no)?) })
    };
    let reading = understand_at(record.law().language, line, record.session(), &before);
    Typed::from_reading(reading).placed(record.session())
}

/// Returns the words that the prompt does not know or passes over, and each meaning of the line
/// without them.
pub fn offered(record: &Record, partial: &PartialReading) -> (String, Vec<String>) {
    let quoted = |words: &[String]| {
        let words: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
        shell::listed(words.iter().map(String::as_str))
    };
    let mut all = Vec::new();
    if !partial.unknown.is_empty() {
        all.push(message!("unknown-words", words = quoted(&partial.unknown)));
    }
    if !partial.passed.is_empty() {
        all.push(message!("passed-over", words = quoted(&partial.passed)));
    }
    all.push(message!("offered"));
    (all.join(" "), partial.meanings.iter().map(|entries| told(record, entries)).collect())
}

/// Lists consecutive entries with their rulings.
pub fn told(record: &Record, entries: &[Entry]) -> String {
    let mut session = record.session().clone();
    let mut rulings = Vec::new();
    for entry in entries {
        if let Ok(Glance::Fine(ruling) | Glance::Foul(ruling) | Glance::Asked(ruling)) =
            session.glance(entry)
        {
            rulings.push(ruling);
        }
        if let Ok(ruling) = session.judge(entry) {
            session.apply(EntryNo(0), &ruling);
        }
    }
    match rulings.is_empty() {
        true => listed(entries),
        false => format!("{}: {}", listed(entries), rulings.join(" ")),
    }
}

pub fn listed(entries: &[Entry]) -> String {
    Told::joined(entries.iter().map(Entry::told), " ; ").into()
}

/// Writes out consecutive entries in full, once for each way in which the last can be meant.
pub fn written_out(session: &Session, entries: &[Entry]) -> Vec<String> {
    let Some((last, before)) = entries.split_last() else { return Vec::new() };
    let mut session = session.clone();
    let mut written = String::new();
    for entry in before {
        let Ok(ruling) = session.judge(entry) else { return Vec::new() };
        written += &format!("{} ; ", session.in_full(entry, &ruling));
        session.apply(EntryNo(0), &ruling);
    }
    let ways = match session.judge(last) {
        Ok(_) => vec![last.clone()],
        Err(refusal) => refusal.ways().into_iter().map(|way| way.entry).collect(),
    };
    ways.iter()
        .filter_map(|way| {
            Some(format!("{written}{}", session.in_full(way, &session.judge(way).ok()?)))
        })
        .collect()
}

pub fn means_same(record: &Record, one: &str, other: &str) -> bool {
    let written = |line: &str| -> Vec<String> {
        typed_on(line, record)
            .meanings()
            .into_iter()
            .flat_map(|entries| written_out(record.session(), &entries))
            .collect()
    };
    one.trim() == other.trim() || {
        let written_one = written(one);
        !written_one.is_empty() && written_one == written(other)
    }
}

/// Returns the first refusal of these entries, each judged after those before it.
pub fn refused(record: &Record, entries: &[Entry]) -> Option<Rejection> {
    let mut session = record.session().clone();
    for entry in entries {
        match session.judge(entry) {
            Ok(ruling) => session.apply(EntryNo(0), &ruling),
            Err(refusal) if refusal.ways().is_empty() => {
                return Some(Rejection::Refused(refusal));
            }
            Err(_) => return None,
        }
    }
    None
}

/// Whether an entry names the law that the record already follows, like the first line of a pasted
/// evening. The prompt skips such an entry.
pub fn is_law_already(record: &Record, entry: &Entry) -> bool {
    let first = record.history().next();
    *entry == record.law().first_entry()
        && first.is_some_and(|past| *past.recorded == Recorded::Entry(entry.clone()))
}

/// Whether the prompt asks before it makes a correction. It asks about every one except an undo of
/// a single entry that moved nothing, ended nothing, and brings back nothing.
pub fn is_asked(correction: &Decided) -> bool {
    let is_one = matches!(correction.recorded(), Recorded::Correction(Correction::Undo(1)));
    let ends =
        |change: &ChangedEntry| change.before.as_ref().is_some_and(|was| was.entry.row().asks);
    let matters = |impact: &Impact| !impact.moves.is_empty() || impact.changes.iter().any(ends);
    !is_one
        || correction.brings_back()
        || matches!(correction.outcome(), EntryOutcome::Corrected(impact) if matters(impact))
}

pub fn begins(word: &str, stub: &str) -> bool {
    plain(word).starts_with(&plain(stub))
}
