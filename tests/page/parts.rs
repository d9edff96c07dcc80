//! Parts of pages: figures, colours, their frame, layouts and charts.

use crate::support::records::record_named;
use maud::{PreEscaped, html};
use nos_base::text::look;
use nos_base::{Look, SpanKind, Spots, Told};
use nos_entry::Date;
use nos_law::{Direction, Drawing, DrawnArm, DrawnEnd, EntryNo, Lying};
use nos_pages::chart::chart;
use nos_pages::colour::{COLOURS, INKS};
use nos_pages::figures::{change, date, decimal, prose};
use nos_pages::layout::{WIDTHS, layout};
use nos_pages::lead::ranks;
use nos_pages::legend::{initials, told_apart};
use nos_pages::{Chart, ChartLine, Frame, Legend, page};
use nos_records::print::sheet::Sheet;
use sha2::{Digest, Sha256};

#[test]
fn numbers_have_a_true_minus_and_thin_spaces_in_thousands() {
    for (plain, shown) in [
        ("0", "0"),
        ("-7", "−7"),
        ("+1234", "+1234"),
        ("12345", "12\u{202f}345"),
        ("-1234567.50", "−1\u{202f}234\u{202f}567.50"),
        ("won, 61", "won, 61"),
        ("-", "-"),
        ("", ""),
    ] {
        assert_eq!(decimal(plain), shown);
    }
    assert_eq!(change(0), "0");
}

#[test]
fn a_date_has_its_month_in_words() {
    for (month, words) in [(12, "1 December 2026"), (1, "1 January 2026")] {
        let day = Date::from_ymd_opt(2026, month, 1).unwrap();
        assert_eq!(date(day), words);
    }
}

