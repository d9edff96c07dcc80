//! Judges and applies corrections. The record is judged again from the first entry that the correction changes.

use crate::journal::impact::{Impact, Pair};
use crate::journal::record::{Checkpoint, EntrySource, Record, Slot};
use crate::journal::rejection::Rejection;
use crate::journal::said::{Decided, Outcome, Said};
use crate::law::EntryNo;
use crate::law::referee::Session;
use crate::speech::{Correction, Part};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Arc;

/// A change that a correction makes at one place of the old order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Edit {
    Insert(EntrySource),
    /// Reads the entry at this place from another source; `None` strikes it.
    Read(Option<EntrySource>),
}

/// The effect of a correction on the record.
#[derive(Clone, Debug)]
pub(super) struct Redone {
    strikes: Vec<EntryNo>,
    /// The numbers that stand or fall, from the last to the first.
    flips: Vec<EntryNo>,
    /// The places that were judged again, in the old order.
    again: Range<usize>,
    slots: Vec<Slot>,
    checkpoints: Vec<Checkpoint>,
    session: Session,
}

impl Record {
    /// Checks that a correction can be made, and returns the numbers that it strikes.
    fn strikes(&self, said: &Said) -> Result<Vec<EntryNo>, Rejection> {
        if let Said::Correction(Correction::Undo(count)) = said {
            let last = self.last_standing(*count);
            if last.len() < *count as usize {
                return Err(Rejection::TooFewToUndo {
                    asked: *count,
                    standing: last.len() as u32,
                });
            }
            return Ok(last);
        }
        let mut named = Vec::new();
        for part in said.parts() {
            let no = EntryNo(part.no());
            self.standing_number(no)?;
            self.comes_after_the_law(no)?;
            if !matches!(part, Part::Strike(_)) {
                self.brings_one_entry(no)?;
            }
            if !matches!(part, Part::Insert(..)) {
                named.push(no);
            }
        }
        named.sort_unstable();
        if let Some([no, _]) = named.array_windows().find(|[one, next]| one == next) {
            return Err(Rejection::NamedTwice { no: *no });
        }
        let parts = said.parts().iter();
        let strikes = parts.filter(|part| matches!(part, Part::Strike(_)));
        Ok(strikes.map(|part| EntryNo(part.no())).collect())
    }

    /// The last numbers that stand, at most `count`: those that an undo strikes. The law is none of them.
    pub fn last_standing(&self, count: u32) -> Vec<EntryNo> {
        let numbers = self.strikes.undoable().filter(|no| !self.is_law(*no));
        let mut last: Vec<EntryNo> = numbers.take(count as usize).collect();
        last.reverse();
        last
    }

    /// Returns an error if no entry has this number, or if it is struck.
    pub(super) fn standing_number(&self, no: EntryNo) -> Result<(), Rejection> {
        if self.strikes.stands(no) {
            return Ok(());
        }
        Err(match self.strikes.last_on(no) {
            Some(by) => Rejection::Struck { no, by },
            None => Rejection::NoSuchEntry {
                no: no.0,
                last: self.len() as u32,
            },
        })
    }

    /// Whether this is the law's own entry, the first of a record that has one.
    fn is_law(&self, no: EntryNo) -> bool {
        no == EntryNo(1)
            && matches!(self.said(no), Some(Said::Entry(entry)) if *entry == (self.law().first_entry)())
    }

    /// Checks that this is not the law's own entry: nothing comes before that, and nothing changes it.
    pub fn comes_after_the_law(&self, no: EntryNo) -> Result<(), Rejection> {
        match self.is_law(no) {
            true => Err(Rejection::IsLaw { no }),
            false => Ok(()),
        }
    }

    /// Returns an error if this number stands for no entry, or for several.
    pub(super) fn brings_one_entry(&self, no: EntryNo) -> Result<(), Rejection> {
        let (is, parts) = match self.said(no) {
            Some(Said::Correction(Correction::Undo(_))) => ("undo", &[][..]),
            Some(Said::Correction(Correction::Parts(parts))) => {
                let inserts = parts.iter().filter(|part| matches!(part, Part::Insert(..)));
                match (inserts.count(), parts.as_slice()) {
                    (1, _) => return Ok(()),
                    (0, [one]) => (one.word(), parts.as_slice()),
                    (0, parts) => ("correction", parts),
                    _ => return Err(Rejection::SeveralEntries { no }),
                }
            }
            Some(Said::Entry(_)) | None => return Ok(()),
        };
        let about = fixed(parts).map(|no| format!("#{no}")).collect();
        Err(Rejection::NoEntry { no, is, about })
    }

