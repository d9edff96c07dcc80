//! A good citizen of the terminal: what is typed is taken, and the terminal is left as it was found.

use super::{CROSS, Tty, USUAL, at_table, folder, journal, kept};
use std::process::Command;

/// Twenty lines that can all be taken.
fn twenty() -> Vec<String> {
    (1..=20)
        .map(|number| format!("note line {number}"))
        .collect()
}

#[test]
fn lines_typed_ahead_in_one_write_are_all_taken() {
    let folder = folder();
    let mut tty = Tty::start(folder.path(), USUAL, &["evening.nos"]);
    tty.press("seat Anna Bram Cees Dirk\rdeal\rset Bram 6-6\r")
        .types_at("Bram announces>");
    assert_eq!(
        journal(folder.path(), "evening.nos"),
        ["law 1", "seat Anna Bram Cees Dirk", "deal", "set Bram 6-6"]
    );
}

#[test]
fn a_paste_of_twenty_lines_is_taken_marked_or_not() {
    for (before, after, end) in [
        ("", "", "\r"),
        ("", "", "\n"),
        ("\u{1b}[200~", "\u{1b}[201~", "\n"),
    ] {
        let folder = folder();
        let mut tty = at_table(folder.path(), USUAL, &CROSS);
        let lines = twenty();
        let paste: String = lines.iter().map(|line| format!("{line}{end}")).collect();
        tty.press(&format!("{before}{paste}{after}"));
        kept(&tty, folder.path(), "note line 20");
        let entries = journal(folder.path(), "evening.nos");
        assert_eq!(entries[entries.len() - 20..], lines);
    }
}

#[test]
fn a_paste_stops_at_the_first_line_that_is_rejected_and_says_what_was_not_taken() {
    for (before, after) in [("", ""), ("\u{1b}[200~", "\u{1b}[201~")] {
        let folder = folder();
        let mut tty = at_table(folder.path(), USUAL, &CROSS);
        let mut lines = twenty();
        lines[7] = "66".into();
        let paste: String = lines.iter().map(|line| format!("{line}\r")).collect();
        tty.press(&format!("{before}{paste}{after}"));
        tty.sees("6-6 already lies")
            .sees("The 12 lines that follow are not taken; the up arrow brings them back:");
        tty.sees("      note line 9")
            .sees("      and 7 more")
            .types_at("Cees>");
        assert_eq!(
            journal(folder.path(), "evening.nos").pop().as_deref(),
            Some("note line 7")
        );
        tty.press("\u{1b}[A")
            .types_at("Cees> note line 20  | Noted.");
        tty.press("\r\u{1b}[A\u{1b}[A")
            .types_at("Cees> note line 19  | Noted.");
    }
}

#[test]
fn a_foul_in_a_paste_is_recorded_as_it_stands_and_a_doubtful_play_stops_it() {
    let folder = folder();
    let mut tty = at_table(folder.path(), USUAL, &CROSS);
    tty.press("42\r64\r65\r63\r62\r55\r54\rnote end\r");
    tty.sees("5-4 can lie in several ways")
        .sees("The 1 line that follows is not taken");
    let entries = journal(folder.path(), "evening.nos");
    assert_eq!(entries[6..8], ["play Cees 4-2", "play Cees 6>4 on north"]);
    assert_eq!(
        entries.last().map(String::as_str),
        Some("play Cees 5-5 on east")
    );
}

