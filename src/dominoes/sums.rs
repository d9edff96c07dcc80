//! Distributing tiles to shares if the counts of some hands are known: where each tile can be.
//!
//! Hands with a given number of spots are not a matching problem, so this is a search through states, tile
//! by tile. First, every tile whose hand is known goes into the earliest share of that hand that allows it.
//! That leaves the most room in the later shares, so no distribution is lost. Then come the other tiles,
//! those that count most first. A state is the room left in every share and the spots left in every counted
//! hand; nothing else about the earlier tiles matters. A tile can be in a share if that step leads from a
//! state that can be reached to one from which the rest can be completed.

use super::matching::{Possible, ShareSet, Shares};
use super::tile::{TILES, Tile, TileSet};
use crate::table::seat::SEATS_MAX;
use arrayvec::ArrayVec;

/// One hand or the boneyard, with everything that came to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Owner {
    /// In the order in which they came.
    pub(super) shares: ShareSet,
    /// What its tiles that do not lie on the table count, in spots; `None` if that is not known.
    pub(super) spots: Option<u16>,
}

/// Every hand, then the boneyard.
pub(super) type Owners = ArrayVec<Owner, { SEATS_MAX + 1 }>;

/// The search met more states than its limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TooMany;

/// The largest count that can be stored, in spots; all 28 tiles together have 168.
const SPOTS_MAX: u16 = 191;

/// For every tile, one share of each owner who has it in some complete distribution in which the unlaid
/// tiles give the known counts; `None` if there is no such distribution.
///
/// Tiles known to be an owner's must be confined to shares of that owner that follow each other; all other
/// tiles, to all shares from one of them on. `spots` says what a tile counts; it must be less than 64.
///
/// # Errors
/// The search would look at more than `most` states.
pub(super) fn possible(
    shares: &Shares,
    laid: TileSet,
    owners: &Owners,
    spots: fn(Tile) -> u8,
    most: usize,
) -> Result<Option<Possible>, TooMany> {
    let Some(rest) = Rest::of(shares, laid, owners, spots) else {
        return Ok(None);
    };
    let mut possible = rest.settled;
    let layers = rest.forward(most)?;
    let Some(end) = layers.last() else {
        return Ok(None);
    };
    if end.is_empty() {
        return Ok(None);
    }
    let mut completable = end.clone();
    for (open, states) in rest.open.iter().zip(&layers).rev() {
        let mut leads = vec![false; states.len()];
        for step in &open.steps {
            // A step keeps the order of the states, so both lists are gone through once.
            let mut ahead = completable.as_slice();
            let mut goes = false;
            for (state, leads) in states.iter().zip(&mut leads) {
                let Some(next) = step.from(*state) else {
                    continue;
                };
                while let Some((_, rest)) = ahead.split_first().filter(|(own, _)| **own < next) {
                    ahead = rest;
                }
                if ahead.first() == Some(&next) {
                    *leads = true;
                    goes = true;
                }
            }
            if goes {
                let own = &mut possible[usize::from(open.tile.place())];
                *own = own.or(ShareSet::of(step.share));
            }
        }
        let leading = states.iter().zip(leads).filter(|(_, leads)| *leads);
        completable = leading.map(|(state, _)| *state).collect();
    }
    Ok(Some(possible))
}

/// The room left in every group of shares and the spots left in every counted hand, as bit fields; zero when
/// every tile is placed. The room needs at most 28 bits in all, the spots eight for each hand.
type State = u128;

/// A bit field of a [`State`].
#[derive(Clone, Copy, Debug)]
struct Field {
    shift: u32,
    bits: u32,
}

impl Field {
    fn get(self, state: State) -> u32 {
        ((state >> self.shift) & ((1 << self.bits) - 1)) as u32
    }

    fn put(self, value: u32) -> State {
        State::from(value) << self.shift
    }
}

/// Shares of one owner that can have the same tiles. The search treats them as one share.
struct Group {
    owner: usize,
    share: usize,
    takes: TileSet,
    room: u32,
    field: Field,
}

/// A counted hand.
struct Sum {
    owner: usize,
    left: u32,
    field: Field,
}

/// One share that a tile can go to, and how that changes the state.
struct Step {
    share: usize,
    room: Field,
    left: Option<Field>,
    count: u32,
    change: State,
}

impl Step {
    /// The state that this step leads to; `None` if there is no room, or too few spots are left in the hand.
    fn from(&self, state: State) -> Option<State> {
        let goes =
            self.room.get(state) > 0 && self.left.is_none_or(|left| left.get(state) >= self.count);
        goes.then(|| state - self.change)
    }
}

