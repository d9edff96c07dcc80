//! Distributing tiles to shares: where each tile can be, without trying every distribution.
//!
//! A share is the tiles that came to one place at one time: a player's deal, one of the player's draws, or
//! the tiles left in the boneyard. Every tile is in exactly one share, and the record says in which shares
//! it can be. Augmenting paths find one complete distribution. A tile can move to another share if and only
//! if the shares can pass on tiles in a circle, so one transitive closure gives the answer for all tiles.

use super::tile::{TILES, Tile, TileSet};
use arrayvec::ArrayVec;

/// The most shares. Five deals, five draws after a short deal, thirteen other draws and the boneyard are
/// fewer; the limit is the width of a [`ShareSet`].
pub(super) const SHARES_MAX: usize = 32;

/// A set of shares, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct ShareSet(u32);

impl ShareSet {
    pub(super) const EMPTY: ShareSet = ShareSet(0);
    pub(super) const FULL: ShareSet = ShareSet(u32::MAX);

    pub(super) const fn of(share: usize) -> ShareSet {
        ShareSet(1 << (share % SHARES_MAX))
    }

    pub(super) const fn has(self, share: usize) -> bool {
        self.0 >> (share % SHARES_MAX) & 1 == 1
    }

    pub(super) const fn and(self, other: ShareSet) -> ShareSet {
        ShareSet(self.0 & other.0)
    }

    pub(super) const fn or(self, other: ShareSet) -> ShareSet {
        ShareSet(self.0 | other.0)
    }

    pub(super) const fn minus(self, other: ShareSet) -> ShareSet {
        ShareSet(self.0 & !other.0)
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) fn iter(self) -> impl Iterator<Item = usize> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let share = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Some(share)
        })
    }
}

/// How many tiles each share takes, and which shares each tile can be in.
#[derive(Clone, Debug)]
pub(super) struct Shares {
    pub(super) sizes: ArrayVec<u8, SHARES_MAX>,
    pub(super) allowed: [ShareSet; TILES as usize],
}

/// For every tile, the shares it is in in at least one complete distribution.
pub(super) type Possible = [ShareSet; TILES as usize];

impl Shares {
    /// Shares of these sizes; every tile can be in any of them.
    pub(super) fn new(sizes: ArrayVec<u8, SHARES_MAX>) -> Shares {
        Shares {
            sizes,
            allowed: [ShareSet::FULL; TILES as usize],
        }
    }

    /// Confines these tiles to these shares.
    pub(super) fn confine(&mut self, tiles: TileSet, within: ShareSet) {
        for tile in tiles.iter() {
            let allowed = &mut self.allowed[usize::from(tile.place())];
            *allowed = allowed.and(within);
        }
    }

    /// Where each of these tiles can be if all of them are distributed and every share is full; `None` if
    /// there is no such distribution.
    pub(super) fn possible(&self, tiles: TileSet) -> Option<Possible> {
        let dealt = Dealt::complete(self, tiles)?;
        let reach = dealt.reach();
        let mut possible = [ShareSet::EMPTY; TILES as usize];
        for (share, own) in dealt.tiles.iter().enumerate() {
            for tile in own.iter() {
                let place = usize::from(tile.place());
                // A tile can move to a share if its own share gets a tile back, perhaps by way of others.
                possible[place] = self.allowed[place]
                    .and(dealt.shares())
                    .iter()
                    .filter(|other| *other == share || reach[*other].has(share))
                    .fold(ShareSet::EMPTY, |set, other| set.or(ShareSet::of(other)));
            }
        }
        Some(possible)
    }

    /// Whether these tiles can be distributed so that every share is full.
    pub(super) fn is_possible(&self, tiles: TileSet) -> bool {
        Dealt::complete(self, tiles).is_some()
    }
}

/// A distribution, perhaps not yet complete.
struct Dealt<'a> {
    shares: &'a Shares,
    tiles: [TileSet; SHARES_MAX],
    with_room: ShareSet,
}

