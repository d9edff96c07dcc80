//! The tiles on the table and the tiles that fit (articles 3.2 to 3.4).

use super::about::Fits;
use arrayvec::ArrayVec;
use nos_base::{Incidental, Spots, Tile, TileSet};
use nos_law::{Direction, Drawing, DrawnArm, DrawnEnd, LineArm, Lying, Place, Way};

/// With spinners the law only counts open ends by number. A tile goes to the oldest of equal ends,
/// so that the layout can be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    fits: Fits,
    /// In the order of play; the lead is first.
    pub laid: Vec<Lying>,
    arms: Vec<DrawnArm>,
}

impl Layout {
    pub fn new(fits: Fits) -> Layout {
        Layout { fits, laid: Vec::new(), arms: Vec::new() }
    }

    pub fn open(&self, spots: Spots) -> usize {
        self.arms.iter().filter(|arm| arm.end.shows == spots).count()
    }

    /// Returns the places for a tile: the ends of a line, or the open numbers, highest first.
    pub fn places(&self) -> Vec<(Place, Spots)> {
        match self.fits {
            Fits::Spinners => {
                let open = |spots| (self.open(spots) > 0).then_some((Place::Shows(spots), spots));
                Spots::ALL.into_iter().rev().filter_map(open).collect()
            }
            Fits::Line | Fits::Sum(_) => {
                let end = |(arm, own): (LineArm, &DrawnArm)| (Place::Arm(arm), own.end.shows);
                LineArm::BOTH.into_iter().zip(&self.arms).map(end).collect()
            }
        }
    }

    fn asks_for(&self, end: Spots, touching: Spots) -> bool {
        match self.fits {
            Fits::Spinners | Fits::Line => touching == end,
            // No tile has the number that a blank would need.
            Fits::Sum(sum) => end.get() > 0 && touching.get() + end.get() == sum,
        }
    }

    pub fn ends(&self, on: Option<Place>) -> Vec<Spots> {
        let is_meant = |place, shows| on.is_none_or(|on| on == place || on == Place::Shows(shows));
        let mut places = self.places();
        places.retain(|(place, shows)| is_meant(*place, *shows));
        places.into_iter().map(|(_, shows)| shows).collect()
    }

    /// Returns the numbers that may touch these ends; none where only a matador fits.
    pub fn asks(&self, on: Option<Place>) -> Incidental<Vec<Spots>> {
        let ends = self.ends(on);
        let is_asked = |touching: &Spots| ends.iter().any(|end| self.asks_for(*end, *touching));
        Incidental(Spots::ALL.into_iter().filter(is_asked).collect())
    }

    /// Returns every way to lay a tile, at this place and with this number touching if given. Equal
    /// ends of a line count as one, the left, unless the right is named.
    pub fn ways(&self, tile: Tile, on: Option<Place>, touching: Option<Spots>) -> ArrayVec<Way, 4> {
        let places = self.places();
        let is_meant = |at: usize, place: Place, shows: Spots| match on {
            Some(Place::Shows(spots)) if spots != shows => false,
            Some(Place::Arm(_)) => on == Some(place),
            _ => places.iter().take(at).all(|(_, other)| *other != shows),
        };
        let mut ways = ArrayVec::new();
        for (at, (place, shows)) in places.iter().enumerate() {
            if !is_meant(at, *place, *shows) {
                continue;
            }
            for way in Way::turned(tile, *place) {
                let is_typed = touching.is_none_or(|touching| touching == way.touching);
                let touches = self.fits.is_matador(tile) || self.asks_for(*shows, way.touching);
                if is_typed && touches {
                    // Two halves fit at most two places.
                    let _ = ways.try_push(way);
                }
            }
        }
        ways
    }

    pub fn fitting(&self, tiles: TileSet) -> TileSet {
        tiles.iter().filter(|tile| !self.ways(*tile, None, None).is_empty()).collect()
    }

    /// `touching` and `open` are the left and the right number.
    pub(super) fn lead(&mut self, lead: Lying) {
        let sides = [Direction::West, Direction::East].into_iter();
        let spins = self.fits == Fits::Spinners;
        let sides = sides.chain([Direction::North, Direction::South].into_iter().filter(|_| spins));
        for (at, direction) in sides.enumerate() {
            self.begin(&lead, direction, if at == 0 { lead.touching } else { lead.open });
        }
        self.laid.push(lead);
    }

    pub(super) fn lay(&mut self, place: Place, lying: Lying) {
        let arm = match place {
            Place::Arm(arm) => self.arms.get_mut(arm as usize),
            Place::Shows(spots) => self.arms.iter_mut().find(|arm| arm.end.shows == spots),
        };
        let Some(arm) = arm else { return };
        arm.tiles.push(lying);
        arm.end.shows = lying.open;
        if self.fits == Fits::Spinners && lying.touching == lying.open {
            for direction in arm.direction.sides() {
                self.begin(&lying, direction, lying.open);
            }
        }
        self.laid.push(lying);
    }

    /// Opens an arm at this side of a tile.
    fn begin(&mut self, from: &Lying, direction: Direction, shows: Spots) {
        self.arms.push(DrawnArm {
            name: NAMES.get(self.arms.len()).copied().unwrap_or_default().into(),
            direction,
            from: from.order,
            tiles: Vec::new(),
            end: DrawnEnd::open(shows, String::new()),
        });
    }

    pub fn drawing(&self) -> Option<Drawing> {
        let set = *self.laid.first()?;
        let crosses = !matches!(self.fits, Fits::Sum(_));
        let is_across = crosses && set.tile().is_double();
        Some(Drawing { is_across, crosses, ..Drawing::of(set, self.arms.clone()) })
    }
}

/// The arms of the line, then two for each of the 13 doubles of a double-twelve set.
const NAMES: [&str; 28] = [
    "left", "right", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o",
    "p", "q", "r", "s", "t", "u", "v", "w", "x", "y", "z",
];
