//! What federations ask of a club night: results of a whole round, points of the arbiter, and reports.

use super::account::{points, read_json};
use super::{CHESS, event_of};
use crate::support::environment::NOS;
use crate::support::folder::Folder;
use crate::support::program::Ran;
use crate::support::terminal::Prompt;
use serde_json::json;

const FOUR: [&str; 4] = ["Ann", "Bob", "Cas", "Dik"];

/// Seats a round of chess with four players. Returns the players of each table, white first.
fn seated() -> (Folder, Vec<Vec<String>>) {
    let event = event_of(CHESS, &FOUR);
    let tables = event.seat();
    (event, tables)
}

#[test]
fn a_round_is_decided_by_a_list_of_results() {
    for (results, brought) in rows! { of (&str, [[f64; 2]; 2]):
        "1 1-0\n2 0-1\n", [[2.0, 0.0], [0.0, 2.0]];
        "# after round 1\nr1-t2 ½-½\r\n1 =-=\n", [[1.0, 1.0], [1.0, 1.0]];
        "1 1/2-1/2\n2 +-\n", [[1.0, 1.0], [2.0, 0.0]];
        "2 -+\n1 --\n", [[0.0, 0.0], [0.0, 2.0]];
        "\u{feff}1 0 - 1\r2 1-0\r", [[0.0, 2.0], [2.0, 0.0]];
    } {
        let (event, tables) = seated();
        event.write("results.txt", results);
        let words = ["decide", "r1", "--results", "results.txt", "--yes"];
        let Ran { status, err, .. } = event.event(&words).ran();
        assert_eq!((status, &*err), (0, "decided.toml is written.\n"), "{results}");
        let now = points(&event);
        for (players, brought) in tables.iter().zip(brought) {
            for (player, points) in players.iter().zip(brought) {
                assert_eq!(now[player].as_f64(), Some(points), "{results} {player}");
            }
        }
        event.event(&["seat"]).status(0);
    }
}

#[test]
fn a_wrong_line_of_results_refuses_the_whole_list() {
    let (event, _) = seated();
    for (results, line, told) in rows! { of (&str, usize, &str):
        "1 1-0\n3 1-0\n", 2, "no seating has 3";
        "1 2-0\n", 1, "a result is a table and one of";
        "1 1-0\n\n1 0-1\n", 3, "there is a decision about r1-t1 already";
        "1\n", 1, "a result is a table and one of";
    } {
        let decide = event.event(&["decide", "1", "--results", "-", "--yes"]).stdin(results);
        let Ran { status, err, .. } = decide.ran();
        assert!(status == 2 && err.contains(&format!("line {line}: {told}")), "{results} {err}");
        assert!(!event.files().contains(&"decided.toml".to_owned()));
    }
    let err = event.refused(&["decide", "1", "--results", "--yes"]);
    assert!(err.contains("--results FILE"), "{err}");
}

#[test]
fn a_round_is_decided_by_a_key_for_each_table() {
    let (event, tables) = seated();
    let words = ["event", "decide", "1", "--results"];
    let mut prompt = Prompt::program(event.path(), (80, 24), NOS, &words, &[]);
    prompt.shows("Table 1, ");
    prompt.press("x1").shows("Table 2, ");
    prompt.press("\r").shows("Type yes");
    prompt.press("yes\r").shows("decided.toml is written");
    assert_eq!(prompt.ends().0.exit_code(), 0);
    let now = points(&event);
    assert_eq!([&now[&tables[0][0]], &now[&tables[0][1]]], [&json!(2), &json!(0)]);
    assert!(!event.read("decided.toml").contains("table = 2"));
}

