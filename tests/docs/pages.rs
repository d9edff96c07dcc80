//! Keeps the README and the pages in `docs/` true: runs their commands, and compares their tables
//! with the program.
//!
//! `NOS_WRITE_PAGES=1 cargo test --test program pages` writes the output of the commands into the
//! pages, except where `...` shortens it.

use crate::support::anywhere::heard;
use crate::support::official::Official;
use nos::desk::config::Config;
use nos::entry::read_line;
use nos::laws::nos::LAW;
use nos_base::Language;
use std::fs;
use std::path::{Path, PathBuf};

const README: &str = include_str!("../../README.md");

fn pages() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let docs = fs::read_dir(root.join("docs")).unwrap();
    let mut paths: Vec<PathBuf> = docs.map(|page| page.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|own| own == "md"));
    paths.push(root.join("README.md"));
    paths.push(root.join("docs/nl/README.md"));
    paths.sort();
    assert!(paths.len() > 5);
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        (path, text)
    };
    paths.into_iter().map(read).collect()
}

fn everything() -> String {
    pages().into_iter().map(|(_, text)| text).collect()
}

/// Returns the cells of every row of every table in the pages.
fn rows() -> Vec<Vec<String>> {
    everything().lines().filter(|line| line.starts_with("| ")).map(cells).collect()
}

fn cells(row: &str) -> Vec<String> {
    row.trim_matches('|').split(" | ").map(|cell| cell.trim().to_owned()).collect()
}

/// Returns the rows of the table with this head.
fn below(head: &[&str]) -> Vec<Vec<String>> {
    let text = everything();
    let lines: Vec<&str> = text.lines().collect();
    let head = format!("| {} |", head.join(" | "));
    let at = lines.iter().position(|line| line.starts_with(&head)).unwrap();
    lines[at + 2..].iter().take_while(|line| line.starts_with('|')).map(|row| cells(row)).collect()
}

fn plain(cell: &str) -> String {
    cell.replace('`', "")
}

#[test]
fn every_verb_is_in_a_table() {
    let rows = rows();
    for row in LAW.language.lexicon().verbs().map(|verb| verb.row) {
        let (word, code) = (row.word, format!("`{}", row.word));
        let mut found = rows.iter().filter(|cells| cells[0].starts_with(&code));
        assert!(
            found.any(|cells| !cells[0][code.len()..].starts_with(char::is_alphanumeric)),
            "{word} is in no table"
        );
    }
}

/// Types a page's input at a prompt, and checks that all the output shown there appears, line by
/// line.
fn prints_as_shown(page: &str, first: &str) {
    let shown = page.split("```text\n").skip(1).find(|block| block.contains("\nnos> ")).unwrap();
    let (begun, shown) = shown.split("```").next().unwrap().split_once("nos> ").unwrap();
    assert!(begun.ends_with(&format!("   1  {first}\n")));
    let shown = format!("nos> {shown}");
    let (mut typed, mut answers, mut expected) = (Vec::new(), Vec::new(), Vec::new());
    for row in shown.lines() {
        match (row.split_once("> "), row.split_once("? ")) {
            (Some((_, line)), _) if !row.starts_with(' ') => typed.push(line),
            (None, Some((_, answer))) if !row.starts_with(' ') => {
                answers.push(answer);
                continue;
            }
            _ => {}
        }
        expected.push(row);
    }
    assert!(typed.len() > 10 && answers.len() > 1);
    let mut official = Official::who_types(&typed, &answers);
    official.table.pieces = Config::default().pieces;
    official.sits(&[]);
    let (name, _) = expected.last().and_then(|row| row.split_once(": ")).unwrap();
    let name = name.split(' ').next_back().unwrap();
    assert_eq!(official.said.replace("evening.nos", name).lines().collect::<Vec<_>>(), expected);
}

#[test]
fn the_evening_at_the_prompt_prints_what_is_shown() {
    prints_as_shown(README, "Judged by edition 1 of the rulebook.");
}

#[test]
fn the_dutch_evening_at_the_prompt_prints_what_is_shown() {
    let page = include_str!("../../docs/nl/README.md");
    let first = "Gespeeld wordt volgens uitgave 1 van het reglement.";
    Language::Dutch.tells(|| prints_as_shown(page, first));
}

#[test]
fn few_keys_match_the_table() {
    let rows = below(&["typed", "entry"]);
    assert!(rows.len() > 15);
    for row in rows {
        let body = heard(LAW.language, &plain(&row[0])).line.unwrap().body;
        assert_eq!(body.unwrap().to_string(), plain(&row[1]));
    }
}

#[test]
fn every_letter_of_the_prompt_is_in_the_table_of_few_keys() {
    let typed: Vec<String> = below(&["typed", "entry"]).iter().map(|row| plain(&row[0])).collect();
    for row in LAW.language.lexicon().verbs().map(|verb| verb.row) {
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
                read_line(LAW.language, &line).is_ok() || game == "ordinary-double-cross",
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
        if let Some(name) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            table = name;
        } else if let Some((key, value)) = line.split_once(" = ") {
            expected.push((format!("{table}.{key}"), value.to_owned()));
        }
    }
    let mut found: Vec<(String, String)> =
        below(&["key", "default"]).iter().map(|row| (plain(&row[0]), row[1].clone())).collect();
    expected.sort();
    found.sort();
    assert!(expected.len() > 10);
    assert_eq!(found, expected);
}

