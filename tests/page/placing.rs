//! No tile or label lies on another in simulated hands of every domino law.

use nos_law::{Drawing, Law, Picture, Share, SimulationOptions};
use nos_laws::LAWS;
use nos_laws::simulate::SimulatedEvening;
use nos_pages::layout::{WIDTHS, on_wall, on_wall_pixels, placed};
use nos_pages::{Area, Legend, PlacedTiles};
use proptest::prelude::*;

const DOMINOES: [&str; 5] = ["nos", "fives-and-threes", "dominoes", "matador", "tiddle-a-wink"];

/// Width for a drawing on a phone of 390 pixels.
const PHONE: f64 = 358.0;

fn law(name: &str) -> &'static Law {
    LAWS.into_iter().find(|law| law.name() == name).unwrap()
}

fn tiles(drawing: &Drawing) -> usize {
    1 + drawing.arms.iter().map(|arm| arm.tiles.len()).sum::<usize>()
}

/// The layout at some moment of each hand of an evening, and after its last entry.
fn drawn(
    law: &'static Law,
    players: Option<usize>,
    hands: u32,
    seed: u64,
) -> Vec<(Drawing, Legend)> {
    let options = SimulationOptions {
        players,
        hands,
        fouls: Share::percent(10),
        ..SimulationOptions::default()
    };
    let mut evening = SimulatedEvening::new(law, &options, seed).unwrap();
    let (mut all, mut last) = (Vec::new(), None);
    let mut moment = seed;
    while evening.next().is_some() {
        let Some(Picture::Tiles(drawing, _)) = evening.session().drawn() else { continue };
        let names = evening.session().names();
        // Names must have different initials.
        let names = names.iter().enumerate().map(|(at, name)| match seed % 3 {
            0 => format!("Wi{}{name}", char::from(b'a' + at as u8)),
            _ => name.as_str().to_owned(),
        });
        let legend = Legend::new_for(law, names.collect());
        moment = moment.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let before = last.replace((drawing.clone(), legend.clone()));
        all.extend(before.filter(|(before, _)| tiles(before) > tiles(&drawing)));
        if moment >> 60 == 0 {
            all.push((drawing, legend));
        }
    }
    all.extend(last);
    all
}

fn wrong(placed: &PlacedTiles, drawing: &Drawing, width: i32) -> Option<String> {
    if placed.tiles.len() != tiles(drawing) || placed.ends.len() != drawing.arms.len() {
        return Some("something is missing".to_owned());
    }
    let tiles = placed.tiles.iter().map(|spot| ("tile".to_owned(), spot.area()));
    let signs = placed.ends.iter().map(|(sign, _)| ("sign".to_owned(), sign.area()));
    let labels = placed.all_labels().map(|label| (label.text.clone(), label.area));
    let all: Vec<(String, Area)> = tiles.chain(signs).chain(labels).collect();
    for (at, (one, area)) in all.iter().enumerate() {
        for (other, beside) in &all[..at] {
            if area.meets(*beside, 0) {
                return Some(format!("{one} at {area:?} lies on {other} at {beside:?}"));
            }
        }
    }
    let whole = placed.area().width();
    (whole > width).then(|| format!("{whole} is wider than {width}"))
}

#[test]
fn on_a_phone_no_tile_is_narrower_than_14_pixels_and_no_letter_smaller_than_9() {
    // Letters are 11 units high and tiles 20 wide; a margin of a unit keeps outlines whole.
    let unit = PHONE / f64::from(WIDTHS[0] + 2);
    assert!(20.0 * unit >= 14.0 && 11.0 * unit >= 9.0, "{unit}");
}

fn check_overlaps(law: &'static Law, players: Option<usize>, hands: u32, seed: u64) -> [usize; 2] {
    let mut in_rows = [0, 0];
    for (drawing, legend) in drawn(law, players, hands, seed) {
        for width in WIDTHS {
            let placed = placed(&drawing, width, &legend);
            in_rows[usize::from(!placed.names.is_empty())] += 1;
            let wrong = wrong(&placed, &drawing, width);
            assert!(wrong.is_none(), "{}, {seed}: {}", law.name(), wrong.unwrap());
        }
    }
    in_rows
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(10) })]

    #[test]
    fn nothing_lies_on_anything(law_at in 0..DOMINOES.len(), seed: u64) {
        check_overlaps(law(DOMINOES[law_at]), None, 5, seed);
    }
}

#[test]
#[ignore = "takes minutes"]
fn nothing_lies_on_anything_in_thousands_of_evenings() {
    for seed in 0..1_000 {
        for name in DOMINOES {
            check_overlaps(law(name), None, 5, seed);
        }
    }
    for seed in 0..200 {
        check_overlaps(law("dominoes"), Some(10), 2, seed);
    }
}

#[test]
fn nothing_lies_on_anything_with_ten_players_and_double_twelve() {
    for seed in 0..3 {
        check_overlaps(law("dominoes"), Some(10), 1, seed);
    }
}

#[test]
fn few_layouts_need_rows() {
    check_rows(6);
}

#[test]
#[ignore = "takes minutes: many times as many evenings"]
fn few_layouts_of_very_many_need_rows() {
    check_rows(100);
}

fn check_rows(evenings: u64) {
    for (name, most) in [("nos", 4), ("fives-and-threes", 1), ("matador", 1), ("tiddle-a-wink", 1)]
    {
        let all = (0..evenings).map(|seed| check_overlaps(law(name), None, 4, seed));
        let [lying, in_rows] = all.fold([0, 0], |sum, own| [sum[0] + own[0], sum[1] + own[1]]);
        assert!(in_rows * 100 <= most * (lying + in_rows), "{name}: {in_rows} and {lying}");
    }
}

/// Returns the height of the letters, in hundredths of a per cent of the height of a wall.
fn of_a_wall(drawing: &Drawing, legend: &Legend) -> i32 {
    let placed = on_wall(drawing, legend);
    assert_eq!(wrong(&placed, drawing, i32::MAX), None);
    (on_wall_pixels(&placed) / 1080.0 * 10_000.0) as i32
}

#[test]
fn letters_of_a_drawing_are_large_on_a_wall() {
    check_letters(1);
}

#[test]
#[ignore = "takes minutes: three hundred times as many evenings"]
fn letters_of_very_many_drawings_are_large_on_a_wall() {
    check_letters(300);
}

fn check_letters(evenings: u64) {
    for name in DOMINOES {
        let evenings = (0..evenings).flat_map(|seed| {
            // This includes double twelve.
            let ten = (name == "dominoes").then_some(10);
            [drawn(law(name), None, 4, seed), drawn(law(name), ten, 2, seed)].concat()
        });
        let sized =
            evenings.map(|(drawing, legend)| (of_a_wall(&drawing, &legend), tiles(&drawing)));
        let mut all: Vec<(i32, usize)> = sized.collect();
        all.sort_unstable();
        // People can read letters of 2.5 % from four metres.
        assert!(all[0].0 >= 250, "{name}: {:?}", all[0]);
    }
}