/// The relative luminance of a colour, by WCAG 2.2.
fn luminance(colour: &str) -> f64 {
    let part = |at: usize| {
        let own = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
        if own <= 0.040_45 { own / 12.92 } else { ((own + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn every_colour_can_be_read_on_its_paper() {
    assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 0.01);
    let ink = |name: &str| *INKS.iter().find(|own| own.0 == name).unwrap();
    let (_, light, dark) = ink("paper");
    let (_, face, dim) = ink("face");
    struct Printed {
        name: &'static str,
        colour: &'static str,
        paper: &'static str,
        least: f64,
    }
    let printed = |name, colour, paper, least| Printed { name, colour, paper, least };
    let mut table = Vec::new();
    for (name, by_day, by_night) in ["ink", "quiet", "accent"].map(ink) {
        table.push(printed(name, by_day, light, 4.5));
        table.push(printed(name, by_day, "#ffffff", 4.5));
        table.push(printed(name, by_night, dark, 4.5));
    }
    for own in COLOURS {
        table.push(printed("a player", own.light, light, 4.5));
        table.push(printed("a player", own.dark, dark, 4.5));
    }
    for (name, least) in [("pip", 7.0), ("red", 4.5)] {
        let (_, by_day, by_night) = ink(name);
        table.push(printed(name, by_day, face, least));
        table.push(printed(name, by_night, dim, least));
    }
    for Printed { name, colour, paper, least } in table {
        let contrast = contrast(colour, paper);
        assert!(contrast >= least, "{name}, {colour} on {paper}: {contrast}");
    }
}

#[test]
fn every_ink_can_be_read_on_a_black_terminal_and_on_a_white_one() {
    let mut written = String::new();
    let look = Look { color: true, ..<Look as Default>::default() };
    for ink in [
        look::Ink::Status,
        look::Ink::Verb,
        look::Ink::Piece,
        look::Ink::Keyword,
        look::Ink::Wrong,
        look::Ink::Hint,
        look::Ink::HintFoul,
        look::Ink::Open,
        look::Ink::Shut,
    ] {
        written += &look.ink(ink, "x");
    }
    let codes = written.split("\u{1b}[").filter_map(|code| code.split_once('m'));
    let codes = codes.filter(|(code, _)| code.starts_with(['3', '9']));
    let mut inks = 0;
    for (code, _) in codes {
        let number: u32 = code.strip_prefix("38;5;").unwrap().parse().unwrap();
        let step = |step: u32| if step == 0 { 0 } else { 55 + 40 * step };
        let (cube, grey) = (number - 16, 8 + 10 * number.saturating_sub(232));
        let [red, green, blue] = match number {
            16..232 => [step(cube / 36), step(cube / 6 % 6), step(cube % 6)],
            _ => [grey; 3],
        };
        let colour = format!("#{red:02x}{green:02x}{blue:02x}");
        for paper in ["#000000", "#ffffff"] {
            let contrast = contrast(&colour, paper);
            assert!(contrast >= 4.0, "{number}, {colour} on {paper}: {contrast}");
        }
        inks += 1;
    }
    assert_eq!(inks, 9);
}

#[test]
fn no_two_players_share_a_colour_a_dash_or_a_marker() {
    for (at, own) in COLOURS.iter().enumerate() {
        for other in &COLOURS[..at] {
            assert!(own.light != other.light && own.dark != other.dark);
            assert!(own.dash != other.dash && own.marker != other.marker);
        }
    }
}

pub fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = text.split_once(from).unwrap();
    rest.split_once(to).unwrap().0
}

fn bytes(base_64: &str) -> Vec<u8> {
    let digits = base_64.trim_end_matches('=').chars().map(|c| match c {
        'A'..='Z' => c as u32 - 'A' as u32,
        'a'..='z' => c as u32 - 'a' as u32 + 26,
        '0'..='9' => c as u32 - '0' as u32 + 52,
        '+' => 62,
        '/' => 63,
        other => panic!("{other}"),
    });
    let bits: String = digits.map(|digit| format!("{digit:06b}")).collect();
    let eights = bits.as_bytes().chunks_exact(8);
    let byte = |eight: &[u8]| u8::from_str_radix(std::str::from_utf8(eight).unwrap(), 2).unwrap();
    eights.map(byte).collect()
}

#[test]
fn a_policy_names_the_only_style_sheet_and_no_title_breaks_out_of_the_running_head() {
    let frame = Frame { running: ["\"}</style><script>", "2026-11-21\\a"], ..Frame::default() };
    let page = page(&frame, &html! { "content" });
    let style = between(&page, "<style>", "</style>");
    assert!(
        style.ends_with("{content:\"}/style>script>\"}@top-right{content:\"2026-11-21a\"}}"),
        "{style}"
    );
    assert!(!style.contains('<'));
    let named = between(&page, "style-src 'sha256-", "'");
    assert_eq!(named.len() % 4, 0);
    assert_eq!(bytes(named), Sha256::digest(style.as_bytes()).as_slice());
}

#[test]
fn a_page_of_a_site_without_a_style_of_its_own_has_no_style_element() {
    for (running, own) in [(["", ""], false), (["left", ""], true)] {
        let frame = Frame { shared: Some("../"), running, ..Frame::default() };
        let page = page(&frame, &html! { "content" });
        assert_eq!(page.contains("<style>"), own, "{page}");
        assert_eq!(page.contains("style-src 'self';"), !own, "{page}");
        assert!(page.contains("href=\"../nos.css\""), "{page}");
    }
}

/// A rectangle: left, top, right, bottom.
type Rectangle = [i32; 4];

fn meet(one: Rectangle, other: Rectangle) -> bool {
    one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
}

fn touch(one: Rectangle, other: Rectangle) -> bool {
    meet([one[0] - 1, one[1] - 1, one[2] + 1, one[3] + 1], other)
}

fn lying(is_double: bool, order: usize) -> Lying {
    Lying {
        touching: Spots::ALL[1],
        open: Spots::ALL[if is_double { 1 } else { 2 }],
        by: None,
        order,
        no: EntryNo(1),
    }
}

fn tiles_of(svg: &str) -> impl Iterator<Item = (&str, &str)> {
    let tiles = svg.match_indices("<use href=\"#t");
    tiles.map(|(at, _)| {
        let (before, drawn) = svg.split_at(at);
        let (_, place) = before.rsplit_once("translate(").unwrap();
        let place = place.split_once(')').unwrap().0;
        (place, drawn.split_once('>').unwrap().0)
    })
}

/// The rectangles of the tiles in a narrow and in a wide drawing, the set first and then arm by
/// arm. Each arm has this many tiles, and of four one is a double.
fn laid(arms: &[Direction], is_across: bool, tiles: usize, doubles: usize) -> [Vec<Rectangle>; 2] {
    let arm = |(place, direction): (usize, &Direction)| DrawnArm {
        name: "arm".into(),
        from: 1,
        direction: *direction,
        // Each arm gets a tile in turn.
        tiles: (0..tiles).map(|at| lying(at % 4 == doubles, 2 + at * arms.len() + place)).collect(),
        end: DrawnEnd::open(Spots::ALL[1], String::new()),
    };
    let drawing = Drawing {
        set: lying(is_across, 1),
        is_across,
        begins_with_set: true,
        set_is_framed: true,
        crosses: true,
        arms: arms.iter().enumerate().map(arm).collect(),
    };
    let PreEscaped(svg) = layout(&drawing, &Legend::default());
    ["layout narrow", "layout wide"].map(|class| {
        let svg = between(&svg, &format!("<svg class=\"{class} "), "</svg>");
        let rectangles = tiles_of(svg).map(|(at, tile)| {
            let (x, y) = at.split_once(' ').unwrap();
            let (x, y): (i32, i32) = (x.parse().unwrap(), y.parse().unwrap());
            let is_upright = !tile.contains("\"r90\"") && !tile.contains("\"r270\"");
            let (wide, high) = if is_upright { (10, 20) } else { (20, 10) };
            [x - wide, y - high, x + wide, y + high]
        });
        let rectangles: Vec<Rectangle> = rectangles.collect();
        assert_eq!(rectangles.len(), 1 + arms.len() * tiles);
        rectangles
    })
}

#[test]
fn an_arm_turns_only_where_another_is_in_its_way() {
    for (tiles, turns) in [([1, 9], false), ([9, 1], false), ([6, 6], false), ([20, 1], true)] {
        let [first, _] = tiles;
        let arm = |(at, (direction, tiles)): (usize, (&Direction, usize))| DrawnArm {
            name: "arm".into(),
            from: 1,
            direction: *direction,
            tiles: (0..tiles).map(|tile| lying(false, 2 + at * first + tile)).collect(),
            end: DrawnEnd::open(Spots::ALL[1], String::new()),
        };
        let arms = [Direction::West, Direction::East];
        let drawing = Drawing {
            set: lying(true, 1),
            is_across: true,
            begins_with_set: true,
            set_is_framed: true,
            crosses: true,
            arms: arms.iter().zip(tiles).enumerate().map(arm).collect(),
        };
        let PreEscaped(svg) = layout(&drawing, &Legend::default());
        let wide = svg.split("<svg class=\"layout").last().unwrap();
        let heights = tiles_of(wide).map(|(at, _)| at.split_once(' ').unwrap().1);
        let heights: std::collections::BTreeSet<&str> = heights.collect();
        assert_eq!(heights.len() > 1, turns, "{tiles:?}: {heights:?}");
    }
}

#[test]
fn a_wide_name_loses_its_end_only_if_it_stays_unique() {
    let names =
        ["Xander Visser", "Xander van der Meulen", "Xander van der Berg", "Bo"].map(str::to_owned);
    for (letters, expected) in rows! {
        30, "Xander Visser|Xander van der Meulen|Xander van der Berg|Bo";
        18, "Xander Visser|Xander van der M…|Xander van der Be…|Bo";
        10, "Xander Vi…|XM|XB|Bo";
    } {
        assert_eq!(told_apart(&names, letters).join("|"), expected);
    }
}

#[test]
fn names_with_the_same_beginning_have_different_initials() {
    let table: [(&[&str], &str); 7] = [
        (&["Anna", "Bram", "Cees"], "A B C"),
        (&["Xander Visser", "Xander van der Meulen", "Bo"], "XV XM B"),
        (&["Jan", "Jan-Piet"], "Ja JP"),
        (&["Jan-Piet", "Jan"], "JP Ja"),
        (&["Joost", "Jan", "Jan-Piet", "Jan-Kees"], "Jo Ja JP JK"),
        (&["Anna", "Annabel"], "A1 A2"),
        (&["李明", "李华", "محمد"], "李明 李华 م"),
    ];
    for (names, expected) in table {
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        assert_eq!(initials(&names).join(" "), expected);
    }
}

#[test]
fn names_in_a_sentence_keep_their_direction_and_signs_are_true() {
    let name = |name| Told::of(SpanKind::Name, name);
    let words = |words: &str| Told::from(words);
    for (parts, expected) in rows! {
        vec![name("Anna"), words(" pays "), name("محمد"), words(" 4.")], "<bdi>Anna</bdi> pays <bdi>محمد</bdi> 4.";
        vec![name("Jan_Piet"), words(" tells Jan_Piet of Anna.")], "<bdi>Jan Piet</bdi> tells Jan_Piet of Anna.";
        vec![words("6-4, "), Told::from(-12), words(" -> +3")], "6-4, −12 → +3";
        vec![words("<b>")], "&lt;b&gt;";
        vec![], "";
    } {
        let PreEscaped(shown) = prose(&parts.into_iter().collect());
        assert_eq!(shown, expected);
    }
}

const CROSS: [Direction; 4] =
    [Direction::North, Direction::East, Direction::South, Direction::West];

#[test]
fn no_two_tiles_meet_however_long_the_arms_are_and_none_leaves_the_room() {
    let line = [Direction::West, Direction::East];
    let tables: [(&[Direction], bool); 3] = [(&line, true), (&line, false), (&CROSS, false)];
    for (arms, is_across) in tables {
        for doubles in 0..4 {
            for (width, all) in WIDTHS.into_iter().zip(laid(arms, is_across, 27, doubles)) {
                let left = all.iter().map(|own| own[0]).min().unwrap();
                for (at, own) in all.iter().enumerate() {
                    assert!(own[2] <= left + width);
                    for other in &all[..at] {
                        assert!(!meet(*own, *other), "{own:?} {other:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn each_tile_touches_the_one_before_it() {
    for all in laid(&CROSS, false, 10, 2) {
        let (set, arms) = all.split_first().unwrap();
        for arm in arms.chunks(10) {
            assert!(touch(*set, arm[0]), "{:?}", arm[0]);
            for pair in arm.windows(2) {
                assert!(touch(pair[0], pair[1]), "{pair:?}");
            }
        }
    }
}

/// Draws a chart for a wide screen: a line from `start` to each of these values; for `None`, a line
/// of a player who has left.
fn drawn(start: i64, ends: &[Option<i64>]) -> String {
    let line = |(place, end): (usize, &Option<i64>)| ChartLine {
        name: format!("N{place}"),
        place,
        points: vec![Some(start), *end],
        fines: Vec::new(),
    };
    let PreEscaped(charts) = chart(&Chart {
        start,
        lines: ends.iter().enumerate().map(line).collect(),
        marks: vec![String::new()],
        ..Chart::default()
    });
    between(&charts, "<svg class=\"chart wide\"", "<figcaption").to_owned()
}

#[test]
fn an_axis_has_about_five_round_numbers_within_the_values() {
    for (start, ends, ticks) in rows! { of (i64, &[Option<i64>], &[&str]):
        500, &[Some(476), Some(524)], &["480", "490", "500", "510", "520"];
        0, &[Some(-220), Some(1200)], &["0", "500", "1000"];
        500, &[], &["500", "502", "504", "506", "508", "510"];
        0, &[Some(61), None], &["0", "20", "40", "60"];
        0, &[Some(-2100), Some(700)], &["−2000", "−1500", "−1000", "−500", "0", "500"];
    } {
        let svg = drawn(start, ends);
        let found = svg.split("class=\"tick\"").skip(1);
        let found: Vec<&str> = found.map(|rest| between(rest, ">", "<")).collect();
        assert_eq!(found, ticks, "{ends:?}");
    }
}

#[test]
fn a_line_ends_with_a_marker() {
    for ends in [&[Some(60)][..], &[Some(60), Some(90), Some(20)]] {
        let svg = drawn(0, ends);
        let lines: Vec<&str> = svg.split("class=\"steps\"").skip(1).collect();
        assert_eq!(lines.len(), ends.len());
        for line in lines {
            // The path counts half columns, and a column is 1 % of the width.
            let half = between(line, " d=\"", "\"").trim().rsplit('H').next().unwrap();
            let column = between(line, "<svg role=\"none\" x=\"", "%\"");
            let [half, column] = [half, column].map(|text| text.parse::<f64>().unwrap());
            assert_eq!(half, 2.0 * column, "{line}");
        }
    }
}

#[test]
fn equal_scores_share_a_rank() {
    for (script, expected) in rows! {
        "seat Anna Bram;begin Anna;resign Anna", [(1, 1), (2, 0)];
        "seat Anna Bram;begin Anna;resign Anna;begin Bram;resign Bram", [(1, 0), (1, 1)];
    } {
        let sheet = Sheet::of(&record_named("chess", script), None);
        assert_eq!(ranks(&sheet), expected, "{script}");
    }
}

#[test]
fn names_never_overlap_and_stay_in_the_chart() {
    let table: [&[Option<i64>]; 3] = [
        &[Some(300), Some(301), None, Some(299), Some(0)],
        &[Some(0), Some(1), Some(2), Some(600)],
        &[Some(600), Some(599), Some(598), Some(0)],
    ];
    for ends in table {
        let svg = drawn(500, ends);
        let names = svg.split("<text class=\"name\"").skip(1);
        let mut heights: Vec<f32> =
            names.map(|rest| between(rest, "y=\"", "\"").parse().unwrap()).collect();
        assert_eq!(heights.len(), ends.iter().flatten().count());
        heights.sort_by(f32::total_cmp);
        // Heights have one decimal.
        assert!(heights.windows(2).all(|two| two[1] - two[0] >= 13.8), "{heights:?}");
        assert!(heights.iter().all(|own| (15.9..=290.1).contains(own)), "{heights:?}");
    }
}
