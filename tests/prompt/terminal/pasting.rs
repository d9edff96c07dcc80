//! Lines typed ahead and pasted: the prompt takes all of them in order, or gives them back.

use super::{CROSS, USUAL};
use crate::support::environment::NOS;
use crate::support::folder::Folder;
use crate::support::terminal::{Prompt, QUESTION};
use std::path::Path;

const WAITING: &str = ", Ctrl-C drops";

fn notes(number: usize) -> Vec<String> {
    (1..=number).map(|number| format!("note line {number}")).collect()
}

/// Returns text as a terminal marks it when it is pasted, and Enter.
fn pasted(text: &str) -> String {
    format!("\u{1b}[200~{text}\u{1b}[201~\r")
}

#[test]
fn lines_typed_ahead_in_one_write_are_all_taken() {
    let mut prompt = Prompt::at(80);
    prompt.press("seat Anna Bram Cees Dirk\rdeal\rset Bram 6-6\r").types_at("Bram announces>");
    assert_eq!(prompt.journal(), ["law 1", "seat Anna Bram Cees Dirk", "deal", "set Bram 6-6"]);
}

#[test]
fn lines_typed_ahead_of_a_dropped_one_are_taken() {
    let mut prompt = Prompt::at(80).table(&CROSS);
    prompt.press("bogus\u{3}note one\rwrong\u{1c}note two\r");
    prompt.keeps("note two");
    let entries = prompt.journal();
    assert_eq!(entries[entries.len() - 2..], ["note one", "note two"]);
}

#[test]
fn a_paste_is_taken_whole_marked_or_not() {
    are_pasted(&[40]);
}

#[test]
#[ignore = "takes minutes: pastes of many lines"]
fn a_paste_of_many_lines_is_taken_whole_marked_or_not() {
    are_pasted(&[500, 2000]);
}

fn are_pasted(numbers: &[usize]) {
    for lines in numbers.iter().map(|number| notes(*number)) {
        for end in ["\r", "\n"] {
            let text: String = lines.iter().map(|line| format!("{line}{end}")).collect();
            for keys in [text.clone(), pasted(&text)] {
                let mut prompt = Prompt::at(80).table(&CROSS);
                prompt.press(&keys);
                prompt.keeps(&lines[lines.len() - 1]);
                let entries = prompt.journal();
                assert_eq!(entries[entries.len() - lines.len()..], lines);
            }
        }
    }
}

#[test]
fn a_paste_stops_at_the_first_line_that_is_rejected_and_the_rest_goes_on_with_enter() {
    let mut prompt = Prompt::at(80).table(&CROSS);
    let mut lines = notes(20);
    lines[7] = "66".into();
    prompt.press(&pasted(&lines.join("\n")));
    prompt
        .shows("6-6 is on the table already")
        .shows("12 lines wait: Enter submits them, Ctrl-C drops them.")
        .shows("Cees> note line 9")
        .types_at("  | Noted.");
    assert_eq!(prompt.journal().pop().as_deref(), Some("note line 7"));
    prompt.press("\r");
    prompt.keeps("note line 20");
    lines.remove(7);
    let entries = prompt.journal();
    assert_eq!(entries[entries.len() - 19..], lines);
}

#[test]
fn a_pasted_law_is_skipped_if_it_matches_and_refused_otherwise() {
    for (law, goes_on) in [("law 1", true), ("law 2", false), ("law chess 1", false)] {
        let mut prompt = Prompt::at(80);
        let mut kept = vec!["law 1", "seat Anna Bram Cees", "deal"];
        // Paste the law at the beginning, and again after other entries.
        prompt.press(&pasted("law 1\nseat Anna Bram Cees\ndeal")).keeps("deal");
        prompt.press(&pasted(&format!("{law}\nnote behind it")));
        if goes_on {
            prompt.keeps("note behind it");
            kept.push("note behind it");
        } else {
            prompt.shows("1 line waits: Enter submits it, Ctrl-C drops it.");
        }
        assert_eq!(prompt.journal(), kept, "{law}");
    }
}

#[test]
fn lines_typed_ahead_wait_after_a_rejection_or_a_question() {
    for dumb in [false, true] {
        for (stopping, words) in
            [("66", "6-6 is on the table already"), ("play dirk 54", "1, 2 or 3?")]
        {
            let folder = Folder::new();
            let term: &[(&str, &str)] = if dumb { &[("TERM", "dumb")] } else { &[] };
            let mut prompt = Prompt::program(folder.path(), USUAL, NOS, &["evening.nos"], term);
            prompt.shows("nos>");
            for entry in ["seat Anna Bram Cees Dirk"].iter().chain(&CROSS) {
                prompt.types(entry);
            }
            prompt.keeps("announce 2");
            let before = prompt.journal();
            let erased = if dumb { "" } else { "no\u{15}x\u{7f}" };
            prompt.press(&format!("{stopping}\rnote 1\r{erased}note so\r6"));
            prompt.shows(words);
            if stopping != "66" {
                assert_eq!(prompt.journal(), before);
                prompt.press(if dumb { "\u{15}2\r" } else { "2\r" });
            }
            prompt.shows("2 lines wait: Enter submits them, Ctrl-C drops them.");
            assert_eq!(prompt.journal(), before);
            prompt.types("4 on east");
            prompt.keeps(if dumb && stopping != "66" {
                "announce 2"
            } else {
                "play Cees 6>4 on east"
            });
        }
    }
}

