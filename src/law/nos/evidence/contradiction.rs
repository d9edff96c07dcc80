//! The smallest set of entries that contradict each other, where no distribution of the tiles agrees with a record.

use super::holds::Record;
use super::matching::ShareSet;
use super::sums;
use crate::dominoes::tile::{Tile, TileSet};
use crate::law::EntryNo;
use crate::law::nos::hand::{DenialKind, Seat};

/// What an entry says of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// This tile was drawn for the set.
    DrewSet(Tile),
    /// This tile was laid.
    Laid(Tile),
    /// These tiles were shown.
    Shown(TileSet),
    /// None of these tiles was in the hand.
    Denied(DenialKind, TileSet),
    /// The tiles left in the hand, not shown, counted so many spots.
    Counted(u16),
}

/// What an entry says of one player's tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Statement {
    /// The entry.
    pub no: EntryNo,
    /// Whose tiles.
    pub seat: Seat,
    /// What it says.
    pub said: Said,
}

/// Entries that, with the numbers dealt and drawn, leave no distribution of the tiles; without any one of
/// them there would be one, or at least none could be ruled out at once where counts are among them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contradiction {
    /// What they say, by entry.
    pub statements: Vec<Statement>,
}

/// How many sets of entries are looked at before any irreducible set will do.
const ROUNDS: usize = 4_000;

/// How many states of the search for sums are looked at before an entry is kept.
const STATES_MAX: usize = 20_000;

impl Contradiction {
    /// The entries that contradict each other, when all premises together leave no distribution.
    pub(super) fn of(record: &Record) -> Contradiction {
        let premises: Vec<(Statement, TileSet, ShareSet)> = record.premises().collect();
        let mut entries: Vec<EntryNo> = premises.iter().map(|(said, ..)| said.no).collect();
        entries.sort_unstable();
        entries.dedup();
        let agree = |chosen: &dyn Fn(EntryNo) -> bool| {
            let mut shares = record.shares();
            for (_, tiles, within) in premises.iter().filter(|(said, ..)| chosen(said.no)) {
                shares.confine(*tiles, *within);
            }
            shares.is_possible(TileSet::FULL)
        };
        if agree(&|_| true) {
            return Contradiction::of_sums(record, &premises);
        }
        let needed = irreducible(&entries, |kept| agree(&|no| kept.contains(&no)));
        let smallest = smallest(&entries, needed.len(), |kept| {
            agree(&|no| {
                entries
                    .binary_search(&no)
                    .is_ok_and(|at| at < BITS && kept >> at & 1 == 1)
            })
        });
        let chosen = smallest.unwrap_or(needed);
        let statements = premises.iter().map(|(statement, ..)| *statement);
        Contradiction {
            statements: statements
                .filter(|statement| chosen.contains(&statement.no))
                .collect(),
        }
    }
}

impl Contradiction {
    /// The same where only the counts make it one: as few as leaving out one after the other comes to.
    fn of_sums(record: &Record, premises: &[(Statement, TileSet, ShareSet)]) -> Contradiction {
        let counts: Vec<Statement> = record.counts().map(|(statement, _)| statement).collect();
        let statements = || {
            let premises = premises.iter().map(|(statement, ..)| *statement);
            premises.chain(counts.iter().copied())
        };
        let mut entries: Vec<EntryNo> = statements().map(|said| said.no).collect();
        entries.sort_unstable();
        entries.dedup();
        let needed = irreducible(&entries, |kept| {
            let chosen = |no: EntryNo| kept.contains(&no);
            let mut shares = record.shares();
            for (_, tiles, within) in premises.iter().filter(|(said, ..)| chosen(said.no)) {
                shares.confine(*tiles, *within);
            }
            // What cannot be ruled out at once agrees: the entry stays among those named.
            sums::possible(&shares, record.laid(), &record.owners(chosen), STATES_MAX)
                .map_or(true, |possible| possible.is_some())
        });
        Contradiction {
            statements: statements()
                .filter(|statement| needed.contains(&statement.no))
                .collect(),
        }
    }
}

/// A set of contradicting entries from which none can be left out, found by leaving out one after the other.
fn irreducible(entries: &[EntryNo], agree: impl Fn(&[EntryNo]) -> bool) -> Vec<EntryNo> {
    let mut kept = entries.to_vec();
    for no in entries {
        let without: Vec<EntryNo> = kept.iter().copied().filter(|own| own != no).collect();
        if !agree(&without) {
            kept = without;
        }
    }
    kept
}

/// So many entries at the most are searched for the smallest set.
const BITS: usize = 128;

/// The smallest set of contradicting entries, where it is smaller than so many and found in time.
///
/// A contradicting set has an entry in common with whatever must be left out for the rest to agree. So the
/// smallest set that meets every such remainder known so far is tried; where it agrees after all, it is
/// enlarged until it would not, and what is left out is one more remainder to meet.
fn smallest(
    entries: &[EntryNo],
    known: usize,
    agree: impl Fn(u128) -> bool,
) -> Option<Vec<EntryNo>> {
    if entries.len() > BITS {
        return None;
    }
    let all = (0..entries.len()).fold(0u128, |set, at| set | 1 << at);
    let mut remainders: Vec<u128> = Vec::new();
    for _ in 0..ROUNDS {
        let tried = meeting(&remainders, known)?;
        if !agree(tried) {
            return Some(named(entries, tried));
        }
        let mut enlarged = tried;
        for at in 0..entries.len() {
            if enlarged >> at & 1 == 0 && agree(enlarged | 1 << at) {
                enlarged |= 1 << at;
            }
        }
        remainders.push(all & !enlarged);
    }
    None
}

fn named(entries: &[EntryNo], set: u128) -> Vec<EntryNo> {
    let chosen = |at: &usize| set >> at & 1 == 1;
    (0..entries.len())
        .filter(chosen)
        .filter_map(|at| entries.get(at).copied())
        .collect()
}

/// The smallest set, of fewer than so many, that meets each of these.
fn meeting(sets: &[u128], fewer_than: usize) -> Option<u128> {
    (0..fewer_than).find_map(|size| meet(sets, 0, size))
}

fn meet(sets: &[u128], chosen: u128, more: usize) -> Option<u128> {
    let unmet = || sets.iter().filter(|set| *set & chosen == 0);
    let Some(next) = unmet().min_by_key(|set| set.count_ones()) else {
        return Some(chosen);
    };
    // Sets that have nothing in common need an entry each.
    let mut apart = 0u128;
    let needed = unmet().fold(0, |needed, set| {
        if set & apart == 0 {
            apart |= set;
            needed + 1
        } else {
            needed
        }
    });
    if needed > more {
        return None;
    }
    let mut rest = *next;
    while rest != 0 {
        let one = rest & rest.wrapping_neg();
        rest &= !one;
        if let Some(found) = meet(sets, chosen | one, more - 1) {
            return Some(found);
        }
    }
    None
}
