//! `revise`: entries return to the line one by one; all changes become one correction.

use super::advice::{inked, view};
use super::console::{Adviser, Completions, InkedText, Input, InputEnd, PromptView, Stop};
use super::preview::unread;
use super::sitting::Sitting;
use super::typed::{ReadLine, Unread, read, typed};
use super::{completion, status};
use crate::desk::answer::sentence;
use crate::desk::config::Preview;
use crate::desk::point::{Point, cited};
use nos_base::Ink;
use nos_entry::{Body, Correction, Question, Topic};
use nos_law::{EntryNo, Glance, Verdict};
use nos_records::journal::impact::{ChangedEntry, ReadEntry};
use nos_records::journal::{Recorded, Rejection, Revision, RevisionStep, Trouble};
use std::io;
use std::rc::Rc;
use std::sync::Arc;

/// The prefix of an entry to insert before the upcoming one.
const PUT_BEFORE: char = '+';

enum Reply {
    Step(RevisionStep),
    Done,
    Stop,
    Question(Question),
    NoEntry,
    /// A correction, or another `revise`.
    NotHere,
    Nothing,
}

impl Sitting<'_> {
    pub(super) fn revise(&mut self, from: u32, to: Option<u32>, line: &str) -> Result<(), Stop> {
        let record = Arc::clone(self.book.record());
        let mut revision = match Revision::begin(record, EntryNo(from), to.map(EntryNo)) {
            Ok(revision) => revision,
            Err(rejection) => return Ok(self.refuse(&rejection, line)?),
        };
        self.write_indented(&[message!("revise-keys")])?;
        let mut shown = None;
        while let Some((no, _)) = revision.upcoming() {
            if shown != Some(no) {
                self.write_trouble(&revision)?;
                shown = Some(no);
            }
            match self.about_next(&mut revision) {
                Ok(true) => {}
                // The official gave up: nothing is recorded; other lines entered together wait.
                Ok(false) => return Ok(self.stop_with(&[message!("nothing-is-changed")])?),
                Err(stop) => {
                    let correction = revision.correction();
                    let law = self.book.record().law();
                    self.unrecorded = correction.map(|parts| law.translate(&Recorded::from(parts)));
                    return Err(stop);
                }
            }
        }
        let Some(correction) = revision.correction() else {
            return Ok(self.write_indented(&[message!("nothing-was-changed")])?);
        };
        match self.book.judge(correction.into()) {
            Ok(decided) => self.correct(decided, false),
            Err(rejection) => {
                self.wrong_about(&rejection)?;
                Ok(self.stop_with(&[message!("nothing-is-changed")])?)
            }
        }
    }

    fn write_trouble(&mut self, revision: &Revision) -> io::Result<()> {
        let (Some((no, entry)), Some(trouble)) = (revision.upcoming(), revision.trouble()) else {
            return Ok(());
        };
        let entry = entry.translated();
        let wrong = match trouble {
            Trouble::Impossible(refusal) => {
                message!("now-impossible", no, entry, why = cited(&Rejection::Refused(refusal)))
            }
            Trouble::Foul(ruling) => {
                let ruling = ruling.text(&revision.session().names()).message();
                message!("now-a-foul", no, entry, ruling)
            }
        };
        self.write_indented(&[wrong])
    }

    /// Reads a line about the upcoming entry; false if the official gives the revision up.
    fn about_next(&mut self, revision: &mut Revision) -> Result<bool, Stop> {
        let adviser = Rc::new(RevisionAdvice::new(revision, self.preview));
        let line = match self.line_about(&adviser)? {
            Input::Line(line) => line,
            Input::Dropped(_) | Input::Ended(InputEnd::Left) => return Ok(false),
            Input::Ended(ending) => return Err(Stop::Ended(ending)),
        };
        match reply(&line, &adviser.offered, read(split(&line).1, revision.session())) {
            Ok(Reply::Step(step)) => self.take_step(revision, step)?,
            Ok(Reply::Done) => {
                revision.keep_rest();
                self.write_trouble(revision)?;
            }
            Ok(Reply::Stop) => return Ok(false),
            Ok(Reply::Question(Question::Quit)) => return Err(Stop::Ended(InputEnd::Left)),
            Ok(Reply::Question(Question::Help(Topic::Everything))) => {
                self.write_indented(&[message!("revise-keys")])?;
            }
            // Answer `why` from the record, since the revision has not judged later entries.
            Ok(Reply::Question(question @ Question::Why(_))) => self.answer(&question)?,
            Ok(Reply::Question(question)) => {
                self.answer_of(&revision.record_so_far(), &question)?
            }
            Ok(Reply::NoEntry) => self.stop_with(&[message!("entry-after-plus")])?,
            Ok(Reply::NotHere) => self.stop_with(&[message!("not-in-revise")])?,
            Ok(Reply::Nothing) => {}
            Err(unread) => self.stop_with(&[Point::of(&unread.error).words()])?,
        }
        Ok(true)
    }

    fn take_step(&mut self, revision: &mut Revision, step: RevisionStep) -> io::Result<()> {
        let put = match (&step, revision.upcoming()) {
            (RevisionStep::PutBefore(entry), Some((no, _))) => {
                Some(message!("is-put-before", no, entry))
            }
            _ => None,
        };
        let mut further = revision.clone();
        let is_change = match further.take(step) {
            Ok(is_change) => is_change,
            Err(rejection) => return self.wrong_about(&rejection),
        };
        let fits = |correction: Correction| self.book.fits(&correction.into());
        if let Some(Err(too_long)) = further.correction().filter(|_| is_change).map(fits) {
            let why = sentence(&cited(&too_long));
            return self.stop_with(&[message!("change-too-long", why)]);
        }
        *revision = further;
        if is_change {
            let impact = sentence(&impact_so_far(revision));
            self.write_indented(&put.into_iter().chain([impact]).collect::<Vec<_>>())?;
        }
        Ok(())
    }

    fn line_about(&mut self, adviser: &Rc<RevisionAdvice>) -> io::Result<Input> {
        loop {
            if self.is_interrupted() {
                return Ok(Input::Dropped(true));
            }
            if let Some(line) = self.next_ahead(adviser.as_ref())? {
                if line != adviser.offered {
                    self.console.remember(&line);
                }
                return Ok(Input::Line(line));
            }
            let offered = Some(adviser.offered.as_str());
            let text = match self.console.read(Rc::clone(adviser) as _, offered)? {
                Input::Line(text) => text,
                typed => return Ok(typed),
            };
            let rows = replies(&text, &adviser.offered);
            if rows.is_empty() {
                self.write_indented(&[message!("how-to-leave-out")])?;
            }
            self.ahead.go_on(rows);
        }
    }

    fn wrong_about(&mut self, rejection: &Rejection) -> io::Result<()> {
        let mut lines = vec![sentence(&cited(rejection))];
        lines.extend(rejection.advice());
        self.stop_with(&lines)
    }

    fn stop_with(&mut self, lines: &[String]) -> io::Result<()> {
        self.stop_lines()?;
        self.write_indented(lines)
    }
}

