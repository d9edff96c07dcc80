//! Exported tables: their columns, rows and files.

use super::counted::{EVENING, PAIRS};
use super::{empty_club, records, rows};
use crate::support::folder::Folder;
use nos::laws::LAWS;
use nos::laws::fives::LAW as FIVES;
use nos::laws::nos::LAW as NOS;
use nos::season::ExportTable;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::path::Path;

fn club() -> Folder {
    let club = empty_club();
    club.plays(&NOS, "friday.nos", "2026-11-20", EVENING);
    club.plays(&FIVES, "pairs.nos", "2026-11-21", PAIRS);
    club
}

fn exported(club: &Folder, words: &[&str]) -> Vec<BTreeMap<String, String>> {
    let words: Vec<&str> = ["export"].iter().chain(words).copied().collect();
    let ran = club.nos(&words).status(0).warns("").ran();
    rows(&ran.out)
}

fn assert_cells(row: &BTreeMap<String, String>, expected: &[(&str, &str)]) {
    for (key, value) in expected {
        assert_eq!(row[*key], *value, "{key} in {row:?}");
    }
}

/// An evening with a fix, two inserts, and a strike that is undone.
const CORRECTED: &str = "
    seat Anna Bram Cees
    deal
    set Bram 6-6
    announce 1
    play Cees 5-4
    play Cees 6-5 on left
    fix 7 play Cees 6-4 on left
    insert 7 note one ; insert 7 note =2
    note two
    strike 10
    undo
";

#[test]
fn every_entry_and_correction_has_a_row_with_its_ruling() {
    let club = empty_club();
    club.plays(&NOS, "friday.nos", "2026-11-20", CORRECTED);
    let entries = exported(&club, &["friday.nos", "--table", "entries"]);
    let check = club.nos(["check", "friday.nos"]).ran().out;
    let seal = check.split_once("seal: 12 ").unwrap().1;
    let digits: String = seal.chars().filter(char::is_ascii_hexdigit).collect();
    for (at, row) in entries.iter().enumerate() {
        let number = (at + 1).to_string();
        let time = "2026-11-20T20:14:03+01:00";
        assert_cells(
            row,
            &[("evening", &digits), ("date", "2026-11-20"), ("time", time), ("entry", &number)],
        );
    }
    let table: [(usize, &[(&str, &str)]); 7] = rows! {
        2, &[("hand", "0"), ("player", ""), ("text", "seat Anna Bram Cees"), ("stands", "true"), ("articles", "art. 1.1 1.3")];
        4, &[("hand", "1"), ("player", "Bram"), ("verdict", "accepted"), ("read", ""), ("message", "Bram sets 6-6.")];
        6, &[("player", "Cees"), ("verdict", "foul"), ("foul", "art. 11.2a"), ("articles", "art. 11.2a 11.3")];
        7, &[("text", "play Cees 6>5 on left"), ("read", "play Cees 6>4 on left"), ("fixed_by", "8"), ("stands", "true")];
        8, &[("hand", "1"), ("stands", "false"), ("verdict", ""), ("message", "")];
        9, &[("text", "insert 7 note one ; insert 7 note =2"), ("read", "note one ; note =2"), ("stands", "true")];
        11, &[("text", "strike 10"), ("struck_by", "12")];
    };
    for (entry, expected) in table {
        assert_cells(&entries[entry - 1], expected);
    }
    assert_eq!(entries.len(), 12);
}