#[test]
fn results_that_the_law_cannot_give_are_refused() {
    let (event, tables) = seated();
    let [white, black] = [&*tables[0][0], &*tables[0][1]];
    for (one, other) in [("99", "-1"), ("2", "2"), ("3", "0"), ("0", "0"), ("1", "½")] {
        let words = ["decide", "r1-t1", "--result", white, one, black, other, "--yes"];
        let err = event.refused(&words);
        assert!(err.contains("it can give 1 0, ½ ½, 0 1"), "{one} {other}: {err}");
    }
    for (result, brought) in rows! { of (Vec<&str>, [i64; 2]):
        vec![white, "1", black, "0"], [2, 0];
        vec![white, "0", black, "2"], [0, 2];
        vec![white, "½", black, "0.5"], [1, 1];
        vec![white, "1", black, "1"], [1, 1];
        vec!["1-0"], [2, 0];
        vec!["½-½"], [1, 1];
    } {
        event.done(&[&["decide", "r1-t1", "--result"], &*result, &["--yes"]].concat());
        let now = points(&event);
        assert_eq!([white, black].map(|own| now[own].clone()), brought.map(|own| json!(own)));
        let report = event.done(&["standings", "--trf", "-"]);
        assert!(report.contains("\n001"), "{report}");
    }
}

#[test]
fn the_arbiter_takes_points_off_with_a_reason() {
    let (event, tables) = seated();
    event.win("r1-t1.nos", &tables[0], 0);
    let winner = &*tables[0][0];
    event.done(&["decide", "--points", winner, "-1", "phone", "rang", "--yes"]);
    let tail = "[[points]]\nname = \"NAME\"\npoints = -1\nreason = \"phone rang\"\nround = 1\n";
    assert!(event.read("decided.toml").ends_with(&tail.replace("NAME", winner)));
    let Ran { out, err, .. } = event.event(&["standings", "--json"]).ran();
    let row = read_json(&out)["players"][0].clone();
    assert_eq!(
        (&row["name"], &row["points"], &row["adjusted"]),
        (&json!(winner), &json!(1), &json!(-1))
    );
    assert!(err.contains("-1 points in round 1 (phone rang)"), "{err}");
    // Other decisions keep it.
    event.done(&["decide", "r1-t2", "--not-played", "--yes"]);
    assert_eq!(points(&event)[winner], json!(1));
    let report = event.done(&["standings", "--trf26", "-"]);
    assert!(report.contains("\n299          -0.5  001 0001\n"), "{report}");
    let err = event.refused(&["decide", "--points", winner, "1", "late", "--round", "2", "--yes"]);
    assert!(err.contains("round 2 is not seated yet"), "{err}");
}

#[test]
fn lists_standings_and_the_cross_table_have_colours() {
    let (event, tables) = seated();
    event.win("r1-t1.nos", &tables[0], 0);
    event.done(&["decide", "r1-t2", "--forfeit", &tables[1][1], "--yes"]);
    let [white, black] = [&*tables[0][0], &*tables[0][1]];
    let list = event.done(&["seat", "--round", "r1"]);
    assert!(list.contains("│ white │ black │"), "{list}");
    let standings = event.done(&["standings"]);
    assert!(standings.contains(&format!("{black} (black): 2")), "{standings}");
    let cross = read_json(&event.done(&["standings", "--cross", "--json"]));
    let cells = |name: &str| {
        let row = cross["players"].as_array().unwrap().iter().find(|row| row["name"] == name);
        row.unwrap()["rounds"][0].as_str().unwrap().to_owned()
    };
    assert_eq!((cells(white), cells(black)), ("3w1".to_owned(), "1b0".to_owned()));
    let unplayed = [&tables[1][0], &tables[1][1]].map(|name| cells(name)[..1].to_owned());
    assert_eq!(unplayed, ["+", "-"]);
}

