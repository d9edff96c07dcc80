//! A journal of an event: the prompt says which table it is, and what comes next once it is settled.

use super::{Tty, USUAL, folder};
use std::path::Path;
use std::process::Command;

fn nos(folder: &Path, words: &[&str]) {
    let ran = Command::new(env!("CARGO_BIN_EXE_nos"))
        .args(words)
        .current_dir(folder)
        .env("XDG_CONFIG_HOME", folder)
        .output();
    assert!(ran.expect("nos").status.success());
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
    nos(folder.path(), &["event", "seat"]);
    settles(
        folder.path(),
        "r1-t1.nos",
        "Club evening: round 1 of 2, table 1.",
        "r1-t2 of round 1 is still played.",
    );
    settles(
        folder.path(),
        "r1-t2.nos",
        "Club evening: round 1 of 2, table 2.",
        "All of this round is settled; nos event seat decides round 2.",
    );
    nos(folder.path(), &["event", "seat"]);
    settles(
        folder.path(),
        "r2-t1.nos",
        "round 2 of 2, table 1.",
        "r2-t2 of round 2 is still played.",
    );
    settles(
        folder.path(),
        "r2-t2.nos",
        "round 2 of 2, table 2.",
        "All of the last round is settled; nos event standings tells who leads.",
    );
}
