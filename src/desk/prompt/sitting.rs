//! A sitting at the prompt: every line is read, judged, asked about where it must be, kept, and answered.

use super::advice::Advice;
use super::console::{Answer, Choice, Console, Typed};
use super::help::help;
use super::understood::understood;
use crate::desk::answer::{self, Table};
use crate::desk::book::Book;
use crate::desk::book::{Decided, Outcome, Rejection, Said};
use crate::desk::outcome::{Failure, Status};
use crate::desk::point::{self, Point};
use crate::law::nos::entry::{Act, Entry, Place, Play};
use crate::law::nos::plan::Arm;
use crate::law::nos::refusal::Refusal;
use crate::law::nos::ruling::Verdict;
use crate::law::nos::show::ruling::Worded;
use crate::print::look::Look;
use crate::print::number::counted;
use crate::print::{impact, width};
use crate::speech::{self, Body, Question};
use std::io;
use std::sync::Arc;

/// How many of the lines that were not taken are shown.
const SHOWN: usize = 5;

/// How a sitting ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The official leaves.
    Left,
    /// The program is to die by this signal, once everything is closed.
    Killed(i32),
}

/// What comes after a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum After {
    /// The next line.
    GoesOn,
    /// Nothing.
    Ends(Ending),
}

/// A sitting.
pub struct Sitting<C> {
    pub(super) book: Book,
    console: C,
    table: Table,
    failure: Option<Failure>,
}

impl<C: Console> Sitting<C> {
    /// A sitting over this book at this console.
    pub fn new(book: Book, console: C, table: Table) -> Sitting<C> {
        Sitting {
            book,
            console,
            table,
            failure: None,
        }
    }

    /// Takes lines until the official leaves.
    ///
    /// # Errors
    /// The terminal fails, or an entry could not be kept.
    pub fn run(mut self, greeting: &[String]) -> Result<Ending, Failure> {
        let ending = self.take_all(greeting).map_err(|error| unusable(&error))?;
        match self.failure {
            Some(failure) => Err(failure),
            None => Ok(ending),
        }
    }

    fn take_all(&mut self, greeting: &[String]) -> io::Result<Ending> {
        self.say_wrapped(greeting)?;
        loop {
            let after = match self.read()? {
                Typed::Line(line) if line.trim().is_empty() && self.console.is_ahead() => {
                    After::GoesOn
                }
                Typed::Line(line) => self.take(&line)?,
                Typed::Dropped(false) => {
                    self.say("Ctrl-D or quit leaves.")?;
                    After::GoesOn
                }
                Typed::Dropped(true) => After::GoesOn,
                Typed::End => After::Ends(Ending::Left),
                Typed::Killed(by) => After::Ends(Ending::Killed(by)),
            };
            match after {
                After::GoesOn => {}
                After::Ends(Ending::Left) => {
                    self.farewell()?;
                    return Ok(Ending::Left);
                }
                After::Ends(ending) => return Ok(ending),
            }
        }
    }

    /// The next line.
    pub(super) fn read(&mut self) -> io::Result<Typed> {
        self.console
            .read(&Advice::new(Arc::clone(self.book.record())))
    }

    /// Takes a line: an entry or a correction is kept, a question answered.
    pub(super) fn take(&mut self, line: &str) -> io::Result<After> {
        match understood(line, self.book.record().session()) {
            Ok(None) => Ok(After::GoesOn),
            Ok(Some(Body::Question(Question::Quit))) => Ok(After::Ends(Ending::Left)),
            Ok(Some(Body::Question(question))) => self.answer(&question).map(|()| After::GoesOn),
            Ok(Some(Body::Entry(entry))) => self.enter(entry, line),
            Ok(Some(Body::Correction(correction))) => {
                let said = Said::from(correction);
                match self.book.judge(said) {
                    Ok(decided) => self.correct(decided),
                    Err(rejection) => self.refuse(&rejection, line),
                }
            }
            Err(unread) => self.wrong(&unread.into(), line),
        }
    }

    fn answer(&mut self, question: &Question<crate::law::nos::session::Session>) -> io::Result<()> {
        let record = self.book.record();
        let table = self.table_now();
        let lines = match question {
            Question::Help(topic) => help(record.session(), topic, &table.look),
            question => answer::text(record, question, &table),
        };
        self.say_lines(&lines)
    }

    /// An entry: where it can be meant in several ways it is asked which, and a foul is asked about.
    fn enter(&mut self, entry: Entry, line: &str) -> io::Result<After> {
        match self.book.judge(Said::Entry(entry.clone())) {
            Ok(decided) => match decided.outcome() {
                Outcome::Ruled(ruling) if ruling.verdict != Verdict::Accepted && !entry.waived => {
                    self.foul(entry, decided)
                }
                _ => self.keep(decided, true).map(|_| After::GoesOn),
            },
            Err(rejection) => {
                let ways = rejection
                    .refusal()
                    .map_or_else(Vec::new, |refusal| ways(&entry, refusal));
                if ways.is_empty() {
                    return self.refuse(&rejection, line);
                }
                let choices: Vec<Choice> = ways
                    .iter()
                    .map(|(words, _)| Choice::numbered(words.as_str()))
                    .collect();
                match self.ask(&choices)? {
                    Answer::Choice(way) => match ways.into_iter().nth(way) {
                        Some((_, entry)) => self.enter(entry, line),
                        None => Ok(After::GoesOn),
                    },
                    Answer::NotAsked => self.refuse(&rejection, line),
                    answer => self.not_taken(answer),
                }
            }
        }
    }

