//! Judges and applies corrections: keeps the longest prefix that a correction leaves unchanged, and
//! judges everything after it again.

use crate::journal::decided::{Rejudged, Step};
use crate::journal::judged::StandingSource;
use crate::journal::recorded::EntrySource;
use crate::journal::standing::{Placed, ResolvedCorrection, Struck};
use crate::journal::{Decided, EntryOutcome, Impact, Record, Recorded, Rejection};
use nos_base::in_order;
use nos_entry::{Correction, Entry, Part};
use nos_law::{EntryNo, Verdict};
use std::sync::Arc;

impl Record {
    /// Resolves what a correction with the next number strikes, fixes and inserts.
    pub(super) fn resolved(&self, recorded: &Recorded) -> Result<ResolvedCorrection, Rejection> {
        let struck = self.numbered.struck(None);
        if self.numbered.is_too_tangled(&struck) {
            return Err(Rejection::TooTangled);
        }
        let strikes = match recorded {
            Recorded::Correction(Correction::Undo(count)) => self.undone(*count, &struck)?,
            _ => self.named(recorded.parts(), &struck)?,
        };
        Ok(ResolvedCorrection::new(self.next_no(), recorded, strikes))
    }

    fn undone(&self, asked: u32, struck: &Struck) -> Result<Vec<EntryNo>, Rejection> {
        let last = self.last_of(asked, struck);
        if last.len() < asked as usize {
            return Err(Rejection::TooFewToUndo { asked, standing: last.len() as u32 });
        }
        Ok(last)
    }

    fn named(&self, parts: &[Part], struck: &Struck) -> Result<Vec<EntryNo>, Rejection> {
        for part in parts {
            let no = EntryNo(part.no());
            self.standing_number(no, struck)?;
            self.comes_after_the_law(no)?;
            if !matches!(part, Part::Strike(_)) {
                self.brings_one_entry(no)?;
            }
        }
        let named = parts.iter().filter(|part| !matches!(part, Part::Insert(..)));
        let named = in_order(named.map(|part| EntryNo(part.no())));
        if let Some([no, _]) = named.array_windows().find(|[one, next]| one == next) {
            return Err(Rejection::NamedTwice { no: *no });
        }
        let strikes = parts.iter().filter(|part| matches!(part, Part::Strike(_)));
        Ok(strikes.map(|part| EntryNo(part.no())).collect())
    }

    /// Returns the last `count` numbers in force, without undos and the law's own entry.
    pub fn last_standing(&self, count: u32) -> Vec<EntryNo> {
        self.last_of(count, &self.numbered.struck(None))
    }

    fn last_of(&self, count: u32, struck: &Struck) -> Vec<EntryNo> {
        let undoable = self.numbered.undoable(struck);
        let mut last: Vec<EntryNo> =
            undoable.filter(|no| !self.is_law(*no)).take(count as usize).collect();
        last.reverse();
        last
    }

    /// Returns an error if no entry has this number, or if it is struck.
    pub(super) fn standing_number(&self, no: EntryNo, struck: &Struck) -> Result<(), Rejection> {
        match struck.by(no) {
            Some(by) => Err(Rejection::Struck { no, by }),
            None if struck.stands(no) => Ok(()),
            None => Err(Rejection::NoSuchEntry { no: no.0, last: self.len() as u32 }),
        }
    }

    fn is_law(&self, no: EntryNo) -> bool {
        no == EntryNo(1)
            && matches!(self.recorded(no), Some(Recorded::Entry(entry)) if *entry == self.law().first_entry())
    }

    /// Returns an error for the law's own entry: nothing comes before it or changes it.
    pub fn comes_after_the_law(&self, no: EntryNo) -> Result<(), Rejection> {
        if self.is_law(no) { Err(Rejection::IsLaw { no }) } else { Ok(()) }
    }

    /// Returns an error unless this number has exactly one entry.
    pub(super) fn brings_one_entry(&self, no: EntryNo) -> Result<(), Rejection> {
        let (is, parts) = match self.recorded(no) {
            Some(Recorded::Correction(Correction::Undo(_))) => ("undo", &[][..]),
            Some(Recorded::Correction(Correction::Parts(parts))) => {
                let inserts = parts.iter().filter(|part| matches!(part, Part::Insert(..)));
                match (inserts.count(), parts.as_slice()) {
                    (1, _) => return Ok(()),
                    (0, [one]) => (one.word(), parts.as_slice()),
                    (0, parts) => ("correction", parts),
                    _ => return Err(Rejection::SeveralEntries { no }),
                }
            }
            Some(Recorded::Entry(_)) | None => return Ok(()),
        };
        let about = fixed(parts).map(|no| message!("entry-number", no)).collect();
        Err(Rejection::NoEntry { no, is, about })
    }

    /// Plans a correction: finds the places that change, before anything is judged.
    fn planned(&self, recorded: &Recorded) -> Result<Rejudged, Rejection> {
        let correction = self.resolved(recorded)?;
        let mut before = self.judged.sources().iter().peekable();
        let mut steps = Vec::new();
        let mut unchanged = 0;
        for Placed { item, words } in self.numbered.placed(Some(&correction)) {
            let was = before.next_if(|source| source.item == item).map(|source| source.words);
            if steps.is_empty() && was == words {
                unchanged += usize::from(was.is_some());
            } else if was.is_some() || words.is_some() {
                steps.push(Step { item, was, is: words });
            }
        }
        Ok(Rejudged {
            judged: self.judged.fork(unchanged),
            in_full: recorded.clone(),
            brings_back: self.numbered.brings_back(&correction),
            correction,
            steps,
            unchanged,
        })
    }