#[test]
fn transfers_have_every_payment_and_every_score() {
    let club = club();
    let transfers = exported(&club, &["friday.nos", "--table", "transfers"]);
    let set = [
        ("entry", "4"),
        ("hand", "1"),
        ("payer", "Anna"),
        ("payee", "Bram"),
        ("amount", "6"),
        ("reason", "set"),
        ("kind", "payment"),
        ("article", "art. 3.3"),
    ];
    assert_cells(&transfers[0], &set);
    let mut over: BTreeMap<&str, i64> = BTreeMap::new();
    for row in &transfers {
        let amount: i64 = row["amount"].parse().unwrap();
        *over.entry(&row["payer"]).or_default() -= amount;
        *over.entry(&row["payee"]).or_default() += amount;
    }
    let expected = [("Anna", 80), ("Bram", 40), ("Cees", -120), ("pot", 0)];
    assert_eq!(over, BTreeMap::from(expected));
    let points = exported(&club, &["pairs.nos", "--table", "transfers"]);
    let ends = [
        ("payer", ""),
        ("payee", "Anna+Cees"),
        ("amount", "1"),
        ("reason", "ends"),
        ("kind", "score"),
        ("article", "art. 4.2"),
        ("hand", "1"),
    ];
    assert_cells(&points[0], &ends);
}

#[test]
fn hands_have_how_they_were_opened_and_how_they_ended() {
    let club = club();
    let hands = exported(&club, &["friday.nos", "--table", "hands"]);
    let first = [
        ("hand", "1"),
        ("entry", "3"),
        ("players", "3"),
        ("opener", "Bram"),
        ("game", "ordinary"),
        ("ending", "one-left"),
        ("first_out", "Anna"),
        ("loser", "Cees"),
        ("entries", "23"),
    ];
    assert_cells(&hands[0], &first);
    assert_cells(
        &hands[1],
        &[("hand", "2"), ("opener", "Cees"), ("ending", "void"), ("first_out", ""), ("loser", "")],
    );
    assert_eq!(hands.len(), 2);
    let hands = exported(&club, &["pairs.nos", "--table", "hands"]);
    let told: Vec<String> = hands
        .iter()
        .map(|row| format!("{} {} {}", row["opener"], row["game"], row["ending"]))
        .collect();
    assert_eq!(told, ["Anna 1 void", "Anna 1 won", "Bram 2 void"]);
}

#[test]
fn evenings_have_their_law_their_times_and_their_house_rules() {
    let club = club();
    club.plays(
        &NOS,
        "own.nos",
        "2026-11-22",
        "house chips.start 400\nhouse payments.nos 6\nseat Anna Bram Cees\n",
    );
    let evenings = exported(&club, &["friday.nos", "own.nos", "--table", "evenings"]);
    let friday = [
        ("law", "nos"),
        ("edition", "1"),
        ("begun", "2026-11-20T20:14:03+01:00"),
        ("ended", "2026-11-20T20:14:03+01:00"),
        ("finished", "true"),
        ("players", "3"),
        ("hands", "2"),
        ("entries", "33"),
        ("house", ""),
    ];
    assert_cells(&evenings[0], &friday);
    let own = [("finished", "false"), ("house", "chips.start=400&payments.nos=6")];
    assert_cells(&evenings[1], &own);
    let pairs = exported(&club, &["pairs.nos", "--table", "evenings"]);
    let pairs_have = [("law", "fives-and-threes"), ("players", "4"), ("hands", "3")];
    assert_cells(&pairs[0], &pairs_have);
}

#[test]
fn hands_have_the_change_the_count_and_the_order_out_of_everybody() {
    let club = club();
    let told = |file| {
        let rows = exported(&club, &[file, "--table", "hand_players"]).into_iter();
        let told = rows.map(|row| {
            ["hand", "player", "change", "count", "order_out"].map(|key| row[key].clone()).join(" ")
        });
        told.collect::<Vec<_>>()
    };
    let friday = [
        "1 Anna 56  1",
        "1 Bram 53  2",
        "1 Cees -109 8 ",
        "2 Anna 0  ",
        "2 Bram 0  ",
        "2 Cees 0  ",
    ];
    assert_eq!(told("friday.nos"), friday);
    let pairs = told("pairs.nos");
    assert_eq!(pairs[4..8], ["2 Anna 1  ", "2 Bram 3  ", "2 Cees 1  ", "2 Dirk 3  "]);
}