fn split(line: &str) -> (&str, &str) {
    let trimmed = line.trim_start();
    line.split_at(line.len() - trimmed.strip_prefix(PUT_BEFORE).unwrap_or(trimmed).len())
}

/// Interprets a line about the upcoming entry, offered as `offered`; `read` is its entry.
fn reply(line: &str, offered: &str, read: ReadLine) -> Result<Reply, Unread> {
    let line = line.trim();
    let (done, stop) = (message!("answer-done"), message!("answer-stop"));
    match line.to_lowercase().as_str() {
        _ if line == offered => return Ok(Reply::Step(RevisionStep::Keep)),
        "-" => return Ok(Reply::Step(RevisionStep::LeaveOut)),
        word if word == "done" || word == done => return Ok(Reply::Done),
        word if word == "stop" || word == stop => return Ok(Reply::Stop),
        _ => {}
    }
    Ok(match (read?, line.starts_with(PUT_BEFORE)) {
        (Some(Body::Entry(entry)), true) => Reply::Step(RevisionStep::PutBefore(entry)),
        (Some(Body::Entry(entry)), false) => Reply::Step(RevisionStep::Change(entry)),
        (_, true) => Reply::NoEntry,
        (Some(Body::Correction(_) | Body::Amendment(_)), _) => Reply::NotHere,
        (Some(Body::Question(question)), _) => Reply::Question(question),
        (None, _) => Reply::Nothing,
    })
}

/// Returns the replies in a text that was typed with an entry offered in the row above. That row is
/// a reply only if it is the only one, or was changed.
fn replies<'a>(text: &'a str, offered: &str) -> Vec<&'a str> {
    let mut rows: Vec<&str> = text.lines().filter(|row| !row.trim().is_empty()).collect();
    if rows.len() > 1 && rows.first() == Some(&offered) {
        rows.remove(0);
    }
    rows
}

