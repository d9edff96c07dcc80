//! After a ruling that moves chips or points, nos prints balances or payments.

use crate::support::folder::Folder;
use crate::support::terminal::Prompt;
use std::path::Path;

/// Opens a prompt on a screen of this many columns with this line below `[prompt]` in `nos.toml`,
/// after these entries. `?` before an answer waits for a question.
fn typed(folder: &Path, columns: u16, setting: &str, law: &str, entries: &[&str]) -> Prompt {
    let settings = format!("[prompt]\n{setting}\n");
    std::fs::write(folder.join("nos.toml"), settings).expect("the settings");
    let arguments = ["--law", law, "evening.nos"];
    let mut prompt = Prompt::start(folder, (columns, 60), &arguments);
    for entry in entries {
        match entry.strip_prefix('?') {
            Some(answer) => prompt.answers(answer),
            None => prompt.types(entry),
        };
    }
    prompt.types("note ready");
    prompt.keeps("note ready");
    prompt.shows("> note ready\n");
    prompt
}

fn answer(prompt: &Prompt, begins: &str) -> Vec<String> {
    let mut rows = prompt.screen();
    let note = rows.iter().position(|row| row.ends_with("> note ready"));
    rows.truncate(note.expect("a note"));
    let first = rows.iter().rposition(|row| row.contains(begins));
    rows.split_off(first.unwrap_or_else(|| panic!("{begins}: {rows:#?}")))
}

const FOUR: &str = "seat Anna Bram Cees Dirk";

const SET: [&str; 3] = [FOUR, "deal", "set Bram 66"];

const FIVE: &str = "seat Anna Bram Cees Dirk Evert";

/// A hand of five in which everybody passes; one count is missing.
const COUNTED: [&str; 14] = [
    FIVE,
    "deal",
    "set Bram 66",
    "announce 1",
    "draw Cees 11",
    "pass Cees",
    "pass Dirk",
    "pass Evert",
    "pass Anna",
    "pass Bram",
    "count Anna 10",
    "count Bram 8",
    "count Cees 70",
    "count Dirk 12",
];

struct Case {
    law: &'static str,
    entries: Vec<&'static str>,
    begins: &'static str,
    answer: &'static [&'static str],
}

#[test]
fn balances_are_printed_once_after_a_change() {
    let after_set = |entries: &[&'static str]| [&SET[..], &["announce 2"], entries].concat();
    let table = rows! { Case { law, entries, begins, answer }:
        "nos", SET.to_vec(), "Bram sets 6-6",
            &[
                "   4  Bram sets 6-6. [3.3, 3.1]",
                "      Anna, Cees and Dirk pay Bram 6 each for the set [3.3]",
                "      Anna 494 · Bram 518 · Cees 494 · Dirk 494",
            ];
        "nos", after_set(&[]), "The game is no. 2", &["   5  The game is no. 2, ordinary cross. [4.1, 4.5]"];
        // nos asks about a foul, which costs nothing before it is recorded.
        "nos", after_set(&["42", "?1"]), "1, 2 or 3?", &["1, 2 or 3? 1", "   6  Recorded.", "      Anna 534 · Bram 558 · Cees 374 · Dirk 534"];
        "nos", after_set(&["42", "?2"]), "1, 2 or 3?", &["1, 2 or 3? 2", "      Nothing is recorded."];
        "nos", after_set(&["42", "?3"]), "1, 2 or 3?", &["1, 2 or 3? 3", "   6  Recorded; the table waives the penalty [11.10]."];
        "nos", [&SET[..], &["undo", "?1"]].concat(), "1 or 2?",
            &["1 or 2? 1", "   5  #4 is struck. strike 5 brings it back.", "      Anna 500 · Bram 500 · Cees 500 · Dirk 500"];
        "nos", [&SET[..], &["fix 4 set Anna 66", "?1"]].concat(), "1 or 2?",
            &["1 or 2? 1", "   5  #4 is changed. undo takes it back.", "      Anna 518 · Bram 494 · Cees 494 · Dirk 494"];
        // A player who has left is not at the table.
        "nos", [&COUNTED[..], &["count Evert 20", "retire Dirk", "?1"]].concat(), "1 or 2?",
            &["1 or 2? 1", "  17  Recorded.", "      Anna 564 · Bram 604 · Cees 264 · Evert 514 · the pot 14"];
        "fives-and-threes", vec![FOUR, "lot Anna 66 Bram 10 Cees 20 Dirk 30", "deal", "play Anna 55"], "Anna leads",
            &[
                "   5  Anna leads 5-5. The ends make 10. [2.4, 4.2]",
                "      Anna+Cees score 2 for the ends",
                "      Anna+Cees 2 · Bram+Dirk 0",
            ];
        "cribbage", vec!["seat Anna Bram", "cut Anna 2h Bram 6c", "deal"], "Hand 1.",
            &[
                "   4  Hand 1. Anna deals six cards each. [2.2, 2.4]",
                "      Bram scores 3 for the first hand",
                "      Anna 0 · Bram 3",
            ];
        // The winner of a game is printed with the points.
        "chess", vec!["seat Anna Bram", "begin Anna", "e4", "resign Bram", "?1"], "1 or 2?", &["1 or 2? 1", "   5  Recorded."];
    };
    for Case { law, entries, begins, answer: expected } in table {
        let folder = Folder::new();
        let prompt = typed(folder.path(), 80, "board = false", law, &entries);
        assert_eq!(answer(&prompt, begins), expected, "{law}: {entries:?}");
    }
}

struct Look {
    columns: u16,
    setting: &'static str,
    seat: &'static str,
    told: &'static [&'static str],
}

