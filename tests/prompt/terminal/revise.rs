//! Revising: entries come back one after another, and the changes become one correction.

use super::questions::{Lots, burst};
use super::{CROSS, USUAL};
use crate::support::environment::NOS;
use crate::support::folder::Folder;
use crate::support::terminal::Prompt;

/// The beginning of a message that makes lines wait. nos prints it after it has read everything
/// typed so far.
const STOPPED: &str = "\u{1b}[A      ";

/// Entries after the game is announced: Cees is to play first.
const PLAYS: [&str; 4] = ["64", "65", "63", "62"];

/// A table at which five entries can be revised, #4 to #8; #9 is a note.
fn played() -> Prompt {
    Prompt::at(80).table(&[&CROSS[..], &PLAYS].concat())
}

fn since(prompt: &Prompt) -> Vec<String> {
    prompt.journal().split_off(10)
}

/// The first hint about the keys.
const KEYS: &str = "Enter keeps an entry;";

#[test]
fn keeping_every_entry_records_nothing() {
    let mut prompt = played();
    prompt
        .types("revise 6")
        .shows(KEYS)
        .shows("#6> play Cees 6>4 on north")
        .shows("nothing changes so far");
    prompt.press("\r").shows("#7> play Dirk 6>5 on east");
    prompt
        .press("\r\r\r\r")
        .shows("Nothing was changed, so nothing is recorded.")
        .types_at("Cees>");
    assert_eq!(since(&prompt), [""; 0]);
}

#[test]
fn a_revision_changes_drops_and_adds_entries_in_one_correction() {
    let mut prompt = played();
    prompt.types("revise 6 8").shows("#6> play Cees");
    // Below the offered line the official types another, or changes the offered one in its place.
    prompt.press("54").shows("a foul; ");
    prompt
        .press("\u{17}65")
        .shows("then #7 play Dirk 6>5 on east would be impossible: 6-5 is on the table");
    prompt
        .press("\r")
        .shows("Then #7 play Dirk 6>5 on east would be impossible")
        .shows("#7> play Dirk")
        .shows("#7 play Dirk 6>5 on east is now impossible: 6-5 is on the table");
    prompt.press("\r").reads("another answer", |text| text.contains(STOPPED));
    prompt.types("64").shows("#8> play Anna 6>3 on south");
    prompt
        .types("+ note missed")
        .shows("Inserted before #8: note missed")
        .shows("#8> play Anna 6>3");
    prompt.press("\r").shows("1 or 2?");
    prompt.shows("1  record it: 3 changes as one correction");
    prompt.types("1").shows("11  Corrected: #6 and #7 are changed, 1 entry is added. undo");
    prompt.types("note end");
    prompt.keeps("note end");
    assert_eq!(
        since(&prompt),
        [
            "fix 6 play Cees 6>5 on north ; fix 7 play Dirk 6>4 on east ; insert 8 note missed",
            "note end"
        ]
    );
}

#[test]
fn a_wrong_player_thirty_entries_ago_is_corrected_alone() {
    let notes: Vec<String> = (1..=30).map(|number| format!("note line {number}")).collect();
    let mut entries: Vec<&str> = CROSS.to_vec();
    entries.push("foul Anna showing waive");
    entries.extend(notes.iter().map(String::as_str));
    let mut prompt = Prompt::at(80).table(&entries);
    prompt.types("revise 6 6").shows("#6> foul Anna showing waive");
    prompt
        .types("foul Dirk showing waive")
        .shows("Every entry is possible; 1 entry changes so far.")
        .shows("1 or 2?");
    prompt.types("1").shows("38  #6 is changed. undo takes it back.");
    let last = prompt.journal().pop();
    assert_eq!(last.as_deref(), Some("fix 6 foul Dirk showing waive"));
}

#[test]
fn entries_that_become_fouls_come_back() {
    let mut prompt = played();
    prompt.types("revise 9 9").shows("#9> play Bram 6>2 on west");
    prompt.press("-").shows("every entry is possible; 1 entry changes so far");
    prompt.press("\r").shows("1  record it: strike 9");
    prompt.types("2").shows("Nothing is recorded.");
    prompt.press("\u{c}revise 8 8\r").shows("#8> play Anna 6>3 on south");
    prompt.press("-").shows("2 entries change so far; #9 becomes a foul");
    prompt
        .press("\r")
        .shows("#9 play Bram 6>2 on west is now a foul. ")
        .shows("#9> play Bram 6>2 on west");
    prompt.types("anna 62").shows("1 or 2?").shows("record it: 2 changes");
    prompt.answers("record").shows("#9 is changed, #8 is struck");
    let last = prompt.journal().pop();
    assert_eq!(last.as_deref(), Some("strike 8 ; fix 9 play Anna 6>2 on south"));
}

