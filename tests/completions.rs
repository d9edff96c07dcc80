//! What shells complete, and the manual pages.

use crate::environment;
use std::path::Path;
use std::process::Output;

fn nos(words: &[&str], folder: &Path) -> Output {
    environment::nos(folder).args(words).output().unwrap()
}

fn printed(words: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let ran = nos(words, folder.path());
    assert!(ran.status.success(), "{words:?}");
    assert!(ran.stderr.is_empty(), "{words:?}");
    String::from_utf8(ran.stdout).unwrap()
}

/// Asks the script in `$1` what the last of the other words could be.
const ASK: &str = r#"
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
_nos nos "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
echo "${COMPREPLY[*]}"
"#;

#[test]
fn bash_completes_commands_laws_articles_games_and_tables() {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("nos.bash");
    std::fs::write(&script, printed(&["completions", "bash"])).unwrap();
    for name in ["b.nos", "a.nos", "a.txt"] {
        std::fs::write(folder.path().join(name), "").unwrap();
    }
    std::fs::create_dir(folder.path().join("old")).unwrap();
    let table: [(&[&str], &str); 12] = [
        (
            &["settle", ""],
            "a.nos b.nos old -o -h --player --output --json --csv --markdown --html --config --lang --plain --help",
        ),
        (&["why", "a"], "a.nos"),
        (&["report", "a.t"], "a.txt"),
        (&["laws", ""], "-h --law --config --lang --plain --help"),
        (&["sta"], "standings status"),
        (&["standings", "--law", "f"], "fives-and-threes"),
        (&["rule", "7."], "7.1 7.2 7.3 7.4 7.5 7.6"),
        (&["card", "1"], "1 10 11 12 13 14 15 16 17"),
        (&["simulate", "--games", "17"], "17"),
        (&["export", "--table", "h"], "hands hand_players"),
        (&["export", "--format", ""], "csv jsonl parquet pdn pgn mat"),
        (&["help", "si"], "simulate"),
    ];
    for (words, expected) in table {
        let ran = environment::program("bash", folder.path())
            .args(["-c", ASK, "bash"])
            .arg(&script)
            .arg("nos")
            .args(words)
            .output()
            .unwrap();
        assert_eq!(
            String::from_utf8(ran.stdout).unwrap().trim(),
            expected,
            "{words:?}"
        );
    }
}

#[test]
fn every_shell_has_a_script_with_the_articles_and_games() {
    let table = [
        ("zsh", "17", "11.12"),
        (
            "fish",
            "complete -c nos -n \"__fish_seen_subcommand_from card\" -f -a \"1 2 3",
            "11.12",
        ),
        ("elvish", "standings", "export"),
        ("powershell", "standings", "export"),
    ];
    for (shell, game, article) in table {
        let script = printed(&["completions", shell]);
        assert!(script.contains(game), "{shell}: {game}");
        assert!(script.contains(article), "{shell}: {article}");
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let page = printed(&["man"]);
    assert!(
        page.contains(".TH nos 1") && page.contains("nos\\-standings(1)"),
        "{page}"
    );
    let page = printed(&["man", "settle"]);
    let title = format!(".TH nos-settle 1  \"nos {}\"", env!("CARGO_PKG_VERSION"));
    assert!(page.contains(&title), "{page}");
    let folder = tempfile::tempdir().unwrap();
    let ran = nos(&["man", "-o", "man1"], folder.path());
    let written = std::fs::read_dir(folder.path().join("man1"))
        .unwrap()
        .count();
    let said = format!("{written} pages are written into man1.\n");
    assert_eq!(String::from_utf8(ran.stdout).unwrap(), said);
    assert!(written > 20);
}

#[test]
fn a_manual_page_of_somebody_else_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("man1/nos.1");
    nos(&["man", "-o", "man1"], folder.path());
    let own = std::fs::read(&page).unwrap();
    // An earlier version is replaced.
    let version = env!("CARGO_PKG_VERSION");
    let earlier = String::from_utf8(own.clone()).unwrap();
    std::fs::write(&page, earlier.replace(version, "0.0.9")).unwrap();
    assert!(nos(&["man", "-o", "man1"], folder.path()).status.success());
    assert_eq!(std::fs::read(&page).unwrap(), own);
    std::fs::write(&page, ".TH NOS 1\nThe Dutch broadcaster\n").unwrap();
    let ran = nos(&["man", "-o", "man1"], folder.path());
    assert_eq!(
        String::from_utf8(ran.stderr).unwrap(),
        "nos: cannot write man1/nos.1: it is there already and nos did not write it; move it away or name another folder\n"
    );
    assert_eq!(ran.status.code(), Some(5));
    let kept = std::fs::read_to_string(page).unwrap();
    assert_eq!(kept, ".TH NOS 1\nThe Dutch broadcaster\n");
}

#[test]
fn a_wrong_command_and_a_folder_that_cannot_be_are_told() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("file"), "").unwrap();
    let table: [(&[&str], &str, i32); 3] = [
        (
            &["man", "setle"],
            "nos: there is no command setle; nos help lists them\n",
            2,
        ),
        (
            &["man", "-o", "file"],
            "nos: cannot write file/nos.1: it was created in the meantime\n",
            5,
        ),
        (
            &["completions", "csh"],
            "error: invalid value 'csh' for '<SHELL>'",
            2,
        ),
    ];
    for (words, expected, status) in table {
        let ran = nos(words, folder.path());
        let said = String::from_utf8(ran.stderr).unwrap();
        assert!(said.starts_with(expected), "{words:?}: {said}");
        assert_eq!(ran.status.code(), Some(status), "{words:?}");
    }
}

#[test]
fn a_nos_toml_that_is_not_right_does_not_stop_them() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("nos.toml"), "[chips\n").unwrap();
    for words in [["completions", "bash"], ["man", "play"]] {
        assert!(nos(&words, folder.path()).status.success(), "{words:?}");
    }
}