#[test]
fn every_kind_of_foul_is_named() {
    for (_, word) in nos::laws::nos::fouls::Foul::CALLABLE {
        assert!(everything().contains(&format!("`{word}`")), "{word}");
    }
}

#[test]
fn both_build_commands_run_before_a_merge() {
    let ci = include_str!("../../.ci/run");
    for command in ["cargo run -- replay examples/evening.nos", "cargo test"] {
        let shown = format!("$ {command}");
        assert!(README.lines().any(|line| line == shown), "{command}");
        let mut run = ci.lines();
        assert!(run.any(|line| line.split(" > ").next() == Some(command)), "{command}");
    }
}

#[test]
fn the_readme_is_short_enough_to_read_at_a_table() {
    assert!(README.lines().count() <= 200);
}

#[test]
fn every_linked_file_exists() {
    let mut linked = 0;
    for (path, text) in pages() {
        let folder = path.parent().unwrap();
        let prose = text.split("```").step_by(2);
        let links = prose
            .flat_map(|prose| prose.split("](").skip(1))
            .filter_map(|rest| rest.split(')').next());
        for link in links.filter(|link| !link.contains("://")) {
            // A heading of the same or another page.
            let file = link.split('#').next().unwrap();
            assert!(folder.join(file).exists(), "{}: {link}", path.display());
            linked += 1;
        }
    }
    assert!(linked > 10);
}

#[cfg(unix)]
mod commands {
    use super::pages;
    use crate::support::folder::Folder;
    use crate::support::program::Ran;
    use std::fs;
    use std::path::Path;

    /// Whether the output agrees with the page, where `...` is any number of lines.
    fn agrees(shown: &[&str], lines: &[&str]) -> bool {
        match shown.split_first() {
            None => lines.is_empty(),
            Some((&"...", rest)) => (0..=lines.len()).any(|at| agrees(rest, &lines[at..])),
            Some((first, rest)) => lines.first() == Some(first) && agrees(rest, &lines[1..]),
        }
    }

    struct Shell {
        folder: Folder,
        status: i32,
    }

    impl Shell {
        fn new() -> Shell {
            let folder = Folder::new();
            let examples = folder.join("examples");
            fs::create_dir(&examples).unwrap();
            let root = Path::new(env!("CARGO_MANIFEST_DIR"));
            fs::create_dir(examples.join("event")).unwrap();
            for folder in [Path::new("examples"), Path::new("examples/event")] {
                for example in fs::read_dir(root.join(folder)).unwrap() {
                    let example = example.unwrap();
                    if example.path().is_file() {
                        let copy = examples.parent().unwrap().join(folder);
                        fs::copy(example.path(), copy.join(example.file_name())).unwrap();
                    }
                }
            }
            Shell { folder, status: 0 }
        }

        fn printed(&mut self, command: &str) -> String {
            let command = command.replace("cargo run -- ", "nos ");
            // A command knows the status of the one before it, as in a shell.
            let status = self.status;
            let line = format!("exec 2>&1; (exit {status}); {command}");
            let Ran { status, out, .. } = self.folder.program("sh", ["-c", &line]).ran();
            self.status = status;
            out
        }
    }

    /// Runs every command of a page. Returns the page with the true output, the number of commands,
    /// and the first command whose output differs.
    fn checked(text: &str) -> (String, usize, Option<String>) {
        let mut shell = Shell::new();
        let (mut page, mut run, mut wrong) = (String::new(), 0, None);
        let mut lines = text.lines().peekable();
        let mut inside = false;
        while let Some(line) = lines.next() {
            page.push_str(line);
            page.push('\n');
            if line.starts_with("```") {
                inside = line == "```console";
            }
            let command = line.strip_prefix("$ ").filter(|_| inside);
            let Some(command) =
                command.filter(|own| !own.starts_with("cargo ") || own.contains(" -- "))
            else {
                continue;
            };
            let mut shown = Vec::new();
            while let Some(line) = lines.next_if(|next| !next.starts_with("$ ") && *next != "```") {
                shown.push(line);
            }
            let said = shell.printed(command);
            let printed: Vec<&str> = said.lines().collect();
            run += 1;
            if !agrees(&shown, &printed) && wrong.is_none() {
                let shown = shown.join("\n");
                wrong = Some(format!("$ {command}\n{said}\nis shown as\n{shown}"));
            }
            let now = if shown.contains(&"...") { &shown } else { &printed };
            for line in now {
                page.push_str(line);
                page.push('\n');
            }
        }
        (page, run, wrong)
    }

    #[test]
    fn every_command_prints_what_is_shown() {
        let write = std::env::var_os("NOS_WRITE_PAGES").is_some();
        let mut run = 0;
        for (path, text) in pages() {
            let (page, commands, wrong) = checked(&text);
            run += commands;
            if write {
                fs::write(&path, page).unwrap();
            }
            if let Some(wrong) = wrong {
                assert!(write, "{}: {wrong}", path.display());
            }
        }
        assert!(run > 10, "{run}");
    }
}
