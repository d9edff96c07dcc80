//! Which numbers are struck, and by what. A correction counts unless another that counts strikes it.

use crate::journal::record::{number, place};
use crate::law::EntryNo;
use std::collections::BTreeMap;
use std::ops::Range;
use std::slice;

#[derive(Clone, Debug, Default)]
pub(super) struct Strikes {
    /// How many corrections that count strike the number, without its chain.
    strikers: Vec<u32>,
    /// Where the numbers that it strikes begin in the list of all.
    begins: Vec<usize>,
    all: Vec<EntryNo>,
    /// The chain of a correction: those that strike only the one before, the first of them this one. Each that
    /// is added turns all of them round, so that only their number is kept.
    chains: BTreeMap<EntryNo, Vec<EntryNo>>,
    /// The correction whose chain another is in.
    chained: BTreeMap<EntryNo, EntryNo>,
    undos: Vec<EntryNo>,
    /// What a further undo can strike, in order: all that stands but undos. Those in chains are all here.
    undoable: Vec<EntryNo>,
}

impl Strikes {
    pub fn reserve(&mut self, numbers: usize) {
        self.strikers.reserve(numbers);
        self.begins.reserve(numbers);
        self.undoable.reserve(numbers);
    }

    /// Adds the next number, and what it strikes. `flips` are the numbers that stand or fall by it.
    pub fn push(&mut self, strikes: &[EntryNo], is_undo: bool, only: bool, flips: &[EntryNo]) {
        self.begins.push(self.all.len());
        self.strikers.push(0);
        let no = EntryNo(self.begins.len() as u32);
        let kind = if is_undo {
            &mut self.undos
        } else {
            &mut self.undoable
        };
        kind.push(no);
        if strikes.is_empty() {
            return;
        }
        let chain = self.longer(strikes, only);
        self.loosen(strikes, chain);
        self.all.extend(strikes);
        match chain {
            Some(of) => {
                self.chains.entry(of).or_default().push(no);
                self.chained.insert(no, of);
            }
            None => self.count(no),
        }
        for no in flips {
            self.count(*no);
        }
        for no in flips {
            self.list(*no);
        }
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

    /// The correction whose chain is longer by one that strikes these, and only does that.
    fn longer(&self, strikes: &[EntryNo], only: bool) -> Option<EntryNo> {
        let [last] = strikes else {
            return None;
        };
        let of = self.chained.get(last).unwrap_or(last);
        let end = self.chains.get(of).and_then(|chain| chain.last());
        let goes_on = only && end.unwrap_or(of) == last && !self.of(*of).is_empty();
        goes_on.then_some(*of)
    }

    /// Takes the chains apart in which these are struck by what is in no chain.
    fn loosen(&mut self, strikes: &[EntryNo], longer: Option<EntryNo>) {
        for no in strikes.iter().filter(|_| longer.is_none()) {
            let of = self.chained.get(no);
            for one in of
                .and_then(|of| self.chains.remove(of))
                .into_iter()
                .flatten()
                .rev()
            {
                self.chained.remove(&one);
                if self.stands(one) {
                    self.count(one);
                }
                self.list(one);
            }
        }
    }

    /// Counts a number among the strikers of what it strikes, or no more if it is struck itself.
    fn count(&mut self, no: EntryNo) {
        let by = if self.stands(no) { 1 } else { -1 };
        for struck in self.all.get(self.range(no)).unwrap_or_default() {
            if let Some(strikers) = self.strikers.get_mut(place(*struck)) {
                *strikers = strikers.saturating_add_signed(by);
            }
        }
    }

    /// How many corrections that count strike this number, if it is in no chain.
    fn strikers(&self, no: EntryNo) -> u32 {
        let chain = self.chains.get(&no).map_or(0, Vec::len);
        let strikers = self.strikers.get(place(no)).copied().unwrap_or_default();
        strikers + (chain % 2) as u32
    }

    fn range(&self, no: EntryNo) -> Range<usize> {
        let begin = |at: usize| self.begins.get(at).copied().unwrap_or(self.all.len());
        begin(place(no))..begin(place(no).saturating_add(1))
    }

    pub fn of(&self, no: EntryNo) -> &[EntryNo] {
        self.all.get(self.range(no)).unwrap_or_default()
    }

    /// Whether no correction that counts strikes this number.
    pub fn stands(&self, no: EntryNo) -> bool {
        let chain = self.chained.get(&no).and_then(|of| self.chains.get(of));
        match chain {
            Some(chain) => (chain.len() - chain.partition_point(|one| *one <= no)) % 2 == 0,
            None => place(no) < self.begins.len() && self.strikers(no) == 0,
        }
    }

    /// The last correction that counts and strikes this number; `None` if it stands.
    pub fn last_on(&self, no: EntryNo) -> Option<EntryNo> {
        let strikes = |by: &EntryNo| self.of(*by).contains(&no) && self.stands(*by);
        let mut later = (place(no)..self.begins.len()).rev().map(number);
        later.find(strikes).filter(|_| !self.stands(no))
    }

    /// For each number the last correction that counts and strikes it.
    pub fn last_on_each(&self) -> Vec<Option<EntryNo>> {
        let mut each = vec![None; self.begins.len()];
        for by in (0..self.begins.len()).map(number) {
            for struck in self.of(by).iter().filter(|_| self.stands(by)) {
                if let Some(last) = each.get_mut(place(*struck)) {
                    *last = Some(by);
                }
            }
        }
        each
    }

    /// The numbers that stand or fall once these are struck, from the last to the first, but not those in chains. `only`
    /// says whether nothing else comes with that.
    ///
    /// Only a later number strikes an earlier one, so they are visited from last to first.
    pub fn flips(&self, strikes: &[EntryNo], only: bool) -> Vec<EntryNo> {
        let longer = self.longer(strikes, only);
        if longer.is_none() && strikes.iter().any(|no| self.chained.contains_key(no)) {
            let mut loose = self.clone();
            loose.loosen(strikes, None);
            return loose.flips(strikes, false);
        }
        let (first, by) = match &longer {
            Some(of) if self.chains.get(of).map_or(0, Vec::len) % 2 == 1 => {
                (slice::from_ref(of), -1)
            }
            Some(of) => (slice::from_ref(of), 1),
            None => (strikes, 1),
        };
        // How many strikers more each number has.
        let mut more: BTreeMap<EntryNo, i32> = BTreeMap::new();
        let add = |more: &mut BTreeMap<EntryNo, i32>, numbers: &[EntryNo], by: i32| {
            for no in numbers {
                *more.entry(*no).or_default() += by;
            }
        };
        add(&mut more, first, by);
        let mut flips = Vec::new();
        while let Some((no, by)) = more.pop_last() {
            let was = self.strikers(no);
            let is = was.saturating_add_signed(by);
            if (was == 0) != (is == 0) {
                flips.push(no);
                add(&mut more, self.of(no), if is == 0 { 1 } else { -1 });
            }
        }
        flips
    }
}
