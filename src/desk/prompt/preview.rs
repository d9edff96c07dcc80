//! Previews a line while it is typed: its ruling, or what is wrong with it. It does not tell whether a
//! payment is due or a close is right before a player asks.

use super::amended::amended;
use super::console::{Completions, InkedText};
use super::typed::{Unread, is_asked, listed, refused};
use crate::desk::{Point, Preview, point};
use nos_base::Ink;
use nos_entry::{Body, Correction, Dialect, Entry, Part, Question, ReadError, VerbRow};
use nos_law::{EntryNo, Glance, Refusal};
use nos_records::journal::{Record, Recorded, Rejection};

const FEW: usize = 6;

pub struct LinePreview {
    pub hint: InkedText,
    /// Where the wrong word begins, in characters from 1, and its length.
    pub wrong: Option<(usize, usize)>,
}

impl LinePreview {
    fn hint(ink: Ink, words: impl Into<String>) -> LinePreview {
        LinePreview { hint: InkedText::new(ink, words), wrong: None }
    }

    fn at_fault(point: Point) -> LinePreview {
        LinePreview {
            hint: InkedText::new(Ink::HintFoul, point.message),
            wrong: Some((point.column, point.width)),
        }
    }

    fn rejected(record: &Record, rejection: &Rejection, typed: &str) -> LinePreview {
        LinePreview::at_fault(point::rejected(rejection, typed, Dialect::Prompt, record))
    }

    pub fn asked(words: impl std::fmt::Display) -> LinePreview {
        LinePreview::hint(Ink::Hint, message!("enter-asks", words))
    }
}

/// Previews what Enter does with a line; `None` if Enter does nothing.
pub fn preview(record: &Record, body: Body, typed: &str, preview: Preview) -> Option<LinePreview> {
    let is_full = preview == Preview::Full;
    Some(match body {
        Body::Entry(_) => return None,
        Body::Question(Question::Try(entry)) if is_full => {
            of_glance(record, &glanced(record, &entry), typed)
        }
        Body::Correction(correction) if is_full => of_correction(record, &correction, typed),
        Body::Correction(correction) => {
            LinePreview::hint(Ink::Hint, record.law().tell(&correction))
        }
        Body::Amendment(amendment) if is_full && !amendment.is_revision() => {
            match amended(record, &amendment) {
                Ok(correction) => of_correction(record, &correction, typed),
                Err(why) => LinePreview::at_fault(point::all_of(typed, why)),
            }
        }
        Body::Amendment(amendment) => of_row(record, amendment.row()),
        Body::Question(question) => of_row(record, question.row()),
    })
}

fn of_row(record: &Record, row: &VerbRow) -> LinePreview {
    LinePreview::hint(Ink::Hint, record.law().language.lexicon().help(row))
}

pub fn unreadable(error: &ReadError, line: &str) -> Point {
    let (mut point, typed) = (Point::of(error), line.trim());
    if typed.len() == 1 && typed.starts_with(|c: char| c.is_ascii_digit()) {
        point.message = message!("no-open-question", typed);
    }
    point
}

/// Previews an unreadable line: how to go on or, if no further word helps, what is wrong. `offered`
/// returns the completions of the last word.
pub fn unread(unread: Unread, typed: &str, offered: impl Fn() -> Completions) -> LinePreview {
    let Unread { error, unfinished } = unread;
    let candidates = if unfinished || typed.ends_with(char::is_whitespace) {
        Vec::new()
    } else {
        offered().candidates
    };
    match error.verb {
        Some(verb) if unfinished || !candidates.is_empty() => {
            let usage = error.usage().unwrap_or_default();
            LinePreview::hint(Ink::Hint, format!("{usage}: {}", error.help(verb)))
        }
        None if !candidates.is_empty() => {
            let words = candidates.into_iter().take(FEW).map(|offered| offered.word);
            LinePreview::hint(Ink::Hint, words.collect::<Vec<_>>().join(", "))
        }
        _ => LinePreview::at_fault(unreadable(&error, typed)),
    }
}

fn glanced(record: &Record, entry: &Entry) -> Result<Glance, Rejection> {
    record.session().glance(entry).map_err(Rejection::Refused)
}

/// Previews the meanings of a line: several, consecutive entries, or one entry.
pub fn of_meanings(
    record: &Record,
    meanings: &[Vec<Entry>],
    is_unsure: bool,
    typed: &str,
    is_full: bool,
) -> LinePreview {
    match meanings {
        [one, other, ..] => {
            LinePreview::asked(message!("either", entry = listed(one), other = listed(other)))
        }
        [entries] => match entries.as_slice() {
            [only] if is_full => of_entry(record, only, is_unsure, typed),
            several if is_full => of_chain(record, several, is_unsure, typed),
            // Show only the entries and no ruling, so that a bystander does not learn it.
            _ => LinePreview::hint(Ink::Hint, listed(entries)),
        },
        [] => LinePreview::hint(Ink::Hint, ""),
    }
}

