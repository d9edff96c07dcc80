//! What would be ruled on a line as it stands, in a few words. Nothing changes, and the referee stays
//! neutral: whether a payment is due, or a close is right, is not told before it is asked for.

use super::console::Completions;
use super::ink::{Ink, Piece};
use super::understood::understood;
use crate::desk::book::Past;
use crate::desk::book::{Record, Rejection, Said};
use crate::desk::point;
use crate::law::EntryNo;
use crate::law::nos::entry::Entry;
use crate::law::nos::neutral::Neutral;
use crate::law::nos::refusal::Refusal;
use crate::law::nos::ruling::{Event, Manner, Ruling, Verdict};
use crate::law::nos::session::Session;
use crate::law::nos::show::ruling::{Worded, cited};
use crate::law::nos::transfer::Cause;
use crate::speech::{self, Body, Correction, Part, Question, Verb};

/// How many of the words are named that a line may begin with.
const FEW: usize = 6;

/// What can be said of a line before it is entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Preview {
    /// In order, or nothing is ruled.
    Fine(String),
    /// A foul.
    Foul(String),
    /// It can't be.
    Wrong {
        /// Why.
        why: String,
        /// The word that is wrong: where it begins, in characters from 1, and how many it has.
        column: usize,
        /// How many characters it has.
        width: usize,
    },
    /// More has to be typed; how the verb is used.
    Unfinished(String),
}

impl Preview {
    /// As it stands to the right of the line.
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

/// What can be said of a line as it stands; `offered` is what its last word may become.
pub fn preview(record: &Record, typed: &str, offered: impl Fn() -> Completions) -> Option<Preview> {
    let session = record.session();
    let body = match understood(typed, session) {
        Ok(body) => body?,
        Err(unread) => {
            let last = !typed.ends_with(char::is_whitespace);
            let usage =
                |verb: Verb| Preview::Unfinished(format!("{}: {}", verb.usage(), verb.row().help));
            let candidates = if last && !unread.unfinished {
                offered().candidates
            } else {
                Vec::new()
            };
            return Some(match unread.error.verb {
                Some(verb) if unread.unfinished || !candidates.is_empty() => usage(verb),
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
            });
        }
    };
    Some(match body {
        Body::Entry(entry) => match of_entry(session, &entry) {
            Ok(preview) => preview,
            Err(refusal) => wrong(Rejection::Refused(refusal), typed),
        },
        Body::Correction(correction) => of_correction(record, &correction, typed),
        Body::Question(Question::Try(entry)) => match of_entry(session, &entry) {
            Ok(preview) => preview,
            Err(refusal) => wrong(Rejection::Refused(refusal), typed),
        },
        Body::Question(question) => Preview::Fine(question.verb().row().help.to_owned()),
    })
}

fn wrong(rejection: Rejection, typed: &str) -> Preview {
    let point = point::rejected(&rejection, typed, speech::said(typed));
    Preview::Wrong {
        why: point.message,
        column: point.column,
        width: point.width,
    }
}

fn of_entry(session: &Session, entry: &Entry) -> Result<Preview, Refusal> {
    let name = |player| session.name(player).map_or("", |name| name.as_str());
    Ok(match session.judge_neutrally(entry)? {
        Neutral::Ruled { ruling, asks } => match ruled(session, &ruling) {
            Preview::Fine(words) if asks => {
                Preview::Fine(format!("{words}; asks for the payment [7.3]"))
            }
            preview => preview,
        },
        Neutral::Asks(player) => Preview::Fine(format!(
            "{} asks for the payment for the double he last played [7.3]",
            name(player)
        )),
        Neutral::Closes(player) => Preview::Fine(format!(
            "{} closes: no tile can be played any more [9.1]",
            name(player)
        )),
    })
}

/// A ruling in a few words, the article and the cost of a foul first.
fn ruled(session: &Session, ruling: &Ruling) -> Preview {
    let worded = Worded::new(session, ruling);
    let message = worded.message();
    match ruling.verdict {
        Verdict::Foul(foul) => {
            let first = message
                .strip_prefix("Foul: ")
                .or(message.strip_prefix("Foul. "))
                .unwrap_or(&message);
            let article = foul.article();
            let paid = ruling
                .transfers
                .iter()
                .find(|paid| paid.cause == Cause::Foul(foul));
            let cost = match (ruling.waived, paid) {
                (true, _) => ", waived".to_owned(),
                (false, Some(paid)) => format!(", {} to each", paid.amount),
                (false, None) => String::new(),
            };
            let first = first
                .split_once(['.', ';'])
                .map_or(first, |(first, _)| first);
            Preview::Foul(format!("foul [{article}]{cost}: {first}"))
        }
        Verdict::Accepted => Preview::Fine(match laid_alone(ruling) {
            Some(words) => words,
            None => format!("{message} {}", cited(&ruling.articles))
                .trim_end()
                .to_owned(),
        }),
    }
}

/// What an undo strikes: the last of what stands, undos not counted.
fn undoing(record: &Record, count: u32) -> Preview {
    let is_undo = |said: &Said| matches!(said, Said::Correction(Correction::Undo(_)));
    let struck = record
        .history()
        .filter(|past| past.struck_by.is_none() && !is_undo(past.said));
    let struck: Vec<Past> = struck.collect();
    let from = struck.len().saturating_sub(count as usize);
    let named = |past: &Past| format!("#{} {}", past.no, past.said);
    Preview::Fine(match struck.get(from..) {
        Some([one]) => format!("strikes {}", named(one)),
        Some([first, .., last]) => {
            format!(
                "strikes {count} entries, from {} to {}",
                named(first),
                named(last)
            )
        }
        _ => "nothing to strike".to_owned(),
    })
}

/// A tile that is laid in turn, where nothing else happens.
fn laid_alone(ruling: &Ruling) -> Option<String> {
    match ruling.events.as_slice() {
        [
            Event::Laid {
                tile,
                way,
                manner: Manner::Turn { .. },
                ..
            },
        ] => Some(format!("{tile} on {}, {} is open", way.arm, way.open)),
        _ => None,
    }
}

/// What a correction speaks of; what it changes is shown before it is taken.
fn of_correction(record: &Record, correction: &Correction<Entry>, typed: &str) -> Preview {
    let parts = match correction {
        Correction::Undo(count) => return undoing(record, *count),
        Correction::Parts(parts) => parts,
    };
    let told = parts.iter().map(|part| {
        let named = &record.find(EntryNo(part.no()))?;
        let (no, named) = (named.no, named.entry);
        Some(match part {
            Part::Strike(_) => format!("strikes #{no} {named}"),
            Part::Fix(_, entry) => format!("#{no} {named}, read as {entry}"),
            Part::Insert(_, entry) => format!("{entry}, before #{no} {named}"),
        })
    });
    match told.collect::<Option<Vec<String>>>() {
        Some(told) => Preview::Fine(told.join("; ")),
        // It may be a correction, or gone: the record says which.
        None => match record.judge(Said::Correction(correction.clone())) {
            Ok(_) => Preview::Fine("strikes a correction".to_owned()),
            Err(rejection) => wrong(rejection, typed),
        },
    }
}
