//! Which numbers are struck, and by what. A correction counts unless another that counts strikes it.

use crate::journal::record::{number, place};
use nos_rules::law::EntryNo;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// What is known of a number.
#[derive(Clone, Copy, Debug)]
struct Struck {
    /// Where the numbers that it strikes begin in the list of all.
    begins: usize,
    /// How many corrections that count strike it, but the next one in its chain.
    strikers: u32,
    /// Whether any correction struck it, even one that does not count, but the next one in its chain.
    ever: bool,
    /// The first one in its chain; itself if it is that, or in none.
    first: EntryNo,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Strikes {
    numbers: Vec<Struck>,
    all: Vec<EntryNo>,
    /// Corrections each of which only strikes the one before it, and is all that ever did; without the first.
    /// Adding one flips the others, so only the last is counted.
    chains: BTreeMap<EntryNo, Vec<EntryNo>>,
    undos: Vec<EntryNo>,
    /// What a further undo can strike, in order: all that stands but undos. Those in chains are all here.
    undoable: Vec<EntryNo>,
}

impl Strikes {
    pub fn reserve(&mut self, numbers: usize) {
        self.numbers.reserve(numbers);
        self.undoable.reserve(numbers);
    }

    /// Adds the next number, and what it strikes. `only` says whether it does nothing else. Returns the numbers that
    /// stand or fall by it, as [`Strikes::flips`] does.
    pub fn push(&mut self, strikes: &[EntryNo], is_undo: bool, only: bool) -> Vec<EntryNo> {
        strikes.iter().for_each(|struck| self.split_after(*struck));
        let flips = self.flips(strikes);
        let no = number(self.numbers.len());
        let kind = if is_undo {
            &mut self.undos
        } else {
            &mut self.undoable
        };
        kind.push(no);
        self.numbers.push(Struck {
            begins: self.all.len(),
            strikers: 0,
            ever: false,
            first: no,
        });
        self.all.extend(strikes);
        match strikes {
            [last] if only && self.can_be_followed(*last) => {
                let first = self.first(*last);
                self.chains.entry(first).or_default().push(no);
                self.chain(no, first);
            }
            _ => self.count(no),
        }
        flips.iter().for_each(|no| self.count(*no));
        flips.iter().for_each(|no| self.list(*no));
        flips
    }

    /// Lists a number as one that an undo can strike, or no more.
    fn list(&mut self, no: EntryNo) {
        let can_be_undone = self.stands(no) && self.undos.binary_search(&no).is_err();
        match self.undoable.binary_search(&no) {
            Err(at) if can_be_undone => self.undoable.insert(at, no),
            Ok(at) if !can_be_undone => {
                self.undoable.remove(at);
            }
            Ok(_) | Err(_) => {}
        }
    }

    /// What an undo can strike, the last first.
    pub fn undoable(&self) -> impl Iterator<Item = EntryNo> {
        let listed = self.undoable.iter().rev().copied();
        listed.filter(|no| self.stands(*no))
    }

    fn first(&self, no: EntryNo) -> EntryNo {
        self.numbers
            .get(place(no))
            .map_or(no, |number| number.first)
    }

    /// The corrections behind this one in its chain.
    fn behind(&self, no: EntryNo) -> &[EntryNo] {
        let chain = self
            .chains
            .get(&self.first(no))
            .map_or(&[][..], Vec::as_slice);
        let at = chain.partition_point(|one| *one <= no);
        chain.get(at..).unwrap_or_default()
    }

    /// Whether a correction that only strikes this one can be the next in its chain.
    fn can_be_followed(&self, no: EntryNo) -> bool {
        let is_new = self
            .numbers
            .get(place(no))
            .is_some_and(|number| !number.ever);
        is_new && !self.of(no).is_empty() && self.behind(no).is_empty()
    }

    fn chain(&mut self, no: EntryNo, first: EntryNo) {
        if let Some(number) = self.numbers.get_mut(place(no)) {
            number.first = first;
        }
    }