#[test]
fn a_revision_judges_by_the_changes_so_far() {
    let mut prompt = played();
    prompt.types("revise 6").shows("#6> play Cees");
    prompt.types("65").shows("#7> play Dirk");
    // In the revision the north arm shows 5, so 6-4 does not fit there.
    prompt.press("64 on n").shows("a foul; 4 entries change so far; #7 becomes a foul");
    prompt.press("\u{15}\u{c}legal 64\r").shows("It fits for Dirk: 6-4 on east");
    prompt.press("\u{c}show\r").shows("(5 x)");
    prompt.press("\u{c}why 9\r").shows("Bram plays 6-2 on west");
    prompt.press("\u{c}history\r").shows("6>5 on north");
    prompt.press("\u{c}status\r").shows("#7> play Dirk");
    prompt.types("stop").shows("Nothing is changed.");
    prompt.press("\u{c}legal 64\r").shows("6-4 is on the table since #6");
    assert_eq!(since(&prompt), [""; 0]);
}

#[test]
fn an_entry_is_changed_in_its_place() {
    let mut prompt = played();
    prompt.types("revise 10").shows("#10> note ready");
    // The left arrow moves the cursor into the offered line.
    prompt.press("\u{1b}[D now\r").shows("1  record it: fix 10 note ready now");
    prompt.types("1").shows("#10 is changed. undo takes it back.");
    assert_eq!(since(&prompt), ["fix 10 note ready now"]);
}

#[test]
fn leaving_a_revision_leaves_no_trace() {
    for leave in ["stop\r", "\u{3}", "\u{4}"] {
        let mut prompt = played();
        prompt.types("revise 6").shows("#6> play Cees");
        prompt.types("65").shows("#7 play Dirk 6>5 on east is now impossible");
        prompt.press(leave).shows("Nothing is changed.").types_at("Cees>");
        assert_eq!(since(&prompt), [""; 0], "{leave:?}");
        prompt.types("note end");
        prompt.keeps("note end");
    }
}

#[test]
fn an_impossible_change_is_refused_and_the_entry_comes_back() {
    let mut prompt = played();
    prompt.types("revise 6").shows("#6> play Cees");
    let table = [
        ("66\r", "6-6 is on the table already (#4)."),
        ("bogus\r", "I don't know \"bogus\""),
        ("+\r", "An entry is missing after the +. Type + ENTRY."),
        ("undo\r", "That does not work inside revise."),
        ("\u{15}\r", "To remove it, type - and Enter."),
        ("rule 6.4\r", "6.4 "),
        ("help\r", KEYS),
    ];
    for (typed, said) in table {
        prompt.press("\u{c}").types_at("  | nothing changes so far");
        prompt.press(typed).shows(said).shows("#6> play Cees 6>4 on north");
    }
    prompt.types("stop").types_at("Cees>");
    assert_eq!(since(&prompt), [""; 0]);
}

#[test]
fn lines_typed_ahead_are_answers_in_their_order() {
    let mut prompt = played();
    prompt.press("revise 6 8\r65\r64\r+ note so\r\r").answers("1").types("note end");
    prompt.keeps("note end");
    let expected = [
        "fix 6 play Cees 6>5 on north ; fix 7 play Dirk 6>4 on east ; insert 8 note so",
        "note end",
    ];
    assert_eq!(since(&prompt), expected);
}

#[test]
fn pasted_lines_answer_a_revision_up_to_the_first_wrong_one() {
    let mut prompt = played();
    prompt
        .press("\u{1b}[200~revise 10\nnote one\n\u{1b}[201~\r")
        .shows("1  record it: fix 10 note one");
    prompt.types("keep").shows("Nothing is recorded.");
    prompt
        .press("\u{1b}[200~revise 10\nbogus\nnote one\n\u{1b}[201~\r")
        .shows("I don't know \"bogus\"")
        .shows("#10> note ready");
    prompt.types("stop").shows("1 line waits").shows("Cees> note one");
}

#[test]
fn a_terminal_that_cannot_paint_can_revise() {
    let folder = Folder::new();
    let before = Prompt::start(folder.path(), USUAL, &["evening.nos"]);
    drop(before.table(&[&CROSS[..], &PLAYS].concat()));
    let mut prompt =
        Prompt::program(folder.path(), USUAL, NOS, &["evening.nos"], &[("TERM", "dumb")]);
    prompt.shows("Cees>");
    prompt.press("revise 6 7\n").shows("Enter submits: play Cees 6>4 on north");
    prompt
        .press("65\n")
        .shows("Then #7 play Dirk 6>5 on east would be impossible")
        .shows("Enter submits: play Dirk 6>5 on east");
    prompt.press("64\n").shows("2 entries change so far.");
    prompt.shows("1 or 2?");
    prompt.press("1\n").shows("Corrected: #6 and #7 are changed.");
    prompt.press("revise 8\n").shows("Enter submits: play Anna");
    prompt.press("\n").shows("Enter submits: play Bram");
    prompt.press("\u{3}").shows("Nothing is changed.");
    prompt.press("quit\n");
    prompt.ends();
    assert_eq!(since(&prompt), ["fix 6 play Cees 6>5 on north ; fix 7 play Dirk 6>4 on east"]);
}

