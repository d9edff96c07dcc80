//! Judges and applies corrections. The record is judged again from the first entry that the correction changes.

use crate::journal::impact::{Impact, Pair};
use crate::journal::record::{Checkpoint, Record, Slot, Source, number, place};
use crate::journal::rejection::Rejection;
use crate::journal::said::{Decided, Outcome, Said};
use crate::law::EntryNo;
use crate::law::referee::{Ruling, Session};
use crate::speech::{Correction, Part};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// What strikes each number then; `None` if it stands.
type Flips = BTreeMap<EntryNo, Option<EntryNo>>;

/// A change that a correction makes at one place of the old order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Edit {
    Insert(Source),
    /// Reads the entry at this place from another source; `None` strikes it.
    Read(Option<Source>),
}

/// The effect of a correction on the record.
#[derive(Clone, Debug)]
pub(super) struct Redone {
    strikes: Box<[EntryNo]>,
    flips: Flips,
    /// The first place that was judged again.
    from: usize,
    slots: Vec<Slot>,
    checkpoints: Vec<Checkpoint>,
    session: Session,
}

impl Record {
    /// Checks that a correction can be made, and returns the numbers that it strikes.
    fn strikes(&self, said: &Said) -> Result<Box<[EntryNo]>, Rejection> {
        if let Said::Correction(Correction::Undo(count)) = said {
            let last = self.last_standing(*count);
            if last.len() < *count as usize {
                return Err(Rejection::TooFewToUndo {
                    asked: *count,
                    standing: last.len() as u32,
                });
            }
            return Ok(last.into_boxed_slice());
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
        if let Some(twice) = named.windows(2).find(|pair| pair.first() == pair.last()) {
            let no = twice.first().copied().unwrap_or(EntryNo(0));
            return Err(Rejection::NamedTwice { no });
        }
        let parts = said.parts().iter();
        let strikes = parts.filter(|part| matches!(part, Part::Strike(_)));
        Ok(strikes.map(|part| EntryNo(part.no())).collect())
    }

    /// The last numbers that stand, at most `count`: those that an undo strikes. The law is none of them.
    pub fn last_standing(&self, count: u32) -> Vec<EntryNo> {
        let numbers = (1..=self.len() as u32).rev().map(EntryNo);
        let mut last: Vec<EntryNo> = numbers
            .filter(|no| self.said(*no).is_some_and(|said| !said.is_undo()))
            .filter(|no| self.struck_by(*no).is_none() && !self.is_law(*no))
            .take(count as usize)
            .collect();
        last.reverse();
        last
    }

    /// Returns an error if no entry has this number, or if it is struck.
    pub(super) fn standing_number(&self, no: EntryNo) -> Result<(), Rejection> {
        match (self.said(no), self.struck_by(no)) {
            (None, _) => Err(Rejection::NoSuchEntry {
                no: no.0,
                last: self.len() as u32,
            }),
            (_, Some(by)) => Err(Rejection::Struck { no, by }),
            (_, None) => Ok(()),
        }
    }

    /// Whether this is the law's own entry, the first of a record that has one.
    fn is_law(&self, no: EntryNo) -> bool {
        no == EntryNo(1)
            && matches!(self.said(no), Some(Said::Entry(entry)) if *entry == (self.law().first_entry)())
    }

    /// Checks that this is not the law's own entry: nothing comes before that, and nothing changes it.
    ///
    /// # Errors
    /// If it is.
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

    /// The correction that struck this number; `None` if it stands.
    pub fn struck_by(&self, no: EntryNo) -> Option<EntryNo> {
        self.kept(no)?.struck_by
    }

    /// What strikes each number once a correction strikes these, for every number of which that changes.
    ///
    /// A correction counts unless a later one that counts struck it, so they are visited from last to first.
    fn flips(&self, strikes: &[EntryNo]) -> Flips {
        let by = Some(self.next_no());
        let mut flips: Flips = strikes.iter().map(|no| (*no, by)).collect();
        // Whether the number at this place is struck by one that counts no more, or again.
        let mut due = Vec::new();
        let mark = |due: &mut Vec<bool>, no: EntryNo| {
            for struck in self.kept(no).map_or(&[][..], |kept| &kept.strikes) {
                let at = place(*struck);
                due.resize(due.len().max(at + 1), false);
                due.get_mut(at).into_iter().for_each(|due| *due = true);
            }
        };
        strikes.iter().for_each(|no| mark(&mut due, *no));
        while let Some(is_due) = due.pop() {
            let no = number(due.len());
            let Some(kept) = self.kept(no).filter(|_| is_due && !flips.contains_key(&no)) else {
                continue;
            };
            let struck_by = |no| match flips.get(&no) {
                Some(by) => *by,
                None => self.struck_by(no),
            };
            let mut latest_first = kept.strikers.iter().rev().copied();
            let is = latest_first.find(|by| struck_by(*by).is_none());
            if is != kept.struck_by {
                flips.insert(no, is);
            }
            if is.is_none() != kept.struck_by.is_none() {
                mark(&mut due, no);
            }
        }
        flips
    }

    /// The changes to the order, from the first place to the last.
    fn edits(&self, said: &Said, flips: &Flips) -> Vec<(usize, Edit)> {
        let no = self.next_no();
        let stands = |no: EntryNo| match flips.get(&no) {
            Some(by) => by.is_none(),
            None => self.struck_by(no).is_none(),
        };
        // The entries that may stand or fall, or be read from another source.
        let mut affected: BTreeSet<EntryNo> = fixed(said.parts()).collect();
        for flipped in flips.keys() {
            affected.insert(*flipped);
            let parts = self.said(*flipped).map_or(&[][..], Said::parts);
            affected.extend(fixed(parts));
        }
        let new_fixes: BTreeMap<EntryNo, Source> = said.fixes(no).collect();
        let words = |slot: &Slot| {
            let fixes = self.kept(slot.item.no).into_iter();
            let earlier = fixes.flat_map(|kept| kept.fixes.iter().rev());
            let mut latest_first = new_fixes.get(&slot.item.no).into_iter().chain(earlier);
            let fix = latest_first.find(|fix| stands(fix.no));
            stands(slot.item.no).then_some(fix.copied().unwrap_or(slot.item))
        };
        let mut inserts: BTreeMap<EntryNo, Vec<Source>> = BTreeMap::new();
        for (part, says) in (0..).zip(said.parts()) {
            if let Part::Insert(before, _) = says {
                let source = Source { no, part };
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

    /// Judges every entry again whose ruling may differ after this correction. Returns the correction in full,
    /// too.
    pub(super) fn judge_again(&self, said: &Said) -> Result<(Redone, Said), Rejection> {
        let strikes = self.strikes(said)?;
        let flips = self.flips(&strikes);
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
                from,
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
        let entry = |words: Source| match words.no == no {
            true => said.entry_of(words.part),
            false => self.entry_at(words),
        };
        let mut old = self.slots.get(redone.from..).unwrap_or_default();
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
            on: self.state(),
        })
    }

    pub(super) fn redo(&mut self, said: Said, redone: Redone) {
        let Redone {
            strikes,
            flips,
            from,
            slots,
            checkpoints,
            session,
        } = redone;
        let first = self.checkpoints.partition_point(|kept| kept.place <= from);
        self.checkpoints.truncate(first.max(1));
        self.checkpoints.extend(checkpoints);
        self.slots.truncate(from);
        self.slots.extend(slots);
        self.session = session;
        self.keep(said, strikes);
        for (no, by) in flips {
            self.set_struck(no, by);
        }
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
        let slots = self.record.slots.iter().enumerate();
        for (place, slot) in slots.skip(self.redone.from) {
            let mut read = slot.ruling.as_ref().map(|_| slot.words);
            while let Some((_, edit)) = edits.next_if(|(at, _)| *at == place) {
                match edit {
                    Edit::Insert(source) => self.take(source, Some(source), None)?,
                    Edit::Read(words) => read = words,
                }
            }
            let unchanged = slot.ruling.as_ref().filter(|_| read == Some(slot.words));
            self.take(slot.item, read, unchanged)?;
        }
        Ok(())
    }

    /// Judges the entry at the next place, if one is read there. `old` is its ruling if it is read as before.
    fn take(
        &mut self,
        item: Source,
        words: Option<Source>,
        old: Option<&Ruling>,
    ) -> Result<(), Rejection> {
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
            let Redone {
                from,
                slots,
                checkpoints,
                session,
                ..
            } = &mut self.redone;
            let at = *from + slots.len();
            if !slots.is_empty() && self.record.is_checkpoint(entry, at - self.kept_at) {
                self.kept_at = at;
                checkpoints.push(Checkpoint {
                    place: at,
                    session: session.clone(),
                });
            }
            let ruling = session
                .judge(entry)
                .map_err(|refusal| Rejection::Impossible {
                    no: item.no,
                    entry: Box::new(entry.clone()),
                    refusal,
                    own: is_new,
                })?;
            if is_new {
                let full = session.in_full(entry, &ruling);
                self.in_full.set_entry(words.part, full);
            }
            session.apply(item.no, &ruling);
            slot.ruling = Some(match old.filter(|old| **old == ruling) {
                Some(old) => old.clone(),
                None => ruling,
            });
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
