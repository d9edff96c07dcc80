//! A layout as rows of arms, each with its name, for arms that cannot bend away from each other.

use super::labels::{Label, LabelKind, of_tile, widest};
use super::{Detail, Legend, PlacedTiles, Sign, TileSpot};
use nos_law::{Direction, Drawing, DrawnArm, Lying};

const APART: i32 = 24;

/// Rows, filled from the left.
struct Rows<'a> {
    legend: &'a Legend,
    width: i32,
    /// Middle of the edge where the next tile begins.
    at: (i32, i32),
    /// Right edge of the last tile's labels.
    labelled: i32,
    /// Distance from the middle of a row to the middle of its labels.
    labels: i32,
    /// Whether there is room for names above the row.
    has_names: bool,
    placed: PlacedTiles,
}

pub(super) fn in_rows(drawing: &Drawing, width: i32, legend: &Legend) -> PlacedTiles {
    let mut rows = Rows {
        legend,
        width,
        at: (0, 0),
        labelled: 0,
        labels: match legend.detail {
            Detail::All => 21 + legend.letters.half_line(),
            _ => 22 - legend.letters.half_line(),
        },
        has_names: true,
        placed: PlacedTiles { letters: legend.letters, ..PlacedTiles::default() },
    };
    let (first, begins) = (drawing.first_called(), rows.at);
    rows.name(&first);
    rows.tile(&drawing.set, drawing.is_across);
    rows.pass(begins, &first);
    let arms = || drawing.arms.iter().enumerate();
    let mut ends = vec![None; drawing.arms.len()];
    for (at, arm) in arms().filter(|(_, arm)| !arm.tiles.is_empty()) {
        let name = named(drawing, arm, legend);
        rows.begin_arm(drawing, arm, &name);
        let begins = rows.at;
        rows.name(&name);
        for lying in &arm.tiles {
            rows.tile(lying, drawing.lies_across(lying));
        }
        ends.splice(at..=at, [Some(rows.end(arm, None))]);
        rows.pass(begins, &name);
    }
    // Arms without tiles share a row at the end.
    let mut bare = arms().filter(|(_, arm)| arm.tiles.is_empty()).peekable();
    if bare.peek().is_some() {
        rows.begin(0);
    }
    for (at, arm) in bare {
        ends.splice(at..=at, [Some(rows.end(arm, Some(named(drawing, arm, legend))))]);
    }
    rows.placed.ends = ends.into_iter().flatten().collect();
    rows.placed
}

/// The name of an arm, with the number of the tile where it begins, if that is not the set.
fn named(drawing: &Drawing, arm: &DrawnArm, legend: &Legend) -> String {
    // Without numbers beside tiles, the name cannot refer to one.
    let is_of_set = arm.from == drawing.set.order || legend.detail != Detail::All;
    message!("arm-in-row", arm = arm.name, from = arm.from, is_of_set)
}

impl Rows<'_> {
    /// Reserves the width of a name that began here, so that the next arm starts after it.
    fn pass(&mut self, begins: (i32, i32), name: &str) {
        if self.at.1 == begins.1 {
            let named = begins.0 + 2 * self.legend.letters.half(name, LabelKind::Arm);
            self.at.0 = self.at.0.max(named);
        }
    }

    /// Begins a row below the last one, with this much more space.
    fn begin(&mut self, more: i32) {
        let below = 2 * (self.labels + self.legend.letters.half_line());
        self.at = (0, self.at.1 + below + more);
        self.labelled = 0;
        self.has_names = more > 0;
    }

    /// Continues the row if the arm fits, or begins a row below.
    fn begin_arm(&mut self, drawing: &Drawing, arm: &DrawnArm, name: &str) {
        let length = |lying: &Lying| {
            widest(lying, self.legend).max(if drawing.lies_across(lying) { 20 } else { 40 })
        };
        let words = 2 * self.legend.letters.half(&arm.end.words, LabelKind::Words);
        let end = 2 * self.legend.letters.sign() + words + 16;
        let tiles = arm.tiles.iter().map(length).sum::<i32>() + end;
        let wide = tiles.max(2 * self.legend.letters.half(name, LabelKind::Arm));
        if self.has_names && self.at.0 + APART + wide <= self.width {
            self.at.0 += APART;
            self.labelled = self.at.0;
        } else {
            self.begin(2 * self.legend.letters.half_line());
        }
    }

    fn name(&mut self, name: &str) {
        let up = self.labels + 2 * self.legend.letters.half_line();
        let middle = (self.at.0 + self.legend.letters.half(name, LabelKind::Arm), self.at.1 - up);
        self.placed.names.push(self.legend.letters.label(name.to_owned(), LabelKind::Arm, middle));
    }

    fn tile(&mut self, lying: &Lying, is_across: bool) {
        let (number, initial) = of_tile(lying, self.legend);
        let wide = widest(lying, self.legend) / 2;
        let straight = |at| TileSpot::straight(at, Direction::East, is_across);
        let moved = |rows: &Self| {
            let apart = rows.labelled + wide - straight(rows.at).middle.0;
            straight((rows.at.0 + apart.max(0), rows.at.1))
        };
        let mut spot = moved(self);
        if spot.next.0 > self.width {
            // Leave room above the new row for the name of another arm, which may begin there.
            self.begin(match self.legend.detail {
                Detail::All => 2 * self.legend.letters.half_line(),
                _ => 0,
            });
            spot = moved(self);
        }
        (self.at, self.labelled) = (spot.next, spot.middle.0 + wide);
        let (x, y) = spot.middle;
        let (letters, labels) = (self.legend.letters, self.labels);
        let number = letters.label(number, LabelKind::Number, (x, y - labels));
        let by = initial.map(|text| letters.label(text, LabelKind::By, (x, y + labels)));
        self.placed.tiles.push(spot);
        let is_shown = |_: &Label| self.legend.detail == Detail::All;
        self.placed.labels.push([number].into_iter().chain(by).filter(is_shown).collect());
    }

    fn end(&mut self, arm: &DrawnArm, name: Option<String>) -> (Sign, Option<Label>) {
        let name = name.unwrap_or_default();
        let (letters, radius) = (self.legend.letters, self.legend.letters.sign());
        let [before, after] =
            [&name, &arm.end.words].map(|words| letters.half(words, LabelKind::Words));
        if self.at.0 > 0 && self.at.0 + 2 * (before + after + radius) + 16 > self.width {
            self.begin(0);
        }
        if before > 0 {
            let middle = (self.at.0 + before, self.at.1);
            self.placed.names.push(letters.label(name, LabelKind::Arm, middle));
            self.at.0 += 2 * before;
        }
        let sign = Sign::new(self.at, Direction::East, radius);
        self.at.0 += 2 * radius + 8;
        let words = Some(arm.end.words.clone())
            .filter(|words| !words.is_empty())
            .map(|words| letters.label(words, LabelKind::Words, (self.at.0 + after, self.at.1)));
        self.at.0 += 2 * after + 8;
        (sign, words)
    }
}
