//! Reads a line and notes what each part of it is, for colours, completion and errors.

use crate::body::body;

use crate::english::translate;
use crate::entry::Entry;
use crate::error::{ReadError, ReadFault, SyntaxError};
use crate::kind::{Class, Dialect, Mark, Notes, Want};
use crate::language::EntryLanguage;
use crate::line::{Body, Line};
use crate::reader::Reader;
use crate::timestamp::Timestamp;
use crate::token::{LINE_MAX, Parts};
use crate::verb::ALWAYS;
use nos_base::Name;

/// The meanings of a line without the words that nos does not know or cannot use. The prompt offers
/// them, and records none of them unasked.
#[derive(Clone, Debug, Default)]
pub struct PartialReading {
    pub unknown: Vec<String>,
    /// The known words that it passes over.
    pub passed: Vec<String>,
    /// Each has consecutive entries.
    pub meanings: Vec<Vec<Entry>>,
}

#[derive(Debug)]
pub struct Reading<'a> {
    pub line: Result<Line<'a>, ReadError>,
    pub partial: Option<PartialReading>,
    pub marks: Vec<Mark>,
    /// What could follow where reading ended.
    pub wants: Vec<Want>,
    /// The consecutive entries of the line after the first.
    pub rest: Vec<Entry>,
    /// Other meanings of the line, each with consecutive entries.
    pub others: Vec<Vec<Entry>>,
    /// Whether the prompt asks before it records the entry, since the official might not mean it.
    pub is_unsure: bool,
    /// Where the entry inside a correction begins, in bytes, and the number it replaces.
    pub within: Option<(usize, u32)>,
    /// The player who made the entry that the line takes back, if the line names him.
    pub blamed: Option<Name>,
    /// The steps that reading took at the prompt.
    pub steps: u32,
}

impl Reading<'_> {
    /// Whether the only fault is that something is missing at the end.
    pub fn is_unfinished(&self) -> bool {
        let error = self.line.as_ref().err();
        error.is_some_and(|error| error.width == 0 && error.verb.is_some())
    }
}

/// Reads a line of a file, given without its line end.
pub fn read_line<'a>(
    language: &'static EntryLanguage,
    text: &'a str,
) -> Result<Line<'a>, ReadError> {
    read(language, text, Dialect::Written)
}

/// Reads an entry as a file has it; `None` if the line is not an entry.
pub fn read_entry(
    language: &'static EntryLanguage,
    text: &str,
) -> Result<Option<Entry>, ReadError> {
    Ok(match read_line(language, text)?.body {
        Some(Body::Entry(entry)) => Some(entry),
        _ => None,
    })
}

/// Reads any bytes as a line of a file. Ignores a carriage return at the end.
pub fn read_bytes<'a>(
    language: &'static EntryLanguage,
    bytes: &'a [u8],
) -> Result<Line<'a>, ReadError> {
    let bytes = bytes.strip_suffix(b"\r").unwrap_or(bytes);
    let (at, reason) = match std::str::from_utf8(bytes) {
        Ok(text) => return read_line(language, text),
        Err(_) if bytes.len() > LINE_MAX => (LINE_MAX, SyntaxError::TooLong),
        Err(error) => (error.valid_up_to(), SyntaxError::NotUtf8),
    };
    let text = String::from_utf8_lossy(bytes);
    Err(ReadError::new(&text, &ReadFault::at_byte(&text, at, reason), language.lexicon()))
}

/// Reads a line of a script: as in a file or, failing that, in the chosen language.
pub fn read_script<'a>(
    language: &'static EntryLanguage,
    bytes: &'a [u8],
) -> Result<Line<'a>, ReadError> {
    let read = read_bytes(language, bytes);
    if read.is_ok() || language.lexicon().dictionary.is_empty() {
        return read;
    }
    match std::str::from_utf8(bytes.strip_suffix(b"\r").unwrap_or(bytes)) {
        Ok(text) => self::read(language, text, Dialect::Script),
        Err(_) => read,
    }
}

pub fn read<'a>(
    language: &'static EntryLanguage,
    text: &'a str,
    dialect: Dialect,
) -> Result<Line<'a>, ReadError> {
    match line(language, text, dialect, None) {
        Ok(line) => Ok(line),
        // Read again with notes, which say what is wrong.
        Err(_) => annotate(language, text, dialect).line,
    }
}

/// Reads a line like [`read`] and notes what each part of it is, and what could follow it.
pub fn annotate<'a>(
    language: &'static EntryLanguage,
    text: &'a str,
    dialect: Dialect,
) -> Reading<'a> {
    let mut notes = Notes::default();
    let line = line(language, text, dialect, Some(&mut notes)).map_err(|fault| {
        let mut error = ReadError::new(text, &fault, language.lexicon());
        error.verb = notes.verb;
        error.suggestion = fault.meant(text, &notes.wants, None, language.lexicon(), ALWAYS);
        error
    });
    Reading::new(line, notes)
}

impl<'a> Reading<'a> {
    pub fn new(line: Result<Line<'a>, ReadError>, notes: Notes) -> Reading<'a> {
        Reading {
            line,
            partial: None,
            marks: notes.marks,
            wants: notes.wants,
            rest: Vec::new(),
            others: Vec::new(),
            is_unsure: false,
            within: None,
            blamed: None,
            steps: 0,
        }
    }
}

/// Returns the time at the start of a line. The fault is a wrong time or a forbidden character.
pub fn timestamp<'a>(text: &'a str, parts: &Parts<'a>) -> Result<Option<Timestamp<'a>>, ReadFault> {
    if let Some((at, c)) = parts.control {
        return Err(ReadFault::new(at..at + c.len_utf8(), SyntaxError::Control(c)));
    }
    let Some(time) = parts.time else { return Ok(None) };
    let timestamp = text.get(time.at..time.at + time.len).and_then(Timestamp::new);
    Ok(Some(timestamp.ok_or_else(|| ReadFault::at_word(&time, SyntaxError::NoTime))?))
}

/// Adds the time and the comment of a line to the notes on its body.
pub fn mark(text: &str, parts: &Parts<'_>, marks: &mut Vec<Mark>) {
    let mark = |at, len, class| Mark { at, len, class, kind: None };
    marks.splice(..0, parts.time.map(|time| mark(time.at, time.len, Class::Time)));
    marks.extend(parts.comment.map(|at| mark(at, text.len() - at, Class::Comment)));
}

fn line<'a>(
    language: &'static EntryLanguage,
    text: &'a str,
    dialect: Dialect,
    mut notes: Option<&mut Notes>,
) -> Result<Line<'a>, ReadFault> {
    if text.len() > LINE_MAX {
        return Err(ReadFault::at_byte(text, LINE_MAX, SyntaxError::TooLong));
    }
    let mut parts = Parts::default();
    parts.read(text);
    let timestamp = timestamp(text, &parts)?;
    let body = if !parts.words.is_empty() || timestamp.is_some() {
        if dialect == Dialect::Script {
            translate(language.lexicon(), &mut parts.words, 0);
        }
        let place = (text, parts.end);
        let mut reader = Reader::new(place, &parts.words, language, dialect, notes.as_deref_mut());
        Some(body(&mut reader)?)
    } else {
        None
    };
    if let Some(notes) = notes {
        mark(text, &parts, &mut notes.marks);
    }
    Ok(Line { timestamp, body })
}
