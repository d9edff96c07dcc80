//! Corrections: whether one can be made, which entries it concerns, and what it makes of the record.
//!
//! From the first entry that it concerns the record is judged again, up to where the session is what it was
//! there before: from then on nothing can change.

use super::impact::{Impact, Pair};
use super::order::{self, Slot, Source, place};
use super::record::{Checkpoint, Decided, Kept, Outcome, Record, Stands, is_checkpoint};
use super::rejection::Rejection;
use super::said::Said;
use crate::law::{EntryNo, Law};
use crate::speech::{Correction, Part};
use std::sync::Arc;

/// What a correction makes of the record.
#[derive(Clone, Debug)]
pub(super) struct Redone<L: Law> {
    strikes: Box<[EntryNo]>,
    /// What struck each number, the correction's own included.
    struck: Vec<Option<EntryNo>>,
    /// The slots that are replaced.
    from: usize,
    to: usize,
    /// What they are replaced by.
    slots: Vec<Slot<L>>,
    /// The sessions kept among these.
    checkpoints: Vec<Checkpoint<L>>,
    /// The session at the end, if it is another one.
    session: Option<L>,
}

/// A change of the order that a correction makes, at a place of the order as it was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Edit {
    /// An entry comes in before the one that has this place.
    Insert(Source),
    /// The entry in this place is read otherwise; `None` if it is struck.
    Read(Option<Source>),
}

impl<L: Law> Record<L> {
    /// The numbers that a correction strikes, once it is known to be one that can be made.
    fn strikes(&self, correction: &Correction<L::Entry>) -> Result<Box<[EntryNo]>, Rejection<L>> {
        match correction {
            Correction::Undo(asked) => {
                let standing = self.kept.iter().zip(&self.struck).enumerate().rev();
                let mut last: Vec<EntryNo> = standing
                    .filter(|(_, (kept, struck))| struck.is_none() && !kept.said.is_undo())
                    .map(|(at, _)| order::number(at))
                    .take(*asked as usize)
                    .collect();
                if last.len() < *asked as usize {
                    return Err(Rejection::TooFewToUndo {
                        asked: *asked,
                        standing: last.len() as u32,
                    });
                }
                last.reverse();
                Ok(last.into_boxed_slice())
            }
            Correction::Parts(parts) => {
                let mut named = Vec::new();
                for part in parts {
                    let no = EntryNo(part.no());
                    self.standing_number(no)?;
                    match part {
                        Part::Strike(_) => {}
                        Part::Fix(..) | Part::Insert(..) => self.brings_one_entry(no)?,
                    }
                    match part {
                        Part::Insert(..) => {}
                        Part::Strike(_) | Part::Fix(..) if named.contains(&no) => {
                            return Err(Rejection::NamedTwice { no });
                        }
                        Part::Strike(_) | Part::Fix(..) => named.push(no),
                    }
                }
                let strikes = parts.iter().filter(|part| matches!(part, Part::Strike(_)));
                Ok(strikes.map(|part| EntryNo(part.no())).collect())
            }
        }
    }

    /// Refuses a number that nothing has, or nothing that stands.
    fn standing_number(&self, no: EntryNo) -> Result<(), Rejection<L>> {
        match self.struck.get(place(no)) {
            None => Err(Rejection::NoSuchEntry {
                no: no.0,
                last: self.kept.len() as u32,
            }),
            Some(Some(by)) => Err(Rejection::Struck { no, by: *by }),
            Some(None) => Ok(()),
        }
    }