    pub(super) fn judge_again(&self, recorded: &Recorded) -> Result<Rejudged, Rejection> {
        let mut redone = self.planned(recorded)?;
        self.judge_steps(recorded, &mut redone)?;
        Ok(redone)
    }

    fn judge_steps(&self, recorded: &Recorded, redone: &mut Rejudged) -> Result<(), Rejection> {
        let mut old = self.judged.entries_from(redone.unchanged);
        let mut fouled = 0;
        for step in redone.steps.clone() {
            let was = step.was.and_then(|_| old.next());
            if let Some(words) = step.is {
                let verdict = self.take(recorded, redone, (step.item, words), fouled)?;
                let is_new = words.no == self.next_no();
                let was_in_order = was.is_some_and(|was| was.ruling.verdict == Verdict::Accepted);
                if fouled == 0 && !is_new && was_in_order && verdict != Verdict::Accepted {
                    fouled = step.item.no.0;
                }
            }
        }
        Ok(())
    }

    pub(super) fn correct_before(&mut self, correction: Option<Recorded>, next: Option<EntryNo>) {
        let Some(recorded) = correction else {
            if let Some(place) = next.and_then(|no| self.judged.place_of(no)) {
                self.judged.join(self.judged.fork(place));
            }
            return;
        };
        if let Ok(mut redone) = self.planned(&recorded) {
            let comes = |step: &Step| Some(step.item.no) == next && step.is.is_some();
            let end = redone.steps.iter().position(comes);
            redone.steps.truncate(end.unwrap_or(redone.steps.len()));
            // The revision accepted each change, so it is possible.
            let _ = self.judge_steps(&recorded, &mut redone);
            self.redo(recorded, redone);
        }
    }

    /// Judges one entry again. `fouled` is an earlier entry that becomes a foul, or 0.
    fn take(
        &self,
        recorded: &Recorded,
        redone: &mut Rejudged,
        (item, words): (EntrySource, EntrySource),
        fouled: u32,
    ) -> Result<Verdict, Rejection> {
        let is_new = words.no == self.next_no();
        let Some(entry) = self.entry_after(recorded, words) else {
            return Ok(Verdict::Accepted);
        };
        let session = redone.judged.session();
        let ruling = session.judge(entry).map_err(|refusal| Rejection::Impossible {
            no: item.no,
            entry: Box::new(entry.clone()),
            refusal,
            own: is_new,
            fouled,
        })?;
        if is_new {
            redone.in_full.set_entry(words.part, session.in_full(entry, &ruling));
        }
        let verdict = ruling.verdict;
        let restated = self.restated(entry, &ruling);
        redone.judged.push(StandingSource { item, words }, ruling, restated);
        Ok(verdict)
    }

    fn entry_after<'a>(&'a self, recorded: &'a Recorded, words: EntrySource) -> Option<&'a Entry> {
        if words.no == self.next_no() {
            recorded.entry_of(words.part)
        } else {
            self.entry_at(words)
        }
    }

    pub(super) fn judge_correction(&self, recorded: Recorded) -> Result<Decided, Rejection> {
        let redone = self.judge_again(&recorded)?;
        let impact = self.impact(&recorded, &redone);
        Ok(Decided {
            no: self.next_no(),
            in_full: redone.in_full.clone(),
            outcome: EntryOutcome::Corrected(Arc::new(impact)),
            redone: Some(Box::new(redone)),
            on: self.state,
            recorded,
        })
    }

    fn impact(&self, recorded: &Recorded, redone: &Rejudged) -> Impact {
        let mut old = self.judged.entries_from(redone.unchanged);
        let mut new = redone.judged.entries();
        let pairs = redone.steps.iter().map(|step| {
            let was = step.was.and_then(|_| old.next());
            (was, step.is.and_then(|_| new.next()))
        });
        let entry = |words| self.entry_after(recorded, words);
        Impact::of(self.session(), redone.judged.session(), pairs, entry)
    }

    pub(super) fn redo(&mut self, recorded: Recorded, redone: Rejudged) {
        let accounts = Impact::accounts_between(self.session(), redone.judged.session());
        self.moved.push((self.next_no(), accounts));
        self.judged.join(redone.judged);
        self.keep(recorded, Some(redone.correction));
    }
}

fn fixed(parts: &[Part]) -> impl Iterator<Item = EntryNo> {
    parts.iter().filter_map(|part| match part {
        Part::Fix(no, _) => Some(EntryNo(*no)),
        Part::Strike(_) | Part::Insert(..) => None,
    })
}

impl Record {
    /// Returns the index of the part that alone makes an entry impossible.
    pub fn culprit(&self, parts: &[Part], rejection: &Rejection) -> Option<usize> {
        let Rejection::Impossible { no, entry, own, .. } = rejection else {
            return None;
        };
        if *own {
            return parts.iter().position(|part| part.entry() == Some(entry));
        }
        let mends = |left_out: &usize| {
            let mut rest = parts.to_vec();
            rest.remove(*left_out);
            if rest.is_empty() {
                return true;
            }
            match self.judge(Correction::Parts(rest).into()) {
                Ok(_) => true,
                // Without this part, another entry fails, but it is a later one.
                Err(Rejection::Impossible { no: next, own, .. }) => !own && next > *no,
                Err(_) => false,
            }
        };
        let mut culprits = (0..parts.len()).filter(mends);
        culprits.next().filter(|_| culprits.next().is_none())
    }
}
