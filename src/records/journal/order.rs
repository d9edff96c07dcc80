//! The order in which entries are read: by their numbers, and those that were inserted before one directly before
//! it. Where each is read now, and would be after a correction.

use crate::journal::recorded::{EntrySource, Recorded};
use nos_rules::law::EntryNo;
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
    pub fn push(&mut self, recorded: &Recorded, no: EntryNo, places: Vec<EntryNo>) {
        self.fix(recorded, no, true);
        for ((before, item), place) in recorded.inserts(no).zip(places) {
            self.places.insert(item, place);
            self.inserts.entry(before).or_default().push(item);
        }
    }

    /// Notes whether the fixes of a correction stand.
    pub fn fix(&mut self, recorded: &Recorded, no: EntryNo, stands: bool) {
        for (fixed, fix) in recorded.fixes(no) {
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

    /// Where the words of this entry are read, if fixes that stand say it otherwise; without those of corrections that
    /// `falls` says fall.
    pub fn last_fix(&self, no: EntryNo, falls: impl Fn(EntryNo) -> bool) -> Option<EntrySource> {
        let fixes = self.fixes.get(&no)?;
        fixes.iter().rev().find(|fix| !falls(fix.no)).copied()
    }

    /// The entries with these numbers, and what is inserted before them or is coming there, as they are read.
    pub fn of(
        &self,
        entries: impl Iterator<Item = EntryNo>,
        coming: &BTreeMap<EntryNo, Vec<EntrySource>>,
    ) -> Vec<EntrySource> {
        let mut order = Vec::new();
        // Whether what comes before it is in the order already.
        let mut open: Vec<(EntrySource, bool)> = Vec::new();
        for no in entries {
            open.push((EntrySource { no, part: 0 }, false));
            while let Some((item, is_next)) = open.pop() {
                let coming = coming.get(&item.no).map_or(&[][..], Vec::as_slice);
                let before = [self.inserts(item.no), coming];
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
}
