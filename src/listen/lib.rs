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
use nos_entry::reading;
use nos_entry::token::LINE_MAX;
use nos_entry::{
    Before, Body, EntryLanguage, Line, Notes, Parts, PromptContext, Question, ReadError, ReadFault,
    Reading, SyntaxError, Want,
};

/// Reads a line at the prompt of a session, and notes the kind of each part and the words that could
/// follow. The session decides which words may be missing.
pub fn understand<'a>(
    language: &'static EntryLanguage,
    text: &'a str,
    session: &dyn PromptContext,
) -> Reading<'a> {
    understand_at(language, text, session, &|_| None)
}

/// Reads a line like [`understand`]. `before` returns the session in which a corrected entry is read.
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
