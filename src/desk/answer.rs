//! Answers to questions, as text or as JSON, and what is shown unasked after a ruling.

use crate::journal::{Record, Said};
use crate::law::EntryNo;
use crate::law::evidence::{Audit, Finding};
use crate::law::ruling::{Event, Ruling};
use crate::law::session::{Progress, Session};
use crate::notation::Question;
use crate::notation::question::Topic;
use crate::notation::verb::{Group, VERBS};
use crate::print::look::Look;
use crate::print::money::Money;
use crate::print::ruling::Worded;
use crate::print::{
    audit, balances, count, games, history, holds, json, legal, rulebook, settlement, show, status,
};
use serde_json::{Value, json};

/// How answers are to look, and in what money chips are settled.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The width, the characters, the colours.
    pub look: Look,
    /// What chips are worth, where that is agreed.
    pub money: Option<Money>,
}

/// The session before an entry that stands.
fn before(record: &Record, no: u32) -> Result<Session, String> {
    record
        .before(EntryNo(no))
        .ok_or_else(|| format!("No entry #{no} stands."))
}

/// What everything that stands proves.
pub fn findings(record: &Record) -> Vec<Finding> {
    Audit::over(
        record
            .standing()
            .map(|stands| (stands.no, stands.ruling.as_ref())),
    )
}

/// The answer to a question, for a machine.
pub fn json(record: &Record, question: &Question) -> Value {
    let session = record.session();
    let answer = match question {
        Question::Legal => value(&legal::json(session, None)),
        Question::LegalTile(tile) => value(&legal::json(session, Some(*tile))),
        Question::LegalAt(no) => {
            before(record, *no).map_or_else(error, |session| value(&legal::json(&session, None)))
        }
        Question::Holds(name) => match name.as_ref().map(|name| session.player(name)).transpose() {
            Ok(only) => value(&holds::json(session, only)),
            Err(refusal) => error(refusal.to_string()),
        },
        Question::HoldsAt(no) => {
            before(record, *no).map_or_else(error, |session| value(&holds::json(&session, None)))
        }
        Question::Audit => value(&audit::json(session, &findings(record))),
        Question::Status | Question::Balances => value(&json::state(session)),
        _ => {
            let lines = text(record, question, &Table::default());
            value(&lines)
        }
    };
    json!({ "question": question.verb().word(), "answer": answer })
}

fn value(answer: &impl serde::Serialize) -> Value {
    serde_json::to_value(answer).unwrap_or(Value::Null)
}

fn error(message: String) -> Value {
    json!({ "error": message })
}

/// The answer to a question, line by line.
pub fn text(record: &Record, question: &Question, table: &Table) -> Vec<String> {
    let session = record.session();
    let look = &table.look;
    let one = |line: String| vec![line];
    match question {
        Question::Status => status::status(session, look),
        Question::Show => show::show(session, look),
        Question::Legal => legal::words(session),
        Question::LegalTile(tile) => legal::tile_words(session, *tile),
        Question::LegalAt(no) => {
            before(record, *no).map_or_else(one, |session| legal::words(&session))
        }
        Question::Balances => balances::balances(session, look),
        Question::Try(entry) => match record.judge(Said::Entry(entry.clone())) {
            Ok(decided) => tried(record, decided.outcome(), look),
            Err(rejection) => one(format!("Rejected: {rejection}.")),
        },
        Question::History { all } => history::lines(record, *all),
        Question::Why(no) => why(record, *no),
        Question::Rule(passage) => {
            rulebook::rule(*passage, look).unwrap_or_else(|none| one(none.to_string()))
        }
        Question::Games => games::games(session.house(), look),
        Question::Holds(name) => match name.as_ref().map(|name| session.player(name)).transpose() {
            Ok(only) => holds::words(session, only),
            Err(refusal) => one(refusal.to_string()),
        },
        Question::HoldsAt(no) => {
            before(record, *no).map_or_else(one, |session| holds::words(&session, None))
        }
        Question::Audit => audit::words(session, &findings(record)),
        Question::Help(topic) => help(topic),
        Question::Quit => Vec::new(),
    }
}

/// The ruling on something that is not recorded, and the balances that it would leave (chips).
fn tried(record: &Record, outcome: &crate::journal::Outcome, look: &Look) -> Vec<String> {
    let crate::journal::Outcome::Ruled(ruling) = outcome else {
        return Vec::new();
    };
    let mut session = record.session().clone();
    let mut lines = Worded::new(&session, ruling).lines();
    session.apply(EntryNo(0), ruling);
    if !ruling.transfers.is_empty() {
        lines.extend(balances::balances(&session, look));
    }
    lines
}

/// The ruling on an entry, or on the last one.
fn why(record: &Record, no: Option<u32>) -> Vec<String> {
    let stands = match no {
        Some(no) => record.find(EntryNo(no)),
        None => record.standing().next_back(),
    };
    let Some(stands) = stands else {
        return vec![no.map_or("Nothing is recorded yet.".to_owned(), |no| {
            format!("No entry #{no} stands.")
        })];
    };
    let mut lines = vec![format!("#{}  {}", stands.no, stands.entry)];
    let session = record.before(stands.no).unwrap_or_default();
    lines.extend(Worded::new(&session, stands.ruling).lines());
    lines
}

/// What can be typed: everything, or one verb.
fn help(topic: &Topic) -> Vec<String> {
    match topic {
        Topic::Verb(verb) => {
            let row = verb.row();
            vec![
                verb.usage().to_string(),
                format!("  {}", row.help),
                format!("  for example: {}", row.example),
            ]
        }
        _ => [
            Group::Session,
            Group::Hand,
            Group::Correction,
            Group::Question,
        ]
        .into_iter()
        .flat_map(|group| VERBS.iter().filter(move |row| row.group == group))
        .map(|row| format!("{:<12} {}", row.word, row.help))
        .collect(),
    }
}

/// What is shown unasked after a ruling: a table after a hand, after the settlement and when the pot is taken.
pub fn after(record: &Record, ruling: &Ruling, table: &Table) -> Vec<String> {
    let session = record.session();
    let mut lines = Vec::new();
    for event in &ruling.events {
        match event {
            Event::HandScored(_) => {
                lines.extend(count::count(session, &table.look));
                lines.extend(balances::balances(session, &table.look));
            }
            Event::Settled | Event::Voided => {
                lines.extend(balances::balances(session, &table.look))
            }
            Event::PotTaken(_) => lines.extend(settlement::settlement(
                session,
                table.money.as_ref(),
                &table.look,
            )),
            _ => {}
        }
    }
    lines
}

/// Whether a settlement can be printed.
pub fn is_settled(session: &Session) -> bool {
    matches!(session.progress(), Progress::Finished)
}
