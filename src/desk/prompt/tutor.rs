//! The tutor. The reader enters a given hand step by step. nos rules on an entry outside the lesson
//! as usual, and then takes it back.

use super::console::{Console, Input, InputEnd, Stop};
use super::sitting::{Sitting, unusable};
use super::status::prompt;
use super::typed::typed_on;
use crate::desk::{Book, Failure};
use nos_entry::{Body, read_line};
use nos_law::{Goal, Law, LessonStep, TableSettings};
use nos_records::journal::{Decided, Record, Recorded};
use nos_records::system::new_file::replace;
use std::path::PathBuf;
use std::sync::Arc;
use std::{fs, io};

pub struct Tutor<'a> {
    sitting: Sitting<'a>,
    kept_in: Option<PathBuf>,
}

impl Tutor<'_> {
    /// Opens a lesson at the step kept in this file. A long answer waits for Enter.
    pub fn new<'a>(
        law: &'static Law,
        console: &'a mut dyn Console,
        table: TableSettings,
        kept_in: Option<PathBuf>,
    ) -> Tutor<'a> {
        let mut sitting = Sitting::new(Book::new(law, 0), console, table);
        sitting.unread = Some(0);
        Tutor { sitting, kept_in }
    }

    pub fn run(mut self) -> Result<InputEnd, Failure> {
        match self.teach() {
            Ok(()) => Ok(InputEnd::Left),
            Err(Stop::Ended(ending)) => Ok(ending),
            Err(Stop::Failed(error)) => Err(unusable(&error)),
        }
    }

    fn teach(&mut self) -> Result<(), Stop> {
        let lesson = &self.record().law().library().help.lesson;
        let kept = self.kept_in.as_ref().and_then(|path| fs::read_to_string(path).ok());
        let done = kept.and_then(|done| done.trim().parse().ok()).unwrap_or(0);
        for entry in lesson.iter().take(done).flat_map(LessonStep::entries) {
            if let Some(decided) = self.decided(entry) {
                self.sitting.book.take(decided.into_expanded()).map_err(io::Error::other)?;
            }
        }
        let steps = lesson.len();
        let begins = match done {
            0 => message!("lesson-begins", steps),
            _ => message!("lesson-goes-on", next = done + 1, steps),
        };
        self.sitting.write_wrapped(&[begins])?;
        for (at, step) in lesson.iter().enumerate().skip(done) {
            self.keep(Some(at));
            self.sitting.write_wrapped(&[String::new(), format!("{}. {}", at + 1, step.words)])?;
            if let Goal::Played(entries) = &step.goal {
                self.play(entries)?;
                continue;
            }
            self.write_keys(step)?;
            while !self.line(step)? {}
        }
        self.keep(None);
        Ok(self.sitting.write_wrapped(&[String::new(), message!("lesson-over")])?)
    }

    /// Keeps the number of steps done; `None` after the last. A failure is not worth a message.
    fn keep(&self, done: Option<usize>) {
        if let Some(path) = &self.kept_in {
            let _ = match done {
                Some(done) => replace(path, done.to_string().as_bytes()),
                None => fs::remove_file(path),
            };
        }
    }

    fn write_keys(&mut self, step: &LessonStep) -> io::Result<()> {
        self.sitting.write_wrapped(&[message!("type", what = step.keys)])
    }

    fn line(&mut self, step: &LessonStep) -> Result<bool, Stop> {
        let line = match self.sitting.read()? {
            Input::Line(line) => line,
            Input::Dropped(_) => return Ok(false),
            Input::Ended(ending) => return Err(Stop::Ended(ending)),
        };
        let before = Arc::clone(self.record());
        let typed = typed_on(&line, &before);
        let verb = match &typed.read {
            Ok(Some(Body::Question(question))) => Some(question.row().word),
            Ok(Some(Body::Amendment(amendment))) => Some(amendment.row().word),
            _ => None,
        };
        self.sitting.take(&line, typed)?;
        let entered =
            self.record().history().nth(before.len()).map(|past| past.recorded.to_string());
        let reached = match &step.goal {
            Goal::Asked(question) => verb == Some(*question),
            Goal::Entry(entry) => entered.as_deref() == Some(*entry),
            Goal::Played(_) => true,
        };
        if reached {
            return Ok(true);
        }
        if let Some(entered) = entered {
            self.sitting.book = Book::InMemory(before);
            let entered = self.record().law().tell(&entered.as_str());
            self.sitting.write_wrapped(&[message!("not-in-the-lesson", entered)])?;
        }
        self.write_keys(step)?;
        Ok(false)
    }

    fn record(&self) -> &Arc<Record> {
        self.sitting.book.record()
    }

    fn play(&mut self, entries: &[&str]) -> io::Result<()> {
        for entry in entries {
            let prompt = prompt(self.record().session());
            self.sitting
                .write_lines(&[format!("{prompt}{}", self.record().law().translate(entry))])?;
            if let Some(decided) = self.decided(entry) {
                self.sitting.keep(decided, None)?;
            }
        }
        Ok(())
    }

    fn decided(&self, entry: &str) -> Option<Decided> {
        let recorded = match read_line(self.record().law().language, entry).ok()?.body? {
            Body::Entry(entry) => Recorded::Entry(entry),
            Body::Correction(correction) => correction.into(),
            Body::Amendment(_) | Body::Question(_) => return None,
        };
        self.sitting.book.judge(recorded).ok()
    }
}
