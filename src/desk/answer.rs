//! Answers to questions, as text or as JSON, and what is shown unasked after a ruling.

use super::replay::Manner;
use crate::journal::Record;
use crate::law::EntryNo;
use crate::law::evidence::{Audit, Finding};
use crate::law::ruling::Ruling;
use crate::law::session::Session;
use crate::notation::Question;
use crate::print::{audit, holds, json, legal};
use serde_json::{Value, json};

/// The session a question speaks of: as it stands, or before an entry.
fn at(record: &Record, no: u32) -> Result<Session, String> {
    record
        .before(EntryNo(no))
        .ok_or_else(|| format!("no entry #{no} stands"))
}

/// What everything that stands proves.
pub fn audited(record: &Record) -> Vec<Finding> {
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
        Question::Legal => to_json(&legal::json(session, None)),
        Question::LegalTile(tile) => to_json(&legal::json(session, Some(*tile))),
        Question::LegalAt(no) => {
            at(record, *no).map_or_else(failed, |session| to_json(&legal::json(&session, None)))
        }
        Question::Holds(name) => match name.as_ref().map(|name| session.player(name)).transpose() {
            Ok(only) => to_json(&holds::json(session, only)),
            Err(refusal) => failed(refusal.to_string()),
        },
        Question::HoldsAt(no) => {
            at(record, *no).map_or_else(failed, |session| to_json(&holds::json(&session, None)))
        }
        Question::Audit => to_json(&audit::json(session, &audited(record))),
        Question::Status | Question::Balances => to_json(&json::state(session)),
        _ => Value::Null,
    };
    json!({ "question": question.verb().word(), "answer": answer })
}

fn to_json(answer: &impl serde::Serialize) -> Value {
    serde_json::to_value(answer).unwrap_or(Value::Null)
}

fn failed(message: String) -> Value {
    json!({ "error": message })
}

/// The answer to a question, line by line.
pub fn text(record: &Record, question: &Question, _manner: &Manner) -> Vec<String> {
    let session = record.session();
    match question {
        Question::Legal => legal::words(session),
        Question::LegalTile(tile) => legal::tile_words(session, *tile),
        Question::LegalAt(no) => {
            at(record, *no).map_or_else(|no| vec![no], |session| legal::words(&session))
        }
        Question::Holds(name) => match name.as_ref().map(|name| session.player(name)).transpose() {
            Ok(only) => holds::words(session, only),
            Err(refusal) => vec![refusal.to_string()],
        },
        Question::HoldsAt(no) => {
            at(record, *no).map_or_else(|no| vec![no], |session| holds::words(&session, None))
        }
        Question::Audit => audit::words(session, &audited(record)),
        _ => Vec::new(),
    }
}

/// What is shown unasked after a ruling: a table after a hand and after the settlement.
pub fn after(_record: &Record, _ruling: &Ruling, _manner: &Manner) -> Vec<String> {
    Vec::new()
}
