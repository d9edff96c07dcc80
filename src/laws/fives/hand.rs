//! The state of a hand, from the deal on.

use super::about::KNOCKED;
use super::line::{Laid, Line, LineWay};
use super::words::Event;
use nos_base::{BySeat, PlayerId, Seat, TileRecord, TileSet, seat};
use nos_law::{Denied, EntryNo, Way};

/// Returns the tiles that each of this many players takes (article 2.1).
pub fn tiles_each(players: usize) -> u8 {
    if players > 2 { 6 } else { 7 }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hand {
    pub turn: Seat,
    pub tiles: TileRecord<&'static Denied>,
    pub line: Line,
    pub knocked: BySeat<bool>,
    pub revealed: BySeat<bool>,
}

impl Hand {
    pub fn new(players: usize, leader: Seat) -> Hand {
        Hand {
            turn: leader,
            tiles: TileRecord::dealt(TileSet::set(6), players, tiles_each(players)),
            line: Line::default(),
            knocked: BySeat::default(),
            revealed: BySeat::default(),
        }
    }

    pub fn is_out(&self, seat: Seat) -> bool {
        self.tiles.number(seat) == 0
    }

    pub(super) fn apply_event(&mut self, no: EntryNo, event: &Event) {
        match *event {
            Event::Led { player, left, right } => {
                self.lay(player, LineWay { place: None, touching: left, open: right }, no);
            }
            Event::Laid { player, tile, arm, open } => {
                self.lay(player, Way::of(tile, Some(arm), open), no)
            }
            Event::TakenBack { player, tile, .. } => {
                self.tiles.see(seat(player), TileSet::of(tile), no);
            }
            Event::Revealed { player, tiles } => {
                let seat = seat(player);
                self.tiles.see(seat, tiles, no);
                self.revealed[seat] = true;
            }
            Event::Knocked { player, tiles } => {
                let seat = seat(player);
                self.tiles.deny(seat, tiles, no, &KNOCKED);
                self.knocked[seat] = true;
                self.turn = self.tiles.next_in(seat);
            }
            Event::Took { .. }
            | Event::Ends { .. }
            | Event::Adds { .. }
            | Event::Disregarded { .. }
            | Event::Out { .. } => {}
        }
        self.tiles.prove();
    }

    fn lay(&mut self, player: PlayerId, way: LineWay, no: EntryNo) {
        let seat = seat(player);
        self.tiles.lay(seat, way.tile(), no);
        self.line.lay(Laid { way, seat, no });
        self.knocked = BySeat::default();
        // Players without tiles miss their turns (article 3.4).
        self.turn = self.tiles.next_in(seat);
    }
}
