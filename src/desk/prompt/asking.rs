//! Asks at the prompt for one of several choices, answers questions about what is asked, and offers another entry typed instead.

use super::choice::{Choice, answered, drops, numbers, only, worded};
use super::console::{Input, InputEnd, Stop};
use super::sitting::Sitting;
use super::typed::{Typed, refused, typed_on, written_out};
use nos_base::text::width;
use nos_entry::{Asked, Body, Entry, Question, Subject};
use nos_records::journal::{Record, Recorded};
use std::io;

impl Sitting<'_> {
    /// Asks for a choice before a journal is open; shows `known` first.
    pub fn choose(
        &mut self,
        known: &[String],
        head: String,
        each: Vec<String>,
    ) -> Result<usize, Stop> {
        self.write_wrapped(known)?;
        self.write_wrapped(&[head])?;
        let choices: Vec<Choice> = each.into_iter().map(Choice::new).collect();
        self.ask(&choices, None)?.ok_or(Stop::Ended(InputEnd::Left))
    }

    /// Asks until a whole line names one of the choices; returns its index, or `None` if the
    /// official drops the decision. Answers a question and shows the choices again. Offers another
    /// entry as one more choice, which drops the decision and takes that entry. Pasted lines and
    /// lines typed ahead wait; any other text is dropped.
    pub(super) fn ask(
        &mut self,
        choices: &[Choice],
        decision: Option<&Recorded>,
    ) -> Result<Option<usize>, Stop> {
        self.stop_lines()?;
        self.write_choices(choices)?;
        // The choices, with the entry that the official last typed instead of an answer.
        let mut all: Vec<Choice> = choices.to_vec();
        let mut other: Option<String> = None;
        loop {
            let text = match self.console.answer(&format!("{}? ", numbers(&all)))? {
                Input::Line(text) => text,
                Input::Dropped(_) => {
                    let nothing = decision.map(|_| message!("nothing-is-recorded"));
                    self.write_indented(&Vec::from_iter(nothing))?;
                    return Ok(None);
                }
                Input::Ended(ending) => return self.left_open(decision, ending),
            };
            let text = text.trim_start();
            let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
            let typed = typed_on(first, self.book.record());
            let is_again = other.as_deref() == Some(first);
            let found = self
                .found((&all, choices.len()), decision, first, &typed)
                .or(is_again.then_some(choices.len()));
            if found.is_some() || decision.is_some() && drops(choices, first) {
                self.ahead.wait(rest);
                let is_other = found.is_some_and(|found| found >= choices.len());
                if found.is_none() || is_other {
                    self.write_indented(&[message!("nothing-is-recorded")])?;
                }
                if let Some(line) = other.as_deref().filter(|_| is_other) {
                    self.ahead.go_on(vec![line]);
                }
                return Ok(found.filter(|_| !is_other));
            }
            let is_number = !first.is_empty() && first.trim().bytes().all(|c| c.is_ascii_digit());
            let is_other = self.is_other(decision, &typed);
            match typed.read {
                _ if first.is_empty() => {}
                Ok(Some(Body::Question(Question::Quit))) => {
                    return self.left_open(decision, InputEnd::Left);
                }
                Ok(Some(Body::Question(question))) => {
                    self.ahead.wait(rest);
                    self.answer_about(decision, &question)?;
                    self.write_choices(&all)?;
                }
                // A number that is no choice. Two digits may be a piece, so they count only if they
                // are no entry.
                read if is_number && (first.trim().len() == 1 || read.is_err()) => {
                    self.ahead.wait(rest);
                    let (typed, numbers) = (first.trim(), numbers(&all));
                    self.write_indented(&[message!("no-such-choice", typed, numbers)])?;
                }
                _ if text.len() < 2 && !text.starts_with(char::is_alphabetic) => {}
                _ if !rest.trim().is_empty() => {
                    self.ahead.wait(text);
                    self.write_indented(&[message!("answer-first", numbers = numbers(&all))])?;
                }
                _ if is_other => {
                    all.truncate(choices.len());
                    let words = message!("leave-and-take", entry = first.trim());
                    let answers = message!("answer-leave").split(", ").map(str::to_owned).collect();
                    let entries = typed.meanings().into_iter().next().unwrap_or_default();
                    all.push(Choice::of_entries(words, entries, answers));
                    other = Some(first.to_owned());
                    self.write_choices(&all)?;
                }
                _ => {
                    let (typed, numbers) = (first.trim(), numbers(&all));
                    self.write_indented(&[message!("no-answer", typed, numbers)])?;
                }
            }
        }
    }

    /// Returns the choice that a line names by its number, letter or words, or by its entries. A
    /// choice after the first `own` ones enters another line instead.
    fn found(
        &self,
        (choices, own): (&[Choice], usize),
        decision: Option<&Recorded>,
        line: &str,
        typed: &Typed,
    ) -> Option<usize> {
        let record = self.book.record();
        let own = choices.get(..own).unwrap_or_default();
        let is_filler = |word: &str| record.law().language.lexicon().is_filler(word);
        // The official repeated the correction in question.
        let is_again = || {
            let Ok(Some(Body::Correction(correction))) = &typed.read else { return None };
            let decided = record.judge(correction.clone().into()).ok()?;
            (Some(decided.expanded()) == decision).then_some(0)
        };
        answered(choices, line, is_filler)
            .or_else(|| self.meant(choices, typed))
            .or_else(is_again)
            .or_else(|| {
                // The line may add words to the entry in question: `on the 6`.
                let Some(Recorded::Entry(entry)) = decision else { return None };
                let are_ways = !own.iter().any(Choice::is_lettered);
                let whole = are_ways.then(|| format!("{} {line}", entry.translated()));
                self.meant(own, &typed_on(&whole?, record))
            })
            .or_else(|| worded(own, line, is_filler))
    }

    /// Whether a line would record something other than the question is about, or ask whether to.
    fn is_other(&self, decision: Option<&Recorded>, typed: &Typed) -> bool {
        let record = self.book.record();
        let meanings = typed.meanings();
        let is_new = |entries: &&Vec<Entry>| match (entries.as_slice(), decision) {
            ([entry], Some(Recorded::Entry(asked))) => entry != asked,
            _ => decision.is_some(),
        };
        match &typed.read {
            Ok(Some(Body::Entry(_))) => {
                meanings.iter().filter(is_new).any(|entries| refused(record, entries).is_none())
            }
            _ if decision.is_none() => false,
            Ok(Some(Body::Correction(correction))) => {
                record.judge(correction.clone().into()).is_ok()
            }
            Ok(Some(Body::Amendment(_))) => true,
            _ => false,
        }
    }

    /// Returns the choice whose entries a line means, if only one is possible.
    fn meant(&self, choices: &[Choice], typed: &Typed) -> Option<usize> {
        let session = self.book.record().session();
        let said: Vec<String> =
            (typed.meanings().iter()).flat_map(|entries| written_out(session, entries)).collect();
        only(choices, |choice| {
            let own = written_out(session, &choice.entries);
            own.iter().any(|own| said.contains(own))
        })
    }

    /// Answers `why`, `show` and `legal` about the entry that nos asks about.
    fn answer_about(&mut self, decision: Option<&Recorded>, question: &Question) -> io::Result<()> {
        let decided = decision.map(|decision| self.book.judge(decision.clone()));
        let is_of_law =
            |asked: &Asked| matches!(question, Question::OfLaw(of) if of.asked == *asked);
        if let (true, Some(Ok(decided))) =
            (matches!(question, Question::Why(None)) || is_of_law(&Asked::Show), decided)
        {
            let mut record = Record::clone(self.book.record());
            if record.apply(decided).is_ok() {
                return self.answer_of(&record, question);
            }
        }
        let piece =
            is_of_law(&Asked::Legal(Subject::All)).then(|| self.legal_of(decision, question));
        self.answer(piece.flatten().as_ref().unwrap_or(question))
    }

    fn legal_of(&self, decision: Option<&Recorded>, legal: &Question) -> Option<Question> {
        let Some(Recorded::Entry(entry)) = decision else { return None };
        let (record, line) = (self.book.record(), entry.translated());
        let language = record.law().language;
        let marks = typed_on(&line, record).marks;
        let mark = marks.iter().find(|mark| mark.kind == Some(language.piece_kind))?;
        let piece = line.get(mark.at..mark.at + mark.len)?;
        match typed_on(&format!("{} {piece}", language.lexicon().typed(legal.row())), record).read {
            Ok(Some(Body::Question(question))) => Some(question),
            _ => None,
        }
    }

    fn write_choices(&mut self, choices: &[Choice]) -> io::Result<()> {
        let measure = self.look().measure();
        for (at, choice) in choices.iter().enumerate() {
            let head = format!("  {}  ", at + 1);
            self.write_lines(&width::wrapped(&head, &choice.shown(), measure))?;
        }
        Ok(())
    }

    fn left_open<T>(&mut self, decision: Option<&Recorded>, ending: InputEnd) -> Result<T, Stop> {
        self.unrecorded = decision.map(|decision| self.book.record().law().translate(decision));
        Err(Stop::Ended(ending))
    }
}
