//! Which numbers are struck, and by what. A correction counts unless another that counts strikes it.
//!
//! Numbers are kept 64 to a word, one bit each, since an undo strikes many that lie side by side.

use crate::journal::recorded::{number, place};
use nos_rules::law::EntryNo;
use std::collections::BTreeMap;
use std::ops::Range;

/// Some of the 64 numbers of a word.
#[derive(Clone, Copy, Debug)]
struct Bits {
    word: usize,
    bits: u64,
}

impl Bits {
    fn of(no: EntryNo) -> Bits {
        Bits {
            word: place(no) / 64,
            bits: 1 << (place(no) % 64),
        }
    }

    fn numbers(self) -> impl DoubleEndedIterator<Item = EntryNo> {
        let is_in = move |bit: &usize| self.bits >> bit & 1 == 1;
        let bits = if self.bits == 0 { 0..0 } else { 0..64 };
        bits.filter(is_in)
            .map(move |bit| number(self.word * 64 + bit))
    }
}

#[derive(Clone, Copy, Debug)]
struct Number {
    /// Where in the list of all stands what it strikes.
    begins: usize,
    /// Whether any correction struck it, even one that does not count, but the next one in its chain.
    ever: bool,
    /// The first one in its chain; itself if it is that, or in none.
    first: EntryNo,
    /// The last one in the chain that it is the first of, and how many are behind it there.
    last: EntryNo,
    behind: usize,
    is_undo: bool,
}

/// Who strikes the numbers of a word.
#[derive(Clone, Debug, Default)]
struct Strikers {
    /// What any of them strikes.
    bits: u64,
    /// In order, with what each of them strikes.
    by: Vec<(EntryNo, u64)>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Strikes {
    numbers: Vec<Number>,
    all: Vec<Bits>,
    strikers: Vec<Strikers>,
    /// The numbers that are struck, but by the next one in their chain.
    struck: Vec<u64>,
    /// Corrections each of which only strikes the one before it, and is all that ever did; without the first.
    /// Adding one flips the others, so only the last can be struck.
    chains: BTreeMap<EntryNo, Vec<EntryNo>>,
    /// What a further undo can strike: all that stands but undos. Those in chains are all here.
    undoable: Vec<u64>,
}

impl Strikes {
    pub fn reserve(&mut self, numbers: usize) {
        self.numbers.reserve(numbers);
    }

    /// Adds the next number, and what it strikes. `only` says whether it does nothing else. Returns the numbers that
    /// stand or fall by it, as [`Strikes::flips`] does.
    pub fn push(&mut self, strikes: &[EntryNo], is_undo: bool, only: bool) -> Vec<EntryNo> {
        strikes.iter().for_each(|struck| self.split_after(*struck));
        let no = number(self.numbers.len());
        self.numbers.push(Number {
            begins: self.all.len(),
            ever: false,
            first: no,
            last: no,
            behind: 0,
            is_undo,
        });
        let words = self.numbers.len().div_ceil(64);
        self.struck.resize(words, 0);
        self.undoable.resize(words, 0);
        self.list(no);
        self.strikers.resize_with(words, Strikers::default);
        if strikes.is_empty() {
            return Vec::new();
        }
        let (flips, struck) = self.after(strikes);
        self.struck = struck;
        let begins = self.all.len();
        for Bits { word, bits } in strikes.iter().map(|no| Bits::of(*no)) {
            let begun = self.all.get_mut(begins..).and_then(<[Bits]>::last_mut);
            match begun.filter(|last| last.word == word) {
                Some(last) => last.bits |= bits,
                None => self.all.push(Bits { word, bits }),
            }
        }
        match strikes {
            [last] if only && self.can_be_followed(*last) => self.follow(*last, no),
            _ => self.strike(no),
        }
        flips.iter().for_each(|no| self.list(*no));
        flips
    }