/// Previews consecutive entries, each judged after those before it.
fn of_chain(record: &Record, entries: &[Entry], is_unsure: bool, typed: &str) -> LinePreview {
    if let Some(rejection) = refused(record, entries) {
        return LinePreview::rejected(record, &rejection, typed);
    }
    let mut session = record.session().clone();
    let (mut told, mut asks) = (Vec::new(), false);
    for (entry, place) in entries.iter().zip(1..) {
        let glance = session.glance(entry).map_err(Rejection::Refused);
        let refusal = glance.as_ref().err().and_then(Rejection::refusal);
        let has_ways = refusal.is_some_and(|refusal| !refusal.ways().is_empty());
        asks |= entry.row().asks || has_ways || matches!(glance, Ok(Glance::Foul(_)));
        match (glance, session.judge(entry)) {
            // The preview must not tell whether a claim is right, so later entries appear as typed.
            (Ok(Glance::Asked(words)), _) => {
                told.push(words);
                told.extend(entries.iter().skip(place).map(|entry| entry.told().into()));
                asks = entries.iter().any(|entry| entry.row().asks);
                break;
            }
            (Ok(Glance::Fine(words) | Glance::Foul(words)), Ok(ruling)) => {
                asks |= ruling.summary().asks;
                told.push(words);
                // The prompt asks about this entry, so entries after it wait for the answer.
                if asks {
                    break;
                }
                session.apply(EntryNo(0), &ruling);
            }
            _ => break,
        }
    }
    let told = told.join("; ");
    if asks || is_unsure { LinePreview::asked(told) } else { LinePreview::hint(Ink::Hint, told) }
}

fn of_entry(record: &Record, entry: &Entry, is_unsure: bool, typed: &str) -> LinePreview {
    let judged = glanced(record, entry);
    let refusal = judged.as_ref().err().and_then(Rejection::refusal);
    let ways = refusal.map_or_else(Vec::new, Refusal::ways);
    match &judged {
        Ok(Glance::Fine(words) | Glance::Asked(words)) if is_unsure || entry.row().asks => {
            LinePreview::asked(words)
        }
        Err(_) if !ways.is_empty() => {
            LinePreview::asked(ways.into_iter().map(|way| way.words).collect::<Vec<_>>().join("; "))
        }
        glance => of_glance(record, glance, typed),
    }
}

fn of_glance(record: &Record, glance: &Result<Glance, Rejection>, typed: &str) -> LinePreview {
    match glance {
        Ok(Glance::Fine(words) | Glance::Asked(words)) => LinePreview::hint(Ink::Hint, words),
        Ok(Glance::Foul(words)) => LinePreview::hint(Ink::HintFoul, words),
        Err(rejection) => LinePreview::rejected(record, rejection, typed),
    }
}

/// Previews a correction by the entries that it names. Enter shows the impact, and then asks.
fn of_correction(record: &Record, correction: &Correction, typed: &str) -> LinePreview {
    match record.judge(Recorded::Correction(correction.clone())) {
        Err(rejection) => LinePreview::rejected(record, &rejection, typed),
        Ok(decided) => {
            let full = decided.expanded();
            let named = named(record, full.correction().unwrap_or(correction));
            let (ink, words) = match in_its_place(record, full.parts()) {
                Some(Glance::Foul(words)) => (Ink::HintFoul, format!("{named}; {words}")),
                Some(Glance::Fine(words) | Glance::Asked(words)) => {
                    (Ink::Hint, format!("{named}; {words}"))
                }
                None => (Ink::Hint, named),
            };
            let is_asked = is_asked(&decided);
            LinePreview::hint(ink, if is_asked { message!("enter-asks", words) } else { words })
        }
    }
}

fn in_its_place(record: &Record, parts: &[Part]) -> Option<Glance> {
    let [part] = parts else { return None };
    record.before(EntryNo(part.no()))?.glance(part.entry()?).ok()
}

fn named(record: &Record, correction: &Correction) -> String {
    let parts = match correction {
        Correction::Undo(count) => return undone(record, *count),
        Correction::Parts(parts) => parts,
    };
    let change = |part: &Part| {
        let named = &record.find(EntryNo(part.no()))?;
        let (no, named) = (named.no, named.entry.told());
        Some(match part {
            Part::Strike(_) => message!("would-strike", no, named),
            Part::Fix(_, entry) => message!("would-fix", no, named, entry = entry.told()),
            Part::Insert(_, entry) => message!("would-insert", no, named, entry = entry.told()),
        })
    };
    let changes: Option<Vec<String>> = parts.iter().map(change).collect();
    changes.map_or_else(|| message!("strikes-a-correction"), |changes| changes.join("; "))
}

fn undone(record: &Record, count: u32) -> String {
    let named = |no: &EntryNo| {
        let number = message!("entry-number", no);
        match record.recorded(*no) {
            Some(entry) => format!("{number} {}", record.law().tell(entry)),
            None => number,
        }
    };
    match record.last_standing(count).as_slice() {
        [] => String::new(),
        [one] => message!("strikes", entry = named(one)),
        [first, .., last] => {
            message!("strikes-several", count, first = named(first), last = named(last))
        }
    }
}
