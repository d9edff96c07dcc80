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

#[cfg(test)]
mod tests {
    use crate::desk::point::rejected;
    use crate::journal::{Record, Said};
    use crate::law::nos::session::Session;
    use crate::speech::{Body, Dialect, read_line};

    fn said(line: &str) -> Said<crate::law::nos::entry::Entry> {
        match read_line::<Session>(line).map(|line| line.body) {
            Ok(Some(Body::Entry(entry))) => Said::Entry(entry),
            Ok(Some(Body::Correction(correction))) => correction.into(),
            read => unreachable!("{line}: {read:?}"),
        }
    }

    #[test]
    fn a_rejected_correction_is_pointed_at_where_it_is_wrong() {
        let mut record = Record::<Session>::new();
        for line in [
            "seat Anna Bram Cees Dirk",
            "deal",
            "set Anna 6-6",
            "announce 2",
            "play Bram 6>4 on north",
            "play Cees 6>5 on east",
            "draw Dirk",
            "undo",
            "draw Dirk 2",
        ] {
            assert!(record.enter(said(line)).is_ok(), "{line}");
        }
        let table = [
            ("undo 99", 6, "99"),
            ("strike 99", 8, "99"),
            ("strike 7", 8, "7"),
            ("fix 8 note so", 5, "8"),
            ("strike 5 ; strike 5", 19, "5"),
            ("strike 9 ; strike 99", 19, "99"),
            // By which part a later entry is impossible, or by which word of it.
            ("strike 3", 1, "strike 3"),
            ("fix 9 note late ; strike 3", 19, "strike 3"),
            ("strike 3 ; fix 9 note late", 1, "strike 3"),
            // The other part makes a later entry impossible.
            ("strike 3 ; strike 6", 1, "strike 3"),
            ("strike 6 ; strike 3", 12, "strike 3"),
            ("fix 5 play Bram 6-5", 17, "6-5"),
            ("fix 9 note 6-5 ; fix 5 play Bram 6-5 # late", 34, "6-5"),
            // The new entry itself.
            ("fix 9 note so ; fix 6 draw Anna", 28, "Anna"),
            ("fix 9 note so ; fix 6 deal", 17, "fix 6 deal"),
            // Neither part alone can be left out.
            ("strike 3 ; strike 4", 1, "strike 3 ; strike 4"),
        ];
        for (line, column, words) in table {
            let Err(rejection) = record.judge(said(line)) else {
                unreachable!("{line} is taken");
            };
            for dialect in [Dialect::Written, Dialect::Prompt] {
                let point = rejected(&rejection, line, dialect, &record);
                let at = line.chars().skip(point.column - 1);
                let about: String = at.take(point.width).collect();
                let found = (point.column, about.as_str());
                assert_eq!(found, (column, words), "{line}: {rejection}");
            }
        }
    }
}
