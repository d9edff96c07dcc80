//! An event counts what its journals and seatings say.

use super::{CHESS, SIX, event_of};
use crate::support::folder::Folder;
use crate::support::program::Ran;
#[cfg(unix)]
use nos::system::files;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};

pub fn read_json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

pub fn points(event: &Folder) -> BTreeMap<String, Value> {
    let standings = read_json(&event.event(&["standings", "--json"]).ran().out);
    let rows = standings["players"].as_array().unwrap().iter();
    rows.map(|row| (row["name"].as_str().unwrap().to_owned(), row["points"].clone())).collect()
}

#[test]
fn a_journal_in_no_seating_is_named_and_does_not_count() {
    let event = event_of(CHESS, &SIX);
    event.round(1);
    let figures = |event: &Folder| {
        [&["standings", "--json"][..], &["standings", "--ratings", "--json"], &["seat", "--dry"]]
            .map(|words| event.event(words).ran())
    };
    let before = figures(&event);
    event.write("r1-t5.nos", event.read("r1-t1.nos"));
    for (Ran { status, out, err }, was) in figures(&event).into_iter().zip(before) {
        assert_eq!((status, out), (was.status, was.out));
        let told = "r1-t5 is in no seating, so nothing in its journal counts\n";
        assert!(err.starts_with(told), "{err}");
    }
    let err = event.nos(["standings", "r1-t1.nos", "r1-t5.nos"]).ran().err;
    assert!(err.starts_with("r1-t5 is in no seating"), "{err}");
    assert_eq!(event.event(&["check"]).ran().status, 4);
}

#[test]
fn a_player_who_played_gets_no_bye() {
    let event = event_of(CHESS, &SIX);
    event.round(1);
    let was = points(&event);
    let mut seating = read_json(&event.read("seating-r1.json"));
    seating["out"] = json!(["Anna de Wit", "Eva"]);
    event.write("seating-r1.json", seating.to_string());
    assert_eq!(points(&event), was);
    let told = "the seating says that Anna de Wit sits out in round 1, but a journal says that Anna de Wit played";
    let Ran { status, out, .. } = event.event(&["check"]).ran();
    assert!(status == 4 && out.contains(told), "{out}");
    assert!(event.refused(&["seat"]).contains("in round 1"));
}

#[test]
fn an_impossible_seating_stops_the_next_round() {
    let event = event_of(CHESS, &SIX);
    event.round(1);
    event.round(2);
    let seating = event.read("seating-r1.json");
    let twice = seating.replacen("\"Bram\"", "\"Cees\"", 1);
    let other = seating.replace("\"round\":1", "\"round\":7");
    for (what, text, told, refused) in rows! { of (&str, Option<&str>, &str, &str):
        "somebody twice", Some(&twice), "the seating of round 1 has Cees twice", "round 1 has Cees twice";
        "another round", Some(&other), "by its name it is the seating of round 1, but it says round 7", "says round 7";
        "missing", None, "seating-r1.json is missing, so round 1 does not count", "seating-r1.json is missing";
    } {
        match text {
            Some(text) => drop(event.write("seating-r1.json", text)),
            None => fs::remove_file(event.path().join("seating-r1.json")).unwrap(),
        }
        let Ran { status, out, .. } = event.event(&["check"]).ran();
        assert!(status == 4 && out.contains(told), "{what}: {out}");
        let Ran { status, err, .. } = event.event(&["seat"]).ran();
        assert!(status == 2 && err.contains(refused), "{what}: {err}");
        event.write("seating-r1.json", &seating);
    }
    event.event(&["check"]).status(0);
}

