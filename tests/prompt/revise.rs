//! Revising: entries come back one after another, and what is changed of them is one correction.

use super::questions::{Lots, burst};
use super::{CROSS, Tty, USUAL, at_table, folder, journal, kept};
use std::path::Path;

/// How an answer begins that has lines wait, after what was typed already is read.
const STOPPED: &str = "\u{1b}[A      ";

/// Entries after the game is announced: Cees is to play first.
const PLAYS: [&str; 4] = ["64", "65", "63", "62"];

/// A table at which five entries can be revised, #4 to #8; #9 is a note.
fn played(folder: &Path) -> Tty {
    let entries: Vec<&str> = CROSS.into_iter().chain(PLAYS).collect();
    at_table(folder, USUAL, &entries)
}

/// What was recorded after the table stood there.
fn since(folder: &Path) -> Vec<String> {
    journal(folder, "evening.nos").split_off(10)
}

/// What can be typed, as it is said first.
const KEYS: &str = "Enter keeps an entry.";

#[test]
fn what_is_kept_changes_nothing_and_records_nothing() {
    let folder = folder();
    let mut tty = played(folder.path());
    tty.press("revise 6\r")
        .sees(KEYS)
        .sees("#6> play Cees 6>4 on north")
        .sees("nothing changes so far");
    tty.press("\r").sees("#7> play Dirk 6>5 on east");
    tty.press("\r\r\r\r")
        .sees("Nothing was changed, so nothing is recorded.")
        .types_at("Cees>");
    assert_eq!(since(folder.path()), [""; 0]);
}

#[test]
fn entries_are_changed_left_out_and_put_before_in_one_correction() {
    let folder = folder();
    let mut tty = played(folder.path());
    tty.press("revise 6 8\r").sees("#6> play Cees");
    // Beneath the line that is offered another one may be typed, or the line is changed in its place.
    tty.press("54").sees("a foul; ");
    tty.press("\u{17}65")
        .sees("then #7 play Dirk 6>5 on east would be impossible: 6-5 already");
    tty.press("\r")
        .sees("Then #7 play Dirk 6>5 on east would be impossible")
        .sees("#7> play Dirk")
        .sees("#7 play Dirk 6>5 on east is now impossible: 6-5 already lies");
    tty.press("\r")
        .reads("another answer", |text| text.contains(STOPPED));
    tty.press("64\r").sees("#8> play Anna 6>3 on south");
    tty.press("+ note missed\r")
        .sees("Put before #8: note missed")
        .sees("#8> play Anna 6>3");
    tty.press("\r").sees("1 or 2?");
    tty.sees("1  record it: 3 changes as one correction");
    tty.press("1\r")
        .sees("11  Corrected: #6 and #7 are changed, 1 entry is added. undo");
    tty.press("note end\r");
    kept(&tty, folder.path(), "note end");
    assert_eq!(
        since(folder.path()),
        [
            "fix 6 play Cees 6>5 on north ; fix 7 play Dirk 6>4 on east ; insert 8 note missed",
            "note end"
        ]
    );
}

#[test]
fn a_wrong_player_thirty_entries_ago_is_mended_without_the_rest_coming_back() {
    let folder = folder();
    let notes: Vec<String> = (1..=30)
        .map(|number| format!("note line {number}"))
        .collect();
    let mut entries: Vec<&str> = CROSS.to_vec();
    entries.push("foul Anna showing waive");
    entries.extend(notes.iter().map(String::as_str));
    let mut tty = at_table(folder.path(), USUAL, &entries);
    tty.press("revise 6 6\r")
        .sees("#6> foul Anna showing waive");
    tty.press("foul Dirk showing waive\r").sees("1 or 2?");
    tty.press("1\r")
        .sees("38  #6 is changed. undo takes it back.");
    let last = journal(folder.path(), "evening.nos").pop();
    assert_eq!(last.as_deref(), Some("fix 6 foul Dirk showing waive"));
}

#[test]
fn what_is_left_out_and_what_becomes_a_foul_by_it_comes_back() {
    let folder = folder();
    let mut tty = played(folder.path());
    tty.press("revise 9 9\r").sees("#9> play Bram 6>2 on west");
    tty.press("-")
        .sees("all is possible; 1 entry changes so far");
    tty.press("\r").sees("1  record it: strike 9");
    tty.press("2\r").sees("Nothing is recorded.");
    tty.press("\u{c}revise 8 8\r")
        .sees("#8> play Anna 6>3 on south");
    tty.press("-")
        .sees("2 entries change so far; #9 becomes a foul");
    tty.press("\r")
        .sees("#9 play Bram 6>2 on west is now a foul. ")
        .sees("#9> play Bram 6>2 on west");
    tty.press("anna 62\r")
        .sees("1 or 2?")
        .sees("record it: 2 changes");
    tty.answers("record").sees("#9 is changed, #8 is struck");
    let last = journal(folder.path(), "evening.nos").pop();
    assert_eq!(
        last.as_deref(),
        Some("strike 8 ; fix 9 play Anna 6>2 on south")
    );
}

