//! The answer to `history`: entries with their times, hand by hand. Either the entries that stand, or all of them with
//! what later corrections did to each.

use crate::journal::{Past, Record, Recorded, StandingEntry};
use nos_rules::law::referee::Law;
use nos_rules::law::ruling::Ruling;
use nos_rules::law::{EntryNo, Verdict};
use nos_rules::speech::{HistoryRange, TimeOfDay};
use nos_rules::table::article::Article;
use nos_rules::table::name::{Meant, Name};
use nos_rules::text::look::{Ink, Look};
use nos_rules::text::width::wrapped;
use nos_rules::words::shell::listed;
use serde_json::{Value, json};

struct HistoryRow {
    no: EntryNo,
    time: Option<TimeOfDay>,
    hand: u32,
    /// The entry, or the parts of a correction, of which all but the last end with a semicolon.
    texts: Vec<String>,
    foul: Option<Article>,
    /// The correction that struck it, and the fix that is read in its place; `None` if not shown.
    became: Option<(Option<EntryNo>, Option<EntryNo>)>,
}

impl HistoryRow {
    /// The row with this number. `hand` is the hand before it; a ruling that begins a hand counts it up.
    fn new(
        record: &Record,
        no: EntryNo,
        ruling: Option<&Ruling>,
        texts: Vec<String>,
        hand: &mut u32,
    ) -> HistoryRow {
        *hand += u32::from(ruling.is_some_and(|ruling| ruling.summary().begins_hand));
        HistoryRow {
            no,
            time: record.time_of(no).map(|moment| moment.time),
            hand: *hand,
            texts,
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
        let behind = |fate| format!(" {fate}");
        foul.into_iter().chain(became).map(behind).collect()
    }

    fn json(&self) -> Value {
        let mut json = json!({
            "n": self.no.0,
            "entry": self.texts.join(" "),
            "time": self.time.map(|time| time.to_string()),
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

fn texts(recorded: &Recorded) -> Vec<String> {
    match recorded.parts() {
        [] | [_] => vec![recorded.to_string()],
        [parts @ .., last] => {
            let parts = parts.iter().map(|part| format!("{part} ;"));
            parts.chain([last.to_string()]).collect()
        }
    }
}

/// A part of a correction, with its semicolon, or an entry, as it is typed.
fn translated(law: &'static Law, text: &str) -> String {
    match text.strip_suffix(" ;") {
        Some(part) => law.translate(&part) + " ;",
        None => law.translate(&text),
    }
}

fn rows(record: &Record, stretch: &HistoryRange) -> Result<Vec<HistoryRow>, String> {
    if *stretch == HistoryRange::All {
        let mut hand = 0;
        let past = |past: Past<'_>| HistoryRow {
            became: Some((past.struck_by, past.fixed_by)),
            ..HistoryRow::new(
                record,
                past.no,
                past.ruling,
                texts(past.recorded),
                &mut hand,
            )
        };
        return Ok(record.history().map(past).collect());
    }
    let standing = standing(record, stretch)?.into_iter();
    Ok(standing.map(|(_, row)| row).collect())
}

/// Standing entries in a range of the history, each with its index among all that stand.
fn standing(record: &Record, stretch: &HistoryRange) -> Result<Vec<(usize, HistoryRow)>, String> {
    let mut hand = 0;
    let standing = |stands: StandingEntry<'_>| {
        let texts = vec![stands.entry.to_string()];
        HistoryRow::new(record, stands.no, Some(stands.ruling), texts, &mut hand)
    };
    let mut rows: Vec<_> = record.standing().map(standing).enumerate().collect();
    match stretch {
        HistoryRange::Last(number) => {
            let number = usize::try_from(*number).unwrap_or(usize::MAX);
            rows.drain(..rows.len().saturating_sub(number));
        }
        HistoryRange::Hand(wanted) if *wanted > hand => {
            return Err(match hand {
                0 => message!("no-hand-yet", round = record.law().round),
                last => message!("no-such-hand", wanted, last, round = record.law().round),
            });
        }
        HistoryRange::Hand(wanted) => rows.retain(|(_, row)| row.hand == *wanted),
        HistoryRange::Sifted(sieve) => {
            let by = sieve
                .player
                .as_ref()
                .map(|typed| sought(record, typed))
                .transpose()?;
            let text = sieve.text.as_ref().map(|text| text.to_lowercase());
            rows.retain(|(_, row)| {
                let entry = row.texts.join(" ");
                let seen = || {
                    [&*entry, &translated(record.law(), &entry)]
                        .join("\n")
                        .to_lowercase()
                };
                let names = |name: &String| entry.split(' ').any(|word| word == name);
                by.as_ref().is_none_or(names)
                    && (!sieve.fouls || row.foul.is_some())
                    && sieve.since.is_none_or(|no| row.no.0 >= no)
                    && text.as_ref().is_none_or(|text| seen().contains(text))
            });
        }
        HistoryRange::Standing | HistoryRange::All => {}
    }
    Ok(rows)
}

/// Indices, among all standing entries, of a range of the history.
pub(super) fn places(record: &Record, stretch: &HistoryRange) -> Result<Vec<usize>, String> {
    let standing = standing(record, stretch)?.into_iter();
    Ok(standing.map(|(place, _)| place).collect())
}

/// The name of the player asked for, or why there is none.
fn sought(record: &Record, typed: &Name) -> Result<String, String> {
    let names = record.session().names();
    let all: Vec<&Name> = names.iter().collect();
    let named: Vec<&str> = names.iter().map(Name::as_str).collect();
    match typed.meant_among(all.iter().copied()) {
        Meant::One(place) => Ok(named.get(place).copied().unwrap_or_default().to_owned()),
        Meant::Several(_) | Meant::Nobody => {
            Err(message!("no-player", typed, there = listed(named)))
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
    for mut row in rows {
        if row.hand != hand {
            hand = row.hand;
            lines.push(look.ink(
                Ink::Heading,
                &message!("hand", hand, round = record.law().round),
            ));
        }
        let mut head = format!("{:>4}  ", row.no.0);
        if is_timed {
            let time = row.time.map(|time| time.to_string());
            head.push_str(&format!("{:<5}  ", time.unwrap_or_default()));
        }
        let fate = row.fate();
        for text in &mut row.texts {
            *text = translated(record.law(), text);
        }
        if let Some(last) = row.texts.last_mut() {
            last.push_str(&fate);
        }
        for text in row.texts {
            lines.extend(wrapped(&head, &text, look.measure()));
            head = " ".repeat(head.len());
        }
    }
    Ok(lines)
}

pub fn json(record: &Record, stretch: &HistoryRange) -> Result<Value, String> {
    Ok(rows(record, stretch)?
        .iter()
        .map(HistoryRow::json)
        .collect())
}