#[test]
fn an_evening_typed_at_full_speed_loses_no_key() {
    let script = include_str!("../../examples/evening.nos");
    let folder = folder();
    std::fs::write(folder.path().join("script.nos"), script).expect("a script");
    let kept = Command::new(env!("CARGO_BIN_EXE_nos"))
        .args(["play", "piped.nos"])
        .current_dir(folder.path())
        .stdin(std::fs::File::open(folder.path().join("script.nos")).expect("the script"))
        .output()
        .expect("the program");
    assert!(
        kept.status.success(),
        "{}",
        String::from_utf8_lossy(&kept.stderr)
    );
    let piped = journal(folder.path(), "piped.nos");
    assert!(piped.len() > 40, "{}", piped.len());
    let mut tty = Tty::start(folder.path(), USUAL, &["typed.nos"]);
    // The program begins the journal with its law.
    for line in script.lines().filter(|line| !line.starts_with("law 1")) {
        tty.press(line).press("\r");
    }
    tty.press("note end\r").wait("the end", |_| {
        journal(folder.path(), "typed.nos")
            .last()
            .is_some_and(|last| last == "note end")
    });
    let mut typed = journal(folder.path(), "typed.nos");
    typed.pop();
    assert_eq!(typed, piped);
}

#[test]
fn ctrl_c_drops_the_line_and_never_the_session() {
    let folder = folder();
    let mut tty = at_table(folder.path(), USUAL, &CROSS);
    tty.press("64").sees("is open");
    tty.press("\u{3}\u{3}")
        .sees("Cees> 64^C")
        .sees("Ctrl-D or quit leaves.")
        .types_at("Cees>");
    tty.signal("INT");
    tty.press("65\r").sees("Cees plays 6-5 on north");
    assert_eq!(
        journal(folder.path(), "evening.nos").pop().as_deref(),
        Some("play Cees 6>5 on north")
    );
}

#[test]
fn leaving_says_that_all_is_saved_and_where() {
    for leave in ["\u{4}", "quit\r", "q\r"] {
        let folder = folder();
        let mut tty = at_table(folder.path(), USUAL, &CROSS);
        tty.press(leave);
        let (status, screen) = tty.ends();
        assert_eq!(status.exit_code(), 0);
        let last = screen.last().cloned().unwrap_or_default();
        assert!(
            last.starts_with("All is saved in evening.nos: 6 entries, last tag "),
            "{last}"
        );
        assert!(tty.is_as_found());
    }
}

#[test]
fn a_signal_leaves_the_terminal_sane_and_the_journal_whole() {
    for (name, number) in [("TERM", "Terminated"), ("HUP", "Hangup")] {
        let folder = folder();
        let mut tty = at_table(folder.path(), USUAL, &CROSS);
        assert!(!tty.is_as_found());
        tty.press("64").sees("is open");
        tty.signal(name);
        let (status, _) = tty.ends();
        assert_eq!(status.signal(), Some(number));
        assert!(tty.is_as_found(), "{name}");
        let check = Command::new(env!("CARGO_BIN_EXE_nos"))
            .args(["check", "evening.nos"])
            .current_dir(folder.path())
            .output()
            .expect("the program");
        assert!(check.status.success(), "{check:?}");
        assert_eq!(journal(folder.path(), "evening.nos").len(), 6);
        drop(Tty::start(folder.path(), USUAL, &["evening.nos"]));
    }
}

#[test]
fn ctrl_z_gives_the_terminal_back_until_the_program_is_brought_back() {
    let folder = folder();
    let mut tty = Tty::run(
        folder.path(),
        USUAL,
        "/bin/sh",
        &["-i"],
        &[("PS1", "shell$ ")],
    );
    tty.sees("shell$");
    tty.press(&format!("{} evening.nos\r", env!("CARGO_BIN_EXE_nos")))
        .types_at("nos>");
    tty.press("seat An").sees("> seat An");
    tty.press("\u{1a}").types_at("shell$");
    tty.press("stty -a\r").sees(" icanon").sees(" echo ");
    tty.press("fg\r").types_at(
        "nos> seat An  | seat NAME NAME NAME [NAME [NAME]]: the players, clockwise; onc…",
    );
    let standing = |row: &String| row.starts_with("nobody is seated");
    assert_eq!(tty.screen().into_iter().filter(standing).count(), 1);
    tty.press("na Bram Cees\r")
        .sees("Anna, Bram and Cees sit down")
        .types_at("nos>");
    tty.press("\u{4}").sees("All is saved").types_at("shell$");
}

