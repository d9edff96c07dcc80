//! Who can hold what, and what he must hold: exactly, from the tiles laid and shown, the numbers dealt and
//! drawn and when, every denial that is not proved false (article 11.12), and what hands count that were
//! counted without being shown (article 10.2). Most records are a matching problem; a count makes it one of
//! sums as well.

use super::contradiction::{Contradiction, Said, Statement};
use super::matching::{Possible, SHARES_MAX, ShareSet, Shares};
use super::sums::{self, Owner, Owners, TooMany};
use crate::dominoes::tile::TileSet;
use crate::law::EntryNo;
use crate::law::nos::hand::{Deed, Hand, Irregular, SEATS_MAX, Table, tiles_each};
use crate::law::nos::session::Session;
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

impl Session {
    /// Who can hold what in the hand under way; nothing while no set lies.
    pub fn holds(&self) -> Option<Result<Holds, Contradiction>> {
        self.hand()
            .filter(|hand| !matches!(hand.table, Table::Bare { .. }))
            .map(Hand::holds)
    }
}

impl Hand {
    /// Who can hold what.
    ///
    /// # Errors
    /// The smallest set of entries that contradict each other, where no distribution of the tiles agrees with the record.
    pub fn holds(&self) -> Result<Holds, Contradiction> {
        let record = Record::of(self);
        let mut shares = record.shares();
        for (_, tiles, within) in record.premises() {
            shares.confine(tiles, within);
        }
        let Some(possible) = record.possible(&shares) else {
            return Err(Contradiction::of(&record));
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
                .all()
                .map(|seat| held(record.of_seat[seat.index()], self.holding(seat).tiles))
                .collect(),
            boneyard: held(ShareSet::of(record.boneyard), self.boneyard),
        })
    }
}

/// So many states of the search for sums fit in memory and in a breath; no hand that was found needs a tenth.
const STATES_MAX: usize = 4_000_000;

/// A hand's record as shares, and what it says of the tiles in them.
pub(super) struct Record<'a> {
    hand: &'a Hand,
    sizes: ArrayVec<u8, SHARES_MAX>,
    of_seat: [ShareSet; SEATS_MAX],
    boneyard: usize,
}

