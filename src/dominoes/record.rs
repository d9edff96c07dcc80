//! The record of the tiles in one hand: what happened to them, in order, where they are known to be, and which
//! tiles players denied holding. Tiles seen later may prove a denial false.

#![expect(missing_docs, reason = "the names say enough")]

use super::tile::{Tile, TileSet};
use crate::table::entry_no::EntryNo;
use crate::table::seat::{BySeat, Seat};

/// A player's denial of holding any of certain tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Denial<D> {
    pub seat: Seat,
    pub tiles: TileSet,
    pub no: EntryNo,
    /// The denied tiles that the player has played or shown since.
    pub seen: TileSet,
    /// How many tiles the player has drawn since.
    pub drawn: u8,
    pub proved: bool,
    /// What the law itself records of the denial.
    pub own: D,
}

impl<D> Denial<D> {
    /// Whether these tiles, now played or shown, prove the denial false. They do if the player has now shown
    /// more denied tiles than tiles drawn since: at least one of them was in the hand when it was denied.
    pub fn is_disproved_by(&self, tiles: TileSet) -> bool {
        !self.proved && self.seen.or(tiles.and(self.tiles)).len() > self.drawn
    }
}

/// What happened to tiles. Tiles that are seen stay in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    Drew(Seat, u8),
    DrewThis(Seat, Tile, EntryNo),
    Laid(Seat, Tile, EntryNo),
    Seen(Seat, TileSet, EntryNo),
    /// A denial was made; its place in the list.
    Denied(usize),
    /// The tiles left in a hand count this many spots.
    Counted(Seat, u16, EntryNo),
}

/// Most hands have no more deeds than this.
const DEEDS: usize = 48;

/// The record of the tiles in one hand. `D` is what the law itself records of a denial.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileRecord<D> {
    set: TileSet,
    players: usize,
    dealt: BySeat<u8>,
    number: BySeat<u8>,
    known: BySeat<TileSet>,
    laid: TileSet,
    boneyard: u8,
    deeds: Vec<Deed>,
    denials: Vec<Denial<D>>,
}

impl<D> TileRecord<D> {
    /// The record of a hand just dealt from this set: the number of players, and of tiles for each.
    pub fn dealt(set: TileSet, players: usize, each: u8) -> TileRecord<D> {
        let dealt = BySeat::from_fn(|seat| if seat.index() < players { each } else { 0 });
        TileRecord {
            set,
            players,
            dealt,
            number: dealt,
            known: BySeat::default(),
            laid: TileSet::EMPTY,
            boneyard: set.len().saturating_sub(each.saturating_mul(players as u8)),
            deeds: Vec::with_capacity(DEEDS),
            denials: Vec::new(),
        }
    }

