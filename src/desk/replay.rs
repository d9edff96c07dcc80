//! Judges a recorded evening, line by line, and reports the rulings, as text or as JSON: `judge_script` to `seat_for`
//! judge the lines, and the functions from `ruled` on report them.

use crate::desk::book::Book;
use crate::desk::outcome::{Failure, Origin, Status, Stopped};
use crate::desk::point::{self, Point};
use crate::desk::source::{self, Lines};
use crate::desk::{answer, pager};
use nos_records::journal::limit::Extent;
use nos_records::journal::{EntryOutcome, Record, Recorded, Rejection};
use nos_records::print::why;
use nos_rules::law::facts::{Facts, Value};
use nos_rules::law::show::TableSettings;
use nos_rules::law::{EntryNo, Verdict};
use nos_rules::speech::{self, Body, Correction, Dialect, Entry, Line, Question, ReadError};
use nos_rules::table::article::Article;
use nos_rules::table::name::Name;
use nos_rules::table::shown;
use nos_rules::text::width;
use serde_json::json;
use std::io::{Read, Write};
use std::sync::mpsc;
use std::{iter, thread};

/// Lines per chunk, and chunks read ahead of the judging.
const CHUNK: usize = 256;
const CHUNKS: usize = 16;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// In words; if `quiet`, only fouls, impacts and what ends something.
    Text { quiet: bool },
    /// All rulings and rejections, entries in full.
    Json,
    /// Only the first rejected line, in words, and the number of further ones, since most follow from the first.
    Rejections,
}

#[derive(Clone)]
pub struct Manner {
    pub style: Style,
    pub keep_going: bool,
    pub table: TableSettings,
}

/// The answer to a line in JSON.
struct Answer<'a> {
    no: Option<EntryNo>,
    line: u64,
    entry: &'a str,
    verdict: &'static str,
    articles: Vec<Article>,
    /// The law's own fields: payments, points.
    added: Facts,
    message: String,
    state: Facts,
}

impl Answer<'_> {
    fn facts(self) -> Facts {
        let articles = self.articles.iter().map(Article::to_string);
        let mut facts = Facts::new()
            .with("n", self.no.map(|no| no.0))
            .with(
                "line",
                Value::Number(i64::try_from(self.line).unwrap_or(i64::MAX)),
            )
            .with("entry", self.entry.to_owned())
            .with("verdict", self.verdict)
            .with("articles", articles.collect::<Value>());
        facts.0.extend(self.added.0);
        facts
            .with("message", self.message)
            .with("state", self.state)
    }
}

fn verdict(outcome: &EntryOutcome) -> Verdict {
    match outcome {
        EntryOutcome::Ruled(ruling) => ruling.verdict,
        EntryOutcome::Corrected(_) => Verdict::Accepted,
    }
}

pub struct Replay<O, E> {
    origin: Origin,
    manner: Manner,
    out: O,
    err: E,
    book: Book,
    /// Entries that the book holds before the first line of the source; they are reported first. The source counts
    /// without them.
    pub(super) ahead: usize,
    /// The entry that seats the usual players as soon as another one needs it; `None` once somebody is seated.
    pub(super) usual: Option<Entry>,
    accepted: u64,
    foul: u64,
    rejected: u64,
}

impl<O: Write, E: Write> Replay<O, E> {
    pub fn new(book: Book, origin: Origin, manner: Manner, out: O, err: E) -> Replay<O, E> {
        Replay {
            origin,
            manner,
            out,
            err,
            book,
            ahead: 0,
            usual: None,
            accepted: 0,
            foul: 0,
            rejected: 0,
        }
    }

    /// Judges every line as it arrives. A closed output is no error.
    pub fn run(mut self, lines: Lines<impl Read>) -> Result<Status, Failure> {
        let judged = self.judge_fed(lines);
        self.ended(judged).map(|(status, _)| status)
    }

    /// Judges every line of a script, and returns the book. A closed output is no error.
    pub fn run_script(mut self, script: &[u8]) -> Result<(Status, Book), Failure> {
        let judged = self.judge_script(script);
        self.ended(judged)
    }

    fn ended(mut self, judged: Result<(), Stopped>) -> Result<(Status, Book), Failure> {
        let ended = judged.and_then(|()| self.end());
        Stopped::unless_closed(ended.and_then(|()| self.release()))?;
        match self.rejected {
            0 => Ok((Status::Clean, self.book)),
            _ => Ok((Status::Rejected, self.book)),
        }
    }

    /// Reads lines in a second thread, ahead of the judging; in this one if no thread can start.
    fn judge_script(&mut self, script: &[u8]) -> Result<(), Stopped> {
        let language = self.book.record().law().language;
        let read = |(number, bytes)| (number, bytes, speech::read_script(language, bytes));
        let lines = (1..).zip(source::lines(script)).map(read);
        let (sender, receiver) = mpsc::sync_channel(CHUNKS);
        thread::scope(|scope| {
            let mut ahead = lines.clone();
            let read_ahead = move || {
                let chunk = || ahead.by_ref().take(CHUNK).collect::<Vec<_>>();
                let chunks = iter::repeat_with(chunk).take_while(|chunk| !chunk.is_empty());
                // Nobody receives them after a line that ends the judging.
                let _ = chunks
                    .map(|chunk| sender.send(chunk))
                    .all(|sent| sent.is_ok());
            };
            let reader = thread::Builder::new().spawn_scoped(scope, read_ahead);
            let here = reader.is_err().then_some(lines).into_iter().flatten();
            for (number, bytes, read) in receiver.into_iter().flatten().chain(here) {
                if !self.judge(number, bytes, read)? && !self.manner.keep_going {
                    break;
                }
            }
            Ok(())
        })
    }