#[test]
fn another_size_is_followed_while_a_line_is_typed() {
    let folder = folder();
    let mut tty = at_table(folder.path(), (200, 60), &CROSS);
    tty.press("64")
        .types_at("Cees> 64  | 6-4 on north, 4 is open");
    tty.resize((60, 20));
    tty.sees("| boneyard 12")
        .types_at("Cees> 64  | 6-4 on north, 4 is open");
    tty.press(" on east")
        .types_at("Cees> 64 on east  | 6-4 on east, 4 is open");
    tty.resize((30, 10));
    tty.press("\r").sees("Cees plays 6-4 on east;");
    tty.resize((200, 60));
    tty.press("65\r")
        .sees("Dirk plays 6-5 on north; 5 is open. [6.3, 4.2]");
}

#[test]
fn what_was_typed_is_found_again_another_evening() {
    let folder = folder();
    let mut tty = at_table(folder.path(), USUAL, &["deal"]);
    tty.press("q\r").ends();
    let kept =
        std::fs::read_to_string(folder.path().join(".local/state/nos/history")).expect("a history");
    assert_eq!(kept, "seat Anna Bram Cees Dirk\ndeal\nnote ready\nq\n");
    let mut tty = Tty::start(folder.path(), USUAL, &["other.nos"]);
    tty.press("\u{1b}[A\u{1b}[A")
        .types_at("nos> note ready  | Noted.");
    tty.press("\u{15}\u{12}Bram")
        .types_at("search: Bram  | seat Anna Bram Cees Dirk");
    tty.press("\r").sees("Anna, Bram, Cees and Dirk sit down");
}

#[test]
fn without_colour_no_colour_is_written_and_nothing_is_told_by_it_alone() {
    let folder = folder();
    let program = env!("CARGO_BIN_EXE_nos");
    let mut tty = Tty::run(
        folder.path(),
        USUAL,
        program,
        &["evening.nos"],
        &[("NO_COLOR", "1")],
    );
    tty.types_at("nos>");
    tty.press("seat Anna Bram Cees\rdeal\rbogus")
        .sees("| \"bogus\" is no entry");
    tty.press("\u{15}\t\t").sees("> set ");
    assert!(
        !tty.bytes().contains('m') || !has_style(&tty.bytes()),
        "{:?}",
        tty.bytes()
    );
}

/// Whether any style is set in what was written.
fn has_style(bytes: &str) -> bool {
    bytes.split("\u{1b}[").skip(1).any(|rest| {
        let end = rest.find(|c: char| c.is_ascii_alphabetic());
        end.is_some_and(|end| rest[end..].starts_with('m'))
    })
}

#[test]
fn a_terminal_that_cannot_paint_takes_lines() {
    let folder = folder();
    let program = env!("CARGO_BIN_EXE_nos");
    let mut tty = Tty::run(
        folder.path(),
        USUAL,
        program,
        &["evening.nos"],
        &[("TERM", "dumb")],
    );
    tty.sees("nos>");
    tty.press("seat Anna Bram Cees Dirk\n")
        .sees("sit down, clockwise");
    tty.press("deal\nset Bram 66\nannounce 2\n42\n")
        .sees("1, 2 or 3?");
    tty.press("3\n").sees("Nothing is recorded.");
    tty.press("half a li\u{3}").sees("^C");
    tty.press("64\n").sees("Cees plays 6-4 on north");
    tty.press("quit\n")
        .sees("All is saved in evening.nos: 6 entries");
    let (status, _) = tty.ends();
    assert_eq!(status.exit_code(), 0);
    assert!(!tty.bytes().contains('\u{1b}'), "{:?}", tty.bytes());
    assert!(tty.is_as_found());
}
