//! The tutor. The reader enters a given hand step by step. An entry that does not belong to the lesson is
//! ruled on as usual, and then taken back.

use super::advice::{prompt, read};
use super::console::{Console, Typed};
use super::sitting::{After, Ending, Sitting, unusable};
use crate::desk::book::Book;
use crate::desk::outcome::Failure;
use crate::journal::{Record, Said};
use crate::law::prompted::{Goal, Step};
use crate::law::referee::Law;
use crate::law::show::Table;
use crate::speech::{Body, read_line};
use crate::table::language::said;
use std::io;
use std::sync::Arc;

pub struct Tutor<'a> {
    sitting: Sitting<'a>,
}

impl Tutor<'_> {
    pub fn new<'a>(law: &Law, console: &'a mut dyn Console, table: Table) -> Tutor<'a> {
        Tutor {
            sitting: Sitting::new(Book::new(law, 0), console, table),
        }
    }

    pub fn run(mut self) -> Result<Ending, Failure> {
        self.teach().map_err(|error| unusable(&error))
    }

    fn teach(&mut self) -> io::Result<Ending> {
        let law = self.sitting.book.record().law();
        let begins = tell!("lesson-begins", steps = law.lesson.len());
        self.sitting.write_wrapped(&[begins])?;
        for (at, step) in law.lesson.iter().enumerate() {
            let words = format!("{}. {}", at + 1, said(step.words));
            self.sitting.write_wrapped(&[String::new(), words])?;
            if let Goal::Played(entries) = step.goal {
                self.play(entries)?;
                continue;
            }
            self.write_keys(step)?;
            while let Some(after) = self.line(step)? {
                if let After::Ends(ending) = after {
                    return Ok(ending);
                }
            }
        }
        let over = [String::new(), tell!("lesson-over")];
        self.sitting.write_wrapped(&over)?;
        Ok(Ending::Left)
    }

    fn write_keys(&mut self, step: &Step) -> io::Result<()> {
        let keys = tell!("type", what = said(step.keys));
        self.sitting.write_wrapped(&[keys])
    }

    /// Takes a line; `None` if it ends the step.
    fn line(&mut self, step: &Step) -> io::Result<Option<After>> {
        let line = match self.sitting.read()? {
            Typed::Line(line) => line,
            Typed::Dropped(_) => return Ok(Some(After::GoesOn)),
            Typed::End => return Ok(Some(After::Ends(Ending::Left))),
            Typed::Killed(by) => return Ok(Some(After::Ends(Ending::Killed(by)))),
        };
        let before = Arc::clone(self.record());
        let read = read(&line, before.session());
        let verb = match &read {
            Ok(Some(Body::Question(question))) => Some(question.row().word),
            _ => None,
        };
        let after = self.sitting.take(&line, read)?;
        if let After::Ends(_) = after {
            return Ok(Some(after));
        }
        let reached = match step.goal {
            Goal::Asked(question) => verb == Some(question),
            Goal::Entry(entry) => self.entered_since(&before).as_deref() == Some(entry),
            Goal::Played(_) => true,
        };
        if reached {
            return Ok(None);
        }
        if self.entered_since(&before).is_some() {
            self.sitting.book = Book::Loose(before);
            self.sitting.write_wrapped(&[tell!("not-in-the-lesson")])?;
        }
        self.write_keys(step)?;
        Ok(Some(After::GoesOn))
    }

    fn record(&self) -> &Arc<Record> {
        self.sitting.book.record()
    }

    fn entered_since(&self, before: &Record) -> Option<String> {
        let past = self.record().history().nth(before.len())?;
        Some(past.said.to_string())
    }

    /// Enters what the reader does not have to type.
    fn play(&mut self, entries: &[&str]) -> io::Result<()> {
        for entry in entries {
            let prompt = prompt(self.record().session());
            self.sitting.write_lines(&[format!("{prompt}{entry}")])?;
            if let Ok(Some(Body::Entry(entry))) =
                read_line(self.sitting.book.record().law().language, entry).map(|line| line.body)
                && let Ok(decided) = self.sitting.book.judge(Said::Entry(entry))
            {
                self.sitting.keep(decided, true)?;
            }
        }
        Ok(())
    }
}
