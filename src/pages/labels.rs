//! Labels beside tiles and at open ends: numbers, initials, words. No label overlaps anything.

use super::legend::{Detail, Legend, Letters};
use super::spot::{Area, Point, Sign, TileSpot};
use nos_base::text::width::columns;
use nos_law::{Direction, Drawing, Lying};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LabelKind {
    /// In the order of play.
    Number,
    By,
    /// The rule of an end, in words.
    Words,
    /// The name of an arm that has a row of its own.
    Arm,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    pub text: String,
    pub kind: LabelKind,
    pub area: Area,
}

impl Letters {
    /// Half the width of a label. Bold letters are wider.
    pub(super) fn half(self, text: &str, kind: LabelKind) -> i32 {
        let letters = i32::try_from(columns(text)).unwrap_or(i32::MAX / 512);
        self.scaled(match kind {
            LabelKind::By => 2 + 10 * letters,
            // The margin separates two numbers side by side, which would look like one number.
            LabelKind::Number => 2 + 8 * letters,
            LabelKind::Words | LabelKind::Arm => 8 * letters,
        }) / 2
    }

    pub(super) fn label(self, text: String, kind: LabelKind, middle: Point) -> Label {
        Label { area: Area::around(middle, self.half(&text, kind), self.half_line()), text, kind }
    }
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct PlacedTiles {
    /// The set first, then arm by arm.
    pub tiles: Vec<TileSpot>,
    pub labels: Vec<Vec<Label>>,
    pub ends: Vec<(Sign, Option<Label>)>,
    /// The names of arms, if they have rows of their own.
    pub names: Vec<Label>,
    pub letters: Letters,
}

impl PlacedTiles {
    pub fn all_labels(&self) -> impl Iterator<Item = &Label> {
        let words = self.ends.iter().filter_map(|(_, words)| words.as_ref());
        self.labels.iter().flatten().chain(words).chain(&self.names)
    }

    pub fn area(&self) -> Area {
        let tiles = self.tiles.iter().map(|spot| spot.area());
        let signs = self.ends.iter().map(|(sign, _)| sign.area());
        let labels = self.all_labels().map(|label| label.area);
        tiles.chain(signs).chain(labels).reduce(Area::and).unwrap_or(Area::around((0, 0), 20, 20))
    }
}

pub(super) fn of_tile(lying: &Lying, legend: &Legend) -> (String, Option<String>) {
    (lying.order.to_string(), lying.by.and_then(|by| legend.initials.get(by)).cloned())
}

pub(super) fn widest(lying: &Lying, legend: &Legend) -> i32 {
    if legend.detail != Detail::All {
        return 0;
    }
    let (number, initial) = of_tile(lying, legend);
    let half = |text: &str, kind| legend.letters.half(text, kind);
    let initial = initial.map_or(0, |own| half(&own, LabelKind::By));
    2 * initial.max(half(&number, LabelKind::Number))
}

/// Occupied areas of a drawing: tiles, signs, and labels already placed.
struct Taken {
    areas: Vec<Area>,
    left: i32,
    right: i32,
    letters: Letters,
}

impl Taken {
    fn is_free(&self, own: Area) -> bool {
        own.left >= self.left
            && own.right <= self.right
            && !self.areas.iter().any(|area| area.meets(own, 0))
    }

    fn words(&mut self, words: &str, places: Vec<Point>) -> Option<Label> {
        let label = |place| self.letters.label(words.to_owned(), LabelKind::Words, place);
        let free = places.into_iter().map(label).find(|label| self.is_free(label.area))?;
        self.areas.push(free.area);
        Some(free)
    }

