mod report;

use crate::desk::source::Lines;
use crate::desk::{Book, Failure, Origin, Point, Status, Stopped, answer, point, source};
use nos_base::Name;
use nos_entry::{Body, Correction, Entry, Line, ReadError};
use nos_law::TableSettings;
use nos_records::journal::limit::Extent;
use nos_records::journal::{Record, Recorded, Rejection};
use std::io::{Read, Write};

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Text; if `quiet`, only fouls, impacts of corrections and ends of games.
    Text { quiet: bool },
    /// All rulings and rejections, with entries in full.
    Json,
    /// The first rejected line, and the number of the others, since most follow from the first.
    Rejections,
}

#[derive(Clone)]
pub struct Manner {
    pub style: Style,
    pub keep_going: bool,
    pub table: TableSettings,
}

type Out<'a> = Box<dyn Write + 'a>;

pub struct Replay<'a> {
    origin: Origin,
    manner: Manner,
    out: Out<'a>,
    err: Out<'a>,
    book: Book,
    /// Entries in the book before the source, which are reported first. Line numbers exclude them.
    pub(super) ahead: usize,
    /// The entry that seats the usual players when needed; `None` once somebody is seated.
    pub(super) usual: Option<Entry>,
    accepted: u64,
    foul: u64,
    rejected: u64,
}

impl<'a> Replay<'a> {
    pub fn new(book: Book, origin: Origin, manner: Manner, out: Out<'a>, err: Out<'a>) -> Self {
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

    /// Judges every line as it arrives. A closed output is not an error.
    pub fn run(mut self, lines: Lines<impl Read>) -> Result<Status, Failure> {
        let judged = self.judge_fed(lines);
        self.ended(judged).map(|(status, _)| status)
    }

    /// Judges every line of a script, and returns the book. A closed output is not an error.
    pub fn run_script(mut self, script: &[u8]) -> Result<(Status, Book), Failure> {
        let judged = self.judge_script(script);
        self.ended(judged)
    }

    fn ended(mut self, judged: Result<(), Stopped>) -> Result<(Status, Book), Failure> {
        Stopped::unless_closed(judged.and_then(|()| self.end()).and_then(|()| self.release()))?;
        match self.rejected {
            0 => Ok((Status::Clean, self.book)),
            _ => Ok((Status::Rejected, self.book)),
        }
    }

    fn judge_script(&mut self, script: &[u8]) -> Result<(), Stopped> {
        let language = self.book.record().law().language;
        for (number, bytes) in (1..).zip(source::lines(script)) {
            let read = nos_entry::read_script(language, bytes);
            if !self.judge(number, bytes, read)? && !self.manner.keep_going {
                break;
            }
        }
        Ok(())
    }

    fn judge_fed(&mut self, mut lines: Lines<impl Read>) -> Result<(), Stopped> {
        if self.ahead > 0 && self.tells_all() {
            self.write_lines(&answer::so_far(self.book.record(), &self.manner.table))?;
        }
        let language = self.book.record().law().language;
        // Counts only lines that are kept.
        let mut extent = Extent::default();
        loop {
            if !lines.has_next() {
                // A program that feeds a journal may wait for answers before its next line.
                self.release()?;
            }
            let read = lines.next_line();
            let Some((number, bytes)) =
                read.map_err(|error| Failure::reading(&self.origin, &error))?
            else {
                return Ok(());
            };
            let bytes = match number {
                1 => nos_entry::strip_bom(bytes),
                _ => bytes,
            };
            let read = nos_entry::read_script(language, bytes);
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
            // Without a prompt nobody could answer the questions of a revision or an amendment.
            Some(Body::Amendment(amendment)) => {
                let message = if amendment.is_revision() {
                    message!("revise-at-the-prompt")
                } else {
                    let verb = self.book.record().law().language.lexicon().typed(amendment.row());
                    message!("amendment-at-the-prompt", verb)
                };
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
            // The journal has more entries than these lines, so a number could mean another entry.
            Some(Correction::Parts(_)) if self.ahead > 0 => {
                let first = self.book.record().law().first_entry();
                let message = message!("other-numbers", first = first.told());
                return self.reject(number, bytes, |line, _| point::all_of(line, message));
            }
            Some(Correction::Undo(asked)) if self.ahead > 0 => {
                let asked = *asked;
                let standing = self.book.record().last_standing(asked);
                let standing =
                    standing.iter().filter(|no| no.0 as usize > self.ahead).count() as u32;
                if standing < asked {
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
            // Only JSON shows the entry in full.
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

    /// Seats the usual players if this entry is possible only with them. Returns whether it did.
    fn seat_for(&mut self, recorded: &Recorded) -> Result<bool, Stopped> {
        let Some(usual) = &self.usual else { return Ok(false) };
        let seat = Recorded::Entry(usual.clone());
        let Ok(decided) = self.book.judge(seat.clone()) else { return Ok(false) };
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
        // Rulings go on even if standard error is closed.
        let _ = writeln!(self.err, "{}", message!("seated", names = names.join(", ")));
        Ok(true)
    }

    /// Saves the entries taken since the last call, and then flushes their answers.
    fn release(&mut self) -> Result<(), Stopped> {
        self.book.save()?;
        Ok(self.out.flush()?)
    }
}