#[test]
fn plays_have_the_tile_the_arm_and_the_order() {
    let club = club();
    club.example("cribbage.nos", "2026-11-22");
    club.example("chess.nos", "2026-11-22");
    club.example("backgammon.nos", "2026-11-22");
    for (file, at, cells) in rows! { of (&str, usize, [&str; 5]):
        "friday.nos", 1, ["1", "1", "Bram", "6-6", ""];
        "friday.nos", 2, ["1", "2", "Cees", "6-5", "left"];
        "friday.nos", 17, ["2", "1", "Cees", "1-1", ""];
        "pairs.nos", 1, ["1", "1", "Anna", "2-1", ""];
        "pairs.nos", 4, ["2", "2", "Bram", "6-2", "left"];
        "cribbage.nos", 1, ["1", "1", "Owen", "Jd", ""];
        "chess.nos", 1, ["1", "1", "Noor", "e4", ""];
        "backgammon.nos", 1, ["1", "1", "Henk", "8/3 6/3", ""];
    } {
        let plays = exported(&club, &[file, "--table", "plays"]);
        let keys = ["hand", "order", "player", "tile", "arm"];
        let expected: Vec<_> = keys.into_iter().zip(cells).collect();
        assert_cells(&plays[at - 1], &expected);
    }
}

#[test]
fn journals_are_named_by_their_folder_or_in_a_list() {
    let club = club();
    std::fs::create_dir_all(club.path().join("club/2026")).unwrap();
    for (from, to) in rows! {
        "friday.nos", "club/2026/friday.nos";
        "pairs.nos", "club/pairs.nos";
    } {
        std::fs::copy(club.path().join(from), club.path().join(to)).unwrap();
    }
    club.write("club/notes.txt", "no journal");
    club.write("list", "friday.nos\n\npairs.nos\n");
    let export = ["export", "--table", "hands", "--law", "nos"];
    for command in [&export[..], &["standings", "--csv", "--law", "nos"]] {
        let named = club.nos([command, &["friday.nos", "pairs.nos"]].concat()).ran();
        assert!(named.out.lines().count() > 2, "{}", named.out);
        for other in [&["club"][..], &["--files-from", "list"]] {
            let ran = club.nos([command, other].concat()).ran();
            assert_eq!((ran.out, ran.status), (named.out.clone(), named.status));
        }
        let ran = club.nos(command).ran();
        let told =
            "nos: name the journals, a folder with them, or a list of them: --files-from FILE\n";
        assert_eq!((ran.err.as_str(), ran.status), (told, 2));
    }
}

#[test]
fn a_club_gets_a_file_for_each_table_and_month_if_it_asks() {
    let club = empty_club();
    for (file, day) in [("1.nos", "2026-11-20"), ("2.nos", "2026-12-04"), ("3.nos", "2026-11-27")] {
        club.plays(&NOS, file, day, EVENING);
    }
    let words = "export 1.nos 2.nos 3.nos -o all --table players --club Utrecht --by month";
    for _ in 0..2 {
        club.nos(words.split(' ')).status(0).warns("");
    }
    let all = club.path().join("all/players/law=nos/club=Utrecht");
    let month = |month: &str| all.join(format!("month={month}/Utrecht-{month}.csv"));
    let november = std::fs::read_to_string(month("2026-11")).unwrap();
    let alone = club.nos(["export", "1.nos", "3.nos", "--table", "players"]).ran();
    assert_eq!(november, alone.out);
    assert_eq!(std::fs::read_to_string(month("2026-12")).unwrap().lines().count(), 4);
    assert_eq!(files(&all).len(), 2);
}

/// Readers that infer a file's form from its first rows find quotation marks there.
#[test]
fn what_somebody_wrote_stands_in_quotation_marks() {
    let club = club();
    let ran = club.nos(["export", "friday.nos", "--table", "entries"]).ran();
    assert!(ran.out.contains(",\"deal\",true,"), "{}", ran.out);
    let unquoted = |line: &&str| !line.contains('"') && !line.starts_with("evening,");
    assert_eq!(ran.out.lines().find(unquoted), None);
}

