//! Points at a fault in a line: file, line and column, then the line itself with carets below.

use crate::desk::Origin;
use nos_base::table::shown::is_unseen;
use nos_entry::kind::{ENTRY_NO, NUMBER};
use nos_entry::{
    Body, Class, Correction, Dialect, Line, Mark, Part, Parts, ReadError, Reading, SyntaxError,
    annotate, body_of,
};
use nos_law::{EntryNo, Refusal};
use nos_listen::understand;
use nos_records::journal::{Record, Recorded, Rejection};
use std::ops::Range;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

pub struct Point {
    pub column: usize,
    /// Characters to mark; 0 gives one caret.
    pub width: usize,
    pub message: String,
    pub help: Option<String>,
    /// Whether the message already ends with a full stop, or with what to type.
    pub is_whole: bool,
}

const EXCERPT: usize = 72;

impl Point {
    pub fn of(error: &ReadError) -> Point {
        Point {
            column: error.column,
            width: error.width,
            message: error.to_string(),
            is_whole: matches!(error.reason, SyntaxError::First(_) | SyntaxError::Said(_)),
            help: match error.reason {
                SyntaxError::NotUtf8 | SyntaxError::Control('\0') => {
                    Some(message!("save-as-utf-8"))
                }
                // The messages of these errors already say what to type.
                SyntaxError::First(_) | SyntaxError::Said(_) => None,
                _ => error.usage().map(|what| message!("type", what)),
            },
        }
    }

    pub fn at(line: &str, bytes: Range<usize>, message: String, help: Option<String>) -> Point {
        Point {
            column: line.get(..bytes.start).unwrap_or("").chars().count() + 1,
            width: line.get(bytes).unwrap_or("").chars().count(),
            message,
            help,
            is_whole: false,
        }
    }

    /// Words the fault and what to type, as sentences. No full stop follows text to be typed.
    pub fn words(&self) -> String {
        let mut words = self.message.clone();
        let (first, _) = words.split_once([' ', ',', ':']).unwrap_or((&words, ""));
        let is_key = first.contains('.');
        let first = words.get_mut(..1).filter(|_| !is_key);
        first.into_iter().for_each(str::make_ascii_uppercase);
        let is_ended = words.ends_with(['.', '?', '!']);
        match &self.help {
            Some(help) => words + if is_ended { " " } else { ". " } + help,
            None if is_ended || self.is_whole => words,
            None => words + ".",
        }
    }

    pub fn shown(&self, origin: &Origin, number: u64, line: &str) -> String {
        let (column, message) = (self.column, &self.message);
        let (excerpt, before, wrong) = self.excerpt(line);
        let margin = " ".repeat(number.to_string().len());
        let carets = wrong.min(EXCERPT.saturating_sub(before)).max(1);
        let (blanks, carets) = (" ".repeat(before), "^".repeat(carets));
        let mut shown = format!(
            "{origin}:{number}:{column}: {message}\n{number} | {excerpt}\n{margin} | {blanks}{carets}\n"
        );
        if let Some(help) = &self.help {
            shown.push_str(&format!("{margin} = {help}\n"));
        }
        shown
    }

    /// Returns an excerpt of the line, the columns before the fault, and the columns of the fault.
    fn excerpt(&self, line: &str) -> (String, usize, usize) {
        let visible: Vec<char> = line.chars().map(visible).collect();
        let at = self.column.saturating_sub(1).min(visible.len());
        let width =
            |chars: &[char]| -> usize { chars.iter().map(|c| c.width().unwrap_or(0)).sum() };
        let from =
            if width(&visible[..at]) > EXCERPT / 2 { at.saturating_sub(EXCERPT / 3) } else { 0 };
        let mut excerpt = String::new();
        if from > 0 {
            excerpt.push('…');
        }
        let lead = excerpt.width();
        for c in &visible[from..] {
            if excerpt.width() + c.width().unwrap_or(0) > EXCERPT {
                excerpt.push('…');
                break;
            }
            excerpt.push(*c);
        }
        let wrong = &visible[at..at.saturating_add(self.width).min(visible.len())];
        (excerpt, lead + width(&visible[from..at]), width(wrong))
    }
}

fn visible(c: char) -> char {
    if is_unseen(c) { '\u{fffd}' } else { c }
}

pub fn cited(rejection: &Rejection) -> String {
    match rejection.article() {
        Some(article) => format!("{rejection} [{article}]"),
        None => rejection.to_string(),
    }
}

pub fn rejected(rejection: &Rejection, line: &str, dialect: Dialect, record: &Record) -> Point {
    let language = record.law().language;
    let reading = match dialect {
        Dialect::Prompt => understand(language, line, record.session()),
        _ => annotate(language, line, dialect),
    };
    let about = place(rejection, &reading, line, record);
    let advice = rejection.advice();
    let help = advice
        .or_else(|| corrected_with(rejection, &reading, line, dialect))
        .or_else(|| taken_back_with(rejection, &reading, record));
    Point::at(line, about, cited(rejection), help)
}