#[test]
fn balances_follow_the_settings_and_the_screen() {
    let long = "seat Annemarie_van_Dam Bram Cornelis_Janszoon Dirk-Hendrik Evert_Jan_Bos";
    let usual = |setting, told| Look { columns: 80, setting, seat: FOUR, told };
    let table = [
        // No line ends within a name.
        Look {
            columns: 60,
            setting: "",
            seat: long,
            told: &[
                "      Annemarie van Dam 494 · Bram 524",
                "      Cornelis Janszoon 494 · Dirk-Hendrik 494",
                "      Evert Jan Bos 494",
            ],
        },
        usual("ascii = \"always\"", &["      Anna 494, Bram 518, Cees 494, Dirk 494"]),
        usual("balances = \"payment\"", &["      Anna 494 · Bram 518 · Cees 494 · Dirk 494"]),
        usual("balances = \"hand\"", &[]),
        usual("language = \"nl\"", &["      Anna 494 · Bram 518 · Cees 494 · Dirk 494"]),
    ];
    for Look { columns, setting, seat, told } in table {
        let folder = Folder::new();
        let prompt = typed(folder.path(), columns, setting, "nos", &[seat, "deal", "set Bram 66"]);
        let rows = answer(&prompt, "   4  Bram ");
        let paid = rows.iter().rposition(|row| row.ends_with("[3.3]"));
        let paid = paid.unwrap_or_else(|| panic!("{rows:#?}"));
        assert_eq!(rows[paid + 1..], *told, "{setting}");
    }
}

struct Netting {
    setting: &'static str,
    entries: &'static [&'static str],
    told: &'static [&'static str],
}

#[test]
fn after_a_count_the_prompt_nets_the_payments() {
    let table = rows! { Netting { setting, entries, told }:
        "", &["count Evert 20"],
            &[
                "      To hand over now; why 16 tells every payment:",
                "      Cees pays Bram 80: 4 of 20",
                "      Cees pays Anna 70: 3 of 20, 2 of 4, 2 of 1",
                "      Cees pays Dirk 60: 3 of 20",
                "      Cees pays Evert 20",
            ];
        "balances = \"hand\"\nlanguage = \"nl\"", &["count Evert 20"],
            &[
                "      Dit gaat nu over de tafel; waarom 16 noemt elke betaling:",
                "      Cees betaalt Bram 80: 4 van 20",
                "      Cees betaalt Anna 70: 3 van 20, 2 van 4, 2 van 1",
                "      Cees betaalt Dirk 60: 3 van 20",
                "      Cees betaalt Evert 20",
            ];
        // Pieces that cannot make the amount are left out.
        "[chips]\npieces = [50, 20]", &["count Evert 20"],
            &[
                "      To hand over now; why 16 tells every payment:",
                "      Cees pays Bram 80",
                "      Cees pays Anna 70: 1 of 50, 1 of 20",
                "      Cees pays Dirk 60",
                "      Cees pays Evert 20",
            ];
        // The question before it showed the penalty of Evert, who could have played.
        "", &["reveal Evert 61 50 40", "?1"],
            &[
                "      To hand over now; why 16 tells every payment:",
                "      Evert pays Bram 156: 1 of 100, 2 of 20, 4 of 4",
                "      Cees pays Anna 146: 1 of 100, 2 of 20, 1 of 4, 2 of 1",
                "      Evert pays Dirk 128: 1 of 100, 1 of 20, 2 of 4",
                "      Cees pays Dirk 8: 2 of 4",
            ];
        // The same chips come back.
        "", &["void", "?1"],
            &[
                "      To hand over now; why 16 tells every payment:",
                "      Bram pays Anna 6: 1 of 4, 2 of 1",
                "      Bram pays Cees 6: 1 of 4, 2 of 1",
                "      Bram pays Dirk 6: 1 of 4, 2 of 1",
                "      Bram pays Evert 6: 1 of 4, 2 of 1",
            ];
    };
    for Netting { setting, entries, told } in table {
        let folder = Folder::new();
        let all = [&COUNTED[..], entries].concat();
        let prompt = typed(folder.path(), 80, setting, "nos", &all);
        assert_eq!(answer(&prompt, " 16 "), *told, "{setting}: {entries:?}");
        // A question shows the ruling in full.
        let rows = answer(&prompt, entries[0]);
        let is_in_full = rows.iter().any(|row| row.contains(" [10.3]"));
        assert_eq!(is_in_full, entries[0].starts_with("reveal"), "{rows:#?}");
    }
}

#[test]
fn a_replay_prints_payments_without_balances() {
    let folder = Folder::new();
    let entries = [&COUNTED[..], &["count Evert 20"]].concat();
    let mut prompt = typed(folder.path(), 80, "", "nos", &entries);
    prompt.types("why 16").shows("Cees pays Evert 50 by the count [10.3]: 70 − 20 = 50.");
    prompt.types("quit");
    prompt.ends();
    let told = folder.nos(["replay", "evening.nos"]).ran().out;
    for payment in
        ["Cees pays Evert 50 by the count [10.3]", "Evert pays Anna 10 by the count [10.3]"]
    {
        assert!(told.contains(payment), "{told}");
    }
    for live in ["To hand over", " · "] {
        assert!(!told.contains(live), "{told}");
    }
}
