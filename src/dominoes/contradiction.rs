//! Entries that contradict each other, if no distribution of the tiles agrees with a record.

use super::premises::Premises;
use super::tile::Tile;
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
}

/// The limit of states for the whole search through sums. An entry that could not be ruled out by then is kept.
const STATES_MAX: usize = 400_000;

impl<D: Copy> Contradiction<D> {
    /// Leaves out one entry after the other as long as the rest still contradict each other. All together must.
    pub(super) fn of(premises: &Premises<D>, spots: fn(Tile) -> u8) -> Contradiction<D> {
        let states_max = STATES_MAX / premises.statements().count().max(1);
        let contradict = |entries: &[EntryNo]| {
            let chosen = |said: &Statement<D>| entries.binary_search(&said.no).is_ok();
            premises.possible(chosen, spots, states_max).0.is_none()
        };
        let entries = |chosen: fn(&Said<D>) -> bool| {
            let statements = premises.statements().filter(|own| chosen(&own.said));
            let mut entries: Vec<EntryNo> = statements.map(|statement| statement.no).collect();
            entries.sort_unstable();
            entries.dedup();
            entries
        };
        // Counts are left out first: they are slow.
        let uncounted = entries(|said| !matches!(said, Said::Counted(_)));
        let mut needed = match contradict(&uncounted) {
            true => uncounted,
            false => entries(|_| true),
        };
        for no in needed.clone() {
            let rest: Vec<EntryNo> = needed.iter().copied().filter(|own| *own != no).collect();
            if contradict(&rest) {
                needed = rest;
            }
        }
        let statements = premises.statements().copied();
        Contradiction {
            statements: statements
                .filter(|statement| needed.contains(&statement.no))
                .collect(),
        }
    }
}