#[test]
fn a_table_that_is_settled_without_a_game_was_not_played() {
    for (law, players, input) in rows! { of (&str, usize, &str):
        "chess", 2, "settle\n";
        "chess", 2, "begin\nvoid\nsettle\n";
        "nos", 4, "settle\n";
        "nos", 4, "deal\nvoid\nsettle\n";
    } {
        let table = format!("law = \"{law}\"\nrounds = 2\npoints = [4, 2, 1]");
        let event = event_of(&table, &SIX[..players]);
        let seated = event.seat();
        let input = input.replace("begin", &format!("begin {}", seated[0][0]));
        assert_eq!(event.nos(["play", "r1-t1.nos", "-q"]).stdin(&input).ran().status, 0, "{law}");
        let Ran { out, err, .. } = event.event(&["standings", "--json"]).ran();
        let told = "r1-t1 is settled without a finished game or hand, so it counts for nobody.\n";
        assert_eq!(err, told, "{law} {input}");
        for row in read_json(&out)["players"].as_array().unwrap() {
            assert_eq!(
                (&row["points"], &row["tables"], &row["met"]),
                (&json!(0), &json!(0), &json!([]))
            );
        }
        for words in [
            &["event", "standings", "--ratings", "--json"][..],
            &["standings", ".", "--ratings", "--json"],
        ] {
            let Ran { out, err, .. } = event.nos(words).ran();
            assert_eq!(err, told);
            assert!(!out.contains("rating\""), "{out}");
        }
        let sheet = event.event(&["sheet", "--csv"]).ran().out;
        assert!(sheet.contains(", not played"), "{sheet}");
        event.event(&["seat"]).status(0);
    }
}

#[test]
fn the_player_who_begins_in_the_journal_has_white() {
    let event = event_of(CHESS, &SIX[..2]);
    let seated = event.seat().remove(0);
    let (first, other) = (&seated[0], &seated[1]);
    let input = format!("begin {other}\nvoid\nbegin {other}\nresign {first}\nsettle\n");
    event.nos(["play", "r1-t1.nos", "-q"]).stdin(&input).status(0);
    let report = event.done(&["standings", "--trf", "-"]);
    let line =
        |name: &str| report.lines().find(|line| line.contains(&name.replace('_', " "))).unwrap();
    assert!(line(other).contains(" w 1") && line(first).contains(" b 0"), "{report}");
    // The player who had black has white in the next round.
    assert_eq!(&event.seat()[0][0], first);
}

#[test]
fn clocks_decide_the_date_of_an_evening_and_no_result() {
    let played = |days: [&str; 2]| {
        let event = event_of(CHESS, &SIX[..4]);
        for (round, day) in (1..).zip(days) {
            event.set_clock("2026-11-20T18:00:00+01:00".to_owned());
            let tables = event.seat();
            for (at, players) in tables.iter().enumerate() {
                // Play the later tables of a round first.
                event.set_clock(format!("2026-11-{day}T2{}:00:00+01:00", 2 - at));
                event.win(&format!("r{round}-t{}.nos", at + 1), players, 0);
            }
        }
        let standings = event.done(&["standings", "--json"]);
        let rated = event.done(&["standings", "--ratings", "--json"]);
        assert_eq!(event.nos(["standings", ".", "--ratings", "--json"]).ran().out, rated);
        let evenings = read_json(&rated)["players"][0]["evenings"].clone();
        (standings, evenings)
    };
    let (standings, evenings) = played(["21", "22"]);
    assert_eq!(evenings, json!(2));
    assert_eq!(played(["22", "21"]), (standings.clone(), json!(2)));
    assert_eq!(played(["21", "21"]), (standings, json!(1)));
}

#[test]
fn a_check_needs_no_clock() {
    // The clock of the check is equal to, behind, and ahead of the clock of the seating.
    for clock in ["20:00:00", "19:00:00", "21:00:00"] {
        let event = event_of(CHESS, &SIX);
        event.set_clock("2026-11-21T20:00:00+01:00".to_owned());
        let tables = event.seat();
        for (at, players) in tables.iter().enumerate() {
            event.win(&format!("r1-t{}.nos", at + 1), players, 0);
        }
        event.seat();
        event.set_clock(format!("2026-11-21T{clock}+01:00"));
        event.event(&["check"]).status(0);
        // A new note changes no result, so `check` does not report a correction.
        assert_eq!(
            event.nos(["play", "r1-t2.nos", "-q"]).stdin("note a late word\n").ran().status,
            0
        );
        event.event(&["check"]).status(0);
        let (white, loser) = (&tables[0][0], &tables[0][1]);
        let input = format!("fix 4 resign {white}\n");
        assert_eq!(event.nos(["play", "r1-t1.nos", "-q"]).stdin(&input).ran().status, 0, "{loser}");
        let Ran { status, out, .. } = event.event(&["check"]).ran();
        assert_eq!(status, 1, "{clock}: {out}");
        assert!(out.starts_with("r1-t1 was corrected after round 2 was seated\n"), "{out}");
        // A truncated journal has a different seal.
        let cut: String =
            event.read("r1-t3.nos").lines().take(4).map(|line| format!("{line}\n")).collect();
        event.write("r1-t3.nos", &cut);
        let Ran { status, out, .. } = event.event(&["check"]).ran();
        assert_eq!(status, 4);
        assert!(
            out.contains("r1-t3 no longer has the entries that it had when round 2 was seated\n"),
            "{out}"
        );
    }
}

