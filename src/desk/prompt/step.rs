//! What a line says about an entry that is revised.

use super::understood::{Unread, understood};
use crate::journal::Step;
use crate::law::referee::Session;
use crate::speech::{Body, Question};

/// What leaves an entry out.
const LEAVE_OUT: &str = "-";

/// What stands before an entry that is put before the one that comes next.
pub const PUT_BEFORE: char = '+';

/// What keeps the entries that are still to come.
const DONE: &str = "done";

/// What ends a revision without a trace.
const STOP: &str = "stop";

/// An answer about the entry that comes next.
pub enum Answer {
    /// What is done about it.
    Step(Step),
    /// All that comes stays as it is.
    Done,
    /// Nothing is changed.
    Stop,
    /// Something is asked before.
    Question(Question),
    /// No entry stands after the `+`.
    NoEntry,
    /// Something that corrects entries itself.
    NotHere,
    /// Only a comment.
    Nothing,
}

/// What a line says about the entry that comes next, which is offered as this.
///
/// # Errors
/// What cannot be read in it.
pub fn answer(line: &str, offered: &str, session: &Session) -> Result<Answer, Unread> {
    let line = line.trim();
    if line == offered {
        return Ok(Answer::Step(Step::Keep));
    }
    if line == LEAVE_OUT {
        return Ok(Answer::Step(Step::LeaveOut));
    }
    if line.eq_ignore_ascii_case(DONE) {
        return Ok(Answer::Done);
    }
    if line.eq_ignore_ascii_case(STOP) {
        return Ok(Answer::Stop);
    }
    let put_before = line.strip_prefix(PUT_BEFORE);
    Ok(
        match (understood(put_before.unwrap_or(line), session)?, put_before) {
            (Some(Body::Entry(entry)), Some(_)) => Answer::Step(Step::PutBefore(entry)),
            (Some(Body::Entry(entry)), None) => Answer::Step(Step::Change(entry)),
            (_, Some(_)) => Answer::NoEntry,
            (Some(Body::Correction(_) | Body::Question(Question::Revise { .. })), None) => {
                Answer::NotHere
            }
            (Some(Body::Question(question)), None) => Answer::Question(question),
            (None, None) => Answer::Nothing,
        },
    )
}

/// The answers of a text that was typed where an entry was offered in the row above. That row is an answer
/// only if it is the only one, or was changed.
pub fn answers<'a>(text: &'a str, offered: &str) -> Vec<&'a str> {
    let mut rows: Vec<&str> = text.lines().filter(|row| !row.trim().is_empty()).collect();
    if rows.len() > 1 && rows.first() == Some(&offered) {
        rows.remove(0);
    }
    rows
}
