//! `why`: the same sections for every law, in words and in JSON.

use crate::support::records::{record, record_named};
use nos_base::{Look, Name};
use nos_entry::{HistoryFilter, HistoryRange};
use nos_law::EntryNo;
use nos_records::print::{history, why};
use serde_json::Value;

/// An evening with a correction of Anna's foul. The players are not in alphabetical order.
const PLAYED: &str = "seat Zoe Bram Anna\ndeal\nset Zoe 6-6\nannounce 1\nplay Bram 5-4\nfix 5 play Bram 6-4\ninsert 5 note in between";

fn json(no: u32) -> Value {
    why::json(&record(PLAYED_AND_MORE).why(EntryNo(no)).unwrap())
}

const PLAYED_AND_MORE: &str = "seat Zoe Bram Anna\ndeal\nset Zoe 6-6\nannounce 1\nplay Bram 5-4\nfix 5 play Bram 6-4\nnote seven\nstrike 7\ninsert 4 note nine ; insert 4 note nine as well";

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

fn texts<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::String(text) => found.push(text),
        Value::Array(all) => all.iter().for_each(|own| texts(own, found)),
        Value::Object(all) => all.values().for_each(|own| texts(own, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

#[test]
fn every_number_is_answered_by_an_object_without_laid_out_text() {
    for no in 1..=9 {
        let answer = json(no);
        assert_eq!(answer["n"], no);
        let mut found = Vec::new();
        texts(&answer, &mut found);
        assert!(found.len() > 2, "#{no}");
        for text in found {
            assert_eq!(text.trim(), text, "#{no}");
            assert!(!text.contains("  ") && !text.contains(".; "), "#{no}: {text}");
        }
    }
    assert!(record(PLAYED_AND_MORE).why(EntryNo(10)).is_none());
}

#[test]
fn the_players_keep_their_order() {
    let players = ["Zoe", "Bram", "Anna"];
    assert_eq!(keys(&json(5)["before"]["balances"]), players);
    assert_eq!(keys(&json(6)["accounts"])[..3], players);
}

#[test]
fn why_lists_the_corrections_of_an_entry() {
    let answer = json(5);
    assert_eq!(answer["entry"], "play Bram 6-4");
    assert_eq!(answer["stands"], true);
    assert_eq!(answer["verdict"], "accepted");
    let corrections = answer["corrections"].as_array().unwrap();
    assert_eq!(corrections.len(), 1);
    assert_eq!(corrections[0]["n"], 6);
    assert_eq!(corrections[0]["before"]["verdict"], "foul");
    assert_eq!(corrections[0]["after"]["entry"], "play Bram 6-4");
    let struck = json(7);
    assert_eq!(struck["stands"], false);
    assert_eq!(struck["corrections"][0]["after"], Value::Null);
}

#[test]
fn a_struck_entry_names_the_correction_that_struck_it() {
    let words = why::words(&record(PLAYED_AND_MORE).why(EntryNo(7)).unwrap(), &Look::default());
    assert_eq!(words[..2], ["#7  note seven", "It no longer stands. Below is its last reading."]);
    assert_eq!(words.last().map(String::as_str), Some("  #8 strike 7: it no longer stands."));
}

#[test]
fn a_correction_shows_its_impact() {
    let answer = json(6);
    assert_eq!(answer["correction"], "fix 5 play Bram 6-4");
    assert_eq!(answer["struck_by"], Value::Null);
    assert_eq!(answer["changes"].as_array().unwrap().len(), 1);
    assert_eq!(answer["payments"][0]["before"], 40);
    assert_eq!(answer["payments"][0]["after"], 0);
    assert_eq!(answer["accounts"]["Bram"]["after"], 494);
    let message = answer["message"].as_str().unwrap();
    assert!(message.ends_with("Balances: Zoe 552 -> 512, Bram 414 -> 494, Anna 534 -> 494."));
    // Two entries inserted by one line have no dossier of their own.
    let both = json(9);
    assert_eq!(both["changes"].as_array().unwrap().len(), 2);
}

#[test]
fn a_single_inserted_entry_has_a_dossier() {
    let answer = why::json(&record(PLAYED).why(EntryNo(7)).unwrap());
    assert_eq!(answer["entry"], "note in between");
    // The answer does not list the correction that inserted the entry.
    assert_eq!(answer["corrections"], serde_json::json!([]));
}

#[test]
fn no_line_of_a_dossier_is_too_wide() {
    let mut lines = 0;
    for width in [60, 80, 200] {
        let look = Look { width, ..Look::default() };
        for no in 1..=9 {
            for line in why::words(&record(PLAYED_AND_MORE).why(EntryNo(no)).unwrap(), &look) {
                assert!(line.chars().count() <= width, "{line}");
                lines += 1;
            }
        }
    }
    assert!(lines > 100);
}

#[test]
fn a_correction_in_parts_shows_each_part() {
    let record = record(
        "seat Zoe Bram Anna
        deal
        set Zoe 6-6
        announce 1
        play Bram 6-4
        play Anna 6-3
        note seven
        fix 5 play Bram 6-3 ; fix 6 play Anna 6-4 ; strike 7
        strike 8",
    );
    let words =
        |no| why::words(&record.why(EntryNo(no)).unwrap(), &Look::default().at(200)).join("\n");
    let five = words(5);
    for sentence in [
        "#8 fix 5 play Bram 6-3, with 2 more in its line: it was read as play Bram 6-4; accepted",
        "#9 strike 8: it was read as play Bram 6-3; accepted, as before.",
    ] {
        assert!(five.contains(sentence), "{five}");
    }
    assert!(words(7).contains("#8 strike 7, with 2 more in its line: it no longer stands."));
    let eight = words(8);
    assert!(eight.contains("It was struck by #9."), "{eight}");
    let all = history::lines(&record, &HistoryRange::All, &Look::default()).unwrap();
    assert_eq!(
        all[all.len() - 4..],
        [
            "   8  fix 5 play Bram 6-3 ;",
            "      fix 6 play Anna 6-4 ;",
            "      strike 7 (struck by #9)",
            "   9  strike 8",
        ]
    );
}

#[test]
fn the_history_of_a_player_finds_every_spelling_of_the_name() {
    let record = record(
        "seat Anna Bram Cees
        deal
        set ann 6-6
        announce 1
        play bram 6-4
        note Anna and Bram agree
        note Annabel looks on",
    );
    let of = |name: &str| {
        let player = Name::new(name);
        let sieve = HistoryFilter { player, ..HistoryFilter::default() };
        let lines = history::lines(&record, &HistoryRange::Sifted(sieve), &Look::default());
        let numbers = lines
            .unwrap()
            .into_iter()
            .filter_map(|line| line.split_whitespace().next()?.parse::<u32>().ok());
        numbers.collect::<Vec<_>>()
    };
    assert_eq!(of("Anna"), [1, 3, 6]);
    assert_eq!(of("br"), [1, 5, 6]);
    assert_eq!(of("Cees"), [1]);
}

#[test]
fn the_heading_of_the_alternatives_depends_on_the_verdict() {
    let script =
        "seat Anna Bram Cees\ndeal\nset Anna 6-6\nannounce 1\nplay Bram 5-4\nplay Bram 6-5";
    let record = record(script);
    for (no, heading, other) in rows! { of (u32, &str, &str):
        5, "Lawful instead", "Also lawful";
        6, "Also lawful", "Lawful instead";
    } {
        let words = why::words(&record.why(EntryNo(no)).unwrap(), &Look::default()).join("\n");
        assert!(words.contains(heading) && !words.contains(other), "{words}");
    }
}

#[test]
fn a_roll_that_accepts_a_play_lists_no_alternatives() {
    let script = "seat Anna Bram;open Anna 3 Bram 1;8/5 6/4;roll Bram 6 4";
    let accepted = record_named("backgammon", script);
    let last = EntryNo(accepted.len() as u32);
    let why = why::words(&accepted.why(last).unwrap(), &Look::default()).join("\n");
    assert!(!why.contains("Also in order"), "{why}");
}
