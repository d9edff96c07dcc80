//! Widths, money, cells and topics.

use nos_base::text::money::CENTS_MOST;
use nos_base::text::tables::{bars, csv, harmless, table, tables};
use nos_base::text::width::{columns, counted, padded, wrapped};
use nos_base::{Article, Column, Decimal, Look, Money};
use nos_entry::{Body, Question, Topic, read_line};
use nos_laws::LAWS;
use nos_records::print::topics::{all, find};
use proptest::prelude::*;

#[test]
fn one_takes_the_singular() {
    for (number, words) in [(0, "0 entries"), (1, "1 entry"), (2, "2 entries")] {
        assert_eq!(counted(number, "entry", "entries"), words);
    }
}

#[test]
fn a_text_is_broken_between_words_and_indented_as_far_as_its_head() {
    for (head, text, width, lines) in rows! { of (&str, &str, usize, &[&str]):
        "7.3  ", "The player must ask.", 15, &["7.3  The player", "     must ask."];
        "", "", 10, &[""];
        "7.3", "", 10, &["7.3"];
        "", " a  b\t c ", 10, &["a b c"];
        "", "ab abcdefg h", 4, &["ab", "abcd", "efg", "h"];
        "", "abcd efgh", 4, &["abcd", "efgh"];
        // Wide and combining letters count with their printed width.
        "", "李明 李明", 8, &["李明", "李明"];
        "", "李明李明", 5, &["李明", "李明"];
        "", "e\u{301}e\u{301}e\u{301}", 2, &["e\u{301}e\u{301}", "e\u{301}"];
        "", "abc\u{2764}\u{fe0f} abc", 5, &["abc\u{2764}\u{fe0f}", "abc"];
        "", "a \u{2764}\u{fe0f}\u{2764}\u{fe0f}", 4, &["a", "\u{2764}\u{fe0f}\u{2764}\u{fe0f}"];
    } {
        assert_eq!(wrapped(head, text, width), lines, "{text:?} at {width}");
    }
    assert_eq!((columns("李明"), columns("e\u{301}")), (4, 1));
    assert_eq!(padded("李", 4), "李  ");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_line_is_too_wide_and_no_letter_is_lost(text in "[ a-z李é]{0,80}", width in 2usize..40) {
        let lines = wrapped("", &text, width);
        prop_assert!(lines.iter().all(|line| columns(line) <= width));
        let letters = |text: &str| text.chars().filter(|c| *c != ' ').collect::<String>();
        prop_assert_eq!(letters(&lines.concat()), letters(&text));
    }
}

