//! Judging a recorded evening, line by line.

use super::answer::{self, Table};
use super::book::Book;
use super::outcome::{Failure, Origin, Status};
use super::point::{self, Point};
use super::source::Lines;
use crate::desk::book::{Decided, Outcome, Rejection, Said};
use crate::journal::JournalError;
use crate::law::EntryNo;
use crate::law::nos::ruling::{Event, Ruling, Verdict};
use crate::law::nos::show::json;
use crate::law::nos::show::ruling::Worded;
use crate::print::number::counted;
use crate::print::{impact, width};
use crate::speech::{self, Body, Question, ReadError};
use std::io::{self, BufRead, Write};

/// How a replay speaks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// For an official.
    Text {
        /// Whether what was in order is left out.
        quiet: bool,
    },
    /// For a machine.
    Json,
}

/// How many entries were ruled on in which way.
#[derive(Default)]
struct Tally {
    accepted: u64,
    foul: u64,
    rejected: u64,
}

/// What a replay is told on the command line.
#[derive(Clone)]
pub struct Manner {
    /// How it speaks.
    pub style: Style,
    /// Whether it goes on past rejected entries.
    pub keep_going: bool,
    /// How its tables look.
    pub table: Table,
}

/// A replay under way.
pub struct Replay<O, E> {
    origin: Origin,
    manner: Manner,
    out: O,
    err: E,
    book: Book,
    tally: Tally,
}

impl<O: Write, E: Write> Replay<O, E> {
    /// A replay from this origin; rulings go to `out`, what is wrong to `err`.
    pub fn new(origin: Origin, manner: Manner, out: O, err: E) -> Replay<O, E> {
        Replay {
            origin,
            manner,
            out,
            err,
            book: Book::default(),
            tally: Tally::default(),
        }
    }

    /// The same, kept in this book.
    #[must_use]
    pub fn kept_in(self, book: Book) -> Replay<O, E> {
        Replay { book, ..self }
    }

    /// Judges every line; a reader of the output who has had enough ends it quietly.
    ///
    /// # Errors
    /// What cannot be read or written.
    pub fn run(self, source: impl BufRead) -> Result<Status, Failure> {
        self.run_to_the_end(source).map(|(status, _)| status)
    }

    /// The same, and answers what was kept.
    ///
    /// # Errors
    /// What cannot be read or written.
    pub fn run_to_the_end(mut self, source: impl BufRead) -> Result<(Status, Book), Failure> {
        match self.judge_all(source) {
            Ok(()) => {}
            Err(Stopped::Reading(error)) => {
                let _ = self.out.flush();
                return Err(Failure::reading(&self.origin, &error));
            }
            Err(Stopped::Writing(error)) if error.kind() == io::ErrorKind::BrokenPipe => {}
            Err(Stopped::Writing(error)) => return Err(Failure::writing(&error)),
            Err(Stopped::Journal(error)) => return Err(error.into()),
        }
        let status = if self.tally.rejected > 0 {
            Status::Rejected
        } else {
            Status::Clean
        };
        Ok((status, self.book))
    }

    fn judge_all(&mut self, source: impl BufRead) -> Result<(), Stopped> {
        let mut lines = Lines::new(source);
        while let Some((number, bytes)) = lines.next_line().map_err(Stopped::Reading)? {
            let bytes = if number == 1 {
                speech::strip_bom(bytes)
            } else {
                bytes
            };
            let taken = match speech::read_bytes::<crate::law::nos::session::Session>(bytes) {
                Ok(line) => match line.body {
                    None => true,
                    Some(Body::Entry(entry)) => self.said(number, Said::Entry(entry), bytes)?,
                    Some(Body::Correction(correction)) => {
                        self.said(number, correction.into(), bytes)?
                    }
                    Some(Body::Question(question)) => self.asked(&question)?,
                },
                Err(error) => self.unreadable(number, &error, bytes)?,
            };
            if self.book.journal().is_some() {
                // Whoever feeds a journal waits for the answer, line by line.
                self.out.flush()?;
            }
            if !taken && !self.manner.keep_going {
                break;
            }
        }
        self.end()
    }

    fn said(&mut self, number: u64, said: Said, bytes: &[u8]) -> Result<bool, Stopped> {
        match self.book.judge(said) {
            Ok(decided) => {
                self.ruled(number, decided)?;
                Ok(true)
            }
            Err(rejection) => {
                self.refused(number, &rejection, bytes)?;
                Ok(false)
            }
        }
    }

    fn refused(&mut self, number: u64, rejection: &Rejection, bytes: &[u8]) -> Result<(), Stopped> {
        let line = String::from_utf8_lossy(bytes);
        let said = speech::said(&line);
        let point = point::rejected(rejection, &line, said);
        self.rejected(number, &line, said, &point)
    }

    fn unreadable(
        &mut self,
        number: u64,
        error: &ReadError,
        bytes: &[u8],
    ) -> Result<bool, Stopped> {
        let line = String::from_utf8_lossy(bytes);
        self.rejected(number, &line, speech::said(&line), &Point::of(error))?;
        Ok(false)
    }

