//! Events in folders: the commands, their output, and their refusals.

mod account;
mod decide;
mod federation;
mod figures;
mod hostile;
mod locks;

use crate::support::folder::Folder;
use crate::support::program::{Program, Ran};
use serde_json::Value;
use std::collections::HashMap;
use std::fs;

/// Creates a folder with an event, its `[event]` table and its players.
pub fn event_of(event: &str, players: &[&str]) -> Folder {
    let players = players.iter().map(|name| format!("[[players]]\nname = \"{name}\"\n"));
    let text = format!("[event]\n{event}\n{}", players.collect::<String>());
    Folder::new().columns(100).ticking().with("event.toml", text)
}

impl Folder {
    pub fn read_if(&self, name: &str) -> String {
        fs::read_to_string(self.path().join(name)).unwrap_or_default()
    }

    pub fn change(&self, from: &str, to: &str) {
        let text = self.read("event.toml");
        assert!(text.contains(from), "{text}");
        self.write("event.toml", text.replace(from, to));
    }

    pub fn event(&self, words: &[&str]) -> Program {
        self.nos([&["event"], words].concat())
    }

    /// Runs a command that must succeed and returns its output.
    pub fn done(&self, words: &[&str]) -> String {
        self.event(words).status(0).ran().out
    }

    pub fn refused(&self, words: &[&str]) -> String {
        self.event(words).status(2).prints("").ran().err
    }

    pub fn seat(&self) -> Vec<Vec<String>> {
        let json: Value = serde_json::from_str(&self.done(&["seat", "--json"])).unwrap();
        let names = |table: &Value| {
            let names = table["players"].as_array().unwrap().iter();
            names.map(|name| name.as_str().unwrap().replace(' ', "_")).collect()
        };
        json["tables"].as_array().unwrap().iter().map(names).collect()
    }

    pub fn open(&self) -> String {
        self.nos(["journals"]).out()
    }

    /// Plays and settles a game of chess, won by this seat.
    pub fn win(&self, table: &str, players: &[String], winner: usize) {
        let (white, loser) = (&players[0], &players[1 - winner]);
        let input = format!("begin {white}\nresign {loser}\nsettle\n");
        self.nos(["play", table, "-q"]).stdin(input).status(0);
    }

    /// Seats and plays a round of chess. The first name in the alphabet wins.
    pub fn round(&self, round: u32) {
        for (at, players) in self.seat().iter().enumerate() {
            let winner = usize::from(players[1] < players[0]);
            self.win(&format!("r{round}-t{}.nos", at + 1), players, winner);
        }
    }
}

pub const CHESS: &str = "law = \"chess\"\nsystem = \"swiss\"\nrounds = 3\nname = \"Club evening\"";
pub const SIX: [&str; 6] = ["Anna de Wit", "Bram", "Cees", "Dirk", "Eva", "Femke"];

#[test]
fn an_event_is_begun_with_a_file_that_can_be_read() {
    let event = event_of("", &[]);
    fs::remove_file(event.path().join("event.toml")).unwrap();
    assert_eq!(
        event.refused(&["seat"]),
        "nos: . has no event.toml, so it is not an event; nos event init . writes one\n"
    );
    let told = event.done(&["init", "autumn"]);
    assert_eq!(
        told,
        "autumn/event.toml is written. Add the players; then nos event seat decides the first round.\n"
    );
    assert_eq!(
        event.refused(&["init", "autumn"]),
        "nos: autumn/event.toml exists already, and nos does not overwrite it\n"
    );
    assert_eq!(
        event.refused(&["seat", "autumn"]),
        "nos: round 1 has too few players for a table; a table needs 3\n"
    );
    // The example's comments contain players too.
    let path = event.path().join("autumn/event.toml");
    let text = fs::read_to_string(&path).unwrap();
    let (before, players) = text.split_once("# [[players]]").unwrap();
    let players: String =
        players.lines().map(|line| format!("{}\n", line.trim_start_matches("# "))).collect();
    let one = format!(
        "{before}[[players]]{}",
        players.replace("pair = ", "# pair = ").replace("half = ", "# half = ")
    );
    let others: String =
        ["Bram", "Cees"].map(|name| format!("[[players]]\nname = \"{name}\"\n")).concat();
    fs::write(&path, one + &others).unwrap();
    assert!(event.done(&["seat", "autumn", "--dry"]).contains("Anna de Wit"));
}