#[test]
fn a_check_says_whether_opponents_or_only_colours_would_change() {
    let chess = "law = \"chess\"\nsystem = \"swiss\"\nrounds = 4\nedition = 2026";
    for (players, seed, told, same) in rows! { of (usize, usize, &str, [bool; 2]):
        4, 1, "these players would have the other colour: PB and PD.\n", [true, false];
        4, 2, "The present results would give the same seating.\n", [true, true];
        5, 2, "these players would have met other opponents: PA, PB and PC.\n", [false, false];
    } {
        let names = &["PA", "PB", "PC", "PD", "PE"][..players];
        let event = event_of(&format!("{chess}\nseed = {seed}"), names);
        let mut last = Vec::new();
        for round in 1..=2 {
            last = event.seat();
            for (players, table) in last.iter().zip(1..) {
                event.win(&format!("r{round}-t{table}.nos"), players, (seed + table + 1) % 2);
            }
        }
        event.seat();
        let winner = &last[0][seed % 2];
        event.nos(["play", "r2-t1.nos", "-q"]).stdin(format!("fix 4 resign {winner}\n")).status(0);
        let Ran { status, out, .. } = event.event(&["check"]).ran();
        assert!(status == 1 && out.contains(told), "{told} {out}");
        // The seating of the present results is as it says.
        let was = read_json(&event.read("seating-r3.json"));
        event.done(&["decide", "3", "--again", "--yes"]);
        let is = read_json(&event.done(&["seat", "--dry", "--json"]));
        let tables = |seating: &Value| {
            let tables = seating["tables"].as_array().unwrap().iter();
            let (mut pairs, mut whites) = (Vec::new(), Vec::new());
            for players in tables.map(|table| table["players"].as_array().unwrap()) {
                let mut pair: Vec<String> = players.iter().map(Value::to_string).collect();
                whites.push(pair[0].clone());
                pair.sort_unstable();
                pairs.push(pair);
            }
            pairs.sort_unstable();
            whites.sort_unstable();
            (pairs, whites)
        };
        let (was, is) = (tables(&was), tables(&is));
        assert_eq!([was.0 == is.0, was.1 == is.1], same, "{told}");
    }
}

#[test]
fn a_seating_of_an_older_program_is_no_fault() {
    let event = event_of(CHESS, &SIX);
    event.round(1);
    event.round(2);
    let mut seating = read_json(&event.read("seating-r2.json"));
    let earlier = seating.as_object_mut().unwrap().remove("earlier").unwrap();
    assert_eq!(earlier.as_array().unwrap().len(), 3);
    assert_eq!(earlier[0]["journal"], "r1-t1.nos");
    assert_eq!(earlier[0]["entries"], 5);
    assert_eq!(earlier[0]["link"].as_str().unwrap().len(), 64);
    event.write("seating-r2.json", seating.to_string());
    let told = event.done(&["check"]);
    assert!(told.starts_with("An older version of nos wrote the seating of round 2"), "{told}");
}

