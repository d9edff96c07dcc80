//! Enters entries and corrections at the prompt, and asks first where necessary: which meaning;
//! whether to record a foul, or an entry that takes payments back or ends something; whether to
//! make a correction.

use super::choice::{Choice, answered, drops, numbers, only, worded};
use super::console::{Input, InputEnd, Stop};
use super::sitting::Sitting;
use super::typed::{
    Typed, is_asked, listed as listed_entries, offered, refused, typed_on, written_out,
};
use crate::desk::{answer, point};
use nos_base::text::width;
use nos_base::words::shell::listed;
use nos_entry::entry::Subject;
use nos_entry::reading::PartialReading;
use nos_entry::{Asked, Body, Correction, Entry, Part, Question};
use nos_law::EntryNo;
use nos_law::refusal::Refusal;
use nos_law::ruling::Ruling;
use nos_law::show::EntryMeaning;
use nos_records::journal::impact::accounts;
use nos_records::journal::{Decided, EntryOutcome, Record, Recorded, Rejection};
use nos_records::print::why;
use std::io;

impl Sitting<'_> {
    /// Enters the meaning of a line. Asks if it has several, if the official might not mean it, if
    /// the ruling is a foul, or if the verb asks.
    pub(super) fn enter(&mut self, typed: &Typed, line: &str) -> Result<(), Stop> {
        let mut meanings = typed.meanings();
        // Do not doubt the line if it has several meanings: the official chooses one.
        let is_unsure = typed.is_unsure && meanings.len() == 1;
        let at = match meanings.as_slice() {
            [] => return Ok(()),
            [_] => Some(0),
            several => {
                let choices: Vec<Choice> = several
                    .iter()
                    .map(|entries| {
                        Choice::of_entries(listed_entries(entries), entries.clone(), Vec::new())
                    })
                    .collect();
                let decision = several.first().and_then(|entries| entries.first());
                let decision = decision.cloned().map(Recorded::Entry);
                self.ask(&choices, decision.as_ref())?
            }
        };
        let Some(entries) = at.map(|at| meanings.swap_remove(at)) else {
            return Ok(());
        };
        let line = if typed.others.is_empty() { line } else { "" };
        self.enter_all(&entries, is_unsure, line)
    }

    /// Offers the meanings of a line that has unknown words.
    pub(super) fn offer(&mut self, partial: &PartialReading) -> Result<(), Stop> {
        let (unknown, told) = offered(self.book.record(), partial);
        self.write_indented(&[unknown])?;
        if let [entries] = partial.meanings.as_slice() {
            return self.enter_all(entries, true, "");
        }
        let each = told.into_iter().zip(&partial.meanings);
        let choices: Vec<Choice> = each
            .map(|(words, entries)| Choice::of_entries(words, entries.clone(), Vec::new()))
            .collect();
        let decision = partial.meanings.first().and_then(|entries| entries.first()).cloned();
        let at = self.ask(&choices, decision.map(Recorded::Entry).as_ref())?;
        match at.and_then(|at| partial.meanings.get(at)) {
            Some(entries) => self.enter_all(entries, false, ""),
            None => Ok(()),
        }
    }

    /// Enters consecutive entries, but none if one of them would be refused. If the official does
    /// not record one of them, the rest of them wait.
    fn enter_all(&mut self, entries: &[Entry], is_unsure: bool, line: &str) -> Result<(), Stop> {
        if let [_, _, ..] = entries
            && let Some(rejection) = refused(self.book.record(), entries)
        {
            return Ok(self.refuse(&rejection, line)?);
        }
        for (at, entry) in entries.iter().enumerate() {
            let before = self.book.record().next_no();
            let judged = self.judge(entry);
            self.enter_judged(entry, judged, is_unsure, line)?;
            let rest = entries.get(at + 1..).unwrap_or_default();
            if self.book.record().next_no() == before && !rest.is_empty() {
                // If the official entered another line instead, drop the rest, too.
                let is_left = self.ahead.is_going();
                for entry in rest.iter().filter(|_| !is_left) {
                    self.ahead.keep(&entry.translated());
                }
                return Ok(());
            }
        }
        Ok(())
    }

    fn judge(&self, entry: &Entry) -> Result<Decided, Rejection> {
        self.book.judge(Recorded::Entry(entry.clone()))
    }

    fn enter_judged(
        &mut self,
        entry: &Entry,
        judged: Result<Decided, Rejection>,
        is_unsure: bool,
        line: &str,
    ) -> Result<(), Stop> {
        let rejection = match judged {
            Err(rejection) => rejection,
            Ok(decided) => {
                return match decided.outcome() {
                    EntryOutcome::Ruled(ruling)
                        if is_unsure || entry.row().asks || ruling.summary().asks =>
                    {
                        self.confirm(entry, decided)
                    }
                    _ => Ok(self.keep(decided, None)?),
                };
            }
        };
        let refusal = rejection.refusal();
        let ways = refusal.map_or_else(Vec::new, Refusal::ways);
        if ways.is_empty() {
            return Ok(self.refuse(&rejection, line)?);
        }
        let lexicon = self.book.record().law().language.lexicon();
        let choice = |way: &EntryMeaning| {
            let words = lexicon.all_typed_words(way.word);
            let answers = words.map(str::to_owned).collect();
            Choice::of_entries(way.words.clone(), vec![way.entry.clone()], answers)
        };
        let choices: Vec<Choice> = ways.iter().map(choice).collect();
        if choices.len() == 1 {
            self.write_indented(&[answer::sentence(&point::cited(&rejection))])?;
        }
        let at = self.ask(&choices, Some(&Recorded::Entry(entry.clone())))?;
        match at.and_then(|at| ways.into_iter().nth(at)) {
            Some(EntryMeaning { entry, .. }) => {
                let judged = self.judge(&entry);
                self.enter_judged(&entry, judged, is_unsure, line)
            }
            None => Ok(()),
        }
    }

    /// Shows a ruling in full, and asks whether to record the entry, record it with the penalty
    /// waived, or forget it. Records an entry that waives the penalty already without asking. A
    /// verb that asks has no penalty; everybody's account is shown instead.
    fn confirm(&mut self, entry: &Entry, decided: Decided) -> Result<(), Stop> {
        let verb_asks = entry.row().asks;
        let answers = [message!("answer-record"), message!("answer-forget")];
        let mut choices = vec![
            Choice::answered(["record", "r"], &answers[0], message!("record-it")).entering(entry),
            Choice::answered(["forget", "f"], &answers[1], message!("forget-it")).leaving(),
        ];
        // Alternative entries, with their rulings.
        let mut others: Vec<(Entry, String)> = Vec::new();
        let law = self.book.record().law();
        let has_penalty = match decided.outcome() {
            EntryOutcome::Ruled(ruling) => ruling.summary().asks,
            _ => false,
        };
        if let Some(article) = law.waiver().filter(|_| !verb_asks && has_penalty) {
            let other = entry.clone().waiving(true);
            if other == *entry {
                return Ok(self.keep(decided, None)?);
            }
            let answers = message!("answer-waive");
            let words = message!("record-and-waive");
            choices.push(Choice::answered(["waive", "w"], &answers, words).entering(&other));
            others.push((other, message!("recorded-and-waived", article)));
        }
        if has_penalty && let Some(other) = self.unclaimed(entry) {
            let answers = message!("answer-unclaimed");
            let words = message!("record-unclaimed");
            choices.push(Choice::answered(["only", "o"], &answers, words).entering(&other));
            others.push((other, message!("recorded")));
        }
        let mut lines = answer::lines(self.book.record(), decided.outcome());
        if let (true, EntryOutcome::Ruled(ruling)) = (verb_asks, decided.outcome()) {
            lines.push(self.accounts(decided.no(), ruling));
        }
        self.write_indented(&lines)?;
        match self.ask(&choices, Some(decided.expanded()))? {
            Some(0) => self.keep(decided, Some(&|_, _| message!("recorded")))?,
            Some(1) => self.write_indented(&[message!("nothing-is-recorded")])?,
            Some(at) => {
                if let Some((other, words)) = others.into_iter().nth(at - 2) {
                    match self.judge(&other) {
                        Ok(decided) => self.keep(decided, Some(&|_, _| words.clone()))?,
                        Err(rejection) => self.refuse(&rejection, "")?,
                    }
                }
            }
            None => {}
        }
        Ok(())
    }

    fn unclaimed(&self, entry: &Entry) -> Option<Entry> {
        let other = self.book.record().session().without_claim(entry)?;
        let decided = self.judge(&other).ok()?;
        let is_fine = match decided.outcome() {
            EntryOutcome::Ruled(ruling) => !ruling.summary().asks,
            EntryOutcome::Corrected(_) => false,
        };
        is_fine.then_some(other)
    }

    fn accounts(&self, no: EntryNo, ruling: &Ruling) -> String {
        let before = self.book.record().session();
        let mut after = before.clone();
        after.apply(no, ruling);
        let names = after.names();
        before.law().tell_accounts(&accounts(before.accounts(&names), after.accounts(&names)))
    }

    pub(super) fn correct(&mut self, decided: Decided, is_doubtful: bool) -> Result<(), Stop> {
        if !is_doubtful && !is_asked(&decided) {
            return Ok(self.keep(decided, Some(&corrected))?);
        }
        if let EntryOutcome::Corrected(impact) = decided.outcome() {
            self.write_indented(&why::lines(impact))?;
        }
        let kept =
            |words| Choice::answered(["keep", "k"], &message!("answer-keep"), words).leaving();
        let choices = match decided.recorded() {
            Recorded::Correction(Correction::Undo(_)) => [
                Choice::answered(["undo", "u"], &message!("answer-undo"), message!("undo-it")),
                kept(message!("keep-it")),
            ],
            correction => {
                let parts = correction.parts().len();
                let correction = self.book.record().law().tell(correction);
                let words = message!("take-it", parts, correction);
                [
                    Choice::answered(["record", "r"], &message!("answer-record"), words),
                    kept(message!("keep-it-as-it-was")),
                ]
            }
        };
        match self.ask(&choices, Some(decided.expanded()))? {
            Some(0) => self.keep(decided, Some(&corrected))?,
            Some(_) => self.write_indented(&[message!("nothing-is-recorded")])?,
            None => {}
        }
        Ok(())
    }

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
    fn ask(
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
            if found.is_some() || decision.is_some() && drops(first) {
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
        let lexicon = record.law().language.lexicon();
        let is_filler = |word: &str| lexicon.is_filler(word);
        // The official repeated the correction in question.
        let is_again = || {
            let Ok(Some(Body::Correction(correction))) = &typed.read else {
                return None;
            };
            let decided = record.judge(correction.clone().into()).ok()?;
            (Some(decided.expanded()) == decision).then_some(0)
        };
        answered(choices, line, is_filler)
            .or_else(|| self.meant(choices, typed))
            .or_else(is_again)
            .or_else(|| {
                // The line may add words to the entry in question: `on the 6`.
                let Some(Recorded::Entry(entry)) = decision else {
                    return None;
                };
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
            let own = written_out(session, choice.entries());
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
        let Some(Recorded::Entry(entry)) = decision else {
            return None;
        };
        let (record, line) = (self.book.record(), entry.translated());
        let language = record.law().language;
        let marks = typed_on(&line, record).marks;
        let mark = marks.iter().find(|mark| mark.kind == Some(language.piece_kind))?;
        let piece = line.get(mark.at..mark.at + mark.len)?;
        let line = format!("{} {piece}", language.lexicon().typed(legal.row()));
        match typed_on(&line, record).read {
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
        let law = self.book.record().law();
        self.unrecorded = decision.map(|decision| law.translate(decision));
        Err(Stop::Ended(ending))
    }
}

fn corrected(record: &Record, no: EntryNo) -> String {
    let parts = record.recorded(no).map_or(&[][..], Recorded::parts);
    let struck: Vec<EntryNo> =
        record.history().filter(|past| past.struck_by == Some(no)).map(|past| past.no).collect();
    match struck.as_slice() {
        [first, .., last] if parts.len() < 2 => message!("struck-to", first, last, no),
        [one] if parts.len() < 2 => message!("struck", one, no),
        _ => done(parts),
    }
}

fn done(parts: &[Part]) -> String {
    let named = |holds: fn(&Part) -> bool| -> Vec<String> {
        let number = |part: &Part| holds(part).then(|| message!("entry-number", no = part.no()));
        parts.iter().filter_map(number).collect()
    };
    let list = |named: &[String]| listed(named.iter().map(String::as_str));
    let fixed = named(|part| matches!(part, Part::Fix(..)));
    let struck = named(|part| matches!(part, Part::Strike(_)));
    let added = named(|part| matches!(part, Part::Insert(..))).len();
    let all = [
        (fixed.len(), message!("are-changed", number = fixed.len(), entries = list(&fixed))),
        (struck.len(), message!("are-struck", number = struck.len(), entries = list(&struck))),
        (added, message!("are-added", added)),
    ];
    let done: Vec<String> =
        all.into_iter().filter(|(number, _)| *number > 0).map(|(_, words)| words).collect();
    message!("corrected", parts = parts.len(), done = done.join(", "))
}
