//! Places tiles in a drawing, in the order of play. An arm goes straight on, and bends away before
//! it meets other tiles.

use super::spot::{Area, Point, Sign, TileSpot, ahead};
use nos_base::Order;
use nos_law::{Direction, Drawing, DrawnArm, Lying};

/// Limits for the tiles: the reach from the set, and the distance between arms.
#[derive(Clone, Copy)]
pub(super) struct Room {
    pub(super) wide: i32,
    pub(super) high: i32,
    pub(super) gap: i32,
    pub(super) sign: i32,
    /// Whether each arm is complete before the next begins.
    pub(super) by_arm: bool,
}

/// Length that an arm needs for a corner, beyond its tiles.
const CORNER: i32 = 80;

/// Minimum length of an arm, since another arm may come back on its side.
const LEAST: i32 = 160;

/// Shares a length between two opposite arms; a short arm gives the other the rest of its half.
fn shared([one, other]: [i32; 2], whole: i32) -> [i32; 2] {
    let half = whole / 2;
    let spare = |need: i32| (half - need.max(LEAST)).max(0);
    let more = match (one > half, other > half) {
        (true, false) => spare(other),
        (false, true) => -spare(one),
        _ => 0,
    };
    [half + more, half - more]
}

/// The search gives up after this many attempts, in addition to one for each tile.
const TRIES: usize = 300;

/// The growing end of an arm.
#[derive(Clone, Copy)]
struct Tip {
    at: Point,
    heading: Direction,
    parent: usize,
    /// Direction of the next row, in a column that joins two rows.
    next_row: Option<Direction>,
}

struct Laying<'a> {
    drawing: &'a Drawing,
    limits: Area,
    gap: i32,
    sign: i32,
    /// The arm of each tile after the set, in the order of laying.
    order: Vec<usize>,
    /// Each tile's number in the order of play.
    places: Vec<usize>,
    /// Tiles of each arm placed so far.
    laid: Vec<usize>,
    spots: Vec<TileSpot>,
    parents: Vec<usize>,
    tips: Vec<Option<Tip>>,
    /// Places the search may still try.
    tries: usize,
}

/// Returns the tiles in the order of the drawing, and the signs; `None` if they do not fit.
pub(super) fn placed(drawing: &Drawing, room: Room) -> Option<(Vec<TileSpot>, Vec<Sign>)> {
    let mut order = Vec::new();
    for (at, arm) in drawing.arms.iter().enumerate() {
        order.extend(arm.tiles.iter().map(|lying| (lying.order, at)));
    }
    if !room.by_arm {
        order.order_by(Ord::cmp);
    }
    let needs = |direction| {
        let is_in = |arm: &&DrawnArm| arm.direction == direction && arm.from == drawing.set.order;
        let tiles = drawing.arms.iter().filter(is_in).flat_map(|arm| &arm.tiles);
        let length = |lying: &Lying| if drawing.lies_across(lying) { 20 } else { 40 };
        tiles.map(length).sum::<i32>() + CORNER
    };
    let [west, east] = shared([needs(Direction::West), needs(Direction::East)], room.wide);
    let [north, south] = shared([needs(Direction::North), needs(Direction::South)], room.high);
    let mut laying = Laying {
        drawing,
        limits: Area { left: -west, top: -north, right: east, bottom: south },
        gap: room.gap,
        sign: room.sign,
        tries: TRIES + order.len(),
        places: [drawing.set.order].into_iter().chain(order.iter().map(|own| own.0)).collect(),
        order: order.into_iter().map(|(_, arm)| arm).collect(),
        laid: vec![0; drawing.arms.len()],
        spots: vec![TileSpot::set(drawing)],
        parents: vec![0],
        tips: vec![None; drawing.arms.len()],
    };
    laying.begin(0);
    if !laying.lay(0) {
        return None;
    }
    let spot = |order: usize| {
        laying.spots.get(laying.places.iter().position(|own| *own == order)?).copied()
    };
    let tiles = drawing.arms.iter().flat_map(|arm| &arm.tiles);
    let all = std::iter::once(drawing.set.order).chain(tiles.map(|lying| lying.order));
    let tiles: Option<Vec<TileSpot>> = all.map(spot).collect();
    let signs = (0..drawing.arms.len()).map(|arm| laying.sign(arm));
    Some((tiles?, signs.collect::<Option<Vec<Sign>>>()?))
}