fn impact_so_far(revision: &Revision) -> String {
    match revision.outlook() {
        Ok(None) => message!("nothing-changes-so-far"),
        Ok(Some(impact)) => {
            let is_foul = |reading: &Option<ReadEntry>| {
                let verdict = reading.as_ref().map(|reading| reading.told.verdict);
                verdict.is_some_and(|verdict| verdict != Verdict::Accepted)
            };
            let becomes = |change: &&ChangedEntry| {
                change.before.is_some() && !is_foul(&change.before) && is_foul(&change.after)
            };
            let foul = impact.changes.iter().find(becomes).map_or(0, |change| change.no.0);
            message!("changes-so-far", changes = impact.changes.len(), foul)
        }
        Err(rejection) => cited(&rejection),
    }
}

/// Advises during a revision: what the correction would change with the line being typed, and which
/// entry would become impossible.
struct RevisionAdvice {
    revision: Revision,
    offered: String,
    preview: Preview,
}

impl RevisionAdvice {
    fn new(revision: &Revision, preview: Preview) -> RevisionAdvice {
        let offered = revision.upcoming();
        RevisionAdvice {
            offered: offered.map_or_else(String::new, |(_, entry)| entry.translated()),
            revision: revision.clone(),
            preview,
        }
    }

    fn of_step(&self, step: RevisionStep) -> InkedText {
        let glance = match &step {
            RevisionStep::Change(entry) | RevisionStep::PutBefore(entry) => {
                self.revision.session().glance(entry).ok()
            }
            RevisionStep::Keep | RevisionStep::LeaveOut => None,
        };
        let mut revision = self.revision.clone();
        match (revision.take(step), glance) {
            (Err(rejection), _) => InkedText::new(Ink::HintFoul, cited(&rejection)),
            (Ok(_), Some(Glance::Foul(_))) => {
                let impact = impact_so_far(&revision);
                InkedText::new(Ink::HintFoul, message!("a-foul-and", impact))
            }
            (Ok(_), _) => InkedText::new(Ink::Hint, impact_so_far(&revision)),
        }
    }

    fn hint(&self, line: &str, read: ReadLine) -> Option<InkedText> {
        let words = match reply(line, &self.offered, read) {
            _ if self.preview == Preview::Off => return None,
            Ok(Reply::Step(_) | Reply::Done) if self.preview == Preview::Plain => return None,
            Ok(Reply::Step(step)) => return Some(self.of_step(step)),
            Ok(Reply::Done) => impact_so_far(&self.revision),
            Ok(Reply::Stop) => message!("stop-changes-nothing"),
            Ok(Reply::Question(question)) => {
                self.revision.record().law().language.lexicon().help(question.row())
            }
            Ok(Reply::NoEntry) => message!("plus-entry"),
            Ok(Reply::NotHere | Reply::Nothing) => return None,
            Err(error) => return Some(unread(error, line, || self.completions(line)).hint),
        };
        Some(InkedText::new(Ink::Hint, words))
    }
}

impl Adviser for RevisionAdvice {
    fn status(&self, columns: usize) -> String {
        status::row(self.revision.session(), columns)
    }

    fn prompt(&self) -> String {
        let no = self.revision.upcoming().map(|(no, _)| message!("entry-number", no));
        format!("{}> ", no.unwrap_or_default())
    }

    fn view(&self, text: &str) -> PromptView {
        let replies = replies(text, &self.offered);
        view(text, replies.len(), |line| {
            let (head, entry) = split(line);
            let typed = typed(entry, self.revision.session());
            let (read, marks) = (typed.read, typed.marks);
            // Of several replies, each is judged when it is taken.
            let hint = (replies == [line]).then(|| self.hint(line, read)).flatten();
            let mut texts = inked(entry, marks, 0..0);
            texts.insert(0, InkedText::new(Ink::Plain, head));
            (hint, texts)
        })
    }

    fn completions(&self, before: &str) -> Completions {
        let head = before.len() - before.trim_start_matches([PUT_BEFORE, ' ']).len();
        let rest = before.get(head..).unwrap_or_default();
        let (record, session) = (self.revision.record(), self.revision.session());
        let mut offered = completion::completions(record, session, rest, self.preview);
        offered.from += head;
        offered
    }
}
