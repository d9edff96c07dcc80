//! Judges a recorded evening, line by line.

use super::answer;
use super::book::Book;
use super::config;
use super::outcome::{Failure, Origin, Status};
use super::point::{self, Point};
use super::source::{Lines, Source};
use crate::journal::{Decided, JournalError, Outcome, Record, Rejection, Said};
use crate::law::{EntryNo, Verdict};
use crate::print::number::counted;
use crate::print::show::{Show, Table};
use crate::print::{impact, width};
use crate::speech::{self, Body, Dialect, Question, ReadError};
use crate::table::shown;
use serde::Serialize;
use serde_json::json;
use std::io::{self, Write};

/// The form of a replay's output.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Text.
    Text {
        /// Whether to leave out what was in order.
        quiet: bool,
    },
    /// JSON.
    Json,
}

/// The ruling on one entry, or its rejection.
#[derive(Serialize)]
struct Answer<'a, A, S> {
    /// The entry's number; `null` if it was rejected.
    n: Option<u32>,
    /// Its line in the file.
    line: u64,
    /// The entry, in full if it was accepted.
    entry: &'a str,
    verdict: &'static str,
    articles: Vec<String>,
    /// The law's own fields: payments, points.
    #[serde(flatten)]
    added: A,
    /// The ruling in words.
    message: &'a str,
    /// The session after it.
    state: S,
}

/// The last line of a replay.
#[derive(Serialize)]
struct Ended<S> {
    end: bool,
    entries: u64,
    accepted: u64,
    foul: u64,
    rejected: u64,
    state: S,
}

/// How many entries were ruled on, and how.
#[derive(Default)]
struct Tally {
    accepted: u64,
    foul: u64,
    rejected: u64,
}

/// The options of a replay.
#[derive(Clone)]
pub struct Manner {
    /// The form of the output.
    pub style: Style,
    /// Whether to go on after a rejected entry.
    pub keep_going: bool,
    /// The look of its tables.
    pub table: Table,
}

/// A replay.
pub struct Replay<L: Show, O, E> {
    origin: Origin,
    manner: Manner,
    out: O,
    err: E,
    book: Book<L>,
    /// Whether the entries that the book begins with are told first.
    tells_beginning: bool,
    /// The entry that seats the usual players; `None` once somebody is seated.
    usual: Option<L::Entry>,
    tally: Tally,
}

impl<L: Show, O: Write, E: Write> Replay<L, O, E> {
    /// A replay from this origin. Rulings go to `out`, errors to `err`.
    pub fn new(origin: Origin, manner: Manner, out: O, err: E) -> Replay<L, O, E> {
        Replay {
            origin,
            manner,
            out,
            err,
            book: Book::default(),
            tells_beginning: false,
            usual: None,
            tally: Tally::default(),
        }
    }

    /// The same, with entries kept in this book.
    #[must_use]
    pub fn kept_in(self, book: Book<L>) -> Replay<L, O, E> {
        Replay { book, ..self }
    }

    /// The same, told first of the entries that the book begins with, or not.
    #[must_use]
    pub fn telling_the_beginning(self, tells_beginning: bool) -> Replay<L, O, E> {
        Replay {
            tells_beginning,
            ..self
        }
    }

    /// The same, with an entry that is made as soon as another one needs it.
    #[must_use]
    pub fn seating(self, usual: Option<L::Entry>) -> Replay<L, O, E> {
        Replay { usual, ..self }
    }

    /// Judges every line. No error if the reader closes the output.
    ///
    /// # Errors
    /// If something cannot be read or written.
    pub fn run(self, source: impl Source) -> Result<Status, Failure> {
        self.run_to_the_end(source).map(|(status, _)| status)
    }