    /// Puts a correction behind the last of a chain.
    fn follow(&mut self, last: EntryNo, no: EntryNo) {
        let first = self.number(last).map_or(last, |number| number.first);
        let Bits { word, bits } = Bits::of(last);
        if let Some(struck) = self.struck.get_mut(word) {
            *struck &= !bits;
        }
        let chain = self.chains.entry(first).or_default();
        chain.push(no);
        let behind = chain.len();
        if let Some(number) = self.numbers.get_mut(place(first)) {
            (number.last, number.behind) = (no, behind);
        }
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
        let first = self.number(no).map_or(no, |number| number.first);
        let chain = self.chains.entry(first).or_default();
        chain.truncate(chain.len() - rest.len() - 1);
        let behind = chain.len();
        if let Some(number) = self.numbers.get_mut(place(first)) {
            (number.last, number.behind) = (no, behind);
        }
        for one in [next].iter().chain(&rest) {
            if let Some(number) = self.numbers.get_mut(place(*one)) {
                number.first = next;
            }
        }
        if let Some(number) = self.numbers.get_mut(place(next)) {
            (number.last, number.behind) = (*rest.last().unwrap_or(&next), rest.len());
        }
        self.chains.insert(next, rest);
        self.strike(next);
        if self.stands(next)
            && let Some(struck) = self.struck.get_mut(Bits::of(no).word)
        {
            *struck |= Bits::of(no).bits;
        }
    }

    /// Lists a correction among the strikers of what it strikes.
    fn strike(&mut self, no: EntryNo) {
        for of in self.all.get(self.range(no)).unwrap_or_default() {
            if let Some(strikers) = self.strikers.get_mut(of.word) {
                strikers.bits |= of.bits;
                let at = strikers.by.partition_point(|(by, _)| *by < no);
                strikers.by.insert(at, (no, of.bits));
            }
            for struck in of.numbers() {
                if let Some(number) = self.numbers.get_mut(place(struck)) {
                    number.ever = true;
                }
            }
        }
    }

    /// Lists a number as one that an undo can strike, or no more.
    fn list(&mut self, no: EntryNo) {
        let is_undo = self.number(no).is_some_and(|number| number.is_undo);
        let can_be_undone = !is_undo && self.stands(no);
        let Bits { word, bits } = Bits::of(no);
        if let Some(undoable) = self.undoable.get_mut(word) {
            if can_be_undone {
                *undoable |= bits;
            } else {
                *undoable &= !bits;
            }
        }
    }

    /// What an undo can strike, the last first.
    pub fn undoable(&self) -> impl Iterator<Item = EntryNo> {
        let words = self.undoable.iter().copied().enumerate().rev();
        let listed = words.flat_map(|(word, bits)| Bits { word, bits }.numbers().rev());
        listed.filter(|no| self.stands(*no))
    }

    fn number(&self, no: EntryNo) -> Option<&Number> {
        self.numbers.get(place(no))
    }

    /// The corrections behind this one in its chain.
    #[inline]
    fn behind(&self, no: EntryNo) -> &[EntryNo] {
        let is_alone = |number: &&Number| number.first == no && number.behind == 0;
        let Some(first) = self.number(no).filter(|number| !is_alone(number)) else {
            return &[];
        };
        let chain = self.chains.get(&first.first).map_or(&[][..], Vec::as_slice);
        let at = chain.partition_point(|one| *one <= no);
        chain.get(at..).unwrap_or_default()
    }

    /// Whether a correction that only strikes this one can be the next in its chain.
    fn can_be_followed(&self, no: EntryNo) -> bool {
        let is_new = self.number(no).is_some_and(|number| !number.ever);
        is_new && !self.range(no).is_empty() && self.behind(no).is_empty()
    }

    fn begins(&self, no: EntryNo) -> usize {
        self.number(no)
            .map_or(self.all.len(), |number| number.begins)
    }

    fn range(&self, no: EntryNo) -> Range<usize> {
        self.begins(no)..self.begins(EntryNo(no.0.saturating_add(1)))
    }

    fn strikes(&self, by: EntryNo, no: EntryNo) -> bool {
        let Bits { word, bits } = Bits::of(no);
        let mut all = self.all.get(self.range(by)).unwrap_or_default().iter();
        all.any(|of| of.word == word && of.bits & bits != 0)
    }

    /// Whether no correction that counts strikes this number.
    pub fn stands(&self, no: EntryNo) -> bool {
        if place(no) >= self.numbers.len() {
            return false;
        }
        let behind = self.behind(no);
        let last = *behind.last().unwrap_or(&no);
        behind.len().is_multiple_of(2) != is_in(&self.struck, last)
    }

    /// The last correction that counts and strikes this number; `None` if it stands.
    pub fn last_on(&self, no: EntryNo) -> Option<EntryNo> {
        let strikes = |by: &EntryNo| self.strikes(*by, no) && self.stands(*by);
        let mut later = (place(no)..self.numbers.len()).rev().map(number);
        later.find(strikes).filter(|_| !self.stands(no))
    }

