//! Who can hold what, and what he must hold: exactly, from the tiles laid and shown, the numbers dealt and
//! drawn and when, every denial that is not proved false, and what hands count that were counted without
//! being shown. Most records are a matching problem; a count makes it one of sums as well.

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
    /// How many tiles.
    pub count: u8,
    /// The tiles that it holds in every distribution that agrees with the record.
    pub certain: TileSet,
    /// The tiles that it holds in at least one.
    pub possible: TileSet,
}

/// What every hand and the boneyard can hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holds {
    /// The hands, by seat.
    pub hands: ArrayVec<Held, SEATS_MAX>,
    /// The boneyard.
    pub boneyard: Held,
}

/// So many states of the search for sums fit in memory and in a breath; no hand that was found needs a tenth.
const STATES_MAX: usize = 4_000_000;

impl<D: Copy> TileRecord<D> {
    /// Who can hold what; in a hand that was counted and not shown each tile counts so many spots.
    ///
    /// # Errors
    /// Entries that contradict each other, if no distribution of the tiles agrees with the record.
    pub fn holds(&self, spots: fn(Tile) -> u8) -> Result<Holds, Contradiction<D>> {
        let premises = Premises::of(self);
        let possible = match possible(&premises, spots) {
            Some(possible) => possible,
            None => return Err(Contradiction::of(&premises, spots)),
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
        })
    }
}

/// Where each tile can be, as the premises and the counts want it; `None` if no distribution agrees.
fn possible<D: Copy>(premises: &Premises<D>, spots: fn(Tile) -> u8) -> Option<Possible> {
    let shares = premises.shares(|_| true);
    let matching = || shares.possible(TileSet::FULL);
    if premises.counts().next().is_none() {
        return matching();
    }
    let owners = premises.owners(|_| true);
    match sums::possible(&shares, premises.laid(|_| true), &owners, spots, STATES_MAX) {
        Ok(possible) => possible,
        // Without the counts it says less than could be said, and nothing wrong.
        Err(TooMany) => matching(),
    }
}