#[test]
fn joining_or_missing_a_large_table_is_no_fault() {
    let event = event_of("law = \"nos\"\nrounds = 2", &["Ann", "Bob", "Cas", "Dik", "Eef"]);
    event.change("name = \"Eef\"", "name = \"Eef\"\nfrom = 2");
    event.seat();
    event.nos(["play", "r1-t1.nos", "-q"]).stdin("join Eef\n").status(0);
    event.event(&["check"]).status(0);
    // Three players at a table of four: the absent one gets nothing.
    let event = event_of("law = \"nos\"\nrounds = 2", &["Ann", "Bob", "Cas", "Dik"]);
    event.seat();
    fs::remove_file(event.path().join("r1-t1.nos")).unwrap();
    assert_eq!(event.nos(["play", "r1-t1.nos"]).stdin("law 1\nseat Ann Bob Cas\n").ran().status, 0);
    let Ran { status, out, .. } = event.event(&["check"]).ran();
    assert_eq!(status, 0, "{out}");
    assert!(out.contains("r1-t1: Dik was seated there, did not play"), "{out}");
    // A journal without players is reported.
    fs::remove_file(event.path().join("r1-t1.nos")).unwrap();
    event.nos(["play", "r1-t1.nos"]).stdin("law 1\n").status(0);
    let out = event.event(&["check"]).ran().out;
    assert!(out.contains("r1-t1: its journal has no players there"), "{out}");
}

#[test]
fn a_bye_counts_when_its_round_is_over() {
    let event = event_of(CHESS, &SIX[..3]);
    let tables = event.seat();
    let out = read_json(&event.read("seating-r1.json"))["out"][0].as_str().unwrap().to_owned();
    assert_eq!(points(&event)[&out], json!(0));
    let text = event.event(&["standings"]).ran().out;
    assert!(text.starts_with("Club evening, nothing is settled yet\n"), "{text}");
    event.win("r1-t1.nos", &tables[0], 0);
    assert_eq!(points(&event)[&out], json!(2));
}

#[test]
fn a_name_of_an_event_moves_no_cursor_and_breaks_no_line() {
    let event = event_of(CHESS, &SIX[..2]);
    event.change("\"Club evening\"", "\"Club\\u001b[31m\\nevening <b>\"");
    event.round(1);
    let shown = "Club\\u{1b}[31m evening";
    let report = event.done(&["standings", "--trf", "-"]);
    assert!(
        report.starts_with(&format!("012 {shown} <b>\n042 2026/11/21\n052 2026/11/21\n062 2\n")),
        "{report}"
    );
    let page = event.done(&["standings", "--html"]);
    assert!(page.contains(shown) && !page.contains('\u{1b}'), "{page}");
}

#[test]
fn remnants_of_an_ended_program_are_removed_and_no_files_in_use() {
    let event = event_of(CHESS, &SIX[..4]);
    let [left, written] = [".nos-Ab3xYz.new", ".nos-Cd4wVu.new"];
    let decide = |table| ["decide", table, "--not-played", "--yes"];
    for words in [&["seat"][..], &decide("r1-t1")] {
        for name in [left, written] {
            event.write(name, "2026-11-21");
        }
        let file = File::options().append(true).open(event.path().join(written)).unwrap();
        file.lock().unwrap();
        event.done(words);
        let files = event.files();
        let is_there = [left, written].map(|name| files.iter().any(|file| file == name));
        assert_eq!(is_there, [false, true], "{words:?}: {files:?}");
    }
    event.done(&decide("r1-t2"));
    assert_eq!(
        event.files(),
        ["decided.toml", "event.toml", "r1-t1.nos", "r1-t2.nos", "seating-r1.json"]
    );
}

