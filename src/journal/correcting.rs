//! Judges and applies corrections.
//!
//! The record is judged again from the first entry that the correction concerns. It stops where the session
//! equals the old one, since nothing can differ after that.

use super::again::{Again, Edit, Pairs};
use super::decided::{Decided, Outcome, Redone};
use super::impact::Impact;
use super::order::{self, Source, place};
use super::record::{Kept, Record};
use super::rejection::Rejection;
use super::said::Said;
use crate::law::{EntryNo, Law};
use crate::speech::{Correction, Part};
use std::sync::Arc;

impl<L: Law> Record<L> {
    /// Checks that a correction can be made, and returns the numbers that it strikes.
    fn strikes(&self, correction: &Correction<L::Entry>) -> Result<Box<[EntryNo]>, Rejection<L>> {
        match correction {
            Correction::Undo(asked) => {
                let last = self.last_standing(*asked);
                if last.len() < *asked as usize {
                    return Err(Rejection::TooFewToUndo {
                        asked: *asked,
                        standing: last.len() as u32,
                    });
                }
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

    /// The last numbers that stand, at most `count`: those that an undo strikes.
    pub fn last_standing(&self, count: u32) -> Vec<EntryNo> {
        let standing = self.kept.iter().zip(&self.struck).enumerate().rev();
        let mut last: Vec<EntryNo> = standing
            .filter(|(_, (kept, struck))| struck.is_none() && !kept.said.is_undo())
            .map(|(at, _)| order::number(at))
            .take(count as usize)
            .collect();
        last.reverse();
        last
    }

    /// Returns an error if no entry has this number, or if it is struck.
    pub(super) fn standing_number(&self, no: EntryNo) -> Result<(), Rejection<L>> {
        match self.struck.get(place(no)) {
            None => Err(Rejection::NoSuchEntry {
                no: no.0,
                last: self.kept.len() as u32,
            }),
            Some(Some(by)) => Err(Rejection::Struck { no, by: *by }),
            Some(None) => Ok(()),
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

    /// The correction that struck each number, after `own` is applied.
    ///
    /// A correction counts unless a later one that counts struck it. So they are visited from last to first.
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

    /// The changes to the order, from the first place to the last.
    fn edits(&self, own: &Kept<L::Entry>, struck: &[Option<EntryNo>]) -> Vec<(usize, Edit)> {
        let no = self.next_no();
        // The entries that may stand or fall, or be read from another source.
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

    /// The last fix that stands, for each of these entries.
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

    /// Judges a correction, and every entry again whose ruling may differ.
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

    /// Applies the effect of a correction, and returns the numbers that it strikes.
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

/// The numbers that these parts fix.
fn fixed<E>(parts: &[Part<E>]) -> impl Iterator<Item = EntryNo> {
    parts.iter().filter_map(|part| match part {
        Part::Fix(no, _) => Some(EntryNo(*no)),
        Part::Strike(_) | Part::Insert(..) => None,
    })
}
