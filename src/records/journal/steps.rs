//! What a correction changes that is not made yet: the entries from the first that may be read otherwise on, as they
//! are read before it and after it.

use crate::journal::decided::Step;
use crate::journal::record::Record;
use crate::journal::recorded::{EntrySource, Recorded};
use nos_rules::law::EntryNo;
use nos_rules::speech::Part;
use std::collections::{BTreeMap, BTreeSet};

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
    fn new(record: &'a Record, recorded: &Recorded, flips: &[EntryNo]) -> Coming<'a> {
        let no = record.next_no();
        let rising = flips.iter().rev().filter(|no| !record.stands(**no));
        let risen = rising.flat_map(|no| record.recorded(*no).map(|recorded| recorded.fixes(*no)));
        let mut inserts: BTreeMap<EntryNo, Vec<EntrySource>> = BTreeMap::new();
        for (before, item) in recorded.inserts(no) {
            inserts.entry(before).or_default().push(item);
        }
        Coming {
            fixes: risen.flatten().chain(recorded.fixes(no)).collect(),
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
        let standing = self.record.order.last_fix(item.no, flips);
        let last = standing.max(self.fixes.get(&item.no).copied());
        Some(last.unwrap_or(item))
    }

    /// The first place at which anything may be read otherwise.
    fn first_place(&self, recorded: &Recorded) -> Option<EntryNo> {
        let record = self.record;
        let flipped = self.flips.iter().filter_map(|no| {
            let recorded = record.recorded(*no)?;
            let brought = recorded.items(*no).map(|item| record.order.place_of(item));
            brought
                .chain(
                    recorded
                        .fixes(*no)
                        .map(|(fixed, _)| record.place_of_number(fixed)),
                )
                .min()
        });
        let parts = recorded.parts().iter().filter_map(|part| match part {
            Part::Fix(no, _) | Part::Insert(no, _) => Some(record.place_of_number(EntryNo(*no))),
            Part::Strike(_) => None,
        });
        flipped.chain(parts).min()
    }
}

impl Record {
    /// What a correction changes: how many entries stand before it, and the steps from there on.
    pub(super) fn steps(&self, recorded: &Recorded, flips: &[EntryNo]) -> (usize, Vec<Step>) {
        let coming = Coming::new(self, recorded, flips);
        let Some(first) = coming.first_place(recorded) else {
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