#[test]
fn laws_without_colours_name_none() {
    for (law, heads, cells) in rows! { of (&str, &str, [&str; 2]):
        "chess", "│ white │ black │", ["w1", "b0"];
        "checkers", "│ black │ white │", ["b1", "w0"];
        "cribbage", "│ players, the first seat first │", [":1", ":0"];
        "backgammon", "│ players, the first seat first │", [":1", ":0"];
    } {
        let event = event_of(&CHESS.replace("chess", law), &FOUR[..2]);
        let tables = event.seat();
        let list = event.done(&["seat", "--round", "1"]);
        assert!(list.contains(heads), "{law}: {list}");
        event.write("results.txt", "1 1-0\n");
        event.done(&["decide", "1", "--results", "results.txt", "--yes"]);
        let cross = event.done(&["standings", "--cross"]);
        for (name, cell) in tables[0].iter().zip(cells) {
            let row = cross.lines().find(|line| line.contains(name.as_str())).unwrap();
            assert!(row.contains(cell), "{law}: {cross}");
        }
        let csv = event.done(&["standings", "--csv"]);
        let slips = event.done(&["seat", "--round", "1", "--slips"]);
        for word in ["white", "black"] {
            let named = [csv.contains(word), slips.contains(&format!("</bdi>, {word}"))];
            assert_eq!(named, [heads.contains(word); 2], "{law} {word}");
        }
    }
}

#[test]
fn an_answer_is_read_by_the_numbers_of_its_report() {
    let event = event_of(CHESS, &FOUR);
    event.done(&["seat", "--trf", "event.trf"]);
    // A rating changes the numbers of a report written now.
    let roster = event.read("event.toml");
    event.write("event.toml", roster.replace("name = \"Dik\"", "name = \"Dik\"\nrating = 2000"));
    // A later report of the same round keeps them.
    let report = event.done(&["standings", "--trf", "-"]);
    assert!(report.contains("001    4      Dik                               2000"), "{report}");
    event.write("pairs.txt", "2\n1 2\n3 4\n");
    let seating = read_json(&event.done(&["seat", "--pairs", "pairs.txt", "--dry", "--json"]));
    assert_eq!(seating["tables"][0]["players"], json!(["Ann", "Bob"]));
    event.write("event.toml", roster.clone() + "[[players]]\nname = \"Eva\"\n");
    let err = event.refused(&["seat", "--pairs", "pairs.txt"]);
    assert!(err.contains("no longer fits the roster"), "{err}");
    event.write("event.toml", roster);
    event.write("pairs.txt", "1 0\n2 0\n3 4\n");
    let err = event.refused(&["seat", "--pairs", "pairs.txt"]);
    assert!(err.contains("only one can have the bye: Ann and Bob"), "{err}");
}

#[test]
fn trf26_is_read_back() {
    let event =
        event_of(&format!("{CHESS}\nbye = \"half\"\ntie = [\"buchholz-cut1\", \"direct\"]"), &FOUR);
    let report = "[report]\ncity = \"Zwolle\"\nfederation = \"NED\"\narbiter = \"Eva\"\n";
    event.write("event.toml", event.read("event.toml") + "half = [1]\n" + report);
    // Only a report for pairing says who is away in the next round. Others would count it.
    for words in [["standings", "--trf26", "-"], ["standings", "--trf", "-"]] {
        let text = event.done(&words);
        assert!(!text.contains("\n240") && !text.contains("0000 - H"), "{text}");
    }
    let text = event.done(&["seat", "--trf26", "-"]);
    for line in [
        "022 Zwolle",
        "032 NED",
        "102 Eva",
        "142 3",
        "152 W",
        "162  W 1.0    D 0.5    L 0.0    P 0.5",
        "192 FIDE_DUTCH_2026",
        "202 BH/C1,DE",
        "212 PTS,BH/C1,DE",
        "240 H 001 0004",
    ] {
        assert!(text.lines().any(|own| own == line), "{line}: {text}");
    }
    for end in ["\n", "\r", "\r\n"] {
        event.write("event.trf", text.replace('\n', end));
        event.event(&["init", "again", "--trf", "event.trf"]).status(0);
        let toml = event.read("again/event.toml");
        for line in ["bye = \"half\"", "system = \"swiss\"", "half = [1]", "city = \"Zwolle\""] {
            assert!(toml.contains(line), "{line}: {toml}");
        }
        assert_eq!(event.done(&["seat", "again", "--trf26", "-"]), text);
        std::fs::remove_dir_all(event.path().join("again")).unwrap();
    }
}