    /// Ends the chain with this one. What is behind it becomes a chain of its own.
    fn split_after(&mut self, no: EntryNo) {
        let Some((next, rest)) = self.behind(no).split_first() else {
            return;
        };
        let (next, rest) = (*next, rest.to_vec());
        if let Some(chain) = self.chains.get_mut(&self.first(no)) {
            chain.truncate(chain.len() - rest.len() - 1);
        }
        self.chain(next, next);
        rest.iter().for_each(|one| self.chain(*one, next));
        self.chains.insert(next, rest);
        if self.stands(next) {
            self.count(next);
        } else if let Some(number) = self.numbers.get_mut(place(no)) {
            number.ever = true;
        }
    }

    /// Counts a number among the strikers of what it strikes, or no more if it is struck itself.
    fn count(&mut self, no: EntryNo) {
        let by = if self.stands(no) { 1 } else { -1 };
        for struck in self.all.get(self.range(no)).unwrap_or_default() {
            if let Some(number) = self.numbers.get_mut(place(*struck)) {
                number.strikers = number.strikers.saturating_add_signed(by);
                number.ever = true;
            }
        }
    }

    fn strikers(&self, no: EntryNo) -> u32 {
        self.numbers
            .get(place(no))
            .map_or(0, |number| number.strikers)
    }

    fn range(&self, no: EntryNo) -> Range<usize> {
        let begin = |at: usize| {
            self.numbers
                .get(at)
                .map_or(self.all.len(), |number| number.begins)
        };
        begin(place(no))..begin(place(no).saturating_add(1))
    }

    pub fn of(&self, no: EntryNo) -> &[EntryNo] {
        self.all.get(self.range(no)).unwrap_or_default()
    }

    /// Whether no correction that counts strikes this number.
    pub fn stands(&self, no: EntryNo) -> bool {
        let behind = self.behind(no);
        let last = behind.last().unwrap_or(&no);
        let last_stands = place(*last) < self.numbers.len() && self.strikers(*last) == 0;
        behind.len().is_multiple_of(2) == last_stands
    }

    /// The last correction that counts and strikes this number; `None` if it stands.
    pub fn last_on(&self, no: EntryNo) -> Option<EntryNo> {
        let strikes = |by: &EntryNo| self.of(*by).contains(&no) && self.stands(*by);
        let mut later = (place(no)..self.numbers.len()).rev().map(number);
        later.find(strikes).filter(|_| !self.stands(no))
    }

    /// For each number the last correction that counts and strikes it.
    pub fn last_on_each(&self) -> Vec<Option<EntryNo>> {
        let mut each = vec![None; self.numbers.len()];
        for by in (0..self.numbers.len()).map(number) {
            for struck in self.of(by).iter().filter(|_| self.stands(by)) {
                if let Some(last) = each.get_mut(place(*struck)) {
                    *last = Some(by);
                }
            }
        }
        each
    }

    /// The numbers that stand or fall once these, which stand, are struck, from the last to the first. Of a chain only the
    /// first.
    ///
    /// Only a later number strikes an earlier one, so they are visited from last to first.
    pub fn flips(&self, strikes: &[EntryNo]) -> Vec<EntryNo> {
        // How many strikers more each number has.
        let mut more: BTreeMap<EntryNo, i32> = BTreeMap::new();
        // The first of each chain in which one flips. Whichever those are, the first flips once.
        let mut firsts: BTreeSet<EntryNo> = BTreeSet::new();
        for no in strikes {
            if self.behind(*no).is_empty() {
                *more.entry(*no).or_default() += 1;
            } else {
                firsts.insert(self.first(*no));
                more.entry(self.first(*no)).or_default();
            }
        }
        let mut flips = Vec::new();
        while let Some((no, by)) = more.pop_last() {
            let was = self.strikers(no);
            let is = was.saturating_add_signed(by);
            if (was == 0) == (is == 0) && !firsts.contains(&no) {
                continue;
            }
            let first = self.first(no);
            if first != no {
                firsts.insert(first);
                more.entry(first).or_default();
                continue;
            }
            flips.push(no);
            let by = if self.stands(no) { -1 } else { 1 };
            for struck in self.of(no) {
                *more.entry(*struck).or_default() += by;
            }
        }
        flips
    }
}