#[test]
fn a_round_is_seated_with_a_journal_for_each_table() {
    let event = event_of("seed = 7\nrounds = 2", &SIX);
    event.change(
        "[[players]]\nname = \"Anna",
        "[house]\n\"payments.nos\" = 10\nextra_games = true\n[[players]]\nname = \"Anna",
    );
    let dry = event.done(&["seat", "--dry"]);
    assert_eq!(event.files(), ["event.toml"]);
    let Ran { status, out, err } = event.event(&["seat"]).ran();
    assert_eq!((status, &out), (0, &dry));
    assert_eq!(err, "r1-t1.nos and r1-t2.nos are begun, and the seating is written.\n");
    assert!(
        out.starts_with("Club evening, round 1 of 2\n") || out.starts_with("Event, round 1 of 2\n"),
        "{out}"
    );
    assert!(out.contains("Nobody meets anybody again.\n"), "{out}");
    assert_eq!(event.files(), ["event.toml", "r1-t1.nos", "r1-t2.nos", "seating-r1.json"]);
    let seating: Value = serde_json::from_str(&event.read("seating-r1.json")).unwrap();
    let players: Vec<&str> = seating["tables"][0]["players"]
        .as_array()
        .unwrap()
        .iter()
        .map(|name| name.as_str().unwrap())
        .collect();
    let lines: Vec<String> = event.read("r1-t1.nos").lines().map(str::to_owned).collect();
    let said = |line: &String| line[26..].split(" # ").next().unwrap().to_owned();
    let said: Vec<String> = lines.iter().map(said).collect();
    let seat = format!("seat {}", players.join(" ").replace("Anna de Wit", "Anna_de_Wit"));
    assert_eq!(said, ["law 1", "house payments.nos 10", "house house.extra_games true", &seat]);
    assert_eq!(
        event.refused(&["seat"]),
        "nos: r1-t1 and r1-t2 are not settled; --without r1-t1 counts it as not played\n"
    );
    // It can be printed again for the wall and the tables.
    assert_eq!(event.done(&["seat", "--round", "1"]), out);
    let wall = event.done(&["seat", "--round", "1", "--html"]);
    assert!(wall.contains("By name") && wall.contains("Anna de Wit"), "{wall}");
    let slips = event.done(&["seat", "--round", "1", "--slips"]);
    assert!(slips.contains("Table 2") && slips.contains("r1-t2.nos"), "{slips}");
    assert_eq!(event.refused(&["seat", "--round", "2"]), "nos: round 2 is not seated yet\n");
}

#[test]
fn the_journals_of_an_event_are_listed_with_what_comes_next() {
    let event = event_of(CHESS, &SIX[..4]);
    assert_eq!(
        event.open(),
        "Club evening, before round 1 of 3\nNo round is seated yet; nos event seat decides round 1.\n"
    );
    let tables = event.seat();
    let players = |table: usize| tables[table].join(" and ").replace('_', " ");
    let both = event.open();
    let rows: Vec<&str> = both.lines().collect();
    assert_eq!(rows[0], "Club evening, round 1 of 3");
    for (at, row) in rows[4..6].iter().enumerate() {
        let begins = format!("│ r1-t{}.nos │ {}", at + 1, players(at));
        assert!(row.starts_with(&begins), "{row}");
        assert!(row.contains("│ no game yet │"), "{row}");
    }
    assert_eq!(rows[7], "r1-t1 and r1-t2 of round 1 are not settled yet.");
    event.win("r1-t1.nos", &tables[0], 0);
    let one = event.open();
    assert!(!one.contains("r1-t1"), "{one}");
    assert!(one.ends_with("\nr1-t2 of round 1 is not settled yet.\n"), "{one}");
    event.win("r1-t2.nos", &tables[1], 0);
    assert_eq!(
        event.open(),
        "Club evening, round 1 of 3\nThis whole round is settled; nos event seat decides round 2.\n"
    );
}

#[test]
fn accented_names_are_sorted_with_their_plain_letters() {
    let event = event_of(CHESS, &["Zoë", "Željko", "Eva", "Émile", "Øyvind", "Piet"]);
    let out = event.done(&["seat", "--dry"]);
    let (_, by_name) = out.split_once("By name").unwrap();
    let names = ["Émile", "Eva", "Øyvind", "Piet", "Željko", "Zoë"];
    assert!(names.map(|name| by_name.find(name).unwrap()).is_sorted(), "{by_name}");
}

