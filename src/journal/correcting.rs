//! Judges and applies corrections.
//!
//! The record is judged again from the first entry that the correction concerns. It stops where the session
//! equals the old one, since nothing can differ after that.

use super::again::{Again, Edit, Pairs};
use super::decided::{Decided, Outcome, Redone};
use super::impact::Impact;
use super::order::{self, Source, thin};
use super::record::Record;
use super::rejection::Rejection;
use super::said::Said;
use crate::law::{EntryNo, Law};
use crate::speech::{Correction, Part};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The effect of a correction, and the correction in full.
type Effect<L> = (Redone<L>, Said<<L as Law>::Entry>);

impl<L: Law> Record<L> {
    /// Checks that a correction can be made, and returns the numbers that it strikes.
    fn strikes(&self, own: &Said<L::Entry>) -> Result<Box<[EntryNo]>, Rejection<L>> {
        match own {
            Said::Correction(Correction::Undo(asked)) => {
                let last = self.last_standing(*asked);
                if last.len() < *asked as usize {
                    return Err(Rejection::TooFewToUndo {
                        asked: *asked,
                        standing: last.len() as u32,
                    });
                }
                Ok(last.into_boxed_slice())
            }
            own => {
                let parts = own.parts();
                let mut named = Vec::new();
                for part in parts {
                    let no = EntryNo(part.no());
                    self.standing_number(no)?;
                    self.comes_after_the_law(no)?;
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

    /// The last numbers that stand, at most `count`: those that an undo strikes. The law is none of them.
    pub fn last_standing(&self, count: u32) -> Vec<EntryNo> {
        let numbered = self.kept.iter().enumerate().rev();
        let mut last: Vec<EntryNo> = numbered
            .map(|(at, said)| (order::number(at), said))
            .filter(|(no, said)| !said.is_undo() && !self.struck.contains_key(no))
            .map(|(no, _)| no)
            .filter(|no| !self.is_law(*no))
            .take(count as usize)
            .collect();
        last.reverse();
        last
    }

    /// Returns an error if no entry has this number, or if it is struck.
    pub(super) fn standing_number(&self, no: EntryNo) -> Result<(), Rejection<L>> {
        match (self.said(no), self.struck.get(&no)) {
            (None, _) => Err(Rejection::NoSuchEntry {
                no: no.0,
                last: self.kept.len() as u32,
            }),
            (_, Some(by)) => Err(Rejection::Struck { no, by: *by }),
            (_, None) => Ok(()),
        }
    }

    /// Whether this is the law's own entry, the first of a record that has one.
    fn is_law(&self, no: EntryNo) -> bool {
        no == order::number(0)
            && matches!(self.kept.first(), Some(Said::Entry(first)) if *first == L::first_entry())
    }

    /// Checks that this is not the law's own entry: nothing comes before that, and nothing changes it.
    ///
    /// # Errors
    /// If it is.
    pub fn comes_after_the_law(&self, no: EntryNo) -> Result<(), Rejection<L>> {
        match self.is_law(no) {
            true => Err(Rejection::IsLaw { no }),
            false => Ok(()),
        }
    }

    /// Returns an error if this number stands for no entry, or for several.
    pub(super) fn brings_one_entry(&self, no: EntryNo) -> Result<(), Rejection<L>> {
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
        let about = fixed(parts).collect();
        Err(Rejection::NoEntry { no, is, about })
    }

    /// The corrections, with the numbers that each strikes, from last to first; the new one too.
    fn strikers<'a>(
        &'a self,
        own: &'a [EntryNo],
    ) -> impl Iterator<Item = (EntryNo, &'a [EntryNo])> {
        let earlier = self.corrections.iter().rev();
        let earlier = earlier.map(|(no, strikes)| (*no, &**strikes));
        std::iter::once((self.next_no(), own))
            .chain(earlier)
            .filter(|(_, strikes)| !strikes.is_empty())
    }

    /// The numbers that are struck once a correction that strikes `own` is applied, with the correction that
    /// struck them, and those that no longer are; in order.
    ///
    /// A correction counts unless a later one that counts struck it. So they are visited from last to first.
    fn flips(&self, own: &[EntryNo]) -> Vec<(EntryNo, Option<EntryNo>)> {
        let strikes = |no: &EntryNo| self.corrections.get(no);
        if !own.iter().filter_map(strikes).any(|all| !all.is_empty()) {
            // Nothing is brought back.
            let by = Some(self.next_no());
            let mut flips: Vec<_> = own.iter().map(|no| (*no, by)).collect();
            flips.sort_unstable();
            return flips;
        }
        let mut struck: BTreeMap<EntryNo, EntryNo> = BTreeMap::new();
        for (by, strikes) in self.strikers(own) {
            if !struck.contains_key(&by) {
                for no in strikes {
                    struck.entry(*no).or_insert(by);
                }
            }
        }
        let named: BTreeSet<EntryNo> = self
            .strikers(own)
            .flat_map(|(_, strikes)| strikes.iter().copied())
            .collect();
        let is = |no: EntryNo| struck.get(&no).copied();
        let flips = named.into_iter().map(|no| (no, is(no)));
        flips
            .filter(|(no, by)| self.struck.get(no) != by.as_ref())
            .collect()
    }

    /// The changes to the order, from the first place to the last.
    fn edits(
        &self,
        own: &Said<L::Entry>,
        flips: &[(EntryNo, Option<EntryNo>)],
    ) -> Vec<(usize, Edit)> {
        let no = self.next_no();
        // The entries that may stand or fall, or be read from another source.
        let mut concerned: Vec<EntryNo> = fixed(own.parts()).collect();
        for (flipped, _) in flips {
            concerned.push(*flipped);
            concerned.extend(
                self.said(*flipped)
                    .into_iter()
                    .flat_map(|said| fixed(said.parts())),
            );
        }
        let mut inserts: Vec<(EntryNo, Source)> = Vec::new();
        for (part, says) in (0..).zip(own.parts()) {
            if let Part::Insert(before, _) = says {
                inserts.push((EntryNo(*before), Source { no, part }));
            }
        }
        concerned.sort_unstable();
        concerned.dedup();
        let struck_by = |no: EntryNo| match flips.binary_search_by_key(&no, |(own, _)| *own) {
            Ok(at) => flips.get(at).and_then(|(_, by)| *by),
            Err(_) => self.struck.get(&no).copied(),
        };
        let fixes = self.fixes(own, struck_by, &concerned);
        let places = |no: EntryNo| self.said(no).map_or(0, Said::brought);
        let before = inserts.iter().map(|(before, _)| *before);
        let mut sought: Vec<EntryNo> = concerned.iter().copied().chain(before).collect();
        sought.sort_unstable();
        sought.dedup();
        let mut left: usize = sought.iter().map(|no| places(*no)).sum();
        let mut edits = Vec::new();
        // Most corrections are of late entries.
        for (at, slot) in self.slots.iter().enumerate().rev() {
            if left == 0 {
                break;
            }
            if sought.binary_search(&slot.item.no).is_err() {
                continue;
            }
            left -= 1;
            if let Ok(of) = concerned.binary_search(&slot.item.no) {
                let words = fixes.get(of).copied().flatten().unwrap_or(slot.item);
                let words = struck_by(slot.item.no).is_none().then_some(words);
                if words != slot.ruling.as_ref().map(|_| slot.words) {
                    edits.push((at, Edit::Read(words)));
                }
            }
            for (before, source) in inserts.iter().rev() {
                if *before == slot.item.no {
                    edits.push((at, Edit::Insert(*source)));
                }
            }
        }
        edits.reverse();
        edits
    }

    /// The last fix that stands, for each of these entries.
    fn fixes(
        &self,
        own: &Said<L::Entry>,
        struck_by: impl Fn(EntryNo) -> Option<EntryNo>,
        of: &[EntryNo],
    ) -> Vec<Option<Source>> {
        let own: BTreeMap<EntryNo, Source> = own.fixes(self.next_no()).collect();
        let fix = |no: &EntryNo| {
            let earlier = self.fixes.get(no).into_iter().flatten();
            let mut latest_first = own.get(no).into_iter().chain(earlier.rev());
            latest_first
                .find(|fix| struck_by(fix.no).is_none())
                .copied()
        };
        of.iter().map(fix).collect()
    }

    /// Judges every entry again whose ruling may differ after this correction.
    pub(super) fn judge_again(&self, own: &Said<L::Entry>) -> Result<Effect<L>, Rejection<L>> {
        let strikes = self.strikes(own)?;
        let flips = self.flips(&strikes);
        let edits = self.edits(own, &flips);
        let mut again = Again::new(self, own, &edits);
        again.run(&edits)?;
        let Again {
            pieces,
            head,
            checkpoints,
            session,
            in_full,
            ..
        } = again;
        let redone = Redone {
            strikes,
            flips,
            pieces,
            head,
            checkpoints,
            session,
        };
        Ok((redone, in_full))
    }

    /// Judges a correction and its impact.
    pub(super) fn judge_correction(&self, own: Said<L::Entry>) -> Result<Decided<L>, Rejection<L>> {
        let no = self.next_no();
        let (redone, in_full) = self.judge_again(&own)?;
        let is = redone.session.as_ref().unwrap_or(&self.session);
        let entry = |words: Source| match words.no == no {
            true => own.entry_of(words.part),
            false => self.entry_at(words),
        };
        let pieces = redone.pieces.iter();
        let pairs = pieces.flat_map(|own| Pairs::of(own, &self.slots));
        let impact = Impact::of(&self.session, is, pairs, entry);
        Ok(Decided {
            no,
            said: own,
            in_full,
            outcome: Outcome::Corrected(Arc::new(impact)),
            redone: Some(Box::new(redone)),
            on: self.state,
        })
    }

    /// Applies the effect of the correction with this number.
    pub(super) fn redo(&mut self, no: EntryNo, redone: Redone<L>) {
        let Redone {
            strikes,
            flips,
            pieces,
            mut head,
            mut checkpoints,
            session,
        } = redone;
        self.corrections.insert(no, strikes);
        for (no, by) in flips {
            match by {
                Some(by) => self.struck.insert(no, by),
                None => self.struck.remove(&no),
            };
        }
        let from = pieces.first().map_or(0, |first| first.from);
        let to = pieces.last().map_or(0, |last| last.to);
        let kept = self.checkpoints.partition_point(|own| own.place <= from);
        let mut later = self.checkpoints.split_off(kept);
        let before = self.slots.len();
        for piece in pieces.into_iter().rev() {
            self.slots.splice(piece.from..piece.to, piece.slots);
        }
        let added = self.slots.len() - before;
        match session {
            Some(session) => {
                self.session = session;
                later.clear();
            }
            None => {
                // The rest of its stretch follows the new entries.
                if let Some(cut) = later.iter().rfind(|own| own.place < to) {
                    let last = checkpoints.last_mut().map(|own| &mut own.reach);
                    last.unwrap_or(&mut head).join(&cut.reach);
                }
                later.retain(|own| own.place >= to);
                for own in &mut later {
                    own.place += added;
                }
                if let Some(next) = later.first() {
                    thin(&mut checkpoints, &mut head, next.place);
                }
            }
        }
        if let Some(last) = self.checkpoints.last_mut() {
            last.reach.join(&head);
        }
        self.checkpoints.extend(checkpoints);
        self.checkpoints.extend(later);
    }
}

/// The numbers that these parts fix.
fn fixed<E>(parts: &[Part<E>]) -> impl Iterator<Item = EntryNo> {
    parts.iter().filter_map(|part| match part {
        Part::Fix(no, _) => Some(EntryNo(*no)),
        Part::Strike(_) | Part::Insert(..) => None,
    })
}