    /// The number and the initial of a tile, in the best places that are free.
    fn beside(&mut self, lying: &Lying, spot: TileSpot, legend: &Legend) -> Option<Vec<Label>> {
        if legend.detail != Detail::All {
            return Some(Vec::new());
        }
        let (number, initial) = of_tile(lying, legend);
        let (x, y) = spot.middle;
        let areas = |text: &str, kind, sign: i32| {
            let (half, line) = (self.letters.half(text, kind), self.letters.half_line());
            let around =
                move |(right, down)| Area::around((x + sign * right, y + sign * down), half, line);
            beside(spot, half, line).into_iter().map(around)
        };
        let is_free = |area: &Area| self.is_free(*area);
        let label = |text, kind, area| Label { text, kind, area };
        let mut numbers = areas(&number, LabelKind::Number, 1);
        let labels = match initial {
            None => vec![label(number, LabelKind::Number, numbers.find(is_free)?)],
            Some(initial) => {
                let numbers: Vec<Area> = numbers.collect();
                let initials: Vec<Area> = areas(&initial, LabelKind::By, -1).collect();
                let (numbers, initials) = (&numbers, &initials);
                // The sum of both ranks is as low as possible.
                let mut pairs = (0..numbers.len() + initials.len()).flat_map(|sum| {
                    let pair = move |at| Some((*numbers.get(at)?, *initials.get(sum - at)?));
                    (0..=sum).filter_map(pair)
                });
                let (one, other) = pairs
                    .find(|(one, other)| is_free(one) && is_free(other) && !one.meets(*other, 0))?;
                vec![label(number, LabelKind::Number, one), label(initial, LabelKind::By, other)]
            }
        };
        self.areas.extend(labels.iter().map(|label| label.area));
        Some(labels)
    }
}

/// The labels of each tile, and the words at each end.
type Labels = (Vec<Vec<Label>>, Vec<Option<Label>>);

/// The labels of each tile and of each sign; `None` if one does not fit in a drawing of this width.
pub(super) fn labels<'a>(
    drawing: &Drawing,
    tiles: impl Iterator<Item = (&'a Lying, TileSpot)> + Clone,
    signs: &[Sign],
    width: i32,
    legend: &Legend,
) -> Option<Labels> {
    let of_tiles = tiles.clone().map(|(_, spot)| spot.area());
    let areas: Vec<Area> = of_tiles.chain(signs.iter().map(|sign| sign.area())).collect();
    let all = areas.iter().copied().reduce(Area::and)?;
    let spare = (width - all.width()) / 2;
    let (left, right) = (all.left - spare, all.right + spare);
    let letters = legend.letters;
    let mut taken = Taken { areas, left, right, letters };
    let ends = drawing.arms.iter().zip(signs).map(|(arm, sign)| {
        Some(match arm.end.words.as_str() {
            "" => None,
            words => {
                let half = letters.half(words, LabelKind::Words);
                Some(taken.words(words, at_end(half, letters.half_line(), *sign))?)
            }
        })
    });
    let words = ends.collect::<Option<Vec<_>>>()?;
    let mut tiles = tiles.map(|(lying, spot)| taken.beside(lying, spot, legend));
    Some((tiles.by_ref().collect::<Option<Vec<_>>>()?, words))
}

/// Candidate centres, the best first.
fn at_end(half: i32, line: i32, sign: Sign) -> Vec<Point> {
    let (x, y) = sign.middle;
    // Beside the sign, then above and below it, then beyond the labels of tiles.
    let (beside, along) = (sign.radius + 2 + half, half - sign.radius);
    let over = |by: i32| [0, along, -along].map(|right| [(right, by), (right, -by)]).concat();
    let near = over(sign.radius + 1 + line);
    let far = [2, 4, 6, 8].map(|lines| over(sign.radius + 3 + (lines + 1) * line)).concat();
    let row = [&[(beside, 0)], &near[..], &far].concat();
    let column = [&near[..1], &[(beside, 0), (-beside, 0)], &near[1..], &far].concat();
    let places = if sign.heading.is_row() { row } else { column }.into_iter();
    let ahead = |(right, down)| match sign.heading {
        Direction::East | Direction::South => (x + right, y + down),
        Direction::West => (x - right, y - down),
        Direction::North => (x + right, y - down),
    };
    places.map(ahead).collect()
}

/// Offsets of a label from the centre of a tile, best first for a number. An initial goes opposite.
fn beside(spot: TileSpot, half: i32, line: i32) -> Vec<Point> {
    let area = spot.area();
    let (up, side) = (area.height() / 2 + line + 1, area.width() / 2 + half + 1);
    let at = |by: i32, up: i32| [0, -half - 1, half + 1].map(|right| (right, by * up));
    let over = |by: i32| at(by, up);
    let aside = |by: i32| [0, -10, 10].map(|down| (by * side, down));
    let corners = |(right, down)| [up, up + 10].map(|up| (right * side, down * up));
    let sides = if spot.heading.is_row() {
        [over(-1), over(1), aside(-1), aside(1)]
    } else {
        [aside(-1), aside(1), over(-1), over(1)]
    };
    let corners = [(-1, -1), (1, -1), (-1, 1), (1, 1)].map(corners);
    let beyond = up + 2 * line + 1;
    let beyond = [at(-1, beyond), at(1, beyond)];
    [sides.as_flattened(), corners.as_flattened(), beyond.as_flattened()].concat()
}
