//! No invisible character from outside reaches the terminal, be it from arguments, settings, the
//! environment, names of files, notes, or unreadable lines.

#![cfg(unix)]

use crate::support::folder::Folder;
use crate::support::program::Program;
use nos::table::shown::is_unseen;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use std::fs;

const MARKS: [char; 9] = [
    '\u{202e}',
    '\u{2066}',
    '\u{2069}',
    '\u{200b}',
    '\u{200f}',
    '\u{ad}',
    '\u{feff}',
    '\u{3164}',
    '\u{e0041}',
];

/// Characters that move the cursor, begin a line or a command of the terminal, or delete output.
const CONTROLS: [char; 8] = ['\u{1b}', '\u{9b}', '\u{9d}', '\u{85}', '\u{7}', '\u{8}', '\r', '\n'];

const COMMANDS: &str = "\
WORD
WORD WORD
WORD.nos
play WORD.nos
replay WORD
replay friday.nos WORD
replay friday.nos --WORD
replay friday.nos -WORD
check WORD
check friday.nos --seal WORD
settle WORD
settle friday.nos --player WORD
settle friday.nos --player=WORD
standings WORD
standings friday.nos --alias WORD
standings friday.nos --alias Anna=WORD
standings friday.nos --aliases list
standings friday.nos --aliases WORD
standings friday.nos --sort WORD
standings friday.nos --from WORD
standings friday.nos --min-evenings WORD
standings --files-from list
export friday.nos --table WORD
export friday.nos --format WORD
export friday.nos --table hands --law WORD
export friday.nos -o WORD
export friday.nos --club WORD -o out
report WORD
report friday.nos -o WORD.html
board WORD
board friday.nos --listen WORD
board friday.nos --during WORD
audit WORD friday.nos
why friday.nos WORD
why WORD
show WORD
status WORD --json
balances friday.nos --by WORD
legal friday.nos --at WORD
holds WORD
history friday.nos WORD
history friday.nos --player WORD
history friday.nos --cause WORD
history friday.nos hand WORD
rule WORD
rule --law WORD
games --law WORD
card WORD
init --config WORD.toml
laws --config WORD.toml
laws --lang WORD
laws WORD
simulate --seed WORD
simulate --players WORD
simulate --fouls WORD
simulate --games WORD
simulate --hands 1 --seed 1 --games 7#WORD
simulate --hands 1 --seed 1 --truth WORD
tutor WORD
completions WORD
man WORD
man -o WORD
help WORD
help replay WORD
";

/// Commands that answer about a file.
const ANSWERS: [&str; 25] = [
    "replay FILE --keep-going",
    "replay FILE --untagged --keep-going",
    "replay FILE --keep-going --json",
    "check FILE",
    "settle FILE",
    "settle FILE --markdown",
    "settle FILE --html",
    "settle FILE --csv",
    "settle FILE --json",
    "history FILE",
    "history FILE all",
    "history FILE all --csv",
    "history FILE all --json",
    "why FILE 3",
    "why FILE 3 --json",
    "audit FILE",
    "show FILE",
    "status FILE --json",
    "report FILE",
    "standings FILE",
    "standings FILE --html",
    "export FILE --table entries",
    "export FILE --table entries --format jsonl",
    "export FILE --table evenings",
    "export FILE -o all",
];

const SCRIPT: &str = "law 1\nseat Anna Bram Cees\nnote WORD\ndeal\nset Anna 6-6\nannounce 1\n\
                      fix 3 note more WORD\nhistory\nhelp WORD\nrule WORD\nplay Anna WORD\n";

/// Returns a word with some of these characters, and a part that resembles the program's own line.
fn word(odd: &'static [char]) -> impl Strategy<Value = String> {
    let few = subsequence(odd, 1..=odd.len());
    few.prop_map(|odd| odd.into_iter().flat_map(|c| ['a', c]).collect::<String>() + "[2Jforged")
}

fn any_word() -> impl Strategy<Value = String> {
    prop_oneof![word(&MARKS), word(&CONTROLS)]
}

/// Returns a folder with an evening, a list and no settings.
fn with_an_evening(word: &str) -> Folder {
    let folder = Folder::new();
    folder.write("friday.nos", "law 1\nseat Anna Bram Cees\ndeal\nset Anna 6-6\n");
    folder.write("list", format!("{word}\n"));
    folder
}

