//! Finds where each piece can be, without trying every distribution to shares.
//!
//! A share is the pieces that came to one place at one time: a player's deal, one of the player's
//! draws, or the boneyard. Every piece is in exactly one share. Augmenting paths find one complete
//! distribution. A piece can move to another share if and only if the shares can pass pieces on in
//! a circle, so one transitive closure answers for all pieces.

use super::set::{PIECES_MAX, Set};
use arrayvec::ArrayVec;

/// The most shares, limited by [`ShareSet`]. Ten deals, the boneyard and 91 draws are fewer.
pub(super) const SHARES_MAX: usize = 128;

pub(super) type ShareSet = u128;

pub(super) fn each(mut shares: ShareSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let share = shares.trailing_zeros() as usize;
        (shares != 0).then(|| {
            shares &= shares - 1;
            share
        })
    })
}

/// For every piece, its shares in all complete distributions.
pub(super) type Possible = [ShareSet; PIECES_MAX];

#[derive(Clone, Debug)]
pub(super) struct Shares<S> {
    pub(super) pieces: S,
    pub(super) sizes: ArrayVec<u8, SHARES_MAX>,
    pub(super) allowed: [ShareSet; PIECES_MAX],
}

impl<S: Set> Shares<S> {
    /// Creates shares of these sizes. Any share may have any piece.
    pub(super) fn new(pieces: S, sizes: ArrayVec<u8, SHARES_MAX>) -> Shares<S> {
        let every = (0..sizes.len()).fold(0, |every, share| every | 1 << share);
        Shares { pieces, sizes, allowed: [every; PIECES_MAX] }
    }

    pub(super) fn confine(&mut self, pieces: S, within: ShareSet) {
        for piece in pieces.iter() {
            self.allowed[S::place(piece)] &= within;
        }
    }

    /// Returns where each piece can be in a complete distribution; `None` if there is none.
    pub(super) fn possible(&self) -> Option<Possible> {
        let dealt = Distribution::complete(self)?;
        let from = dealt.sources();
        let mut possible = [0; PIECES_MAX];
        for (pieces, from) in dealt.pieces.iter().zip(from) {
            for piece in pieces.iter() {
                possible[S::place(piece)] = self.allowed[S::place(piece)] & from;
            }
        }
        Some(possible)
    }
}

struct Distribution<'a, S> {
    shares: &'a Shares<S>,
    pieces: [S; SHARES_MAX],
    with_room: ShareSet,
}

impl<'a, S: Set> Distribution<'a, S> {
    fn complete(shares: &'a Shares<S>) -> Option<Distribution<'a, S>> {
        let room: usize = shares.sizes.iter().map(|size| usize::from(*size)).sum();
        if room != usize::from(shares.pieces.len()) {
            return None;
        }
        let sizes = shares.sizes.iter().enumerate();
        let mut dealt = Distribution {
            shares,
            pieces: [S::default(); SHARES_MAX],
            with_room: sizes.fold(0, |all, (at, size)| all | u128::from(*size > 0) << at),
        };
        shares.pieces.iter().all(|piece| dealt.place(piece, &mut 0)).then_some(dealt)
    }

    /// Finds a share for a piece, moving other pieces if needed. Tries every share at most once.
    fn place(&mut self, piece: S::Piece, tried: &mut ShareSet) -> bool {
        let allowed = self.shares.allowed[S::place(piece)];
        if let Some(share) = each(allowed & self.with_room).next() {
            self.put(piece, share);
            return true;
        }
        for share in each(allowed) {
            if *tried >> share & 1 == 1 {
                continue;
            }
            *tried |= 1 << share;
            for other in self.pieces[share].iter() {
                if self.place(other, tried) {
                    self.pieces[share] = self.pieces[share].without(other);
                    self.put(piece, share);
                    return true;
                }
            }
        }
        false
    }

    fn put(&mut self, piece: S::Piece, share: usize) {
        self.pieces[share] = self.pieces[share].with(piece);
        if self.pieces[share].len() >= self.shares.sizes[share] {
            self.with_room &= !(1 << share);
        }
    }

    /// Returns, for every share, those from which it can get a piece, directly or not. A piece can
    /// move to exactly these, since its own share must get one back.
    fn sources(&self) -> [ShareSet; SHARES_MAX] {
        let shares = self.shares.sizes.len();
        let mut sources: [ShareSet; SHARES_MAX] = std::array::from_fn(|share| 1 << share);
        for (share, pieces) in self.pieces.iter().enumerate().take(shares) {
            let to = pieces.iter().fold(0, |to, piece| to | self.shares.allowed[S::place(piece)]);
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
