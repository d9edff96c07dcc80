//! Which pieces each hand can hold and which it must hold. The answer is exact. It follows from the pieces
//! laid and shown, how many were dealt and drawn and when, every denial that is not proved false, and the
//! counts of hands that were not shown. Most records are a matching problem; a count adds a problem of sums.

use super::contradiction::{Contradiction, Premises};
use super::matching::ShareSet;
use super::record::Record;
use super::set::Set;
use crate::table::seat::SEATS_MAX;
use arrayvec::ArrayVec;

/// What one hand or the boneyard can hold.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Held<S> {
    pub count: u8,
    /// The pieces it holds in every distribution that agrees with the record.
    pub certain: S,
    /// The pieces it holds in at least one such distribution.
    pub possible: S,
}

/// What each hand and the boneyard can hold.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holds<S> {
    /// By seat.
    pub hands: ArrayVec<Held<S>, SEATS_MAX>,
    pub boneyard: Held<S>,
    /// Whether the counts of hands were left out, because the search through sums was too long. Then less is
    /// certain and more possible than is so.
    pub leaves_out_counts: bool,
}

/// The limit of states for the search through sums, so that it takes less than 100 ms.
const STATES_MAX: usize = 750_000;

impl<S: Set, D: Copy> Record<S, D> {
    /// Who can hold what; `spots` is what a piece counts in a hand that was counted and not shown.
    ///
    /// # Errors
    /// No distribution of the pieces agrees with the record; the error names entries that contradict each other.
    pub fn holds(&self, spots: fn(S::Piece) -> u8) -> Result<Holds<S>, Contradiction<S, D>> {
        let premises = Premises::of(self);
        let (possible, leaves_out_counts) = premises.possible(|_| true, spots, STATES_MAX);
        let possible = possible.ok_or_else(|| Contradiction::of(&premises, spots))?;
        let held = |hand: ShareSet, count: u8| {
            let shares = |piece: &S::Piece| possible[S::place(*piece)];
            let unlaid = || self.unlaid().iter();
            let possible = S::of_all(unlaid().filter(|piece| shares(piece) & hand != 0));
            let elsewhere = S::of_all(unlaid().filter(|piece| shares(piece) & !hand != 0));
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
