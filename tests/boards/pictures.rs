//! Boards in the terminal and on a page.

use nos::desk::laws::named;
use nos::journal::{Record, Said};
use nos::page::layout::Legend;
use nos::page::picture::picture;
use nos::speech::{Body, read_line};
use nos::text::look::Look;

/// A record of these entries, with a semicolon between them.
pub fn record(law: &str, script: &str) -> Record {
    let law = named(law).unwrap();
    let mut record = Record::new(law);
    for line in script.split(';') {
        let Some(Body::Entry(entry)) = read_line(law.language, line).unwrap().body else {
            panic!("{line}");
        };
        record.enter(Said::Entry(entry)).unwrap();
    }
    record
}

fn drawn(law: &str, script: &str, ascii: bool) -> String {
    let look = Look {
        ascii,
        width: 60,
        ..Look::default()
    };
    let lines = record(law, script).session().picture(&look);
    assert!(lines.iter().all(|line| line.chars().count() <= 60));
    assert!(!ascii || lines.iter().all(|line| line.is_ascii()));
    lines.join("\n")
}

const CHECKERS: &str = "seat Anna Bram;begin Anna;11-15;22-18;15x22;25x18";

#[test]
fn a_board_of_checkers_shows_the_number_of_every_square() {
    let expected = "\
        1b         2b         3b         4b
   5b         6b         7b         8b
        9b        10b        11         12b
";
    let drawn = drawn("checkers", CHECKERS, true);
    for (line, expected) in drawn.lines().zip(expected.lines()) {
        let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(words(line), words(expected));
    }
    assert!(drawn.ends_with("Black: Anna. White: Bram."), "{drawn}");
}

#[test]
fn a_board_has_its_pieces_on_a_page_and_in_words() {
    let record = record("checkers", CHECKERS);
    let markup = picture(&record.session().drawn().unwrap(), &Legend::default()).into_string();
    assert_eq!(markup.matches("<circle").count(), 22);
    assert!(markup.contains("black men: 1, 2, 3, 4, 5"), "{markup}");
    assert!(markup.contains("white men: 18, 21, 23"), "{markup}");
}

#[test]
fn a_board_of_chess_has_white_below_and_its_edges_named() {
    let drawn = drawn("chess", "seat Anna Bram;begin Anna;e4;e5;Nf3", true);
    let lines: Vec<&str> = drawn.lines().map(str::trim).collect();
    assert_eq!(lines[0], "8  r  n  b  q  k  b  n  r");
    assert_eq!(lines[4], "4     .     .  P  .     .");
    assert_eq!(lines[7], "1  R  N  B  Q  K  B  .  R");
    assert_eq!(lines[8], "a  b  c  d  e  f  g  h");
    assert_eq!(lines[9], "White: Anna. Black: Bram.");
}
