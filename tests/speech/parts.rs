//! Times, and the words of a line.

use nos_entry::timestamp::{time_of_day, written};
use nos_entry::{Dialect, Parts, Timestamp, annotate, read_line};
use nos_laws::nos::LAW;
use proptest::prelude::*;

fn begins_with_a_time(line: &str) -> bool {
    Parts::split(line).time.is_some()
}

#[test]
fn a_time_has_a_date_a_time_of_day_and_an_offset() {
    for good in [
        "2026-11-21T20:14:03+01:00",
        "2026-11-21T20:14:03Z",
        "2026-11-21t20:14:03.25z",
        "2024-02-29T00:00:00-00:00",
        "2000-02-29T23:59:60+14:00",
        "2026-02-28T20:14:03Z",
    ] {
        assert_eq!(Timestamp::new(good).map(|time| time.as_str()), Some(good));
        assert!(begins_with_a_time(good));
    }
    for bad in [
        "2026-11-21",
        "2026-11-21T20:14+01:00",
        "2026-11-21T20:14:03",
        "2026-11-21T20:14:03+0100",
        "2026-11-21T20:14:03+24:00",
        "2026-11-21T20:14:03+01:60",
        "2026-11-21T20:14:03.+01:00",
        "2026-11-21T24:00:00Z",
        "2026-11-21T20:60:00Z",
        "2026-11-21T20:14:61Z",
        "2026-11-31T20:14:03Z",
        "2026-13-01T20:14:03Z",
        "2026-00-01T20:14:03Z",
        "2026-01-00T20:14:03Z",
        "2026-02-29T20:14:03Z",
        "1900-02-29T20:14:03Z",
        "2026-11-21T20:14:03Zz",
        "2026-11-21T+1:14:03Z",
        "2026-",
    ] {
        assert_eq!(Timestamp::new(bad), None, "{bad}");
        assert!(begins_with_a_time(bad), "{bad}");
    }
    for other in ["6-4", "2026", "202-6", "play", "20266-1", ""] {
        assert!(!begins_with_a_time(other), "{other}");
    }
}

#[test]
fn a_moment_is_shown_as_in_a_journal() {
    for (typed, shown, time) in rows! {
        "2026-11-21t09:05:59.25z", "2026-11-21T09:05:59+00:00", "09:05";
        "2026-01-02T23:04:05+01:30", "2026-01-02T23:04:05+01:30", "23:04";
        "0001-12-31T00:00:60-11:00", "0001-12-31T00:00:60-11:00", "00:00";
    } {
        let moment = Timestamp::new(typed).unwrap().moment();
        assert_eq!((written(&moment).as_str(), time_of_day(&moment).as_str()), (shown, time));
    }
}

#[test]
fn the_earlier_moment_has_the_smaller_instant() {
    let day = 86_400;
    for (earlier, later, seconds) in rows! { of (&str, &str, i64):
        "1600-02-29T12:00:00+00:00", "1970-01-01T00:00:00+00:00", 135_080 * day + day / 2;
        "1970-01-01T00:00:00+00:00", "1970-07-31T00:00:00+00:00", 211 * day;
        "1970-07-31T00:00:00+00:00", "1970-08-01T00:00:00+00:00", day;
        "1970-08-01T00:00:00+00:00", "2024-02-28T23:59:59+00:00", 19_569 * day + day - 1;
        "2024-02-28T23:59:59+00:00", "2024-02-29T00:00:00+00:00", 1;
        "2024-02-29T00:00:00+00:00", "2024-03-01T00:00:00+00:00", day;
        "2024-03-01T00:00:00+00:00", "2024-12-31T23:00:00-01:00", 306 * day;
        "2024-12-31T23:00:00-01:00", "2025-01-01T00:00:01+00:00", 1;
        "2025-01-01T00:00:01+00:00", "2025-01-01T02:00:00+01:00", 3_599;
    } {
        let [earlier, later] =
            [earlier, later].map(|time| Timestamp::new(time).unwrap().moment().timestamp());
        assert_eq!(later - earlier, seconds);
    }
}

/// Whether a line can be read; with and without notes the result is the same.
fn is_read(line: &str) -> bool {
    let plain = read_line(LAW.language, line);
    let noted = annotate(LAW.language, line, Dialect::Written).line;
    assert_eq!(plain, noted, "{line:?}");
    plain.is_ok()
}

#[test]
fn a_line_is_read_alike_however_its_words_are_split() {
    let long = format!("pass {}", "x".repeat(60));
    for (line, expected) in rows! {
        "", true;
        " ", true;
        "deal", true;
        "  draw   Cees  2  ", true;
        "play Cees 6>1 on right", true;
        "pass Exactl8", true;
        "pass Anna#b c", true;
        "#", true;
        "draw Anna 2 # after # more", true;
        "draw Anna 8#", true;
        "note sixty-three bytes of which the last is a letter, as it may", true;
        "note sixty-four bytes, and then a comment that begins with a #, ", true;
        "2026-11-21T20:14:03+01:00 play Bram 6>1 on east claim # ~0123abcd", true;
        "pass Anna # é", true;
        "pass 李明", true;
        "pass\u{a0}Anna", true;
        "12345678\t", false;
        "pass # \u{7f}", false;
        "\0", false;
        &long, false;
        "a b c d e f g h i j k l m n o p q r s t", false;
    } {
        assert_eq!(is_read(line), expected, "{line:?}");
    }
}

/// Makes few or many names with numbers. No verb or other word begins like these names.
fn counted() -> impl Strategy<Value = Vec<(String, u32)>> {
    prop::collection::vec(("Zq{0,9}", 0..2000u32), 1..10)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(512) })]

    #[test]
    fn words_are_found_at_any_place(
        counted in counted(),
        blanks in prop::collection::vec(1..12usize, 21),
        comment in "(#[ -~]{0,70})?",
    ) {
        let pairs = counted.iter().flat_map(|(name, chips)| [name.clone(), chips.to_string()]);
        let words: Vec<String> = std::iter::once("recount".to_owned()).chain(pairs).collect();
        let spread = words.iter().zip(&blanks);
        let spread: String = spread.map(|(word, blanks)| format!("{}{word}", " ".repeat(*blanks))).collect();
        let line = format!("{spread} {comment}");
        prop_assert!(is_read(&line), "{line:?}");
        let body = read_line(LAW.language, &line).unwrap().body;
        prop_assert_eq!(body.unwrap().to_string(), words.join(" "));
    }
}