#[test]
fn a_revision_begins_at_an_entry_in_force() {
    let mut prompt = played();
    prompt.types("revise 99").shows("There is no entry #99; the last one is #10");
    prompt.types("revise 8 6").shows("#6 comes before #8. Type: revise 6 8");
}

#[test]
fn a_correction_that_makes_a_later_entry_impossible_says_how_to_correct_both() {
    let mut prompt = played();
    prompt
        .types("fix 6 play cees 65")
        .shows("Then #7 play Dirk 6>5 on east would be impossible: 6-5 is on the table")
        .shows("already (#6). Nothing is changed. Correct #7 too, in the same line: fix 6")
        .shows("play cees 65 ; fix 7 …, or type revise 6");
}

#[test]
fn a_burst_of_keys_that_is_no_answer_changes_nothing() {
    press_bursts(2);
}

#[test]
#[ignore = "takes minutes: a hundred times as many"]
fn none_of_very_many_bursts_of_keys_changes_anything() {
    press_bursts(200);
}

fn press_bursts(times: usize) {
    let mut lots = Lots(31);
    for _ in 0..times {
        let mut prompt = played();
        prompt.types("revise 6").shows("#6> play Cees");
        let keys = burst(&mut lots);
        prompt.press(&keys).reads("an answer", |text| text.contains(STOPPED));
        prompt.types("stop").shows("Nothing is changed.");
        prompt.press("\u{3}note end\r");
        prompt.keeps("note end");
        assert_eq!(since(&prompt), ["note end"], "{keys:?}");
    }
}

#[test]
fn done_keeps_the_rest_except_impossible_entries() {
    let mut prompt = played();
    prompt.types("revise 4").shows("#4> set Bram 6-6");
    prompt.types("done").shows("Nothing was changed, so nothing is recorded.");
    prompt.types("revise 6").shows("#6> play Cees");
    prompt.types("65").shows("#7> play Dirk");
    prompt
        .press("\u{c}done\r")
        .shows("#7 play Dirk 6>5 on east is now impossible: 6-5 is on the table");
    prompt.types("64").shows("record it: 2 changes as one correction");
    prompt.types("1").shows("Corrected: #6 and #7 are changed.");
    assert_eq!(since(&prompt), ["fix 6 play Cees 6>5 on north ; fix 7 play Dirk 6>4 on east"]);
}

#[test]
fn a_change_that_makes_the_correction_too_long_is_refused() {
    let mut prompt = played();
    prompt.types("revise 10").shows("#10> note ready");
    for (letter, changes) in [
        ("a", "1 entry changes so far."),
        ("b", "2 entries change so far."),
        ("c", "3 entries change so far."),
    ] {
        let note = format!("+ note {}\r", letter.repeat(1100));
        prompt.press(&note).shows(changes);
    }
    prompt
        .press(&format!("\u{c}+ note {}\r", "d".repeat(1100)))
        .shows("the line has 4507 bytes; at most 4096 are")
        .shows("allowed. Type a shorter change, or done to record the earlier ones; the up")
        .shows("arrow brings this one back.");
    // The typed text comes back, and is made shorter.
    prompt.press("\u{c}").wait("a clear screen", |screen| !screen.contents().contains("ddd"));
    prompt.press("\u{1b}[A\u{1b}[A").shows("+ note ddd");
    prompt.press("\u{15}\u{c}+ note short\r").shows("4 entries change so far.");
    prompt.press("\r").shows("1 or 2?");
    prompt.types("1").shows("4 entries are added. undo takes it");
    let since = since(&prompt);
    assert_eq!(since.len(), 1);
    assert!(since[0].ends_with(" ; insert 10 note short"), "{since:?}");
}

#[test]
fn leaving_a_revision_names_what_is_not_recorded() {
    for steps in ["+ note missed\r", "+ note missed\rdone\r"] {
        let mut prompt = played();
        prompt.types("revise 6").shows("#6> play Cees");
        prompt.press(steps).shows("1 entry changes so far");
        if steps.ends_with("done\r") {
            prompt.shows("1 or 2?");
            prompt.press("\u{4}");
        } else {
            prompt.types("quit");
        }
        let (_, screen) = prompt.ends();
        let named = "      Not recorded: insert 6 note missed.".to_owned();
        assert!(screen.contains(&named), "{screen:#?}");
        let last = screen.last().cloned().unwrap_or_default();
        assert!(last.starts_with("All else is saved in"), "{last}");
        assert_eq!(since(&prompt), [""; 0]);
    }
}
