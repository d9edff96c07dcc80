//! Lines typed ahead and pasted: all are taken in order, or given back.

use super::tty::QUESTION;
use super::{CROSS, Tty, USUAL, at_table, folder, journal, kept};
use crate::environment;
use std::path::Path;

/// What is said when lines wait.
const WAITING: &str = ": Enter takes";

/// So many lines that can all be taken.
fn notes(number: usize) -> Vec<String> {
    (1..=number)
        .map(|number| format!("note line {number}"))
        .collect()
}

/// Text as a terminal marks it when it is pasted, and Enter.
fn pasted(text: &str) -> String {
    format!("\u{1b}[200~{text}\u{1b}[201~\r")
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
fn lines_typed_ahead_of_a_dropped_one_are_taken() {
    let folder = folder();
    let mut tty = at_table(folder.path(), USUAL, &CROSS);
    tty.press("bogus\u{3}note one\rwrong\u{1c}note two\r");
    kept(&tty, folder.path(), "note two");
    let entries = journal(folder.path(), "evening.nos");
    assert_eq!(entries[entries.len() - 2..], ["note one", "note two"]);
}

#[test]
fn a_paste_is_taken_whole_marked_or_not() {
    for lines in [notes(20), notes(500)] {
        for end in ["\r", "\n"] {
            let text: String = lines.iter().map(|line| format!("{line}{end}")).collect();
            for keys in [text.clone(), pasted(&text)] {
                let folder = folder();
                let mut tty = at_table(folder.path(), USUAL, &CROSS);
                tty.press(&keys);
                kept(&tty, folder.path(), &lines[lines.len() - 1]);
                let entries = journal(folder.path(), "evening.nos");
                assert_eq!(entries[entries.len() - lines.len()..], lines);
            }
        }
    }
}

#[test]
fn a_paste_stops_at_the_first_line_that_is_rejected_and_the_rest_goes_on_with_enter() {
    let folder = folder();
    let mut tty = at_table(folder.path(), USUAL, &CROSS);
    let mut lines = notes(20);
    lines[7] = "66".into();
    tty.press(&pasted(&lines.join("\n")));
    tty.sees("6-6 already lies")
        .sees("12 lines wait: Enter takes them, Ctrl-C drops them.")
        .sees("Cees> note line 9")
        .types_at("  | Noted.");
    assert_eq!(
        journal(folder.path(), "evening.nos").pop().as_deref(),
        Some("note line 7")
    );
    tty.press("\r");
    kept(&tty, folder.path(), "note line 20");
    lines.remove(7);
    let entries = journal(folder.path(), "evening.nos");
    assert_eq!(entries[entries.len() - 19..], lines);
}

#[test]
fn what_is_typed_already_waits_behind_a_line_that_is_rejected_or_asked_about() {
    for dumb in [false, true] {
        for (stopping, words) in [("66", "6-6 already lies"), ("play dirk 54", "1, 2 or 3?")] {
            let folder = folder();
            let term: &[(&str, &str)] = if dumb { &[("TERM", "dumb")] } else { &[] };
            let program = env!("CARGO_BIN_EXE_nos");
            let mut tty = Tty::run(folder.path(), USUAL, program, &["evening.nos"], term);
            tty.sees("nos>");
            for entry in ["seat Anna Bram Cees Dirk"].iter().chain(&CROSS) {
                tty.press(entry).press("\r");
            }
            kept(&tty, folder.path(), "announce 2");
            let before = journal(folder.path(), "evening.nos");
            let erased = if dumb { "" } else { "no\u{15}x\u{7f}" };
            tty.press(&format!("{stopping}\rnote 1\r{erased}note so\r6"));
            tty.sees(words);
            if stopping != "66" {
                assert_eq!(journal(folder.path(), "evening.nos"), before);
                tty.press(if dumb { "\u{15}2\r" } else { "2\r" });
            }
            tty.sees("2 lines wait: Enter takes them, Ctrl-C drops them.");
            assert_eq!(journal(folder.path(), "evening.nos"), before);
            tty.press("4 on east\r");
            kept(
                &tty,
                folder.path(),
                if dumb && stopping != "66" {
                    "announce 2"
                } else {
                    "play Cees 6>4 on east"
                },
            );
        }
    }
}

#[test]
fn a_rejected_line_is_mended_before_the_rest_goes_on() {
    let folder = folder();
    let mut tty = at_table(folder.path(), USUAL, &CROSS);
    tty.press(&pasted("64\npaly 65\nnote end"))
        .sees("1 line waits");
    // Once up is in what is offered, twice is the line before it: mended, it is taken first.
    tty.press("\u{1b}[A\u{1b}[A")
        .types_at("Dirk> paly 65  | \"paly\" is no entry; did you mean play?");
    tty.press("\u{15}play 65\r").sees("Dirk plays 6-5");
    tty.types_at("  | Noted.");
    tty.press("\r");
    kept(&tty, folder.path(), "note end");
    let entries = journal(folder.path(), "evening.nos");
    assert_eq!(
        entries[entries.len() - 3..],
        [
            "play Cees 6>4 on north",
            "play Dirk 6>5 on east",
            "note end"
        ]
    );
}

#[test]
fn a_foul_in_a_paste_is_asked_about_and_what_is_typed_ahead_is_glued_to_nothing() {
    let folder = folder();
    let mut tty = at_table(folder.path(), USUAL, &CROSS);
    tty.press(&pasted("64\n41\nnote so"));
    tty.sees("1, 2 or 3?");
    // What waits is: note so, bram 6, note typed. The 5 is typed ahead, and is no part of any of them.
    tty.press("bram 6\rnote typed\r1\r5\rnote end\r");
    for (stopped, offered) in [
        ("\"6\" is no entry", "> note typed"),
        ("1 line waits", "> note end"),
    ] {
        tty.sees(stopped).sees(offered);
        tty.press("\r");
    }
    kept(&tty, folder.path(), "note end");
    let entries = journal(folder.path(), "evening.nos");
    assert_eq!(
        entries[6..],
        [
            "play Cees 6>4 on north",
            "play Dirk 4-1",
            "note so",
            "note typed",
            "note end"
        ]
    );
}

/// Pastes a whole evening, answers every question by its first choice, and goes on. Which way is meant is
/// said in the line that follows, as the examples have it.
fn paste_and_go_on(folder: &Path, script: &str) -> Vec<String> {
    let mut tty = Tty::start(folder, USUAL, &["evening.nos"]);
    tty.press(&pasted(&format!("{script}\nnote end\n")));
    let is_over = || {
        let text = std::fs::read_to_string(folder.join("evening.nos")).unwrap_or_default();
        text.contains(" note end ")
    };
    let stops = |text: &str| {
        // A question is there once its first row is whole.
        let asked = text.match_indices(QUESTION);
        let asked = asked.filter(|(at, _)| text[at + 1..].contains('\n'));
        asked.count() + text.matches(WAITING).count()
    };
    for stop in 1.. {
        let text = tty.reads("stop", |text| stops(text) >= stop || is_over());
        if is_over() {
            break;
        }
        let question = text.rfind(QUESTION);
        tty.press(match question {
            None => "\r",
            Some(_) if question < text.rfind(WAITING) => "\r",
            Some(at) if text[at + QUESTION.len()..].starts_with("on ") => "\u{3}",
            Some(_) => "1\r",
        });
    }
    let mut entries = journal(folder, "evening.nos");
    assert_eq!(entries.pop().as_deref(), Some("note end"));
    entries
}

#[test]
fn every_example_can_be_pasted_whole() {
    let examples =
        std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/examples")).expect("the examples");
    let mut pasted = 0;
    let paths = examples.map(|example| example.expect("an example").path());
    for path in paths.filter(|path| path.is_file()) {
        let script = std::fs::read_to_string(path).expect("text");
        if !script.contains("\nlaw 1\n") {
            continue;
        }
        pasted += 1;
        let folder = folder();
        std::fs::write(folder.path().join("script.nos"), &script).expect("a script");
        let mut nos = environment::nos(folder.path());
        let kept = environment::told(nos.args(["play", "--keep-going", "piped.nos"]), &script);
        let piped = journal(folder.path(), "piped.nos");
        assert!(piped.len() > 40, "{kept:?}");
        assert_eq!(paste_and_go_on(folder.path(), &script), piped);
    }
    assert!(pasted > 1, "{pasted}");
}

#[test]
fn ctrl_d_leaves_while_lines_wait() {
    let folder = folder();
    let mut tty = at_table(folder.path(), USUAL, &CROSS);
    tty.press("42\rnote so\r").answers("2").sees("1 line waits");
    tty.press("\u{4}").sees("1 line is not taken");
    let (status, screen) = tty.ends();
    assert_eq!(status.exit_code(), 0);
    let last = screen.last().cloned().unwrap_or_default();
    assert!(
        last.starts_with("All is saved in evening.nos: 6 "),
        "{last}"
    );
}

#[test]
fn ctrl_c_stops_a_paste_and_what_is_left_of_it_waits() {
    let folder = folder();
    let mut tty = at_table(folder.path(), USUAL, &CROSS);
    let before = journal(folder.path(), "evening.nos").len();
    tty.press(&pasted(&notes(5000).join("\n")));
    tty.wait("a line of the paste", |_| {
        journal(folder.path(), "evening.nos").len() > before
    });
    tty.press("\u{3}").sees(" lines wait: Enter takes them");
    let taken = journal(folder.path(), "evening.nos");
    assert!(taken.len() < before + 5000, "{}", taken.len());
    assert_eq!(taken[before..], notes(taken.len() - before));
    tty.sees(&format!("{} lines wait", before + 5000 - taken.len()));
    // What stopped the paste drops no line; a second time it drops them all.
    tty.press("\u{3}").sees(" lines are not taken");
    tty.press("note end\r");
    kept(&tty, folder.path(), "note end");
    assert_eq!(journal(folder.path(), "evening.nos").len(), taken.len() + 1);
}

#[test]
fn ctrl_c_ends_a_paste_that_has_no_end() {
    let folder = folder();
    let mut tty = at_table(folder.path(), USUAL, &CROSS);
    tty.press("\u{1b}[200~note half\rnote lost\r\u{3}")
        .sees("Cees> ^C");
    tty.press("note end\r");
    kept(&tty, folder.path(), "note end");
    let entries = journal(folder.path(), "evening.nos");
    assert_eq!(entries[entries.len() - 2..], ["note ready", "note end"]);
}

/// The most bytes that a long line may take on the screen, however it is entered.
const PAINTED: usize = 1_000_000;

#[test]
fn a_line_longer_than_an_entry_can_be_is_refused_at_once() {
    let long = |letters| format!("note {}", "x".repeat(letters));
    for keys in [
        long(6000),
        format!("\u{1b}[200~{}\u{1b}[201~", long(100_000)),
    ] {
        let folder = folder();
        let mut tty = at_table(folder.path(), USUAL, &CROSS);
        let before = journal(folder.path(), "evening.nos");
        tty.press(&keys).sees("the line has more than 4096 bytes");
        tty.press("\r")
            .sees("      The line has more than 4096 bytes");
        tty.types_at("Cees>");
        assert!(tty.bytes().len() < PAINTED, "{}", tty.bytes().len());
        assert_eq!(journal(folder.path(), "evening.nos"), before);
    }
}

#[test]
fn a_line_as_long_as_an_entry_can_be_is_recorded() {
    let folder = folder();
    let mut tty = at_table(folder.path(), USUAL, &CROSS);
    let line = format!("note {}", "x".repeat(3900));
    tty.press(&line).press("\r");
    kept(&tty, folder.path(), &line);
    assert!(tty.bytes().len() < PAINTED, "{}", tty.bytes().len());
}