/// A tile that can be in more than one place.
struct Open {
    tile: Tile,
    count: u32,
    steps: Vec<Step>,
}

/// What is left to distribute once every tile whose owner is known is placed.
struct Rest {
    settled: Possible,
    groups: Vec<Group>,
    sums: Vec<Sum>,
    open: Vec<Open>,
}

impl Rest {
    fn of(shares: &Shares, laid: TileSet, owners: &Owners, spots: fn(Tile) -> u8) -> Option<Rest> {
        let mut room = shares.sizes.clone();
        let mut settled = [ShareSet::EMPTY; TILES as usize];
        let mut left: ArrayVec<Option<u16>, { SEATS_MAX + 1 }> =
            owners.iter().map(|owner| owner.spots).collect();
        let every = owners
            .iter()
            .fold(ShareSet::EMPTY, |all, owner| all.or(owner.shares));
        let allowed = |tile: Tile| shares.allowed[usize::from(tile.place())].and(every);
        let mut unsettled = TileSet::FULL;
        for (owner, left) in owners.iter().zip(&mut left) {
            let known = unsettled
                .iter()
                .filter(|tile| allowed(*tile).minus(owner.shares).is_empty());
            let mut waiting: TileSet = known.collect();
            for share in owner.shares.iter() {
                while room.get(share).is_some_and(|room| *room > 0) {
                    // The tile that must be placed soonest goes first.
                    let now = waiting.iter().filter(|tile| allowed(*tile).has(share));
                    let Some(tile) = now.min_by_key(|tile| allowed(*tile).iter().last()) else {
                        break;
                    };
                    room[share] -= 1;
                    waiting = waiting.without(tile);
                    unsettled = unsettled.without(tile);
                    settled[usize::from(tile.place())] = ShareSet::of(share);
                    if let Some(left) = left.as_mut().filter(|_| !laid.has(tile)) {
                        *left = left.checked_sub(u16::from(spots(tile)))?;
                    }
                }
            }
            if !waiting.is_empty() {
                return None;
            }
        }
        let count = |tile: Tile| if laid.has(tile) { 0 } else { spots(tile) };
        let mut tiles: ArrayVec<Tile, { TILES as usize }> = unsettled.iter().collect();
        if room.iter().map(|room| usize::from(*room)).sum::<usize>() != tiles.len() {
            return None;
        }
        // The heaviest first: impossible counts then show early.
        tiles.sort_by_key(|tile| std::cmp::Reverse(count(*tile)));
        let mut groups: Vec<Group> = Vec::new();
        for (owner, own) in owners.iter().enumerate() {
            for share in own.shares.iter() {
                let room = u32::from(room.get(share).copied().unwrap_or_default());
                let takes = tiles.iter().filter(|tile| allowed(**tile).has(share));
                let takes: TileSet = takes.copied().collect();
                let alike = |group: &&mut Group| (group.owner, group.takes) == (owner, takes);
                if room == 0 {
                    continue;
                }
                match groups.iter_mut().find(alike) {
                    Some(group) => group.room += room,
                    None => groups.push(Group {
                        owner,
                        share,
                        takes,
                        room,
                        field: Field { shift: 0, bits: 0 },
                    }),
                }
            }
        }
        let mut shift = 0;
        let mut field = |most: u32| {
            let bits = u32::BITS - most.leading_zeros();
            shift += bits;
            Field {
                shift: shift - bits,
                bits,
            }
        };
        for group in &mut groups {
            group.field = field(group.room);
        }
        let mut sums: Vec<Sum> = Vec::new();
        for (owner, left) in left.iter().enumerate() {
            if let Some(left) = *left {
                if left > SPOTS_MAX {
                    return None;
                }
                let left = u32::from(left);
                sums.push(Sum {
                    owner,
                    left,
                    field: field(left),
                });
            }
        }
        let open = tiles.iter().map(|tile| {
            let count = u32::from(count(*tile));
            let step = |group: &Group| {
                let sum = sums.iter().find(|sum| sum.owner == group.owner);
                let left = sum.map(|sum| sum.field);
                Step {
                    share: group.share,
                    room: group.field,
                    left,
                    count,
                    change: group.field.put(1) + left.map_or(0, |left| left.put(count)),
                }
            };
            let takers = groups.iter().filter(|group| group.takes.has(*tile));
            Open {
                tile: *tile,
                count,
                steps: takers.map(step).collect(),
            }
        });
        let open = open.collect();
        Some(Rest {
            settled,
            groups,
            sums,
            open,
        })
    }