#[test]
fn a_table_that_is_not_settled_can_count_as_not_played() {
    let event = event_of(CHESS, &SIX);
    let tables = event.seat();
    event.win("r1-t1.nos", &tables[0], 0);
    event.win("r1-t3.nos", &tables[2], 1);
    assert_eq!(
        event.refused(&["seat"]),
        "nos: r1-t2 is not settled; --without r1-t2 counts it as not played\n"
    );
    let err = event.event(&["standings"]).ran().err;
    assert_eq!(err, "r1-t2 is not settled and does not count yet.\n");
    assert!(event.refused(&["seat", "--without", "r2-t1"]).contains("no seating has r2-t1"));
    let json: Value =
        serde_json::from_str(&event.done(&["seat", "--without", "r1-t2", "--json"])).unwrap();
    assert!(
        event
            .read("decided.toml")
            .ends_with("[[table]]\nround = 1\ntable = 2\nnot_played = true\n")
    );
    assert_eq!(json["round"], 2);
    // The decision is kept.
    let standings: Value = serde_json::from_str(&event.done(&["standings", "--json"])).unwrap();
    assert_eq!(
        (&standings["rounds"], &standings["players"][5]["tables"]),
        (&Value::from(1), &Value::from(0))
    );
    assert!(event.event(&["standings"]).ran().err.contains("r2-t1 is not settled"));
    assert!(!event.event(&["standings"]).ran().err.contains("r1-t2 is"));
}

#[test]
fn the_same_files_give_the_same_bytes_in_another_folder() {
    let [one, other] = [(); 2].map(|()| event_of(CHESS, &SIX));
    for event in [&one, &other] {
        (1..=3).for_each(|round| event.round(round));
    }
    assert_eq!(one.files(), other.files());
    for name in one.files() {
        assert_eq!(one.read(&name), other.read(&name), "{name}");
    }
    for words in [
        &["standings"][..],
        &["standings", "--cross"],
        &["standings", "--ratings", "--json"],
        &["sheet", "--csv"],
        &["check"],
    ] {
        assert_eq!(one.done(words), other.done(words));
    }
    assert!(
        one.refused(&["seat"]).contains("all 3 rounds are seated; event.toml sets their number")
    );
}

#[test]
fn standings_say_which_tables_of_a_round_that_is_not_over_they_count() {
    let event = event_of(CHESS, &SIX);
    let title = |event: &Folder, words: &[&str]| {
        let Ran { status, out, .. } = event.event(&[&["standings"], words].concat()).ran();
        assert_eq!(status, 0);
        out.lines().next().unwrap().to_owned()
    };
    let first = event.seat();
    event.win("r1-t2.nos", &first[1], 0);
    assert_eq!(title(&event, &[]), "Club evening, after 1 of 3 tables of round 1");
    event.win("r1-t1.nos", &first[0], 0);
    event.win("r1-t3.nos", &first[2], 0);
    let second = event.seat();
    assert_eq!(title(&event, &[]), "Club evening, after round 1");
    event.win("r2-t1.nos", &second[0], 0);
    event.done(&["decide", "r2-t3", "--not-played", "--yes"]);
    for (language, told) in rows! {
        "en", "Club evening, after round 1 and 2 of 3 tables of round 2";
        "nl", "Club evening, na zitting 1 en 2 van de 3 tafels van zitting 2";
    } {
        assert_eq!(title(&event, &["--lang", language]), told);
    }
    let json: Value = serde_json::from_str(&event.done(&["standings", "--json"])).unwrap();
    assert_eq!(json["rounds"], 2);
}

