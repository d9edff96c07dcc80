//! Entries and corrections at the prompt, and their questions: which way is meant, whether to record a foul, or
//! what takes payments back or ends something, whether to make a correction.

use super::console::Typed;
use super::sitting::{After, Ending, Sitting};
use crate::desk::answer;
use crate::journal::impact::accounts;
use crate::journal::{Decided, Outcome, Record, Said};
use crate::law::EntryNo;
use crate::law::asked::Waiver;
use crate::law::referee::Ruling;
use crate::print::why;
use crate::speech::{Correction, Entry, Part};
use crate::table::name::listed;
use crate::text::width;
use crate::text::width::counted;
use std::io;

struct Choice {
    /// The words that choose it, besides its number.
    answers: Vec<&'static str>,
    words: String,
}

impl Choice {
    fn new(answers: &[&'static str], words: impl Into<String>) -> Choice {
        Choice {
            answers: answers.to_vec(),
            words: words.into(),
        }
    }
}

/// The choice of a line that holds its number or one of its words, and nothing else.
fn chosen(choices: &[Choice], line: &str) -> Option<usize> {
    let typed = line.trim();
    choices.iter().enumerate().position(|(at, choice)| {
        let is_typed = |answer: &&str| !typed.is_empty() && answer.eq_ignore_ascii_case(typed);
        typed == (at + 1).to_string() || choice.answers.iter().any(is_typed)
    })
}

/// The prompt of a question: `1, 2 or 3? `.
fn question(choices: &[Choice]) -> String {
    let numbers: Vec<String> = (1..choices.len()).map(|no| no.to_string()).collect();
    let or = if numbers.is_empty() { "" } else { " or " };
    format!("{}{or}{}? ", numbers.join(", "), choices.len())
}

impl Sitting<'_> {
    /// Takes an entry. Asks if it has several meanings, if it is a foul, or if its verb asks.
    pub(super) fn enter(&mut self, entry: Entry, line: &str) -> io::Result<After> {
        match self.book.judge(Said::Entry(entry.clone())) {
            Ok(decided) => match decided.outcome() {
                Outcome::Ruled(ruling) if entry.row().asks || ruling.asks() => {
                    self.confirm(&entry, decided)
                }
                _ => self.keep(decided, true).map(|_| After::GoesOn),
            },
            Err(rejection) => {
                let ways = rejection
                    .refusal()
                    .map_or_else(Vec::new, |refusal| refusal.ways(&entry));
                if ways.is_empty() {
                    return self.refuse(&rejection, line);
                }
                let choices: Vec<Choice> = ways
                    .iter()
                    .map(|way| Choice::new(&[way.word], way.words.as_str()))
                    .collect();
                match self.ask(&choices)? {
                    Ok(at) => match ways.into_iter().nth(at) {
                        Some(way) => self.enter(way.entry, line),
                        None => Ok(After::GoesOn),
                    },
                    Err(typed) => self.not_taken(&typed, &Said::Entry(entry)),
                }
            }
        }
    }

    /// Shows a ruling in full, and asks whether to record it, waive its penalty, or forget it. Does not ask if
    /// the entry already waives it. Where the verb asks there is no penalty, but everybody's account is shown.
    fn confirm(&mut self, entry: &Entry, decided: Decided) -> io::Result<After> {
        let verb_asks = entry.row().asks;
        let mut choices = vec![Choice::new(&["record"], "record it")];
        let mut waived = None;
        match (self.book.record().law().waiver)(entry) {
            _ if verb_asks => {}
            Waiver::Said => return self.keep(decided, true).map(|_| After::GoesOn),
            Waiver::Possible(entry, article) => {
                let words = "record it, and the table waives the penalty";
                choices.push(Choice::new(&["waive"], words));
                waived = Some((entry, article));
            }
            Waiver::Unknown => {}
        }
        let forget = "forget it: mistyped, it did not happen";
        choices.push(Choice::new(&["forget"], forget));
        let mut lines = answer::told(self.book.record(), decided.outcome());
        if let (true, Outcome::Ruled(ruling)) = (verb_asks, decided.outcome()) {
            lines.push(self.accounts(decided.no(), ruling));
        }
        self.write_indented(&lines)?;
        match (self.ask(&choices)?, waived) {
            (Ok(0), _) => self.record_with(decided, |_, _| "Recorded.".to_owned()),
            (Ok(1), Some((entry, article))) => match self.book.judge(Said::Entry(entry)) {
                Ok(decided) => self.record_with(decided, |_, _| {
                    format!("Recorded; the table waives the penalty [{article}].")
                }),
                Err(rejection) => self.refuse(&rejection, ""),
            },
            (Ok(_), _) => self.not_taken(&Typed::Dropped(true), decided.explicit()),
            (Err(typed), _) => self.not_taken(&typed, decided.explicit()),
        }
    }

    /// What everybody has before and after a ruling, in a sentence.
    fn accounts(&self, no: EntryNo, ruling: &Ruling) -> String {
        let before = self.book.record().session();
        let mut after = before.clone();
        after.apply(no, ruling);
        let names = after.names();
        (before.law().tell_accounts)(&accounts(before.accounts(&names), after.accounts(&names)))
    }

