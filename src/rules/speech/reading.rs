//! Reads a line. For colours, completion, shorthand and errors the reader notes what each part of the line is.

use super::error::{ReadError, ReadFault, SyntaxError};
use super::kind::{Class, Dialect, Mark, Notes, VERB, Want};
use super::language::EntryLanguage;
use super::line::{Body, Correction, Line, Question};
use super::reader::Reader;
use super::shorthand::{PromptContext, Shorthand};
use super::timestamp::Timestamp;
use super::token::LINE_MAX;
use super::verb::ALWAYS;

#[derive(Debug)]
pub struct Reading<'a> {
    pub line: Result<Line<'a>, ReadError>,
    /// The parts that were read, in order.
    pub marks: Vec<Mark>,
    /// What could stand at the place where reading ended.
    pub wants: Vec<Want>,
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
    read(language, text, Dialect::Written, None)
}

/// Reads a line of a file, whatever bytes it has. A carriage return at its end is ignored.
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
    let fault = ReadFault::at(&text, at, reason);
    Err(ReadError::new(&text, &fault, language.lexicon()))
}

/// Reads a line of a script that somebody wrote: as one of a file or, if it is none, in the words of the language that was
/// chosen.
pub fn read_script<'a>(
    language: &'static EntryLanguage,
    bytes: &'a [u8],
) -> Result<Line<'a>, ReadError> {
    let read = read_bytes(language, bytes);
    if read.is_ok() || language.lexicon().dictionary.is_empty() {
        return read;
    }
    match std::str::from_utf8(bytes.strip_suffix(b"\r").unwrap_or(bytes)) {
        Ok(text) => self::read(language, text, Dialect::Script, None),
        Err(_) => read,
    }
}

/// Reads a line, given without its line end. At the prompt the session says what may be left out.
pub fn read<'a>(
    language: &'static EntryLanguage,
    text: &'a str,
    dialect: Dialect,
    session: Option<&dyn PromptContext>,
) -> Result<Line<'a>, ReadError> {
    match line(language, text, dialect, session, None) {
        Ok(line) => Ok(line),
        // To tell what is wrong, or to write out a short word, takes the reader's notes.
        Err(_) => understand(language, text, dialect, session).line,
    }
}

/// Reads a line and notes what each part of it is, and what else could stand at its end.
pub fn understand<'a>(
    language: &'static EntryLanguage,
    text: &'a str,
    dialect: Dialect,
    session: Option<&dyn PromptContext>,
) -> Reading<'a> {
    let mut notes = Notes::default();
    let line = line(language, text, dialect, session, Some(&mut notes)).map_err(|fault| {
        let phase = session.map_or(ALWAYS, PromptContext::phase_bit);
        let mut error = ReadError::new(text, &fault, language.lexicon());
        error.verb = notes.verb;
        error.suggestion = fault.meant(text, &notes.wants, language.lexicon(), phase);
        if let (SyntaxError::NoEntry, None, Some(session)) =
            (error.reason, error.suggestion, session)
            && let Some(first) = session.first_of_all()
        {
            error.reason = SyntaxError::First(first);
        }
        error
    });
    Reading {
        line,
        marks: notes.marks,
        wants: notes.wants,
    }
}

/// Reads a line, with notes of it if they are asked for.
fn line<'a>(
    language: &'static EntryLanguage,
    text: &'a str,
    dialect: Dialect,
    session: Option<&dyn PromptContext>,
    mut notes: Option<&mut Notes>,
) -> Result<Line<'a>, ReadFault> {
    if text.len() > LINE_MAX {
        return Err(ReadFault::at(text, LINE_MAX, SyntaxError::TooLong));
    }
    let phase = session.map_or(ALWAYS, PromptContext::phase_bit);
    let mut typed = Shorthand::new(text, language.lexicon(), phase);
    typed.parts.read(text);
    let asks = dialect == Dialect::Prompt && typed.drop_marks();
    let (first, end) = typed.parts.body();
    let is_piece = language.implied_entry(typed.text(0), dialect).is_some();
    let (time, comment) = (typed.parts.time, typed.parts.comment);
    if let Some((at, c)) = typed.parts.control {
        return Err(ReadFault::new(
            at..at + c.len_utf8(),
            SyntaxError::Control(c),
        ));
    }
    let timestamp = match time {
        Some(time) => {
            let typed = text.get(time.at..time.at + time.len);
            let timestamp = typed.and_then(Timestamp::new);
            Some(timestamp.ok_or_else(|| ReadFault::of(&time, SyntaxError::NoTime))?)
        }
        None => None,
    };
    let mut body = if !typed.words().is_empty() || timestamp.is_some() {
        body(language, &mut typed, dialect, session, notes.as_deref_mut()).map(Some)
    } else if dialect == Dialect::Prompt && comment.is_none() {
        if let Some(notes) = &mut notes {
            notes.want(Want::Kind(&VERB));
        }
        Ok(Some(Body::Question(Question::Status)))
    } else {
        Ok(None)
    };
    if asks && !is_piece && body.as_ref().is_ok_and(is_recorded) {
        body = Err(ReadFault::new(first..end, SyntaxError::Said("asked")));
    }
    if let Some(notes) = notes {
        let mark = |at, len, class| Mark {
            at,
            len,
            class,
            kind: None,
        };
        let time = time.map(|time| mark(time.at, time.len, Class::Time));
        notes.marks.splice(..0, time);
        let comment = comment.map(|at| mark(at, text.len() - at, Class::Comment));
        notes.marks.extend(comment);
    }
    Ok(Line {
        timestamp,
        body: body?,
    })
}

