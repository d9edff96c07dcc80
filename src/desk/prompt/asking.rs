//! Entries and corrections at the prompt, and their questions: which way is meant, whether to record a foul, or
//! what takes payments back or ends something, whether to make a correction.

use super::console::{Answer, Choice, Console, Typed, chosen, listed, question};
use super::corrected::corrected;
use super::sitting::{After, Ending, Sitting};
use crate::desk::answer;
use crate::journal::impact::accounts;
use crate::journal::{Decided, Outcome, Said};
use crate::law::EntryNo;
use crate::law::asked::Waiver;
use crate::law::referee::Ruling;
use crate::print::{impact, width};
use crate::speech::Correction;
use crate::speech::Entry;
use std::io;

impl<C: Console> Sitting<C> {
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
                    Answer::Choice(at) => match ways.into_iter().nth(at) {
                        Some(way) => self.enter(way.entry, line),
                        None => Ok(After::GoesOn),
                    },
                    answer => self.not_taken(answer, &Said::Entry(entry)),
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
        self.say_set_in(&lines)?;
        match (self.ask(&choices)?, waived) {
            (Answer::Choice(0), _) => self.keep_saying(decided, |_, _| "Recorded.".to_owned()),
            (Answer::Choice(1), Some((entry, article))) => {
                match self.book.judge(Said::Entry(entry)) {
                    Ok(decided) => self.keep_saying(decided, |_, _| {
                        format!("Recorded; the table waives the penalty [{article}].")
                    }),
                    Err(rejection) => self.refuse(&rejection, ""),
                }
            }
            (answer, _) => self.not_taken(answer, decided.explicit()),
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
                return self.keep_saying(decided, |own, no| corrected(own.book.record(), no));
            }
            self.say_set_in(&impact::lines(impact))?;
        }
        let choices = match decided.said() {
            Said::Correction(Correction::Undo(_)) => [
                Choice::new(&["undo", "take"], "undo it"),
                Choice::new(&["keep"], "keep it"),
            ],
            said => {
                let words = match said.parts().len() {
                    0 | 1 => format!("take it: {said}"),
                    parts => format!("take it: {parts} changes as one correction"),
                };
                [
                    Choice::new(&["take"], words),
                    Choice::new(&["keep"], "keep it as it was"),
                ]
            }
        };
        match self.ask(&choices)? {
            Answer::Choice(0) => {
                self.keep_saying(decided, |own, no| corrected(own.book.record(), no))
            }
            answer => self.not_taken(answer, decided.explicit()),
        }
    }

    /// Records a decision that was asked about, and says so.
    fn keep_saying(
        &mut self,
        decided: Decided,
        words: impl Fn(&Self, EntryNo) -> String,
    ) -> io::Result<After> {
        let no = decided.no();
        if self.keep(decided, false)? {
            let words = [words(self, no)];
            let measure = self.look().measure();
            self.say_lines(&width::numbered(no.0, &words, measure))?;
        }
        Ok(After::GoesOn)
    }

    /// Asks for one of several choices, until a whole line names one. Text that is not an answer waits to be
    /// the next line, and so do lines that were pasted after this one.
    fn ask(&mut self, choices: &[Choice]) -> io::Result<Answer> {
        self.ahead.stop();
        self.say_lines(&listed(choices, self.look().measure()))?;
        loop {
            let text = match self.console.answer(&question(choices))? {
                Typed::Line(text) => text,
                Typed::Dropped(_) => return Ok(Answer::None),
                Typed::End => return Ok(Answer::End),
                Typed::Killed(by) => return Ok(Answer::Killed(by)),
            };
            let typed = text.trim_start();
            let (first, rest) = typed.split_once('\n').unwrap_or((typed, ""));
            if let Some(choice) = chosen(choices, first) {
                self.ahead.keep(rest);
                return Ok(Answer::Choice(choice));
            }
            if !typed.is_empty() {
                self.ahead.keep(typed);
                self.say_set_in(&["That is no answer. It waits to be the next line.".to_owned()])?;
            }
        }
    }

    /// What to do after a question about this, if no choice was made.
    fn not_taken(&mut self, answer: Answer, said: &Said) -> io::Result<After> {
        match answer {
            Answer::End => {
                self.unrecorded = Some(said.to_string());
                Ok(After::Ends(Ending::Left))
            }
            Answer::Killed(by) => Ok(After::Ends(Ending::Killed(by))),
            Answer::Choice(_) | Answer::None => {
                self.say_set_in(&["Nothing is recorded.".to_owned()])?;
                Ok(After::GoesOn)
            }
        }
    }
}
