//! Which part of a line a rejection is about.

use crate::journal::{Record, Rejection};
use crate::law::EntryNo;
use crate::law::referee::Refusal;
use crate::speech::kind::{ENTRY_NO, NUMBER};
use crate::speech::said::Parts;
use crate::speech::{Body, Class, Correction, Line, Mark, Part, Reading};
use std::ops::Range;

/// The bytes that a rejection is about: a word, a part of a correction, or else the whole entry.
pub fn place(
    rejection: &Rejection,
    reading: &Reading<'_>,
    line: &str,
    record: &Record,
) -> Range<usize> {
    let (from, end) = Parts::of(line).said;
    let whole = from..end;
    let marks: Vec<&Mark> = reading.marks.iter().filter(|mark| mark.len > 0).collect();
    let numbered = |no: EntryNo| {
        let is = |mark: &&&Mark| mark.kind == Some(&ENTRY_NO) && text(line, mark) == no.to_string();
        marks.iter().rfind(is).map(|mark| bytes(mark))
    };
    let found = match rejection {
        Rejection::Refused(refusal) => concerned(refusal, &marks, line),
        Rejection::Impossible { refusal, .. } => {
            let part = responsible(rejection, &marks, reading, record).unwrap_or(whole.clone());
            let within = |mark: &&Mark| part.start <= mark.at && mark.at < part.end;
            let own: Vec<&Mark> = marks.iter().copied().filter(within).collect();
            concerned(refusal, &own, line).or(Some(part))
        }
        Rejection::NoSuchEntry { no, .. } => numbered(EntryNo(*no)),
        Rejection::Struck { no, .. }
        | Rejection::NoEntry { no, .. }
        | Rejection::SeveralEntries { no }
        | Rejection::IsLaw { no }
        | Rejection::NamedTwice { no }
        | Rejection::WithOthers { no }
        | Rejection::Backwards { to: no, .. } => numbered(*no),
        Rejection::TooFewToUndo { .. } => {
            let counts = |mark: &&&Mark| mark.kind == Some(&NUMBER);
            marks.iter().find(counts).map(|mark| bytes(mark))
        }
        Rejection::TooLong { .. } => None,
    };
    found.unwrap_or(whole)
}

/// The word that the law's reason is about.
fn concerned(refusal: &Refusal, marks: &[&Mark], line: &str) -> Option<Range<usize>> {
    let mut marks = marks.iter();
    let mark = marks.find(|mark| refusal.is_about(mark, text(line, mark)))?;
    Some(bytes(mark))
}

/// The part of a correction that makes an entry impossible, if it has several parts and one of them is known
/// to be responsible.
fn responsible(
    rejection: &Rejection,
    marks: &[&Mark],
    reading: &Reading<'_>,
    record: &Record,
) -> Option<Range<usize>> {
    let parts = parts_of(reading)?;
    let culprit = record.culprit(parts, rejection)?;
    // Each part is a verb, the number of an entry, and perhaps an entry; a semicolon stands before the next.
    let numbers = marks.iter().enumerate();
    let numbers = numbers.filter(|(_, mark)| mark.kind == Some(&ENTRY_NO));
    let mut begins = numbers.map(|(at, _)| at.saturating_sub(1)).skip(culprit);
    let first = begins.next()?;
    let end = begins
        .next()
        .map_or(marks.len(), |next| next.saturating_sub(1));
    let own = marks.get(first..end)?;
    let mut words = own.iter().filter(|mark| mark.class != Class::Comment);
    Some(words.next()?.at..words.next_back().map(|mark| bytes(mark).end)?)
}

/// The parts of the correction in a line.
pub fn parts_of<'a>(reading: &'a Reading<'_>) -> Option<&'a [Part]> {
    match &reading.line {
        Ok(Line {
            body: Some(Body::Correction(Correction::Parts(parts))),
            ..
        }) => Some(parts),
        _ => None,
    }
}

fn bytes(mark: &Mark) -> Range<usize> {
    mark.at..mark.at + mark.len
}

fn text<'a>(line: &'a str, mark: &Mark) -> &'a str {
    line.get(bytes(mark)).unwrap_or("")
}
