//! The order in which entries are read: by their numbers, and those that were inserted before one directly before
//! it. Where each is read now, and would be after a correction.

use crate::journal::decided::Step;
use crate::journal::judged::JudgedEntry;
use crate::journal::record::Record;
use crate::journal::said::{EntrySource, Said};
use nos_rules::law::EntryNo;
use nos_rules::speech::Part;
use std::collections::{BTreeMap, BTreeSet};

/// What corrections say of the order. Struck ones stay in it, but for fixes.
#[derive(Clone, Debug, Default)]
pub(super) struct Order {
    /// The fixes of each number that stand.
    fixes: BTreeMap<EntryNo, BTreeSet<EntrySource>>,
    /// What is inserted before each number.
    inserts: BTreeMap<EntryNo, Vec<EntrySource>>,
    /// For each entry that is inserted, the number in whose place it is read.
    places: BTreeMap<EntrySource, EntryNo>,
}

impl Order {
    /// Adds what a correction with the next number fixes and inserts. Each that it inserts is read in the place of one
    /// of these numbers.
    pub fn push(&mut self, said: &Said, no: EntryNo, places: Vec<EntryNo>) {
        self.fix(said, no, true);
        for ((before, item), place) in said.inserts(no).zip(places) {
            self.places.insert(item, place);
            self.inserts.entry(before).or_default().push(item);
        }
    }

    /// Notes whether the fixes of a correction stand.
    pub fn fix(&mut self, said: &Said, no: EntryNo, stands: bool) {
        for (fixed, fix) in said.fixes(no) {
            let fixes = self.fixes.entry(fixed).or_default();
            if stands {
                fixes.insert(fix)
            } else {
                fixes.remove(&fix)
            };
        }
    }

    fn inserts(&self, before: EntryNo) -> &[EntrySource] {
        self.inserts.get(&before).map_or(&[], Vec::as_slice)
    }

    /// The number in whose place an entry is read.
    pub fn place_of(&self, item: EntrySource) -> EntryNo {
        self.places.get(&item).copied().unwrap_or(item.no)
    }
}

/// A correction that is not made yet.
struct Coming<'a> {
    record: &'a Record,
    no: EntryNo,
    /// The corrections and entries that stand or fall by it.
    flips: BTreeSet<EntryNo>,
    /// Its fixes, and those that stand by it.
    fixes: BTreeMap<EntryNo, EntrySource>,
    inserts: BTreeMap<EntryNo, Vec<EntrySource>>,
}

impl<'a> Coming<'a> {
    fn new(record: &'a Record, said: &Said, flips: &[EntryNo]) -> Coming<'a> {
        let no = record.next_no();
        let rising = flips.iter().rev().filter(|no| !record.stands(**no));
        let risen = rising.flat_map(|no| record.said(*no).map(|said| said.fixes(*no)));
        let mut inserts: BTreeMap<EntryNo, Vec<EntrySource>> = BTreeMap::new();
        for (before, item) in said.inserts(no) {
            inserts.entry(before).or_default().push(item);
        }
        Coming {
            fixes: risen.flatten().chain(said.fixes(no)).collect(),
            flips: flips.iter().copied().collect(),
            inserts,
            record,
            no,
        }
    }

    /// Where the words of an entry are read then; `None` if it is struck.
    fn words(&self, item: EntrySource) -> Option<EntrySource> {
        let flips = |no: EntryNo| self.flips.contains(&no);
        if item.no != self.no && self.record.stands(item.no) == flips(item.no) {
            return None;
        }
        let fixes = self.record.order.fixes.get(&item.no);
        let standing = fixes.and_then(|fixes| fixes.iter().rev().find(|fix| !flips(fix.no)));
        let last = standing.max(self.fixes.get(&item.no));
        Some(last.copied().unwrap_or(item))
    }

    /// The first place at which anything may be read otherwise.
    fn first_place(&self, said: &Said) -> Option<EntryNo> {
        let record = self.record;
        let flipped = self.flips.iter().filter_map(|no| {
            let said = record.said(*no)?;
            let brought = said.items(*no).map(|item| record.order.place_of(item));
            brought
                .chain(
                    said.fixes(*no)
                        .map(|(fixed, _)| record.place_of_number(fixed)),
                )
                .min()
        });
        let parts = said.parts().iter().filter_map(|part| match part {
            Part::Fix(no, _) | Part::Insert(no, _) => Some(record.place_of_number(EntryNo(*no))),
            Part::Strike(_) => None,
        });
        flipped.chain(parts).min()
    }
}

impl Record {
    /// The number in whose place the entry with this number is read. Of a correction that inserts several, the first.
    pub(super) fn place_of_number(&self, no: EntryNo) -> EntryNo {
        let items = self.said(no).into_iter().flat_map(|said| said.items(no));
        let places = items.map(|item| self.order.place_of(item));
        places.min().unwrap_or(no)
    }

    /// Where the words of an entry are read; `None` if it is struck.
    pub(super) fn words(&self, item: EntrySource) -> Option<EntrySource> {
        let fixes = self.order.fixes.get(&item.no);
        let last = fixes.and_then(BTreeSet::last).copied();
        self.stands(item.no).then(|| last.unwrap_or(item))
    }

    /// Every entry from this number's place on, struck ones included.
    pub(super) fn order_from(&self, first: EntryNo) -> Vec<EntrySource> {
        self.order_with(first, &BTreeMap::new())
    }

    fn order_with(
        &self,
        first: EntryNo,
        coming: &BTreeMap<EntryNo, Vec<EntrySource>>,
    ) -> Vec<EntrySource> {
        let mut order = Vec::new();
        // Whether what comes before it is in the order already.
        let mut open: Vec<(EntrySource, bool)> = Vec::new();
        for no in (first.0..self.next_no().0).map(EntryNo) {
            if !matches!(self.said(no), Some(Said::Entry(_))) {
                continue;
            }
            open.push((EntrySource { no, part: 0 }, false));
            while let Some((item, is_next)) = open.pop() {
                let coming = coming.get(&item.no).map_or(&[][..], Vec::as_slice);
                let before = [self.order.inserts(item.no), coming];
                if is_next || before.iter().all(|items| items.is_empty()) {
                    order.push(item);
                    continue;
                }
                open.push((item, true));
                open.extend(
                    before
                        .into_iter()
                        .flatten()
                        .rev()
                        .map(|item| (*item, false)),
                );
            }
        }
        order
    }

    /// How many entries that stand are read before this number's place.
    pub(super) fn standing_before(&self, place: EntryNo) -> usize {
        let before = |entry: &JudgedEntry| self.order.place_of(entry.item) < place;
        self.judged.entries().partition_point(before)
    }

    /// What a correction changes: how many entries stand before it, and the steps from there on.
    pub(super) fn steps(&self, said: &Said, flips: &[EntryNo]) -> (usize, Vec<Step>) {
        let coming = Coming::new(self, said, flips);
        let Some(first) = coming.first_place(said) else {
            return (self.judged.entries().len(), Vec::new());
        };
        let order = self.order_with(first, &coming.inserts).into_iter();
        let mut steps = order.map(|item| Step {
            item,
            was: (item.no != coming.no).then(|| self.words(item)).flatten(),
            is: coming.words(item),
        });
        let mut unchanged = self.standing_before(first);
        let mut changed: Vec<Step> = Vec::new();
        for step in steps.by_ref() {
            if step.was != step.is {
                changed.push(step);
                break;
            }
            unchanged += usize::from(step.was.is_some());
        }
        changed.extend(steps);
        (unchanged, changed)
    }
}