#[test]
fn what_is_typed_and_what_is_asked_is_judged_by_the_changes_so_far() {
    let folder = folder();
    let mut tty = played(folder.path());
    tty.press("revise 6\r").sees("#6> play Cees");
    tty.press("65\r").sees("#7> play Dirk");
    // In the journal this arm shows 5, and the other one 6.
    tty.press("64 on n")
        .sees("a foul; 4 entries change so far; #7 becomes a foul");
    tty.press("\u{15}\u{c}legal 64\r")
        .sees("It fits for Dirk: 6-4 on east");
    tty.press("\u{c}show\r").sees("(5 x)");
    tty.press("\u{c}why 9\r").sees("Bram plays 6-2 on west");
    tty.press("\u{c}history\r").sees("6>5 on north");
    tty.press("\u{c}status\r").sees("#7> play Dirk");
    tty.press("stop\r").sees("Nothing is changed.");
    tty.press("\u{c}legal 64\r")
        .sees("6-4 lies on the table since #6");
    assert_eq!(since(folder.path()), [""; 0]);
}

#[test]
fn an_entry_is_changed_in_its_place() {
    let folder = folder();
    let mut tty = played(folder.path());
    tty.press("revise 10\r").sees("#10> note ready");
    // Left goes into the line that is offered.
    tty.press("\u{1b}[D now\r")
        .sees("1  record it: fix 10 note ready now");
    tty.press("1\r").sees("#10 is changed. undo takes it back.");
    assert_eq!(since(folder.path()), ["fix 10 note ready now"]);
}

#[test]
fn it_is_left_without_a_trace() {
    for leave in ["stop\r", "\u{3}", "\u{4}"] {
        let folder = folder();
        let mut tty = played(folder.path());
        tty.press("revise 6\r").sees("#6> play Cees");
        tty.press("65\r")
            .sees("#7 play Dirk 6>5 on east is now impossible");
        tty.press(leave)
            .sees("Nothing is changed.")
            .types_at("Cees>");
        assert_eq!(since(folder.path()), [""; 0], "{leave:?}");
        tty.press("note end\r");
        kept(&tty, folder.path(), "note end");
    }
}

#[test]
fn what_cannot_be_is_not_taken_and_the_entry_comes_back() {
    let folder = folder();
    let mut tty = played(folder.path());
    tty.press("revise 6\r").sees("#6> play Cees");
    let table = [
        ("66\r", "6-6 already lies, laid at #4."),
        ("bogus\r", "\"bogus\" is no entry"),
        ("+\r", "An entry is expected after the +. Type + ENTRY."),
        ("undo\r", "That cannot stand inside revise."),
        ("\u{15}\r", "To leave it out, type - and Enter."),
        ("rule 6.4\r", "6.4 "),
        ("help\r", KEYS),
    ];
    for (typed, said) in table {
        tty.press("\u{c}").types_at("  | nothing changes so far");
        tty.press(typed)
            .sees(said)
            .sees("#6> play Cees 6>4 on north");
    }
    tty.press("stop\r").types_at("Cees>");
    assert_eq!(since(folder.path()), [""; 0]);
}

#[test]
fn lines_typed_ahead_are_answers_in_their_order() {
    let folder = folder();
    let mut tty = played(folder.path());
    tty.press("revise 6 8\r65\r64\r+ note so\r\r")
        .answers("1")
        .press("note end\r");
    kept(&tty, folder.path(), "note end");
    let expected = [
        "fix 6 play Cees 6>5 on north ; fix 7 play Dirk 6>4 on east ; insert 8 note so",
        "note end",
    ];
    assert_eq!(since(folder.path()), expected);
}

#[test]
fn what_was_pasted_with_it_answers_it_and_waits_from_the_first_that_is_wrong() {
    let folder = folder();
    let mut tty = played(folder.path());
    tty.press("\u{1b}[200~revise 10\nnote one\n\u{1b}[201~\r")
        .sees("1  record it: fix 10 note one");
    tty.press("keep\r").sees("Nothing is recorded.");
    tty.press("\u{1b}[200~revise 10\nbogus\nnote one\n\u{1b}[201~\r")
        .sees("\"bogus\" is no entry")
        .sees("#10> note ready");
    tty.press("stop\r")
        .sees("1 line waits")
        .sees("Cees> note one");
}

#[test]
fn a_terminal_that_cannot_paint_revises_as_well() {
    let folder = folder();
    drop(played(folder.path()));
    let mut tty = Tty::run(
        folder.path(),
        USUAL,
        env!("CARGO_BIN_EXE_nos"),
        &["evening.nos"],
        &[("TERM", "dumb")],
    );
    tty.sees("Cees>");
    tty.press("revise 6 7\n")
        .sees("Enter takes: play Cees 6>4 on north");
    tty.press("65\n")
        .sees("Then #7 play Dirk 6>5 on east would be impossible")
        .sees("Enter takes: play Dirk 6>5 on east");
    tty.press("64\n")
        .sees("All is possible; 2 entries change so far.");
    tty.sees("1 or 2?");
    tty.press("1\n").sees("Corrected: #6 and #7 are changed.");
    tty.press("revise 8\n").sees("Enter takes: play Anna");
    tty.press("\n").sees("Enter takes: play Bram");
    tty.press("\u{3}").sees("Nothing is changed.");
    tty.press("quit\n");
    tty.ends();
    assert_eq!(
        since(folder.path()),
        ["fix 6 play Cees 6>5 on north ; fix 7 play Dirk 6>4 on east"]
    );
}

