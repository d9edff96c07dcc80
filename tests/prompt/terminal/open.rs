//! An evening that goes on after midnight: `nos` alone asks for it, and `nos journals` lists it.

use super::USUAL;
use crate::support::environment::NOS;
use crate::support::folder::{Folder, journal};
use crate::support::program::{Program, Ran};
use crate::support::terminal::Prompt;
use std::path::Path;

const MIDNIGHT: &[(&str, &str)] = &[("NOS_CLOCK", "2026-11-22T00:10:00+01:00")];

fn after_midnight(folder: &Path) -> Prompt {
    Prompt::program(folder, USUAL, NOS, &[], MIDNIGHT)
}

/// Creates evenings of the day before: one with a hand, one at which nobody has begun.
fn evenings(folder: &Path) {
    for (name, lines) in rows! {
        "nos-2026-11-21.nos", &["seat Anna Zoë Jan_de_Vries\r", "deal\r"][..];
        "early.nos", &["seat Anna Bram Cees\r"];
        "settled.nos", &["seat Anna Bram Cees\r", "deal\r", "void\r", "1\r", "settle\r"];
    } {
        let mut prompt = Prompt::start(folder, USUAL, &[name]);
        for line in lines {
            match *line {
                "1\r" => prompt.answers("1"),
                line => prompt.press(line),
            };
        }
        if lines.len() > 4 {
            prompt.answers("1");
        }
        prompt.types("quit").ends();
    }
}

#[test]
fn nos_alone_asks_whether_an_open_evening_goes_on() {
    let folder = Folder::new();
    let folder = folder.path();
    evenings(folder);
    let mut prompt = after_midnight(folder);
    prompt
        .shows("An evening in this folder is not settled.\n")
        .shows("  1  go on with nos-2026-11-21.nos: Anna, Zoë and Jan de Vries; hand 1; last\n")
        .shows("     entry 2026-11-21 20:14\n")
        .shows("  2  begin a new evening, nos-2026-11-22.nos\n");
    // No journal is open yet, so an entry is not an answer.
    prompt
        .types("note so")
        .shows("\"note so\" is not an answer, so nos dropped it. Answer 1 or 2.");
    prompt.types("1").shows("nos-2026-11-21.nos goes on:");
    prompt.types("note so").shows("Noted.");
    prompt.types("quit").ends();
    assert_eq!(journal(&folder.join("nos-2026-11-21.nos")).last().unwrap(), "note so");

    let mut prompt = after_midnight(folder);
    prompt.shows("1 or 2?");
    prompt.types("2").shows("New journal: nos-2026-11-22.nos");
    prompt.types("seat Eva Fien Gijs").types("deal").shows("Hand 1.");
    prompt.types("quit").ends();
    // Today's evening goes on without a question.
    let mut prompt = after_midnight(folder);
    prompt.shows("nos-2026-11-22.nos goes on:");
    prompt.types("quit").ends();
}

#[test]
fn leaving_at_that_question_begins_nothing() {
    for key in ["\u{4}", "\u{3}", "quit\r"] {
        let folder = Folder::new();
        evenings(folder.path());
        let mut prompt = after_midnight(folder.path());
        prompt.shows("1 or 2?");
        prompt.press(key);
        let (status, _) = prompt.ends();
        assert_eq!(status.exit_code(), 0);
        assert!(!folder.join("nos-2026-11-22.nos").exists());
        assert!(prompt.is_as_found());
    }
}

#[test]
fn nos_journals_lists_who_sits_at_each_open_evening() {
    let folder = Folder::new();
    evenings(folder.path());
    folder.write("script.nos", "seat Anna Bram Cees\ndeal\n");
    let listed = |words: &[&str]| folder.nos(words).ran().out;
    let plain = listed(&["journals", "--plain"]);
    for words in [
        "nos-2026-11-21.nos: players Anna, Zoë and Jan de Vries, where it is hand 1, last entry 2026-11-21 20:14\n",
        "early.nos: players Anna, Bram and Cees, where it is no hand yet",
    ] {
        assert!(plain.contains(words), "{words}: {plain}");
    }
    assert!(!plain.contains("script") && !plain.contains("settled"), "{plain}");
    assert!(listed(&["journals", "--lang", "nl"]).contains("ronde 1"));
    std::fs::create_dir(folder.join("empty")).unwrap();
    assert_eq!(listed(&["journals", "empty"]), "No evening here is open.\n");
}

#[test]
fn nos_asks_before_it_begins_a_journal_next_to_a_damaged_one() {
    let folder = Folder::new();
    let folder = folder.path();
    let mut prompt = Prompt::start(folder, USUAL, &["club.nos"]);
    prompt.types("seat Anna Bram Cees").types("deal").types("quit").ends();
    let path = folder.join("club.nos");
    let written = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, written.replace("Bram", "Dirk")).unwrap();

    let Ran { status, out: told, .. } = Program::at(folder, NOS, ["journals"]).ran();
    assert!(told.starts_with("club.nos is damaged: line 2: it was changed"), "{told}");
    assert!(told.contains("nos check club.nos"), "{told}");
    assert_eq!(status, 4);

    let mut prompt = after_midnight(folder);
    prompt
        .shows("club.nos is damaged: line 2:")
        .shows("No other evening in this folder is open.\n")
        .shows("  1  begin a new evening, nos-2026-11-22.nos\n")
        .shows("  2  begin nothing now\n");
    prompt.types("2").ends();
    assert!(!folder.join("nos-2026-11-22.nos").exists());
    let mut prompt = after_midnight(folder);
    prompt.shows("1 or 2?");
    prompt.types("1").shows("New journal: nos-2026-11-22.nos");
    prompt.types("quit").ends();
}