#[test]
fn a_report_with_shifted_columns_is_refused() {
    let line =
        "001    1 w    Ann                               1612 NED     1503014 1990/01/02  0.0    1";
    let (event, _) = seated();
    for (from, to) in rows! {
        "1612 NED", "12000 NED";
        "1612 NED", " 1612 NED";
        "1612 NED", "161 NED";
        "Ann       ", "Ann      ";
        "Ann       ", "José     ";
        "Ann                               1612", "A very long name that goes on and on  1612";
        "0.0    1", "0.0    1    2 w 1";
        " 0.0    1", "10.05    1";
    } {
        event.write("event.trf", format!("012 Club\n092 Swiss\n{}\n", line.replace(from, to)));
        let err = event.refused(&["init", "other", "--trf", "event.trf"]);
        assert!(err.contains("event.trf, line 3: the columns of this player are shifted"), "{err}");
    }
    // The forms of lists become those of FIDE.
    let dutch = line.replace(" w    Ann", " v    Ann").replace("1990/01/02", "2-1-1990  ");
    let dutch = dutch.replace("    1503014", " NL-1503014");
    for (name, report) in [("own", line), ("dutch", &*dutch)] {
        event.write("event.trf", format!("092 Swiss\n{report}\n"));
        event.event(&["init", name, "--trf", "event.trf"]).status(0);
    }
    assert_eq!(event.read("own/event.toml"), event.read("dutch/event.toml"));
    event.write("event.trf", format!("012 Club\n250 x\n{line}\n"));
    let Ran { status, err, .. } = event.event(&["init", "other", "--trf", "event.trf"]).ran();
    assert_eq!(status, 0, "{err}");
    assert!(err.contains("event.trf, line 2: 250 is skipped."), "{err}");
    assert!(err.contains("names no system, so it is random"), "{err}");
}

#[test]
fn lists_of_players_are_turned_into_the_columns_of_fide() {
    let (event, _) = seated();
    let list = "naam;geboren;geslacht;fed;fide id\nJansen,Piet,Dr.;2-1-1990;v;NL;NL-1503014\n";
    event.write("list.csv", list);
    event.event(&["init", "new", "--players", "list.csv"]).status(0);
    let toml = event.read("new/event.toml");
    for line in [
        "name = \"Dr. Piet Jansen\"",
        "born = \"1990/01/02\"",
        "sex = \"w\"",
        "federation = \"NED\"",
        "fide = \"1503014\"",
    ] {
        assert!(toml.contains(line), "{line}: {toml}");
    }
    for (born, written) in rows! {
        "02/01/1990", "1990/01/02";
        "2.1.1990", "1990/01/02";
        "1990-1-2", "1990/01/02";
        "1990", "1990";
        "1990/00/00", "1990/00/00";
    } {
        event.write("list.csv", list.replace("2-1-1990", born));
        let _ = std::fs::remove_dir_all(event.path().join("other"));
        event.event(&["init", "other", "--players", "list.csv"]).status(0);
        let toml = event.read("other/event.toml");
        assert!(toml.contains(&format!("\nborn = \"{written}\"\n")), "{born}: {toml}");
    }
    for (from, to, told) in rows! {
        "2-1-1990", "2-13-1990", "\"2-13-1990\" is unclear as born";
        "2-1-1990", "31-2-1990", "\"31-2-1990\" is unclear as born";
        "2-1-1990", "2-1-90", "\"2-1-90\" is unclear as born";
        "NL-1503014", "NL1503014", "\"NL1503014\" is unclear as fide";
        ";v;", ";x;", "\"x\" is unclear as sex";
        ";NL;", ";XX;", "\"XX\" is unclear as federation";
        "Jansen,Piet,Dr.", "1st", "Wrong are 2: \"1st\"";
        "NL-1503014\n", "\nPiet;;;;\n!!;;;;\n", "Wrong are 4: \"!!\"";
        "Jansen,Piet,Dr.", "1st;;;;\n2nd", "Wrong are 2: \"1st\", 3: \"2nd\"";
    } {
        event.write("list.csv", list.replace(from, to));
        let err = event.refused(&["init", "other", "--players", "list.csv"]);
        assert!(err.contains("list.csv, line ") && err.contains(told), "{err}");
    }
}