impl<'a> Record<'a> {
    pub(super) fn of(hand: &'a Hand) -> Record<'a> {
        let mut sizes: ArrayVec<u8, SHARES_MAX> = ArrayVec::new();
        let mut of_seat = [ShareSet::EMPTY; SEATS_MAX];
        let each = tiles_each(hand.seats.len());
        // Every tile drawn leaves the boneyard, so there is room for all draws.
        let mut share = |size: u8| {
            let _ = sizes.try_push(size);
            ShareSet::of(sizes.len() - 1)
        };
        for seat in hand.all() {
            let dealt = match hand.holding(seat).irregular {
                Some(Irregular::Short(tiles) | Irregular::Lapsed(tiles)) => {
                    each.saturating_sub(tiles)
                }
                Some(Irregular::Kept(tiles)) => each.saturating_add(tiles),
                Some(Irregular::Returned) | None => each,
            };
            of_seat[seat.index()] = share(dealt);
        }
        for deed in &hand.record {
            let (seat, tiles) = match *deed {
                Deed::Drew(seat, tiles) => (seat, tiles),
                Deed::DrewSet(seat, ..) => (seat, 1),
                Deed::Laid(..) | Deed::Seen(..) | Deed::Denied(_) | Deed::Counted(..) => continue,
            };
            let own = &mut of_seat[seat.index() % SEATS_MAX];
            *own = own.or(share(tiles));
        }
        share(hand.boneyard);
        let boneyard = sizes.len() - 1;
        Record {
            hand,
            sizes,
            of_seat,
            boneyard,
        }
    }

    /// The shares, of which nothing is said yet.
    pub(super) fn shares(&self) -> Shares {
        Shares::new(self.sizes.clone())
    }

    /// Where each tile can be of those shares that the premises leave, and as the counts want it; nothing
    /// where there is no such distribution.
    fn possible(&self, shares: &Shares) -> Option<Possible> {
        let matching = || shares.possible(TileSet::FULL);
        if self.counts().next().is_none() {
            return matching();
        }
        match sums::possible(shares, self.laid(), &self.owners(|_| true), STATES_MAX) {
            Ok(possible) => possible,
            // Without the counts it says less than could be said, and nothing wrong.
            Err(TooMany) => matching(),
        }
    }

    /// Every hand and the boneyard, and the counts that such entries give.
    pub(super) fn owners(&self, chosen: impl Fn(EntryNo) -> bool) -> Owners {
        let hands = self.of_seat.iter().take(self.hand.seats.len());
        let boneyard = ShareSet::of(self.boneyard);
        let mut owners: Owners = hands
            .copied()
            .chain([boneyard])
            .map(|shares| Owner {
                shares,
                spots: None,
            })
            .collect();
        for (statement, spots) in self.counts().filter(|(said, _)| chosen(said.no)) {
            if let Some(owner) = owners.get_mut(statement.seat.index()) {
                owner.spots = Some(spots);
            }
        }
        owners
    }

    /// The tiles that lie on the table, which count for nobody.
    pub(super) fn laid(&self) -> TileSet {
        self.hand.laid
    }

    /// The counts of hands that are not shown, in spots; that of a hand shown follows from its tiles.
    pub(super) fn counts(&self) -> impl Iterator<Item = (Statement, u16)> + '_ {
        self.hand.record.iter().filter_map(|deed| match *deed {
            Deed::Counted(seat, spots, no) => {
                let holding = self.hand.holding(seat);
                let said = Said::Counted(spots);
                let hidden = holding.known.len() < holding.tiles;
                hidden.then_some((Statement { no, seat, said }, spots))
            }
            _ => None,
        })
    }

    /// What the record says, deed by deed: these tiles are in none but these shares.
    pub(super) fn premises(&self) -> impl Iterator<Item = (Statement, TileSet, ShareSet)> + '_ {
        let mut next = self.hand.seats.len();
        // What each seat has been dealt and has drawn so far.
        let mut so_far: [ShareSet; SEATS_MAX] = std::array::from_fn(|seat| {
            if seat < next {
                ShareSet::of(seat)
            } else {
                ShareSet::EMPTY
            }
        });
        self.hand.record.iter().filter_map(move |deed| {
            let mut drawn = |seat: usize| {
                let share = ShareSet::of(next);
                next += 1;
                so_far[seat % SEATS_MAX] = so_far[seat % SEATS_MAX].or(share);
                share
            };
            match *deed {
                Deed::Drew(seat, _) => {
                    drawn(seat.index());
                    None
                }
                Deed::Counted(..) => None,
                Deed::DrewSet(seat, tile, no) => {
                    let said = Said::DrewSet(tile);
                    let within = drawn(seat.index());
                    Some((Statement { no, seat, said }, TileSet::of(tile), within))
                }
                Deed::Laid(seat, tile, no) => {
                    let said = Said::Laid(tile);
                    let within = so_far[seat.index() % SEATS_MAX];
                    Some((Statement { no, seat, said }, TileSet::of(tile), within))
                }
                Deed::Seen(seat, tiles, no) => {
                    let said = Said::Shown(tiles);
                    let within = so_far[seat.index() % SEATS_MAX];
                    Some((Statement { no, seat, said }, tiles, within))
                }
                Deed::Denied(at) => {
                    let denial = self.hand.denials.get(usize::from(at))?;
                    if denial.proved {
                        return None;
                    }
                    let (no, seat, tiles) = (denial.no, denial.seat, denial.tiles);
                    let said = Said::Denied(denial.kind, tiles);
                    let within = ShareSet::FULL.minus(so_far[seat.index() % SEATS_MAX]);
                    Some((Statement { no, seat, said }, tiles, within))
                }
            }
        })
    }
}
