//! Answers `history`: entries with their times, hand by hand. Shows the entries in force, or all
//! entries with the later corrections of each.

use crate::journal::{Past, Record, Recorded, StandingEntry};
use nos_base::text::width::wrapped;
use nos_base::{Article, Ink, Look, Meant, Name, PlayerId, Told, tell_listed};
use nos_entry::timestamp::time_of_day;
use nos_entry::{Entry, HistoryRange, Moment, What};
use nos_law::{EntryNo, Law, Ruling, Verdict};
use serde_json::{Value, json};
use std::fmt;

struct HistoryRow<'a> {
    no: EntryNo,
    time: Option<Moment>,
    hand: u32,
    words: RowWords<'a>,
    foul: Option<Article>,
    /// The correction that struck the entry, and its fix; `None` if the history does not show them.
    became: Option<(Option<EntryNo>, Option<EntryNo>)>,
}

/// The words of a row: an entry as its ruling has it, or a recorded line.
#[derive(Clone, Copy)]
enum RowWords<'a> {
    Entry(&'a Entry),
    Recorded(&'a Recorded),
}

impl RowWords<'_> {
    /// Returns the words as typed in the chosen language, a line for each part of a correction. All
    /// but the last end with a semicolon.
    fn lines(self, law: &'static Law) -> Vec<String> {
        let recorded = match self {
            RowWords::Entry(entry) => return vec![law.tell(entry).to_string()],
            RowWords::Recorded(recorded) => recorded,
        };
        match recorded.parts() {
            [] | [_] => vec![law.tell(recorded).to_string()],
            [parts @ .., last] => {
                let parts = parts.iter().map(|part| format!("{} ;", law.tell(part)));
                parts.chain([law.tell(last).to_string()]).collect()
            }
        }
    }
}

impl fmt::Display for RowWords<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RowWords::Entry(entry) => entry.fmt(f),
            RowWords::Recorded(recorded) => recorded.fmt(f),
        }
    }
}

impl<'a> HistoryRow<'a> {
    /// Makes the row with this number; `hand` is the hand before it.
    fn new(
        record: &Record,
        no: EntryNo,
        ruling: Option<&Ruling>,
        words: RowWords<'a>,
        hand: &mut u32,
    ) -> HistoryRow<'a> {
        *hand += u32::from(ruling.is_some_and(Ruling::begins_hand));
        HistoryRow {
            no,
            time: record.time_of(no),
            hand: *hand,
            words,
            foul: ruling.and_then(|ruling| match ruling.verdict {
                Verdict::Foul(article) => Some(article),
                Verdict::Accepted => None,
            }),
            became: None,
        }
    }

    fn fate(&self) -> String {
        let foul = self.foul.map(|article| message!("was-foul", article));
        let became = match self.became {
            Some((Some(by), _)) => Some(message!("was-struck", by)),
            Some((None, Some(by))) => Some(message!("was-fixed", by)),
            Some((None, None)) | None => None,
        };
        foul.into_iter().chain(became).map(|fate| format!(" {fate}")).collect()
    }

    fn json(&self) -> Value {
        let mut json = json!({
            "n": self.no.0,
            "entry": self.words.to_string(),
            "time": self.time.as_ref().map(time_of_day),
            "hand": self.hand,
            "foul": self.foul.map(|article| article.to_string()),
        });
        if let (Some((struck_by, fixed_by)), Some(json)) = (self.became, json.as_object_mut()) {
            json.insert("struck_by".to_owned(), struck_by.map(|by| by.0).into());
            json.insert("fixed_by".to_owned(), fixed_by.map(|by| by.0).into());
        }
        json
    }
}

fn rows<'a>(record: &'a Record, stretch: &HistoryRange) -> Result<Vec<HistoryRow<'a>>, String> {
    if *stretch == HistoryRange::All {
        let mut hand = 0;
        let past = |past: Past<'a>| {
            let words = RowWords::Recorded(past.recorded);
            let row = HistoryRow::new(record, past.no, past.ruling, words, &mut hand);
            HistoryRow { became: Some((past.struck_by, past.fixed_by)), ..row }
        };
        return Ok(record.history().map(past).collect());
    }
    Ok(standing(record, stretch)?.into_iter().map(|(_, row)| row).collect())
}

