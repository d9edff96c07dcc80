//! The README is true: its commands are run, its tables held to those of the program.

#![allow(
    clippy::unwrap_used,
    reason = "a README that cannot be tested is a fault of the test"
)]

use nos::journal::{Outcome, Record, Said};
use nos::law::nos::entry::Act;
use nos::law::nos::show::ruling::Worded;
use nos::print::impact;
use nos::speech::{Body, Dialect, read};
use std::fs;
use std::path::Path;

const README: &str = include_str!("../README.md");

/// The cells of every row of every table in the README, without the backticks round them.
fn rows() -> Vec<Vec<String>> {
    let cells = |line: &str| -> Vec<String> {
        let inner = line.trim_matches('|');
        let cells = inner.split(" | ").map(|cell| cell.trim().to_owned());
        cells.collect()
    };
    let lines = README.lines().filter(|line| line.starts_with("| "));
    lines.map(cells).collect()
}

/// The rows below this one.
fn below(head: &[&str]) -> Vec<Vec<String>> {
    let lines: Vec<&str> = README.lines().collect();
    let head = format!("| {} |", head.join(" | "));
    let at = lines
        .iter()
        .position(|line| line.starts_with(&head))
        .unwrap();
    let rows = lines[at + 2..]
        .iter()
        .take_while(|line| line.starts_with('|'));
    let rows = rows.map(|line| {
        let cells = line.trim_matches('|').split(" | ");
        cells.map(|cell| cell.trim().to_owned()).collect()
    });
    rows.collect()
}

fn plain(cell: &str) -> String {
    cell.replace('`', "")
}

#[test]
fn every_verb_is_in_a_table() {
    let rows = rows();
    for row in <nos::law::nos::session::Session as nos::speech::Speech>::LEXICON
        .verbs()
        .map(|verb| verb.row)
    {
        let (word, code) = (row.word, format!("`{}", row.word));
        let mut found = rows.iter().filter(|cells| cells[0].starts_with(&code));
        assert!(
            found.any(|cells| !cells[0][code.len()..].starts_with(char::is_alphanumeric)),
            "{word} is in no table"
        );
    }
}

/// Text with a blank between any two words.
fn flowing(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_evening_at_the_prompt_is_ruled_as_it_is_shown() {
    let shown = README.split("```text\n").nth(1).unwrap();
    let shown = shown.split("```").next().unwrap();
    let signs = shown.lines().filter(|line| !line.starts_with(' '));
    let typed = signs.filter_map(|line| line.split_once("> "));
    let mut said = flowing(shown);
    let mut record = Record::new();
    let law = Act::Law(1).into();
    record.enter(Said::Entry(law)).unwrap();
    let mut rulings = 0;
    for (_, line) in typed {
        let said_now = match read::<nos::law::nos::session::Session>(line, Dialect::Prompt, None)
            .unwrap()
            .body
            .unwrap()
        {
            Body::Entry(entry) => Said::Entry(entry),
            Body::Correction(correction) => correction.into(),
            Body::Question(_) => continue,
        };
        let decided = record.judge(said_now).unwrap().in_full();
        let (_, outcome) = record.apply(decided).unwrap();
        let lines = match &outcome {
            Outcome::Ruled(ruling) => Worded::new(record.session(), ruling).lines(),
            Outcome::Corrected(impact) => impact::lines(impact),
        };
        for line in lines {
            let at = said.find(&flowing(&line));
            assert!(at.is_some(), "{line} is not in\n{said}");
            said.drain(..at.unwrap());
            rulings += 1;
        }
    }
    assert!(rulings > 12);
}

#[test]
fn few_keys_mean_what_the_table_says() {
    let rows = below(&["typed", "entry"]);
    assert!(rows.len() > 15);
    for row in rows {
        let body = read::<nos::law::nos::session::Session>(&plain(&row[0]), Dialect::Prompt, None)
            .unwrap()
            .body;
        assert_eq!(body.unwrap().to_string(), plain(&row[1]));
    }
}

#[test]
fn every_letter_of_the_prompt_is_in_the_table_of_few_keys() {
    let typed: Vec<String> = below(&["typed", "entry"])
        .iter()
        .map(|row| plain(&row[0]))
        .collect();
    for row in <nos::law::nos::session::Session as nos::speech::Speech>::LEXICON
        .verbs()
        .map(|verb| verb.row)
    {
        if let Some(letter) = row.letter {
            let begins = |typed: &&String| typed.split(' ').next() == Some(&letter.to_string());
            assert!(typed.iter().any(|typed| begins(&typed)), "{letter}");
        }
    }
}

#[test]
fn the_games_are_read_as_they_are_listed() {
    let mut read_games = 0;
    for row in below(&["no.", "words"]) {
        let games = row[1].split('`').skip(1).step_by(2);
        for game in games.filter(|game| !game.starts_with("then ")) {
            let line = format!("announce {game}");
            assert!(
                read::<nos::law::nos::session::Session>(&line, Dialect::Written, None).is_ok()
                    || game == "ordinary-double-cross",
                "{line}"
            );
            read_games += 1;
        }
    }
    assert!(read_games >= 22, "{read_games}");
}

#[test]
fn every_key_of_nos_toml_is_in_the_table_with_its_default() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("nos.toml.example");
    let example = fs::read_to_string(example).unwrap();
    let mut table = "";
    let mut expected = Vec::new();
    for line in example.lines().filter(|line| !line.starts_with('#')) {
        if let Some(name) = line
            .strip_prefix('[')
            .and_then(|rest| rest.strip_suffix(']'))
        {
            table = name;
        } else if let Some((key, value)) = line.split_once(" = ") {
            expected.push((format!("{table}.{key}"), value.to_owned()));
        }
    }
    let mut found: Vec<(String, String)> = below(&["key", "default"])
        .iter()
        .map(|row| (plain(&row[0]), row[1].clone()))
        .collect();
    expected.sort();
    found.sort();
    assert!(expected.len() > 10);
    assert_eq!(found, expected);
}