/// Runs a command, and returns its output, in which every character must be visible.
fn seen(program: Program) -> String {
    let both = program.ran().all();
    assert!(!both.contains(|c| c != '\n' && is_unseen(c)), "{both:?}");
    let is_forged = |line: &str| line.starts_with("forged") || line.starts_with("[2Jforged");
    assert!(!both.lines().any(is_forged), "{both:?}");
    both
}

fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// Runs a command with this word for `WORD`.
fn with_an_argument(line: &str, word: &str, language: &str) {
    let folder = with_an_evening(word);
    let line = line.split(' ').map(|part| part.replace("WORD", word));
    seen(folder.nos(line).args(["--lang", language]));
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn no_argument_reaches_the_terminal_raw(
        word in any_word(),
        line in select(COMMANDS.lines().collect::<Vec<_>>()),
        language in select(vec!["en", "nl"]),
    ) {
        with_an_argument(line, &word, language);
    }
}

proptest! {
    #![proptest_config(cases(10_000))]

    #[test]
    #[ignore = "takes minutes: very many arguments"]
    fn none_of_very_many_arguments_reaches_the_terminal_raw(
        word in any_word(),
        line in select(COMMANDS.lines().collect::<Vec<_>>()),
        language in select(vec!["en", "nl"]),
    ) {
        with_an_argument(line, &word, language);
    }
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn no_setting_reaches_the_terminal_raw(
        word in any_word(),
        line in select(vec![
            "[\"WORD\"]\n",
            "\"WORD\" = 1\n",
            "[table]\n\"WORD\" = 1\n",
            "[table.\"WORD\"]\nlaw = \"nos\"\n",
            "[table]\nlaw = \"WORD\"\n",
            "[table]\nplayers = [\"WORD\"]\n",
            "[money]\nunit = \"WORD\"\n",
            "[money]\ncurrency = \"WORD\"\nunit = \"1\"\n",
            "[payments]\nset = \"WORD\"\n",
            "[board]\nduring = \"WORD\"\n",
            "[prompt]\nlanguage = \"WORD\"\n",
            "[table]\nlaw = \"nos\"\nlaw = \"WORD\"\n",
            "WORD",
        ]),
        is_escaped in any::<bool>(),
    ) {
        let folder = with_an_evening(&word);
        let escaped = || word.chars().map(|c| if is_unseen(c) { format!("\\U{:08x}", u32::from(c)) } else { c.to_string() });
        let written = if is_escaped { escaped().collect() } else { word };
        folder.write("nos.toml", line.replace("WORD", &written));
        seen(folder.nos(["laws"]));
    }

    #[test]
    fn no_variable_of_the_environment_reaches_the_terminal_raw(
        word in any_word(),
        name in select(vec!["NOS_CLOCK", "LC_ALL", "LANG", "HOME", "XDG_CONFIG_HOME", "PAGER", "COLUMNS", "TERM"]),
    ) {
        let folder = with_an_evening(&word);
        let own = folder.join(&word);
        fs::create_dir_all(own.join("nos")).unwrap();
        fs::write(own.join("nos/nos.toml"), "[nothing]\n").unwrap();
        let value = if name == "XDG_CONFIG_HOME" { own } else { word.into() };
        seen(folder.nos(["play", "new.nos"]).env(name, value));
    }

    #[test]
    fn nothing_in_a_file_nor_its_name_reaches_the_terminal_raw(
        said in word(&MARKS),
        broken in word(&CONTROLS),
        name in any_word(),
        answer in select(ANSWERS.to_vec()),
        is_kept in any::<bool>(),
        is_broken in any::<bool>(),
    ) {
        let folder = with_an_evening(&said);
        let (path, name) = (folder.join(&name), name.as_str());
        let script = SCRIPT.replace("WORD", &said);
        if is_kept {
                seen(folder.nos(["play", "--keep-going", name]).stdin(script));
            } else { fs::write(&path, &script).unwrap() }
        if is_broken {
            let text = fs::read_to_string(&path).unwrap();
            fs::write(&path, text.replace("deal", &broken) + &broken).unwrap();
        }
        let line = answer.split(' ').map(|part| part.replace("FILE", name));
        let told = seen(folder.nos(line));
        if answer.ends_with("json") && !is_broken {
            for line in told.lines().filter(|line| line.starts_with('{')) {
                let value: serde_json::Value = serde_json::from_str(line).unwrap();
                prop_assert!(!value.is_null());
            }
        }
    }
}