#[test]
fn a_cross_table_of_pairs_has_rank_colour_and_result_of_each_round() {
    let names: Vec<String> = ('A'..='L').map(|name| format!("Player {name}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    for players in [6, 12] {
        let what = format!("{players} players");
        let event = event_of(CHESS, &names[..players]);
        let pairs = event.seat();
        for (at, players) in pairs.iter().enumerate() {
            event.win(&format!("r1-t{}.nos", at + 1), players, 0);
        }
        let text = event.done(&["standings", "--cross"]);
        assert!(text.contains("│ player   │ points │ 1 "), "{what}: {text}");
        let csv = event.done(&["standings", "--cross", "--csv"]);
        assert!(csv.starts_with("rank,player,points,"), "{csv}");
        let json = event.done(&["standings", "--cross", "--json"]);
        for pair in pairs {
            let [winner, loser] = [0, 1].map(|at| pair[at].replace('_', " "));
            let from = format!("{{\"name\":\"{winner}\",\"from\":{{\"{loser}\":2}},");
            assert!(json.contains(&from), "{what}: {json}");
            let losers = 1 + players / 2;
            for row in [
                format!("│ {winner} │      2 │ {losers}w1 │"),
                format!("│ {loser} │      0 │ 1b0 │"),
            ] {
                assert!(text.contains(&row), "{what}: {text}");
            }
        }
    }
}

/// The CSV of the standings: each cell by the key of its column.
fn spreadsheet(event: &Folder) -> Vec<HashMap<String, String>> {
    let csv = event.done(&["standings", "--csv"]);
    csv::Reader::from_reader(csv.as_bytes()).into_deserialize().map(Result::unwrap).collect()
}

#[test]
fn standings_have_a_column_for_each_round_with_opponent_or_place_and_result() {
    let event = event_of(CHESS, &["Anna de Wit", "Bram", "Cees", "Dirk", "Eva"]);
    event.round(1);
    event.round(2);
    let rows = spreadsheet(&event);
    let text = event.nos(["event", "standings"]).columns(160).ran().out;
    for round in ["round_1", "round_2"] {
        let mut out = 0;
        for row in &rows {
            let cell = |row: &HashMap<String, String>, key| row[&format!("{round}_{key}")].clone();
            let [other, place, result, unplayed] =
                ["opponents", "place", "result", "unplayed"].map(|key| cell(row, key));
            if other.is_empty() {
                assert_eq!([&*place, &*result, &*unplayed], ["", "", "bye"]);
                out += 1;
                continue;
            }
            assert_eq!(unplayed, "");
            let other = rows.iter().find(|row| row["player"] == other).unwrap();
            assert_eq!(cell(other, "opponents"), row["player"]);
            let both = [&*place, &*result, &*cell(other, "result")];
            assert!([["1", "2", "0"], ["2", "0", "2"]].contains(&both), "{both:?}");
            let colour = cell(other, "colour");
            assert!(
                text.contains(&format!("│ {} ({colour}): {result} ", other["player"])),
                "{text}"
            );
        }
        assert_eq!(out, 1);
    }
}

#[test]
fn the_points_of_the_rounds_add_up_in_a_spreadsheet() {
    let event = event_of(CHESS, &["Anna", "Bram", "Cees", "Dirk", "Eva"]);
    event.change("name = \"Eva\"", "name = \"Eva\"\nabsent = [1]\nhalf = [2]");
    let first = event.seat();
    event.done(&["decide", "r1-t1", "--forfeit", &first[0][0], "--yes"]);
    event.done(&["decide", "r1-t2", "--not-played", "--yes"]);
    event.round(2);
    event.done(&["seat"]);
    let rows = spreadsheet(&event);
    let mut unplayed: Vec<&str> = Vec::new();
    for row in &rows {
        let points = |key: &str| row[key].parse::<f64>().unwrap_or_default();
        let sum = points("round_1_points") + points("round_2_points");
        assert_eq!(sum, points("points"), "{row:?}");
        unplayed.extend(["round_1_unplayed", "round_2_unplayed"].map(|key| &*row[key]));
        assert!(!row.contains_key("round_3_points"), "{row:?}");
    }
    unplayed.sort_unstable();
    unplayed.retain(|word| !word.is_empty());
    assert_eq!(unplayed, ["absent", "forfeit", "half", "not-played", "not-played", "walkover"]);
}

#[test]
fn a_spreadsheet_has_fixed_keys_and_the_decimal_sign_of_the_language() {
    let places = format!("{CHESS}\npoints = [1, 0]");
    let event = event_of(&places, &["Anna", "Bram", "Cees"]);
    event.round(1);
    event.write("nos.toml", "[money]\ndecimal = \",\"\n");
    let csv = event.done(&["standings", "--csv"]);
    assert!(csv.contains(";0,5;bye;\n"), "{csv}");
    assert_eq!(event.done(&["standings", "--csv", "--lang", "nl"]), csv);
    let ratings = event.done(&["standings", "--ratings", "--csv"]);
    assert!(ratings.starts_with("rank;player;rating;deviation;evenings;provisional\n"));
    let first: Vec<&str> = ratings.lines().nth(1).unwrap().split(';').collect();
    assert_eq!((first[2].contains(','), first[5]), (true, "true"), "{ratings}");
    let told = event.done(&["standings", "--ratings", "--lang", "nl"]);
    assert!(told.contains("voorlopig") && !told.contains("true"), "{told}");
}

#[test]
fn standings_are_printed_in_every_form() {
    let event =
        event_of(&format!("{CHESS}\npoints = \"game\"\ntie = [\"buchholz\", \"direct\"]"), &SIX);
    event.round(1);
    event.round(2);
    let text = event.done(&["standings"]);
    assert!(
        text.starts_with("Club evening, after round 2; tie-breaks by FIDE C.07, edition 2024\n"),
        "{text}"
    );
    let csv = event.done(&["standings", "--csv"]);
    assert!(
        csv.starts_with(
            "rank,player,points,buchholz,direct,tables,opponents,round_1_opponents,round_1_place,round_1_result,round_1_points,round_1_unplayed,round_1_colour,round_2_opponents,"
        ),
        "{csv}"
    );
    assert!(event.done(&["standings", "--markdown"]).contains("| 1 | Anna de Wit | 4 |"));
    assert!(event.done(&["standings", "--html"]).contains("<bdi>Anna de Wit</bdi>"));
    let json: Value = serde_json::from_str(&event.done(&["standings", "--json"])).unwrap();
    assert_eq!(
        (&json["rounds"], &json["players"][0]["name"]),
        (&Value::from(2), &Value::from("Anna de Wit"))
    );
    let cross: Value =
        serde_json::from_str(&event.done(&["standings", "--cross", "--json"])).unwrap();
    let anna = &cross["players"][0];
    let sum: i64 =
        anna["from"].as_object().unwrap().values().map(|gained| gained.as_i64().unwrap()).sum();
    assert_eq!((&anna["name"], sum), (&Value::from("Anna de Wit"), 4));
    let ratings = event.done(&["standings", "--ratings"]);
    assert!(
        ratings.starts_with(
            "chess: ratings by Glicko-2, each evening one period; from 1500, deviation 350"
        ),
        "{ratings}"
    );
    assert!(ratings.contains("provisional"), "{ratings}");
    let sheet = event.done(&["sheet"]);
    let seal = event.nos(["check", "r1-t1.nos"]).ran().out;
    let seal: String = seal
        .split("seal")
        .last()
        .unwrap()
        .chars()
        .filter(char::is_ascii_hexdigit)
        .skip(1)
        .take(4)
        .collect();
    assert!(sheet.contains(&seal), "{sheet} {seal}");
}

#[test]
fn a_report_for_pairing_programs_is_written_and_their_pairs_are_taken() {
    let event = event_of(CHESS, &SIX);
    event.round(1);
    assert_eq!(event.done(&["seat", "--trf", "event.trf"]), "event.trf is written.\n");
    let report = event.read("event.trf");
    assert!(
        report.starts_with("012 Club evening\n042 2026/11/21\n052 2026/11/21\n062 6\n"),
        "{report}"
    );
    assert_eq!(report.lines().filter(|line| line.starts_with("001 ")).count(), 6);
    // A report for pairing has no dates of rounds.
    let dated = event.done(&["standings", "--trf", "-"]);
    let undated: Vec<&str> = dated.lines().filter(|line| !line.starts_with("132")).collect();
    assert_eq!(undated, report.lines().collect::<Vec<_>>());
    event.write("pairs.txt", "3\n1 2\n4 3\n5 6\n");
    let json: Value =
        serde_json::from_str(&event.done(&["seat", "--pairs", "pairs.txt", "--json"])).unwrap();
    assert_eq!(json["tables"][1]["players"], serde_json::json!(["Dirk", "Cees"]));
    event.write("pairs.txt", "1 2\n2 3\n");
    assert!(event.event(&["seat", "--pairs", "pairs.txt"]).ran().err.contains("not settled"));
    let nos = event_of("", &SIX);
    assert!(
        nos.refused(&["standings", "--trf", "x"])
            .contains("this format is for games between two players; nos also allows more")
    );
}

#[test]
fn nothing_is_overwritten() {
    let event = event_of(CHESS, &SIX);
    event.seat();
    // The seating is missing because the program was interrupted, or a stick came late.
    let seating = event.read("seating-r1.json");
    fs::remove_file(event.path().join("seating-r1.json")).unwrap();
    fs::remove_file(event.path().join("r1-t2.nos")).unwrap();
    let journal = event.read("r1-t1.nos");
    event.seat();
    assert_eq!((event.read("seating-r1.json"), event.read("r1-t1.nos")), (seating, journal));
    // Another machine seated different players.
    fs::remove_file(event.path().join("seating-r1.json")).unwrap();
    event.change("rounds = 3", "rounds = 3\nseed = 99");
    let before: Vec<String> = event.files().iter().map(|name| event.read(name)).collect();
    let Ran { status, err, .. } = event.event(&["seat"]).ran();
    assert_eq!(status, 2);
    assert!(
        err.contains("exists already and does not belong to this seating, so nothing was written"),
        "{err}"
    );
    let after: Vec<String> = event.files().iter().map(|name| event.read(name)).collect();
    assert_eq!(before, after);
}

#[test]
fn check_reports_misfits() {
    let event = event_of(CHESS, &SIX);
    assert_eq!(event.done(&["check"]), "There is no journal yet.\n");
    event.round(1);
    assert_eq!(
        event.done(&["check"]),
        "3 journals are as they were written, and fit the seatings.\n"
    );
    event.write("r1-t1 (copy).nos", event.read("r1-t1.nos"));
    event.write("r1-t4.nos", event.read("r1-t1.nos"));
    let torn = event.read("r1-t2.nos") + "2026-11-21T20";
    event.write("r1-t2.nos", &torn);
    let damaged = event.read("r1-t3.nos").replace("resign", "Resign");
    event.write("r1-t3.nos", &damaged);
    let Ran { status, out, .. } = event.event(&["check"]).ran();
    assert_eq!(status, 4, "{out}");
    assert!(
        out.contains(
            "r1-t1 (copy).nos is not named like a journal or seating of this event; nothing in it counts\n"
        ),
        "{out}"
    );
    assert!(out.contains("r1-t4 is in no seating, so nothing in its journal counts\n"), "{out}");
    assert!(out.contains("r1-t2: the last line was never finished\n"), "{out}");
    assert!(out.contains("r1-t3.nos is damaged: line"), "{out}");
    assert!(event.event(&["seat"]).ran().err.contains("r1-t3.nos is damaged"));
    fs::remove_file(event.path().join("r1-t3.nos")).unwrap();
    assert!(
        event
            .event(&["check"])
            .ran()
            .out
            .contains("r1-t3 is seated and its journal is not here, so it does not count; if it")
    );
    assert!(event.event(&["seat"]).ran().err.contains(
        "r1-t3 is seated and its journal is not here; --without r1-t3 counts it as not played"
    ));
}

#[test]
fn unknown_names_and_unseated_players_are_reported() {
    let event = event_of("law = \"chess\"\nrounds = 2", &["Anna", "Bram", "Cees", "Dirk"]);
    event.seat();
    fs::remove_file(event.path().join("r1-t1.nos")).unwrap();
    let input = "law chess 1\nseat Anna Xaver\nbegin Anna\nresign Anna\nsettle\n";
    event.nos(["play", "r1-t1.nos"]).stdin(input).status(0);
    let out = event.event(&["check"]).ran().out;
    assert!(
        out.contains(
            "r1-t1: Xaver is not in event.toml; add the player, or the name as an alias\n"
        ),
        "{out}"
    );
    assert!(out.contains("r1-t1: its journal has Anna"), "{out}");
    event.change("name = \"Bram\"", "name = \"Bram\"\naliases = [\"Xaver\"]");
    let out = event.event(&["check"]).ran().out;
    assert!(!out.contains("Xaver is"), "{out}");
}

#[test]
fn check_reports_a_late_correction() {
    let event = event_of(CHESS, &SIX);
    event.round(1);
    event.round(2);
    event.round(3);
    let json: Value = serde_json::from_str(&event.read("seating-r1.json")).unwrap();
    let black = json["tables"][0]["players"][1].as_str().unwrap().replace(' ', "_");
    let white = json["tables"][0]["players"][0].as_str().unwrap().replace(' ', "_");
    let resigned = event.read("r1-t1.nos").contains(&format!("resign {black}"));
    let other = if resigned { white } else { black };
    let Ran { status, err, .. } =
        event.nos(["play", "r1-t1.nos"]).stdin(format!("fix 4 resign {other}\n")).ran();
    assert_eq!(status, 0, "{err}");
    let Ran { status, out, .. } = event.event(&["check"]).ran();
    assert_eq!(status, 1);
    assert!(out.starts_with("r1-t1 was corrected after round 3 was seated\nRound 2 stays as it is. With the present results, these players would have met other opponents: "), "{out}");
    assert!(!out.contains("as they were written"), "{out}");
}

#[test]
fn a_fault_in_the_file_is_shown_where_it_is() {
    let event = event_of(CHESS, &SIX);
    for (from, to, words) in rows! {
        "swiss", "swis", "event.system takes \"random\" or \"swiss\" or \"round-robin\" or \"given\"";
        "rounds = 3", "rounds = 0", "event.rounds takes a whole number from 1 to 1000";
        "rounds = 3", "round = 3", "the table event has no key \"round\"; did you mean rounds?";
        "\"chess\"", "\"chest\"", "nos knows no law of that name";
        "rounds = 3", "rounds = 3\npoints = 5", "event.points takes \"result\", \"game\", or the points of each place";
        "law = \"chess\"", "tie = [\"buchholz\"]", "under nos two sides do not always play each other, so there is no \"buchholz\"";
        "name = \"Bram\"", "name = \"Eva\"", "this name is here twice";
        "name = \"Bram\"", "nam = \"Bram\"", "the table players has no key \"nam\"; did you mean name?";
        "name = \"Bram\"", "club = \"Bram\"", "this player has no name";
        "name = \"Bram\"", "name = \"Bram\"\npair = \"Cees\"", "under chess nobody plays in pairs";
        "name = \"Bram\"", "name = \"Bram\"\nabsent = 2", "players.absent takes numbers of rounds in brackets";
        "swiss", "given", "the system \"given\" needs the name of a file: event.seatings";
    } {
        let text = event.read("event.toml");
        event.change(from, to);
        let err = event.refused(&["standings"]);
        assert!(err.contains(words) && err.contains("event.toml"), "{from}: {err}");
        event.write("event.toml", &text);
    }
    event.change("\"swiss\"", "\"given\"\nseatings = \"rounds.txt\"");
    event.write("rounds.txt", "1 1: Anna Bram\n1 2: Cees Cees\n");
    assert_eq!(
        event.refused(&["seat"]),
        "nos: ./rounds.txt, line 2: Cees or the table is there twice in round 1\n"
    );
}

#[test]
fn few_hands_are_no_rank() {
    let event = event_of(CHESS, &SIX);
    event.round(1);
    event.write("nos.toml", "[standings]\nmin_hands = 2\n");
    let csv = event.done(&["standings", "--ratings", "--csv"]);
    assert!(csv.lines().skip(1).all(|line| line.starts_with(',')), "{csv}");
    event.write("nos.toml", "[standings]\nmin_hands = 1\n");
    let csv = event.done(&["standings", "--ratings", "--csv"]);
    assert!(csv.lines().nth(1).unwrap().starts_with("1,"), "{csv}");
    let page = event.nos(["standings", "r1-t1.nos", "--html"]).ran().out;
    assert!(page.contains(">1</td>"));
    event.write("nos.toml", "[standings]\nmin_hands = 2\n");
    let page = event.nos(["standings", "r1-t1.nos", "--html"]).ran().out;
    assert!(!page.contains(">1</td><th"), "{page}");
    let json = event.nos(["standings", "r1-t1.nos", "--ratings", "--json"]).ran().out;
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(
        (&json["law"], json["players"].as_array().unwrap().len()),
        (&Value::from("chess"), 2)
    );
}

#[test]
fn an_event_speaks_dutch() {
    let event = event_of(CHESS, &SIX);
    let out = event.done(&["seat", "--lang", "nl"]);
    assert!(
        out.starts_with("Club evening, zitting 1 van 3\n")
            && out.contains("Niemand treft iemand opnieuw."),
        "{out}"
    );
    assert!(
        event
            .refused(&["seat", "--lang", "nl"])
            .contains("zijn niet afgerekend; --without r1-t1 telt die tafel als niet gespeeld")
    );
}