#[test]
fn every_kind_of_foul_is_named() {
    for (_, word) in nos::law::nos::fouls::Foul::callable() {
        assert!(README.contains(&format!("`{word}`")), "{word}");
    }
}

#[test]
fn the_test_command_is_the_one_that_is_run_before_a_change_is_taken() {
    let ci = include_str!("../.ci/run");
    assert!(README.lines().any(|line| line == "$ cargo test"));
    assert!(ci.lines().any(|line| line == "cargo test"));
}

#[test]
fn every_file_that_is_linked_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let prose = README.split("```").step_by(2);
    let links = prose
        .flat_map(|prose| prose.split("](").skip(1))
        .filter_map(|rest| rest.split(')').next());
    let mut linked = 0;
    for link in links.filter(|link| !link.contains("://")) {
        assert!(root.join(link).is_file(), "{link}");
        linked += 1;
    }
    assert!(linked > 5);
}

#[cfg(unix)]
mod commands {
    use super::README;
    use std::fs;
    use std::path::Path;
    use std::process::Command;

    /// A command in a block of the README and what is shown below it.
    struct Shown<'a> {
        command: &'a str,
        output: Vec<&'a str>,
    }

    fn commands() -> Vec<Shown<'static>> {
        let mut commands: Vec<Shown> = Vec::new();
        let mut inside = false;
        for line in README.lines() {
            match line.strip_prefix("$ ") {
                _ if line.starts_with("```") => inside = line == "```console",
                Some(command) if inside => commands.push(Shown {
                    command,
                    output: Vec::new(),
                }),
                _ if inside => {
                    if let Some(last) = commands.last_mut() {
                        last.output.push(line);
                    }
                }
                _ => {}
            }
        }
        commands
    }

    /// Whether the lines are those that are shown; `...` stands for any lines.
    fn agrees(shown: &[&str], lines: &[&str]) -> bool {
        match shown.split_first() {
            None => lines.is_empty(),
            Some((&"...", rest)) => (0..=lines.len()).any(|at| agrees(rest, &lines[at..])),
            Some((first, rest)) => lines.first() == Some(first) && agrees(rest, &lines[1..]),
        }
    }

    #[test]
    fn every_command_does_what_is_shown() {
        let folder = tempfile::tempdir().unwrap();
        let bin = folder.path().join("bin");
        let examples = folder.path().join("examples");
        fs::create_dir(&bin).unwrap();
        fs::create_dir(&examples).unwrap();
        std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_nos"), bin.join("nos")).unwrap();
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        for example in fs::read_dir(root.join("examples")).unwrap() {
            let example = example.unwrap();
            fs::copy(example.path(), examples.join(example.file_name())).unwrap();
        }
        let path = format!("{}:{}", bin.display(), std::env::var("PATH").unwrap());
        let mut run = 0;
        let mut status = Some(0);
        for Shown { command, output } in commands() {
            if command == "cargo test" {
                continue;
            }
            let command = command.replace("cargo run --release -- ", "nos ");
            // The status of the command before is known to the one after it, as in a shell.
            let line = format!("exec 2>&1; (exit {}); {command}", status.unwrap_or(1));
            let ran = Command::new("sh")
                .args(["-c", &line])
                .current_dir(folder.path())
                .env("PATH", &path)
                .env("NOS_CLOCK", "2026-11-21T20:14:03+01:00")
                .env("LC_ALL", "C.UTF-8")
                .env("XDG_CONFIG_HOME", folder.path())
                .env_remove("COLUMNS")
                .output()
                .unwrap();
            status = ran.status.code();
            let said = String::from_utf8(ran.stdout).unwrap();
            let lines: Vec<&str> = said.lines().collect();
            assert!(
                agrees(&output, &lines),
                "$ {command}\n{said}\nis shown as\n{}",
                output.join("\n")
            );
            run += 1;
        }
        assert!(run > 10);
    }
}
