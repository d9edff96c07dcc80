//! `revise`: entries come back into the line one after another, and all changes are recorded as one correction.

use super::console::{Adviser, Console, Typed};
use super::outlook::{Outlook, outlook};
use super::sitting::{After, Ending, Sitting};
use super::step::{Answer, answer, answers};
use crate::desk::answer::sentence;
use crate::desk::point::{Point, cited};
use crate::journal::{Rejection, Revision, Said, Step, Trouble};
use crate::law::EntryNo;
use crate::speech::{Correction, Question, Topic};
use std::io;
use std::rc::Rc;
use std::sync::Arc;

/// What may be typed about an entry.
const KEYS: &str = "Enter keeps an entry. Type another one in its place, or - to leave it out, or + ENTRY to \
                    put one before it. done keeps the rest, stop changes nothing.";

/// What may be done about a change with which the correction is too long.
const TOO_LONG: &str = "This change is not taken. Type a shorter one, or done to record those before it; \
                        then revise the rest. The arrow up brings it back.";

/// How a revision goes on after a line.
enum Goes {
    On,
    Stopped,
    Ends(Ending),
}

impl<C: Console> Sitting<C> {
    /// Revises the entries from one number to another, or to the last.
    pub(super) fn revise(&mut self, from: u32, to: Option<u32>, line: &str) -> io::Result<After> {
        let record = Arc::clone(self.book.record());
        let begun = Revision::begin(record, EntryNo(from), to.map(EntryNo));
        let mut revision = match begun {
            Ok(revision) => revision,
            Err(rejection) => return self.refuse(&rejection, line),
        };
        self.say_set_in(&[KEYS.to_owned()])?;
        let mut told = None;
        while let Some((no, _)) = revision.upcoming() {
            if told != Some(no) {
                self.say_trouble(&revision)?;
                told = Some(no);
            }
            match self.about_next(&mut revision)? {
                Goes::On => {}
                Goes::Stopped => {
                    self.ahead.stop();
                    self.say_set_in(&["Nothing is changed.".to_owned()])?;
                    return Ok(After::GoesOn);
                }
                Goes::Ends(ending) => {
                    let correction = revision.correction().map(Said::from);
                    self.unrecorded = correction.map(|said| said.to_string());
                    return Ok(After::Ends(ending));
                }
            }
        }
        let Some(correction) = revision.correction() else {
            self.say_set_in(&["Nothing was changed, so nothing is recorded.".to_owned()])?;
            return Ok(After::GoesOn);
        };
        match self.book.judge(correction.into()) {
            Ok(decided) => self.correct(decided),
            Err(rejection) => {
                self.wrong_about(&rejection)?;
                self.say_set_in(&["Nothing is changed.".to_owned()])?;
                Ok(After::GoesOn)
            }
        }
    }

    /// Says what the changes so far make wrong with the next entry.
    fn say_trouble(&mut self, revision: &Revision) -> io::Result<()> {
        let (Some((no, entry)), Some(trouble)) = (revision.upcoming(), revision.trouble()) else {
            return Ok(());
        };
        let wrong = match trouble {
            Trouble::Impossible(refusal) => {
                let why = cited(&Rejection::Refused(refusal));
                format!("#{no} {entry} is now impossible: {why}.")
            }
            Trouble::Foul(ruling) => {
                let told = ruling.tell(&revision.session().names());
                format!("#{no} {entry} is now a foul. {}", told.message())
            }
        };
        self.say_set_in(&[wrong])
    }

    /// Takes a line about the next entry.
    fn about_next(&mut self, revision: &mut Revision) -> io::Result<Goes> {
        let adviser = Rc::new(Outlook::new(revision));
        let line = match self.line_about(&adviser)? {
            Typed::Line(line) => line,
            Typed::Dropped(_) | Typed::End => return Ok(Goes::Stopped),
            Typed::Killed(by) => return Ok(Goes::Ends(Ending::Killed(by))),
        };
        match answer(&line, adviser.offered(), revision.session()) {
            Ok(Answer::Step(step)) => self.take_step(revision, step)?,
            Ok(Answer::Done) => {
                revision.keep_rest();
                self.say_trouble(revision)?;
            }
            Ok(Answer::Stop) => return Ok(Goes::Stopped),
            Ok(Answer::Question(Question::Quit)) => return Ok(Goes::Ends(Ending::Left)),
            Ok(Answer::Question(Question::Help(Topic::Everything))) => {
                self.say_set_in(&[KEYS.to_owned()])?;
            }
            Ok(Answer::Question(question)) => self.answer(&question)?,
            Ok(Answer::NoEntry) => {
                self.no_answer(&["An entry is expected after the +. Type + ENTRY.".to_owned()])?;
            }
            Ok(Answer::NotHere) => {
                let words = "That cannot stand inside revise. stop leaves it, and changes nothing.";
                self.no_answer(&[words.to_owned()])?;
            }
            Ok(Answer::Nothing) => {}
            Err(unread) => {
                self.no_answer(&[Point::from(unread).words()])?;
            }
        }
        Ok(Goes::On)
    }

    /// Takes a step, if it is possible and the correction is not too long with it.
    fn take_step(&mut self, revision: &mut Revision, step: Step) -> io::Result<()> {
        let mut further = revision.clone();
        let is_change = match further.take(step) {
            Ok(is_change) => is_change,
            Err(rejection) => return self.wrong_about(&rejection),
        };
        let fits = |correction: Correction| self.book.fits(&correction.into());
        if let Some(Err(too_long)) = further.correction().filter(|_| is_change).map(fits) {
            let words = [sentence(&cited(&too_long)), TOO_LONG.to_owned()].join(" ");
            return self.no_answer(&[words]);
        }
        *revision = further;
        if is_change {
            self.say_set_in(&[sentence(&outlook(revision))])?;
        }
        Ok(())
    }

    /// The next line: one that was entered together with others, or one typed now.
    fn line_about(&mut self, adviser: &Rc<Outlook>) -> io::Result<Typed> {
        loop {
            if self.is_interrupted() {
                return Ok(Typed::Dropped(true));
            }
            if let Some(line) = self.ahead.next() {
                if self.ahead.is_one_by_one() {
                    let prompt = adviser.prompt();
                    self.say_lines(&[format!("{prompt}{line}")])?;
                }
                if line != adviser.offered() {
                    self.console.remember(&line);
                }
                return Ok(Typed::Line(line));
            }
            let text = match self.console.read(
                Rc::clone(adviser) as Rc<dyn Adviser>,
                Some(adviser.offered()),
            )? {
                Typed::Line(text) => text,
                typed => return Ok(typed),
            };
            let rows = answers(&text, adviser.offered());
            if rows.is_empty() {
                self.say_set_in(&["To leave it out, type - and Enter.".to_owned()])?;
            }
            self.ahead.go_on(rows);
        }
    }

    /// Says why a step is rejected.
    fn wrong_about(&mut self, rejection: &Rejection) -> io::Result<()> {
        let mut lines = vec![sentence(&cited(rejection))];
        lines.extend(rejection.advice());
        self.no_answer(&lines)
    }

    /// Says that a line is not taken. Lines that were entered together with it wait.
    fn no_answer(&mut self, lines: &[String]) -> io::Result<()> {
        self.ahead.stop();
        self.say_set_in(lines)
    }
}
