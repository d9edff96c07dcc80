//! What a typed line means.

use nos_records::journal::impact::Impact;
use nos_records::journal::{Decided, Outcome, Record, Said};
use nos_rules::law::referee::Session;
use nos_rules::speech::{Body, Correction, Dialect, Entry, Mark, ReadError, understand};

pub struct Unread {
    pub error: ReadError,
    /// Whether the only fault is that something is missing at the end.
    pub unfinished: bool,
}

/// The body of a line; `None` if it is only a comment.
pub type ReadLine = Result<Option<Body>, Unread>;

pub fn read(line: &str, session: &Session) -> ReadLine {
    read_marked(line, session).0
}

pub fn read_marked(line: &str, session: &Session) -> (ReadLine, Vec<Mark>) {
    let (language, situation) = (session.law().language, session.situation());
    let reading = understand(language, line, Dialect::Prompt, Some(situation));
    let unfinished = reading.is_unfinished();
    let body = reading.line.map(|line| line.body);
    let read = body.map_err(|error| Unread { error, unfinished });
    (read, reading.marks)
}

/// Whether an entry names the law that the record already follows, like the first line of a pasted evening. It
/// is left out.
pub fn is_law_already(record: &Record, entry: &Entry) -> bool {
    let first = record.history().next();
    *entry == (record.law().first_entry)()
        && first.is_some_and(|past| *past.said == Said::Entry(entry.clone()))
}

/// What a line means if its first letter is not a verb but a player: with Dirk seated `d 64` is `draw 64`, and
/// may be his play.
pub fn meant_by_name(session: &Session, entry: &Entry, line: &str) -> Option<Entry> {
    let (letter, rest) = line.trim().split_once(' ')?;
    let seated = session.now().seated.into_iter();
    let names = seated.map(|(name, _)| name);
    let names: Vec<String> = names.filter(|name| begins(name, letter)).collect();
    let [name] = names.as_slice() else {
        return None;
    };
    let Ok(Some(Body::Entry(other))) = read(&format!("{name} {rest}"), session) else {
        return None;
    };
    let is_other = letter.len() == 1 && other.row() != entry.row();
    (is_other && session.glance(&other).is_ok()).then_some(other)
}

/// Whether a correction is asked about: not if it undoes one entry that moved nothing.
pub fn is_asked(correction: &Decided) -> bool {
    let is_one = matches!(correction.said(), Said::Correction(Correction::Undo(1)));
    let moved = |impact: &Impact| !impact.moves.is_empty();
    !is_one || matches!(correction.outcome(), Outcome::Corrected(impact) if moved(impact))
}

pub fn begins(word: &str, stub: &str) -> bool {
    word.to_lowercase().starts_with(&stub.to_lowercase())
}
