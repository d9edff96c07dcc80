//! A carried score appears on the sheet and in exports, and counts for nobody.

use crate::support::program::Nos;

#[rustfmt::skip]
const GAMES: [(&str, &str, &str, &str); 5] = [
    ("backgammon", "open Anna 3 Bram 1\nresign Anna\n", "1", "sources/carried"),
    ("checkers", "begin Anna\nresign Anna\n", "2", "sources/carried"),
    ("chess", "begin Anna\nresign Anna\n", "2", "sources/carried"),
    ("cribbage", "", "0", "carried"),
    ("fives-and-threes", "", "0", "carried"),
];

#[test]
fn a_carried_score_is_on_the_sheet_and_counts_for_nobody() {
    for (law, game, won, key) in GAMES {
        let script = format!("law {law} 1\nseat Anna Bram\ncarry Anna 4 Bram 1\n{game}settle\n");
        let sheet = Nos::run(["settle", "-"]).stdin(&script).ran().out;
        let is_told =
            |line: &str| line.split_whitespace().eq("│ carried over │ +4 │ +1 │".split(' '));
        assert!(sheet.lines().any(is_told), "{law}: {sheet}");
        let table = ["export", "-", "--table", "players"];
        let players = Nos::run(table).stdin(&script).ran().out;
        let over: Vec<&str> =
            (players.lines().skip(1)).filter_map(|row| row.split(',').nth(7)).collect();
        assert_eq!(over, ["0", won], "{law}: {players}");
        let json = Nos::run(["settle", "-", "--json"]).stdin(&script).ran().out;
        let json: serde_json::Value = serde_json::from_str(&json).unwrap();
        let carried = |at| json.pointer(&format!("/sheet/players/{at}/{key}")).unwrap();
        assert_eq!((carried(0), carried(1)), (&4.into(), &1.into()), "{law}: {json}");
    }
}

#[test]
fn a_score_carried_over_after_a_game_is_no_part_of_that_game() {
    let script = "law backgammon 1\nseat Anna Bram\ncarry Anna 4 Bram 2\nopen Anna 6 Bram 1\nresign Bram\n\
                  carry Anna 8 Bram 6 -- a lost sheet\nopen Anna 6 Bram 1\nresign Bram\nsettle\n";
    let page = Nos::run(["report", "-"]).stdin(script).ran().out;
    assert!(page.contains("<q>a lost sheet</q> Carried over"), "{page}");
    let (_, table) = page.split_once("<table class=\"hands\">").unwrap();
    let text = |row: &str| {
        let tag = |part: &str| part.split_once('>').map(|(_, text)| text.to_owned());
        let cells: Vec<String> =
            row.split('<').filter_map(tag).filter(|cell| !cell.is_empty()).collect();
        cells.join(" ")
    };
    let rows: Vec<String> = table.split("<tr>").skip(2).take(3).map(text).collect();
    assert_eq!(rows[..2], ["start 4 2", "1 5 2"], "{table}");
    assert!(rows[2].starts_with("2 9 6"), "{table}");
}

#[test]
fn an_exported_game_begins_with_a_comment_on_the_carried_score() {
    for (law, format) in [("chess", "pgn"), ("checkers", "pdn")] {
        let script = format!(
            "law {law} 1\nseat Anna Bram\ncarry Anna 4 Bram 1\nbegin Anna\nresign Anna\nbegin\n"
        );
        let written = Nos::run(["export", "-", "--format", format]).stdin(&script).ran().out;
        let told = written.matches("\n\n{Carried over: Anna 4, Bram 1.} ").count();
        assert_eq!(told, 1, "{written}");
    }
}

#[test]
fn an_export_ends_with_a_comment_on_a_score_carried_after_the_last_game() {
    for (begin, format, expected) in [
        ("law chess 1\nseat Anna Bram\nbegin Anna\n", "pgn", "{Carried over: Anna 9, Bram 8.} 0-1"),
        (
            "law backgammon 1\nseat Anna Bram\nopen Anna 3 Bram 1\n8/5 6/5\n",
            "mat",
            "; After game 1: Anna 9, Bram 8\n 0 point match",
        ),
    ] {
        let script = format!("{begin}resign Anna\ncarry Anna 9 Bram 8\n");
        let written = Nos::run(["export", "-", "--format", format]).stdin(&script).ran().out;
        assert!(written.contains(expected), "{written}");
    }
}

#[test]
fn an_exported_match_begins_with_the_carried_score() {
    // The first game is abandoned and played again.
    let script = "law backgammon 1\nseat Anna Bram\nhouse game.match 5\ncarry Anna 2 Bram 3\n\
                  open Anna 3 Bram 1\n8/5 6/5\nvoid\nopen Anna 3 Bram 1\n8/5 6/5\nresign Bram\n\
                  open Anna 3 Bram 1\n8/5 6/5\n";
    let written = Nos::run(["export", "-", "--format", "mat"]).stdin(script).ran().out;
    let heads: Vec<String> = (written.lines())
        .filter(|line| line.contains(" : "))
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(heads, ["Anna : 2 Bram : 3", "Anna : 3 Bram : 3"], "{written}");
}