    /// For each number the last correction that counts and strikes it.
    pub fn last_on_each(&self) -> Vec<Option<EntryNo>> {
        let mut each = vec![None; self.numbers.len()];
        for by in (0..self.numbers.len()).map(number) {
            let all = self.all.get(self.range(by)).unwrap_or_default().iter();
            for struck in all
                .filter(|_| self.stands(by))
                .flat_map(|bits| bits.numbers())
            {
                if let Some(last) = each.get_mut(place(struck)) {
                    *last = Some(by);
                }
            }
        }
        each
    }

    /// The numbers that stand or fall once these, which stand, are struck, in order. Of a chain only the first, for
    /// the others only strike.
    pub fn flips(&self, strikes: &[EntryNo]) -> Vec<EntryNo> {
        self.after(strikes).0
    }

    /// The flips, and the numbers that are struck then.
    ///
    /// Only a later number strikes an earlier one, so the words are visited from last to first.
    fn after(&self, strikes: &[EntryNo]) -> (Vec<EntryNo>, Vec<u64>) {
        let mut struck = self.struck.clone();
        let mut coming = vec![0; struck.len()];
        // The words in which something may change.
        let mut open = vec![false; struck.len()];
        let mut flips = Vec::new();
        // Where one in the middle of a chain is struck, the first flips, whatever becomes of the last.
        let mut firsts = Vec::new();
        for no in strikes {
            let Bits { word, bits } = Bits::of(*no);
            if self.behind(*no).is_empty() {
                if let Some(coming) = coming.get_mut(word) {
                    *coming |= bits;
                }
                self.open(*no, &mut open, true);
            } else {
                firsts.extend(self.number(*no).map(|number| number.first));
            }
        }
        firsts.sort_unstable();
        firsts.dedup();
        for first in &firsts {
            flips.push(*first);
            self.open(*first, &mut open, false);
        }
        for word in (0..open.len()).rev() {
            if open.get(word) != Some(&true) {
                continue;
            }
            let was = self.struck.get(word).copied().unwrap_or_default();
            let now = self.struck_in(word, &coming, &mut struck, &firsts);
            let changed = Bits {
                word,
                bits: was ^ now,
            };
            // From last to first, so that sorting them has nothing to do.
            for no in changed.numbers().rev() {
                let first = self.number(no).map_or(no, |number| number.first);
                if firsts.binary_search(&first).is_err() {
                    flips.push(first);
                    self.open(first, &mut open, false);
                }
            }
        }
        flips.sort();
        (flips, struck)
    }

    /// Opens the word of a number, or those of what it strikes.
    fn open(&self, no: EntryNo, open: &mut [bool], own: bool) {
        let all = self.all.get(self.range(no)).unwrap_or_default().iter();
        let words = all.filter(|_| !own).map(|bits| bits.word);
        for word in words.chain(own.then_some(Bits::of(no).word)) {
            if let Some(open) = open.get_mut(word) {
                *open = true;
            }
        }
    }

    /// The numbers of a word that are struck then. Those of later words are known.
    fn struck_in(
        &self,
        word: usize,
        coming: &[u64],
        struck: &mut [u64],
        firsts: &[EntryNo],
    ) -> u64 {
        let mut now = coming.get(word).copied().unwrap_or_default();
        let strikers = self.strikers.get(word);
        let by = strikers.map_or(&[][..], |strikers| &strikers.by);
        let any = strikers.map_or(0, |strikers| strikers.bits);
        let set = |struck: &mut [u64], now: u64| {
            if let Some(struck) = struck.get_mut(word) {
                *struck = now;
            }
        };
        set(struck, now);
        for (by, bits) in by.iter().rev() {
            if any & !now == 0 {
                break;
            }
            let Some(number) = self.number(*by).filter(|_| bits & !now != 0) else {
                continue;
            };
            let is_first = !firsts.is_empty() && firsts.binary_search(by).is_ok();
            let counts = if is_first {
                !self.stands(*by)
            } else {
                (number.behind.is_multiple_of(2)) != is_in(struck, number.last)
            };
            if counts {
                now |= bits;
                set(struck, now);
            }
        }
        now
    }
}

fn is_in(words: &[u64], no: EntryNo) -> bool {
    let Bits { word, bits } = Bits::of(no);
    words.get(word).is_some_and(|word| word & bits != 0)
}
