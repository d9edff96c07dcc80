//! Two programs that change one event, and the remnants when one of them is interrupted.

use super::{CHESS, SIX, event_of};
use crate::support::folder::Folder;
use crate::support::program::Ran;
use nos::system::lock::FolderLock;
use std::collections::BTreeMap;
use std::fs::File;

fn contents(event: &Folder) -> BTreeMap<String, String> {
    event.files().into_iter().map(|name| (name.clone(), event.read(&name))).collect()
}

#[test]
fn one_program_at_a_time_changes_an_event() {
    let event = event_of(CHESS, &SIX[..4]);
    event.seat();
    let pairs = event.write("pairs.txt", "1 2\n3 4\n");
    let before = contents(&event);
    let lock = FolderLock::of(event.path()).unwrap().unwrap();
    for words in [
        &["decide", "r1-t1", "--not-played", "--yes"][..],
        &["decide", "1", "--again", "--yes"],
        &["seat"],
        &["seat", "--pairs", &pairs.to_string_lossy()],
    ] {
        let Ran { status, out, err } = event.event(words).ran();
        let told = err.starts_with("nos: . is in use: ");
        assert!(status == 3 && out.is_empty() && told, "{words:?}: {status} {out} {err}");
    }
    // Commands that only read do not wait.
    for words in [&["standings"][..], &["sheet"], &["check"], &["seat", "--round", "1"]] {
        event.event(words).status(0).ran();
    }
    drop(lock);
    assert_eq!(contents(&event), before);
    event.done(&["decide", "r1-t1", "--not-played", "--yes"]);
    assert!(!event.files().contains(&".nos-lock".to_owned()));
}

#[test]
fn the_lock_that_a_killed_program_left_is_nobodys() {
    let event = event_of(CHESS, &SIX[..4]);
    event.write(".nos-lock", "");
    event.seat();
    assert!(!event.files().contains(&".nos-lock".to_owned()));
}

#[test]
fn one_program_at_a_time_writes_into_a_folder() {
    let club = event_of(CHESS, &SIX[..4]);
    club.round(1);
    club.write("game.pgn", "1. e4 e5 1-0\n");
    for words in [
        "standings . -o out",
        "export r1-t1.nos -o out",
        "export r1-t1.nos --format pgn -o out",
        "export . --table standings -o out",
        "import game.pgn -o out",
        "man -o out",
    ] {
        std::fs::create_dir(club.join("out")).unwrap();
        let lock = FolderLock::of(&club.join("out")).unwrap().unwrap();
        let Ran { status, err, .. } = club.nos(words.split(' ')).ran();
        assert!(status == 3 && err.contains("out is in use: "), "{words}: {status} {err}");
        drop(lock);
        assert_eq!(std::fs::read_dir(club.join("out")).unwrap().count(), 0, "{words}");
        club.nos(words.split(' ')).status(0).ran();
        std::fs::remove_dir_all(club.join("out")).unwrap();
    }
}

#[test]
fn a_journal_that_was_entered_into_since_it_was_seated_is_not_taken_back() {
    let event = event_of(CHESS, &SIX[..4]);
    event.seat();
    let input = "note a question to the arbiter\n";
    event.nos(["play", "r1-t2.nos", "-q"]).stdin(input).status(0);
    let before = contents(&event);
    let refused = event.refused(&["decide", "1", "--again", "--yes"]);
    assert!(refused.contains("r1-t2 has begun, so the seating stays"), "{refused}");
    assert_eq!(contents(&event), before);
}

#[test]
fn a_table_that_an_official_has_open_is_neither_decided_nor_taken_back() {
    let event = event_of(CHESS, &SIX[..4]);
    event.seat();
    let before = contents(&event);
    let journal = event.join("r1-t2.nos");
    let journal = File::options().append(true).open(journal).unwrap();
    journal.lock().unwrap();
    for words in [
        &["decide", "r1-t2", "--not-played", "--yes"][..],
        &["decide", "1", "--again", "--yes"],
        &["seat", "--without", "r1-t1", "--without", "r1-t2"],
    ] {
        let Ran { status, err, .. } = event.event(words).ran();
        let told = err.contains("another program has the journal of r1-t2 open");
        assert!(status == 3 && told, "{words:?}: {status} {err}");
        assert_eq!(contents(&event), before, "{words:?}");
    }
}