    /// The same, and also returns the book.
    ///
    /// # Errors
    /// If something cannot be read or written.
    pub fn run_to_the_end(mut self, source: impl Source) -> Result<(Status, Book<L>), Failure> {
        match self.judge_all(source) {
            Ok(()) => {}
            Err(Stopped::Reading(error)) => return Err(Failure::reading(&self.origin, &error)),
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

    fn judge_all(&mut self, source: impl Source) -> Result<(), Stopped> {
        if self.tells_beginning && self.manner.style == (Style::Text { quiet: false }) {
            let lines = answer::so_far(self.book.record(), &self.manner.table);
            self.write_lines(&lines)?;
        }
        let mut lines = Lines::new(source);
        loop {
            if !lines.has_next() {
                // Whoever feeds a journal may wait for the answers before the next line.
                self.release()?;
            }
            let Some((number, bytes)) = lines.next_line().map_err(Stopped::Reading)? else {
                break;
            };
            let bytes = if number == 1 {
                speech::strip_bom(bytes)
            } else {
                bytes
            };
            let taken = match speech::read_bytes::<L>(bytes) {
                Ok(line) => {
                    let before = self.book.record().next_no();
                    let taken = match line.body {
                        None => true,
                        Some(Body::Entry(entry)) => self.said(number, Said::Entry(entry), bytes)?,
                        Some(Body::Correction(correction)) => {
                            self.said(number, correction.into(), bytes)?
                        }
                        Some(Body::Question(Question::Revise { .. })) => {
                            self.revise(number, bytes)?
                        }
                        Some(Body::Question(question)) => {
                            self.asked(&question)?;
                            true
                        }
                    };
                    if let Some(time) = line.timestamp.filter(|_| taken) {
                        self.book.note_time(before, time.moment());
                    }
                    taken
                }
                Err(error) => self.unreadable(number, &error, bytes)?,
            };
            if !taken && !self.manner.keep_going {
                break;
            }
        }
        self.end()
    }

    /// Saves what was taken since the last time, and only then answers it.
    fn release(&mut self) -> Result<(), Stopped> {
        self.book.save()?;
        Ok(self.out.flush()?)
    }

    fn said(&mut self, number: u64, said: Said<L::Entry>, bytes: &[u8]) -> Result<bool, Stopped> {
        let again = self.usual.is_some().then(|| said.clone());
        let mut judged = self.book.judge(said);
        if let Some(again) = again.filter(|_| judged.is_err())
            && self.seat_for(&again)?
        {
            judged = self.book.judge(again);
        }
        match judged {
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

    /// Seats the usual players if `said` needs them; returns whether it did.
    fn seat_for(&mut self, said: &Said<L::Entry>) -> Result<bool, Stopped> {
        let Some(usual) = &self.usual else {
            return Ok(false);
        };
        let seat = Said::Entry(usual.clone());
        let Ok(decided) = self.book.judge(seat.clone()) else {
            return Ok(false);
        };
        let mut seated = Record::clone(self.book.record());
        if seated.enter(seat).is_err() || seated.judge(said.clone()).is_err() {
            return Ok(false);
        }
        let (no, outcome) = self.book.take(decided)?;
        self.release()?;
        self.usual = None;
        if self.manner.style == (Style::Text { quiet: false }) {
            self.tell(no, &outcome)?;
        }
        let names = self.book.record().session().names();
        // If standard error is closed, the rulings are printed nevertheless.
        let _ = writeln!(self.err, "{}", config::seated(names.iter()));
        Ok(true)
    }

    fn refused(
        &mut self,
        number: u64,
        rejection: &Rejection<L>,
        bytes: &[u8],
    ) -> Result<(), Stopped> {
        let line = String::from_utf8_lossy(bytes);
        let said = speech::said(&line);
        let point = point::rejected(rejection, &line, Dialect::Written, self.book.record());
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

    /// Refuses to revise entries: nobody is there to be asked about them.
    fn revise(&mut self, number: u64, bytes: &[u8]) -> Result<bool, Stopped> {
        let line = String::from_utf8_lossy(bytes);
        let said = speech::said(&line);
        let point = point::all_of(&line, answer::AT_THE_PROMPT.to_owned());
        self.rejected(number, &line, said, &point)?;
        Ok(false)
    }

    fn ruled(&mut self, number: u64, decided: Decided<L>) -> Result<(), Stopped> {
        let entry = decided.explicit().to_string();
        let (no, outcome) = self.book.take(decided)?;
        let verdict = match &outcome {
            Outcome::Ruled(ruling) => L::verdict(ruling),
            Outcome::Corrected(_) => Verdict::Accepted,
        };
        match verdict {
            Verdict::Accepted => self.tally.accepted += 1,
            Verdict::Foul(_) => self.tally.foul += 1,
        }
        let quiet = match self.manner.style {
            Style::Json => return self.write(number, &entry, (no, &outcome)),
            Style::Text { quiet } => quiet,
        };
        if let Outcome::Ruled(ruling) = &outcome
            && quiet
            && verdict == Verdict::Accepted
            && !L::ends_something(ruling)
        {
            return Ok(());
        }
        self.tell(no, &outcome)
    }

    /// The ruling on an entry or the impact of a correction, under its number, and the tables after it.
    fn tell(&mut self, no: EntryNo, outcome: &Outcome<L>) -> Result<(), Stopped> {
        let record = self.book.record();
        let table = &self.manner.table;
        let told = answer::told(record, outcome);
        let mut lines = width::numbered(no.0, &told, table.look.measure());
        lines.extend(answer::after(record, outcome, table));
        self.write_lines(&lines)
    }

    /// The ruling on an entry or the impact of a correction, as JSON.
    fn write(
        &mut self,
        number: u64,
        entry: &str,
        (no, outcome): (EntryNo, &Outcome<L>),
    ) -> Result<(), Stopped> {
        let record = self.book.record();
        let session = record.session();
        let (ruling, message) = match outcome {
            Outcome::Ruled(ruling) => (Some(&**ruling), answer::message(record, ruling)),
            Outcome::Corrected(impact) => (None, impact::message(impact)),
        };
        let told = ruling.map(|ruling| L::tell(ruling, &session.names()));
        let answer = Answer {
            n: Some(no.0),
            line: number,
            entry,
            verdict: told
                .as_ref()
                .map_or(Verdict::Accepted, |told| told.verdict)
                .word(),
            articles: told.map_or_else(Vec::new, |told| {
                told.articles.iter().map(ToString::to_string).collect()
            }),
            added: session.added(ruling),
            message: &message,
            state: session.state(),
        };
        write_json(&mut self.out, &answer)
    }

    fn write_lines(&mut self, lines: &[String]) -> Result<(), Stopped> {
        for line in lines {
            writeln!(self.out, "{}", shown::line(line))?;
        }
        Ok(())
    }

    fn asked(&mut self, question: &Question<L>) -> Result<(), Stopped> {
        let record = self.book.record();
        match self.manner.style {
            Style::Json => {
                let answer = answer::json(record, question).unwrap_or_else(
                    |error| json!({ "question": question.row().word, "answer": { "error": error } }),
                );
                write_json(&mut self.out, &answer)?;
            }
            Style::Text { .. } => {
                let answer = answer::text(record, question, &self.manner.table);
                self.write_lines(&answer.unwrap_or_else(|error| vec![answer::sentence(&error)]))?;
            }
        }
        Ok(())
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
            let session = self.book.record().session();
            let answer = Answer {
                n: None,
                line: number,
                entry: said,
                verdict: Verdict::REJECTED,
                articles: Vec::new(),
                added: session.added(None),
                message: &point.message,
                state: session.state(),
            };
            return write_json(&mut self.out, &answer);
        }
        self.release()?;
        // If standard error is closed, the rulings are printed nevertheless.
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
                let state = self.book.record().session().state();
                write_json(
                    &mut self.out,
                    &Ended {
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
        self.release()
    }
}

/// Why a replay stops early.
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
