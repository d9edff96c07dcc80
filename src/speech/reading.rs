//! Reads a line. For colours, completion, shorthand and errors it notes what each part of the line is.

use super::body::Body;
use super::dialect::Dialect;
use super::error::{Guess, ReadError};
use super::fault::{Fault, Reason};
use super::kind::{Class, Mark, Want};
use super::language::{Language, Situation};
use super::line::{Line, at_once};
use super::notes::Notes;
use super::question::Question;
use super::reader::Reader;
use super::said::{LINE_MAX, Parts, control};
use super::shorthand::Shorthand;
use super::timestamp::Timestamp;
use super::verb::{ALWAYS, VerbRow};

/// A line, with what the reader noted.
#[derive(Debug)]
pub struct Reading<'a> {
    /// The line, or why it cannot be read.
    pub line: Result<Line<'a>, ReadError>,
    /// The parts that were read, in order.
    pub marks: Vec<Mark>,
    /// What could stand at the place where reading ended.
    pub wants: Vec<Want>,
    /// The verb whose arguments were read last.
    pub verb: Option<&'static VerbRow>,
}

impl Reading<'_> {
    /// Whether the only fault is that something is missing at the end.
    pub fn is_unfinished(&self) -> bool {
        let error = self.line.as_ref().err();
        error.is_some_and(|error| error.width == 0 && error.verb.is_some())
    }
}

/// Reads a line of a file, given without its line end.
///
/// # Errors
/// If a part cannot be read.
pub fn read_line<'a>(language: &Language, text: &'a str) -> Result<Line<'a>, ReadError> {
    read(language, text, Dialect::Written, None)
}

/// Reads a line of a file, whatever bytes it has. A carriage return at its end is ignored.
///
/// # Errors
/// If a part cannot be read.
pub fn read_bytes<'a>(language: &Language, bytes: &'a [u8]) -> Result<Line<'a>, ReadError> {
    let bytes = bytes.strip_suffix(b"\r").unwrap_or(bytes);
    if bytes.len() > LINE_MAX {
        return Err(ReadError::too_long(&String::from_utf8_lossy(bytes)));
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => read_line(language, text),
        Err(error) => Err(ReadError::not_utf8(
            &String::from_utf8_lossy(bytes),
            error.valid_up_to(),
        )),
    }
}

/// Reads a line, given without its line end. At the prompt the session says what may be left out.
///
/// # Errors
/// If a part cannot be read.
#[inline]
pub fn read<'a>(
    language: &Language,
    text: &'a str,
    dialect: Dialect,
    session: Option<&dyn Situation>,
) -> Result<Line<'a>, ReadError> {
    match dialect {
        Dialect::Written => match at_once(language, text) {
            Some(line) => Ok(line),
            // If it is an error, that needs the reader's notes.
            None => understand(language, text, dialect, session).line,
        },
        Dialect::Prompt => understand(language, text, dialect, session).line,
    }
}

/// Splits a line and parses its time.
fn frame(text: &str) -> Result<(Parts<'_>, Option<Timestamp<'_>>), ReadError> {
    if text.len() > LINE_MAX {
        return Err(ReadError::too_long(text));
    }
    if let Some(fault) = control(text) {
        return Err(ReadError::new(text, &fault));
    }
    let parts = Parts::of(text);
    let timestamp = match parts.time {
        Some(time) => Some(
            Timestamp::new(time.text)
                .ok_or_else(|| ReadError::new(text, &Fault::of(&time, Reason::NoTime)))?,
        ),
        None => None,
    };
    Ok((parts, timestamp))
}

