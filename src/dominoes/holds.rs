//! Which tiles each hand can hold and which it must hold. The answer is exact. It follows from the tiles
//! laid and shown, how many were dealt and drawn and when, every denial that is not proved false, and the
//! counts of hands that were not shown. Most records are a matching problem; a count adds a problem of sums.

use super::contradiction::{Contradiction, Premises};
use super::matching::ShareSet;
use super::record::TileRecord;
use super::tile::{Tile, TileSet};
use crate::table::seat::SEATS_MAX;
use arrayvec::ArrayVec;

/// What one hand or the boneyard can hold.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Held {
    pub count: u8,
    /// The tiles it holds in every distribution that agrees with the record.
    pub certain: TileSet,
    /// The tiles it holds in at least one such distribution.
    pub possible: TileSet,
}

/// What each hand and the boneyard can hold.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holds {
    /// By seat.
    pub hands: ArrayVec<Held, SEATS_MAX>,
    pub boneyard: Held,
    /// Whether the counts of hands were left out, because the search through sums was too long. Then less is
    /// certain and more possible than is so.
    pub leaves_out_counts: bool,
}

/// The limit of states for the search through sums, so that it takes less than 100 ms.
const STATES_MAX: usize = 750_000;

impl<D: Copy> TileRecord<D> {
    /// Who can hold what; `spots` is what a tile counts in a hand that was counted and not shown.
    ///
    /// # Errors
    /// No distribution of the tiles agrees with the record; the error names entries that contradict each other.
    pub fn holds(&self, spots: fn(Tile) -> u8) -> Result<Holds, Contradiction<D>> {
        let premises = Premises::of(self);
        let (possible, leaves_out_counts) = premises.possible(|_| true, spots, STATES_MAX);
        let possible = possible.ok_or_else(|| Contradiction::of(&premises, spots))?;
        let held = |hand: ShareSet, count: u8| {
            let shares = |tile: &Tile| possible[tile.place()];
            let unlaid = || self.unlaid().iter();
            let possible: TileSet = unlaid().filter(|tile| shares(tile) & hand != 0).collect();
            let elsewhere: TileSet = unlaid().filter(|tile| shares(tile) & !hand != 0).collect();
            Held {
                count,
                certain: possible.minus(elsewhere),
                possible,
            }
        };
        Ok(Holds {
            hands: self
                .seats()
                .map(|seat| held(premises.hands[seat], self.number(seat)))
                .collect(),
            boneyard: held(premises.boneyard, self.boneyard()),
            leaves_out_counts,
        })
    }
}
