//! Impossible numbers and names in the files of an event are reported or refused, and never make
//! nos allocate memory for that many.

use super::account::read_json;
use super::{CHESS, SIX, event_of};
use crate::support::folder::Folder;
use crate::support::program::Ran;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const COMMANDS: [&[&str]; 9] = [
    &["event", "standings"],
    &["event", "standings", "--cross"],
    &["event", "standings", "--ratings"],
    &["event", "standings", "--trf", "-"],
    &["event", "sheet"],
    &["event", "check"],
    &["event", "seat", "--dry"],
    &["journals"],
    &["standings", "."],
];

/// Runs commands that read the event. Each must finish in order or with a message.
fn survives(event: &Folder, commands: &[&[&str]], what: &str) {
    for words in commands {
        let Ran { status, out, err } = event.nos(*words).ran();
        assert!((0..=5).contains(&status), "{what}: {words:?} {status} {err}");
        assert!(
            !err.contains("panicked") && out.len() + err.len() < 1 << 16,
            "{what}: {words:?} {err}"
        );
    }
}

#[test]
fn a_file_beyond_the_event_is_named_and_does_not_count() {
    // Try each name with only one of the commands.
    try_names(|name, command| name % COMMANDS.len() == command);
}

#[test]
#[ignore = "takes a minute: every name by every command"]
fn a_file_beyond_the_event_stops_no_command() {
    try_names(|_, _| true);
}

fn try_names(is_tried: impl Fn(usize, usize) -> bool) {
    let event = event_of(CHESS, &SIX);
    event.round(1);
    let standings = event.done(&["standings", "--json"]);
    let journal = event.read("r1-t1.nos");
    let seating = event.read("seating-r1.json");
    let beyond =
        "belongs to a round or a table that this event does not have; nothing in it counts";
    let odd = "is not named like a journal or seating of this event; nothing in it counts";
    let cases = [
        ("r4-t1.nos", beyond),
        ("r1-t7.nos", beyond),
        ("r1001-t1.nos", beyond),
        ("r1-t10001.nos", beyond),
        ("r20261121-t1.nos", beyond),
        ("r4294967295-t1.nos", beyond),
        ("r4294967296-t1.nos", beyond),
        ("r1-t4294967296.nos", beyond),
        ("r9223372036854775808-t1.nos", beyond),
        ("r0-t1.nos", beyond),
        ("r1-t0.nos", beyond),
        ("r-1-t1.nos", odd),
        ("r01-t1.nos", odd),
        ("r+1-t1.nos", odd),
        ("r1-t1 (copy).nos", odd),
        ("r\u{661}-t1.nos", odd),
        ("seating-r4.json", beyond),
        ("seating-r4294967295.json", beyond),
        ("seating-r18446744073709551616.json", beyond),
        ("seating-r0.json", beyond),
        ("seating-r-1.json", odd),
    ];
    for (at, (name, told)) in cases.into_iter().enumerate() {
        let text = if name.ends_with(".nos") { &journal } else { &seating };
        event.write(name, text);
        let Ran { status, out, err } = event.event(&["standings", "--json"]).ran();
        assert_eq!((status, &out), (0, &standings), "{name}");
        assert_eq!(err, format!("{name} {told}\n"));
        let Ran { status, out, .. } = event.event(&["check"]).ran();
        assert!(status == 4 && out.contains(told), "{name}: {out}");
        let tried = (0..).zip(COMMANDS).filter(|(command, _)| is_tried(at, *command));
        let tried: Vec<&[&str]> = tried.map(|(_, words)| words).collect();
        survives(&event, &tried, name);
        // The prompt takes such a file for a journal that belongs to no event.
        if name.ends_with(".nos") {
            assert_eq!(
                event.nos(["play", name, "-q"]).stdin("note here\n").ran().status,
                0,
                "{name}"
            );
        }
        std::fs::remove_file(event.path().join(name)).unwrap();
    }
}