    /// A foul is shown in full, and recorded, waived, or nothing at all.
    fn foul(&mut self, entry: Entry, decided: Decided) -> io::Result<After> {
        let choices = [
            Choice::lettered('r', "record it"),
            Choice::lettered('w', "record it, and the table waives the penalty"),
            Choice::lettered('s', "it was a slip"),
        ];
        if self
            .console
            .is_unattended(&Advice::new(Arc::clone(self.book.record())))
        {
            return self.keep(decided, true).map(|_| After::GoesOn);
        }
        if let Outcome::Ruled(ruling) = decided.outcome() {
            let lines = Worded::new(self.book.record().session(), ruling).lines();
            self.say_set_in(&lines)?;
        }
        let (decided, words) = match self.ask(&choices)? {
            Answer::Choice(0) | Answer::NotAsked => (decided, "Recorded."),
            Answer::Choice(1) => {
                let waived = Entry {
                    waived: true,
                    ..entry
                };
                match self.book.judge(Said::Entry(waived)) {
                    Ok(decided) => (decided, "Recorded; the table waives the penalty [11.10]."),
                    Err(_) => (decided, "Recorded."),
                }
            }
            answer => return self.not_taken(answer),
        };
        let no = decided.no();
        if self.keep(decided, false)? {
            self.say_lines(&width::numbered(
                no.0,
                &[words.to_owned()],
                self.look().measure(),
            ))?;
        }
        Ok(After::GoesOn)
    }

    /// A correction shows what it changes before it is taken.
    fn correct(&mut self, decided: Decided) -> io::Result<After> {
        if self
            .console
            .is_unattended(&Advice::new(Arc::clone(self.book.record())))
        {
            return self.keep(decided, true).map(|_| After::GoesOn);
        }
        if let Outcome::Corrected(impact) = decided.outcome() {
            self.say_set_in(&impact::lines(impact))?;
        }
        let choices = [
            Choice::lettered('y', format!("take it: {}", decided.said())),
            Choice::lettered('n', "leave everything as it was"),
        ];
        match self.ask(&choices)? {
            Answer::Choice(0) | Answer::NotAsked => {
                let no = decided.no();
                if self.keep(decided, false)? {
                    let words = ["Corrected; undo takes it back.".to_owned()];
                    self.say_lines(&width::numbered(no.0, &words, self.look().measure()))?;
                }
                Ok(After::GoesOn)
            }
            answer => self.not_taken(answer),
        }
    }

    fn ask(&mut self, choices: &[Choice]) -> io::Result<Answer> {
        self.console
            .ask(choices, &Advice::new(Arc::clone(self.book.record())))
    }

    /// What comes after a question that was not answered by taking something.
    fn not_taken(&mut self, answer: Answer) -> io::Result<After> {
        match answer {
            Answer::End => Ok(After::Ends(Ending::Left)),
            Answer::Killed(by) => Ok(After::Ends(Ending::Killed(by))),
            Answer::Choice(_) | Answer::None | Answer::NotAsked => {
                self.say("      Nothing is recorded.")?;
                Ok(After::GoesOn)
            }
        }
    }

    /// Keeps what was decided and says how it is ruled; whether it could be kept.
    pub(super) fn keep(&mut self, decided: Decided, says: bool) -> io::Result<bool> {
        let (no, outcome) = match self.book.enter(decided.in_full()) {
            Ok(entered) => entered,
            Err(error) => {
                let failure = Failure::from(error);
                let ahead = self.console.discard_ahead()?;
                self.say_wrapped(&[failure.to_string()])?;
                self.say_not_taken(&ahead)?;
                self.failure.get_or_insert(failure);
                return Ok(false);
            }
        };
        let table = self.table_now();
        let record = self.book.record();
        let (lines, tables) = match &outcome {
            Outcome::Ruled(ruling) => (
                Worded::new(record.session(), ruling).lines(),
                answer::after(record, ruling, &table),
            ),
            Outcome::Corrected(impact) => (impact::lines(impact), Vec::new()),
        };
        if says {
            self.say_lines(&width::numbered(no.0, &lines, table.look.measure()))?;
        }
        self.say_lines(&tables)?;
        Ok(true)
    }

    fn refuse(&mut self, rejection: &Rejection, line: &str) -> io::Result<After> {
        self.wrong(&point::rejected(rejection, line, speech::said(line)), line)
    }

