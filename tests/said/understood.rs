//! Lines with the sessions at whose prompts they are understood: the entries of simulated evenings
//! of every law, as printed, and the sentences of the pages.

use super::pages;
use crate::support::records::recorded_by;
use nos::desk::prompt::typed::typed;
use nos::entry::{Body, Entry};
use nos::journal::Record;
use nos::law::EntryNo;
use nos::law::referee::{Law, Session};
use nos::law::simulated::{Share, SimulationOptions};
use nos::laws::LAWS;
use nos::simulate::SimulatedEvening;

/// Verbs that take free text or new names, so that unknown words may follow.
const FREE: [&str; 6] = ["law", "house", "note", "official", "seat", "join"];

/// A line to type in a session. `entry` is the entry that it was made from, if there is one.
pub struct Line {
    pub session: Session,
    pub typed: String,
    pub entry: Option<Entry>,
}

impl Line {
    pub fn law(&self) -> &'static Law {
        self.session.law()
    }

    /// Whether no verb of the line takes free text or new names.
    pub fn is_bound(&self) -> bool {
        let meanings = typed(&self.typed, &self.session).meanings();
        let mut entries = meanings.iter().flatten();
        !entries.any(|entry| FREE.contains(&entry.row().word))
    }
}

pub fn evening(law: &'static Law, seed: u64, entries: usize) -> Vec<Line> {
    let options =
        SimulationOptions { hands: 2, fouls: Share::percent(10), ..SimulationOptions::default() };
    let mut evening = SimulatedEvening::new(law, &options, seed).unwrap();
    let mut lines = Vec::new();
    while lines.len() < entries {
        let session = evening.session().clone();
        let Some(own) = evening.next() else { break };
        lines.push(Line { session, typed: own.entry.translated(), entry: Some(own.entry) });
    }
    lines
}

pub fn evenings(seed: u64, entries: usize) -> Vec<Line> {
    let each = LAWS.into_iter().enumerate();
    let each = each.flat_map(|(at, law)| evening(law, seed + at as u64, entries));
    each.collect()
}

pub fn sentences() -> Vec<Line> {
    let said = pages::of_the_language();
    let recorded = said.into_iter().filter(|said| !said.wanted.starts_with('"'));
    let line = |said: pages::Sentence<'_>| {
        let mut record = Record::new(said.law);
        record.enter(said.law.first_entry().into()).unwrap();
        for entry in &said.before {
            let entered = record.enter(recorded_by(said.law, entry));
            entered.unwrap_or_else(|why| panic!("{}: {entry}: {why}", said.law.name()));
        }
        Line { session: record.session().clone(), typed: said.typed.to_owned(), entry: None }
    };
    recorded.map(line).collect()
}

/// Returns the entries that a line may record, written out: those of each meaning that the session
/// accepts.
pub fn recorded(line: &str, session: &Session) -> Vec<String> {
    let typed = typed(line, session);
    let corrects = |body: &Body| matches!(body, Body::Correction(_) | Body::Amendment(_));
    if let Ok(Some(body)) = &typed.read
        && corrects(body)
    {
        return vec![body.to_string()];
    }
    let meanings = typed.meanings();
    let recorded = meanings.iter().filter_map(|entries| entered(entries, session.clone()));
    recorded.collect()
}

/// Writes out consecutive entries; `?` marks one that nos asks about. `None` if one is refused.
fn entered(entries: &[Entry], mut session: Session) -> Option<String> {
    let mut all = Vec::new();
    for entry in entries {
        match session.judge(entry) {
            Ok(ruling) => {
                all.push(session.in_full(entry, &ruling).to_string());
                session.apply(EntryNo(0), &ruling);
            }
            Err(refusal) if !refusal.ways().is_empty() => {
                all.push(format!("{entry}?"));
                break;
            }
            Err(_) => return None,
        }
    }
    Some(all.join(" ; "))
}