/// Reads a line and notes what each part of it is, and what else could stand at its end.
pub fn understand<'a>(
    language: &Language,
    text: &'a str,
    dialect: Dialect,
    session: Option<&dyn Situation>,
) -> Reading<'a> {
    let mut reading = Reading {
        line: Ok(Line {
            timestamp: None,
            body: None,
        }),
        marks: Vec::new(),
        wants: Vec::new(),
        verb: None,
    };
    let (parts, timestamp) = match frame(text) {
        Ok(framed) => framed,
        Err(error) => {
            reading.line = Err(error);
            return reading;
        }
    };
    let framing = |at, len, class| Mark {
        at,
        len,
        class,
        kind: None,
    };
    let time = parts.time;
    let time = time.map(|time| framing(time.at, time.len, Class::Time));
    let comment = parts.comment;
    let comment = comment.map(|at| framing(at, text.len() - at, Class::Comment));
    let mut body = None;
    if !parts.is_empty() || timestamp.is_some() {
        let told = told(language, text, parts.said, dialect, session);
        reading.verb = told.verb;
        reading.marks = told.notes.marks;
        reading.wants = told.notes.wants;
        match told.body {
            Ok(own) => body = Some(own),
            Err(fault) => {
                let phase = session.map_or(ALWAYS, Situation::phase_bit);
                let guess = Guess {
                    wants: &reading.wants,
                    lexicon: language.lexicon,
                    phase,
                };
                let mut error = ReadError::in_words(text, &fault, told.verb, &guess);
                let first = session.and_then(Situation::first_of_all);
                if let (Reason::NoEntry, None, Some(first)) =
                    (error.reason, error.suggestion, first)
                {
                    error.reason = Reason::Law(first);
                }
                reading.line = Err(error);
            }
        }
    } else if dialect == Dialect::Prompt && comment.is_none() {
        body = Some(Body::Question(Question::Status));
        reading.wants = vec![Want::Kind(&super::kind::VERB)];
    }
    reading.marks.splice(..0, time);
    reading.marks.extend(comment);
    if reading.line.is_ok() {
        reading.line = Ok(Line { timestamp, body });
    }
    reading
}

/// A body, with the reader's notes.
struct Read {
    body: Result<Body, Fault>,
    notes: Notes,
    verb: Option<&'static VerbRow>,
}

/// Reads the body. At the prompt it is written out first. A word that cannot be read is then written out
/// too, if only one word that can stand there begins with it.
fn told(
    language: &Language,
    text: &str,
    said: (usize, usize),
    dialect: Dialect,
    session: Option<&dyn Situation>,
) -> Read {
    let phase = session.map_or(ALWAYS, Situation::phase_bit);
    let mut line = Shorthand::of(text, said, language.lexicon, phase);
    let prompted = session.filter(|_| dialect == Dialect::Prompt);
    if let Some(session) = prompted {
        session.write_out(&mut line);
        if session.first_of_all().is_some()
            && let Some(fault) = unlikely(language, &line, dialect)
        {
            return Read {
                body: Err(fault),
                notes: Notes::default(),
                verb: None,
            };
        }
    }
    loop {
        let words = line.words();
        let mut notes = Notes::default();
        let reader = Reader::new(text, words, language.lexicon);
        let mut reader = reader.noting(&mut notes, said.1, dialect);
        let body = super::read::body(language, &mut reader);
        let verb = reader.verb();
        if let (Err(fault), Some(_)) = (&body, prompted) {
            let wanted = notes.wants.iter().filter_map(|want| match want {
                Want::Word(word) => Some(*word),
                Want::Whole(_) | Want::Kind(_) => None,
            });
            let wanted: Vec<&'static str> = wanted.collect();
            if line.lengthen(fault.bytes().start, wanted.into_iter()) {
                continue;
            }
        }
        return Read { body, notes, verb };
    }
}

/// The fault of the first word, if it is short for nothing that makes sense in this phase.
fn unlikely(language: &Language, line: &Shorthand<'_>, dialect: Dialect) -> Option<Fault> {
    let word = line.words().first()?;
    let is_known = line.verb().is_some() || (language.bare)(word.text, dialect).is_some();
    (!is_known).then(|| Fault::of(word, Reason::NoEntry))
}