/// Finds every number in a value, by a path like `tables[].table`.
fn numbers(value: &Value, at: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::Number(_) => drop(found.insert(at.to_owned())),
        Value::Array(all) => all.iter().for_each(|own| numbers(own, &format!("{at}[]"), found)),
        Value::Object(all) => all.iter().for_each(|(key, own)| {
            let at = if at.is_empty() { key.clone() } else { format!("{at}.{key}") };
            numbers(own, &at, found);
        }),
        _ => {}
    }
}

fn put(value: &mut Value, place: &str, number: &Value) {
    let (key, rest) = place.split_once('.').unwrap_or((place, ""));
    let inner = match key.strip_suffix("[]") {
        Some("") => &mut value[0],
        Some(key) => &mut value[key][0],
        None => &mut value[key],
    };
    match rest {
        "" => *inner = number.clone(),
        rest => put(inner, rest, number),
    }
}

/// 0, values around the limits of whole numbers, and values that are not whole numbers.
fn hostile() -> Vec<Value> {
    let whole = [0, -1, 1_001, 10_001, 1 << 32, i64::MAX, i64::MIN];
    let mut all: Vec<Value> = whole.map(Value::from).to_vec();
    all.extend([json!(u64::MAX), json!(1e300), json!(0.5)]);
    all
}

#[test]
fn every_number_of_every_file_can_be_another() {
    // Try an eighth of the values for each number.
    try_numbers(|place, number| (place + number) % 8 == 0);
}

#[test]
#[ignore = "takes a minute: every number by every other"]
fn every_number_of_every_file_can_be_anything() {
    try_numbers(|_, _| true);
}

fn try_numbers(is_tried: impl Fn(usize, usize) -> bool) {
    let toml = "law = \"chess\"\nrounds = 3\nseed = 7\nminutes = 50\npoints = [3, 1]\n";
    let player =
        "rating = 1612\nfrom = 1\nto = 3\nabsent = [3]\nhalf = [3]\nfide = 123\nborn = 1970";
    let event = event_of(toml, &SIX[..4]);
    event.change("name = \"Bram\"", &format!("name = \"Bram\"\n{player}"));
    event.round(1);
    event.seat();
    assert_eq!(event.event(&["decide", "r2-t1", "--not-played", "--yes"]).ran().status, 0);
    survives(&event, &COMMANDS, "as it is");
    // A new number in these files must be added to this list.
    for (name, known) in rows! {
        "event.toml",
            "event.minutes event.points[] event.rounds event.seed players[].absent[] players[].born players[].fide players[].from players[].half[] players[].rating players[].to";
        "seating-r2.json", "earlier[].entries repeats round tables[].table";
        "decided.toml", "table[].round table[].table";
    } {
        let text = event.read(name);
        let is_json = name.ends_with(".json");
        let value: Value = match is_json {
            true => read_json(&text),
            false => serde_json::to_value(text.parse::<toml::Table>().unwrap()).unwrap(),
        };
        let mut found = BTreeSet::new();
        numbers(&value, "", &mut found);
        assert_eq!(found.iter().map(String::as_str).collect::<Vec<_>>().join(" "), known);
        for (at, place) in found.iter().enumerate() {
            for (_, number) in (0..).zip(hostile()).filter(|(number, _)| is_tried(at, *number)) {
                let mut other = value.clone();
                let within = place.replacen("players[].", "players[1].", 1);
                match within.strip_prefix("players[1].") {
                    Some(rest) => put(&mut other["players"][1], rest, &number),
                    None => put(&mut other, place, &number),
                }
                let written = match is_json {
                    true => other.to_string(),
                    // TOML cannot represent every value.
                    false => match toml::Value::try_from(&other) {
                        Ok(value) => value.to_string(),
                        Err(_) => continue,
                    },
                };
                event.write(name, &written);
                survives(
                    &event,
                    &[&["event", "check"], &["event", "seat", "--dry"], &["standings", "."]],
                    &format!("{name}: {place} = {number}"),
                );
            }
        }
        event.write(name, &text);
    }
    survives(&event, &COMMANDS, "as it was");
}

