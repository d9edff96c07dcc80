//! How tiles come into the hands and the rows, now and then too few or too many.

use super::stack::stack;
use super::table::{Misdeal, Table};
use crate::law::luck::Luck;
use crate::law::nos::hand::Hand;
use crate::law::nos::session::{Progress, Session};
use crate::table::seat::{BySeat, Seat};

impl Table {
    pub(super) fn deal(&mut self, session: &Session, luck: &mut Luck) {
        let Some(hand) = session.hand() else { return };
        let mut tiles = luck.tiles();
        self.hands = BySeat::default();
        for seat in hand.all() {
            let rest = tiles.split_off(usize::from(hand.tiles.dealt_to(seat)).min(tiles.len()));
            self.hands[seat] = std::mem::replace(&mut tiles, rest).into_iter().collect();
        }
        self.boneyard = tiles;
        self.lies.clear();
        self.silent = None;
        self.about_to.clear();
        self.wrongs = 0;
        self.misdeal = None;
        stack(hand, self, luck);
        self.misdeal(hand, luck);
    }

    /// Now and then somebody takes too few tiles, or too many.
    fn misdeal(&mut self, hand: &Hand, luck: &mut Luck) {
        let seats: Vec<Seat> = hand.all().collect();
        let Some(seat) = luck.pick(&seats) else {
            return;
        };
        let number = |most: u8, luck: &mut Luck| luck.below(usize::from(most)) as u8 + 1;
        let misdeal = if luck.falls_in(self.fouls) {
            match luck.once_in(2) {
                true => Misdeal::Short(number(hand.tiles.dealt_to(seat).saturating_sub(2), luck)),
                false => Misdeal::Excess {
                    tiles: 3,
                    kept: luck.once_in(2),
                },
            }
        } else if luck.once_in(25) {
            Misdeal::Excess {
                tiles: number(2, luck),
                kept: luck.once_in(2),
            }
        } else {
            return;
        };
        match misdeal {
            Misdeal::Short(tiles) => {
                for _ in 0..tiles {
                    if let Some(tile) = luck.tile(self.hands[seat]) {
                        self.hands[seat] = self.hands[seat].without(tile);
                        self.boneyard.push(tile);
                    }
                }
                luck.shuffle(&mut self.boneyard);
            }
            Misdeal::Excess { tiles, kept: true } => self.takes(seat, tiles),
            Misdeal::Excess { kept: false, .. } => {}
        }
        self.misdeal = Some((seat, misdeal));
    }

    pub(super) fn takes(&mut self, seat: Seat, tiles: u8) {
        for _ in 0..tiles {
            if let Some(tile) = self.boneyard.pop() {
                self.hands[seat] = self.hands[seat].with(tile);
            }
        }
    }

    pub(super) fn lay_rows(&mut self, session: &Session, luck: &mut Luck) {
        let Progress::Billitonnen(game) = session.progress() else {
            return;
        };
        let mut tiles = luck.tiles();
        for seat in game.seats.seats() {
            let rest = tiles.split_off(game.row(seat).len().min(tiles.len()));
            self.rows[seat] = std::mem::replace(&mut tiles, rest).into();
        }
        self.starter = tiles.pop();
    }
}