    fn ruled(&mut self, number: u64, decided: Decided) -> Result<(), Stopped> {
        let entry = decided.explicit().to_string();
        let (no, outcome) = self.book.enter(decided)?;
        let session = self.book.record().session();
        let verdict = match &outcome {
            Outcome::Ruled(ruling) => ruling.verdict,
            Outcome::Corrected(_) => Verdict::Accepted,
        };
        match verdict {
            Verdict::Accepted => self.tally.accepted += 1,
            Verdict::Foul(_) => self.tally.foul += 1,
        }
        if self.manner.style == Style::Json {
            let (articles, transfers, differences, message) = match &outcome {
                Outcome::Ruled(ruling) => (
                    ruling.articles.iter().map(ToString::to_string).collect(),
                    json::transfers(session, ruling),
                    json::differences(session, ruling),
                    answer::message(self.book.record(), ruling),
                ),
                Outcome::Corrected(impact) => (
                    Vec::new(),
                    Vec::new(),
                    None,
                    impact::lines(impact).join("; "),
                ),
            };
            let answer = json::Answer {
                n: Some(no.0),
                line: number,
                entry: &entry,
                verdict: json::verdict_word(verdict),
                articles,
                transfers,
                message: &message,
                differences,
                state: json::state(session),
            };
            return write_json(&mut self.out, &answer);
        }
        let quiet = self.manner.style == Style::Text { quiet: true };
        let lines = match &outcome {
            Outcome::Ruled(ruling)
                if quiet && ruling.verdict == Verdict::Accepted && !ends_something(ruling) =>
            {
                return Ok(());
            }
            Outcome::Ruled(ruling) => {
                let tables = answer::after(self.book.record(), ruling, &self.manner.table);
                let lines = Worded::new(session, ruling).lines();
                self.numbered(no, &lines)?;
                for line in tables {
                    writeln!(self.out, "{line}")?;
                }
                return Ok(());
            }
            Outcome::Corrected(impact) => impact::lines(impact),
        };
        self.numbered(no, &lines)
    }

    /// Lines of a ruling, the number of its entry before the first.
    fn numbered(&mut self, no: EntryNo, lines: &[String]) -> Result<(), Stopped> {
        for line in width::numbered(no.0, lines, self.manner.table.look.measure()) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    fn asked(
        &mut self,
        question: &Question<crate::law::nos::session::Session>,
    ) -> Result<bool, Stopped> {
        match self.manner.style {
            Style::Json => write_json(&mut self.out, &answer::json(self.book.record(), question))?,
            Style::Text { .. } => {
                for line in answer::text(self.book.record(), question, &self.manner.table) {
                    writeln!(self.out, "{line}")?;
                }
            }
        }
        Ok(true)
    }

    fn rejected(
        &mut self,
        number: u64,
        line: &str,
        said: &str,
        point: &Point,
    ) -> Result<(), Stopped> {
        self.tally.rejected += 1;
        if self.manner.style == Style::Json {
            let answer = json::Answer {
                n: None,
                line: number,
                entry: said,
                verdict: "rejected",
                articles: Vec::new(),
                transfers: Vec::new(),
                message: &point.message,
                differences: None,
                state: json::state(self.book.record().session()),
            };
            return write_json(&mut self.out, &answer);
        }
        self.out.flush()?;
        // A closed standard error takes nothing from the rulings.
        let _ = self
            .err
            .write_all(point.shown(&self.origin, number, line).as_bytes());
        Ok(())
    }

    fn end(&mut self) -> Result<(), Stopped> {
        let Tally {
            accepted,
            foul,
            rejected,
        } = self.tally;
        match self.manner.style {
            Style::Json => {
                let entries = accepted + foul;
                let state = json::state(self.book.record().session());
                write_json(
                    &mut self.out,
                    &json::Ended {
                        end: true,
                        entries,
                        accepted,
                        foul,
                        rejected,
                        state,
                    },
                )?;
            }
            Style::Text { .. } => {
                let entries = counted(accepted + foul, "entry", "entries");
                let fouls = counted(foul, "foul", "fouls");
                writeln!(
                    self.out,
                    "{entries}: {accepted} in order, {fouls}; {rejected} rejected."
                )?;
            }
        }
        Ok(self.out.flush()?)
    }
}

/// Whether a ruling ends a hand or the session, so that a table follows it.
pub(super) fn ends_something(ruling: &Ruling) -> bool {
    ruling.events.iter().any(|event| {
        matches!(
            event,
            Event::HandScored(_) | Event::Settled | Event::PotTaken(_)
        )
    })
}

/// What stops a replay.
enum Stopped {
    Reading(io::Error),
    Writing(io::Error),
    Journal(JournalError),
}

impl From<JournalError> for Stopped {
    fn from(error: JournalError) -> Stopped {
        Stopped::Journal(error)
    }
}

impl From<io::Error> for Stopped {
    fn from(error: io::Error) -> Stopped {
        Stopped::Writing(error)
    }
}

fn write_json(out: &mut impl Write, value: &impl serde::Serialize) -> Result<(), Stopped> {
    serde_json::to_writer(&mut *out, value).map_err(|error| Stopped::Writing(error.into()))?;
    Ok(writeln!(out)?)
}