    /// The changes to the order, from the first place to the last.
    fn edits(&self, said: &Said, flips: &[EntryNo]) -> Vec<(usize, Edit)> {
        let no = self.next_no();
        // Most corrections of corrections bring no entries themselves.
        let brings = |no: &EntryNo| {
            self.said(*no)
                .is_some_and(|said| said.entries().next().is_some())
        };
        let flips: BTreeSet<EntryNo> = flips.iter().copied().filter(brings).collect();
        let stands = |no: EntryNo| self.strikes.stands(no) != flips.contains(&no);
        // The entries that may stand or fall, or be read from another source.
        let mut affected: BTreeSet<EntryNo> = fixed(said.parts()).collect();
        for flipped in &flips {
            affected.insert(*flipped);
            let parts = self.said(*flipped).map_or(&[][..], Said::parts);
            affected.extend(fixed(parts));
        }
        let new_fixes: BTreeMap<EntryNo, EntrySource> = said.fixes(no).collect();
        let words = |slot: &Slot| {
            let earlier = self.fixes.get(&slot.item.no).into_iter().flatten();
            let mut latest_first = new_fixes
                .get(&slot.item.no)
                .into_iter()
                .chain(earlier.rev());
            let fix = latest_first.find(|fix| fix.no == no || stands(fix.no));
            stands(slot.item.no).then_some(fix.copied().unwrap_or(slot.item))
        };
        let mut inserts: BTreeMap<EntryNo, Vec<EntrySource>> = BTreeMap::new();
        for (part, says) in (0..).zip(said.parts()) {
            if let Part::Insert(before, _) = says {
                let source = EntrySource { no, part };
                inserts.entry(EntryNo(*before)).or_default().push(source);
            }
        }
        let sought: BTreeSet<EntryNo> = affected.iter().chain(inserts.keys()).copied().collect();
        let places = |no: &EntryNo| self.said(*no).map_or(0, Said::brought);
        let mut left: usize = sought.iter().map(places).sum();
        let mut edits = Vec::new();
        // Most corrections are of late entries.
        for (at, slot) in self.slots.iter().enumerate().rev() {
            if left == 0 {
                break;
            }
            if !sought.contains(&slot.item.no) {
                continue;
            }
            left -= 1;
            if affected.contains(&slot.item.no) {
                let words = words(slot);
                if words != slot.ruling.as_ref().map(|_| slot.words) {
                    edits.push((at, Edit::Read(words)));
                }
            }
            let before = inserts.get(&slot.item.no).into_iter().flatten();
            edits.extend(before.rev().map(|source| (at, Edit::Insert(*source))));
        }
        edits.reverse();
        edits
    }

    /// Judges every entry again whose ruling may differ after this correction. Returns the correction in full, too.
    pub(super) fn judge_again(&self, said: &Said) -> Result<(Redone, Said), Rejection> {
        let strikes = self.strikes(said)?;
        let flips = self
            .strikes
            .flips(&strikes, said.entries().next().is_none());
        let edits = self.edits(said, &flips);
        let from = edits.first().map_or(self.slots.len(), |(at, _)| *at);
        let (kept_at, session) = self.session_at(from);
        let mut again = Again {
            record: self,
            said,
            kept_at,
            redone: Redone {
                strikes,
                flips,
                again: from..self.slots.len(),
                slots: Vec::new(),
                checkpoints: Vec::new(),
                session,
            },
            in_full: said.clone(),
        };
        again.run(&edits)?;
        Ok((again.redone, again.in_full))
    }