impl Laying<'_> {
    fn begin(&mut self, root: usize) {
        let (spot, order) = (self.spots[root], self.places[root]);
        let mut earlier = 0;
        for (arm, tip) in self.drawing.arms.iter().zip(&mut self.tips) {
            if arm.from != order {
                continue;
            }
            // The arm with the double may have turned, so use the direction of the double.
            let side = spot.heading.sides().get(earlier).copied().filter(|_| root > 0);
            let heading = side.unwrap_or(arm.direction);
            earlier += 1;
            let area = spot.area();
            let reach = if heading.is_row() { area.width() / 2 } else { area.height() / 2 };
            let at = ahead(spot.middle, heading, reach);
            *tip = Some(Tip { at, heading, parent: root, next_row: None });
        }
    }

    fn sign(&self, arm: usize) -> Option<Sign> {
        let tip = self.tips[arm]?;
        Some(Sign::new(tip.at, tip.heading, self.sign))
    }

    /// The next tile of an arm; `None` if the arm is complete.
    fn next_of(&self, arm: usize) -> Option<&Lying> {
        self.drawing.arms[arm].tiles.get(self.laid[arm])
    }

    /// Lays the tiles from this one on, each in the first place that leaves room for the rest.
    fn lay(&mut self, at: usize) -> bool {
        let Some(&arm) = self.order.get(at) else {
            return true;
        };
        let Some(tip) = self.tips[arm] else {
            return false;
        };
        for (spot, next_row) in self.ways(arm, tip) {
            if self.tries == 0 {
                return false;
            }
            self.tries -= 1;
            if !self.is_free(tip, spot) {
                continue;
            }
            let tips = self.tips.clone();
            let (at_tip, heading, parent) = (spot.next, spot.heading, self.spots.len());
            self.tips[arm] = Some(Tip { at: at_tip, heading, parent, next_row });
            self.laid[arm] += 1;
            self.spots.push(spot);
            self.parents.push(tip.parent);
            self.begin(self.spots.len() - 1);
            if self.can_go_on(arm, spot) && self.lay(at + 1) {
                return true;
            }
            self.spots.pop();
            self.parents.pop();
            self.tips = tips;
            self.laid[arm] -= 1;
        }
        false
    }

    /// Places for the next tile of an arm, the best first, each with the direction of the next row
    /// if the tile is in a column that joins two. A double turns no corner while it has room.
    fn ways(&self, arm: usize, tip: Tip) -> [(TileSpot, Option<Direction>); 3] {
        let next = self.next_of(arm);
        let is_across = next.is_some_and(|next| self.drawing.lies_across(next));
        let straight = TileSpot::straight(tip.at, tip.heading, is_across);
        let is_free = self.is_free(tip, straight);
        let next_row = tip.heading.is_row().then(|| tip.heading.back());
        let corner = |into| (TileSpot::corner(tip.at, tip.heading, into), next_row);
        let straight = (straight, tip.next_row);
        if let (Some(row), false) = (tip.next_row, is_across) {
            return [corner(row), straight, corner(row.back())];
        }
        let [one, other] = tip.heading.sides();
        // A row turns away from the middle, and a column turns to the side with more room.
        let (best, second) = match tip.heading {
            Direction::West => (one, other),
            Direction::East => (other, one),
            _ if is_free || self.run(tip, other) >= self.run(tip, one) => (other, one),
            _ => (one, other),
        };
        [straight, corner(best), corner(second)]
    }

    /// Counts the tiles that fit straight on after a corner.
    fn run(&self, tip: Tip, into: Direction) -> usize {
        let mut spot = TileSpot::corner(tip.at, tip.heading, into);
        let mut run = 0;
        while self.is_free(tip, spot) {
            spot = TileSpot::straight(spot.next, into, false);
            run += 1;
        }
        run
    }

    /// Whether a tile fits here and touches only its neighbours.
    fn is_free(&self, tip: Tip, spot: TileSpot) -> bool {
        let area = spot.area();
        let is_near = |at: usize| {
            let parent = |of: usize| self.parents.get(of).copied();
            at == tip.parent || parent(tip.parent) == Some(at) || parent(at) == Some(tip.parent)
        };
        self.limits.has(area)
            && self.spots.iter().enumerate().all(|(at, other)| {
                !area.meets(other.area(), if is_near(at) { 0 } else { self.gap })
            })
            && !self.signs().any(|(_, sign)| area.meets(sign.area(), 2))
    }

    fn signs(&self) -> impl Iterator<Item = (usize, Sign)> {
        let arms = (0..self.tips.len()).filter(|arm| self.next_of(*arm).is_none());
        arms.filter_map(|arm| Some((arm, self.sign(arm)?)))
    }

    /// Whether every arm near the last tile has room for its next tile, or for its sign.
    fn can_go_on(&self, own: usize, last: TileSpot) -> bool {
        let beside = Area::around(last.middle, 80, 80);
        (0..self.tips.len()).all(|arm| {
            let is_beside = |tip: &Tip| arm == own || beside.has(Area::around(tip.at, 0, 0));
            let Some(tip) = self.tips[arm].filter(is_beside) else {
                return true;
            };
            if self.next_of(arm).is_some() {
                return self.ways(arm, tip).iter().any(|(spot, _)| self.is_free(tip, *spot));
            }
            let sign = Sign::new(tip.at, tip.heading, self.sign).area();
            let mut others = self.signs().filter(|(other, _)| *other != arm);
            !self.spots.iter().any(|spot| spot.area().meets(sign, 2))
                && !others.any(|(_, other)| other.area().meets(sign, 2))
        })
    }
}