    /// Refuses a number under which no entry is read, or several.
    fn brings_one_entry(&self, no: EntryNo) -> Result<(), Rejection<L>> {
        let (is, about) = match self.kept.get(place(no)).map(|kept| &kept.said) {
            Some(Said::Correction(Correction::Undo(_))) => ("undo", None),
            Some(Said::Correction(Correction::Parts(parts))) => {
                let inserts = parts.iter().filter(|part| matches!(part, Part::Insert(..)));
                match (inserts.count(), parts.as_slice()) {
                    (1, _) => return Ok(()),
                    (0, [Part::Fix(about, _)]) => ("fix", Some(EntryNo(*about))),
                    (0, [one]) => (one.word(), None),
                    (0, _) => ("correction", None),
                    _ => return Err(Rejection::SeveralEntries { no }),
                }
            }
            Some(Said::Entry(_)) | None => return Ok(()),
        };
        Err(Rejection::NoEntry { no, is, about })
    }

    /// What struck each number, once this is said. A correction counts unless a later one that counts
    /// struck it, so they are asked from the last to the first.
    fn struck_with(&self, own: &Kept<L::Entry>) -> Vec<Option<EntryNo>> {
        if own.strikes.is_empty() {
            let mut struck = self.struck.clone();
            struck.push(None);
            return struck;
        }
        let mut struck = vec![None; self.kept.len() + 1];
        let earlier = self.kept.iter().enumerate().rev();
        for (at, one) in std::iter::once((self.kept.len(), own)).chain(earlier) {
            if one.strikes.is_empty() || struck.get(at).is_some_and(Option::is_some) {
                continue;
            }
            for no in &one.strikes {
                if let Some(by) = struck.get_mut(place(*no)) {
                    by.get_or_insert(order::number(at));
                }
            }
        }
        struck
    }

    /// The changes of the order, from the first place to the last.
    fn edits(&self, own: &Kept<L::Entry>, struck: &[Option<EntryNo>]) -> Vec<(usize, Edit)> {
        let no = self.next_no();
        // The entries of which it must be asked whether they stand and how they are read, by number.
        let mut concerned: Vec<EntryNo> = Vec::new();
        let flips = self.kept.iter().zip(&self.struck).zip(struck).enumerate();
        for (at, ((kept, was), is)) in flips {
            if was.is_some() != is.is_some() {
                concerned.extend(kept.said.brings_entries().then(|| order::number(at)));
                concerned.extend(fixed(kept.said.parts()));
            }
        }
        concerned.extend(fixed(own.said.parts()));
        concerned.sort_unstable();
        concerned.dedup();
        let mut inserts: Vec<(EntryNo, Source)> = Vec::new();
        for (part, says) in own.said.parts().iter().enumerate() {
            if let Part::Insert(before, _) = says {
                inserts.push((EntryNo(*before), Source { no, part }));
            }
        }
        if concerned.is_empty() && inserts.is_empty() {
            return Vec::new();
        }
        let fixes = self.fixes(own, struck, &concerned);
        let mut edits = Vec::new();
        for (at, slot) in self.slots.iter().enumerate() {
            for (before, source) in &inserts {
                if *before == slot.item.no {
                    edits.push((at, Edit::Insert(*source)));
                }
            }
            let Ok(of) = concerned.binary_search(&slot.item.no) else {
                continue;
            };
            let stands = struck.get(place(slot.item.no)).is_some_and(Option::is_none);
            let words = fixes.get(of).copied().flatten().unwrap_or(slot.item);
            let words = stands.then_some(words);
            if words != slot.ruling.as_ref().map(|_| slot.words) {
                edits.push((at, Edit::Read(words)));
            }
        }
        edits
    }

    /// The last fix that stands of each of these entries.
    fn fixes(
        &self,
        own: &Kept<L::Entry>,
        struck: &[Option<EntryNo>],
        of: &[EntryNo],
    ) -> Vec<Option<Source>> {
        let mut fixes = vec![None; of.len()];
        for (at, one) in self.kept.iter().chain([own]).enumerate() {
            let parts = one.said.parts();
            if parts.is_empty() || struck.get(at).is_none_or(Option::is_some) {
                continue;
            }
            for (part, says) in parts.iter().enumerate() {
                if let Part::Fix(no, _) = says
                    && let Ok(own) = of.binary_search(&EntryNo(*no))
                    && let Some(fix) = fixes.get_mut(own)
                {
                    *fix = Some(Source {
                        no: order::number(at),
                        part,
                    });
                }
            }
        }
        fixes
    }