/// Reads the body of a line. At the prompt it is written out first. A word that cannot be read is then written out too,
/// if only one word that can stand there begins with it.
fn body<'a>(
    language: &'static EntryLanguage,
    line: &mut Shorthand<'a>,
    dialect: Dialect,
    session: Option<&'a dyn PromptContext>,
    mut notes: Option<&mut Notes>,
) -> Result<Body, ReadFault> {
    let prompted = session.filter(|_| dialect == Dialect::Prompt);
    if dialect != Dialect::Written {
        line.translate(prompted);
    }
    if let Some(session) = prompted {
        line.write_out(session);
        line.write_out_parts(session);
        if let Some(answered) = answered(line, false) {
            return Err(answered);
        }
        if session.first_of_all().is_some()
            && let Some(fault) = unlikely(language, line, dialect)
        {
            return Err(fault);
        }
    }
    loop {
        let mut reader = Reader {
            line: line.line,
            end: line.parts.end,
            words: line.words(),
            in_parts: false,
            language,
            lexicon: language.lexicon(),
            dialect,
            session: prompted,
            closed: false,
            notes: notes.as_deref_mut(),
        };
        let body = super::body::body(&mut reader);
        if let (Err(fault), Some(_), Some(notes)) = (&body, prompted, &mut notes) {
            let wanted = std::mem::take(*notes);
            let words = wanted.wants.iter().filter_map(|want| match want {
                Want::Word(word) => Some(*word),
                Want::Whole(_) | Want::Kind(_) => None,
            });
            if line.lengthen(fault.bytes().start, words) {
                continue;
            }
            **notes = wanted;
        }
        return match body {
            Err(fault) if fault.reason() == SyntaxError::NoEntry => {
                let told = answered(line, true).or_else(|| behind_player(line, prompted?, &fault));
                Err(told.unwrap_or(fault))
            }
            body => body,
        };
    }
}

/// Whether a line records something, and no text that may end with a question mark.
fn is_recorded(body: &Option<Body>) -> bool {
    match body {
        Some(Body::Entry(entry)) => !entry.row().arguments.contains(&"TEXT"),
        Some(Body::Correction(correction)) => matches!(correction, Correction::Undo(_)),
        _ => false,
    }
}

/// The answer to what is said in a line that is no entry, and might or might not have been one.
fn answered(line: &Shorthand<'_>, might_be: bool) -> Option<ReadFault> {
    let (message, _) = line.answer.filter(|(_, may_be)| *may_be == might_be)?;
    let first = line.words().first()?;
    let bytes = first.at..line.parts.end;
    Some(ReadFault::new(bytes, SyntaxError::Said(message)))
}

/// The same fault of the second word, if the first is a player.
fn behind_player(
    line: &Shorthand<'_>,
    session: &dyn PromptContext,
    fault: &ReadFault,
) -> Option<ReadFault> {
    let [first, second, ..] = line.words() else {
        return None;
    };
    let is_of_player = fault.bytes().start == first.at && session.is_player(first.text);
    is_of_player.then(|| ReadFault::of(second, SyntaxError::NoEntry))
}

/// The fault of the first word, if it is short for nothing that makes sense in this phase.
fn unlikely(
    language: &'static EntryLanguage,
    line: &Shorthand<'_>,
    dialect: Dialect,
) -> Option<ReadFault> {
    let word = line.words().first()?;
    let is_known = line.verb().is_some() || language.implied_entry(word.text, dialect).is_some();
    (!is_known).then(|| ReadFault::of(word, SyntaxError::NoEntry))
}