#[test]
fn players_have_their_result_and_counts() {
    let club = club();
    club.write("nos.toml", "[money]\nunit = \"0.25\"\ncurrency = \"=EUR\"\n");
    let script = EVENING.split("settle").next().unwrap();
    club.plays(&NOS, "open.nos", "2026-11-21", script);
    let players = exported(&club, &["friday.nos", "open.nos", "--table", "players"]);
    assert_eq!(players.len(), 6);
    let anna = [
        ("sealed", "true"),
        ("finished", "true"),
        ("player", "Anna"),
        ("stayed", "true"),
        ("over", "80"),
        ("money", "1.00"),
        ("currency", "'=EUR"),
        ("nos", "1"),
    ];
    assert_cells(&players[0], &anna);
    let open =
        [("finished", "false"), ("player", "Anna"), ("over", ""), ("money", ""), ("nos", "1")];
    assert_cells(&players[3], &open);
    let players = exported(&club, &["pairs.nos", "--table", "players"]);
    assert_cells(
        &players[1],
        &[("player", "Bram"), ("over", "1"), ("money", ""), ("currency", ""), ("points", "3")],
    );
}

#[test]
fn a_script_is_exported_without_a_seal() {
    let club = empty_club();
    club.write("friday.nos", EVENING);
    let players = exported(&club, &["friday.nos", "--table", "players"]);
    assert_cells(
        &players[0],
        &[("date", ""), ("begun", ""), ("sealed", "false"), ("finished", "true"), ("over", "80")],
    );
    let digest = Sha256::digest(EVENING);
    let digest: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(players[0]["evening"], digest[..32]);
    club.write("wrong.nos", format!("{EVENING}\nsettle"));
    let ran = club.nos(["export", "wrong.nos", "--table", "players"]).ran();
    assert!(ran.err.starts_with("wrong.nos:"), "{}", ran.err);
    assert_eq!((rows(&ran.out).len(), ran.status), (3, 1));
}

#[test]
fn what_is_wrong_in_several_scripts_is_said_of_one_after_the_other() {
    let club = empty_club();
    let names: Vec<String> = (1..=8).map(|at| format!("wrong{at}.nos")).collect();
    for name in &names {
        club.write(name, format!("# {name}\n{EVENING}{}", "\nsettle".repeat(50)));
    }
    let words = names.iter().map(String::as_str);
    let words: Vec<&str> = ["export", "--table", "players"].into_iter().chain(words).collect();
    let ran = club.nos(&words).ran();
    let mut told: Vec<&str> =
        ran.err.lines().filter_map(|line| Some(line.split_once(':')?.0)).collect();
    told.retain(|name| name.starts_with("wrong"));
    told.dedup();
    assert_eq!(told, names);
}

#[test]
fn json_has_the_same_rows_with_numbers_as_numbers() {
    let club = club();
    let ran = club.nos(["export", "friday.nos", "--table", "transfers", "--format", "jsonl"]).ran();
    let csv = exported(&club, &["friday.nos", "--table", "transfers"]);
    let json: Vec<Value> =
        ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(json.len(), csv.len());
    assert!(json.len() > 20);
    for (object, row) in json.iter().zip(&csv) {
        let object = object.as_object().unwrap();
        assert_eq!(object.len(), row.len());
        assert!(object["amount"].is_i64());
        for (key, value) in object {
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let text = if value.is_null() { String::new() } else { text };
            assert_eq!(text, row[key], "{key}");
        }
    }
}

#[test]
fn a_folder_gets_a_file_for_each_table() {
    let club = club();
    let ran = club.nos(["export", "friday.nos", "-o", "all"]).ran();
    assert_eq!((ran.out.as_str(), ran.err.as_str(), ran.status), ("", "", 0));
    for table in ExportTable::ALL {
        let file = format!("{}.csv", table.word());
        let own = std::fs::read_to_string(club.path().join("all").join(file)).unwrap();
        assert_eq!(own, club.nos(["export", "friday.nos", "--table", table.word()]).ran().out);
    }
    club.nos(["export", "pairs.nos", "-o", "some", "--table", "hands", "--format", "jsonl"]).ran();
    assert_eq!(files(&club.path().join("some")), ["hands.jsonl"]);
}