#[test]
fn a_rejected_line_is_corrected_before_the_rest_goes_on() {
    let mut prompt = Prompt::at(80).table(&CROSS);
    prompt.press(&pasted("64\nbogus\nnote end")).shows("1 line waits");
    // The first Up is in the offered line, and the second Up brings the rejected line. Once
    // corrected, it is entered first.
    prompt
        .press("\u{1b}[A\u{1b}[A")
        .types_at("Dirk> bogus  | I don't know \"bogus\"; help lists the entries");
    prompt.press("\u{15}play 65\r").shows("Dirk plays 6-5");
    prompt.types_at("  | Noted.");
    prompt.press("\r");
    prompt.keeps("note end");
    let entries = prompt.journal();
    assert_eq!(
        entries[entries.len() - 3..],
        ["play Cees 6>4 on north", "play Dirk 6>5 on east", "note end"]
    );
}

#[test]
fn a_foul_in_a_paste_asks_and_keeps_typed_lines_apart() {
    let mut prompt = Prompt::at(80).table(&CROSS);
    prompt.press(&pasted("64\n41\nnote so"));
    prompt.shows("1, 2 or 3?");
    // `note so` waits. The 5 typed ahead must not become part of it.
    prompt.press("bram 6\r1\r5\rnote end\r");
    prompt.shows("1 line waits").shows("> note so");
    prompt.press("\r");
    prompt.shows("so 5 answers nothing.").shows("> note end");
    prompt.press("\r");
    prompt.keeps("note end");
    let entries = prompt.journal();
    assert_eq!(entries[6..], ["play Cees 6>4 on north", "play Dirk 4-1", "note so", "note end"]);
}

/// Pastes a whole evening, answers every question by its first choice, and goes on. The next line
/// says which way is meant, as the examples have it.
fn paste_and_go_on(folder: &Path, script: &str) -> Vec<String> {
    let mut prompt = Prompt::start(folder, USUAL, &["evening.nos"]);
    prompt.press(&pasted(&format!("{script}\nnote end\n")));
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
        let text = prompt.reads("stop", |text| stops(text) >= stop || is_over());
        if is_over() {
            break;
        }
        let question = text.rfind(QUESTION);
        prompt.press(match question {
            None => "\r",
            Some(_) if question < text.rfind(WAITING) => "\r",
            Some(at) if text[at + QUESTION.len()..].starts_with("on ") => "\u{3}",
            Some(_) => "1\r",
        });
    }
    let mut entries = prompt.journal();
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
        let folder = Folder::new();
        folder.write("script.nos", &script);
        let play = folder.nos(["play", "--keep-going", "piped.nos"]);
        let kept = play.stdin(&script).ran();
        let piped = folder.journal("piped.nos");
        assert!(piped.len() > 40, "{kept:?}");
        assert_eq!(paste_and_go_on(folder.path(), &script), piped);
    }
    assert!(pasted > 1, "{pasted}");
}

#[test]
fn ctrl_d_leaves_while_lines_wait() {
    let mut prompt = Prompt::at(80).table(&CROSS);
    prompt.press("42\rnote so\r").answers("2").shows("1 line waits");
    prompt.press("\u{4}").shows("1 line was not submitted");
    let (status, screen) = prompt.ends();
    assert_eq!(status.exit_code(), 0);
    let last = screen.last().cloned().unwrap_or_default();
    assert!(last.starts_with("All is saved in evening.nos: 6 "), "{last}");
}

#[test]
fn ctrl_c_stops_a_paste_and_the_rest_waits() {
    let mut prompt = Prompt::at(80).table(&CROSS);
    let before = prompt.journal().len();
    prompt.press(&pasted(&notes(5000).join("\n")));
    prompt.wait("a line of the paste", |_| prompt.journal().len() > before);
    prompt.press("\u{3}").shows(" lines wait: Enter submits them");
    let taken = prompt.journal();
    assert!(taken.len() < before + 5000, "{}", taken.len());
    assert_eq!(taken[before..], notes(taken.len() - before));
    prompt.shows(&format!("{} lines wait", before + 5000 - taken.len()));
    // The first Ctrl-C only stops the lines; a second one drops them all.
    prompt.press("\u{3}").shows(" lines were not submitted");
    prompt.types("note end");
    prompt.keeps("note end");
    assert_eq!(prompt.journal().len(), taken.len() + 1);
}

#[test]
fn ctrl_c_ends_a_paste_that_has_no_end() {
    let mut prompt = Prompt::at(80).table(&CROSS);
    prompt.press("\u{1b}[200~note half\rnote lost\r\u{3}").shows("Cees> ^C");
    prompt.types("note end");
    prompt.keeps("note end");
    let entries = prompt.journal();
    assert_eq!(entries[entries.len() - 2..], ["note ready", "note end"]);
}

/// The most bytes that a long line may take on the screen, however it is entered.
const PAINTED: usize = 1_000_000;

#[test]
fn a_line_longer_than_an_entry_can_be_is_refused_at_once() {
    let long = |letters| format!("note {}", "x".repeat(letters));
    for keys in [long(6000), format!("\u{1b}[200~{}\u{1b}[201~", long(100_000))] {
        let mut prompt = Prompt::at(80).table(&CROSS);
        let before = prompt.journal();
        prompt.press(&keys).shows("the line has more than 4096 bytes");
        prompt.press("\r").shows("      The line has more than 4096 bytes");
        prompt.types_at("Cees>");
        assert!(prompt.bytes().len() < PAINTED, "{}", prompt.bytes().len());
        assert_eq!(prompt.journal(), before);
    }
}

#[test]
fn a_line_as_long_as_an_entry_can_be_is_recorded() {
    let mut prompt = Prompt::at(80).table(&CROSS);
    let line = format!("note {}", "x".repeat(3900));
    prompt.types(&line);
    prompt.keeps(&line);
    assert!(prompt.bytes().len() < PAINTED, "{}", prompt.bytes().len());
}
