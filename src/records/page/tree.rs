//! A layout whose arms begin at any double, as it would grow on a table: tile by tile in the order in which they were
//! laid. A tile that has no room straight ahead turns a corner.

use super::placing::{DOWN, Labels, PlacedTiles, Sign, TilePlace, TileSpot, ahead};
use nos_rules::law::picture::{Direction, Drawing, Lying};

/// A rectangle in halves of a tile's width: left, top, right, bottom.
type Area = (i32, i32, i32, i32);

/// An arm that grows.
#[derive(Clone, Copy)]
struct Tip {
    /// The middle of the edge at which the next tile begins.
    at: (i32, i32),
    heading: Direction,
    /// The last two tiles, which the next one may touch.
    last: [usize; 2],
}

impl TileSpot {
    fn area(self) -> Area {
        let along = self.heading.is_row() != self.is_across;
        let (wide, high) = if along { (2, 1) } else { (1, 2) };
        let (x, y) = self.middle;
        (x - wide, y - high, x + wide, y + high)
    }

    /// The place of a tile from whose sides arms may go.
    fn placed(self) -> TilePlace {
        self.labelled(match (self.is_across, self.heading.is_row()) {
            (true, _) => Labels::AtCorners,
            (false, true) => Labels::AboveAndBelow,
            (false, false) => Labels::LeftAndRight,
        })
    }
}

impl Tip {
    /// The places for a tile, the best first.
    fn spots(self, is_double: bool) -> Vec<TileSpot> {
        let straight = TileSpot::straight(self.at, self.heading, is_double);
        let corners = self.heading.sides().into_iter().filter(|_| !is_double);
        let corners = corners.map(|into| TileSpot::corner(self.at, self.heading, into));
        std::iter::once(straight).chain(corners).collect()
    }
}

/// The smallest area that has both in it.
fn around(one: Area, other: Area) -> Area {
    let (left, top) = (one.0.min(other.0), one.1.min(other.1));
    (left, top, one.2.max(other.2), one.3.max(other.3))
}

/// Whether two areas overlap if the first one is this much wider on every side.
fn meet(one: Area, other: Area, by: i32) -> bool {
    one.0 - by < other.2 && other.0 < one.2 + by && one.1 - by < other.3 && other.1 < one.3 + by
}

pub(super) fn placed(drawing: &Drawing, room: i32) -> PlacedTiles {
    let set = TileSpot::set(drawing);
    let mut spots = vec![set];
    let mut tips: Vec<Option<Tip>> = vec![None; drawing.arms.len()];
    let arms = drawing.arms.iter().enumerate();
    let mut order: Vec<(usize, &Lying)> = arms
        .flat_map(|(at, arm)| arm.tiles.iter().map(move |lying| (at, lying)))
        .collect();
    order.sort_by_key(|(_, lying)| lying.order);
    for (at, lying) in order {
        let tip = tip(drawing, &spots, &tips, at);
        let all = spots
            .iter()
            .map(|spot| spot.area())
            .fold(set.area(), around);
        let is_free = |spot: &TileSpot| {
            let (area, next) = (spot.area(), spot.next);
            let sign = (next.0 - 1, next.1 - 1, next.0 + 1, next.1 + 1);
            let mut others = spots.iter().enumerate();
            let (left, top, right, bottom) = around(all, area);
            right - left <= 2 * room
                && bottom - top <= 2 * DOWN
                && others.all(|(order, other)| {
                    let by = if tip.last.contains(&order) { 0 } else { 1 };
                    !(meet(area, other.area(), by) || by > 0 && meet(sign, other.area(), 0))
                })
        };
        let all = tip.spots(drawing.crosses && lying.tile().is_double());
        let spot = all.iter().find(|spot| is_free(spot)).or(all.first());
        if let (Some(spot), Some(grown)) = (spot, tips.get_mut(at)) {
            *grown = Some(Tip {
                at: spot.next,
                heading: spot.heading,
                last: [spots.len(), tip.last[0]],
            });
            spots.push(*spot);
        }
    }
    let arms = drawing.arms.iter();
    let lying = arms.flat_map(|arm| &arm.tiles);
    let of = |order: usize| spots.get(order.saturating_sub(1)).copied().unwrap_or(set);
    let tiles = [set].into_iter().chain(lying.map(|lying| of(lying.order)));
    let ends = (0..drawing.arms.len()).map(|at| {
        let tip = tip(drawing, &spots, &tips, at);
        Sign::new(tip.at, tip.heading)
    });
    PlacedTiles {
        tiles: tiles.map(TileSpot::placed).collect(),
        ends: ends.collect(),
    }
}

/// Where an arm goes on: after its last tile, or at the side of the double at which it begins.
fn tip(drawing: &Drawing, spots: &[TileSpot], tips: &[Option<Tip>], at: usize) -> Tip {
    if let Some(Some(tip)) = tips.get(at) {
        return *tip;
    }
    let (from, direction) = match drawing.arms.get(at) {
        Some(arm) => (arm.from, arm.direction),
        None => (drawing.set.order, Direction::East),
    };
    let root = from.saturating_sub(1);
    let Some(spot) = spots.get(root) else {
        return Tip {
            at: (0, 0),
            heading: direction,
            last: [root, root],
        };
    };
    let arms = drawing.arms.iter().take(at);
    let earlier = arms.filter(|arm| arm.from == from).count();
    let heading = match root {
        0 => direction,
        // The arm of the double may have turned a corner.
        _ => spot
            .heading
            .sides()
            .get(earlier)
            .copied()
            .unwrap_or(direction),
    };
    let (left, top, right, bottom) = spot.area();
    let reach = if heading.is_row() {
        right - left
    } else {
        bottom - top
    } / 2;
    Tip {
        at: ahead(spot.middle, heading, reach),
        heading,
        last: [root, root],
    }
}