    fn judge_fed(&mut self, mut lines: Lines<impl Read>) -> Result<(), Stopped> {
        if self.ahead > 0 && self.tells_all() {
            self.write_lines(&answer::so_far(self.book.record(), &self.manner.table))?;
        }
        let language = self.book.record().law().language;
        // That of the lines which are kept.
        let mut extent = Extent::default();
        loop {
            if !lines.has_next() {
                // Whoever feeds a journal may wait for the answers before the next line.
                self.release()?;
            }
            let read = lines.next_line();
            let Some((number, bytes)) =
                read.map_err(|error| Failure::reading(&self.origin, &error))?
            else {
                return Ok(());
            };
            let bytes = match number {
                1 => speech::strip_bom(bytes),
                _ => bytes,
            };
            let read = speech::read_script(language, bytes);
            let body = read.as_ref().ok().and_then(|line| line.body.as_ref());
            if matches!(body, Some(Body::Entry(_) | Body::Correction(_))) {
                extent = extent.and(Extent::of(bytes)).and(Extent::of(b"\n"));
            }
            if extent.is_too_long() {
                let message = message!("JournalError-TooLong", path = self.origin);
                return Err(Failure::new(Status::File, message).into());
            }
            if !self.judge(number, bytes, read)? && !self.manner.keep_going {
                return Ok(());
            }
        }
    }

    /// Judges a line; returns whether the line was taken.
    fn judge(
        &mut self,
        number: u64,
        bytes: &[u8],
        read: Result<Line<'_>, ReadError>,
    ) -> Result<bool, Stopped> {
        let Line { timestamp, body } = match read {
            Ok(line) => line,
            Err(error) => return self.reject(number, bytes, |_, _| Point::of(&error)),
        };
        let before = self.book.record().next_no();
        let taken = match body {
            None => true,
            Some(Body::Entry(entry)) => self.take(number, Recorded::Entry(entry), bytes)?,
            Some(Body::Correction(correction)) => self.take(number, correction.into(), bytes)?,
            // Nobody is there to be asked about the entries.
            Some(Body::Question(Question::Revise { .. })) => {
                let message = message!("revise-at-the-prompt");
                self.reject(number, bytes, |line, _| point::all_of(line, message))?
            }
            Some(Body::Question(question)) => {
                self.answer(&question)?;
                true
            }
        };
        // A journal has its own clock.
        if let (Some(time), true, Some(record)) = (timestamp, taken, self.book.loose()) {
            record.note_time(before, time.moment());
        }
        Ok(taken)
    }

    fn take(&mut self, number: u64, recorded: Recorded, bytes: &[u8]) -> Result<bool, Stopped> {
        match recorded.correction() {
            // Replayed, the same source would correct another entry.
            Some(Correction::Parts(_)) if self.ahead > 0 => {
                let first = self.book.record().law().first_entry();
                let message = message!("other-numbers", first = first.translated());
                return self.reject(number, bytes, |line, _| point::all_of(line, message));
            }
            Some(Correction::Undo(asked)) if self.ahead > 0 => {
                let standing = self
                    .book
                    .record()
                    .last_standing(*asked)
                    .into_iter()
                    .filter(|no| no.0 as usize > self.ahead)
                    .count() as u32;
                if standing < *asked {
                    let asked = *asked;
                    let rejection = Rejection::TooFewToUndo { asked, standing };
                    return self.refused(number, bytes, &rejection);
                }
            }
            _ => {}
        }
        let is_json = self.manner.style == Style::Json;
        if let Some(record) = self.book.loose()
            && self.usual.is_none()
            && !is_json
        {
            // Nobody asks for the entry in full.
            let entered = match self.manner.style {
                Style::Rejections => record.enter_quietly(recorded).map(|_| None),
                _ => record.enter(recorded).map(Some),
            };
            return match entered {
                Ok(Some(entered)) => self.ruled(number, "", &entered),
                Ok(None) => Ok(true),
                Err(rejection) => self.refused(number, bytes, &rejection),
            };
        }
        let again = self.usual.is_some().then(|| recorded.clone());
        let mut judged = self.book.judge(recorded);
        if let Some(again) = again.filter(|_| judged.is_err())
            && self.seat_for(&again)?
        {
            judged = self.book.judge(again);
        }
        match judged {
            Ok(decided) => {
                let entry = is_json.then(|| decided.expanded().to_string());
                let entered = self.book.take(decided)?;
                self.ruled(number, &entry.unwrap_or_default(), &entered)
            }
            Err(rejection) => self.refused(number, bytes, &rejection),
        }
    }

