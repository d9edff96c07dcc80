//! Distributing tiles to shares: where each tile can be, without trying every distribution.
//!
//! A share is the tiles that came to one place at one time: a player's deal, one of the player's draws, or
//! the tiles left in the boneyard. Every tile is in exactly one share, and the record says in which shares
//! it can be. Augmenting paths find one complete distribution. A tile can move to another share if and only
//! if the shares can pass on tiles in a circle, so one transitive closure gives the answer for all tiles.

use super::tile::{TILES_MAX, Tile, TileSet};
use arrayvec::ArrayVec;

/// The most shares. Ten deals, the boneyard, and a draw of each of 91 tiles are fewer; the limit is the width
/// of a [`ShareSet`].
pub(super) const SHARES_MAX: usize = 128;

/// A set of shares, as bits.
pub(super) type ShareSet = u128;

/// The places of these shares, in order.
pub(super) fn each(mut shares: ShareSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let share = shares.trailing_zeros() as usize;
        (shares != 0).then(|| {
            shares &= shares - 1;
            share
        })
    })
}

/// For every tile, the shares it is in in at least one complete distribution.
pub(super) type Possible = [ShareSet; TILES_MAX];

/// How many tiles each share takes, and which shares each tile can be in.
#[derive(Clone, Debug)]
pub(super) struct Shares {
    pub(super) tiles: TileSet,
    pub(super) sizes: ArrayVec<u8, SHARES_MAX>,
    pub(super) allowed: [ShareSet; TILES_MAX],
}

impl Shares {
    /// These tiles and shares of these sizes; every tile can be in any of them.
    pub(super) fn new(tiles: TileSet, sizes: ArrayVec<u8, SHARES_MAX>) -> Shares {
        let every = (0..sizes.len()).fold(0, |every, share| every | 1 << share);
        Shares {
            tiles,
            sizes,
            allowed: [every; TILES_MAX],
        }
    }

    /// Confines these tiles to these shares.
    pub(super) fn confine(&mut self, tiles: TileSet, within: ShareSet) {
        for tile in tiles.iter() {
            self.allowed[tile.place()] &= within;
        }
    }

    /// Where each tile can be if all tiles are distributed and every share is full; `None` if there is no such
    /// distribution.
    pub(super) fn possible(&self) -> Option<Possible> {
        let dealt = Dealt::complete(self)?;
        let from = dealt.sources();
        let mut possible = [0; TILES_MAX];
        for (tiles, from) in dealt.tiles.iter().zip(from) {
            for tile in tiles.iter() {
                possible[tile.place()] = self.allowed[tile.place()] & from;
            }
        }
        Some(possible)
    }
}

/// A distribution, perhaps not yet complete.
struct Dealt<'a> {
    shares: &'a Shares,
    tiles: [TileSet; SHARES_MAX],
    with_room: ShareSet,
}

impl<'a> Dealt<'a> {
    fn complete(shares: &'a Shares) -> Option<Dealt<'a>> {
        let room: usize = shares.sizes.iter().map(|size| usize::from(*size)).sum();
        if room != usize::from(shares.tiles.len()) {
            return None;
        }
        let sizes = shares.sizes.iter().enumerate();
        let mut dealt = Dealt {
            shares,
            tiles: [TileSet::EMPTY; SHARES_MAX],
            with_room: sizes.fold(0, |all, (at, size)| all | u128::from(*size > 0) << at),
        };
        let mut tiles = shares.tiles.iter();
        tiles.all(|tile| dealt.place(tile, &mut 0)).then_some(dealt)
    }

    /// Finds a share for a tile and moves other tiles if it must. It tries every share once at most.
    fn place(&mut self, tile: Tile, tried: &mut ShareSet) -> bool {
        let allowed = self.shares.allowed[tile.place()];
        if let Some(share) = each(allowed & self.with_room).next() {
            self.put(tile, share);
            return true;
        }
        for share in each(allowed) {
            if *tried >> share & 1 == 1 {
                continue;
            }
            *tried |= 1 << share;
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
            self.with_room &= !(1 << share);
        }
    }

    /// For every share, itself and those from which it can get a tile, perhaps by way of others. A tile can move
    /// to just these, since its own share must get one back.
    fn sources(&self) -> [ShareSet; SHARES_MAX] {
        let shares = self.shares.sizes.len();
        let mut sources: [ShareSet; SHARES_MAX] = std::array::from_fn(|share| 1 << share);
        for (share, tiles) in self.tiles.iter().enumerate().take(shares) {
            let to = tiles
                .iter()
                .fold(0, |to, tile| to | self.shares.allowed[tile.place()]);
            for to in each(to) {
                sources[to] |= 1 << share;
            }
        }
        for by_way in 0..shares {
            let further = sources[by_way];
            for from in &mut sources[..shares] {
                if *from >> by_way & 1 == 1 {
                    *from |= further;
                }
            }
        }
        sources
    }
}