#[test]
#[cfg(unix)]
fn an_interrupted_seating_leaves_no_files() {
    let names: Vec<String> = (0..80).map(|number| format!("P{number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let event = event_of(CHESS, &names);
    // Systems without unnamed files leave a remnant, which the next command removes.
    let is_clean_at_once = files::unnamed(event.path()).is_some();
    let is_left = |event: &Folder| event.files().iter().any(|name| name.ends_with(".new"));
    for table in 1..=10 {
        let journal = format!("r1-t{table}.nos");
        let mut seat = event.event(&["seat"]).unread().spawn();
        while !event.path().join(&journal).exists() && seat.try_wait().unwrap().is_none() {}
        seat.kill().unwrap();
        seat.wait().unwrap();
        assert!(!(is_clean_at_once && is_left(&event)), "{journal}: {:?}", event.files());
    }
    if event.read_if("seating-r1.json").is_empty() {
        event.seat();
    }
    event.done(&["decide", "r1-t1", "--not-played", "--yes"]);
    assert!(!is_left(&event));
}

#[test]
fn a_name_may_begin_with_the_last_name() {
    let event = event_of(CHESS, &["Wit, Anna de", "Bram"]);
    let seated = event.seat().concat();
    assert!(seated.contains(&"Anna_de_Wit".to_owned()), "{seated:?}");
    event.change("\"Bram\"", "\"Wit,Anna  de\"");
    assert!(event.refused(&["standings"]).contains("this name is here twice"));
}

#[test]
fn an_event_begins_with_the_players_of_a_report() {
    let players = "title = \"WFM\"\nfederation = \"NED\"\nfide = 1503014\nborn = \"1990/12/01\"\nsex = \"w\"\nrating = 1612.5";
    let event = event_of(CHESS, &SIX);
    event.change("name = \"Bram\"", &format!("name = \"Bram\"\n{players}"));
    event.round(1);
    let report = event.done(&["standings", "--trf", "-"]);
    event.write("event.trf", &report);
    event.done(&["init", "again", "--trf", "event.trf"]);
    let names = |text: &str| -> BTreeSet<String> {
        let lines = text.lines().filter(|line| line.starts_with("001"));
        lines.map(|line| line[8..79].trim_end().to_owned()).collect()
    };
    let again = event.done(&["standings", "again", "--trf", "-"]);
    assert_eq!(names(&again), names(&report));
    let head = |text: &str| text.lines().take(6).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(head(&again), head(&report));
    event.write("event.trf", report.replace("XXR 3", "XXR 3000"));
    let err = event.refused(&["init", "other", "--trf", "event.trf"]);
    assert!(err.contains("event.trf, line 8: XXR takes a whole number from 1 to 1000"), "{err}");
    event.write("event.trf", report.replace("Bram", "B;am"));
    let err = event.refused(&["init", "other", "--trf", "event.trf"]);
    assert!(err.contains("event.trf, line 10: a name has"), "{err}");
}

#[test]
fn a_seated_table_whose_journal_is_missing_was_not_played() {
    let event = event_of(CHESS, &["Ann", "Bob", "Cas", "Dik"]);
    event.round(1);
    event.seat();
    for name in ["r1-t1.nos", "r2-t1.nos"] {
        fs::remove_file(event.path().join(name)).unwrap();
    }
    let rows = super::spreadsheet(&event);
    let cells = |column: &str| {
        let mut cells: Vec<&str> = rows.iter().map(|row| &*row[column]).collect();
        cells.sort_unstable();
        cells
    };
    assert_eq!(cells("round_1_unplayed"), ["", "", "not-played", "not-played"]);
}

#[test]
fn only_seating_needs_the_file_with_the_tables() {
    for system in ["given", "swiss"] {
        let head = format!("law = \"chess\"\nsystem = \"{system}\"\nseatings = \"rounds.txt\"");
        let event = event_of(&format!("{head}\nrounds = 2"), &["Ann", "Bob", "Cas", "Dik"]);
        event.write("rounds.txt", "1 4: Ann Bob\n1 2: Cas Dik\n");
        event.seat();
        // The tables keep their numbers.
        assert_eq!(event.files().contains(&"r1-t4.nos".to_owned()), system == "given");
        fs::remove_file(event.path().join("rounds.txt")).unwrap();
        for name in event.files().iter().filter_map(|name| name.strip_suffix(".nos")) {
            event.done(&["decide", name, "--not-played", "--yes"]);
        }
        event.done(&["standings"]);
        assert_eq!(event.event(&["seat"]).ran().status == 0, system == "swiss");
    }
}

#[test]
fn a_forfeit_at_a_large_table_names_no_opponent() {
    let event = event_of("rounds = 1", &SIX[..4]);
    let seats = event.seat().remove(0);
    event.done(&["decide", "r1-t1", "--forfeit", &seats[0], "--yes"]);
    let text = event.nos(["event", "standings"]).columns(160).ran().out;
    assert!(text.contains("forfeit win ") && !text.contains("forfeit win:"), "{text}");
}
