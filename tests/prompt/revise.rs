//! Revising: entries come back one after another, and what is changed of them is one correction.

use super::{CROSS, Tty, USUAL, at_table, folder, journal, kept};
use std::path::Path;

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
        .sees("#7 play Dirk 6>5 on east would be imp");
    tty.press("64\r").sees("#8> play Anna 6>3 on south");
    tty.press("+ note missed\r").sees("#8> play Anna 6>3");
    tty.press("\r").sees("1 or 2?");
    tty.sees("1  take it: fix 6 play Cees 6>5 on north ; fix 7 play Dirk 6>4 on east ;");
    tty.press("1\r")
        .sees("Corrected: #6 and #7 are read otherwise, 1 entry is put in. undo takes it back.");
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
