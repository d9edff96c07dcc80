//! What lies on the table, and what fits there (articles 3.2 to 3.4).

use super::about::Fits;
use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::law::EntryNo;
use crate::law::picture::{Arm as Drawn, Direction, Drawing, End, Lying};
use crate::law::play::{Arm, Place};
use crate::table::seat::Seat;
use arrayvec::ArrayVec;

/// How a tile lies, or can lie.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    pub place: Place,
    /// The number that touches what lies there.
    pub touching: Spots,
    /// The number that is open then.
    pub open: Spots,
}

impl Way {
    /// The tile.
    pub fn tile(self) -> Tile {
        Tile::new(self.touching, self.open)
    }
}

/// A tile that lies.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    pub touching: Spots,
    pub open: Spots,
    pub seat: Seat,
    pub no: EntryNo,
}

/// A row of tiles that begins at a side of a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Branch {
    /// The tile that it begins at, by its place in the order.
    from: usize,
    direction: Direction,
    tiles: Vec<usize>,
    /// The number at its open end.
    shows: Spots,
}

/// The layout. The law only counts open ends by their numbers where doubles are spinners; which of equal ends a tile
/// lies on is chosen here, the oldest, so that the layout can be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    fits: Fits,
    laid: Vec<Laid>,
    branches: Vec<Branch>,
}

impl Layout {
    /// Nothing lies yet.
    pub fn new(fits: Fits) -> Layout {
        Layout {
            fits,
            laid: Vec::new(),
            branches: Vec::new(),
        }
    }

    /// The tiles in the order in which they were laid; the lead is first.
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// How many open ends show each number, from the highest number down.
    pub fn numbers(&self) -> impl Iterator<Item = (Spots, usize)> {
        let open = |spots: &Spots| {
            let branches = self.branches.iter();
            branches.filter(|branch| branch.shows == *spots).count()
        };
        let numbers = Spots::ALL.into_iter().rev();
        let numbers = numbers.map(move |spots| (spots, open(&spots)));
        numbers.filter(|(_, open)| *open > 0)
    }

    /// The places where a tile can be laid, and what each shows: the ends of a line, or the open numbers.
    pub fn places(&self) -> Vec<(Place, Spots)> {
        match self.fits {
            Fits::Spinners => self
                .numbers()
                .map(|(spots, _)| (Place::Shows(spots), spots))
                .collect(),
            Fits::Line | Fits::Sum(_) => {
                let ends = Arm::BOTH.into_iter().zip(&self.branches);
                ends.map(|(arm, branch)| (Place::Arm(arm), branch.shows))
                    .collect()
            }
        }
    }

    /// Whether a tile can lie with this number touching an end that shows that one.
    fn touches(&self, tile: Tile, touching: Spots, end: Spots) -> bool {
        match self.fits {
            Fits::Spinners | Fits::Line => touching == end,
            Fits::Sum(sum) => self.fits.is_matador(tile) || touching.get() + end.get() == sum,
        }
    }

    /// Every way in which a tile fits, at this place if it is given and with this number touching if it is given. Ends
    /// of a line that show the same number are one, the left one, unless the right one is named.
    pub fn ways(&self, tile: Tile, on: Option<Place>, touching: Option<Spots>) -> ArrayVec<Way, 4> {
        let places = self.places();
        let is_meant = |at: usize, place: Place, shows: Spots| match on {
            Some(Place::Shows(spots)) if spots != shows => false,
            Some(Place::Arm(_)) => on == Some(place),
            _ => places.iter().take(at).all(|(_, other)| *other != shows),
        };
        let halves = match tile.is_double() {
            true => &[tile.low()][..],
            false => &[tile.low(), tile.high()][..],
        };
        let mut ways = ArrayVec::new();
        for (at, (place, shows)) in places.iter().enumerate() {
            for open in halves.iter().filter(|_| is_meant(at, *place, *shows)) {
                let way = Way {
                    place: *place,
                    touching: tile.other(*open).unwrap_or(*open),
                    open: *open,
                };
                let is_typed = touching.is_none_or(|touching| touching == way.touching);
                if is_typed && self.touches(tile, way.touching, *shows) {
                    // A tile has two halves, and at most two places show what fits them.
                    let _ = ways.try_push(way);
                }
            }
        }
        ways
    }

    /// Those of these tiles that fit somewhere.
    pub fn fitting(&self, tiles: TileSet) -> TileSet {
        let fits = |tile: &Tile| !self.ways(*tile, None, None).is_empty();
        tiles.iter().filter(fits).collect()
    }

    /// Lays the lead: `touching` and `open` are its left and its right number.
    pub(super) fn lead(&mut self, lead: Laid) {
        let sides: &[Direction] = match self.fits {
            Fits::Spinners => &[
                Direction::West,
                Direction::East,
                Direction::North,
                Direction::South,
            ],
            Fits::Line | Fits::Sum(_) => &[Direction::West, Direction::East],
        };
        for (at, direction) in sides.iter().enumerate() {
            let shows = if at == 0 { lead.touching } else { lead.open };
            self.branches.push(Branch::new(0, *direction, shows));
        }
        self.laid.push(lead);
    }

    /// Lays a tile at a place.
    pub(super) fn lay(&mut self, place: Place, laid: Laid) {
        let order = self.laid.len();
        let branch = match place {
            Place::Arm(arm) => self.branches.get_mut(arm as usize),
            Place::Shows(spots) => {
                let mut branches = self.branches.iter_mut();
                branches.find(|branch| branch.shows == spots)
            }
        };
        let Some(branch) = branch else { return };
        branch.tiles.push(order);
        branch.shows = laid.open;
        let sides = branch.direction.sides();
        self.laid.push(laid);
        if self.fits == Fits::Spinners && laid.touching == laid.open {
            let side = |direction| Branch::new(order, direction, laid.open);
            self.branches.extend(sides.map(side));
        }
    }

    /// The layout as a drawing; `None` before the lead.
    pub fn drawing(&self) -> Option<Drawing> {
        let lying = |order: usize| {
            let laid = self.laid.get(order)?;
            Some(Lying {
                touching: laid.touching,
                open: laid.open,
                by: Some(laid.seat.index()),
                order: order + 1,
                no: laid.no,
            })
        };
        let lead = lying(0)?;
        let branches = self.branches.iter().zip(NAMES);
        let arms = branches.map(|(branch, name)| Drawn {
            name,
            direction: branch.direction,
            from: branch.from + 1,
            tiles: branch
                .tiles
                .iter()
                .filter_map(|order| lying(*order))
                .collect(),
            end: End {
                shows: branch.shows,
                words: String::new(),
            },
        });
        Some(Drawing {
            is_across: self.fits.is_across(lead.tile()),
            crosses: !matches!(self.fits, Fits::Sum(_)),
            arms: arms.collect(),
            set: lead,
        })
    }
}

impl Branch {
    fn new(from: usize, direction: Direction, shows: Spots) -> Branch {
        Branch {
            from,
            direction,
            tiles: Vec::new(),
            shows,
        }
    }
}

/// The names of the rows of tiles: the two of the line, then those that begin at doubles. Double twelve has 13 doubles
/// with two such sides each.
const NAMES: [&str; 28] = [
    "left", "right", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o",
    "p", "q", "r", "s", "t", "u", "v", "w", "x", "y", "z",
];