#[test]
fn it_begins_only_where_an_entry_stands() {
    let folder = folder();
    let mut tty = played(folder.path());
    tty.press("revise 99\r")
        .sees("There is no entry #99; the last one is #10");
    tty.press("revise 8 6\r")
        .sees("#6 stands before #8; type revise 6 8");
}

#[test]
fn a_correction_that_makes_a_later_entry_impossible_says_how_to_correct_both() {
    let folder = folder();
    let mut tty = played(folder.path());
    tty.press("fix 6 play cees 65\r")
        .sees("Then #7 play Dirk 6>5 on east would be impossible: 6-5 already lies, laid")
        .sees("at #6. Nothing is changed. Correct #7 with it, in one line: fix 6 play")
        .sees("cees 65 ; fix 7 …, or type revise 6");
}

#[test]
fn a_burst_of_keys_that_is_no_answer_changes_nothing() {
    let mut lots = Lots(31);
    for _ in 0..6 {
        let folder = folder();
        let mut tty = played(folder.path());
        tty.press("revise 6\r").sees("#6> play Cees");
        let keys = burst(&mut lots);
        tty.press(&keys)
            .reads("an answer", |text| text.contains(STOPPED));
        tty.press("stop\r").sees("Nothing is changed.");
        tty.press("\u{3}note end\r");
        kept(&tty, folder.path(), "note end");
        assert_eq!(since(folder.path()), ["note end"], "{keys:?}");
    }
}

#[test]
fn the_rest_is_kept_in_one_word_but_for_what_has_become_impossible() {
    let folder = folder();
    let mut tty = played(folder.path());
    tty.press("revise 4\r").sees("#4> set Bram 6-6");
    tty.press("done\r")
        .sees("Nothing was changed, so nothing is recorded.");
    tty.press("revise 6\r").sees("#6> play Cees");
    tty.press("65\r").sees("#7> play Dirk");
    tty.press("\u{c}done\r")
        .sees("#7 play Dirk 6>5 on east is now impossible: 6-5 already lies, laid");
    tty.press("64\r")
        .sees("record it: 2 changes as one correction");
    tty.press("1\r").sees("Corrected: #6 and #7 are changed.");
    assert_eq!(
        since(folder.path()),
        ["fix 6 play Cees 6>5 on north ; fix 7 play Dirk 6>4 on east"]
    );
}

#[test]
fn what_makes_a_correction_too_long_for_a_line_is_told_at_once_and_not_taken() {
    let folder = folder();
    let mut tty = played(folder.path());
    tty.press("revise 10\r").sees("#10> note ready");
    for (letter, changes) in [
        ("a", "1 entry changes so far."),
        ("b", "2 entries change so far."),
        ("c", "3 entries change so far."),
    ] {
        let note = format!("+ note {}\r", letter.repeat(1100));
        tty.press(&note).sees(changes);
    }
    tty.press(&format!("\u{c}+ note {}\r", "d".repeat(1100)))
        .sees("the line has 4507 bytes; 4096 are")
        .sees("the most. This change is not taken. Type a shorter one, or done to record")
        .sees("those before it; then revise the rest. The arrow up brings it back.");
    // What was typed comes back, and is made shorter.
    tty.press("\u{c}").wait("a clear screen", |screen| {
        !screen.contents().contains("ddd")
    });
    tty.press("\u{1b}[A\u{1b}[A").sees("+ note ddd");
    tty.press("\u{15}\u{c}+ note short\r")
        .sees("4 entries change so far.");
    tty.press("\r").sees("1 or 2?");
    tty.press("1\r").sees("4 entries are added. undo takes it");
    let since = since(folder.path());
    assert_eq!(since.len(), 1);
    assert!(since[0].ends_with(" ; insert 10 note short"), "{since:?}");
}

#[test]
fn who_leaves_in_the_middle_of_it_is_told_what_is_not_recorded() {
    for steps in ["+ note missed\r", "+ note missed\rdone\r"] {
        let folder = folder();
        let mut tty = played(folder.path());
        tty.press("revise 6\r").sees("#6> play Cees");
        tty.press(steps).sees("1 entry changes so far");
        if steps.ends_with("done\r") {
            tty.sees("1 or 2?");
            tty.press("\u{4}");
        } else {
            tty.press("quit\r");
        }
        let (_, screen) = tty.ends();
        let named = "      Not recorded: insert 6 note missed.".to_owned();
        assert!(screen.contains(&named), "{screen:#?}");
        let last = screen.last().cloned().unwrap_or_default();
        assert!(last.starts_with("All else is saved in"), "{last}");
        assert_eq!(since(folder.path()), [""; 0]);
    }
}