#[test]
fn a_club_gets_a_file_for_each_table_and_evening_by_month() {
    let club = club();
    club.write("script.nos", EVENING);
    for _ in 0..2 {
        let export = ["export", "-o", "all", "--table", "hands", "--club", "Utrecht"];
        let words: Vec<&str> = export.into_iter().chain(["friday.nos", "script.nos"]).collect();
        club.nos(&words).ran();
        let words: Vec<&str> = export.into_iter().chain(["pairs.nos"]).collect();
        club.nos(&words).ran();
    }
    let files = files(&club.path().join("all/hands"));
    let folders: Vec<&str> = files.iter().map(|file| file.rsplit_once('/').unwrap().0).collect();
    assert_eq!(
        folders,
        [
            "law=fives-and-threes/club=Utrecht/month=2026-11",
            "law=nos/club=Utrecht/month=2026-11",
            "law=nos/club=Utrecht/month=__HIVE_DEFAULT_PARTITION__",
        ]
    );
    let hands = exported(&club, &["friday.nos", "--table", "hands"]);
    assert!(files[1].ends_with(&format!("{}.csv", hands[0]["evening"])));
}

#[test]
fn an_export_replaces_an_earlier_one_by_any_law_in_either_format() {
    let club = club();
    for format in ["csv", "jsonl"] {
        let export = ["-o", "all", "--format", format];
        let ran = |file| club.nos([&["export", file][..], &export].concat()).ran();
        for file in ["friday.nos", "pairs.nos", "friday.nos"] {
            let ran = ran(file);
            assert_eq!((ran.err.as_str(), ran.status), ("", 0), "{file}");
        }
        for table in ExportTable::ALL {
            let file = format!("all/{}.{format}", table.word());
            let own = std::fs::read_to_string(club.path().join(&file)).unwrap();
            let words = ["--table", table.word(), "--format", format];
            assert_eq!(own, club.nos([&["export", "friday.nos"][..], &words].concat()).ran().out);
            // In JSON a table without rows is an empty file.
            std::fs::write(club.path().join(file), "").unwrap();
        }
        assert_eq!(ran("friday.nos").status, 0);
    }
}

#[test]
fn an_export_keeps_foreign_files() {
    let club = club();
    let all = club.path().join("all");
    std::fs::create_dir(&all).unwrap();
    let there = "it exists already and is not an earlier version of this file; move it away or name another folder";
    for (name, own) in rows! {
        "players.csv", "name,address\nAnna,Oudegracht 1\n";
        "players.csv", "evening,date\n2026-11-20,Friday\n";
        "hands.csv", "\n";
        "players.jsonl", "{\"evening\":\"Friday\"}\n";
        "players.jsonl", "[{\"evening\":1,\"date\":2,\"begun\":3,\"sealed\":4}]\n";
    } {
        let file = format!("all/{name}");
        club.write(&file, own);
        let format = name.rsplit_once('.').unwrap().1;
        let ran = club.nos(["export", "friday.nos", "-o", "all", "--format", format]).ran();
        let told = format!("nos: cannot write {file}: {there}\n");
        assert_eq!((ran.err, ran.status), (told, 5));
        assert_eq!(std::fs::read_to_string(club.path().join(&file)).unwrap(), own);
        assert_eq!(files(&all), [name], "nothing else is written");
        std::fs::remove_file(club.path().join(file)).unwrap();
    }
}