    /// Seats the usual players if this entry is possible only with them; returns whether it did.
    fn seat_for(&mut self, recorded: &Recorded) -> Result<bool, Stopped> {
        let Some(usual) = &self.usual else {
            return Ok(false);
        };
        let seat = Recorded::Entry(usual.clone());
        let Ok(decided) = self.book.judge(seat.clone()) else {
            return Ok(false);
        };
        let mut seated = Record::clone(self.book.record());
        if seated.enter(seat).is_err() || seated.judge(recorded.clone()).is_err() {
            return Ok(false);
        }
        let entered = self.book.take(decided)?;
        self.release()?;
        self.usual = None;
        if self.tells_all() {
            self.report(&entered)?;
        }
        let names = self.book.record().session().names();
        let names: Vec<&str> = names.iter().map(Name::as_str).collect();
        // If standard error is closed, the rulings are printed nevertheless.
        let _ = writeln!(self.err, "{}", message!("seated", names = names.join(", ")));
        Ok(true)
    }

    /// Counts and reports a ruling; `entry` is the entry in full, for JSON. Returns `true`: the line was taken.
    fn ruled(
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
        let (ruling, articles, message) = match outcome {
            EntryOutcome::Ruled(ruling) => {
                let told = ruling.text(&session.names());
                let message = answer::message(record, ruling, &told);
                (Some(ruling), told.articles, message)
            }
            EntryOutcome::Corrected(impact) => (None, Vec::new(), why::message(impact)),
        };
        let answer = Answer {
            no: Some(*no),
            line,
            entry,
            verdict: verdict(outcome).word(),
            articles,
            added: session.json_fields(ruling),
            message,
            state: session.state(),
        };
        write_line(&mut self.out, &answer.facts().json())
    }

    fn report(&mut self, (no, outcome): &(EntryNo, EntryOutcome)) -> Result<(), Stopped> {
        let (record, table) = (self.book.record(), &self.manner.table);
        let told = answer::lines(record, outcome);
        let mut lines = width::numbered(no.0, &told, table.look.measure());
        lines.extend(answer::after(record, outcome, table));
        self.write_lines(&lines)
    }

    fn answer(&mut self, question: &Question) -> Result<(), Stopped> {
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

    fn refused(
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

    /// Says that a line is not taken, and points at what is wrong; returns `false`.
    fn reject(
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
            // It goes to standard error, after what was said before it.
            self.release()?;
        }
        let text = &String::from_utf8_lossy(bytes);
        let record = self.book.record();
        let mut point = point(text, record);
        if is_json {
            let session = record.session();
            let answer = Answer {
                no: None,
                line: number,
                entry: speech::body_of(text),
                verdict: Verdict::REJECTED,
                articles: Vec::new(),
                added: session.json_fields(None),
                message: point.message,
                state: session.state(),
            };
            write_line(&mut self.out, &answer.facts().json())?;
        } else {
            point.message = record.session().names().spaced(&point.message).into_owned();
            let shown = point.shown(&self.origin, number, text);
            // If standard error is closed, the rulings are printed nevertheless.
            let _ = self.err.write_all(shown.as_bytes());
        }
        Ok(false)
    }

    fn end(&mut self) -> Result<(), Stopped> {
        let (accepted, foul, rejected) = (self.accepted, self.foul, self.rejected);
        let entries = accepted + foul;
        match self.manner.style {
            Style::Json => {
                let state = self.book.record().session().state();
                let ended = json!({
                    "end": true,
                    "entries": entries,
                    "accepted": accepted,
                    "foul": foul,
                    "rejected": rejected,
                    "state": state,
                });
                write_json(&mut self.out, &ended)
            }
            Style::Text { .. } => {
                let ended = message!("replayed", entries, accepted, foul, rejected);
                self.write_lines(&[ended])
            }
            Style::Rejections => {
                if let Some(more) = rejected.checked_sub(1).filter(|more| *more > 0) {
                    let more = message!("rejected-after-it", name = self.origin, more);
                    // If standard error is closed, the answer is given nevertheless.
                    let _ = writeln!(self.err, "{more}");
                }
                Ok(())
            }
        }
    }

    fn tells_all(&self) -> bool {
        self.manner.style == (Style::Text { quiet: false })
    }

    fn write_lines(&mut self, lines: &[String]) -> Result<(), Stopped> {
        let names = self.book.record().session().names();
        let lines: Vec<_> = lines.iter().map(|line| names.spaced(line)).collect();
        Ok(pager::write_lines(&mut self.out, &lines)?)
    }

    /// Saves the entries taken since the last call, and then flushes their answers.
    fn release(&mut self) -> Result<(), Stopped> {
        self.book.save()?;
        Ok(self.out.flush()?)
    }
}

fn write_json(out: &mut impl Write, value: &serde_json::Value) -> Result<(), Stopped> {
    write_line(out, &value.to_string())
}

fn write_line(out: &mut impl Write, json: &str) -> Result<(), Stopped> {
    Ok(writeln!(out, "{}", shown::json(json))?)
}
