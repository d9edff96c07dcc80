//! Reports a replay: rulings, answers and rejections, as text or JSON, and their counts.

use crate::desk::{Failure, Point, Replay, Status, Stopped, Style, answer, pager, point};
use nos_base::{shown, width};
use nos_entry::{Dialect, Question};
use nos_law::show::answers::judged;
use nos_law::{EntryNo, Facts, Value, Verdict};
use nos_records::journal::{EntryOutcome, Record, Rejection};
use nos_records::print::why;
use serde_json::json;
use std::io::Write;

/// Formats the answer to a line as JSON: the entry's number and text, the ruling, and the state.
fn answered(no: Option<EntryNo>, line: u64, entry: &str, judged: Facts, state: Facts) -> String {
    let mut facts = Facts::new()
        .with("n", no.map(|no| no.0))
        .with("line", Value::Number(i64::try_from(line).unwrap_or(i64::MAX)))
        .with("entry", entry.to_owned());
    facts.0.extend(judged.0);
    facts.with("state", state).json()
}

fn verdict(outcome: &EntryOutcome) -> Verdict {
    match outcome {
        EntryOutcome::Ruled(ruling) => ruling.verdict,
        EntryOutcome::Corrected(_) => Verdict::Accepted,
    }
}

impl Replay<'_> {
    /// Counts and reports a ruling. JSON shows `entry` in full. Returns `true`: the line counts.
    pub(super) fn ruled(
        &mut self,
        line: u64,
        entry: &str,
        entered: &(EntryNo, EntryOutcome),
    ) -> Result<bool, Stopped> {
        let verdict = verdict(&entered.1);
        match verdict {
            Verdict::Accepted => self.accepted += 1,
            Verdict::Foul(_) => self.foul += 1,
        }
        match (self.manner.style, &entered.1) {
            (Style::Rejections, _) => {}
            (Style::Json, _) => self.write_ruling(line, entry, entered)?,
            (Style::Text { quiet: true }, EntryOutcome::Ruled(ruling))
                if verdict == Verdict::Accepted && !ruling.summary().ends_something() => {}
            (Style::Text { .. }, _) => self.report(entered)?,
        }
        Ok(true)
    }

    fn write_ruling(
        &mut self,
        line: u64,
        entry: &str,
        (no, outcome): &(EntryNo, EntryOutcome),
    ) -> Result<(), Stopped> {
        let record = self.book.record();
        let session = record.session();
        let verdict = verdict(outcome).word();
        let judged = match outcome {
            EntryOutcome::Ruled(ruling) => {
                let told = ruling.text(&session.names());
                let message = answer::message(record, ruling, &told);
                judged(session, verdict, Some((ruling, &told)), message)
            }
            EntryOutcome::Corrected(impact) => judged(session, verdict, None, why::message(impact)),
        };
        write_line(&mut self.out, &answered(Some(*no), line, entry, judged, session.state()))
    }

    pub(super) fn report(
        &mut self,
        (no, outcome): &(EntryNo, EntryOutcome),
    ) -> Result<(), Stopped> {
        let (record, table) = (self.book.record(), &self.manner.table);
        let told = answer::lines(record, outcome);
        let mut lines = width::numbered(no.0, &told, table.look.measure());
        lines.extend(answer::after(record, outcome, table));
        self.write_lines(&lines)
    }

    pub(super) fn answer(&mut self, question: &Question) -> Result<(), Stopped> {
        let record = self.book.record();
        match self.manner.style {
            Style::Json => {
                let answer = answer::json(record, question).unwrap_or_else(
                    |error| json!({ "question": question.row().word, "answer": { "error": error } }),
                );
                write_json(&mut self.out, &answer)
            }
            Style::Text { .. } => {
                let answer = answer::text(record, question, &self.manner.table);
                self.write_lines(&answer.unwrap_or_else(|error| vec![answer::sentence(&error)]))
            }
            Style::Rejections => Ok(()),
        }
    }

    pub(super) fn refused(
        &mut self,
        number: u64,
        bytes: &[u8],
        rejection: &Rejection,
    ) -> Result<bool, Stopped> {
        if *rejection == Rejection::TooTangled {
            let message = message!("JournalError-TooTangled", path = self.origin);
            return Err(Failure::new(Status::File, message).into());
        }
        self.reject(number, bytes, |line, record| {
            point::rejected(rejection, line, Dialect::Script, record)
        })
    }

    /// Reports a rejected line and points at the fault. Returns `false`.
    pub(super) fn reject(
        &mut self,
        number: u64,
        bytes: &[u8],
        point: impl FnOnce(&str, &Record) -> Point,
    ) -> Result<bool, Stopped> {
        self.rejected += 1;
        if self.manner.style == Style::Rejections && self.rejected > 1 {
            return Ok(false);
        }
        let is_json = self.manner.style == Style::Json;
        if !is_json {
            // Standard error must follow the output so far.
            self.release()?;
        }
        let text = &String::from_utf8_lossy(bytes);
        let record = self.book.record();
        let point = point(text, record);
        if is_json {
            let session = record.session();
            let judged = judged(session, Verdict::REJECTED, None, point.message);
            let answer = answered(None, number, nos_entry::body_of(text), judged, session.state());
            write_line(&mut self.out, &answer)?;
        } else {
            let shown = point.shown(&self.origin, number, text);
            // Rulings go on even if standard error is closed.
            let _ = self.err.write_all(shown.as_bytes());
        }
        Ok(false)
    }

    pub(super) fn end(&mut self) -> Result<(), Stopped> {
        let (accepted, foul, rejected) = (self.accepted, self.foul, self.rejected);
        let entries = accepted + foul;
        match self.manner.style {
            Style::Json => {
                let ended = json!({
                    "end": true,
                    "entries": entries,
                    "accepted": accepted,
                    "foul": foul,
                    "rejected": rejected,
                    "state": self.book.record().session().state(),
                });
                write_json(&mut self.out, &ended)
            }
            Style::Text { .. } => {
                self.write_lines(&[message!("replayed", entries, accepted, foul, rejected)])
            }
            Style::Rejections => {
                if let Some(more) = rejected.checked_sub(1).filter(|more| *more > 0) {
                    let more = message!("rejected-after-it", name = self.origin, more);
                    let _ = writeln!(self.err, "{more}");
                }
                Ok(())
            }
        }
    }

    pub(super) fn tells_all(&self) -> bool {
        self.manner.style == (Style::Text { quiet: false })
    }

    pub(super) fn write_lines(&mut self, lines: &[String]) -> Result<(), Stopped> {
        Ok(pager::write_lines(&mut self.out, lines)?)
    }
}

fn write_json(out: &mut impl Write, value: &serde_json::Value) -> Result<(), Stopped> {
    write_line(out, &value.to_string())
}

fn write_line(out: &mut impl Write, json: &str) -> Result<(), Stopped> {
    Ok(writeln!(out, "{}", shown::json(json))?)
}
