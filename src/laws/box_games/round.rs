//! The state of a round, from the deal on.

use super::about::{DREW, Fits, LED, PASSED, Set, can_lead};
use super::layout::Layout;
use super::words::Event;
use nos_base::{BySeat, Order, PieceRecord, PlayerId, Seat, Spots, Tile, TileSet, seat};
use nos_law::{Denied, EntryNo, Lying, Way};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    pub set: &'static Set,
    pub tiles: PieceRecord<TileSet, &'static Denied>,
    pub layout: Layout,
    pub turn: Option<Seat>,
    pub passed: BySeat<bool>,
    pub ending: Option<(&'static str, Option<PlayerId>)>,
    pub counts: BySeat<Option<u16>>,
}

impl Round {
    pub fn new(set: &'static Set, players: usize) -> Round {
        Round {
            set,
            tiles: PieceRecord::dealt(TileSet::set(set.highest), players, set.each),
            layout: Layout::new(set.fits),
            turn: None,
            passed: BySeat::default(),
            ending: None,
            counts: BySeat::default(),
        }
    }

    pub fn is_led(&self) -> bool {
        !self.layout.laid.is_empty()
    }

    /// Returns the tiles that can lead, in order of precedence.
    pub fn leads(&self) -> Vec<Tile> {
        let set = self.tiles.set();
        let mut leads: Vec<Tile> = set.iter().collect();
        leads.retain(|tile| can_lead(self.set.fits, *tile));
        leads.order_by_key(|tile| before(set, *tile).len());
        leads
    }

    pub fn ways(&self) -> Vec<Way> {
        self.tiles.unlaid().iter().flat_map(|tile| self.layout.ways(tile, None, None)).collect()
    }

    pub fn fitting(&self) -> TileSet {
        self.layout.fitting(self.tiles.unlaid())
    }

    /// Returns the unplayed tiles that must be played (article 4.1). A matador may be kept back.
    pub fn obliging(&self) -> TileSet {
        self.fitting().iter().filter(|tile| !self.set.fits.is_matador(*tile)).collect()
    }

    /// Whether a player holds tiles that he has neither shown nor counted.
    pub fn hides(&self, seat: Seat) -> bool {
        self.tiles.number(seat) > 0 && self.counts[seat].is_none()
    }

    pub(super) fn apply_event(&mut self, no: EntryNo, event: &Event) {
        match *event {
            Event::Redealt => *self = Round::new(self.set, self.tiles.seats().count()),
            Event::Led { player, left, right } => {
                let (seat, tile) = (seat(player), Tile::new(left, right));
                self.layout.lead(self.lying(player, left, right, no));
                self.tiles.lay(seat, tile, no);
                let before = before(self.tiles.set(), tile);
                for seat in self.tiles.seats() {
                    self.tiles.deny(seat, before, no, &LED);
                }
                self.turn = Some(self.left_of(seat));
            }
            Event::Laid { player, tile, place, open } => {
                let (seat, touching) = (seat(player), tile.other(open).unwrap_or(open));
                self.layout.lay(place, self.lying(player, touching, open, no));
                self.tiles.lay(seat, tile, no);
                self.passed = BySeat::default();
                self.turn = Some(self.left_of(seat));
            }
            Event::Again { player } => self.turn = Some(seat(player)),
            Event::TakenBack { player, tile, .. } => {
                self.tiles.see(seat(player), TileSet::of(tile), no);
            }
            Event::Drew { player, tiles, .. } => {
                let obliging = self.obliging();
                for _ in 0..tiles {
                    self.tiles.deny(seat(player), obliging, no, &DREW);
                    self.tiles.draw(seat(player), 1);
                }
            }
            Event::Passed { player, tiles } => {
                let seat = seat(player);
                self.tiles.deny(seat, tiles, no, &PASSED);
                self.passed[seat] = true;
                self.turn = Some(self.left_of(seat));
            }
            Event::Ended { ending, out } => self.ending = Some((ending, out)),
            Event::Revealed { player, tiles, spots } => {
                self.tiles.see(seat(player), tiles, no);
                self.counts[seat(player)] = Some(spots);
            }
            Event::Counted { player, spots } => self.counts[seat(player)] = Some(spots),
            Event::Took { .. }
            | Event::TooEarly { .. }
            | Event::Adds { .. }
            | Event::Level { .. } => {}
        }
        // Each draw of one entry is a denial of its own, and one tile can disprove them all.
        self.tiles.prove();
    }

    fn lying(&self, player: PlayerId, touching: Spots, open: Spots, no: EntryNo) -> Lying {
        Lying { touching, open, by: Some(player.index()), order: self.layout.laid.len() + 1, no }
    }

    fn left_of(&self, seat: Seat) -> Seat {
        seat.left(self.tiles.seats().count())
    }
}

/// Returns the tiles that would have led instead (articles 2.2, 2.3): doubles first, then by spots,
/// then by the higher half.
pub fn before(set: TileSet, lead: Tile) -> TileSet {
    let rank = |tile: Tile| (tile.is_double(), tile.weight(), tile.high());
    set.iter().filter(|tile| rank(*tile) > rank(lead)).collect()
}

impl Fits {
    pub fn is_matador(self, tile: Tile) -> bool {
        match self {
            Fits::Sum(sum) => tile.weight() == sum || tile.weight() == 0,
            Fits::Spinners | Fits::Line => false,
        }
    }
}
