//! Tiles that are dealt so that a game can be announced.

use super::table::Table;
use super::wanted::Wanted;
use crate::dominoes::tile::{Tile, TileSet};
use crate::law::luck::Luck;
use crate::law::nos::hand::Hand;
use crate::law::nos::set::SetNeeded;
use crate::table::seat::Seat;

/// Sees to it that one of the wished games can be announced in this hand: whoever sets holds a double for it.
pub(super) fn stack(hand: &Hand, table: &mut Table, luck: &mut Luck) {
    let any = |wanted: &Wanted| wanted.sets().contains(&SetNeeded::Any);
    if table.games.is_empty() || table.games.iter().any(any) {
        return;
    }
    let doubles = TileSet::set(6).doubles().iter();
    let liked: TileSet = doubles.filter(|double| table.likes(*double)).collect();
    let seats: Vec<Seat> = hand.all().collect();
    let (Some(double), Some(anybody)) = (luck.tile(liked), luck.pick(&seats)) else {
        return;
    };
    let seat = hand.on_set().unwrap_or(anybody);
    if !hand.first && !table.hands[seat].and(liked).is_empty() {
        return;
    }
    let higher = |own: &Tile| hand.first && own.high() > double.high();
    for tile in TileSet::set(6).doubles().iter().filter(higher) {
        for other in &seats {
            table.swap_away(*other, tile, luck);
        }
    }
    table.swap_in(seat, double, luck);
}

impl Table {
    /// Changes a tile of a hand for one of the boneyard that is no double.
    fn swap_away(&mut self, seat: Seat, tile: Tile, luck: &mut Luck) {
        let plain: TileSet = self.boneyard.iter().copied().collect();
        let Some(other) = luck.tile(plain.minus(TileSet::set(6).doubles())) else {
            return;
        };
        if self.hands[seat].has(tile) {
            self.hands[seat] = self.hands[seat].without(tile).with(other);
            self.put_in_boneyard(other, tile);
        }
    }

    /// Changes a tile of a hand for this one, wherever it is.
    fn swap_in(&mut self, seat: Seat, tile: Tile, luck: &mut Luck) {
        if self.hands[seat].has(tile) {
            return;
        }
        let Some(other) = luck
            .tile(self.hands[seat].minus(TileSet::set(6).doubles()))
            .or_else(|| luck.tile(self.hands[seat]))
        else {
            return;
        };
        let holder = Seat::ALL.into_iter().find(|own| self.hands[*own].has(tile));
        self.hands[seat] = self.hands[seat].without(other).with(tile);
        match holder {
            Some(holder) => self.hands[holder] = self.hands[holder].without(tile).with(other),
            None => self.put_in_boneyard(tile, other),
        }
    }

    fn put_in_boneyard(&mut self, instead_of: Tile, tile: Tile) {
        for own in self.boneyard.iter_mut().filter(|own| **own == instead_of) {
            *own = tile;
        }
    }
}