impl<'a> Dealt<'a> {
    fn complete(shares: &'a Shares, tiles: TileSet) -> Option<Dealt<'a>> {
        if shares.sizes.iter().sum::<u8>() != tiles.len() {
            return None;
        }
        let mut dealt = Dealt {
            shares,
            tiles: [TileSet::EMPTY; SHARES_MAX],
            with_room: ShareSet::EMPTY,
        };
        for (share, size) in shares.sizes.iter().enumerate() {
            if *size > 0 {
                dealt.with_room = dealt.with_room.or(ShareSet::of(share));
            }
        }
        for tile in tiles.iter() {
            let mut tried = ShareSet::EMPTY;
            if !dealt.place(tile, &mut tried) {
                return None;
            }
        }
        Some(dealt)
    }

    fn shares(&self) -> ShareSet {
        (0..self.shares.sizes.len()).fold(ShareSet::EMPTY, |set, share| set.or(ShareSet::of(share)))
    }

    /// Finds a share for a tile and moves other tiles if it must. It tries every share once at most.
    fn place(&mut self, tile: Tile, tried: &mut ShareSet) -> bool {
        let allowed = self.shares.allowed[usize::from(tile.place())];
        if let Some(share) = allowed.and(self.with_room).iter().next() {
            self.put(tile, share);
            return true;
        }
        for share in allowed.and(self.shares()).iter() {
            if tried.has(share) {
                continue;
            }
            *tried = tried.or(ShareSet::of(share));
            for other in self.tiles[share].iter() {
                if self.place(other, tried) {
                    self.tiles[share] = self.tiles[share].without(other);
                    self.put(tile, share);
                    return true;
                }
            }
        }
        false
    }

    fn put(&mut self, tile: Tile, share: usize) {
        self.tiles[share] = self.tiles[share].with(tile);
        if self.tiles[share].len() >= self.shares.sizes[share] {
            self.with_room = self.with_room.minus(ShareSet::of(share));
        }
    }

    /// For every share, the shares that a tile can be passed on to, perhaps by way of others.
    fn reach(&self) -> [ShareSet; SHARES_MAX] {
        let mut reach = [ShareSet::EMPTY; SHARES_MAX];
        for (share, own) in self.tiles.iter().enumerate() {
            for tile in own.iter() {
                reach[share] = reach[share].or(self.shares.allowed[usize::from(tile.place())]);
            }
        }
        let shares = self.shares.sizes.len();
        for by_way in 0..shares {
            let further = reach[by_way];
            for own in &mut reach[..shares] {
                if own.has(by_way) {
                    *own = own.or(further);
                }
            }
        }
        reach
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn place(tile: Tile) -> usize {
        usize::from(tile.place())
    }

    /// Tries every distribution of these tiles.
    fn every_distribution(shares: &Shares, tiles: &[Tile]) -> Option<Possible> {
        fn deal(
            shares: &Shares,
            tiles: &[Tile],
            room: &mut Vec<u8>,
            chosen: &mut Vec<usize>,
            found: &mut (u64, Possible),
        ) {
            let Some(tile) = tiles.get(chosen.len()) else {
                found.0 += 1;
                for (tile, share) in tiles.iter().zip(chosen) {
                    let own = &mut found.1[place(*tile)];
                    *own = own.or(ShareSet::of(*share));
                }
                return;
            };
            for share in 0..room.len() {
                if room[share] > 0 && shares.allowed[place(*tile)].has(share) {
                    room[share] -= 1;
                    chosen.push(share);
                    deal(shares, tiles, room, chosen, found);
                    chosen.pop();
                    room[share] += 1;
                }
            }
        }
        let mut found = (0, [ShareSet::EMPTY; TILES as usize]);
        let mut room = shares.sizes.to_vec();
        deal(shares, tiles, &mut room, &mut Vec::new(), &mut found);
        (found.0 > 0).then_some(found.1)
    }

    /// Up to nine tiles, up to five shares that take them all, and where each tile can be.
    fn small() -> impl Strategy<Value = (Vec<Tile>, Shares)> {
        (1usize..=9, 1usize..=5).prop_flat_map(|(tiles, shares)| {
            let whose = proptest::collection::vec(0..shares, tiles);
            let allowed = proptest::collection::vec(0u32..1 << shares, tiles);
            (whose, allowed, 0u8..4).prop_map(move |(whose, allowed, strict)| {
                let mut sizes: ArrayVec<u8, SHARES_MAX> = (0..shares).map(|_| 0).collect();
                for share in &whose {
                    sizes[*share] += 1;
                }
                let mut small = Shares::new(sizes);
                let all: Vec<Tile> = Tile::all().skip(7).take(tiles).collect();
                for (at, tile) in all.iter().enumerate() {
                    // Most random cases have no distribution at all, so usually one is allowed.
                    let within = ShareSet(if strict == 0 {
                        allowed[at]
                    } else {
                        allowed[at] | 1 << whose[at]
                    });
                    small.confine(TileSet::of(*tile), within);
                }
                (all, small)
            })
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1500) })]
        #[test]
        fn a_share_can_have_a_tile_exactly_if_some_distribution_has_it_there((tiles, shares) in small()) {
            let set: TileSet = tiles.iter().copied().collect();
            let tried = every_distribution(&shares, &tiles);
            prop_assert_eq!(shares.is_possible(set), tried.is_some());
            prop_assert_eq!(shares.possible(set), tried);
        }
    }

    #[test]
    fn shares_that_do_not_take_all_tiles_have_no_distribution() {
        let shares = Shares::new([2, 3].into_iter().collect());
        let four: TileSet = Tile::all().take(4).collect();
        assert!(!shares.is_possible(four));
        assert!(shares.is_possible(four.with(Tile::double(crate::dominoes::tile::Spots::BLANK))));
    }
}
