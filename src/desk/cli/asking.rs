//! Answers questions from the command line about a file or an empty session, and prints cards.

use crate::desk::cli::{FileArgs, say};
use crate::desk::paper::page_beside;
use crate::desk::{Config, ReadJournal, Script, Status, answer, deliver, pager};
use anyhow::{Context, anyhow, bail, ensure};
use nos_base::{Look, shown};
use nos_club::season::{JsonRow, written};
use nos_entry::{Asked, Body, Dialect, LawQuestion, Question, Subject, read};
use nos_law::{GameCard, Law, TableSettings};
use nos_pages::{card as paper, report};
use nos_records::journal::Record;
use nos_records::print::register::Filter;
use nos_records::print::sheet::Sheet;
use nos_records::print::{card, register};
use serde_json::json;

/// The question of a command whose law is still unknown.
pub(super) enum Asking {
    OfLaw(Asked),
    /// Why an entry, or the last one, was ruled as it was.
    Why(Option<u32>),
    Status,
    /// A verb and the words after the command.
    Words(String),
}

impl Asking {
    pub fn typed(verb: &str, words: &[String]) -> Asking {
        Asking::Words(format!("{verb} {}", words.join(" ")))
    }

    fn question(self, law: &'static Law) -> anyhow::Result<Question> {
        let no = match self {
            Asking::OfLaw(Asked::Legal(Subject::At(no)) | Asked::Holds(Subject::At(no))) => {
                Some(no)
            }
            Asking::Why(no) => no,
            _ => None,
        };
        let question = match self {
            Asking::OfLaw(asked) => {
                if let Some(common) = asked.common()
                    && !law.about.questions.iter().any(|(own, _)| *own == common)
                {
                    let (_, row) = common.row(&[], "", &[]);
                    bail!(message!("read-no-entry", found = law.language.lexicon().typed(&row)));
                }
                Question::OfLaw(LawQuestion::new(law.language, asked))
            }
            Asking::Why(no) => Question::Why(no),
            Asking::Status => Question::Status,
            Asking::Words(words) => match read(law.language, &words, Dialect::Script)?.body {
                Some(Body::Question(question)) => question,
                _ => bail!(message!("no-question", words)),
            },
        };
        match no {
            Some(0) => bail!(message!("read-zero", found = 0)),
            _ => Ok(question),
        }
    }
}

pub(super) fn ask_nobody(
    law: &'static Law,
    asking: Asking,
    config: &Config,
    table: &TableSettings,
) -> anyhow::Result<Status> {
    let mut record = Record::new(law);
    for entry in config.header(law)? {
        // Ignore settings that the law refuses here: `nos play` reports them when a journal begins.
        let _ = record.enter(entry.into());
    }
    say(&answer::text(&record, &asking.question(law)?, table).map_err(|error| anyhow!(error))?)
}

pub(super) fn games(
    law: &'static Law,
    config: &Config,
    table: &TableSettings,
) -> anyhow::Result<Status> {
    match law.games() {
        Some(games) => ask_nobody(law, Asking::OfLaw(Asked::Own(games)), config, table),
        None => bail!(message!("one-game", law = law.name())),
    }
}

pub(super) fn ask(of: &FileArgs, asking: Asking, table: &TableSettings) -> anyhow::Result<Status> {
    let (question, ReadJournal { record, status, .. }) = judged(of, asking, table, false)?;
    let of_file = || shown::path(&of.file).to_string();
    if of.json {
        let answer = answer::json(&record, &question).map_err(|error| anyhow!(error));
        pager::print_json(&answer.with_context(of_file)?)?;
    } else {
        let lines = answer::text(&record, &question, table).map_err(|error| anyhow!(error));
        say(&lines.with_context(of_file)?)?;
    }
    Ok(status)
}

/// Prints the page of an entry: its explanation and its hand, step by step.
pub(super) fn dossier(
    of: &FileArgs,
    no: Option<u32>,
    table: &TableSettings,
) -> anyhow::Result<Status> {
    let (_, ReadJournal { record, status, .. }) = judged(of, Asking::Why(no), table, false)?;
    let of_file = || shown::path(&of.file).to_string();
    let why =
        answer::explained(&record, no).map_err(|error| anyhow!(error)).with_context(of_file)?;
    let page = report::dossier(&record, &Sheet::of(&record, table.money.as_ref()), &why);
    let no = no.unwrap_or(record.len() as u32);
    deliver(&page, None, page_beside(&of.file, &format!("{no}.html")), None)?;
    Ok(status)
}

/// Prints a flat table: the chosen payments of the history, or the accounts after each hand.
pub(super) fn register(
    of: &FileArgs,
    asking: Asking,
    csv: bool,
    table: &TableSettings,
    filter: Option<&Filter>,
) -> anyhow::Result<Status> {
    let (question, ReadJournal { record, status, .. }) = judged(of, asking, table, true)?;
    let register = match (&question, filter) {
        (Question::History(stretch), Some(filter)) => register::payments(&record, stretch, filter)
            .map_err(|error| anyhow!("{}: {error}", shown::path(&of.file)))?,
        _ => register::balances(&record),
    };
    let keys: Vec<_> = register.heads.iter().map(|(key, _)| key.clone()).collect();
    if csv {
        pager::print_ended(&written::csv(keys, register.rows, table.decimal))?;
    } else if of.json {
        let rows = register.rows.iter().map(|row| JsonRow(&keys, row));
        let (question, answer) = (question.row().word, rows.collect::<Vec<_>>());
        pager::print_json(&json!({ "question": question, "answer": answer }))?;
    } else {
        let lines = match register.rows.as_slice() {
            [] => vec![message!("no-payments")],
            _ => written::lines(&register.translated(record.law()), &table.look),
        };
        say(&lines)?;
    }
    Ok(status)
}

fn judged(
    of: &FileArgs,
    asking: Asking,
    table: &TableSettings,
    is_list: bool,
) -> anyhow::Result<(Question, ReadJournal)> {
    let mut script = Script::read(&of.file)?;
    let question = asking.question(script.law())?;
    if is_list || matches!(question, Question::History(_)) {
        script = script.listed()?;
    }
    Ok((question, script.judged(table, pager::Remarks)?))
}

pub(super) fn cards(
    laws: Vec<&'static Law>,
    words: &str,
    html: bool,
    look: &Look,
) -> anyhow::Result<Status> {
    let asked = |law: &'static Law| {
        let asked = if words.is_empty() { (law.library().cards)() } else { card::find(law, words) };
        asked.into_iter().map(move |card| (law, card))
    };
    let cards: Vec<(&'static Law, GameCard)> = laws.into_iter().flat_map(asked).collect();
    ensure!(!cards.is_empty(), message!("no-card", words));
    if html {
        let cards: Vec<_> = cards.iter().map(|(law, card)| paper::card(law, card)).collect();
        deliver(&paper::cards(&cards), None, Some("cards.html".into()), None)?;
        return Ok(Status::Clean);
    }
    let cards = cards.iter().map(|(law, card)| card::card(law, card, look));
    say(&cards.collect::<Vec<_>>().join(&String::new()))
}