    /// The states that can be reached before each tile and after the last; after the last, only the complete one.
    fn forward(&self, most: usize) -> Result<Vec<Vec<State>>, TooMany> {
        let prospects: Vec<Prospect> = self
            .sums
            .iter()
            .map(|sum| Prospect::of(self, sum))
            .collect();
        let mut start: State = 0;
        for group in &self.groups {
            start |= group.field.put(group.room);
        }
        for sum in &self.sums {
            start |= sum.field.put(sum.left);
        }
        let hopeful = |at: usize, state: State| prospects.iter().all(|own| own.can(at, state));
        let mut layers: Vec<Vec<State>> = vec![Vec::from_iter(hopeful(0, start).then_some(start))];
        let mut looked_at = 1;
        for (at, open) in self.open.iter().enumerate() {
            let mut next: Vec<State> = Vec::new();
            for step in &open.steps {
                let from = layers[at].iter().filter_map(|state| step.from(*state));
                next.extend(from.filter(|state| hopeful(at + 1, *state)));
                if looked_at + next.len() > most {
                    return Err(TooMany);
                }
            }
            next.sort();
            next.dedup();
            looked_at += next.len();
            layers.push(next);
        }
        Ok(layers)
    }
}

/// What a counted hand can still count, whatever the other hands do.
struct Prospect {
    rooms: Vec<Field>,
    left: Field,
    /// Before each tile: for each number of tiles still to come to the hand, what these can count.
    counts: Vec<Vec<Counts>>,
}

impl Prospect {
    fn of(rest: &Rest, sum: &Sum) -> Prospect {
        let own = || rest.groups.iter().filter(|group| group.owner == sum.owner);
        let tiles: usize = own().map(|group| group.room as usize).sum();
        let mut after: Vec<Counts> = vec![Counts::default(); tiles + 1];
        after[0] = Counts::NOTHING;
        let mut counts = vec![after];
        for open in rest.open.iter().rev() {
            let mut before = counts.last().cloned().unwrap_or_default();
            if own().any(|group| group.takes.has(open.tile)) {
                for taken in (1..before.len()).rev() {
                    let with = before[taken - 1].and_more(open.count);
                    before[taken] = before[taken].or(with);
                }
            }
            counts.push(before);
        }
        counts.reverse();
        Prospect {
            rooms: own().map(|group| group.field).collect(),
            left: sum.field,
            counts,
        }
    }

    fn can(&self, at: usize, state: State) -> bool {
        let room: u32 = self.rooms.iter().map(|room| room.get(state)).sum();
        let counts = self.counts.get(at).and_then(|all| all.get(room as usize));
        counts.is_some_and(|counts| counts.has(self.left.get(state)))
    }
}

/// A set of numbers of spots, up to [`SPOTS_MAX`].
#[derive(Clone, Copy, Default)]
struct Counts([u64; 3]);

impl Counts {
    const NOTHING: Counts = Counts([1, 0, 0]);

    fn or(self, other: Counts) -> Counts {
        let Counts([low, mid, high]) = self;
        Counts([low | other.0[0], mid | other.0[1], high | other.0[2]])
    }

    /// Adds a number of spots, less than 64, to each.
    fn and_more(self, more: u32) -> Counts {
        let Counts([low, mid, high]) = self;
        // Two shifts, since one shift by 64 bits would overflow.
        let over = |word: u64| (word >> 1) >> (63 - more);
        Counts([
            low << more,
            mid << more | over(low),
            high << more | over(mid),
        ])
    }

    fn has(self, spots: u32) -> bool {
        let word = self.0.get((spots / 64) as usize);
        word.is_some_and(|word| word >> (spots % 64) & 1 == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn sets_of_sums_have_what_adding_up_one_by_one_gives() {
        let mut counts = Counts::NOTHING;
        let mut sums = BTreeSet::from([0]);
        for more in [14, 12, 11, 10, 10, 9, 9, 8, 8, 8, 7, 7, 7, 6, 6, 6, 5, 1] {
            let with = counts.and_more(more);
            let added: BTreeSet<u32> = sums.iter().map(|sum| sum + more).collect();
            for spots in 0..192 {
                assert_eq!(with.has(spots), added.contains(&spots), "{more}: {spots}");
            }
            counts = counts.or(with);
            sums.extend(added);
            for spots in 0..192 {
                assert_eq!(counts.has(spots), sums.contains(&spots), "{more}: {spots}");
            }
        }
        assert_eq!(sums.last(), Some(&144));
        assert!(!counts.has(192));
    }
}
