//! Which tiles each hand can hold and which it must hold. The answer is exact. It follows from the tiles
//! laid and shown, how many were dealt and drawn and when, every denial that is not proved false, and the
//! counts of hands that were not shown. Most records are a matching problem; a count adds a problem of sums.

use super::contradiction::Contradiction;
use super::matching::{Possible, ShareSet};
use super::premises::Premises;
use super::record::TileRecord;
use super::sums::{self, TooMany};
use super::tile::{Tile, TileSet};
use crate::table::seat::SEATS_MAX;
use arrayvec::ArrayVec;

/// What one hand or the boneyard can hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Held {
    /// How many tiles it holds.
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
    /// No distribution of the tiles agrees with the record; the error names the entries that contradict each other.
    pub fn holds(&self, spots: fn(Tile) -> u8) -> Result<Holds, Contradiction<D>> {
        let premises = Premises::of(self);
        let (possible, leaves_out_counts) = match possible(&premises, spots) {
            (Some(possible), leaves_out_counts) => (possible, leaves_out_counts),
            (None, _) => return Err(Contradiction::of(&premises, spots)),
        };
        let held = |own: ShareSet, count: u8| {
            let mut held = Held {
                count,
                ..Held::default()
            };
            for tile in self.unlaid().iter() {
                let shares = possible[usize::from(tile.place())];
                if !shares.and(own).is_empty() {
                    held.possible = held.possible.with(tile);
                    if shares.minus(own).is_empty() {
                        held.certain = held.certain.with(tile);
                    }
                }
            }
            held
        };
        Ok(Holds {
            hands: self
                .seats()
                .map(|seat| held(premises.of_seat(seat), self.number(seat)))
                .collect(),
            boneyard: held(premises.boneyard(), self.boneyard()),
            leaves_out_counts,
        })
    }
}

/// Where each tile can be by the premises and the counts, and whether the counts had to be left out; `None` if
/// no distribution agrees.
fn possible<D: Copy>(premises: &Premises<D>, spots: fn(Tile) -> u8) -> (Option<Possible>, bool) {
    let shares = premises.shares(|_| true);
    let matching = || shares.possible(TileSet::FULL);
    if premises.counts().next().is_none() {
        return (matching(), false);
    }
    let owners = premises.owners(|_| true);
    match sums::possible(&shares, premises.laid(|_| true), &owners, spots, STATES_MAX) {
        Ok(possible) => (possible, false),
        // The result without the counts is weaker, but not wrong.
        Err(TooMany) => (matching(), true),
    }
}
