//! How a line would be ruled, in a few words. Nothing changes, and the referee stays neutral: it does not tell
//! whether a payment is due, or a close is right, before a player asks.

use super::console::Completions;
use super::ink::{Ink, Piece};
use super::understood::{Unread, understood};
use crate::desk::point;
use crate::journal::{Record, Rejection, Said};
use crate::law::EntryNo;
use crate::law::referee::Refusal;
use crate::law::referee::Session;
use crate::print::prompted::Glance;
use crate::speech::Entry;
use crate::speech::{Body, Correction, Dialect, Part, Question};

/// At most this many words are named that may come next.
const FEW: usize = 6;

/// How a line would be ruled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Preview {
    /// In order, or nothing is ruled.
    Fine(String),
    /// A foul.
    Foul(String),
    /// It cannot be read, or is rejected.
    Wrong {
        /// Why.
        why: String,
        /// Where the wrong word begins, in characters from 1.
        column: usize,
        /// How many characters it has.
        width: usize,
    },
    /// More must be typed: how the verb is used.
    Unfinished(String),
}

impl Preview {
    /// The text beside the line.
    pub fn piece(&self) -> Piece {
        match self {
            Preview::Fine(words) | Preview::Unfinished(words) => {
                Piece::new(Ink::Hint, words.as_str())
            }
            Preview::Foul(words) => Piece::new(Ink::HintFoul, words.as_str()),
            Preview::Wrong { why, .. } => Piece::new(Ink::HintFoul, why.as_str()),
        }
    }
}

/// How a line would be ruled; `offered` gives the completions of its last word.
pub fn preview(record: &Record, typed: &str, offered: impl Fn() -> Completions) -> Option<Preview> {
    let session = record.session();
    let body = match understood(typed, session) {
        Ok(body) => body?,
        Err(error) => return Some(unread(error, typed, offered)),
    };
    Some(match body {
        Body::Entry(entry) => match of_entry(session, &entry) {
            Ok(preview) => preview,
            Err(refusal) => wrong(record, Rejection::Refused(refusal), typed),
        },
        Body::Correction(correction) => of_correction(record, &correction, typed),
        Body::Question(Question::Try(entry)) => match of_entry(session, &entry) {
            Ok(preview) => preview,
            Err(refusal) => wrong(record, Rejection::Refused(refusal), typed),
        },
        Body::Question(question) => Preview::Fine(question.row().help.to_owned()),
    })
}

/// The preview of a line that cannot be read: how to go on or, if that is impossible, what is wrong.
pub fn unread(unread: Unread, typed: &str, offered: impl Fn() -> Completions) -> Preview {
    let last = !typed.ends_with(char::is_whitespace);
    let candidates = if last && !unread.unfinished {
        offered().candidates
    } else {
        Vec::new()
    };
    match unread.error.verb {
        Some(verb) if unread.unfinished || !candidates.is_empty() => {
            Preview::Unfinished(format!("{}: {}", verb.usage(), verb.help))
        }
        None if !candidates.is_empty() => {
            let words = candidates
                .iter()
                .take(FEW)
                .map(|candidate| candidate.word.as_str());
            Preview::Unfinished(words.collect::<Vec<_>>().join(", "))
        }
        _ => Preview::Wrong {
            why: unread.error.to_string(),
            column: unread.error.column,
            width: unread.error.width,
        },
    }
}

fn wrong(record: &Record, rejection: Rejection, typed: &str) -> Preview {
    let point = point::rejected(&rejection, typed, Dialect::Prompt, record);
    Preview::Wrong {
        why: point.message,
        column: point.column,
        width: point.width,
    }
}

fn of_entry(session: &Session, entry: &Entry) -> Result<Preview, Refusal> {
    Ok(match session.glance(entry)? {
        Glance::Fine(words) => Preview::Fine(words),
        Glance::Foul(words) => Preview::Foul(words),
    })
}

/// The entries that an undo strikes.
fn undoing(record: &Record, count: u32, typed: &str) -> Preview {
    let standing = record.last_standing(count);
    if let (Ok(standing), asked) = (u32::try_from(standing.len()), count)
        && standing < asked
    {
        return wrong(record, Rejection::TooFewToUndo { asked, standing }, typed);
    }
    let named = |no: &EntryNo| match record.said(*no) {
        Some(said) => format!("#{no} {said}"),
        None => format!("#{no}"),
    };
    Preview::Fine(match standing.as_slice() {
        [] => "strikes nothing".to_owned(),
        [one] => format!("strikes {}", named(one)),
        [first, .., last] => {
            let (first, last) = (named(first), named(last));
            format!("strikes {count} entries, from {first} to {last}")
        }
    })
}

/// The entries that a correction names. Its impact is shown after Enter, before it is made.
fn of_correction(record: &Record, correction: &Correction, typed: &str) -> Preview {
    let parts = match correction {
        Correction::Undo(count) => return undoing(record, *count, typed),
        Correction::Parts(parts) => parts,
    };
    let told = parts.iter().map(|part| {
        let no = EntryNo(part.no());
        record.comes_after_the_law(no).ok()?;
        let named = &record.find(no)?;
        let (no, named) = (named.no, named.entry);
        Some(match part {
            Part::Strike(_) => format!("strikes #{no} {named}"),
            Part::Fix(_, entry) => format!("#{no} {named}, changed to {entry}"),
            Part::Insert(_, entry) => format!("{entry}, before #{no} {named}"),
        })
    });
    match told.collect::<Option<Vec<String>>>() {
        Some(told) => Preview::Fine(told.join("; ")),
        // The number may be a correction, struck, or of the law: the record knows.
        None => match record.judge(Said::Correction(correction.clone())) {
            Ok(_) => Preview::Fine("strikes a correction".to_owned()),
            Err(rejection) => wrong(record, rejection, typed),
        },
    }
}
