//! What a replay says: rulings, answers and rejections, as text or as JSON. It judges nothing.

use crate::desk::outcome::Origin;
use crate::desk::point::Point;
use crate::desk::{answer, pager};
use crate::journal::{Outcome, Record};
use crate::law::facts::Facts;
use crate::law::show::Table;
use crate::law::{EntryNo, Verdict};
use crate::print::why;
use crate::speech::Question;
use crate::text::width;
use serde::Serialize;
use serde_json::json;
use std::io::{self, Write};

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Style {
    Text { quiet: bool },
    Json,
    Rejections,
}

#[derive(Clone)]
pub struct Manner {
    pub style: Style,
    pub keep_going: bool,
    pub table: Table,
}

#[derive(Default)]
pub(super) struct Tally {
    accepted: u64,
    foul: u64,
    pub rejected: u64,
}

impl Tally {
    pub fn count(&mut self, verdict: Verdict) {
        match verdict {
            Verdict::Accepted => self.accepted += 1,
            Verdict::Foul(_) => self.foul += 1,
        }
    }
}

/// The ruling on one entry, or its rejection.
#[derive(Serialize)]
struct Answer<'a> {
    n: Option<u32>,
    line: u64,
    entry: &'a str,
    verdict: &'static str,
    articles: Vec<String>,
    /// The law's own fields: payments, points.
    #[serde(flatten)]
    added: Facts,
    message: &'a str,
    state: Facts,
}

#[derive(Serialize)]
struct Ended {
    end: bool,
    entries: u64,
    accepted: u64,
    foul: u64,
    rejected: u64,
    state: Facts,
}

pub(super) fn verdict(outcome: &Outcome) -> Verdict {
    match outcome {
        Outcome::Ruled(ruling) => ruling.verdict(),
        Outcome::Corrected(_) => Verdict::Accepted,
    }
}

pub(super) struct Output<O, E> {
    pub origin: Origin,
    pub manner: Manner,
    pub out: O,
    pub err: E,
}

impl<O: Write, E: Write> Output<O, E> {
    /// Whether every ruling is said in words.
    fn tells_all(&self) -> bool {
        self.manner.style == (Style::Text { quiet: false })
    }

    /// Whether everything is said as JSON, rejections included, and rulings with their entries in full.
    pub fn is_json(&self) -> bool {
        self.manner.style == Style::Json
    }

    /// Whether nothing is said of an entry that is taken, not even how many there were.
    pub fn tells_only_rejections(&self) -> bool {
        self.manner.style == Style::Rejections
    }

    /// The entries with which the record begins.
    pub fn beginning(&mut self, record: &Record) -> io::Result<()> {
        if !self.tells_all() {
            return Ok(());
        }
        self.write_lines(&answer::so_far(record, &self.manner.table))
    }

    /// The entry by which the usual players were seated.
    pub fn seated(
        &mut self,
        record: &Record,
        (no, outcome): (EntryNo, &Outcome),
        words: &str,
    ) -> io::Result<()> {
        if self.tells_all() {
            self.tell(record, no, outcome)?;
        }
        // If standard error is closed, the rulings are printed nevertheless.
        let _ = writeln!(self.err, "{words}");
        Ok(())
    }

    /// The ruling on an entry or the impact of a correction. `line` is its number in the source; `entry` is
    /// the entry in full, for JSON.
    pub fn ruled(
        &mut self,
        record: &Record,
        line: u64,
        entry: Option<&str>,
        (no, outcome): (EntryNo, &Outcome),
    ) -> io::Result<()> {
        let is_told = match self.manner.style {
            Style::Json => {
                let entry = entry.unwrap_or_default();
                return self.ruled_in_json(record, line, entry, (no, outcome));
            }
            Style::Rejections => false,
            Style::Text { quiet: false } => true,
            Style::Text { quiet: true } => match outcome {
                Outcome::Ruled(ruling) => {
                    verdict(outcome) != Verdict::Accepted || ruling.ends_something()
                }
                Outcome::Corrected(_) => true,
            },
        };
        match is_told {
            true => self.tell(record, no, outcome),
            false => Ok(()),
        }
    }

    /// A ruling or an impact under its number, and the tables after it.
    fn tell(&mut self, record: &Record, no: EntryNo, outcome: &Outcome) -> io::Result<()> {
        let table = &self.manner.table;
        let told = answer::told(record, outcome);
        let mut lines = width::numbered(no.0, &told, table.look.measure());
        lines.extend(answer::after(record, outcome, table));
        self.write_lines(&lines)
    }

    fn ruled_in_json(
        &mut self,
        record: &Record,
        line: u64,
        entry: &str,
        (no, outcome): (EntryNo, &Outcome),
    ) -> io::Result<()> {
        let session = record.session();
        let (ruling, articles, message) = match outcome {
            Outcome::Ruled(ruling) => {
                let told = ruling.tell(&session.names());
                let articles = told.articles.iter().map(ToString::to_string);
                let message = answer::message(record, ruling, &told);
                (Some(ruling), articles.collect(), message)
            }
            Outcome::Corrected(impact) => (None, Vec::new(), why::message(impact)),
        };
        let answer = Answer {
            n: Some(no.0),
            line,
            entry,
            verdict: verdict(outcome).word(),
            articles,
            added: session.added(ruling),
            message: &message,
            state: session.state(),
        };
        self.write_json(&answer)
    }

    pub fn answer(&mut self, record: &Record, question: &Question) -> io::Result<()> {
        match self.manner.style {
            Style::Json => {
                let answer = answer::json(record, question).unwrap_or_else(
                    |error| json!({ "question": question.row().word, "answer": { "error": error } }),
                );
                self.write_json(&answer)
            }
            Style::Text { .. } => {
                let answer = answer::text(record, question, &self.manner.table);
                self.write_lines(&answer.unwrap_or_else(|error| vec![answer::sentence(&error)]))
            }
            Style::Rejections => Ok(()),
        }
    }

    /// A line that was rejected, and why. `said` is its entry.
    pub fn rejected(
        &mut self,
        record: &Record,
        (number, text): (u64, &str),
        said: &str,
        point: &Point,
    ) -> io::Result<()> {
        if self.manner.style == Style::Json {
            let session = record.session();
            return self.write_json(&Answer {
                n: None,
                line: number,
                entry: said,
                verdict: Verdict::REJECTED,
                articles: Vec::new(),
                added: session.added(None),
                message: &point.message,
                state: session.state(),
            });
        }
        let shown = point.shown(&self.origin, number, text);
        // If standard error is closed, the rulings are printed nevertheless.
        let _ = self.err.write_all(shown.as_bytes());
        Ok(())
    }

    pub fn ended(&mut self, record: &Record, tally: &Tally) -> io::Result<()> {
        let Tally {
            accepted,
            foul,
            rejected,
        } = *tally;
        let entries = accepted + foul;
        match self.manner.style {
            Style::Json => self.write_json(&Ended {
                end: true,
                entries,
                accepted,
                foul,
                rejected,
                state: record.session().state(),
            }),
            Style::Text { .. } => {
                let ended = tell!("replayed", entries, accepted, foul, rejected);
                writeln!(self.out, "{ended}")
            }
            Style::Rejections => Ok(()),
        }
    }

    fn write_lines(&mut self, lines: &[String]) -> io::Result<()> {
        pager::write_lines(&mut self.out, lines)
    }

    fn write_json(&mut self, value: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut self.out, value)?;
        writeln!(self.out)
    }
}