#[test]
fn a_text_that_a_spreadsheet_would_run_is_made_harmless() {
    for (cell, safe) in [
        ("=1+1", "'=1+1"),
        ("=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"),
        ("+1+1", "'+1+1"),
        ("-1+1", "'-1+1"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("\t=1", "'\t=1"),
        ("＝1", "'＝1"),
        ("-", "'-"),
        ("-.", "'-."),
        ("1.2.3", "1.2.3"),
        ("-1.2.3", "'-1.2.3"),
        ("-16", "-16"),
        ("+16", "+16"),
        ("-1.50", "-1.50"),
        ("0", "0"),
        ("Anna", "Anna"),
        ("", ""),
        ("a=b", "a=b"),
    ] {
        assert_eq!(harmless(cell), safe, "{cell}");
    }
}

#[test]
fn quotes_commas_and_line_ends_stay_in_their_cell_and_an_empty_cell_is_a_row() {
    let table: [(&[&str], &str); 3] = rows! {
        &["a,b", "say \"x\"", "", "=1,2"], "\"a,b\",\"say \"\"x\"\"\",,\"'=1,2\"";
        &[""], "\"\"";
        &["1"], "1";
    };
    let rows = table.map(|(cells, _)| cells.iter().map(ToString::to_string).collect::<Vec<_>>());
    let text = csv(rows, Decimal::Point);
    assert_eq!(text.lines().collect::<Vec<_>>(), table.map(|(_, line)| line));
}

#[test]
fn a_decimal_is_read_in_whole_cents() {
    let table = [
        ("0.50", Some(50)),
        ("0.5", Some(50)),
        ("2", Some(200)),
        ("12.05", Some(1205)),
        ("0", Some(0)),
        ("0.01", Some(1)),
        ("", None),
        (".", None),
        (".5", None),
        ("1.", None),
        ("1.005", None),
        ("-1", None),
        ("+1", None),
        ("1,50", Some(150)),
        ("1,5.0", None),
        ("1.50,0", None),
        ("1e3", None),
        (" 1", None),
        ("1000000.01", None),
        ("99999999999", None),
    ];
    for (text, cents) in table {
        assert_eq!(Money::cents(text), cents, "{text}");
    }
}

#[test]
fn art_12_4_twenty_units_are_worth_the_agreed_money_to_the_cent() {
    let money = |cents| Money::new(cents, "EUR");
    for (cents, chips, worth) in rows! { of (u32, i64, &str):
        50, 20, "0.50";
        50, -60, "-1.50";
        50, 0, "0.00";
        25, 10, "0.125";
        1, 1, "0.0005";
        1, -1, "-0.0005";
        250, 480, "60.00";
        CENTS_MOST, i64::MAX, "461168601842738790350000.00";
    } {
        assert_eq!(money(cents).unwrap().worth(chips), worth, "{cents} {chips}");
    }
    assert_eq!(money(50).unwrap().amount(-20), "-0.50 EUR");
    assert_eq!(Money::new(50, "").unwrap().amount(20), "0.50");
    assert_eq!((money(0), money(CENTS_MOST + 1)), (None, None));
}

#[test]
fn every_topic_is_found_by_its_words_and_none_of_them_is_a_verb() {
    for law in LAWS {
        let mut found = 0;
        for topic in all(law) {
            for word in &topic.words {
                let asked = read_line(law.language, &format!("help {word}")).map(|line| line.body);
                let Ok(Some(Body::Question(Question::Help(Topic::Words(words))))) = asked else {
                    panic!("{word} is a verb")
                };
                assert!(find(law, &words).is_some_and(|own| own == topic), "{word}");
                found += 1;
            }
            assert!(!topic.lines.is_empty());
        }
        assert!(found > 5, "{}", law.name());
    }
}

#[test]
fn every_article_of_a_topic_is_in_the_rulebook() {
    for law in LAWS {
        let lines = law.library().help.topics.iter().flat_map(|topic| &topic.lines);
        let cited = lines.filter_map(|line| line.split_once('[')?.1.split_once(']'));
        let numbers: Vec<&str> = cited.flat_map(|(numbers, _)| numbers.split(", ")).collect();
        assert!(numbers.len() > 5, "{}", law.name());
        for number in numbers {
            let clause =
                Article::read(number).map(|article| law.library().rulebook.clause(article));
            assert!(matches!(clause, Some(Ok(_))), "{}: {number}", law.name());
        }
    }
}

#[test]
fn a_bar_points_to_the_side_of_its_sign_and_shows_unless_0() {
    for (values, signs) in rows! { of (&[Option<i64>], [&[&str]; 2]):
        &[Some(-140), Some(-75), Some(0), Some(1), Some(70), Some(140), None],
            [
                &[
                    "████┊    ",
                    " ▐██┊    ",
                    "    ┊    ",
                    "    ┊▏   ",
                    "    ┊██  ",
                    "    ┊████",
                    "",
                ],
                &[
                    "####:    ",
                    " ###:    ",
                    "    :    ",
                    "    :#   ",
                    "    :##  ",
                    "    :####",
                    "",
                ],
            ];
        &[Some(6), Some(22), Some(0)], [&["┊██▎     ", "┊████████", "┊        "], &[":###     ", ":########", ":        "]];
        &[Some(-3), Some(-6)], [&["    ████┊", "████████┊"], &["    ####:", "########:"]];
        &[Some(i64::MIN), Some(i64::MAX)], [&["████┊    ", "    ┊████"], &["####:    ", "    :####"]];
    } {
        for (ascii, expected) in [false, true].into_iter().zip(signs) {
            let look = Look { ascii, ..Look::default() };
            assert_eq!(bars(values, 9, &look), expected);
        }
    }
}

#[test]
fn bars_need_room_and_no_screen_reader() {
    let columns = [("player", Column::Whole), ("result", Column::Number)];
    let rows = [["Anna", "+20"], ["Bram", "-20"]].map(|row| row.map(str::to_owned).to_vec());
    let drawn = |look: Look, values: [i64; 2]| {
        tables(&columns, &rows, &values.map(Some), &look).iter().any(|line| line.contains('█'))
    };
    let look = Look { width: 60, ..Look::default() };
    assert!(drawn(look, [20, -20]));
    assert!(!drawn(look, [0, 0]));
    assert!(!drawn(Look { width: 30, ..look }, [20, -20]));
    assert!(!drawn(Look { plain: true, ..look }, [20, -20]));
}

#[test]
fn a_table_too_wide_for_the_window_becomes_a_list() {
    let columns = [("no.", Column::Number), ("entry", Column::Words), ("is paid", Column::Whole)];
    let rows = [["110", "play Mies 6-4 on north", "Hanneke, Joost and Teun"]];
    let drawn = |width| {
        let look = Look { width, ..Look::default() };
        table(&columns, rows.map(|row| row.map(str::to_owned).to_vec()), &look)
    };
    assert!(drawn(41)[0].starts_with('┌'), "{:#?}", drawn(41));
    assert_eq!(
        drawn(40),
        ["110: entry play Mies 6-4 on north, is", "  paid Hanneke, Joost and Teun"]
    );
}