pub fn all_of(line: &str, message: String) -> Point {
    let (from, end) = Parts::split(line).body();
    Point::at(line, from..end, message, None)
}

/// Suggests how to go on if a correction makes a later entry impossible; `None` for an undo.
fn corrected_with(
    rejection: &Rejection,
    reading: &Reading<'_>,
    line: &str,
    dialect: Dialect,
) -> Option<String> {
    let Rejection::Impossible { no, own: false, .. } = rejection else { return None };
    let (first, typed) = (parts_of(reading)?.iter().map(Part::no).min(), body_of(line));
    Some(match first.filter(|_| dialect == Dialect::Prompt) {
        Some(first) => message!("correct-with-it-or-revise", no, typed, first),
        None => message!("correct-with-it", no, typed),
    })
}

/// If an undo restores an impossible entry, suggests the strike of all entries that it takes back.
fn taken_back_with(
    rejection: &Rejection,
    reading: &Reading<'_>,
    record: &Record,
) -> Option<String> {
    let (Rejection::Impossible { .. }, Some(Body::Correction(Correction::Undo(count)))) =
        (rejection, reading.line.as_ref().ok()?.body.as_ref())
    else {
        return None;
    };
    let last = record.last_standing(*count);
    let is_taken_back = |no: EntryNo| last.contains(&no);
    let mut from = record.standing().skip_while(|entry| !is_taken_back(entry.no));
    let first = from.clone().next()?.no;
    let strikes = from.by_ref().map(|entry| Part::Strike(entry.no.0)).collect();
    let strikes = record.law().translate(&Recorded::Correction(Correction::Parts(strikes)));
    Some(message!("take-back-with", first, strikes))
}

/// Finds the bytes that a rejection is about: a word, a part of a correction, or the whole entry.
pub fn place(
    rejection: &Rejection,
    reading: &Reading<'_>,
    line: &str,
    record: &Record,
) -> Range<usize> {
    let (from, end) = Parts::split(line).body();
    let whole = from..end;
    let marks: Vec<&Mark> = reading.marks.iter().filter(|mark| mark.len > 0).collect();
    let numbered = |no: EntryNo| {
        let is = |mark: &&&Mark| mark.kind == Some(&ENTRY_NO) && text(line, mark) == no.to_string();
        marks.iter().rfind(is).map(|mark| bytes(mark))
    };
    let language = record.law().language;
    let place = |refusal: &Refusal, marks: &[&Mark]| {
        let part = refusal.part()?;
        let is_it = |mark: &&&Mark| language.is_part(&part, mark, text(line, mark));
        marks.iter().find(is_it).map(|mark| bytes(mark))
    };
    let found = match rejection {
        Rejection::Refused(refusal) => place(refusal, &marks),
        Rejection::Impossible { refusal, .. } => {
            let part = responsible(rejection, &marks, reading, record).unwrap_or(whole.clone());
            let within = |mark: &&Mark| part.start <= mark.at && mark.at < part.end;
            place(refusal, &marks.iter().copied().filter(within).collect::<Vec<_>>()).or(Some(part))
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
            marks.iter().find(|mark| mark.kind == Some(&NUMBER)).map(|mark| bytes(mark))
        }
        Rejection::TooLong { .. } | Rejection::Full | Rejection::TooTangled => None,
    };
    found.unwrap_or(whole)
}

/// Finds the part of a correction that makes an entry impossible, if one of several is known.
fn responsible(
    rejection: &Rejection,
    marks: &[&Mark],
    reading: &Reading<'_>,
    record: &Record,
) -> Option<Range<usize>> {
    let culprit = record.culprit(parts_of(reading)?, rejection)?;
    // Parts have a verb, an entry number and perhaps an entry, and are divided by semicolons.
    let mut begins = marks
        .iter()
        .enumerate()
        .filter(|(_, mark)| mark.kind == Some(&ENTRY_NO))
        .map(|(at, _)| at.saturating_sub(1))
        .skip(culprit);
    let first = begins.next()?;
    let end = begins.next().map_or(marks.len(), |next| next.saturating_sub(1));
    let mut words = marks.get(first..end)?.iter().filter(|mark| mark.class != Class::Comment);
    Some(words.next()?.at..words.next_back().map(|mark| bytes(mark).end)?)
}

pub fn parts_of<'a>(reading: &'a Reading<'_>) -> Option<&'a [Part]> {
    match &reading.line {
        Ok(Line { body: Some(Body::Correction(Correction::Parts(parts))), .. }) => Some(parts),
        _ => None,
    }
}

fn bytes(mark: &Mark) -> Range<usize> {
    mark.at..mark.at + mark.len
}

fn text<'a>(line: &'a str, mark: &Mark) -> &'a str {
    line.get(bytes(mark)).unwrap_or("")
}
