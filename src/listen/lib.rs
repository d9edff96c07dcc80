//! Understands what people say at a table: turns a line typed at the prompt into entries of the strict language. The session
//! tries the readings; this package judges nothing and knows no law.

mod acts;
mod choice;
pub mod effort;
mod heard;
mod trials;
mod understand;
mod word;

use crate::understand::listen;
use nos_entry::kind::VERB;
use nos_entry::reading::{self, annotate};
use nos_entry::token::LINE_MAX;
use nos_entry::verb::ALWAYS;
use nos_entry::{
    Before, Body, Boneyard, Dialect, Entry, EntryLanguage, Line, Notes, Parts, PromptContext,
    Question, ReadError, ReadFault, Reading, SyntaxError, TriedEntry, Unit, VerbRow, Want,
};
use std::rc::Rc;

/// Reads a line without its line end. At the prompt the session decides what may be left out.
pub fn read<'a>(
    language: &'static EntryLanguage,
    text: &'a str,
    dialect: Dialect,
    session: Option<&dyn PromptContext>,
) -> Result<Line<'a>, ReadError> {
    match dialect {
        Dialect::Prompt => understand(language, text, dialect, session).line,
        _ => nos_entry::read(language, text, dialect),
    }
}

/// Reads a line like [`read`] and notes what each part of it is, and what could follow it.
pub fn understand<'a>(
    language: &'static EntryLanguage,
    text: &'a str,
    dialect: Dialect,
    session: Option<&dyn PromptContext>,
) -> Reading<'a> {
    if dialect != Dialect::Prompt {
        return annotate(language, text, dialect);
    }
    let anywhere = Anywhere { implied: language.piece_verb };
    understand_at(language, text, session.unwrap_or(&anywhere), &|_| None)
}

/// Reads a line at the prompt of a session. `before` returns the session in which a corrected entry
/// is read.
pub fn understand_at<'a>(
    language: &'static EntryLanguage,
    text: &'a str,
    session: &dyn PromptContext,
    before: Before<'_>,
) -> Reading<'a> {
    let failed = |fault: ReadFault| {
        let error = ReadError::new(text, &fault, language.lexicon());
        Reading::new(Err(error), Notes::default())
    };
    if text.len() > LINE_MAX {
        return failed(ReadFault::at_byte(text, LINE_MAX, SyntaxError::TooLong));
    }
    let parts = Parts::at_prompt(text);
    let timestamp = match reading::timestamp(text, &parts) {
        Ok(timestamp) => timestamp,
        Err(fault) => return failed(fault),
    };
    let mut reading = if !parts.words.is_empty() {
        listen(language, text, &parts, session, before)
    } else if parts.time.is_none() && parts.comment.is_none() {
        let mut notes = Notes::default();
        notes.want(Want::Kind(&VERB));
        let line = Line { timestamp: None, body: Some(Body::Question(Question::Status)) };
        Reading::new(Ok(line), notes)
    } else {
        let line = Line { timestamp: None, body: None };
        Reading::new(Ok(line), Notes::default())
    };
    if let Ok(line) = &mut reading.line {
        line.timestamp = timestamp;
    }
    reading::mark(text, &parts, &mut reading.marks);
    reading
}

/// A prompt without players, in any phase.
#[derive(Debug)]
struct Anywhere {
    pub implied: &'static str,
}

impl PromptContext for Anywhere {
    fn phase_bit(&self) -> u64 {
        ALWAYS
    }

    fn called(&self) -> Vec<Vec<String>> {
        Vec::new()
    }

    fn implied(&self) -> Vec<&'static str> {
        vec![self.implied]
    }

    fn later(&self) -> Vec<&'static str> {
        self.implied()
    }

    fn actor(&self) -> Option<usize> {
        None
    }

    fn meant(&self, _: &VerbRow) -> Vec<usize> {
        Vec::new()
    }

    fn held(&self, _: usize) -> Option<u32> {
        None
    }

    fn shown(&self, _: usize) -> Vec<String> {
        Vec::new()
    }

    fn may_be(&self, _: Unit, _: u32) -> bool {
        true
    }

    fn boneyard(&self) -> Option<Boneyard> {
        None
    }

    fn written_out(&self, entry: &Entry) -> String {
        entry.to_string()
    }

    fn tried(&self, _: &Entry, _: &str) -> TriedEntry {
        TriedEntry::default()
    }

    fn works_out(&self, _: &Entry, _: u32) -> bool {
        false
    }

    fn after(&self, _: &Entry) -> Option<Rc<dyn PromptContext>> {
        Some(Rc::new(Anywhere { implied: self.implied }))
    }

    fn described(&self, _: &[&str]) -> Vec<(usize, String)> {
        Vec::new()
    }

    fn first_of_all(&self) -> Option<&'static str> {
        None
    }
}
