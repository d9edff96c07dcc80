//! A journal of an event: the prompt says which table it is, and what comes next once it is settled.

use super::{Tty, USUAL, folder};
use crate::environment;
use std::path::Path;

fn nos(folder: &Path, words: &[&str]) {
    let (status, _, err) = environment::told(environment::nos(folder).args(words), "");
    assert_eq!(status, 0, "{err}");
}

/// `nos` without a file.
fn alone(folder: &Path) -> Tty {
    let clock = &[("NOS_CLOCK", "2026-11-22T20:10:00+01:00")];
    Tty::run(folder, USUAL, env!("CARGO_BIN_EXE_nos"), &[], clock)
}

/// Settles a table at the prompt, where white resigns; sees these words at the beginning and at the end.
fn settles(folder: &Path, journal: &str, begins: &str, ends: &str) {
    let mut tty = Tty::start(folder, USUAL, &[journal]);
    tty.sees(begins).types_at("chess>");
    let text = std::fs::read_to_string(folder.join(journal)).expect("a journal");
    let (_, seat) = text.split_once(" seat ").expect("seats");
    let white = seat.split(' ').next().unwrap_or_default();
    tty.press(&format!("begin {white}\r"))
        .types_at(&format!("{white}>"));
    tty.press(&format!("resign {white}\r"));
    tty.answers("r").types_at("chess>");
    tty.press("settle\r");
    tty.answers("r").sees(ends);
    tty.press("\u{4}");
    tty.ends();
}

#[test]
fn a_journal_of_an_event_says_which_table_it_is_and_what_comes_next() {
    let folder = folder();
    let players =
        ["Anna", "Bram", "Cees", "Dirk"].map(|name| format!("[[players]]\nname = \"{name}\"\n"));
    let event = format!(
        "[event]\nname = \"Club evening\"\nlaw = \"chess\"\nrounds = 2\n{}",
        players.concat()
    );
    std::fs::write(folder.path().join("event.toml"), event).expect("a file");
    let mut tty = alone(folder.path());
    tty.sees("Club evening, before round 1 of 2\n")
        .sees("No round is seated yet; nos event seat decides round 1.");
    tty.ends();
    nos(folder.path(), &["event", "seat"]);
    let mut tty = alone(folder.path());
    tty.sees("Club evening, round 1 of 2: 2 tables are not settled. Which of them is this?\n")
        .sees("  1  go on with r1-t1.nos: ")
        .sees("; no game yet\n")
        .sees("  2  go on with r1-t2.nos: ")
        .sees("1 or 2?");
    tty.press("2\r")
        .sees("Club evening: round 1 of 2, table 2.");
    tty.press("quit\r").ends();
    settles(
        folder.path(),
        "r1-t1.nos",
        "Club evening: round 1 of 2, table 1.",
        "r1-t2 of round 1 is not settled yet.",
    );
    settles(
        folder.path(),
        "r1-t2.nos",
        "Club evening: round 1 of 2, table 2.",
        "All of this round is settled; nos event seat decides round 2.",
    );
    // No table is open, so there is nothing to go on with.
    let mut tty = alone(folder.path());
    tty.sees("Club evening, round 1 of 2\n")
        .sees("All of this round is settled; nos event seat decides round 2.");
    tty.ends();
    nos(folder.path(), &["event", "seat"]);
    settles(
        folder.path(),
        "r2-t1.nos",
        "round 2 of 2, table 1.",
        "r2-t2 of round 2 is not settled yet.",
    );
    // The only table that is open goes on unasked.
    let mut tty = alone(folder.path());
    tty.sees("r2-t2.nos goes on:")
        .sees("Club evening: round 2 of 2, table 2.");
    tty.press("quit\r").ends();
    settles(
        folder.path(),
        "r2-t2.nos",
        "round 2 of 2, table 2.",
        "All of the last round is settled; nos event standings tells who leads.",
    );
}

#[test]
fn on_a_terminal_the_pages_of_an_event_are_written_to_files_that_are_named() {
    let folder = folder();
    let players = ["Anna", "Bram"].map(|name| format!("[[players]]\nname = \"{name}\"\n"));
    let event = format!("[event]\nlaw = \"chess\"\n{}", players.concat());
    std::fs::write(folder.path().join("event.toml"), event).expect("a file");
    nos(folder.path(), &["event", "seat"]);
    let table: [(&[&str], &str); 6] = [
        (&["standings", "--html"], "standings.html"),
        (&["standings", "--cross", "--html"], "cross.html"),
        (&["standings", "--ratings", "--html"], "ratings.html"),
        (&["sheet", "--html"], "sheet.html"),
        (&["seat", "--round", "1", "--html"], "round-1.html"),
        (&["seat", "--round", "1", "--slips"], "slips-1.html"),
    ];
    for (words, name) in table {
        let words = [&["event"], words].concat();
        let program = env!("CARGO_BIN_EXE_nos");
        let mut tty = Tty::run(folder.path(), USUAL, program, &words, &[]);
        tty.sees(&format!("{name} is written."));
        tty.ends();
        let page = std::fs::read_to_string(folder.path().join(name)).expect("a page");
        assert!(page.starts_with("<!DOCTYPE html>"), "{page}");
    }
}

#[test]
fn a_decision_says_what_it_changes_and_asks() {
    let folder = folder();
    let players = ["Anna", "Bram"].map(|name| format!("[[players]]\nname = \"{name}\"\n"));
    let event = format!("[event]\nlaw = \"chess\"\n{}", players.concat());
    std::fs::write(folder.path().join("event.toml"), event).expect("a file");
    nos(folder.path(), &["event", "seat"]);
    let words = ["event", "decide", "r1-t1", "--forfeit", "bram"];
    let program = env!("CARGO_BIN_EXE_nos");
    for (answer, ends, is_there) in [
        ("n", "nothing was written", false),
        ("yes", "decided.toml is written.", true),
    ] {
        let mut tty = Tty::run(folder.path(), USUAL, program, &words, &[]);
        tty.sees("did not come: Bram (decided)")
            .sees("Anna: 0 points before, 2 after")
            .sees("Write this? Type yes.");
        tty.press(&format!("{answer}\r")).sees(ends);
        tty.ends();
        let written = folder.path().join("decided.toml").exists();
        assert_eq!(written, is_there, "{answer}");
    }
}
