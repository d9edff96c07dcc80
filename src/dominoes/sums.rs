//! Tiles dealt out to shares where some hands are known by their count: which ways there are.
//!
//! Hands of a given number of spots are no matching, so here the ways are followed tile by tile. First the
//! tiles whose hand is known are put into its shares as early as they may; that leaves the most room in
//! its later shares, whatever else goes there, and so loses no way. The others are gone through once, by
//! what they count: all that matters of the tiles before is the room left in every share and the spots left
//! in every counted hand. A tile can be where a state that can be reached leads on to one from which the
//! rest works out.

use super::matching::{Possible, ShareSet, Shares};
use super::tile::{TILES, Tile, TileSet};
use crate::table::seat::SEATS_MAX;
use arrayvec::ArrayVec;

/// One hand or the boneyard, with all that came to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Owner {
    /// Its shares, in the order in which they came.
    pub(super) shares: ShareSet,
    /// What the tiles in it count that do not lie on the table, in spots, where that is known.
    pub(super) spots: Option<u16>,
}

/// Every hand, then the boneyard.
pub(super) type Owners = ArrayVec<Owner, { SEATS_MAX + 1 }>;

/// There were more states than were to be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TooMany;

/// The most that can be told of a count, in spots; all 28 tiles together have 168.
const SPOTS_MAX: u16 = 191;

/// For every tile, some share of each owner who has it in some complete distribution in which what does not
/// lie counts right; nothing where there is no such distribution. The tiles of each owner's shares that are
/// known to be his are confined to some that follow each other, all others to all from one of them on. A
/// tile counts as many spots as `spots` says, less than 64.
///
/// # Errors
/// Where more than so many states would be looked at.
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
        let mut leading = Vec::with_capacity(states.len());
        for state in states {
            let mut leads = false;
            for step in &open.steps {
                let next = step.from(*state);
                if next.is_some_and(|next| completable.binary_search(&next).is_ok()) {
                    let own = &mut possible[usize::from(open.tile.place())];
                    *own = own.or(ShareSet::of(step.share));
                    leads = true;
                }
            }
            if leads {
                leading.push(*state);
            }
        }
        completable = leading;
    }
    Ok(Some(possible))
}

/// The room left in every group of shares and the spots left in every counted hand, in fields of bits; zero
/// when all is dealt out. The room of all shares together needs at most 28 bits, the spots eight for each hand.
type State = u128;

/// A field of a [`State`].
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

/// Shares of one owner that may have the same tiles: for the rest they are one.
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

/// One way for one tile to go.
struct Step {
    share: usize,
    room: Field,
    left: Option<Field>,
    count: u32,
    change: State,
}

impl Step {
    /// The state to which it leads, where there is room and the hand can count so much.
    fn from(&self, state: State) -> Option<State> {
        let goes =
            self.room.get(state) > 0 && self.left.is_none_or(|left| left.get(state) >= self.count);
        goes.then(|| state - self.change)
    }
}

/// A tile that can be in more than one hand, or in the boneyard.
struct Open {
    tile: Tile,
    count: u32,
    steps: Vec<Step>,
}

/// What is left to be dealt out when every tile that is known to be somewhere is there.
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
                    // The tile that can wait the least goes first.
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
        // The heaviest first: what is left of a count then soon tells what it can still be made of.
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

    /// The states that can be reached before each tile and after the last; there only that in which all is dealt out.
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

/// What a counted hand can still come to, the other hands left aside.
struct Prospect {
    rooms: Vec<Field>,
    left: Field,
    /// Before each tile, by the number of tiles still to come to it, what they can count.
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

    /// Each of these and so much more, less than 64.
    fn and_more(self, more: u32) -> Counts {
        let Counts([low, mid, high]) = self;
        // Two shifts, since one by all 64 bits is none.
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
