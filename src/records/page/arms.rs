//! A layout as rows of arms, one below the other, each with its name: where arms cannot bend away from each other.

use super::labels::{HALF_LINE, Label, LabelKind, half, of_tile, widest};
use super::layout::{Legend, PlacedTiles};
use super::placing::{Sign, TileSpot};
use nos_rules::law::picture::{Direction, Drawing, DrawnArm, Lying};

/// From the middle of a row to that of its labels, of its name, and of the row below.
const LABELS: i32 = 21 + HALF_LINE;
const NAME: i32 = LABELS + 2 * HALF_LINE;
const BELOW: i32 = 2 * (LABELS + HALF_LINE);

/// Rows that are filled from the left.
struct Rows<'a> {
    legend: &'a Legend,
    width: i32,
    /// The middle of the edge at which the next tile begins.
    at: (i32, i32),
    /// Where the labels of the last tile end.
    labelled: i32,
    placed: PlacedTiles,
}

pub(super) fn in_rows(drawing: &Drawing, width: i32, legend: &Legend) -> PlacedTiles {
    let mut rows = Rows {
        legend,
        width,
        at: (0, 0),
        labelled: 0,
        placed: PlacedTiles::default(),
    };
    rows.name(&message!("the-set"));
    rows.tile(&drawing.set, drawing.is_across);
    let arms = || drawing.arms.iter().enumerate();
    let mut ends = vec![None; drawing.arms.len()];
    for (at, arm) in arms().filter(|(_, arm)| !arm.tiles.is_empty()) {
        rows.begin(2 * HALF_LINE);
        rows.name(&named(drawing, arm));
        for lying in &arm.tiles {
            rows.tile(lying, drawing.crosses && lying.tile().is_double());
        }
        ends.splice(at..=at, [Some(rows.end(arm, None))]);
    }
    // Arms that are still bare follow each other.
    let mut bare = arms().filter(|(_, arm)| arm.tiles.is_empty()).peekable();
    if bare.peek().is_some() {
        rows.begin(0);
    }
    for (at, arm) in bare {
        ends.splice(at..=at, [Some(rows.end(arm, Some(named(drawing, arm))))]);
    }
    rows.placed.ends = ends.into_iter().flatten().collect();
    rows.placed
}

/// The name of an arm, and the tile at which it begins, if that is not the set.
fn named(drawing: &Drawing, arm: &DrawnArm) -> String {
    let is_of_set = arm.from == drawing.set.order;
    message!("arm-in-row", arm = arm.name, from = arm.from, is_of_set)
}

impl Rows<'_> {
    /// Begins a row below the last one, with so much room more.
    fn begin(&mut self, more: i32) {
        self.at = (0, self.at.1 + BELOW + more);
        self.labelled = 0;
    }

    fn name(&mut self, name: &str) {
        let middle = (half(name, LabelKind::Arm), self.at.1 - NAME);
        let name = Label::new(name.to_owned(), LabelKind::Arm, middle);
        self.placed.names.push(name);
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
            self.begin(0);
            spot = moved(self);
        }
        (self.at, self.labelled) = (spot.next, spot.middle.0 + wide);
        let (x, y) = spot.middle;
        let number = Label::new(number, LabelKind::Number, (x, y - LABELS));
        let by = initial.map(|text| Label::new(text, LabelKind::By, (x, y + LABELS)));
        self.placed.tiles.push(spot);
        self.placed
            .labels
            .push(std::iter::once(number).chain(by).collect());
    }

    /// The sign at the end of an arm; before it the name of the arm, if it is to stand there.
    fn end(&mut self, arm: &DrawnArm, name: Option<String>) -> (Sign, Option<Label>) {
        let name = name.unwrap_or_default();
        let [before, after] = [&name, &arm.end.words].map(|words| half(words, LabelKind::Words));
        if self.at.0 > 0 && self.at.0 + 2 * (before + after) + 34 > self.width {
            self.begin(0);
        }
        if before > 0 {
            let middle = (self.at.0 + before, self.at.1);
            self.placed
                .names
                .push(Label::new(name, LabelKind::Arm, middle));
            self.at.0 += 2 * before;
        }
        let sign = Sign::new(self.at, Direction::East);
        self.at.0 += 26;
        let words = Some(arm.end.words.clone()).filter(|words| !words.is_empty());
        let words = words.map(|words| {
            let middle = (self.at.0 + after, self.at.1);
            Label::new(words, LabelKind::Words, middle)
        });
        self.at.0 += 2 * after + 8;
        (sign, words)
    }
}
