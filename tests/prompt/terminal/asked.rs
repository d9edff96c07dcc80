//! nos shows the most expensive entries before it records them: those that take payments back or
//! end something, and the penalty for a pass that a tile proves false.

use super::{CROSS, USUAL};
use crate::support::folder::Folder;
use crate::support::terminal::Prompt;

/// Two players of fives and threes, in the middle of a hand.
const LEAGUE: [&str; 5] =
    ["seat Anna Bram", "lot Anna 66 Bram 10", "deal", "play Anna 55", "note ready"];

/// A hand in which Cees passed with 6-3 and 6-4 in hand, and Anna has counted.
const PASSED: [&str; 16] = [
    "seat Anna Bram Cees",
    "deal",
    "set Cees 66",
    "announce 1",
    "draw 11",
    "pass",
    "61",
    "pass",
    "pass",
    "65",
    "pass",
    "pass",
    "pass",
    "count Anna 80",
    "note so",
    "note ready",
];

fn typed(folder: &std::path::Path, law: &str, entries: &[&str]) -> Prompt {
    let arguments = ["play", "--law", law, "evening.nos"];
    let mut prompt = Prompt::start(folder, USUAL, &arguments);
    for entry in entries {
        prompt.types(entry);
    }
    prompt.keeps("note ready");
    prompt
}

#[test]
fn entries_that_end_something_are_shown_and_ask() {
    let table = rows! { of (&[&str], &str, &str, &str, &[&str]):
        &CROSS, "void", "void", "Cees>",
            &[
                "The hand is abandoned, and its payments are reversed.",
                "Bram pays Anna, Cees and Dirk 6 each",
                "Balances: Anna 494 -> 500, Bram 518 -> 500, Cees 494 -> 500, Dirk 494 -> 500.",
            ];
        &["house chips.start 510"], "retire dirk", "retire Dirk", "nos>", &["Dirk leaves.", "Dirk 510 -> 500, the pot 0 -> 10."];
        &["house chips.start 510"], "settle", "settle", "nos>", &["The session is settled.", "Anna 510 -> 500, Bram 510 -> 500"];
        &["house chips.start 510", "settle", "1"], "pot bram", "pot Bram", "nos>", &["Bram takes the pot.", "Bram 500 -> 540"];
    };
    for (entries, line, recorded, row, shown) in table {
        let mut prompt = Prompt::on((100, 40)).table(entries);
        let before = prompt.journal();
        for waived in ["", " waive"] {
            prompt.press(line).types(waived).shows("1 or 2?");
            for words in shown {
                prompt.shows(words);
            }
            prompt.shows("  1  record it").shows("  2  forget it: mistyped, it did not happen");
            prompt.answers("2").shows("Nothing is recorded.");
            prompt.press("\u{c}").types_at(row);
            assert_eq!(prompt.journal(), before, "{line}");
        }
        prompt.types(line).answers("1");
        prompt.keeps(recorded);
        prompt.shows("Recorded.");
    }
}

/// Dirk is on turn, and 5 is open on the left, 2 on the right.
const FIVE_AND_TWO: [&str; 5] =
    ["deal", "set Anna 66", "announce 1", "play Bram 65 left", "play Cees 62 right"];

#[test]
fn an_answer_may_complete_the_entry_in_question() {
    let table = rows! {
        "52", "on 2", "play Dirk 2>5 on right";
        "52", "on the five", "play Dirk 5>2 on left";
        "52", "left", "play Dirk 5>2 on left";
        "52", "second", "play Dirk 2>5 on right";
        "43", "waived", "play Dirk 4-3 waive";
        "43", "waive the penalty", "play Dirk 4-3 waive";
    };
    for (line, answer, kept) in table {
        let mut prompt = Prompt::at(80).table(&FIVE_AND_TWO);
        prompt.types(line).answers(answer);
        prompt.keeps(kept);
    }
}

#[test]
fn other_lines_record_nothing_and_a_question_can_be_dropped() {
    for (line, question) in rows! {
        "52", "1 or 2?";
        "43", "1, 2 or 3?";
    } {
        for no_answer in ["penalty", "it did happen"] {
            let mut prompt = Prompt::at(80).table(&FIVE_AND_TWO);
            let before = prompt.journal();
            prompt.types(line).shows(question);
            prompt.types(no_answer).shows("is not an answer, so nos dropped it.");
            prompt.types("cancel").shows("Nothing is recorded.");
            assert_eq!(prompt.journal(), before, "{line}: {no_answer}");
        }
    }
}