    /// Shows what a correction changes, and asks whether to make it. Does not ask to undo one entry that
    /// moved nothing.
    pub(super) fn correct(&mut self, decided: Decided) -> io::Result<After> {
        if let Outcome::Corrected(impact) = decided.outcome() {
            let is_one = matches!(decided.said(), Said::Correction(Correction::Undo(1)));
            if is_one && impact.moves.is_empty() {
                return self.record_with(decided, corrected);
            }
            self.write_indented(&why::lines(impact))?;
        }
        let choices = match decided.said() {
            Said::Correction(Correction::Undo(_)) => [
                Choice::new(&["undo", "take"], "undo it"),
                Choice::new(&["keep"], "keep it"),
            ],
            correction => {
                let words = match correction.parts().len() {
                    0 | 1 => format!("take it: {correction}"),
                    parts => format!("take it: {parts} changes as one correction"),
                };
                [
                    Choice::new(&["take"], words),
                    Choice::new(&["keep"], "keep it as it was"),
                ]
            }
        };
        match self.ask(&choices)? {
            Ok(0) => self.record_with(decided, corrected),
            Ok(_) => self.not_taken(&Typed::Dropped(true), decided.explicit()),
            Err(typed) => self.not_taken(&typed, decided.explicit()),
        }
    }

    /// Records a decision that was asked about, and says so.
    fn record_with(
        &mut self,
        decided: Decided,
        words: impl Fn(&Record, EntryNo) -> String,
    ) -> io::Result<After> {
        let no = decided.no();
        if self.keep(decided, false)? {
            let words = [words(self.book.record(), no)];
            let measure = self.look().measure();
            self.write_lines(&width::numbered(no.0, &words, measure))?;
        }
        Ok(After::GoesOn)
    }

    /// Asks for one of several choices, until a whole line names one; returns its place from 0, or what was typed
    /// instead of a line. Text that is not an answer waits to be the next line, and so do lines that were pasted
    /// after this one.
    fn ask(&mut self, choices: &[Choice]) -> io::Result<Result<usize, Typed>> {
        self.ahead.stop();
        let measure = self.look().measure();
        for (at, choice) in choices.iter().enumerate() {
            let head = format!("  {}  ", at + 1);
            self.write_lines(&width::wrapped(&head, &choice.words, measure))?;
        }
        loop {
            let text = match self.console.answer(&question(choices))? {
                Typed::Line(text) => text,
                typed => return Ok(Err(typed)),
            };
            let typed = text.trim_start();
            let (first, rest) = typed.split_once('\n').unwrap_or((typed, ""));
            if let Some(choice) = chosen(choices, first) {
                self.ahead.keep(rest);
                return Ok(Ok(choice));
            }
            if !typed.is_empty() {
                self.ahead.keep(typed);
                self.write_indented(&[
                    "That is no answer. It waits to be the next line.".to_owned()
                ])?;
            }
        }
    }

    /// What to do after a question about a decision, if no choice was made.
    fn not_taken(&mut self, typed: &Typed, decision: &Said) -> io::Result<After> {
        match *typed {
            Typed::End => {
                self.unrecorded = Some(decision.to_string());
                Ok(After::Ends(Ending::Left))
            }
            Typed::Killed(by) => Ok(After::Ends(Ending::Killed(by))),
            Typed::Line(_) | Typed::Dropped(_) => {
                self.write_indented(&["Nothing is recorded.".to_owned()])?;
                Ok(After::GoesOn)
            }
        }
    }
}

/// What the correction with this number did, and how to take it back.
fn corrected(record: &Record, no: EntryNo) -> String {
    let parts = record.said(no).map_or(&[][..], Said::parts);
    if parts.len() > 1 {
        return format!("Corrected: {}. undo takes it back.", done(parts));
    }
    let struck: Vec<EntryNo> = record
        .history()
        .filter(|past| past.struck_by == Some(no))
        .map(|past| past.no)
        .collect();
    match struck.as_slice() {
        [] => format!("{}. undo takes it back.", done(parts)),
        [one] => format!("#{one} is struck. strike {no} brings it back."),
        [first, .., last] => {
            format!("#{first} to #{last} are struck. strike {no} brings them back.")
        }
    }
}

/// What a correction in several parts did, in a few words.
fn done(parts: &[Part]) -> String {
    let named = |holds: fn(&Part) -> bool| -> Vec<String> {
        let parts = parts.iter().filter(|part| holds(part));
        parts.map(|part| format!("#{}", part.no())).collect()
    };
    let fixed = named(|part| matches!(part, Part::Fix(..)));
    let struck = named(|part| matches!(part, Part::Strike(_)));
    let added = named(|part| matches!(part, Part::Insert(..))).len();
    let mut done = Vec::new();
    for (all, what) in [(fixed, "changed"), (struck, "struck")] {
        if !all.is_empty() {
            let are = if all.len() == 1 { "is" } else { "are" };
            let all = listed(all.iter().map(String::as_str));
            done.push(format!("{all} {are} {what}"));
        }
    }
    if added > 0 {
        done.push(counted(added as u64, "entry is added", "entries are added"));
    }
    done.join(", ")
}