    /// Says what is wrong, with carets under the word on the screen where they have room. What was typed
    /// ahead of a line that is not taken is not taken either.
    fn wrong(&mut self, point: &Point, line: &str) -> io::Result<After> {
        // First of all, so that what is typed on seeing the message is not among it.
        let ahead = self.console.discard_ahead()?;
        let prompt = super::standing::prompt(self.book.record().session());
        let before: String = line.chars().take(point.column.saturating_sub(1)).collect();
        let wrong: String = line
            .chars()
            .skip(point.column.saturating_sub(1))
            .take(point.width)
            .collect();
        let at = super::frame::width(&prompt) + super::frame::width(&before);
        let carets = super::frame::width(&wrong).max(1);
        if at + carets < self.console.columns() {
            self.say(&format!("{}{}", " ".repeat(at), "^".repeat(carets)))?;
        }
        self.say_set_in(std::slice::from_ref(&point.message))?;
        if let Some(help) = &point.help {
            self.say_set_in(std::slice::from_ref(help))?;
        }
        self.say_not_taken(&ahead)?;
        Ok(After::GoesOn)
    }

    fn say_not_taken(&mut self, lines: &[String]) -> io::Result<()> {
        if lines.is_empty() {
            return Ok(());
        }
        let number = counted(
            lines.len() as u64,
            "line that follows is",
            "lines that follow are",
        );
        self.say_set_in(&[format!(
            "The {number} not taken; the up arrow brings them back:"
        )])?;
        let mut shown: Vec<String> = lines
            .iter()
            .take(SHOWN)
            .map(|line| format!("  {line}"))
            .collect();
        if lines.len() > SHOWN {
            shown.push(format!("  and {} more", lines.len() - SHOWN));
        }
        self.say_set_in(&shown)
    }

    fn farewell(&mut self) -> io::Result<()> {
        let words = match self.book.journal() {
            None => "Nothing of this was kept.".to_owned(),
            Some(journal) => {
                let all = if self.failure.is_some() {
                    "What could be saved is"
                } else {
                    "All is saved"
                };
                let path = journal.path().display();
                match journal.seal() {
                    Some(seal) => format!("{all} in {path}: {seal}."),
                    None => format!("{path} has no entries."),
                }
            }
        };
        self.say_wrapped(&[words])
    }

    fn look(&self) -> Look {
        self.table.look.at(self.console.columns())
    }

    fn table_now(&self) -> Table {
        Table {
            look: self.look(),
            ..self.table.clone()
        }
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        self.say_lines(&[line.to_owned()])
    }

    /// Says lines set to the width of the screen.
    pub(super) fn say_wrapped(&mut self, lines: &[String]) -> io::Result<()> {
        let measure = self.look().measure();
        let lines: Vec<String> = lines
            .iter()
            .flat_map(|line| width::wrapped("", line, measure))
            .collect();
        self.say_lines(&lines)
    }

    /// Says lines set in as far as those of a ruling.
    fn say_set_in(&mut self, lines: &[String]) -> io::Result<()> {
        let measure = self.look().measure();
        let lines: Vec<String> = lines
            .iter()
            .flat_map(|line| width::wrapped("      ", line, measure))
            .collect();
        self.say_lines(&lines)
    }

    /// Says lines as they are.
    pub(super) fn say_lines(&mut self, lines: &[String]) -> io::Result<()> {
        let text: String = lines
            .iter()
            .flat_map(|line| [line.as_str(), "\n"])
            .collect();
        self.console.say(&text)
    }
}

/// A terminal that fails.
pub(super) fn unusable(error: &io::Error) -> Failure {
    Failure::new(Status::File, format!("cannot use the terminal: {error}"))
}

/// The ways in which an entry can be meant that was refused because there are several, each in words.
pub(super) fn ways(entry: &Entry, refusal: &Refusal) -> Vec<(String, Entry)> {
    match (&entry.act, refusal) {
        (Act::Play(play), Refusal::SeveralWays(tile, ways)) => {
            let meant = ways.iter().map(|way| {
                let play = Play {
                    touching: Some(way.touching).filter(|_| !tile.is_double()),
                    on: Some(Place::Arm(way.arm)),
                    ..play.clone()
                };
                let words = format!("on {}, {} is open", way.arm, way.open);
                (
                    words,
                    Entry {
                        act: Act::Play(play),
                        waived: entry.waived,
                    },
                )
            });
            meant.collect()
        }
        (
            Act::Flip {
                name, left, right, ..
            },
            Refusal::BothEnds(..),
        ) => {
            let meant = [Arm::Left, Arm::Right].map(|arm| {
                let on = Some(Place::Arm(arm));
                let act = Act::Flip {
                    name: name.clone(),
                    left: *left,
                    right: *right,
                    on,
                };
                (
                    format!("on {arm}"),
                    Entry {
                        act,
                        waived: entry.waived,
                    },
                )
            });
            meant.into()
        }
        _ => Vec::new(),
    }
}