/// Returns the entries in force in a range of the history, each with its index.
fn standing<'a>(
    record: &'a Record,
    stretch: &HistoryRange,
) -> Result<Vec<(usize, HistoryRow<'a>)>, String> {
    let mut hand = 0;
    let standing = |stands: StandingEntry<'a>| {
        let words = RowWords::Entry(stands.entry);
        HistoryRow::new(record, stands.no, Some(stands.ruling), words, &mut hand)
    };
    let mut rows: Vec<_> = record.standing().map(standing).enumerate().collect();
    match stretch {
        HistoryRange::Last(number) => {
            let number = usize::try_from(*number).unwrap_or(usize::MAX);
            rows.drain(..rows.len().saturating_sub(number));
        }
        HistoryRange::Hand(wanted) if *wanted > hand => {
            return Err(match hand {
                0 => message!("no-hand-yet", round = record.law().round()),
                last => message!("no-such-hand", wanted, last, round = record.law().round()),
            });
        }
        HistoryRange::Hand(wanted) => rows.retain(|(_, row)| row.hand == *wanted),
        HistoryRange::Sifted(sieve) => {
            let law = record.law();
            let by = sieve.player.as_ref().map(|typed| sought(record, typed)).transpose()?;
            let text = sieve.text.as_ref().map(|text| text.to_lowercase());
            rows.retain(|(_, row)| {
                let seen =
                    || [row.words.to_string(), law.translate(&row.words)].join("\n").to_lowercase();
                by.is_none_or(|by| is_named(record, &row.words, by))
                    && (!sieve.fouls || row.foul.is_some())
                    && sieve.since.is_none_or(|no| row.no.0 >= no)
                    && text.as_ref().is_none_or(|text| seen().contains(text))
            });
        }
        HistoryRange::Standing | HistoryRange::All => {}
    }
    Ok(rows)
}

/// Returns the indices, among the entries in force, of a range of the history.
pub(super) fn places(record: &Record, stretch: &HistoryRange) -> Result<Vec<usize>, String> {
    Ok(standing(record, stretch)?.into_iter().map(|(place, _)| place).collect())
}

/// Whether a row names this player: an entry by any unambiguous form of the name, a note only by
/// the full name.
fn is_named(record: &Record, words: &RowWords<'_>, player: PlayerId) -> bool {
    let names = record.session().names();
    if let RowWords::Entry(entry) = words
        && let What::Note(text) = &entry.what
    {
        return text.split(' ').any(|word| word == names.of(player));
    }
    let told = record.law().tell(words);
    told.names()
        .filter_map(Name::new)
        .any(|typed| typed.meant_among(names.iter()) == Meant::One(player.index()))
}

fn sought(record: &Record, typed: &Name) -> Result<PlayerId, String> {
    let names = record.session().names();
    match typed.meant_among(names.iter()) {
        Meant::One(place) => Ok(PlayerId::at(place)),
        Meant::Several(_) | Meant::Nobody => {
            let there = tell_listed(names.iter().map(Told::from).collect());
            Err(told!("no-player"; typed = *typed, there).into())
        }
    }
}

pub fn lines(record: &Record, stretch: &HistoryRange, look: &Look) -> Result<Vec<String>, String> {
    if record.is_empty() {
        return Ok(vec![message!("nothing-recorded-yet")]);
    }
    let rows = rows(record, stretch)?;
    if rows.is_empty() {
        return Ok(vec![message!("nothing-found")]);
    }
    let is_timed = rows.iter().any(|row| row.time.is_some());
    let mut lines = Vec::new();
    let mut hand = 0;
    for row in rows {
        if row.hand != hand {
            hand = row.hand;
            lines.push(
                look.ink(Ink::Heading, &message!("hand", hand, round = record.law().round())),
            );
        }
        let mut head = format!("{:>4}  ", row.no.0);
        if is_timed {
            let time = row.time.as_ref().map(time_of_day);
            head.push_str(&format!("{:<5}  ", time.unwrap_or_default()));
        }
        let fate = row.fate();
        let mut texts = row.words.lines(record.law());
        if let Some(last) = texts.last_mut() {
            last.push_str(&fate);
        }
        for text in texts {
            lines.extend(wrapped(&head, &text, look.measure()));
            head = " ".repeat(head.len());
        }
    }
    Ok(lines)
}

pub fn json(record: &Record, stretch: &HistoryRange) -> Result<Value, String> {
    Ok(rows(record, stretch)?.iter().map(HistoryRow::json).collect())
}