#[cfg(unix)]
#[test]
fn an_export_follows_no_link_in_its_folder() {
    use std::os::unix::fs::symlink;
    let club = club();
    let within = |name: &str| club.path().join(name);
    let journal = std::fs::read(within("pairs.nos")).unwrap();
    std::fs::create_dir_all(within("all/hands")).unwrap();
    std::fs::create_dir(within("elsewhere")).unwrap();
    symlink(within("pairs.nos"), within("all/players.csv")).unwrap();
    symlink(within("new.csv"), within("all/transfers.csv")).unwrap();
    symlink(within("elsewhere"), within("all/hands/law=nos")).unwrap();
    symlink(within("all"), within("season")).unwrap();
    for (folder, table, what) in rows! {
        "all", "players", "it is a link, and nos does not follow links; remove it or name another folder";
        "all", "transfers", "it is a link, and nos does not follow links; remove it or name another folder";
        "season", "players", "it is a link, and nos does not follow links; remove it or name another folder";
    } {
        let ran = club.nos(["export", "friday.nos", "-o", folder, "--table", table]).ran();
        let told = format!("nos: cannot write {folder}/{table}.csv: {what}\n");
        assert_eq!((ran.err, ran.status), (told, 5));
    }
    let ran = club
        .nos(["export", "friday.nos", "-o", "all", "--table", "hands", "--club", "Utrecht"])
        .ran();
    let told = ": all/hands/law=nos is a link, and nos does not follow links; remove it or name another folder\n";
    assert!(ran.err.ends_with(told), "{}", ran.err);
    assert_eq!(ran.status, 5);
    assert_eq!(std::fs::read(within("pairs.nos")).unwrap(), journal);
    assert!(!within("new.csv").exists());
    assert_eq!(files(&within("elsewhere")), [""; 0]);
    // The folder itself may be a link, since it was named.
    club.nos(["export", "friday.nos", "-o", "season", "--table", "entries"]).status(0).warns("");
}

/// Lists the files of a folder and its subfolders.
fn files(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if path.is_dir() {
            found.extend(files(&path).into_iter().map(|file| format!("{name}/{file}")))
        } else {
            found.push(name)
        }
    }
    found.sort();
    found
}

#[test]
fn files_that_cannot_be_exported_are_named_with_an_exit_status() {
    let club = club();
    let sound = std::fs::read_to_string(club.path().join("friday.nos")).unwrap();
    club.write("copy.nos", &sound);
    club.write("altered.nos", sound.replace("6>5 on left", "6>5 on right"));
    club.write("file", "");
    let table = rows! { of (&[&str], &str, i32):
        &["altered.nos", "--table", "hands"], "Left out: altered.nos is damaged: line 6:", 4;
        &["none.nos", "--table", "hands"], "Left out: cannot read none.nos: no file or folder has that name.\n", 5;
        &["friday.nos", "pairs.nos", "--table", "hands"], "Left out: pairs.nos is under another law; --law fives-and-threes exports it.\n", 2;
        &["friday.nos", "copy.nos", "--table", "hands"], "Exported once: copy.nos repeats an evening of an earlier file.\n", 0;
        &["friday.nos", "-o", "file"], "nos: cannot write file: part of the path is not a folder\n", 5;
        &["friday.nos", "--table", "hands", "--table", "players"], "nos: one table goes to standard output; give a folder with -o for more\n", 2;
        &["friday.nos", "--table", "chips"],
            "error: invalid value 'chips' for '--table <TABLE>'\n  [possible values: entries, transfers, hands, players, evenings, hand_players, plays, standings, pairings]\n",
            2;
        &["friday.nos", "--table", "hands", "--format", "xml"], "error: invalid value 'xml' for '--format <FORMAT>'\n  [possible values: csv, jsonl", 2;
        &["friday.nos", "-o", "all", "--club", "../x"],
            "error: invalid value '../x' for '--club <NAME>': a club has 1 to 40 letters, digits, -, _, ' or ., and begins with a letter\n",
            2;
    };
    for (words, expected, status) in table {
        let words: Vec<&str> = ["export"].iter().chain(words).copied().collect();
        let ran = club.nos(&words).ran();
        assert!(ran.err.starts_with(expected), "{words:?}: {}", ran.err);
        assert_eq!(ran.status, status, "{words:?}");
    }
    let ran = club.nos(["export", "friday.nos"]).ran();
    assert!(ran.err.contains("--table <TABLE>"), "{}", ran.err);
    assert_eq!(ran.status, 2);
}

