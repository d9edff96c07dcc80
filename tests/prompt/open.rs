//! An evening that goes on after midnight: `nos` alone asks for it, and `nos journals` lists it.

use super::{Tty, USUAL, folder, journal};
use crate::environment;
use std::path::Path;

const MIDNIGHT: &[(&str, &str)] = &[("NOS_CLOCK", "2026-11-22T00:10:00+01:00")];

fn nos(folder: &Path) -> Tty {
    Tty::run(folder, USUAL, env!("CARGO_BIN_EXE_nos"), &[], MIDNIGHT)
}

/// Evenings of the day before: one with a hand, one at which nobody has begun.
fn evenings(folder: &Path) {
    for (name, lines) in [
        (
            "nos-2026-11-21.nos",
            &["seat Anna Zoë Jan_de_Vries\r", "deal\r"][..],
        ),
        ("early.nos", &["seat Anna Bram Cees\r"]),
        (
            "settled.nos",
            &[
                "seat Anna Bram Cees\r",
                "deal\r",
                "void\r",
                "1\r",
                "settle\r",
            ],
        ),
    ] {
        let mut tty = Tty::start(folder, USUAL, &[name]);
        for line in lines {
            match *line {
                "1\r" => tty.answers("1"),
                line => tty.press(line),
            };
        }
        if lines.len() > 4 {
            tty.answers("1");
        }
        tty.press("quit\r").ends();
    }
}

#[test]
fn nos_alone_asks_whether_an_open_evening_goes_on() {
    let folder = folder();
    let folder = folder.path();
    evenings(folder);
    let mut tty = nos(folder);
    tty.sees("An evening in this folder is not settled.\n")
        .sees("  1  go on with nos-2026-11-21.nos: Anna, Zoë and Jan de Vries; hand 1; last\n")
        .sees("     entry 2026-11-21 20:14\n")
        .sees("  2  begin a new evening, nos-2026-11-22.nos\n");
    // What is typed ahead answers nothing, and is not lost.
    tty.press("note so\r")
        .sees("Answer 1 or 2 first; your line is kept.");
    tty.press("1\r").sees("nos-2026-11-21.nos goes on:");
    tty.sees("note so");
    tty.press("\r").sees("Noted.");
    tty.press("quit\r").ends();
    assert_eq!(
        journal(folder, "nos-2026-11-21.nos").last().unwrap(),
        "note so"
    );

    let mut tty = nos(folder);
    tty.sees("1 or 2?");
    tty.press("2\r").sees("nos-2026-11-22.nos is begun");
    tty.press("seat Eva Fien Gijs\r")
        .press("deal\r")
        .sees("Hand 1.");
    tty.press("quit\r").ends();
    // That of today goes on unasked.
    let mut tty = nos(folder);
    tty.sees("nos-2026-11-22.nos goes on:");
    tty.press("quit\r").ends();
}

#[test]
fn who_leaves_at_that_question_begins_nothing() {
    for key in ["\u{4}", "\u{3}", "quit\r"] {
        let folder = folder();
        evenings(folder.path());
        let mut tty = nos(folder.path());
        tty.sees("1 or 2?");
        tty.press(key);
        let (status, _) = tty.ends();
        assert_eq!(status.exit_code(), 0);
        assert!(!folder.path().join("nos-2026-11-22.nos").exists());
        assert!(tty.is_as_found());
    }
}

#[test]
fn nos_journals_lists_who_sits_at_each_open_evening() {
    let folder = folder();
    evenings(folder.path());
    std::fs::write(
        folder.path().join("script.nos"),
        "seat Anna Bram Cees\ndeal\n",
    )
    .unwrap();
    let listed = |arguments: &[&str]| {
        environment::told(environment::nos(folder.path()).args(arguments), "").1
    };
    let plain = listed(&["journals", "--plain"]);
    for words in [
        "nos-2026-11-21.nos: players Anna, Zoë and Jan de Vries, where it is hand 1, last entry 2026-11-21 20:14\n",
        "early.nos: players Anna, Bram and Cees, where it is no hand yet",
    ] {
        assert!(plain.contains(words), "{words}: {plain}");
    }
    assert!(
        !plain.contains("script") && !plain.contains("settled"),
        "{plain}"
    );
    assert!(listed(&["journals", "--lang", "nl"]).contains("ronde 1"));
    std::fs::create_dir(folder.path().join("empty")).unwrap();
    assert_eq!(listed(&["journals", "empty"]), "No evening here is open.\n");
}

#[test]
fn beside_a_damaged_journal_none_is_begun_unasked() {
    let folder = folder();
    let folder = folder.path();
    let mut tty = Tty::start(folder, USUAL, &["club.nos"]);
    tty.press("seat Anna Bram Cees\r")
        .press("deal\r")
        .press("quit\r")
        .ends();
    let path = folder.join("club.nos");
    let written = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, written.replace("Bram", "Dirk")).unwrap();

    let mut journals = environment::nos(folder);
    let (status, told, _) = environment::told(journals.arg("journals"), "");
    assert!(
        told.starts_with("club.nos is damaged: line 2: it was changed"),
        "{told}"
    );
    assert!(told.contains("nos check club.nos"), "{told}");
    assert_eq!(status, 4);

    let mut tty = nos(folder);
    tty.sees("club.nos is damaged: line 2:")
        .sees("No other evening in this folder is open.\n")
        .sees("  1  begin a new evening, nos-2026-11-22.nos\n")
        .sees("  2  begin nothing now\n");
    tty.press("2\r").ends();
    assert!(!folder.join("nos-2026-11-22.nos").exists());
    let mut tty = nos(folder);
    tty.sees("1 or 2?");
    tty.press("1\r").sees("nos-2026-11-22.nos is begun");
    tty.press("quit\r").ends();
}
