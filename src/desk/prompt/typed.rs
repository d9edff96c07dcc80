//! What a typed line means.

use nos_base::table::name::{Name, plain};
use nos_base::words::told::Told;
use nos_entry::{Body, Correction, Dialect, Entry, Mark, PromptContext, ReadError, Reading};
use nos_law::EntryNo;
use nos_law::referee::Session;
use nos_listen::{understand, understand_at};
use nos_records::journal::impact::{ChangedEntry, Impact};
use nos_records::journal::{Decided, EntryOutcome, Record, Recorded, Rejection};

pub struct Unread {
    pub error: ReadError,
    /// Whether only the end of the line is missing.
    pub unfinished: bool,
}

/// The body of a line; `None` if it is only a comment.
pub type ReadLine = Result<Option<Body>, Unread>;

/// A line as it was understood.
pub struct Typed {
    /// Its first entry, or what else it is.
    pub read: ReadLine,
    /// The entries after the first.
    pub rest: Vec<Entry>,
    /// What it may mean as well.
    pub others: Vec<Vec<Entry>>,
    /// Whether it is asked about before anything is recorded.
    pub is_unsure: bool,
    pub marks: Vec<Mark>,
    /// Where the entry in a correction begins, and the number of the entry in whose place it is read.
    pub within: Option<(usize, u32)>,
    /// Whoever made what the line takes back, if it says so.
    pub blamed: Option<Name>,
    /// The steps that reading it took.
    pub steps: u32,
}

impl Typed {
    fn of(reading: Reading<'_>) -> Typed {
        let unfinished = reading.is_unfinished();
        let body = reading.line.map(|line| line.body);
        Typed {
            read: body.map_err(|error| Unread { error, unfinished }),
            rest: reading.rest,
            others: reading.others,
            is_unsure: reading.is_unsure,
            marks: reading.marks,
            within: reading.within,
            blamed: reading.blamed,
            steps: reading.steps,
        }
    }

    /// The same with each place where one is left out that decides something: it is asked for.
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

    /// What the line may mean, each of entries one after the other; nothing if it is no entry.
    pub fn meanings(&self) -> Vec<Vec<Entry>> {
        let Ok(Some(Body::Entry(first))) = &self.read else {
            return Vec::new();
        };
        let rest = self.rest.iter().cloned();
        let meant = [first.clone()].into_iter().chain(rest).collect();
        [meant].into_iter().chain(self.others.clone()).collect()
    }
}

pub fn read(line: &str, session: &Session) -> ReadLine {
    typed(line, session).read
}

/// Understands a line at the prompt of a session that has no record.
pub fn typed(line: &str, session: &Session) -> Typed {
    let language = session.law().language;
    Typed::of(understand(language, line, Dialect::Prompt, Some(session))).placed(session)
}

/// Understands a line that may correct this record; a new entry is read in the session before its place.
pub fn typed_on(line: &str, record: &Record) -> Typed {
    let before = |no| Some(Box::new(record.before(EntryNo(no))?) as Box<dyn PromptContext>);
    let reading = understand_at(record.law().language, line, record.session(), &before);
    Typed::of(reading).placed(record.session())
}

/// Tells several entries one after the other.
pub fn listed(entries: &[Entry]) -> String {
    Told::joined(entries.iter().map(Entry::told), " ; ").into()
}

/// Entries one after the other with all that they leave out, in each way in which the last can be meant.
pub fn written_out(session: &Session, entries: &[Entry]) -> Vec<String> {
    let Some((last, before)) = entries.split_last() else {
        return Vec::new();
    };
    let mut session = session.clone();
    let mut written = String::new();
    for entry in before {
        let Ok(ruling) = session.judge(entry) else {
            return Vec::new();
        };
        written += &format!("{} ; ", session.in_full(entry, &ruling));
        session.apply(EntryNo(0), &ruling);
    }
    let ways = match session.judge(last) {
        Ok(_) => vec![last.clone()],
        Err(refusal) => refusal.ways().into_iter().map(|way| way.entry).collect(),
    };
    ways.iter()
        .filter_map(|way| {
            let ruling = session.judge(way).ok()?;
            Some(format!("{written}{}", session.in_full(way, &ruling)))
        })
        .collect()
}

/// Whether two lines have the same text, or record the same.
pub fn means_same(record: &Record, one: &str, other: &str) -> bool {
    let written = |line: &str| -> Vec<String> {
        let meanings = typed_on(line, record).meanings().into_iter();
        meanings.flat_map(|entries| written_out(record.session(), &entries)).collect()
    };
    one.trim() == other.trim() || {
        let written_one = written(one);
        !written_one.is_empty() && written_one == written(other)
    }
}

/// The first of these entries that is refused, if each is judged after those before it.
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

/// Whether an entry names the law that the record already follows, like the first line of a pasted evening. The prompt
/// skips such an entry.
pub fn is_law_already(record: &Record, entry: &Entry) -> bool {
    let first = record.history().next();
    *entry == record.law().first_entry()
        && first.is_some_and(|past| *past.recorded == Recorded::Entry(entry.clone()))
}

/// Whether the prompt asks before it makes a correction. It asks about every one but an undo of a single entry that moved
/// nothing and ended nothing, and that brings back nothing struck.
pub fn is_asked(correction: &Decided) -> bool {
    let is_one = matches!(correction.recorded(), Recorded::Correction(Correction::Undo(1)));
    let ends = |change: &ChangedEntry| {
        let was = change.before.as_ref();
        was.is_some_and(|was| was.entry.row().asks)
    };
    let matters = |impact: &Impact| !impact.moves.is_empty() || impact.changes.iter().any(ends);
    !is_one
        || correction.brings_back()
        || matches!(correction.outcome(), EntryOutcome::Corrected(impact) if matters(impact))
}

pub fn begins(word: &str, stub: &str) -> bool {
    plain(word).starts_with(&plain(stub))
}
