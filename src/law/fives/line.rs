//! The line of tiles and its two open ends (articles 3.1, 3.5, 4.1, 4.3).

use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::law::EntryNo;
use crate::law::picture::{self, Direction, Drawing, Lying};
pub use crate::law::play::{Arm, Place};
use crate::table::seat::Seat;
use arrayvec::ArrayVec;

/// How a tile lies at an end.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Way {
    pub arm: Arm,
    /// The number that touches the line.
    pub touching: Spots,
    /// The number that the end shows then.
    pub open: Spots,
}

impl Way {
    /// How a tile lies at an end that then shows this number.
    pub fn of(tile: Tile, arm: Arm, open: Spots) -> Way {
        let touching = tile.other(open).unwrap_or(open);
        Way {
            arm,
            touching,
            open,
        }
    }

    /// The tile.
    pub fn tile(self) -> Tile {
        Tile::new(self.touching, self.open)
    }
}

/// Where a tile is laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Lies {
    /// The lead: its left and its right end.
    Lead(Spots, Spots),
    /// Any later tile.
    At(Way),
}

impl Lies {
    /// The tile that lies there.
    pub fn tile(self) -> Tile {
        match self {
            Lies::Lead(left, right) => Tile::new(left, right),
            Lies::At(way) => way.tile(),
        }
    }
}

/// A tile in the line.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    pub lies: Lies,
    pub seat: Seat,
    /// The entry that laid it.
    pub no: EntryNo,
}

/// An open end.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    pub shows: Spots,
    /// What it counts, in spots. A double counts all its spots, but only once while it lies alone.
    pub counts: u8,
}

/// Both open ends, from the left.
pub type Ends = [End; 2];

/// What both open ends add up to (article 4.1).
pub fn total(ends: &Ends) -> u8 {
    ends.iter().map(|end| end.counts).sum()
}

/// The line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    laid: ArrayVec<Laid, { TileSet::set(6).len() as usize }>,
    ends: Option<Ends>,
}

impl Line {
    /// The tiles in the order in which they were laid; the lead is first.
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// The open ends; `None` before the lead.
    pub fn ends(&self) -> Option<&Ends> {
        self.ends.as_ref()
    }

    /// Whether a double lies alone. Then it does not matter which side a tile is laid on.
    fn is_double_alone(&self) -> bool {
        match self.laid.as_slice() {
            [lead] => lead.lies.tile().is_double(),
            _ => false,
        }
    }

    /// Every tile that fits an end, tiles already laid included.
    pub fn fitting(&self) -> TileSet {
        let ends = self.ends.iter().flatten();
        ends.fold(TileSet::EMPTY, |tiles, end| {
            tiles.or(TileSet::set(6).with_end(end.shows))
        })
    }

    /// Every way in which a tile fits, at this place if it is given and with this number touching if it is
    /// given. The two sides of a double that lies alone are one way, the left one, unless an end is named.
    pub fn ways(&self, tile: Tile, on: Option<Place>, touching: Option<Spots>) -> ArrayVec<Way, 2> {
        let one_side = self.is_double_alone() && !matches!(on, Some(Place::Arm(_)));
        let ends = Arm::BOTH.into_iter().zip(self.ends.iter().flatten());
        let ends = ends.filter(|(arm, end)| match on {
            Some(Place::Arm(named)) => *arm == named,
            Some(Place::Shows(spots)) => end.shows == spots,
            None => true,
        });
        let ways = ends.filter_map(|(arm, end)| {
            let way = Way {
                arm,
                touching: end.shows,
                open: tile.other(end.shows)?,
            };
            touching
                .is_none_or(|touching| touching == end.shows)
                .then_some(way)
        });
        ways.take(if one_side { 1 } else { 2 }).collect()
    }

    /// The open ends after a tile is laid.
    pub fn ends_with(&self, lies: Lies) -> Ends {
        let lying = |spots: Spots, double: bool| End {
            shows: spots,
            counts: if double { 2 * spots.get() } else { spots.get() },
        };
        match (lies, self.ends) {
            (Lies::Lead(left, right), _) => [lying(left, false), lying(right, false)],
            (Lies::At(way), Some([left, right])) => {
                let new = lying(way.open, lies.tile().is_double());
                let old = |end: End| {
                    lying(
                        end.shows,
                        self.is_double_alone() || end.counts > end.shows.get(),
                    )
                };
                match way.arm {
                    Arm::Left => [new, old(right)],
                    Arm::Right => [old(left), new],
                }
            }
            (Lies::At(way), None) => [lying(way.touching, false), lying(way.open, false)],
        }
    }

    /// Lays a tile.
    pub(super) fn lay(&mut self, laid: Laid) {
        self.ends = Some(self.ends_with(laid.lies));
        // The line has room for all 28 tiles.
        let _ = self.laid.try_push(laid);
    }

    /// The line as a drawing, and what each end counts while tiles can still be laid. `None` before the lead.
    pub fn drawing(&self, is_open: bool) -> Option<Drawing> {
        let lying = |order: usize, laid: &Laid| {
            let (touching, open) = match laid.lies {
                Lies::Lead(left, right) => (left, right),
                Lies::At(way) => (way.touching, way.open),
            };
            Lying {
                touching,
                open,
                by: Some(laid.seat.index()),
                order,
                no: laid.no,
            }
        };
        let set = lying(1, self.laid.first()?);
        let sides = [Direction::West, Direction::East];
        let arms = Arm::BOTH.into_iter().zip(sides).zip(self.ends?);
        let arms = arms.map(|((arm, direction), end)| {
            let laid = self.laid.iter().enumerate();
            let laid = laid.filter(|(_, laid)| match laid.lies {
                Lies::At(way) => way.arm == arm,
                Lies::Lead(..) => false,
            });
            picture::Arm {
                name: arm.word(),
                from: 1,
                direction,
                tiles: laid.map(|(at, laid)| lying(at + 1, laid)).collect(),
                end: picture::End::open(
                    end.shows,
                    match is_open {
                        true => tell!("end-counts", points = end.counts),
                        false => String::new(),
                    },
                ),
            }
        });
        Some(Drawing {
            set_is_framed: false,
            is_across: set.tile().is_double(),
            crosses: true,
            arms: arms.collect(),
            set,
        })
    }
}