    /// Judges a correction: from the first entry that it concerns everything is judged again, as far as it
    /// can differ.
    pub(super) fn judge_correction(
        &self,
        correction: Correction<L::Entry>,
    ) -> Result<Decided<L>, Rejection<L>> {
        let no = self.next_no();
        let strikes = self.strikes(&correction)?;
        let own = Kept {
            said: Said::Correction(correction),
            strikes,
        };
        let struck = self.struck_with(&own);
        let edits = self.edits(&own, &struck);
        let mut again = Again::new(self, &own, &edits);
        again.run(&edits)?;
        let Again {
            from,
            to,
            slots,
            checkpoints,
            session,
            in_full,
            ..
        } = again;
        let is = session.as_ref().unwrap_or(&self.session);
        let entry = |words: Source| match words.no == no {
            true => own.said.entry_of(words.part),
            false => self.entry_at(words),
        };
        let pairs = Pairs {
            record: self,
            entry: &entry,
            old: self.slots.get(from..to).unwrap_or_default(),
            new: &slots,
        };
        let impact = Impact::of(&self.session, is, pairs);
        Ok(Decided {
            no,
            in_full,
            outcome: Outcome::Corrected(Arc::new(impact)),
            redone: Some(Box::new(Redone {
                strikes: own.strikes,
                struck,
                from,
                to,
                slots,
                checkpoints,
                session,
            })),
            said: own.said,
            on: self.state.clone(),
        })
    }

    /// Applies what a correction makes of the record, and gives the numbers that it strikes.
    pub(super) fn redo(&mut self, redone: Redone<L>) -> Box<[EntryNo]> {
        let Redone {
            strikes,
            struck,
            from,
            to,
            slots,
            checkpoints,
            session,
        } = redone;
        self.struck = struck;
        let mut later = self
            .checkpoints
            .split_off(self.checkpoints.partition_point(|own| own.place <= from));
        self.checkpoints.extend(checkpoints);
        match session {
            Some(session) => self.session = session,
            None => {
                later.retain(|own| own.place >= to && own.place > from);
                for own in &mut later {
                    own.place = own.place - to + from + slots.len();
                }
                self.checkpoints.extend(later);
            }
        }
        self.slots.splice(from..to, slots);
        strikes
    }
}

/// The numbers that these parts read otherwise.
fn fixed<E>(parts: &[Part<E>]) -> impl Iterator<Item = EntryNo> {
    parts.iter().filter_map(|part| match part {
        Part::Fix(no, _) => Some(EntryNo(*no)),
        Part::Strike(_) | Part::Insert(..) => None,
    })
}

/// Judging again: both the session as it was and the one that it becomes go along.
struct Again<'a, L: Law> {
    record: &'a Record<L>,
    own: &'a Kept<L::Entry>,
    from: usize,
    /// Up to where the order was gone through.
    to: usize,
    slots: Vec<Slot<L>>,
    checkpoints: Vec<Checkpoint<L>>,
    kept_at: usize,
    /// The session before the place; `None` once it is what it was there.
    session: Option<L>,
    in_full: Said<L::Entry>,
}

