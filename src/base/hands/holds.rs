//! Works out which pieces each hand can hold and which it must hold, or which entries of a record
//! contradict each other because no distribution of the pieces agrees with all. The answer is
//! exact. It follows from the pieces laid and shown, how many were dealt and drawn and when, every
//! denial not proved false, and the counts of hidden hands. Most records are a matching problem; a
//! count adds a problem of sums.

use super::matching::{Possible, SHARES_MAX, ShareSet, Shares};
use super::record::PieceEvent;
use super::sums::{self, Owner, Owners};
use crate::table::seat::SEATS_MAX;
use crate::{BySeat, EntryNo, PieceRecord, Seat, Set};
use arrayvec::ArrayVec;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Held<S> {
    pub count: u8,
    pub certain: S,
    /// The pieces it holds in at least one such distribution.
    pub possible: S,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holds<S> {
    pub hands: ArrayVec<Held<S>, SEATS_MAX>,
    pub boneyard: Held<S>,
    /// Whether the search through sums took too long, so that the result ignores the counts of
    /// hands. It is then weaker: less is certain, and more is possible.
    pub leaves_out_counts: bool,
}

/// The most states that the search through sums visits, so that it takes less than 100 ms.
const HELD_STATES_MAX: usize = 750_000;

impl<S: Set, D: Copy + PartialEq> PieceRecord<S, D> {
    /// Works out who can hold which piece; `spots` values a piece in a counted hidden hand.
    ///
    /// # Errors
    /// No distribution of the pieces agrees with the record; the error names entries that
    /// contradict each other.
    pub fn holds(&self, spots: fn(S::Piece) -> u8) -> Result<Holds<S>, Contradiction<S, D>> {
        let premises = Premises::of(self);
        let (possible, leaves_out_counts) = premises.possible(|_| true, spots, HELD_STATES_MAX);
        let possible = possible.ok_or_else(|| Contradiction::of(&premises, spots))?;
        let held = |hand: ShareSet, count: u8| {
            let shares = |piece: &S::Piece| possible[S::place(*piece)];
            let unlaid = || self.unlaid().iter();
            let possible = S::of_all(unlaid().filter(|piece| shares(piece) & hand != 0));
            let elsewhere = S::of_all(unlaid().filter(|piece| shares(piece) & !hand != 0));
            Held { count, certain: possible.minus(elsewhere), possible }
        };
        Ok(Holds {
            hands: self.seats().map(|seat| held(premises.hands[seat], self.number(seat))).collect(),
            boneyard: held(premises.boneyard, self.boneyard()),
            leaves_out_counts,
        })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Evidence<S: Set, D> {
    Drew(S::Piece),
    Laid(S::Piece),
    Shown(S),
    Denied(D, S),
    /// The pieces that were still hidden in the hand counted this many spots.
    Counted(u16),
}

impl<S: Set, D> Evidence<S, D> {
    pub fn pieces(&self) -> S {
        match self {
            Evidence::Drew(piece) | Evidence::Laid(piece) => S::of(*piece),
            Evidence::Shown(pieces) | Evidence::Denied(_, pieces) => *pieces,
            Evidence::Counted(_) => S::default(),
        }
    }
}

/// An entry's evidence about one player's pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Statement<S: Set, D> {
    pub no: EntryNo,
    pub seat: Seat,
    pub evidence: Evidence<S, D>,
}

/// A record divided into shares: the deal of each seat, then every draw, then the boneyard.
struct Premises<'a, S: Set, D> {
    record: &'a PieceRecord<S, D>,
    sizes: ArrayVec<u8, SHARES_MAX>,
    hands: BySeat<ShareSet>,
    boneyard: ShareSet,
    /// Each statement, with the shares that its pieces must be in.
    all: Vec<(Statement<S, D>, ShareSet)>,
}

impl<'a, S: Set, D: Copy> Premises<'a, S, D> {
    fn of(record: &'a PieceRecord<S, D>) -> Premises<'a, S, D> {
        let mut premises = Premises {
            record,
            sizes: ArrayVec::new(),
            hands: BySeat::default(),
            boneyard: 0,
            all: Vec::with_capacity(record.events().len()),
        };
        for seat in record.seats() {
            premises.hands[seat] = premises.share(record.dealt_to(seat));
        }
        for event in record.events() {
            premises.add(*event);
        }
        premises.boneyard = premises.share(record.boneyard());
        premises
    }

    /// Adds a share. There is always room: every draw takes a piece from the boneyard.
    fn share(&mut self, size: u8) -> ShareSet {
        let share = 1 << self.sizes.len().min(SHARES_MAX - 1);
        let _ = self.sizes.try_push(size);
        share
    }

    fn add(&mut self, event: PieceEvent<S>) {
        let (seat, no, evidence, within) = match event {
            PieceEvent::Drew(seat, pieces) => {
                self.hands[seat] |= self.share(pieces);
                return;
            }
            PieceEvent::DrewThis(seat, piece, no) => {
                let drawn = self.share(1);
                self.hands[seat] |= drawn;
                (seat, no, Evidence::Drew(piece), drawn)
            }
            PieceEvent::Laid(seat, piece, no) => {
                (seat, no, Evidence::Laid(piece), self.hands[seat])
            }
            PieceEvent::Seen(seat, pieces, no) => {
                (seat, no, Evidence::Shown(pieces), self.hands[seat])
            }
            PieceEvent::Denied(at) => match self.record.denials().get(at) {
                Some(denial) if !denial.proved && !denial.pieces.is_empty() => {
                    let evidence = Evidence::Denied(denial.own, denial.pieces);
                    (denial.seat, denial.no, evidence, !self.hands[denial.seat])
                }
                _ => return,
            },
            // The known pieces of a hand already give its count.
            PieceEvent::Counted(seat, ..) if self.record.is_known(seat) => return,
            PieceEvent::Counted(seat, spots, no) => {
                (seat, no, Evidence::Counted(spots), self.hands[seat])
            }
        };
        self.all.push((Statement { no, seat, evidence }, within));
    }

    fn statements(&self) -> impl Iterator<Item = &Statement<S, D>> {
        self.all.iter().map(|(statement, _)| statement)
    }

    /// Returns where each piece can be under the chosen statements, and whether their counts of
    /// hands were left out, because the search exceeded `states_max`; `None` if no distribution
    /// agrees.
    fn possible(
        &self,
        chosen: impl Fn(&Statement<S, D>) -> bool,
        spots: fn(S::Piece) -> u8,
        states_max: usize,
    ) -> (Option<Possible>, bool) {
        let mut shares = Shares::new(self.record.set(), self.sizes.clone());
        let hands = self.record.seats().map(|seat| self.hands[seat]);
        let owner = |shares| Owner { shares, spots: None };
        let mut owners: Owners = hands.chain([self.boneyard]).map(owner).collect();
        let mut laid = S::default();
        for (statement, within) in self.all.iter().filter(|(evidence, _)| chosen(evidence)) {
            shares.confine(statement.evidence.pieces(), *within);
            match statement.evidence {
                Evidence::Laid(piece) => laid = laid.with(piece),
                Evidence::Counted(spots) => {
                    let owner = owners.get_mut(statement.seat.index());
                    owner.into_iter().for_each(|owner| owner.spots = Some(spots));
                }
                Evidence::Drew(_) | Evidence::Shown(_) | Evidence::Denied(..) => {}
            }
        }
        let possible = shares.possible();
        if possible.is_none() || owners.iter().all(|owner| owner.spots.is_none()) {
            return (possible, false);
        }
        match sums::possible(&shares, laid, &owners, spots, states_max) {
            Ok(possible) => (possible, false),
            Err(sums::TooMany) => (possible, true),
        }
    }
}

/// Entries that cannot all be right: no distribution of the pieces agrees with them and with the
/// numbers of pieces dealt and drawn.
///
/// Without any one of them there would be such a distribution. If the entries include counts, the
/// search may stop early and name one entry too many.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contradiction<S: Set, D> {
    pub statements: Vec<Statement<S, D>>,
}

/// The most states that the search visits in all. It keeps entries not ruled out by then.
const CONTRADICTION_STATES_MAX: usize = 400_000;

impl<S: Set, D: Copy + PartialEq> Contradiction<S, D> {
    /// Drops each entry without which the rest still contradict each other.
    fn of(premises: &Premises<S, D>, spots: fn(S::Piece) -> u8) -> Contradiction<S, D> {
        let states_max = CONTRADICTION_STATES_MAX / premises.statements().count().max(1);
        let contradict = |entries: &[EntryNo]| {
            let chosen = |evidence: &Statement<S, D>| entries.binary_search(&evidence.no).is_ok();
            premises.possible(chosen, spots, states_max).0.is_none()
        };
        let entries = |chosen: fn(&Evidence<S, D>) -> bool| {
            let statements = premises.statements().filter(|statement| chosen(&statement.evidence));
            let mut entries: Vec<EntryNo> = statements.map(|statement| statement.no).collect();
            entries.sort_unstable();
            entries.dedup();
            entries
        };
        // Try first without any counts, since they make the search slow.
        let uncounted = entries(|evidence| !matches!(evidence, Evidence::Counted(_)));
        let mut needed = if contradict(&uncounted) { uncounted } else { entries(|_| true) };
        for no in needed.clone() {
            let rest: Vec<EntryNo> = needed.iter().copied().filter(|other| *other != no).collect();
            if contradict(&rest) {
                needed = rest;
            }
        }
        let is_needed = |own: &&Statement<_, _>| needed.contains(&own.no);
        let mut statements: Vec<_> = premises.statements().filter(is_needed).copied().collect();
        // An entry that draws several tiles denies once for each of them.
        statements.dedup();
        Contradiction { statements }
    }
}
