//! A line of a file or of the prompt: a time, a body and a comment. Here it is read without notes.

use super::body::Body;
use super::language::Language;
use super::reader::Reader;
use super::said::{LINE_MAX, control};
use super::timestamp::Timestamp;
use super::token::{Token, few, tokens};
use arrayvec::ArrayVec;

/// Nearly every line has at most this many words.
const FEW: usize = 16;

/// A line.
#[derive(PartialEq, Debug)]
pub struct Line<'a> {
    /// When it was written, if the line says so.
    pub timestamp: Option<Timestamp<'a>>,
    /// The body; `None` if the line is blank or has only a comment.
    pub body: Option<Body>,
}

/// Reads a line without notes; `None` if it cannot be read, or has many words.
#[inline]
pub(super) fn at_once<'a>(language: &Language, text: &'a str) -> Option<Line<'a>> {
    if text.len() > LINE_MAX {
        return None;
    }
    let (timestamp, said) = match Timestamp::before(text) {
        Some((timestamp, said)) => (Some(timestamp), said),
        None => (None, text),
    };
    let mut words = ArrayVec::<Token<'_>, FEW>::new();
    if few(said, &mut words).is_none() {
        if control(said).is_some() {
            return None;
        }
        words.clear();
        for word in tokens(said, 0) {
            words.try_push(word).ok()?;
        }
    }
    let (timestamp, words) = match words.split_first() {
        Some((first, rest)) if timestamp.is_none() && Timestamp::begins(first.text) => {
            (Some(Timestamp::new(first.text)?), rest)
        }
        _ => (timestamp, words.as_slice()),
    };
    if timestamp.is_none() && words.is_empty() {
        return Some(Line {
            timestamp,
            body: None,
        });
    }
    let mut reader = Reader::new(said, words, language.lexicon);
    let body = Some(super::read::body(language, &mut reader).ok()?);
    Some(Line { timestamp, body })
}