    /// The tiles that are played with.
    pub fn set(&self) -> TileSet {
        self.set
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<D> {
        Seat::all(self.players)
    }

    pub fn dealt_to(&self, seat: Seat) -> u8 {
        self.dealt[seat]
    }

    pub fn number(&self, seat: Seat) -> u8 {
        self.number[seat]
    }

    pub fn known(&self, seat: Seat) -> TileSet {
        self.known[seat]
    }

    pub fn is_known(&self, seat: Seat) -> bool {
        self.known[seat].len() >= self.number[seat]
    }

    pub fn laid(&self) -> TileSet {
        self.laid
    }

    pub fn unlaid(&self) -> TileSet {
        self.set.minus(self.laid)
    }

    pub fn boneyard(&self) -> u8 {
        self.boneyard
    }

    /// The seat that is known to hold a tile; `None` if no seat is.
    pub fn holder(&self, tile: Tile) -> Option<Seat> {
        self.seats().find(|seat| self.known[*seat].has(tile))
    }

    pub fn known_elsewhere(&self, seat: Seat) -> TileSet {
        let others = self.seats().filter(|other| *other != seat);
        others.fold(TileSet::EMPTY, |tiles, other| tiles.or(self.known[other]))
    }

    pub fn deeds(&self) -> &[Deed] {
        &self.deeds
    }

    pub fn denials(&self) -> &[Denial<D>] {
        &self.denials
    }

    pub fn denial_mut(&mut self, at: usize) -> Option<&mut Denial<D>> {
        self.denials.get_mut(at)
    }

    /// The denials of this seat that these tiles, now played or shown, prove false; each with its place in
    /// the list.
    pub fn disproved(
        &self,
        seat: Seat,
        tiles: TileSet,
    ) -> impl Iterator<Item = (usize, &Denial<D>)> {
        let denials = self.denials.iter().enumerate();
        denials.filter(move |(_, denial)| denial.seat == seat && denial.is_disproved_by(tiles))
    }

    /// Marks every denial as proved false that is so by what has been played and shown.
    pub fn prove(&mut self) {
        for denial in &mut self.denials {
            denial.proved |= denial.is_disproved_by(TileSet::EMPTY);
        }
    }

    pub fn draw(&mut self, seat: Seat, tiles: u8) {
        if tiles > 0 {
            self.deeds.push(Deed::Drew(seat, tiles));
            self.take(seat, tiles);
        }
    }

    pub fn draw_this(&mut self, seat: Seat, tile: Tile, no: EntryNo) {
        self.deeds.push(Deed::DrewThis(seat, tile, no));
        self.take(seat, 1);
    }

    /// This many of the tiles that were dealt come only now, from the boneyard.
    pub fn deal_late(&mut self, seat: Seat, tiles: u8) {
        self.deal_fewer(seat, tiles);
        self.draw(seat, tiles);
    }

    /// This many tiles were dealt too few; they are in the boneyard.
    pub fn deal_fewer(&mut self, seat: Seat, tiles: u8) {
        self.dealt[seat] = self.dealt[seat].saturating_sub(tiles);
        self.number[seat] = self.number[seat].saturating_sub(tiles);
        self.boneyard = self.boneyard.saturating_add(tiles);
    }

    /// This many tiles were dealt too many; the boneyard lacks them.
    pub fn deal_more(&mut self, seat: Seat, tiles: u8) {
        self.dealt[seat] = self.dealt[seat].saturating_add(tiles);
        self.number[seat] = self.number[seat].saturating_add(tiles);
        self.boneyard = self.boneyard.saturating_sub(tiles);
    }

    pub fn lay(&mut self, seat: Seat, tile: Tile, no: EntryNo) {
        self.number[seat] = self.number[seat].saturating_sub(1);
        self.known[seat] = self.known[seat].without(tile);
        self.laid = self.laid.with(tile);
        self.deeds.push(Deed::Laid(seat, tile, no));
        self.seen(seat, TileSet::of(tile));
    }

    /// Tiles are seen in a hand and stay there.
    pub fn see(&mut self, seat: Seat, tiles: TileSet, no: EntryNo) {
        self.known[seat] = self.known[seat].or(tiles);
        self.deeds.push(Deed::Seen(seat, tiles, no));
        self.seen(seat, tiles);
    }

    pub fn deny(&mut self, seat: Seat, tiles: TileSet, no: EntryNo, own: D) {
        self.deeds.push(Deed::Denied(self.denials.len()));
        self.denials.push(Denial {
            seat,
            tiles,
            no,
            seen: TileSet::EMPTY,
            drawn: 0,
            proved: false,
            own,
        });
    }

    /// The tiles left in a hand, not shown, count this many spots.
    pub fn count(&mut self, seat: Seat, spots: u16, no: EntryNo) {
        self.deeds.push(Deed::Counted(seat, spots, no));
    }

    fn take(&mut self, seat: Seat, tiles: u8) {
        self.boneyard = self.boneyard.saturating_sub(tiles);
        self.number[seat] = self.number[seat].saturating_add(tiles);
        for denial in self.denials_of(seat) {
            denial.drawn = denial.drawn.saturating_add(tiles);
        }
    }

    fn seen(&mut self, seat: Seat, tiles: TileSet) {
        for denial in self.denials_of(seat) {
            denial.seen = denial.seen.or(tiles.and(denial.tiles));
        }
    }

    fn denials_of(&mut self, seat: Seat) -> impl Iterator<Item = &mut Denial<D>> {
        let denials = self.denials.iter_mut();
        denials.filter(move |denial| denial.seat == seat)
    }
}
