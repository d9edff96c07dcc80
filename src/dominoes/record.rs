//! The record of the tiles in one hand: what happened to them, in order, and where they are known to be.

use super::denial::Denial;
use super::tile::{TILES, Tile, TileSet};
use crate::table::entry_no::EntryNo;
use crate::table::seat::{BySeat, Seat};

/// What happened to tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// A number of tiles was drawn from the boneyard.
    Drew(Seat, u8),
    /// This tile was drawn from the boneyard.
    DrewThis(Seat, Tile, EntryNo),
    /// A tile left a hand for the layout.
    Laid(Seat, Tile, EntryNo),
    /// Tiles were seen in a hand.
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
    /// The record of a hand that was just dealt: the number of players, and of tiles for each.
    pub fn dealt(players: usize, each: u8) -> TileRecord<D> {
        let dealt = BySeat::from_fn(|seat| if seat.index() < players { each } else { 0 });
        TileRecord {
            players,
            dealt,
            number: dealt,
            known: BySeat::default(),
            laid: TileSet::EMPTY,
            boneyard: TILES.saturating_sub(dealt.0.iter().sum()),
            deeds: Vec::with_capacity(DEEDS),
            denials: Vec::new(),
        }
    }

    /// The seats in the hand, clockwise.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<D> {
        Seat::all(self.players)
    }

    /// How many tiles this seat was dealt.
    pub fn dealt_to(&self, seat: Seat) -> u8 {
        self.dealt[seat]
    }

    /// How many tiles this seat holds.
    pub fn number(&self, seat: Seat) -> u8 {
        self.number[seat]
    }

    /// The tiles known to be in this hand.
    pub fn known(&self, seat: Seat) -> TileSet {
        self.known[seat]
    }

    /// Whether every tile of this hand is known.
    pub fn is_known(&self, seat: Seat) -> bool {
        self.known[seat].len() >= self.number[seat]
    }

    /// The tiles that lie on the table.
    pub fn laid(&self) -> TileSet {
        self.laid
    }

    /// The tiles that do not lie on the table.
    pub fn unlaid(&self) -> TileSet {
        TileSet::FULL.minus(self.laid)
    }

    /// How many tiles the boneyard has.
    pub fn boneyard(&self) -> u8 {
        self.boneyard
    }

    /// The seat that is known to hold a tile; `None` if no seat is.
    pub fn holder(&self, tile: Tile) -> Option<Seat> {
        self.seats().find(|seat| self.known[*seat].has(tile))
    }

    /// The tiles known to be in other hands.
    pub fn known_elsewhere(&self, seat: Seat) -> TileSet {
        let others = self.seats().filter(|other| *other != seat);
        others.fold(TileSet::EMPTY, |tiles, other| tiles.or(self.known[other]))
    }

    /// What happened, in order.
    pub fn deeds(&self) -> &[Deed] {
        &self.deeds
    }

    /// The denials, in order.
    pub fn denials(&self) -> &[Denial<D>] {
        &self.denials
    }

    /// The denial at this place in the list.
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

    /// Tiles are drawn from the boneyard, which ones is not known.
    pub fn draw(&mut self, seat: Seat, tiles: u8) {
        if tiles > 0 {
            self.deeds.push(Deed::Drew(seat, tiles));
            self.take(seat, tiles);
        }
    }

    /// This tile is drawn from the boneyard.
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

    /// A tile leaves a hand for the layout.
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

    /// A player denies holding any of these tiles.
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
