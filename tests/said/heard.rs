//! Types a line at a prompt and collects everything that its questions offer and all that nos says.

use crate::support::disk::{Shaky, journal_of};
use crate::support::official::Official;
use crate::support::records::recorded_by;
use nos::desk::book::Book;
use nos::desk::prompt::console::{Adviser, InputEnd};
use nos::desk::prompt::sitting::Sitting;
use nos::law::referee::Law;
use nos::law::show::TableSettings;
use std::rc::Rc;

/// More nested questions than this mean a fault.
const DEEPEST: usize = 4;

#[derive(Debug, Default)]
pub struct Outcome {
    /// The entries that each answer records, in order; or those recorded without a question.
    pub recorded: Vec<String>,
    pub is_asked: bool,
    pub said: String,
}

impl Outcome {
    /// Formats it as a page does: what nos records or offers, or nothing.
    pub fn on_a_line(&self) -> String {
        let recorded = self.recorded.join(" | ");
        match self.is_asked {
            true => format!("? {recorded}"),
            false => recorded,
        }
    }
}

/// Types these lines and answers at a journal; returns the official and the new entries.
fn official(
    law: &'static Law,
    before: &[String],
    lines: &[&str],
    answers: &[String],
) -> (Official, Vec<String>) {
    let (mut journal, disk) = journal_of(law, Shaky::default());
    for entry in before {
        let decided = journal.judge(recorded_by(law, entry));
        let decided = decided.unwrap_or_else(|why| panic!("{}: {entry}: {why}", law.name()));
        journal.enter(decided).unwrap();
    }
    let answers: Vec<&str> = answers.iter().map(String::as_str).collect();
    let mut official = Official::who_types(lines, &answers);
    // Wide enough for one-line messages.
    official.columns = 400;
    let book = Book::Journaled(Box::new(journal));
    let ending = Sitting::new(book, &mut official, TableSettings::default()).run(&[]);
    assert_eq!(ending.unwrap(), InputEnd::Left);
    let text = disk.with(|disk| String::from_utf8(disk.bytes.clone()).unwrap());
    let entries = text.lines().skip(before.len() + 1).map(|line| {
        let (_, entry) = line.split_once(' ').unwrap();
        entry.rsplit_once(" # ~").unwrap().0.to_owned()
    });
    (official, entries.collect())
}

pub fn adviser(law: &'static Law, before: &[String]) -> Rc<dyn Adviser> {
    let (mut official, _) = official(law, before, &[], &[]);
    official.reads.pop().unwrap().adviser
}

pub fn heard(law: &'static Law, before: &[String], line: &str) -> Outcome {
    let mut outcome = Outcome::default();
    ask(law, before, line, Vec::new(), &mut outcome);
    outcome
}

fn ask(
    law: &'static Law,
    before: &[String],
    line: &str,
    answers: Vec<String>,
    outcome: &mut Outcome,
) {
    assert!(answers.len() <= DEEPEST, "{line}: {answers:?}");
    let (official, recorded) = official(law, before, &[line], &answers);
    let questions = &official.questions;
    if answers.is_empty() {
        let (_, said) = official.said.split_once(&format!("> {line}\n")).unwrap();
        outcome.said = said.split_whitespace().collect::<Vec<_>>().join(" ");
        outcome.is_asked = !questions.is_empty();
    }
    let Some(question) = questions.get(answers.len()) else {
        let recorded = recorded.join(" ; ");
        if !recorded.is_empty() && !outcome.recorded.contains(&recorded) {
            outcome.recorded.push(recorded);
        }
        return;
    };
    let numbers = question.split(|c: char| !c.is_ascii_digit());
    let last = numbers.filter_map(|number| number.parse::<usize>().ok()).max();
    for answer in 1..=last.unwrap_or_default() {
        let answers = [&answers[..], &[answer.to_string()]].concat();
        ask(law, before, line, answers, outcome);
    }
}
