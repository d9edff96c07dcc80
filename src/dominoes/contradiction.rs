//! The fewest entries that contradict each other, if no distribution of the tiles agrees with a record.

use super::hall::{self, Clue};
use super::premises::Premises;
use super::sums::{self, TooMany};
use super::tile::{Tile, TileSet};
use crate::table::entry_no::EntryNo;

pub use super::premises::{Said, Statement};

/// Entries that, with the numbers dealt and drawn, leave no distribution of the tiles.
///
/// Each of them is needed: without it a distribution is possible. If there are counts among them, the
/// search for such a distribution may have stopped early; then an entry more than needed can be included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contradiction<D> {
    /// What the entries say, in the order of the entries.
    pub statements: Vec<Statement<D>>,
    /// Whether it is certain that no smaller group of entries contradicts itself.
    pub smallest: bool,
}

/// The limit of states for the whole search through sums. An entry that could not be ruled out by then is kept.
const STATES_MAX: usize = 400_000;

impl<D: Copy> Contradiction<D> {
    /// Finds the entries that contradict each other. All premises and counts together must leave no distribution.
    pub(super) fn of(premises: &Premises<D>, spots: fn(Tile) -> u8) -> Contradiction<D> {
        let mut entries: Vec<EntryNo> = premises.all.iter().map(|own| own.statement.no).collect();
        entries.sort_unstable();
        entries.dedup();
        let agree = |kept: &[EntryNo]| {
            let shares = premises.shares(|no| kept.binary_search(&no).is_ok());
            shares.is_possible(TileSet::FULL)
        };
        if agree(&entries) {
            return Contradiction::of_sums(premises, spots);
        }
        let clues: Vec<Clue> = entries.iter().map(|no| clue(premises, *no)).collect();
        let needed = irreducible(&entries, agree);
        let sizes = premises.shares(|_| false).sizes;
        let found = hall::smallest(&sizes, &clues, needed.len());
        let fewer = found.clues.map(|clues| {
            let entries = clues.iter().filter_map(|at| entries.get(*at).copied());
            entries.collect::<Vec<EntryNo>>()
        });
        let chosen = fewer.unwrap_or(needed);
        let statements = premises.all.iter().map(|premise| premise.statement);
        Contradiction {
            statements: statements
                .filter(|statement| chosen.contains(&statement.no))
                .collect(),
            smallest: found.smallest,
        }
    }

    /// The same if only the counts cause the contradiction. Tries to leave out one entry after the other.
    fn of_sums(premises: &Premises<D>, spots: fn(Tile) -> u8) -> Contradiction<D> {
        let said = premises.all.iter().map(|premise| premise.statement);
        let counts = premises.counts().map(|(statement, _)| statement);
        let statements: Vec<Statement<D>> = said.chain(counts).collect();
        let mut entries: Vec<EntryNo> = statements.iter().map(|said| said.no).collect();
        entries.sort_unstable();
        entries.dedup();
        let most = STATES_MAX / entries.len().max(1);
        let needed = irreducible(&entries, |kept| {
            let chosen = |no: EntryNo| kept.binary_search(&no).is_ok();
            let shares = premises.shares(chosen);
            let owners = premises.owners(chosen);
            // If the search stops early, these entries may agree, so the entry left out counts as needed.
            match sums::possible(&shares, premises.laid(chosen), &owners, spots, most) {
                Ok(possible) => possible.is_some(),
                Err(TooMany) => true,
            }
        });
        Contradiction {
            smallest: needed.len() <= 1,
            statements: statements
                .into_iter()
                .filter(|statement| needed.contains(&statement.no))
                .collect(),
        }
    }
}

/// What one entry says of each tile.
fn clue<D: Copy>(premises: &Premises<D>, no: EntryNo) -> Clue {
    Clue::new(premises.shares(|own| own == no).allowed)
}

/// Leaves out one entry after the other as long as the rest still contradict each other.
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