    pub(super) fn judge_correction(&self, said: Said) -> Result<Decided, Rejection> {
        let no = self.next_no();
        let (redone, in_full) = self.judge_again(&said)?;
        let entry = |words: EntrySource| match words.no == no {
            true => said.entry_of(words.part),
            false => self.entry_at(words),
        };
        let mut old = self.slots.get(redone.again.clone()).unwrap_or_default();
        let pairs = redone.slots.iter().map(|new| -> Pair<'_> {
            // An item that the old slots do not have was inserted.
            match old.split_first() {
                Some((first, rest)) if first.item == new.item => {
                    old = rest;
                    (Some(first), new)
                }
                _ => (None, new),
            }
        });
        let impact = Impact::of(&self.session, &redone.session, pairs, entry);
        Ok(Decided {
            no,
            said,
            in_full,
            outcome: Outcome::Corrected(Arc::new(impact)),
            redone: Some(Box::new(redone)),
            on: self.state,
        })
    }

    pub(super) fn redo(&mut self, said: Said, redone: Redone) {
        let again = redone.again;
        let (from, was, is) = (again.start, again.len(), redone.slots.len());
        let kept = &mut self.checkpoints;
        let first = kept.partition_point(|kept| kept.place <= again.start);
        let after = kept.partition_point(|kept| kept.place < again.end);
        for kept in kept.iter_mut().skip(after) {
            kept.place = kept.place - was + is;
        }
        kept.splice(first..after.max(first), redone.checkpoints);
        let stands_after = again.end < self.end;
        self.slots.splice(again, redone.slots);
        self.end = if stands_after {
            self.end - was + is
        } else {
            let judged = self.slots.get(..from + is).unwrap_or_default();
            let last = judged.iter().rposition(|slot| slot.ruling.is_some());
            last.map_or(0, |last| last + 1)
        };
        self.session = redone.session;
        self.keep(said, &redone.strikes, &redone.flips);
    }
}

struct Again<'a> {
    record: &'a Record,
    said: &'a Said,
    /// The place of the last checkpoint, in the new order.
    kept_at: usize,
    redone: Redone,
    in_full: Said,
}

impl Again<'_> {
    fn run(&mut self, edits: &[(usize, Edit)]) -> Result<(), Rejection> {
        let mut edits = edits.iter().copied().peekable();
        let record = self.record;
        let from = self.redone.again.start;
        let mut kept = record
            .checkpoints
            .iter()
            .skip_while(|kept| kept.place <= from)
            .peekable();
        for (place, slot) in record.slots.iter().enumerate().skip(from) {
            if let Some(kept) = kept.next_if(|kept| kept.place == place)
                && edits.peek().is_none()
                && kept.session == self.redone.session
            {
                // From here on nothing can differ.
                self.redone.again.end = place;
                self.redone.session = record.session.clone();
                return Ok(());
            }
            if place >= record.end && edits.peek().is_none() {
                self.redone.again.end = place;
                return Ok(());
            }
            let mut read = slot.ruling.as_ref().map(|_| slot.words);
            while let Some((_, edit)) = edits.next_if(|(at, _)| *at == place) {
                match edit {
                    Edit::Insert(source) => self.take(source, Some(source))?,
                    Edit::Read(words) => read = words,
                }
            }
            self.take(slot.item, read)?;
        }
        Ok(())
    }

    /// Judges the entry at the next place, if one is read there.
    fn take(&mut self, item: EntrySource, words: Option<EntrySource>) -> Result<(), Rejection> {
        let mut slot = Slot {
            item,
            words: words.unwrap_or(item),
            ruling: None,
        };
        if let Some(words) = words {
            let is_new = words.no == self.record.next_no();
            let entry = match is_new {
                true => self.said.entry_of(words.part),
                false => self.record.entry_at(words),
            };
            let Some(entry) = entry else {
                return Ok(());
            };
            let redone = &mut self.redone;
            let at = redone.again.start + redone.slots.len();
            let judged = redone.session.judge(entry);
            let ruling = judged.map_err(|refusal| Rejection::Impossible {
                no: item.no,
                entry: Box::new(entry.clone()),
                refusal,
                own: is_new,
            })?;
            if !redone.slots.is_empty() && Record::is_checkpoint(&ruling, at - self.kept_at) {
                self.kept_at = at;
                redone.checkpoints.push(Checkpoint {
                    place: at,
                    session: redone.session.clone(),
                });
            }
            if is_new {
                let full = redone.session.in_full(entry, &ruling);
                self.in_full.set_entry(words.part, full);
            }
            redone.session.apply(item.no, &ruling);
            slot.ruling = Some(ruling);
        }
        self.redone.slots.push(slot);
        Ok(())
    }
}

fn fixed(parts: &[Part]) -> impl Iterator<Item = EntryNo> {
    parts.iter().filter_map(|part| match part {
        Part::Fix(no, _) => Some(EntryNo(*no)),
        Part::Strike(_) | Part::Insert(..) => None,
    })
}

impl Record {
    /// The index of the part by which an entry is impossible; `None` if it is impossible for another reason,
    /// or if several parts have to do with it.
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
                // Something else is wrong, but only after that entry.
                Err(Rejection::Impossible { no: next, own, .. }) => !own && next > *no,
                Err(_) => false,
            }
        };
        let mut culprits = (0..parts.len()).filter(mends);
        culprits.next().filter(|_| culprits.next().is_none())
    }
}
