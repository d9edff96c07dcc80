//! Which of the things said stand, and in which order they are read: corrections take effect here.

use super::said::Said;
use super::single::Correction;
use crate::law::EntryNo;
use std::collections::HashMap;

/// What was said, and which numbers it strikes: those of a strike or an undo as they stood when it was said.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    /// What was said.
    pub said: Said,
    /// The numbers it strikes.
    pub strikes: Box<[EntryNo]>,
}

/// An entry as it is read: its number, and the number of what says it (a fix, where one stands).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Reading {
    /// The number by which the entry is known.
    pub no: EntryNo,
    /// The number under which its words stand.
    pub source: EntryNo,
}

/// The place of a number in a list that begins with number 1.
pub(super) fn place(no: EntryNo) -> usize {
    (no.0 as usize).wrapping_sub(1)
}

/// The number at a place in a list that begins with number 1.
pub(super) fn number(place: usize) -> EntryNo {
    EntryNo(u32::try_from(place).map_or(u32::MAX, |place| place.saturating_add(1)))
}

/// What struck each number, if anything did. A correction counts unless a later one that counts struck it,
/// so they are asked from the last to the first.
pub(super) fn struck(kept: &[&Kept]) -> Vec<Option<EntryNo>> {
    let mut struck = vec![None; kept.len()];
    for (at, one) in kept.iter().enumerate().rev() {
        if struck[at].is_some() {
            continue;
        }
        for no in &one.strikes {
            if let Some(by) = struck.get_mut(place(*no)) {
                by.get_or_insert(number(at));
            }
        }
    }
    struck
}

/// The entries that stand, in the order in which they are read: each in the place of its number, and
/// before it, in their own order, those inserted there. Of several fixes of one entry the last counts.
pub(super) fn order(kept: &[&Kept], struck: &[Option<EntryNo>]) -> Vec<Reading> {
    let mut inserted: HashMap<EntryNo, Vec<EntryNo>> = HashMap::new();
    let mut fixed: HashMap<EntryNo, EntryNo> = HashMap::new();
    for (at, one) in kept.iter().enumerate() {
        match &one.said {
            Said::Correction(Correction::Insert(before, _)) => {
                // One that is struck keeps its place, for what may stand before it.
                inserted
                    .entry(EntryNo(*before))
                    .or_default()
                    .push(number(at));
            }
            Said::Correction(Correction::Fix(no, _)) if struck[at].is_none() => {
                fixed.insert(EntryNo(*no), number(at));
            }
            Said::Entry(_) | Said::Correction(_) => {}
        }
    }
    let mut order = Vec::with_capacity(kept.len());
    let mut waiting: Vec<(EntryNo, bool)> = Vec::new();
    for (at, one) in kept.iter().enumerate() {
        if !matches!(one.said, Said::Entry(_)) {
            continue;
        }
        waiting.push((number(at), false));
        while let Some((no, is_next)) = waiting.pop() {
            match inserted.get(&no).filter(|_| !is_next) {
                Some(before) => {
                    waiting.push((no, true));
                    waiting.extend(before.iter().rev().map(|own| (*own, false)));
                }
                None if struck[place(no)].is_none() => {
                    let source = fixed.get(&no).copied().unwrap_or(no);
                    order.push(Reading { no, source });
                }
                None => {}
            }
        }
    }
    order
}
