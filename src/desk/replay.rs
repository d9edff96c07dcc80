//! Judging a recorded evening, line by line.

use super::outcome::{Failure, Origin, Status};
use super::point::{self, Point};
use super::source::Lines;
use crate::law::EntryNo;
use crate::law::entry::Entry;
use crate::law::ruling::{Ruling, Verdict};
use crate::law::session::Session;
use crate::notation::{self, Body, ReadError};
use crate::print::json;
use crate::print::ruling::{Worded, cited};
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

#[derive(Default)]
struct Tally {
    accepted: u64,
    foul: u64,
    rejected: u64,
}

/// A replay under way.
pub struct Replay<O, E> {
    origin: Origin,
    style: Style,
    keep_going: bool,
    out: O,
    err: E,
    session: Session,
    entries: u32,
    tally: Tally,
}

impl<O: Write, E: Write> Replay<O, E> {
    /// A replay from this origin; rulings go to `out`, what is wrong to `err`.
    pub fn new(origin: Origin, style: Style, keep_going: bool, out: O, err: E) -> Replay<O, E> {
        let tally = Tally::default();
        Replay {
            origin,
            style,
            keep_going,
            out,
            err,
            session: Session::new(),
            entries: 0,
            tally,
        }
    }

    /// Judges every line; a reader of the output who has had enough ends it quietly.
    ///
    /// # Errors
    /// What cannot be read or written.
    pub fn run(mut self, source: impl BufRead) -> Result<Status, Failure> {
        match self.judge_all(source) {
            Ok(()) => {}
            Err(Stopped::Reading(error)) => {
                let _ = self.out.flush();
                return Err(match &self.origin {
                    Origin::File(path) => Failure::reading(path, &error),
                    Origin::Stdin => {
                        Failure::new(Status::File, format!("cannot read standard input: {error}"))
                    }
                });
            }
            Err(Stopped::Writing(error)) if error.kind() == io::ErrorKind::BrokenPipe => {}
            Err(Stopped::Writing(error)) => return Err(Failure::writing(&error)),
        }
        Ok(if self.tally.rejected > 0 {
            Status::Rejected
        } else {
            Status::Clean
        })
    }

    fn judge_all(&mut self, source: impl BufRead) -> Result<(), Stopped> {
        let mut lines = Lines::new(source);
        while let Some((number, bytes)) = lines.next_line().map_err(Stopped::Reading)? {
            let bytes = if number == 1 {
                notation::strip_bom(bytes)
            } else {
                bytes
            };
            let taken = match notation::read_bytes(bytes) {
                Ok(line) => match line.body {
                    None => true,
                    Some(Body::Entry(entry)) => self.entry(number, &entry, bytes)?,
                    Some(Body::Correction(_)) | Some(Body::Question(_)) => true,
                },
                Err(error) => self.unreadable(number, &error, bytes)?,
            };
            if !taken && !self.keep_going {
                break;
            }
        }
        self.end()
    }

    fn entry(&mut self, number: u64, entry: &Entry, bytes: &[u8]) -> Result<bool, Stopped> {
        match self.session.judge(entry) {
            Ok(ruling) => {
                self.entries += 1;
                let no = EntryNo(self.entries);
                self.session.apply(no, &ruling);
                match ruling.verdict {
                    Verdict::Accepted => self.tally.accepted += 1,
                    Verdict::Foul(_) => self.tally.foul += 1,
                }
                self.ruled(number, no, entry, &ruling)?;
                Ok(true)
            }
            Err(refusal) => {
                let line = String::from_utf8_lossy(bytes);
                let said = notation::said(&line);
                let point = point::refused(&refusal, &line, said);
                self.rejected(number, &line, said, &point)?;
                Ok(false)
            }
        }
    }

    fn unreadable(
        &mut self,
        number: u64,
        error: &ReadError,
        bytes: &[u8],
    ) -> Result<bool, Stopped> {
        let line = String::from_utf8_lossy(bytes);
        let point = Point {
            column: error.column,
            width: error.width,
            message: error.to_string(),
            help: error.verb.map(|verb| format!("type {}", verb.usage())),
        };
        self.rejected(number, &line, notation::said(&line), &point)?;
        Ok(false)
    }

    fn ruled(
        &mut self,
        number: u64,
        no: EntryNo,
        entry: &Entry,
        ruling: &Ruling,
    ) -> Result<(), Stopped> {
        let worded = Worded::new(&self.session, ruling);
        match self.style {
            Style::Json => {
                let answer = json::Answer {
                    n: Some(no.0),
                    line: number,
                    entry: &entry.to_string(),
                    verdict: json::verdict_word(ruling.verdict),
                    articles: ruling.articles.iter().map(ToString::to_string).collect(),
                    transfers: json::transfers(&self.session, ruling),
                    message: &worded.message(),
                    differences: json::differences(&self.session, ruling),
                    state: json::state(&self.session),
                };
                write_json(&mut self.out, &answer)
            }
            Style::Text { quiet: true }
                if ruling.verdict == Verdict::Accepted && ruling.transfers.is_empty() =>
            {
                Ok(())
            }
            Style::Text { .. } => {
                let articles = cited(&ruling.articles);
                writeln!(self.out, "{:>4}  {} {articles}", no.0, worded.message())?;
                for line in worded.payments() {
                    writeln!(self.out, "      {line}")?;
                }
                Ok(())
            }
        }
    }

    fn rejected(
        &mut self,
        number: u64,
        line: &str,
        said: &str,
        point: &Point,
    ) -> Result<(), Stopped> {
        self.tally.rejected += 1;
        if self.style == Style::Json {
            let answer = json::Answer {
                n: None,
                line: number,
                entry: said,
                verdict: "rejected",
                articles: Vec::new(),
                transfers: Vec::new(),
                message: &point.message,
                differences: None,
                state: json::state(&self.session),
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
        match self.style {
            Style::Json => {
                let entries = accepted + foul;
                let state = json::state(&self.session);
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
                writeln!(
                    self.out,
                    "{} entries: {accepted} in order, {foul} fouls; {rejected} rejected.",
                    accepted + foul
                )?;
            }
        }
        Ok(self.out.flush()?)
    }
}

/// What stops a replay.
enum Stopped {
    Reading(io::Error),
    Writing(io::Error),
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
