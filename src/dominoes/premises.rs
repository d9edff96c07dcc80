//! A record as shares of tiles, and what each entry says about the tiles in them.

use super::matching::{SHARES_MAX, ShareSet, Shares};
use super::record::{Deed, TileRecord};
use super::sums::{Owner, Owners};
use super::tile::{Tile, TileSet};
use crate::table::entry_no::EntryNo;
use crate::table::seat::{BySeat, Seat};
use arrayvec::ArrayVec;

/// What an entry says about tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said<D> {
    /// This tile was drawn.
    Drew(Tile),
    /// This tile was laid.
    Laid(Tile),
    /// These tiles were shown.
    Shown(TileSet),
    /// None of these tiles was in the hand.
    Denied(D, TileSet),
    /// The tiles left in the hand, not shown, counted this many spots.
    Counted(u16),
}

/// What an entry says about one player's tiles.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Statement<D> {
    pub no: EntryNo,
    /// Whose tiles.
    pub seat: Seat,
    pub said: Said<D>,
}

/// A statement and what follows from it: these tiles can only be in these shares.
pub(super) struct Premise<D> {
    pub(super) statement: Statement<D>,
    pub(super) tiles: TileSet,
    pub(super) within: ShareSet,
}

/// A record as shares: what each seat was dealt, then every draw, then what is left in the boneyard.
pub(super) struct Premises<'a, D> {
    record: &'a TileRecord<D>,
    sizes: ArrayVec<u8, SHARES_MAX>,
    of_seat: BySeat<ShareSet>,
    boneyard: ShareSet,
    pub(super) all: Vec<Premise<D>>,
}

impl<'a, D: Copy> Premises<'a, D> {
    pub(super) fn of(record: &'a TileRecord<D>) -> Premises<'a, D> {
        let mut premises = Premises {
            record,
            sizes: ArrayVec::new(),
            of_seat: BySeat::default(),
            boneyard: ShareSet::EMPTY,
            all: Vec::with_capacity(record.deeds().len()),
        };
        for seat in record.seats() {
            premises.of_seat[seat] = premises.share(record.dealt_to(seat));
        }
        for deed in record.deeds() {
            premises.hear(*deed);
        }
        premises.boneyard = premises.share(record.boneyard());
        premises
    }

    /// Adds a share. There is always room: every draw takes a tile from the boneyard, which has few.
    fn share(&mut self, size: u8) -> ShareSet {
        let _ = self.sizes.try_push(size);
        ShareSet::of(self.sizes.len() - 1)
    }

    fn hear(&mut self, deed: Deed) {
        let (no, seat, said, tiles, within) = match deed {
            Deed::Drew(seat, tiles) => {
                let drawn = self.share(tiles);
                self.of_seat[seat] = self.of_seat[seat].or(drawn);
                return;
            }
            Deed::Counted(..) => return,
            Deed::DrewThis(seat, tile, no) => {
                let drawn = self.share(1);
                self.of_seat[seat] = self.of_seat[seat].or(drawn);
                (no, seat, Said::Drew(tile), TileSet::of(tile), drawn)
            }
            Deed::Laid(seat, tile, no) => {
                let within = self.of_seat[seat];
                (no, seat, Said::Laid(tile), TileSet::of(tile), within)
            }
            Deed::Seen(seat, tiles, no) => {
                (no, seat, Said::Shown(tiles), tiles, self.of_seat[seat])
            }
            Deed::Denied(at) => match self.record.denials().get(at) {
                Some(denial) if !denial.proved => {
                    let within = ShareSet::FULL.minus(self.of_seat[denial.seat]);
                    let said = Said::Denied(denial.own, denial.tiles);
                    (denial.no, denial.seat, said, denial.tiles, within)
                }
                Some(_) | None => return,
            },
        };
        self.all.push(Premise {
            statement: Statement { no, seat, said },
            tiles,
            within,
        });
    }

    /// The shares, with every tile confined by the premises of these entries.
    pub(super) fn shares(&self, chosen: impl Fn(EntryNo) -> bool) -> Shares {
        let mut shares = Shares::new(self.sizes.clone());
        let premises = self.all.iter();
        for premise in premises.filter(|premise| chosen(premise.statement.no)) {
            shares.confine(premise.tiles, premise.within);
        }
        shares
    }

    /// The shares of this seat.
    pub(super) fn of_seat(&self, seat: Seat) -> ShareSet {
        self.of_seat[seat]
    }

    /// The share left in the boneyard.
    pub(super) fn boneyard(&self) -> ShareSet {
        self.boneyard
    }

    /// Every hand and the boneyard, with the counts that these entries give.
    pub(super) fn owners(&self, chosen: impl Fn(EntryNo) -> bool) -> Owners {
        let hands = self.record.seats().map(|seat| self.of_seat[seat]);
        let mut owners: Owners = hands
            .chain([self.boneyard])
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

    /// The tiles that these entries laid; they are not part of any count.
    pub(super) fn laid(&self, chosen: impl Fn(EntryNo) -> bool) -> TileSet {
        let chosen = self.all.iter().filter(|own| chosen(own.statement.no));
        let laid = chosen.filter_map(|own| match own.statement.said {
            Said::Laid(tile) => Some(tile),
            Said::Drew(_) | Said::Shown(_) | Said::Denied(..) | Said::Counted(_) => None,
        });
        laid.collect()
    }

    /// The counts of hands that are not shown, in spots. The count of a hand that is shown follows from its tiles.
    pub(super) fn counts(&self) -> impl Iterator<Item = (Statement<D>, u16)> {
        self.record.deeds().iter().filter_map(|deed| match *deed {
            Deed::Counted(seat, spots, no) if !self.record.is_known(seat) => {
                let said = Said::Counted(spots);
                Some((Statement { no, seat, said }, spots))
            }
            Deed::Counted(..)
            | Deed::Drew(..)
            | Deed::DrewThis(..)
            | Deed::Laid(..)
            | Deed::Seen(..)
            | Deed::Denied(_) => None,
        })
    }
}
