//! What a typed line means.

use nos_records::journal::impact::{ChangedEntry, Impact};
use nos_records::journal::{Decided, EntryOutcome, Record, Recorded, Rejection};
use nos_rules::law::EntryNo;
use nos_rules::law::referee::{Law, Session};
use nos_rules::speech::shorthand::Shorthand;
use nos_rules::speech::token::Parts;
use nos_rules::speech::{
    Body, Correction, Dialect, Entry, Mark, Part, PromptContext, ReadError, amends, understand,
};
use nos_rules::table::name::plain;

pub struct Unread {
    pub error: ReadError,
    /// Whether only the end of the line is missing.
    pub unfinished: bool,
}

/// The body of a line; `None` if it is only a comment.
pub type ReadLine = Result<Option<Body>, Unread>;

pub fn read(line: &str, session: &Session) -> ReadLine {
    read_marked(line, session).0
}

pub fn read_marked(line: &str, session: &Session) -> (ReadLine, Vec<Mark>) {
    marked(line, session.law(), session.prompt_context())
}

/// The session now, and the sessions before the entries that a line corrects.
#[derive(Debug)]
struct Places<'a> {
    session: &'a Session,
    places: Vec<Place>,
}

/// A new entry in a correction: its first byte in the line, the number of the entry that it replaces or precedes, and
/// the session before that entry.
pub type Place = (usize, u32, Session);

impl PromptContext for Places<'_> {
    fn phase_bit(&self) -> u64 {
        self.session.phase_bit()
    }

    fn write_out<'a>(&'a self, line: &mut Shorthand<'a>) {
        self.session.write_out(line);
    }

    fn first_of_all(&self) -> Option<&'static str> {
        self.session.first_of_all()
    }

    fn is_player(&self, word: &str) -> bool {
        self.session.is_player(word)
    }

    fn before(&self, no: u32) -> Option<&dyn PromptContext> {
        let mut places = self.places.iter();
        let place = places.find(|(_, place, _)| *place == no)?;
        Some(place.2.prompt_context())
    }
}

pub fn places(line: &str, record: &Record) -> Vec<Place> {
    let lexicon = record.law().language.lexicon();
    let words = Parts::of(line).words;
    let parts = words.split(|word| word.text == ";");
    let places = parts.filter_map(|part| match part {
        [verb, no, entry @ ..]
            if lexicon
                .meant(verb.text)
                .is_some_and(|verb| amends(verb.row)) =>
        {
            let at = entry.first().map_or(no.at + no.len + 1, |first| first.at);
            let no = no.text.parse().ok()?;
            // Of an entry that does not stand it is told so, however the new one is typed.
            let before = record.before(EntryNo(no));
            Some((at, no, before.unwrap_or_else(|| record.session().clone())))
        }
        _ => None,
    });
    places.collect()
}

/// Reads a line that may correct this record; a new entry is read in the session before its place.
pub fn read_marked_on(line: &str, record: &Record) -> (ReadLine, Vec<Mark>) {
    let (session, places) = (record.session(), places(line, record));
    let (read, marks) = marked(line, record.law(), &Places { session, places });
    let meant = || match again(line, record) {
        Some(correction) => Some(Body::Correction(correction)),
        None => number(line, session).map(Body::Entry),
    };
    let meant = read.is_err().then(meant).flatten();
    (meant.map_or(read, |meant| Ok(Some(meant))), marks)
}

/// Translates `redo` and `waive N`: strike the last undo; fix entry N to waive its penalty.
fn again(line: &str, record: &Record) -> Option<Correction> {
    let mut words = line.split_whitespace();
    let (verb, no) = (words.next()?, words.next());
    let lexicon = record.law().language.lexicon();
    let waives = lexicon
        .vocabulary
        .closing
        .filter(|word| verb.eq_ignore_ascii_case(word) || lexicon.typed_word(word) == verb);
    let part = match no {
        None if verb.eq_ignore_ascii_case(&message!("redo")) => {
            let mut past = record.history().filter(|past| past.struck_by.is_none());
            let undo = past.by_ref().last()?;
            let is_undo = matches!(undo.recorded, Recorded::Correction(Correction::Undo(_)));
            Part::Strike(Some(undo.no.0).filter(|_| is_undo)?)
        }
        Some(no) if waives.is_some() && words.next().is_none() => {
            let named = record.find(EntryNo(no.parse().ok()?))?;
            Part::Fix(named.no.0, named.entry.clone().waiving(true))
        }
        _ => return None,
    };
    Some(part.into())
}

