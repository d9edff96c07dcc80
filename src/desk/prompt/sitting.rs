//! A session at the prompt: each line is read, judged, asked about if necessary, recorded and answered.

use super::advice::Advice;
use super::ahead::Ahead;
use super::console::{Adviser, Console, Typed};
use super::fit;
use super::help::help;
use super::understood::understood;
use crate::desk::answer;
use crate::desk::book::Book;
use crate::desk::outcome::{Failure, Status};
use crate::desk::point::{self, Point};
use crate::journal::{Decided, Rejection, Said};
use crate::print::show::Table;
use crate::print::width;
use crate::speech::Entry;
use crate::speech::{Body, Dialect, Question};
use crate::table::shown;
use std::io;
use std::rc::Rc;
use std::sync::Arc;

/// How a session at the prompt ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The official leaves.
    Left,
    /// This signal must end the program, after everything is closed.
    Killed(i32),
}

/// What to do after a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum After {
    /// Read the next line.
    GoesOn,
    /// End.
    Ends(Ending),
}

/// A session at the prompt.
pub struct Sitting<C> {
    pub(super) book: Book,
    pub(super) console: C,
    pub(super) table: Table,
    /// Lines that were pasted, or typed at a question, and not taken yet.
    pub(super) ahead: Ahead,
    /// What was asked about when the official left.
    pub(super) unrecorded: Option<String>,
    failure: Option<Failure>,
}

impl<C: Console> Sitting<C> {
    /// A session that keeps its entries in this book.
    pub fn new(book: Book, console: C, table: Table) -> Sitting<C> {
        Sitting {
            book,
            console,
            table,
            ahead: Ahead::default(),
            unrecorded: None,
            failure: None,
        }
    }

    /// Takes lines until the official leaves.
    ///
    /// # Errors
    /// If the terminal fails, or an entry cannot be written.
    pub fn run(mut self, greeting: &[String]) -> Result<Ending, Failure> {
        let ending = self.take_all(greeting).map_err(|error| unusable(&error))?;
        match self.failure {
            Some(failure) => Err(failure),
            None => Ok(ending),
        }
    }

    fn take_all(&mut self, greeting: &[String]) -> io::Result<Ending> {
        self.say_lines(greeting)?;
        loop {
            let after = match self.read()? {
                Typed::Line(line) => self.take(&line)?,
                Typed::Dropped(false) => {
                    self.say_wrapped(&["Ctrl-D or quit leaves.".to_owned()])?;
                    After::GoesOn
                }
                Typed::Dropped(true) => After::GoesOn,
                Typed::End => After::Ends(Ending::Left),
                Typed::Killed(by) => After::Ends(Ending::Killed(by)),
            };
            match after {
                After::GoesOn => {}
                After::Ends(Ending::Left) => {
                    self.farewell()?;
                    return Ok(Ending::Left);
                }
                After::Ends(ending) => return Ok(ending),
            }
        }
    }

    /// The next line: one that was entered together with others, or one typed now.
    pub(super) fn read(&mut self) -> io::Result<Typed> {
        loop {
            if self.is_interrupted() {
                self.ahead.stop();
            }
            if let Some(line) = self.ahead.next() {
                if self.ahead.is_one_by_one() {
                    let prompt = self.advice().prompt();
                    self.say_lines(&[format!("{prompt}{line}")])?;
                }
                self.console.remember(&line);
                return Ok(Typed::Line(line));
            }
            self.say_waiting()?;
            let advice = Rc::new(self.advice());
            match self.console.read(advice, self.ahead.offered())? {
                Typed::Line(text) => {
                    if let Some(left_out) = self.ahead.enter(&text) {
                        self.console.remember(&left_out);
                    }
                }
                Typed::Dropped(typed) => return Ok(Typed::Dropped(self.drop_waiting()? || typed)),
                typed => return Ok(typed),
            }
        }
    }

    /// Whether Ctrl-C stops the lines that are taken one by one.
    pub(super) fn is_interrupted(&mut self) -> bool {
        self.ahead.is_one_by_one() && self.console.is_interrupted()
    }

    fn advice(&self) -> Advice {
        Advice::new(Arc::clone(self.book.record()))
    }