#[test]
fn an_event_that_was_seated_without_edition_keeps_that_of_2024() {
    let event = event_of(&format!("{CHESS}\ntie = [\"buchholz\", \"direct\"]"), &FOUR);
    assert_eq!(read_json(&event.done(&["standings", "--json"]))["edition"], json!(2026));
    event.seat();
    let Ran { out, err, .. } = event.event(&["standings", "--json"]).ran();
    assert_eq!(read_json(&out)["edition"], json!(2024));
    assert!(
        err.contains("keeps the tie-breaks of 2024") && err.contains("direct adds up"),
        "{err}"
    );
    let Ran { out, err, .. } = event.event(&["standings", "--edition", "2026", "--json"]).ran();
    assert_eq!(read_json(&out)["edition"], json!(2026));
    assert!(!err.contains("keeps"), "{err}");
}

#[test]
fn the_system_of_an_event_is_read_back() {
    for (system, read) in rows! {
        "random", "random";
        "swiss", "swiss";
        "round-robin", "round-robin";
    } {
        let event = event_of(&format!("law = \"chess\"\nsystem = \"{system}\""), &FOUR);
        for form in ["--trf", "--trf26"] {
            let report = event.done(&["standings", form, "-"]);
            // Programs know two systems.
            let told = if system == "round-robin" { "Round-Robin" } else { "Swiss-System" };
            assert!(report.contains(&format!("\n092 Individual: {told}")), "{report}");
            event.write("event.trf", report);
            let folder = format!("again{form}");
            event.event(&["init", &folder, "--trf", "event.trf"]).status(0);
            let toml = event.read(format!("{folder}/event.toml"));
            assert!(toml.contains(&format!("system = \"{read}\"")), "{form}: {toml}");
        }
    }
}

#[test]
fn a_roster_has_the_columns_of_fide_in_any_form() {
    let event = event_of(CHESS, &["Ann", "Bob"]);
    let columns = "born = \"2-1-1990\"\nsex = \"v\"\nfide = \"NL-1503014\"\nfederation = \"nl\"\n";
    event.write("event.toml", event.read("event.toml") + columns);
    let report = event.done(&["standings", "--trf", "-"]);
    let line =
        "001    2 w    Bob                                  0 NED     1503014 1990/01/02  0.0";
    assert!(report.contains(line), "{report}");
}

#[test]
fn rules_of_a_report_that_events_do_not_have_are_named() {
    let player = "001    1 w    Ann                               1612";
    for (line, is_told) in rows! { of (&str, bool):
        "092 Individual: Swiss-System", false;
        "092 Keizer", true;
        "162  W 1.0    D 0.5    L 0.0    P 0.5", false;
        "162  W 3.0    D 1.0    L 0.0", true;
        "162  W 3.0 D 1.0", true;
        "152 W", false;
        "152 B", true;
        "XXC black1", true;
    } {
        let event = event_of(CHESS, &FOUR);
        event.write("event.trf", format!("{line}\n192 FIDE_DUTCH_2026\n{player}\n"));
        let Ran { status, err, .. } = event.event(&["init", "new", "--trf", "event.trf"]).ran();
        let is_named = err.contains(&format!("line 1: {} is skipped", &line[..3]));
        assert_eq!((status, is_named), (0, is_told), "{line}: {err}");
        assert!(event.read("new/event.toml").contains("system = \"swiss\""), "{line}");
    }
    let event = event_of(CHESS, &FOUR);
    event.write("event.trf", format!("092 Keizer\n{player}\n"));
    let err = event.event(&["init", "new", "--trf", "event.trf"]).ran().err;
    assert!(err.contains("names no system, so it is random"), "{err}");
}

#[test]
fn an_empty_answer_is_refused_at_its_first_line() {
    let event = event_of(CHESS, &FOUR);
    event.write("pairs.txt", "");
    let err = event.refused(&["seat", "--pairs", "pairs.txt"]);
    assert!(err.contains("pairs.txt, line 1: "), "{err}");
}