#[test]
fn the_transfers_of_a_season_add_up_to_the_results() {
    let club = empty_club();
    let evenings = 6;
    records::season::season(club.path(), evenings, 80);
    let files: Vec<String> = (0..evenings).map(|at| format!("{at:04}.nos")).collect();
    let table = |table: &'static str| {
        let words: Vec<&str> =
            ["--table", table].into_iter().chain(files.iter().map(String::as_str)).collect();
        exported(&club, &words)
    };
    let mut over: BTreeMap<(String, String), i64> = BTreeMap::new();
    for row in table("transfers") {
        let amount: i64 = row["amount"].parse().unwrap();
        let mut add = |party: &str, amount| {
            *over.entry((row["evening"].clone(), row[party].clone())).or_default() += amount;
        };
        add("payer", -amount);
        add("payee", amount);
    }
    let players = table("players");
    assert!(players.len() > 15);
    for row in players {
        let own = over.get(&(row["evening"].clone(), row["player"].clone()));
        assert_eq!(own.copied().unwrap_or_default().to_string(), row["over"], "{row:?}");
    }
}

/// More evenings than are read at once, so that a month's file closes before the last month is
/// written.
#[test]
fn each_month_has_its_evenings_in_any_order() {
    let club = empty_club();
    let evenings = 130;
    records::season::season(club.path(), evenings, 4);
    let by_month: Vec<usize> =
        (0..evenings).step_by(28).map(|at| (evenings - at).min(28)).collect();
    assert_eq!(by_month, [28, 28, 28, 28, 18]);
    let files: Vec<String> =
        (0..evenings).map(|at| format!("{:04}.nos", at * 47 % evenings)).collect();
    let mut words =
        vec!["export", "-o", "flat", "--club", "Utrecht", "--by", "month", "--table", "evenings"];
    words.extend(files.iter().map(String::as_str));
    club.nos(&words).status(0).warns("");
    for (at, evenings) in by_month.into_iter().enumerate() {
        let month = format!("2020-{:02}", at + 1);
        let file = format!("flat/evenings/law=nos/club=Utrecht/month={month}/Utrecht-{month}.csv");
        let file = std::fs::read_to_string(club.path().join(file)).unwrap();
        let of_month = rows(&file);
        assert!(of_month.iter().all(|row| row["date"].starts_with(&month)));
        assert_eq!(of_month.len(), evenings, "{month}");
    }
}

#[test]
#[cfg(not(feature = "parquet"))]
fn what_this_program_was_built_without_is_told() {
    let ran = club().nos(["export", "friday.nos", "--table", "hands", "--format", "parquet"]).ran();
    let told = "error: invalid value 'parquet' for '--format <FORMAT>': this nos was built without Parquet; \
        to build one with it: cargo install --path . --locked --features parquet\n";
    assert!(ran.err.starts_with(told), "{}", ran.err);
    assert_eq!(ran.status, 2);
}

#[test]
fn every_column_is_in_the_page() {
    let page = include_str!("../../../docs/export.md");
    let mut rows = 0;
    let mut has = |row: String| {
        assert!(page.lines().any(|line| line.starts_with(&row)), "docs/export.md lacks {row}");
        rows += 1;
    };
    for table in ExportTable::ALL {
        table.columns().for_each(|key| has(format!("| `{key}` | ")));
    }
    let columns = LAWS.into_iter().flat_map(|law| &law.library().columns);
    for column in columns {
        if column.article.is_none() {
            has(format!("| `{}` | {} |", column.key, column.what));
        }
    }
    assert!(rows > 50);
}
