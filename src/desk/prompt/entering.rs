//! Enters entries and corrections at the prompt. Asks first which of several meanings is meant, whether to record a foul or an
//! entry that takes payments back or ends something, and whether to make a correction.

use super::choice::Choice;
use super::console::Stop;
use super::sitting::Sitting;
use super::typed::{Typed, is_asked, offered, refused, told};
use crate::desk::{answer, point};
use nos_base::words::shell::listed;
use nos_entry::{Correction, Entry, Part, PartialReading};
use nos_law::{EntryMeaning, EntryNo, Glance, Refusal, Ruling};
use nos_records::journal::impact::accounts;
use nos_records::journal::{Decided, EntryOutcome, Record, Recorded, Rejection};
use nos_records::print::why;

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
                let choice = |entries: &Vec<Entry>| {
                    let told = told(self.book.record(), entries);
                    Choice::of_entries(told, entries.clone(), Vec::new())
                };
                let choices: Vec<Choice> = several.iter().map(choice).collect();
                let decision = several.first().and_then(|entries| entries.first());
                self.ask(&choices, decision.cloned().map(Recorded::Entry).as_ref())?
            }
        };
        let Some(entries) = at.map(|at| meanings.swap_remove(at)) else { return Ok(()) };
        self.enter_all(&entries, is_unsure, if typed.others.is_empty() { line } else { "" })
    }

    pub(super) fn offer(&mut self, partial: &PartialReading) -> Result<(), Stop> {
        let (unknown, told) = offered(self.book.record(), partial);
        self.write_indented(&[unknown])?;
        if let [entries] = partial.meanings.as_slice() {
            // The question may name a piece otherwise, or only its place.
            if let [entry] = entries.as_slice() {
                self.write_indented(&[entry.told().to_string()])?;
            }
            return self.enter_all(entries, true, "");
        }
        let choices: Vec<Choice> = told
            .into_iter()
            .zip(&partial.meanings)
            .map(|(words, entries)| Choice::of_entries(words, entries.clone(), Vec::new()))
            .collect();
        let decision = partial.meanings.first().and_then(|entries| entries.first()).cloned();
        let at = self.ask(&choices, decision.map(Recorded::Entry).as_ref())?;
        let entries = at.and_then(|at| partial.meanings.get(at));
        entries.map_or(Ok(()), |entries| self.enter_all(entries, false, ""))
    }

    /// Enters consecutive entries, but none if one of them would be refused. If the official does
    /// not record one of them, the rest of them wait.
    fn enter_all(&mut self, entries: &[Entry], is_unsure: bool, line: &str) -> Result<(), Stop> {
        if let [_, _, ..] = entries
            && let Some(rejection) = refused(self.book.record(), entries)
        {
            return Ok(self.refuse(&rejection, line)?);
        }
        if let (true, [first, _, ..]) = (is_unsure, entries) {
            self.write_indented(&[told(self.book.record(), entries)])?;
            let decision = Recorded::Entry(first.clone());
            return match self.ask(&record_or_forget(first), Some(&decision))? {
                Some(0) => self.enter_all(entries, false, line),
                Some(_) => Ok(self.write_indented(&[message!("nothing-is-recorded")])?),
                None => Ok(()),
            };
        }
        for (at, entry) in entries.iter().enumerate() {
            let before = self.book.record().next_no();
            self.enter_judged(entry, self.judge(entry), is_unsure, line)?;
            let rest = entries.get(at + 1..).unwrap_or_default();
            if self.book.record().next_no() == before && !rest.is_empty() {
                // If the official entered another line instead, drop the rest, too.
                if !self.ahead.is_going() {
                    rest.iter().for_each(|entry| self.ahead.keep(&entry.translated()));
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
        let ways = rejection.refusal().map_or_else(Vec::new, Refusal::ways);
        if ways.is_empty() {
            return Ok(self.refuse(&rejection, line)?);
        }
        let lexicon = self.book.record().law().language.lexicon();
        let choice = |way: &EntryMeaning| {
            let answers = lexicon.all_typed_words(way.word).map(str::to_owned).collect();
            Choice::of_entries(way.words.clone(), vec![way.entry.clone()], answers)
        };
        let choices: Vec<Choice> = ways.iter().map(choice).collect();
        if choices.len() == 1 {
            self.write_indented(&[answer::sentence(&point::cited(&rejection))])?;
        }
        let at = self.ask(&choices, Some(&Recorded::Entry(entry.clone())))?;
        match at.and_then(|at| ways.into_iter().nth(at)) {
            Some(EntryMeaning { entry, .. }) => {
                self.enter_judged(&entry, self.judge(&entry), is_unsure, line)
            }
            None => Ok(()),
        }
    }

    /// Shows a ruling in full, and asks whether to record the entry, record it with the penalty
    /// waived, or forget it. Records an entry that waives the penalty already without asking. A
    /// verb that asks has no penalty; everybody's account is shown instead.
    fn confirm(&mut self, entry: &Entry, decided: Decided) -> Result<(), Stop> {
        let verb_asks = entry.row().asks;
        let mut choices = record_or_forget(entry);
        // Alternative entries, with their rulings.
        let mut others: Vec<(Entry, String)> = Vec::new();
        let law = self.book.record().law();
        let outcome = decided.outcome();
        let has_penalty = matches!(outcome, EntryOutcome::Ruled(ruling) if ruling.summary().asks);
        if let Some(article) = law.waiver().filter(|_| !verb_asks && has_penalty) {
            let other = entry.clone().waiving(true);
            if other == *entry {
                return Ok(self.keep(decided, None)?);
            }
            let words = message!("record-and-waive");
            let choice = Choice::answered(["waive", "w"], message!("answer-waive"), words);
            choices.push(choice.entering(&other));
            others.push((other, message!("recorded-and-waived", article)));
        }
        if has_penalty && let Some(other) = self.unclaimed(entry) {
            let words = message!("record-unclaimed");
            let choice = Choice::answered(["only", "o"], message!("answer-unclaimed"), words);
            choices.push(choice.entering(&other));
            others.push((other, message!("recorded")));
        }
        let record = self.book.record();
        let is_plain = !has_penalty && !verb_asks;
        let mut lines = match is_plain.then(|| record.session().glance(entry)) {
            // What a player asks for must not show before it is entered.
            Some(Ok(Glance::Asked(asked))) => vec![asked.to_string()],
            _ => answer::lines(record, decided.outcome()),
        };
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
        let is_fine = match self.judge(&other).ok()?.outcome() {
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
        let changes = accounts(before.accounts(&names), after.accounts(&names));
        before.law().accounts_told(&changes).into()
    }

    pub(super) fn correct(&mut self, decided: Decided, is_doubtful: bool) -> Result<(), Stop> {
        if !is_doubtful && !is_asked(&decided) {
            return Ok(self.keep(decided, Some(&corrected))?);
        }
        if let EntryOutcome::Corrected(impact) = decided.outcome() {
            self.write_indented(&why::lines(impact))?;
        }
        let kept = |text| Choice::answered(["keep", "k"], message!("answer-keep"), text).leaving();
        let choices = match decided.recorded() {
            Recorded::Correction(Correction::Undo(_)) => [
                Choice::answered(["undo", "u"], message!("answer-undo"), message!("undo-it")),
                kept(message!("keep-it")),
            ],
            correction => {
                let parts = correction.parts().len();
                let correction = self.book.record().law().tell(correction);
                let words = message!("take-it", parts, correction);
                [
                    Choice::answered(["record", "r"], message!("answer-record"), words),
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
}

fn record_or_forget(entry: &Entry) -> Vec<Choice> {
    vec![
        Choice::answered(["record", "r"], message!("answer-record"), message!("record-it"))
            .entering(entry),
        Choice::answered(["forget", "f"], message!("answer-forget"), message!("forget-it"))
            .leaving(),
    ]
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
