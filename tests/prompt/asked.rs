//! What costs most is shown before it is recorded: what takes payments back or ends something, and the penalty
//! for a pass that a tile proves false.

use super::{CROSS, Tty, USUAL, at_table, folder, journal, kept};

/// Two players of fives and threes, in the middle of a hand.
const LEAGUE: [&str; 5] = [
    "seat Anna Bram",
    "lot Anna 66 Bram 10",
    "deal",
    "play Anna 55",
    "note ready",
];

/// A hand at which Cees passed with 6-3 and 6-4 in hand, and at which Anna is counted.
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

/// A prompt of this law after these entries.
fn typed(folder: &std::path::Path, law: &str, entries: &[&str]) -> Tty {
    let arguments = ["play", "--law", law, "evening.nos"];
    let mut tty = Tty::start(folder, USUAL, &arguments);
    for entry in entries {
        tty.press(entry).press("\r");
    }
    kept(&tty, folder, "note ready");
    tty
}

#[test]
fn what_takes_payments_back_or_ends_something_is_shown_and_asked_about() {
    type Words = &'static [&'static str];
    let table: [(Words, [&str; 3], Words); 4] = [
        (
            &CROSS,
            ["void", "void", "Cees>"],
            &[
                "The hand is abandoned, and its payments are reversed.",
                "Bram pays Anna, Cees and Dirk 6 each",
                "Balances: Anna 494 -> 500, Bram 518 -> 500, Cees 494 -> 500, Dirk 494 -> 500.",
            ],
        ),
        (
            &["house chips.start 510"],
            ["retire dirk", "retire Dirk", "nos>"],
            &["Dirk leaves.", "Dirk 510 -> 500, the pot 0 -> 10."],
        ),
        (
            &["house chips.start 510"],
            ["settle", "settle", "nos>"],
            &[
                "The session is settled.",
                "Anna 510 -> 500, Bram 510 -> 500",
            ],
        ),
        (
            &["house chips.start 510", "settle", "1"],
            ["pot bram", "pot Bram", "nos>"],
            &["Bram takes the pot.", "Bram 500 -> 540"],
        ),
    ];
    for (entries, [line, recorded, prompt], shown) in table {
        let folder = folder();
        let mut tty = at_table(folder.path(), (100, 40), entries);
        let before = journal(folder.path(), "evening.nos");
        for waived in ["", " waive"] {
            tty.press(line).press(waived).press("\r").sees("1 or 2?");
            for words in shown {
                tty.sees(words);
            }
            tty.sees("  1  record it")
                .sees("  2  forget it: mistyped, it did not happen");
            tty.answers("2").sees("Nothing is recorded.");
            tty.press("\u{c}").types_at(prompt);
            assert_eq!(journal(folder.path(), "evening.nos"), before, "{line}");
        }
        tty.press(line).press("\r").answers("1");
        kept(&tty, folder.path(), recorded);
        tty.sees("Recorded.");
    }
}

#[test]
fn in_fives_and_threes_too_what_ends_something_is_asked_about() {
    for (line, entries, shown) in [
        ("void", LEAGUE.len(), "The hand is abandoned"),
        ("settle", 2, "The session ends."),
    ] {
        let folder = folder();
        let entries: Vec<&str> = LEAGUE[..entries.min(4)]
            .iter()
            .chain(&LEAGUE[4..])
            .copied()
            .collect();
        let mut tty = typed(folder.path(), "fives-and-threes", &entries);
        tty.press(&line[..line.len() - 1])
            .press("\r")
            .sees(&format!("is no entry; did you mean {line}?"));
        tty.press(line).press("\r").sees(shown).sees("1 or 2?");
        tty.answers("forget").sees("Nothing is recorded.");
        tty.press(line).press("\r").answers("R");
        kept(&tty, folder.path(), line);
    }
}

#[test]
fn what_takes_payments_back_or_ends_something_is_typed_in_full() {
    let table: [(&[&str], &str); 6] = [
        (&CROSS, "v"),
        (&CROSS, "voi"),
        (&[], "sett"),
        (&[], "ret dirk"),
        (&[], "dirk ret"),
        (&["settle", "1"], "po bram"),
    ];
    for (entries, line) in table {
        let folder = folder();
        let mut tty = at_table(folder.path(), USUAL, entries);
        let before = journal(folder.path(), "evening.nos");
        tty.press(line).press("\r").sees("^");
        tty.press("note end\r");
        kept(&tty, folder.path(), "note end");
        let after = journal(folder.path(), "evening.nos");
        assert_eq!(after[..before.len()], before, "{line}");
        assert_eq!(after.len(), before.len() + 1, "{line}");
    }
}

#[test]
fn a_play_that_proves_a_pass_false_is_asked_about_as_any_foul() {
    let table = [
        ("1", "Recorded.", "play Cees 6>4 on north"),
        (
            "3",
            "Recorded; the table waives the penalty [11.10].",
            "play Cees 6>4 on north waive",
        ),
        ("2", "Nothing is recorded.", "note ready"),
    ];
    for (key, answer, recorded) in table {
        let folder = folder();
        let entries: Vec<&str> = CROSS.into_iter().chain(["pass waive"]).collect();
        let mut tty = at_table(folder.path(), USUAL, &entries);
        tty.press("64").sees(
            "Cees> 64\n  | foul [11.6], 80 each: It is proved that Cees passed at #6 while able to",
        );
        tty.press(" waive")
            .sees("  | foul [11.6], waived: It is proved that Cees passed at #6");
        tty.press("\u{17}\r").sees("1, 2 or 3?");
        tty.sees("Cees pays Anna, Bram and Dirk 80 each for passing while able to play");
        tty.press(key).press("\r").sees(answer);
        let last = journal(folder.path(), "evening.nos").pop();
        assert_eq!(last.as_deref(), Some(recorded), "{key}");
    }
}

#[test]
fn a_foul_that_proves_a_pass_false_is_announced_with_all_that_it_costs() {
    let folder = folder();
    let entries: Vec<&str> = CROSS.into_iter().chain(["pass waive"]).collect();
    let mut tty = at_table(folder.path(), USUAL, &entries);
    tty.press("6>4 on 3\u{15}play bram 64");
    tty.sees("foul [11.2c], 40 each");
    tty.press("\u{15}play cees 4>6 on north")
        .sees("foul [11.2a, 11.6], 120 each: 6-4 does not");
}

#[test]
fn a_hand_that_proves_a_pass_false_is_asked_about_as_any_foul() {
    for (key, recorded) in [
        ("1", "reveal Cees 6-3 6-4 2-0 2-2"),
        ("3", "reveal Cees 6-3 6-4 2-0 2-2 waive"),
        ("2", "note ready"),
    ] {
        let folder = folder();
        let mut tty = typed(folder.path(), "nos", &PASSED);
        tty.press("reveal Cees 63 64 20 22")
            .sees("foul [11.6], 80 each");
        tty.press("\r").sees("1, 2 or 3?");
        tty.sees("Cees pays Anna and Bram 80 each for passing while able to play");
        tty.press(key).press("\r");
        kept(&tty, folder.path(), recorded);
    }
}
