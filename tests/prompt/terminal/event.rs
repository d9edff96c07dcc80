//! A journal of an event: the prompt names its table, and says what comes next once it is settled.

use super::USUAL;
use crate::support::environment::NOS;
use crate::support::folder::Folder;
use crate::support::terminal::Prompt;
use std::path::Path;

fn alone(folder: &Path) -> Prompt {
    let clock = &[("NOS_CLOCK", "2026-11-22T20:10:00+01:00")];
    Prompt::program(folder, USUAL, NOS, &[], clock)
}

/// Settles a table at the prompt, where white resigns; expects these words.
fn settles(folder: &Path, journal: &str, begins: &str, ends: &str) {
    let mut prompt = Prompt::start(folder, USUAL, &[journal]);
    prompt.shows(begins).types_at("chess>");
    let text = std::fs::read_to_string(folder.join(journal)).expect("a journal");
    let (_, seat) = text.split_once(" seat ").expect("seats");
    let white = seat.split(' ').next().unwrap_or_default();
    prompt.types(&format!("begin {white}")).types_at(&format!("{white}>"));
    prompt.types(&format!("resign {white}"));
    prompt.answers("r").types_at("chess>");
    prompt.types("settle");
    prompt.answers("r").shows(ends);
    prompt.press("\u{4}");
    prompt.ends();
}

#[test]
fn a_journal_of_an_event_names_its_table_and_the_next_step() {
    let folder = Folder::new();
    let players =
        ["Anna", "Bram", "Cees", "Dirk"].map(|name| format!("[[players]]\nname = \"{name}\"\n"));
    let event = format!(
        "[event]\nname = \"Club evening\"\nlaw = \"chess\"\nrounds = 2\n{}",
        players.concat()
    );
    folder.write("event.toml", event);
    let mut prompt = alone(folder.path());
    prompt
        .shows("Club evening, before round 1 of 2\n")
        .shows("No round is seated yet; nos event seat decides round 1.");
    prompt.ends();
    folder.nos(["event", "seat"]).status(0);
    let mut prompt = alone(folder.path());
    prompt
        .shows("Club evening, round 1 of 2: 2 tables are not settled. Which of them is this?\n")
        .shows("  1  go on with r1-t1.nos: ")
        .shows("; no game yet\n")
        .shows("  2  go on with r1-t2.nos: ")
        .shows("1 or 2?");
    prompt.types("2").shows("Club evening: round 1 of 2, table 2.");
    prompt.types("quit").ends();
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
        "This whole round is settled; nos event seat decides round 2.",
    );
    // No table is open, so there is nothing to go on with.
    let mut prompt = alone(folder.path());
    prompt
        .shows("Club evening, round 1 of 2\n")
        .shows("This whole round is settled; nos event seat decides round 2.");
    prompt.ends();
    folder.nos(["event", "seat"]).status(0);
    settles(
        folder.path(),
        "r2-t1.nos",
        "round 2 of 2, table 1.",
        "r2-t2 of round 2 is not settled yet.",
    );
    // The only open table goes on without a question.
    let mut prompt = alone(folder.path());
    prompt.shows("r2-t2.nos goes on:").shows("Club evening: round 2 of 2, table 2.");
    prompt.types("quit").ends();
    settles(
        folder.path(),
        "r2-t2.nos",
        "round 2 of 2, table 2.",
        "The last round is settled; nos event standings shows who leads.",
    );
}

#[test]
fn on_a_terminal_the_pages_of_an_event_go_to_named_files() {
    let folder = Folder::new();
    let players = ["Anna", "Bram"].map(|name| format!("[[players]]\nname = \"{name}\"\n"));
    let event = format!("[event]\nlaw = \"chess\"\n{}", players.concat());
    folder.write("event.toml", event);
    folder.nos(["event", "seat"]).status(0);
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
        let mut prompt = Prompt::program(folder.path(), USUAL, NOS, &words, &[]);
        prompt.shows(&format!("{name} is written."));
        prompt.ends();
        let page = folder.read(name);
        assert!(page.starts_with("<!DOCTYPE html>"), "{page}");
    }
}

#[test]
fn a_decision_says_what_it_changes_and_asks() {
    let folder = Folder::new();
    let players = ["Anna", "Bram"].map(|name| format!("[[players]]\nname = \"{name}\"\n"));
    let event = format!("[event]\nlaw = \"chess\"\n{}", players.concat());
    folder.write("event.toml", event);
    folder.nos(["event", "seat"]).status(0);
    let words = ["event", "decide", "r1-t1", "--forfeit", "bram"];
    for (answer, ends, is_there) in rows! {
        "n", "nothing was written", false;
        "yes", "decided.toml is written.", true;
    } {
        let mut prompt = Prompt::program(folder.path(), USUAL, NOS, &words, &[]);
        prompt
            .shows("did not come: Bram (decided)")
            .shows("Anna: 0 points before, 2 after")
            .shows("Write this? Type yes.");
        prompt.types(answer).shows(ends);
        prompt.ends();
        let written = folder.join("decided.toml").exists();
        assert_eq!(written, is_there, "{answer}");
    }
}