#[test]
fn values_beyond_a_limit_are_refused_with_their_line() {
    let event = event_of(CHESS, &SIX);
    for (from, to, told) in rows! {
        "rounds = 3", "rounds = 1001", "event.rounds takes a whole number from 1 to 1000";
        "rounds = 3", "rounds = 3\npoints = [9223372036854775807]", "event.points takes";
        "rounds = 3", "rounds = 3\npoints = [1000001, 0]", "event.points takes";
        "rounds = 3", "rounds = 3\npoints = \"places: 1000001\"", "event.points takes";
        "name = \"Bram\"", "name = \"Bram\"\nrating = 10000", "players.rating takes a number from 1 to 9999";
        "name = \"Bram\"", "name = \"Bram\"\nrating = 1500.3", "players.rating takes a number from 1 to 9999";
        "name = \"Bram\"", "name = \"Bram\"\nabsent = [0]", "players.absent takes a whole number from 1 to 1000";
        "name = \"Bram\"", "name = \"Bram\"\nhalf = [1001]", "players.half takes a whole number from 1 to 1000";
        "name = \"Bram\"", "name = \"Bram\"\ntitle = \"WGMX\"", "\"WGMX\" is unclear as title";
        "name = \"Bram\"", "name = \"Bram\"\nborn = \"31-2-1990\"", "\"31-2-1990\" is unclear as born";
        "name = \"Bram\"", "name = \"Bram\"\nsex = \"x\"", "\"x\" is unclear as sex";
    } {
        let text = event.read("event.toml");
        event.change(from, to);
        let err = event.refused(&["standings"]);
        assert!(err.contains(told) && err.contains("event.toml:"), "{to}: {err}");
        event.write("event.toml", &text);
    }
    let many: String = (0..10_001).map(|at| format!("[[players]]\nname = \"P{at}\"\n")).collect();
    event.write("event.toml", format!("[event]\nlaw = \"chess\"\n{many}"));
    assert!(event.refused(&["standings"]).contains("an event has at most 10000 players"));
}

#[test]
fn a_roster_is_read_in_time_that_grows_as_it_does() {
    let event = event_of(CHESS, &[]);
    let aliases: Vec<String> = (0..40_000).map(|at| format!("\"Q{at}\"")).collect();
    let players: String = (0..5_000).map(|at| format!("[[players]]\nname = \"P{at}\"\n")).collect();
    let text = format!(
        "[event]\nlaw = \"chess\"\n[[players]]\nname = \"A\"\naliases = [{}]\n{players}",
        aliases.join(", ")
    );
    event.write("event.toml", &text);
    // This would take minutes if nos compared each name with all others.
    event.event(&["check"]).status(0);
}

#[test]
fn ten_files_left_out_are_named_and_all_are_counted_by_reason() {
    let event = event_of(CHESS, &SIX);
    for no in 1..=3 {
        event.write(format!("r1-t{no}.nos"), "no journal\n");
    }
    for no in 10..=18 {
        event.write(format!("copy{no}.nos"), "");
    }
    let in_all = "12 files were left out, 10 of them listed: 9 with names that do not belong to the event and 3 no journals. --verbose lists them all.";
    for command in [&["standings"][..], &["sheet"], &["seat", "--dry"]] {
        let told = |words: &[&str]| event.nos([&["event"], command, words].concat()).ran();
        let named = |err: &str| {
            let is_named = |line: &&str| line.starts_with("copy") || line.starts_with("Left out: ");
            err.lines().filter(is_named).count()
        };
        let err = told(&[]).err;
        assert!(named(&err) == 10 && err.contains(in_all), "{command:?}: {err}");
        let err = told(&["--verbose"]).err;
        assert!(named(&err) == 12 && !err.contains("in all"), "{command:?}: {err}");
    }
    event.nos(["export", ".", "--table", "standings"]).warns_of(in_all);
}
