//! The line of tiles and its two open ends (articles 3.1, 3.5, 4.1, 4.3).

use arrayvec::ArrayVec;
use nos_base::{Seat, Spots, Tile, TileSet};
pub use nos_law::play::{LineArm, Place};
use nos_law::{Direction, Drawing, DrawnArm, DrawnEnd, EntryNo, Lying, Way};

/// The place and direction of a tile: at an end, or the lead from left to right.
pub type LineWay = Way<Option<LineArm>>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    pub way: LineWay,
    pub seat: Seat,
    pub no: EntryNo,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    pub shows: Spots,
    /// In spots. A double counts both halves; while it is the only tile, each end counts one half.
    pub counts: u8,
}

pub type Ends = [End; 2];

/// Returns the sum of both open ends (article 4.1).
pub fn total(ends: Ends) -> u8 {
    ends.iter().map(|end| end.counts).sum()
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// In the order of play; the lead is first.
    pub laid: ArrayVec<Laid, { TileSet::set(6).len() as usize }>,
    pub ends: Option<Ends>,
}

impl Line {
    /// Whether the only tile is a double, so both ends are alike.
    fn is_double_alone(&self) -> bool {
        matches!(self.laid.as_slice(), [lead] if lead.way.tile().is_double())
    }

    /// Returns every tile that fits an end, including tiles already laid.
    pub fn fitting(&self) -> TileSet {
        let with_end = |tiles: TileSet, shows| tiles.or(TileSet::set(6).with_end(shows));
        self.ends.iter().flatten().map(|end| end.shows).fold(TileSet::EMPTY, with_end)
    }

    /// Returns every way to lay a tile, at this place and with this number touching if given. Both
    /// ends of a double that is the only tile are one way, the left, unless an end is named.
    pub fn ways(
        &self,
        tile: Tile,
        on: Option<Place>,
        touching: Option<Spots>,
    ) -> ArrayVec<Way<LineArm>, 2> {
        let one_side = self.is_double_alone() && !matches!(on, Some(Place::Arm(_)));
        let ends = LineArm::BOTH.into_iter().zip(self.ends.iter().flatten()).filter(
            |(arm, end)| match on {
                Some(Place::Arm(named)) => *arm == named,
                Some(Place::Shows(spots)) => end.shows == spots,
                None => true,
            },
        );
        let ways = ends.filter_map(|(arm, end)| {
            let way = Way::of(tile, arm, tile.other(end.shows)?);
            touching.is_none_or(|touching| touching == end.shows).then_some(way)
        });
        ways.take(if one_side { 1 } else { 2 }).collect()
    }

    pub fn ends_with(&self, way: LineWay) -> Ends {
        let lying = |spots: Spots, double: bool| End {
            shows: spots,
            counts: if double { 2 * spots.get() } else { spots.get() },
        };
        match (way.place, self.ends) {
            (Some(arm), Some([left, right])) => {
                let new = lying(way.open, way.tile().is_double());
                let old = |end: End| {
                    lying(end.shows, self.is_double_alone() || end.counts > end.shows.get())
                };
                match arm {
                    LineArm::Left => [new, old(right)],
                    LineArm::Right => [old(left), new],
                }
            }
            _ => [lying(way.touching, false), lying(way.open, false)],
        }
    }

    pub(super) fn lay(&mut self, laid: Laid) {
        self.ends = Some(self.ends_with(laid.way));
        // The array holds all 28 tiles.
        let _ = self.laid.try_push(laid);
    }

    /// Draws the line, with what each end counts while it is open. `None` before the lead.
    pub fn drawing(&self, is_open: bool) -> Option<Drawing> {
        let lying = |order: usize, laid: &Laid| Lying {
            touching: laid.way.touching,
            open: laid.way.open,
            by: Some(laid.seat.index()),
            order,
            no: laid.no,
        };
        let set = lying(1, self.laid.first()?);
        let sides = [Direction::West, Direction::East];
        let arms =
            LineArm::BOTH.into_iter().zip(sides).zip(self.ends?).map(|((arm, direction), end)| {
                let laid =
                    self.laid.iter().enumerate().filter(|(_, laid)| laid.way.place == Some(arm));
                let counts = is_open.then(|| message!("end-counts", points = end.counts));
                DrawnArm {
                    name: arm.word().into(),
                    from: 1,
                    direction,
                    tiles: laid.map(|(at, laid)| lying(at + 1, laid)).collect(),
                    end: DrawnEnd::open(end.shows, counts.unwrap_or_default()),
                }
            });
        Some(Drawing::of(set, arms.collect()))
    }
}
