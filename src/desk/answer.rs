//! Answers to questions, as text or as JSON, and what is shown unasked after a ruling.

use crate::desk::book::{Record, Why};
use crate::law::EntryNo;
use crate::law::nos::ask::Ask;
use crate::law::nos::entry::Entry;
use crate::law::nos::evidence::recount::{self, Explanation};
use crate::law::nos::evidence::{Audit, Finding, Trial};
use crate::law::nos::house::HouseKey;
use crate::law::nos::refusal::Refusal;
use crate::law::nos::ruling::{Event, Ruling};
use crate::law::nos::session::Session;
use crate::law::nos::show::recount::questions;
use crate::law::nos::show::ruling::Worded;
use crate::law::nos::show::{
    audit, balances, count, games, holds, json, legal, settlement, stake, status, table, trial, why,
};
use crate::print::look::Look;
use crate::print::money::Money;
use crate::print::{history, rulebook};
use crate::speech::Question;
use crate::speech::question::Topic;
use crate::speech::verb::{Group, VERBS};
use serde_json::{Value, json};

/// How answers are to look, and in what money chips are settled.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The width, the characters, the colours.
    pub look: Look,
    /// What chips are worth, where that is agreed.
    pub money: Option<Money>,
    /// The chips that the table has, in units, the largest first.
    pub pieces: Vec<u32>,
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
pub fn json(record: &Record, question: &Question<Session>) -> Value {
    let session = record.session();
    let answer =
        match question {
            Question::Own(Ask::Legal) => value(&legal::json(session, None)),
            Question::Own(Ask::LegalTile(tile)) => value(&legal::json(session, Some(*tile))),
            Question::Own(Ask::LegalAt(no)) => before(record, *no)
                .map_or_else(error, |session| value(&legal::json(&session, None))),
            Question::Own(Ask::Holds(name)) => {
                match name.as_ref().map(|name| session.player(name)).transpose() {
                    Ok(only) => value(&holds::json(session, only)),
                    Err(refusal) => error(refusal.to_string()),
                }
            }
            Question::Own(Ask::HoldsAt(no)) => before(record, *no)
                .map_or_else(error, |session| value(&holds::json(&session, None))),
            Question::Own(Ask::Audit) => value(&audit::json(session, &findings(record))),
            Question::Try(entry) => value(&trial::json(session, &tried(record, entry))),
            Question::Why(no) => account(record, *no).map_or_else(error, |account| {
                why::json(&account).map_or_else(
                    || value(&why::words(&account, &Look::default())),
                    |answer| value(&answer),
                )
            }),
            Question::Status | Question::Own(Ask::Balances) => value(&json::state(session)),
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
pub fn text(record: &Record, question: &Question<Session>, table: &Table) -> Vec<String> {
    let session = record.session();
    let look = &table.look;
    let one = |line: String| vec![line];
    match question {
        Question::Status => status::status(session, look),
        Question::Own(Ask::Show) => table::show(session, look),
        Question::Own(Ask::Legal) => legal::words(session, look),
        Question::Own(Ask::LegalTile(tile)) => legal::tile_words(session, *tile, look),
        Question::Own(Ask::LegalAt(no)) => {
            before(record, *no).map_or_else(one, |session| legal::words(&session, look))
        }
        Question::Own(Ask::Balances) => balances::balances(session, look),
        Question::Try(entry) => trial::words(session, &tried(record, entry), look),
        Question::History { all } => history::lines(record, *all),
        Question::Why(no) => {
            account(record, *no).map_or_else(one, |account| why::words(&account, look))
        }
        Question::Rule(passage) => {
            rulebook::rule(*passage, look).unwrap_or_else(|none| one(none.to_string()))
        }
        Question::Own(Ask::Games) => games::games(session.house(), look),
        Question::Own(Ask::Holds(name)) => {
            match name.as_ref().map(|name| session.player(name)).transpose() {
                Ok(only) => holds::words(session, only, look),
                Err(refusal) => one(refusal.to_string()),
            }
        }
        Question::Own(Ask::HoldsAt(no)) => {
            before(record, *no).map_or_else(one, |session| holds::words(&session, None, look))
        }
        Question::Own(Ask::Audit) => audit::words(session, &findings(record), look),
        Question::Help(topic) => help(topic),
        Question::Quit => Vec::new(),
    }
}

/// The ruling on something that is not recorded, and what it would leave.
fn tried(record: &Record, entry: &Entry) -> Result<Trial, Refusal> {
    let next = u32::try_from(record.len()).map_or(u32::MAX, |len| len.saturating_add(1));
    record.session().trial(EntryNo(next), entry)
}

/// The account of an entry or a correction, or of the last one.
fn account(record: &Record, no: Option<u32>) -> Result<Why, String> {
    let last = u32::try_from(record.len()).unwrap_or(u32::MAX);
    let no = no.unwrap_or(last);
    record.why(EntryNo(no)).ok_or_else(|| match last {
        0 => "Nothing is recorded yet.".to_owned(),
        last => format!("There is no entry #{no}; the last one is #{last}."),
    })
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
            Event::Recounted(_) => lines.extend(questions(session, &explanations(record, ruling))),
            Event::Seated(_) => {
                let start = session.house().amount(HouseKey::ChipsStart);
                lines.extend(
                    u32::try_from(start).map(|start| stake::handed_out(start, &table.pieces)),
                );
            }
            Event::HandScored(_) => {
                lines.extend(count::count(session, &table.look));
                lines.extend(balances::balances(session, &table.look));
                lines.extend(proved(record, &table.look));
            }
            Event::Voided => lines.extend(balances::balances(session, &table.look)),
            Event::Settled | Event::PotTaken(_) => {
                lines.extend(settlement::settlement(
                    session,
                    table.money.as_ref(),
                    &table.look,
                ));
            }
            _ => {}
        }
    }
    lines
}

/// What the record proves of the hand just counted; nothing where it proves nothing.
fn proved(record: &Record, look: &Look) -> Vec<String> {
    let proves = |event: &Event| matches!(event, Event::Proved { .. } | Event::Concealed(..));
    let dealt = |ruling: &Ruling| {
        ruling
            .events
            .iter()
            .any(|event| matches!(event, Event::Dealt { .. }))
    };
    // Most hands prove nothing: only where this one does is the whole evening read.
    let mut of_this_hand = record
        .standing()
        .rev()
        .map(|stands| stands.ruling)
        .take_while(|ruling| !dealt(ruling));
    if !of_this_hand.any(|ruling| ruling.events.iter().any(proves)) {
        return Vec::new();
    }
    let session = record.session();
    let mut found = findings(record);
    found.retain(|finding| finding.hand == session.hands());
    audit::words(session, &found, look)
}

/// What would explain the count in a ruling, by the payments before it.
fn explanations(record: &Record, recount: &Ruling) -> Vec<Explanation> {
    let rulings = record.standing().rev().map(|own| (own.no, &**own.ruling));
    recount::explanations(recount, rulings)
}

/// The ruling in words, and for a recount what would explain it.
pub fn message(record: &Record, ruling: &Ruling) -> String {
    let session = record.session();
    let mut message = Worded::new(session, ruling).message();
    for question in questions(session, &explanations(record, ruling)) {
        message.push(' ');
        message.push_str(&question);
    }
    message
}