    /// Takes a line: records an entry or a correction, or answers a question.
    pub(super) fn take(&mut self, line: &str) -> io::Result<After> {
        match understood(line, self.book.record().session()) {
            Ok(None) => Ok(After::GoesOn),
            Ok(Some(Body::Question(Question::Quit))) => Ok(After::Ends(Ending::Left)),
            Ok(Some(Body::Question(Question::Revise { from, to }))) => self.revise(from, to, line),
            Ok(Some(Body::Question(question))) => self.answer(&question).map(|()| After::GoesOn),
            Ok(Some(Body::Entry(entry))) if self.is_law_already(&entry) => Ok(After::GoesOn),
            Ok(Some(Body::Entry(entry))) => self.enter(entry, line),
            Ok(Some(Body::Correction(correction))) => {
                let said = Said::from(correction);
                match self.book.judge(said) {
                    Ok(decided) => self.correct(decided),
                    Err(rejection) => self.refuse(&rejection, line),
                }
            }
            Err(unread) => self.wrong(&unread.into(), line),
        }
    }

    /// Whether an entry names the law that the record already follows, like the first line of a pasted
    /// evening.
    fn is_law_already(&self, entry: &Entry) -> bool {
        let first = self.book.record().history().next();
        *entry == (self.book.record().law().first_entry)()
            && first.is_some_and(|past| *past.said == Said::Entry(entry.clone()))
    }

    pub(super) fn answer(&mut self, question: &Question) -> io::Result<()> {
        let record = self.book.record();
        let table = self.table_now();
        let lines = match question {
            Question::Help(topic) => help(record, topic, &table),
            question => answer::text(record, question, &table)
                .unwrap_or_else(|error| vec![answer::sentence(&error)]),
        };
        self.say_lines(&lines)
    }

    /// Records a decision and writes the ruling. Returns false if it could not be recorded.
    pub(super) fn keep(&mut self, decided: Decided, says: bool) -> io::Result<bool> {
        let (no, outcome) = match self.book.enter(decided.in_full()) {
            Ok(entered) => entered,
            Err(error) => {
                let failure = Failure::from(error);
                self.ahead.stop();
                self.say_wrapped(&[failure.to_string()])?;
                self.failure.get_or_insert(failure);
                return Ok(false);
            }
        };
        let table = self.table_now();
        let record = self.book.record();
        let (lines, tables) = (
            answer::told(record, &outcome),
            answer::after(record, &outcome, &table),
        );
        if says {
            self.say_lines(&width::numbered(no.0, &lines, table.look.measure()))?;
        }
        self.say_lines(&tables)?;
        Ok(true)
    }

    pub(super) fn refuse(&mut self, rejection: &Rejection, line: &str) -> io::Result<After> {
        let point = point::rejected(rejection, line, Dialect::Prompt, self.book.record());
        self.wrong(&point, line)
    }

    /// Says what is wrong, with carets below the word if there is room. Lines that were pasted or typed after
    /// this one wait.
    fn wrong(&mut self, point: &Point, line: &str) -> io::Result<After> {
        self.ahead.stop();
        for line in self.console.typed_ahead()? {
            self.ahead.keep(&line);
        }
        let prompt = super::standing::prompt(self.book.record().session());
        let before: String = line.chars().take(point.column.saturating_sub(1)).collect();
        let wrong: String = line
            .chars()
            .skip(point.column.saturating_sub(1))
            .take(point.width)
            .collect();
        let at = fit::width(&prompt) + fit::width(&before);
        let carets = fit::width(&wrong).max(1);
        if at + carets < self.console.columns() {
            self.say_lines(&[format!("{}{}", " ".repeat(at), "^".repeat(carets))])?;
        }
        self.say_set_in(&[point.words()])?;
        Ok(After::GoesOn)
    }

    fn farewell(&mut self) -> io::Result<()> {
        self.drop_waiting()?;
        let unrecorded = self.unrecorded.take();
        if let Some(said) = &unrecorded {
            self.say_set_in(&[format!("Not recorded: {said}.")])?;
        }
        let words = match self.book.journal() {
            None => "Nothing of this was kept.".to_owned(),
            Some(journal) => {
                let all = if self.failure.is_some() {
                    "What could be saved is"
                } else if unrecorded.is_some() {
                    "All else is saved"
                } else {
                    "All is saved"
                };
                let path = shown::path(journal.path());
                match journal.seal() {
                    Some(seal) => format!("{all} in {path}: {seal}."),
                    None => format!("{path} has no entries."),
                }
            }
        };
        self.say_wrapped(&[words])
    }
}

/// The failure of a terminal.
pub(super) fn unusable(error: &io::Error) -> Failure {
    Failure::new(Status::File, format!("cannot use the terminal: {error}"))
}