fn marked(line: &str, law: &'static Law, situation: &dyn PromptContext) -> (ReadLine, Vec<Mark>) {
    let reading = understand(law.language, line, Dialect::Prompt, Some(situation));
    let unfinished = reading.is_unfinished();
    let body = reading.line.map(|line| line.body);
    let read = body.map_err(|error| Unread { error, unfinished });
    (read, reading.marks)
}

/// Whether an entry names the law that the record already follows, like the first line of a pasted evening. The prompt
/// skips such an entry.
pub fn is_law_already(record: &Record, entry: &Entry) -> bool {
    let first = record.history().next();
    *entry == record.law().first_entry()
        && first.is_some_and(|past| *past.recorded == Recorded::Entry(entry.clone()))
}

/// An entry that a line may mean, and what came of judging it.
pub struct JudgedMeaning<T> {
    pub entry: Entry,
    pub judged: Result<T, Rejection>,
}

/// What an entry may mean by the line that it was typed in, each meaning judged once: with Dirk seated `d 64` is `draw 64`
/// or his play, and where hands are counted `11` is a tile or spots. Several meanings are possible ones; the only one need
/// not be.
pub fn meanings<T>(
    session: &Session,
    entry: &Entry,
    line: &str,
    judge: impl Fn(&Entry) -> Result<T, Rejection>,
) -> Vec<JudgedMeaning<T>> {
    let judged = |entry: Entry| JudgedMeaning {
        judged: judge(&entry),
        entry,
    };
    let can_be = |meaning: &JudgedMeaning<T>| match &meaning.judged {
        Ok(_) => true,
        Err(rejection) => rejection
            .refusal()
            .is_none_or(|refusal| !refusal.ways().is_empty()),
    };
    let first = judged(entry.clone());
    let others = others(session, entry, line).map(judged).filter(can_be);
    let mut possible: Vec<_> = others.collect();
    if possible.is_empty() || can_be(&first) {
        possible.insert(0, first);
    }
    possible
}

/// Other entries that the line of this entry may mean.
fn others(session: &Session, entry: &Entry, line: &str) -> impl Iterator<Item = Entry> {
    let seated = session.now().seated.into_iter().map(|(name, _)| name);
    let named = line
        .trim()
        .split_once(' ')
        .filter(|(letter, _)| letter.len() == 1)
        .and_then(|(letter, rest)| {
            let names: Vec<String> = seated.filter(|name| begins(name, letter)).collect();
            let [name] = names.as_slice() else {
                return None;
            };
            entry_of(&format!("{name} {rest}"), session)
        });
    let others = [named, number(line, session)].into_iter().flatten();
    others.filter(|other| other.row() != entry.row())
}

fn entry_of(line: &str, session: &Session) -> Option<Entry> {
    match read(line, session) {
        Ok(Some(Body::Entry(entry))) => Some(entry),
        _ => None,
    }
}

/// Reads the digits at the end of a line as a number rather than a piece: two digits, or any behind a name. A stray
/// digit means nothing.
fn number(line: &str, session: &Session) -> Option<Entry> {
    let verb = session.now().phase.number;
    let mut words = line.split_whitespace();
    let last = words.next_back()?;
    let is_number = (last.len() == 2 || words.next().is_some()) && !last.starts_with('0');
    (is_number && !verb.is_empty()).then(|| entry_of(&format!("{verb} {line}"), session))?
}

/// Whether the prompt asks before it makes a correction. It asks about every one but an undo of a single entry that moved
/// nothing and ended nothing, and that brings back nothing struck.
pub fn is_asked(correction: &Decided) -> bool {
    let is_one = matches!(
        correction.recorded(),
        Recorded::Correction(Correction::Undo(1))
    );
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
