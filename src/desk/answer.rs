//! Answers to questions and to entries, as text or as JSON.

use nos_base::{Look, Order, width};
use nos_entry::{Question, Topic, VerbRow};
use nos_law::{EntryNo, Law, Ruling, RulingText, SessionView, TableSettings};
use nos_records::journal::{EntryOutcome, Record, Rejection, StandingEntry, Why};
use nos_records::print::sheet::{Sheet, written};
use nos_records::print::trial::Trial;
use nos_records::print::{history, rulebook, topics, why};
use serde_json::{Value, json};

pub fn text(
    record: &Record,
    question: &Question,
    table: &TableSettings,
) -> Result<Vec<String>, String> {
    let look = &table.look;
    Ok(match question {
        Question::OfLaw(question) => nos_law::answer(record, &question.asked, Some(look))?.0,
        Question::Status => record.session().lines(SessionView::Status, look),
        Question::Try(entry) => Trial::of(record, entry).words(look),
        Question::History(stretch) => history::lines(record, stretch, look)?,
        Question::Why(no) => why::words(&explained(record, *no)?, look),
        Question::Rule(sought) => rulebook::rule(&record.law().library().rulebook, sought, look)
            .map_err(|none| none.to_string())?,
        Question::Help(topic) => help(record.law(), topic, look),
        Question::Quit => Vec::new(),
    })
}

pub fn json(record: &Record, question: &Question) -> Result<Value, String> {
    let law = record.law();
    let answer = match question {
        Question::OfLaw(question) => {
            let (_, answer) = nos_law::answer(record, &question.asked, None)?;
            serde_json::to_value(answer).unwrap_or_default()
        }
        Question::Status => serde_json::to_value(record.session().state()).unwrap_or_default(),
        Question::Try(entry) => Trial::of(record, entry).json(),
        Question::History(stretch) => history::json(record, stretch)?,
        Question::Why(no) => why::json(&explained(record, *no)?),
        Question::Rule(sought) => {
            rulebook::json(&law.library().rulebook, sought).map_err(|none| none.to_string())?
        }
        Question::Quit => Value::Null,
        question => text(record, question, &TableSettings::default())?.into(),
    };
    Ok(json!({ "question": question.row().word, "answer": answer }))
}

pub fn sentence(error: &str) -> String {
    let mut sentence = format!("{error}.");
    sentence.get_mut(..1).into_iter().for_each(str::make_ascii_uppercase);
    sentence
}

/// Explains an entry or a correction: the last one, if `no` is `None`.
pub(super) fn explained(record: &Record, no: Option<u32>) -> Result<Why, String> {
    let last = record.len() as u32;
    let no = no.unwrap_or(last);
    record.why(EntryNo(no)).ok_or_else(|| match last {
        0 => message!("nothing-recorded"),
        last => Rejection::NoSuchEntry { no, last }.to_string(),
    })
}

fn help(law: &'static Law, topic: &Topic, look: &Look) -> Vec<String> {
    match topic {
        Topic::Verb(row) => {
            let lexicon = law.language.lexicon();
            let mut lines = vec![lexicon.usage(row), format!("  {}", lexicon.help(row))];
            let example = law.language.example(row);
            lines.push(format!("  {}", message!("for-example", example)));
            lines.extend(topics::kinds(law, row, look));
            lines
        }
        Topic::Words(words) => match topics::find(law, words) {
            Some(topic) => topics::lines(topic, look),
            None => vec![message!("no-such-topic", words)],
        },
        Topic::Everything => {
            let lexicon = law.language.lexicon();
            let mut rows: Vec<_> = lexicon.verbs().map(|verb| verb.row).collect();
            rows.order_by_key(|row| row.group);
            let line = |row: &VerbRow| format!("{:<12} {}", lexicon.typed(row), lexicon.help(row));
            rows.into_iter().map(line).collect()
        }
    }
}

pub fn lines(record: &Record, outcome: &EntryOutcome) -> Vec<String> {
    match outcome {
        EntryOutcome::Ruled(ruling) => ruling.text(&record.session().names()).lines(),
        EntryOutcome::Corrected(impact) => why::lines(impact),
    }
}

pub fn told(record: &Record, outcome: &EntryOutcome, handed_over: &[String]) -> Vec<String> {
    match outcome {
        EntryOutcome::Ruled(ruling) if !handed_over.is_empty() => {
            vec![ruling.text(&record.session().names()).with_articles().into()]
        }
        outcome => lines(record, outcome),
    }
}

/// Returns the netted payments after a count; empty if the ruling already lists every payment.
pub fn handed_over(
    record: &Record,
    (no, outcome): (EntryNo, &EntryOutcome),
    table: &TableSettings,
) -> Vec<String> {
    let EntryOutcome::Ruled(ruling) = outcome else { return Vec::new() };
    let names = record.session().names();
    ruling.handed_over(no, &names, &table.pieces).into_iter().map(String::from).collect()
}

/// Returns the remarks that need the whole record, and the tables that the prompt prints unasked.
pub fn after(record: &Record, outcome: &EntryOutcome, table: &TableSettings) -> Vec<String> {
    let EntryOutcome::Ruled(ruling) = outcome else { return Vec::new() };
    let mut lines = table.look.set(&record.session().remarks(record, ruling));
    lines.extend(tables(record, ruling, table));
    lines
}

/// Whether a balance or score changed and no answer or table has shown the new one.
pub fn leaves_accounts_untold(outcome: &EntryOutcome) -> bool {
    match outcome {
        EntryOutcome::Ruled(ruling) => ruling.summary().leaves_accounts_untold(),
        // The answer to a correction does not repeat the accounts that its preview showed.
        EntryOutcome::Corrected(impact) => {
            impact.accounts.iter().any(|account| account.before != account.after)
        }
    }
}

fn tables(record: &Record, ruling: &Ruling, table: &TableSettings) -> Vec<String> {
    let mut lines = record.session().tables(record, ruling, table);
    if ruling.summary().brings_the_sheet() {
        let money = table.money.as_ref().filter(|_| record.law().about.chips.is_some());
        lines.extend(written::words(&Sheet::of(record, money), &table.look));
    }
    lines
}

/// Returns the rulings on all entries in force, with their numbers, then the tables.
pub fn so_far(record: &Record, table: &TableSettings) -> Vec<String> {
    let each = record.standing().flat_map(|entry| {
        let mut lines = numbered(record, &entry, table);
        lines.extend(tables(record, entry.ruling, table));
        lines
    });
    each.collect()
}

fn numbered(record: &Record, entry: &StandingEntry, table: &TableSettings) -> Vec<String> {
    let told = entry.ruling.text(&record.session().names()).lines();
    width::numbered(entry.no.0, &told, table.look.measure())
}

/// Returns the last entries of a resumed evening and the position on the table.
pub fn latest(record: &Record, table: &TableSettings) -> Vec<String> {
    let latest: Vec<_> = record.standing().rev().take(3).collect();
    let told = |entry| numbered(record, entry, table);
    let mut lines: Vec<String> = latest.iter().rev().flat_map(told).collect();
    lines.extend(record.session().lines(SessionView::Table, &table.look));
    lines
}

pub fn message(record: &Record, ruling: &Ruling, told: &RulingText) -> String {
    let mut words = vec![told.message()];
    words.extend(record.session().remarks(record, ruling));
    words.join(" ")
}
