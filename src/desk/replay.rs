//! Judges a recorded evening, line by line. `output` prints what comes of it.

mod output;

use crate::desk::book::Book;
use crate::desk::config;
use crate::desk::outcome::{Failure, Origin, Status};
use crate::desk::point::{self, Point};
use crate::desk::source::{Lines, Source};
use crate::journal::{JournalError, Outcome, Record, Rejection, Said};
use crate::law::EntryNo;
use crate::speech::{self, Body, Correction, Dialect, Entry, Line, Question};
pub use output::{Manner, Style};
use output::{Output, Tally, verdict};
use std::io::{self, Write};

pub struct Replay<O, E> {
    output: Output<O, E>,
    keep_going: bool,
    book: Book,
    /// How many entries stand in the book before those of the source, which does not know of them.
    ahead: usize,
    /// The entry that seats the usual players; `None` once somebody is seated.
    usual: Option<Entry>,
    tally: Tally,
}

impl<O: Write, E: Write> Replay<O, E> {
    /// A replay from this origin. Rulings go to `out`, errors to `err`.
    pub fn new(book: Book, origin: Origin, manner: Manner, out: O, err: E) -> Replay<O, E> {
        Replay {
            keep_going: manner.keep_going,
            output: Output {
                origin,
                manner,
                out,
                err,
            },
            book,
            ahead: 0,
            usual: None,
            tally: Tally::default(),
        }
    }

    /// The same, with a book that was begun for this source, or not. If it was, the entries that it begins with
    /// are told first.
    #[must_use]
    pub fn begun_for_it(self, is_begun: bool) -> Replay<O, E> {
        Replay {
            ahead: if is_begun {
                self.book.record().len()
            } else {
                0
            },
            ..self
        }
    }

    /// The same, with an entry that is made as soon as another one needs it.
    #[must_use]
    pub fn seating(self, usual: Option<Entry>) -> Replay<O, E> {
        Replay { usual, ..self }
    }

    /// Judges every line. No error if the reader closes the output.
    pub fn run(self, source: impl Source) -> Result<Status, Failure> {
        self.run_to_the_end(source).map(|(status, _)| status)
    }

    pub fn run_to_the_end(mut self, source: impl Source) -> Result<(Status, Book), Failure> {
        match self.judge_all(source) {
            Ok(()) => {}
            Err(Stopped::Reading(error)) => {
                return Err(Failure::reading(&self.output.origin, &error));
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

    fn judge_all(&mut self, source: impl Source) -> Result<(), Stopped> {
        if self.ahead > 0 {
            self.output.beginning(self.book.record())?;
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
            let taken = self.judge(number, bytes)?;
            if !taken && !self.keep_going {
                break;
            }
        }
        self.output.ended(self.book.record(), &self.tally)?;
        self.release()
    }

    fn judge(&mut self, number: u64, bytes: &[u8]) -> Result<bool, Stopped> {
        let Line { timestamp, body } =
            match speech::read_bytes(self.book.record().law().language, bytes) {
                Ok(line) => line,
                Err(error) => return self.reject(number, bytes, |_, _| Point::of(&error)),
            };
        let before = self.book.record().next_no();
        let taken = match body {
            None => true,
            Some(Body::Entry(entry)) => self.take(number, Said::Entry(entry), bytes)?,
            Some(Body::Correction(correction)) => self.take(number, correction.into(), bytes)?,
            // Nobody is there to be asked about the entries.
            Some(Body::Question(Question::Revise { .. })) => {
                let message = tell!("revise-at-the-prompt");
                self.reject(number, bytes, |line, _| point::all_of(line, message))?
            }
            Some(Body::Question(question)) => {
                self.output.answer(self.book.record(), &question)?;
                true
            }
        };
        if let Some(time) = timestamp.filter(|_| taken) {
            self.book.note_time(before, time.moment());
        }
        Ok(taken)
    }

    fn take(&mut self, number: u64, said: Said, bytes: &[u8]) -> Result<bool, Stopped> {
        match said.correction() {
            // Replayed, the same source would correct another entry.
            Some(Correction::Parts(_)) if self.ahead > 0 => {
                let first = (self.book.record().law().first_entry)();
                let message = tell!("other-numbers", first);
                return self.reject(number, bytes, |line, _| point::all_of(line, message));
            }
            Some(Correction::Undo(asked)) if self.ahead > 0 => {
                let standing = self.book.record().last_standing(*asked).into_iter();
                let standing = standing.filter(|no| no.0 as usize > self.ahead).count() as u32;
                if standing < *asked {
                    let asked = *asked;
                    let rejection = Rejection::TooFewToUndo { asked, standing };
                    return self.refused(number, bytes, &rejection);
                }
            }
            _ => {}
        }
        if let Some(record) = self.book.loose()
            && self.usual.is_none()
            && !self.output.is_json()
        {
            // Nobody asks for the entry in full.
            let entered = match self.output.tells_only_rejections() {
                true => record.enter_untold(said).map(|_| None),
                false => record.enter(said).map(Some),
            };
            return match entered {
                Ok(Some(entered)) => self.ruled(number, None, &entered),
                Ok(None) => Ok(true),
                Err(rejection) => self.refused(number, bytes, &rejection),
            };
        }
        let again = self.usual.is_some().then(|| said.clone());
        let mut judged = self.book.judge(said);
        if let Some(again) = again.filter(|_| judged.is_err())
            && self.seat_for(&again)?
        {
            judged = self.book.judge(again);
        }
        match judged {
            Ok(decided) => {
                let entry = self.output.is_json();
                let entry = entry.then(|| decided.explicit().to_string());
                let entered = self.book.take(decided)?;
                self.ruled(number, entry.as_deref(), &entered)
            }
            Err(rejection) => self.refused(number, bytes, &rejection),
        }
    }

    /// Seats the usual players if `said` needs them; returns whether it did.
    fn seat_for(&mut self, said: &Said) -> Result<bool, Stopped> {
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
        let record = self.book.record();
        let words = config::seated(record.session().names().iter());
        self.output.seated(record, (no, &outcome), &words)?;
        Ok(true)
    }

    /// Counts and says a ruling; `entry` is the entry in full, for JSON. Returns `true`: it was taken.
    fn ruled(
        &mut self,
        number: u64,
        entry: Option<&str>,
        (no, outcome): &(EntryNo, Outcome),
    ) -> Result<bool, Stopped> {
        self.tally.count(verdict(outcome));
        let record = self.book.record();
        self.output.ruled(record, number, entry, (*no, outcome))?;
        Ok(true)
    }

    fn refused(
        &mut self,
        number: u64,
        bytes: &[u8],
        rejection: &Rejection,
    ) -> Result<bool, Stopped> {
        self.reject(number, bytes, |line, record| {
            point::rejected(rejection, line, Dialect::Written, record)
        })
    }

    /// Says that a line is not taken, and points at what is wrong; returns `false`.
    fn reject(
        &mut self,
        number: u64,
        bytes: &[u8],
        point: impl FnOnce(&str, &Record) -> Point,
    ) -> Result<bool, Stopped> {
        self.tally.rejected += 1;
        if !self.output.is_json() {
            // It goes to standard error, after what was said before it.
            self.release()?;
        }
        let text = &String::from_utf8_lossy(bytes);
        let record = self.book.record();
        let point = point(text, record);
        let said = speech::said(text);
        self.output.rejected(record, (number, text), said, &point)?;
        Ok(false)
    }

    /// Saves what was taken since the last time, and only then answers it.
    fn release(&mut self) -> Result<(), Stopped> {
        self.book.save()?;
        Ok(self.output.out.flush()?)
    }
}

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