#[test]
fn in_fives_and_threes_entries_that_end_something_ask() {
    for (line, entries, shown) in rows! { of (&str, usize, &str):
        "void", LEAGUE.len(), "The hand is abandoned";
        "settle", 2, "The session ends.";
    } {
        let folder = Folder::new();
        let entries: Vec<&str> =
            LEAGUE[..entries.min(4)].iter().chain(&LEAGUE[4..]).copied().collect();
        let mut prompt = typed(folder.path(), "fives-and-threes", &entries);
        prompt.types(&line[..line.len() - 1]).shows(&format!("\"; did you mean {line}?"));
        prompt.types(line).shows(shown).shows("1 or 2?");
        prompt.answers("forget").shows("Nothing is recorded.");
        prompt.types(line).answers("R");
        prompt.keeps(line);
    }
}

#[test]
fn entries_that_end_something_are_typed_in_full() {
    let table: [(&[&str], &str); 6] = [
        (&CROSS, "v"),
        (&CROSS, "voi"),
        (&[], "sett"),
        (&[], "ret dirk"),
        (&[], "dirk ret"),
        (&["settle", "1"], "po bram"),
    ];
    for (entries, line) in table {
        let mut prompt = Prompt::at(80).table(entries);
        let before = prompt.journal();
        prompt.types(line).shows("^");
        prompt.types("note end");
        prompt.keeps("note end");
        let after = prompt.journal();
        assert_eq!(after[..before.len()], before, "{line}");
        assert_eq!(after.len(), before.len() + 1, "{line}");
    }
}

#[test]
fn a_play_that_proves_a_pass_false_asks_like_a_foul() {
    let table = rows! {
        "1", "Recorded.", "play Cees 6>4 on north";
        "3", "Recorded; the table waives the penalty [11.10].", "play Cees 6>4 on north waive";
        "2", "Nothing is recorded.", "note ready";
    };
    for (key, answer, recorded) in table {
        let entries: Vec<&str> = CROSS.into_iter().chain(["pass waive"]).collect();
        let mut prompt = Prompt::at(80).table(&entries);
        prompt.press("64").shows(
            "Cees> 64\n  | foul [11.6], 80 each: It is proved that Cees passed at #6 while able to",
        );
        prompt
            .press(" waive")
            .shows("  | foul [11.6], waived: It is proved that Cees passed at #6");
        prompt.press("\u{17}\r").shows("1, 2 or 3?");
        prompt.shows("Cees pays Anna, Bram and Dirk 80 each for passing while able to play");
        prompt.types(key).shows(answer);
        let last = prompt.journal().pop();
        assert_eq!(last.as_deref(), Some(recorded), "{key}");
    }
}

#[test]
fn a_foul_that_proves_a_pass_false_shows_its_whole_cost() {
    let entries: Vec<&str> = CROSS.into_iter().chain(["pass waive"]).collect();
    let mut prompt = Prompt::at(80).table(&entries);
    prompt.press("6>4 on 3\u{15}play bram 64");
    prompt.shows("foul [11.2c], 40 each");
    prompt
        .press("\u{15}play cees 4>6 on north")
        .shows("foul [11.2a, 11.6], 120 each: 6-4 does not");
}

#[test]
fn a_hand_that_proves_a_pass_false_asks_like_a_foul() {
    for (key, recorded) in [
        ("1", "reveal Cees 6-3 6-4 2-0 2-2"),
        ("3", "reveal Cees 6-3 6-4 2-0 2-2 waive"),
        ("2", "note ready"),
    ] {
        let folder = Folder::new();
        let mut prompt = typed(folder.path(), "nos", &PASSED);
        prompt.press("reveal Cees 63 64 20 22").shows("foul [11.6], 80 each");
        prompt.press("\r").shows("1, 2 or 3?");
        prompt.shows("Cees pays Anna and Bram 80 each for passing while able to play");
        prompt.types(key);
        prompt.keeps(recorded);
    }
}