impl<'a, L: Law> Again<'a, L> {
    fn new(
        record: &'a Record<L>,
        own: &'a Kept<L::Entry>,
        edits: &[(usize, Edit)],
    ) -> Again<'a, L> {
        let from = edits.first().map_or(record.slots.len(), |(at, _)| *at);
        let (kept_at, session) = match edits {
            [] => (from, None),
            _ => {
                let (kept_at, session) = record.session_at(from);
                (kept_at, Some(session))
            }
        };
        Again {
            record,
            own,
            from,
            to: from,
            slots: Vec::new(),
            checkpoints: Vec::new(),
            kept_at,
            session,
            in_full: own.said.clone(),
        }
    }

    fn run(&mut self, edits: &[(usize, Edit)]) -> Result<(), Rejection<L>> {
        let Some(mut was) = self.session.clone() else {
            return Ok(());
        };
        let last = edits.last().map_or(0, |(at, _)| *at);
        let mut edits = edits.iter().copied().peekable();
        let later = |own: &&Checkpoint<L>| own.place > last;
        let record = self.record;
        let mut checkpoints = record.checkpoints.iter().filter(later).peekable();
        for (at, slot) in record.slots.iter().enumerate().skip(self.from) {
            let mut read = slot.ruling.as_ref().map(|_| slot.words);
            while let Some((_, edit)) = edits.next_if(|(place, _)| *place == at) {
                match edit {
                    Edit::Insert(source) => self.take(source, Some(source), None)?,
                    Edit::Read(words) => read = words,
                }
            }
            let unchanged = (read == Some(slot.words))
                .then_some(slot.ruling.as_ref())
                .flatten();
            self.take(slot.item, read, unchanged)?;
            self.to = at + 1;
            if at <= last
                && let Some(ruling) = &slot.ruling
            {
                was.apply(slot.item.no, ruling);
            }
            let there = match at == last {
                true => Some(&was),
                false => checkpoints
                    .next_if(|own| own.place == at + 1)
                    .map(|own| &own.session),
            };
            if there.is_some() && there == self.session.as_ref() {
                self.session = None;
                return Ok(());
            }
        }
        Ok(())
    }

    /// Judges the entry that is read here, if one is; `old` is the ruling it had, if it is read as before.
    fn take(
        &mut self,
        item: Source,
        words: Option<Source>,
        old: Option<&Arc<L::Ruling>>,
    ) -> Result<(), Rejection<L>> {
        let mut slot = Slot {
            item,
            words: words.unwrap_or(item),
            ruling: None,
        };
        if let (Some(words), Some(session)) = (words, &mut self.session) {
            let own = words.no == self.record.next_no();
            let entry = match own {
                true => self.own.said.entry_of(words.part),
                false => self.record.entry_at(words),
            };
            let Some(entry) = entry else {
                return Ok(());
            };
            let at = self.from + self.slots.len();
            if at > self.from && is_checkpoint::<L>(entry, at - self.kept_at) {
                self.kept_at = at;
                self.checkpoints.push(Checkpoint {
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
                    own,
                })?;
            if own {
                self.in_full
                    .set_entry(words.part, session.in_full(entry, &ruling));
            }
            session.apply(item.no, &ruling);
            slot.ruling = Some(match old.filter(|old| ***old == ruling) {
                Some(old) => Arc::clone(old),
                None => Arc::new(ruling),
            });
        }
        self.slots.push(slot);
        Ok(())
    }
}

/// The entries that were judged again, as they stood and as they stand.
struct Pairs<'a, L: Law, F> {
    record: &'a Record<L>,
    /// Where words stand, those of the correction included.
    entry: &'a F,
    old: &'a [Slot<L>],
    new: &'a [Slot<L>],
}

impl<'a, L: Law, F: Fn(Source) -> Option<&'a L::Entry>> Iterator for Pairs<'a, L, F> {
    type Item = Pair<'a, L>;

    fn next(&mut self) -> Option<Pair<'a, L>> {
        let (new, rest) = self.new.split_first()?;
        self.new = rest;
        let is = new.ruling.as_ref().and_then(|ruling| {
            let entry = (self.entry)(new.words)?;
            let no = new.item.no;
            Some(Stands { no, entry, ruling })
        });
        // What was not there before was inserted.
        let was = match self.old.split_first() {
            Some((old, rest)) if old.item == new.item => {
                self.old = rest;
                self.record.stands(old)
            }
            _ => None,
        };
        Some((was, is))
    }
}
