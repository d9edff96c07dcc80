//! Completions in shells, and manual pages.

use crate::support::folder::Folder;
use crate::support::program::Nos;
use crate::support::terminal::Prompt;

/// Loads the script `$1` and asks it to complete the last of the other arguments.
const ASK: &str = r#"
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
_nos nos "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
echo "${COMPREPLY[*]}"
"#;

#[test]
fn bash_completes_commands_laws_articles_games_and_tables() {
    let folder = Folder::new();
    folder.write("nos.bash", Nos::run(["completions", "bash"]).out());
    for name in ["b.nos", "a.nos", "a.txt"] {
        folder.write(name, "");
    }
    std::fs::create_dir(folder.join("old")).unwrap();
    let table: [(&[&str], &str); 12] = rows! {
        &["settle", ""], "a.nos b.nos old -o -h --player --output --json --csv --markdown --html --config --lang --plain --help";
        &["why", "a"], "a.nos";
        &["report", "a.t"], "a.txt";
        &["laws", ""], "-h --law --config --lang --plain --help";
        &["sta"], "standings status";
        &["standings", "--law", "f"], "fives-and-threes";
        &["rule", "7."], "7.1 7.2 7.3 7.4 7.5 7.6";
        &["card", "1"], "1 10 11 12 13 14 15 16 17";
        &["simulate", "--games", "17"], "17";
        &["export", "--table", "h"], "hands hand_players";
        &["export", "--format", ""], "csv jsonl parquet pdn pgn mat";
        &["help", "si"], "simulate";
    };
    for (words, expected) in table {
        let bash = folder.program("bash", ["-c", ASK, "bash", "nos.bash", "nos"]);
        let out = bash.args(words).ran().out;
        assert_eq!(out.trim(), expected, "{words:?}");
    }
}

#[test]
fn every_shell_has_a_script_with_the_articles_and_games() {
    for (shell, game, article) in rows! {
        "zsh", "17", "11.12";
        "fish", "complete -c nos -n \"__fish_seen_subcommand_from card\" -f -a \"1 2 3", "11.12";
        "elvish", "standings", "export";
        "powershell", "standings", "export";
    } {
        let script = Nos::run(["completions", shell]).out();
        assert!(script.contains(game), "{shell}: {game}");
        assert!(script.contains(article), "{shell}: {article}");
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let page = Nos::run(["man"]).out();
    assert!(page.contains(".TH nos 1") && page.contains("nos\\-standings(1)"), "{page}");
    let page = Nos::run(["man", "settle"]).out();
    let title = format!(".TH nos-settle 1  \"nos {}\"", env!("CARGO_PKG_VERSION"));
    assert!(page.contains(&title), "{page}");
    let folder = Folder::new();
    let ran = folder.nos(["man", "-o", "man1"]).ran();
    let written = std::fs::read_dir(folder.join("man1")).unwrap().count();
    let said = format!("{written} pages are written into man1.\n");
    assert_eq!(ran.out, said);
    assert!(written > 20);
}

#[test]
fn a_foreign_manual_page_is_left_alone() {
    let folder = Folder::new();
    let page = folder.join("man1/nos.1");
    folder.nos(["man", "-o", "man1"]).ran();
    let own = std::fs::read(&page).unwrap();
    // A page of an earlier version is replaced.
    let version = env!("CARGO_PKG_VERSION");
    let earlier = String::from_utf8(own.clone()).unwrap();
    std::fs::write(&page, earlier.replace(version, "0.0.9")).unwrap();
    folder.nos(["man", "-o", "man1"]).status(0);
    assert_eq!(std::fs::read(&page).unwrap(), own);
    std::fs::write(&page, ".TH NOS 1\nThe Dutch broadcaster\n").unwrap();
    let ran = folder.nos(["man", "-o", "man1"]).ran();
    assert_eq!(
        ran.err,
        "nos: cannot write man1/nos.1: it exists already and is not an earlier version of this file; move it away or name another folder\n"
    );
    assert_eq!(ran.status, 5);
    let kept = std::fs::read_to_string(page).unwrap();
    assert_eq!(kept, ".TH NOS 1\nThe Dutch broadcaster\n");
}

#[test]
fn a_wrong_command_and_an_impossible_folder_are_reported() {
    let folder = Folder::new();
    folder.write("file", "");
    for (words, expected, status) in rows! { of (&[&str], &str, i32):
        &["man", "setle"], "nos: there is no command setle; nos help lists them\n", 2;
        &["man", "-o", "file"], "nos: cannot write file: part of the path is not a folder\n", 5;
        &["completions", "csh"], "error: invalid value 'csh' for '<SHELL>'", 2;
    } {
        let ran = folder.nos(words).ran();
        assert!(ran.err.starts_with(expected), "{words:?}: {}", ran.err);
        assert_eq!(ran.status, status, "{words:?}");
    }
}

#[test]
fn a_faulty_nos_toml_does_not_stop_them() {
    let folder = Folder::new();
    folder.write("nos.toml", "[chips\n");
    for words in [["completions", "bash"], ["man", "play"]] {
        folder.nos(words).status(0);
    }
}

struct Completed {
    typed: &'static str,
    line: &'static str,
}

/// Completions that every shell has, whether a language comes first or not.
const COMPLETED: [Completed; 9] = rows! { Completed { typed, line }:
    "nos repl", "nos replay";
    "nos settle --ht", "nos settle --html";
    "nos check fri", "nos check friday.nos";
    "nos fri", "nos friday.nos";
    "nos --lang n", "nos --lang nl";
    "nos --lang nl standi", "nos --lang nl standings";
    "nos --lang nl audit fri", "nos --lang nl audit friday.nos";
    "nos export --format jso", "nos export --format jsonl";
    "nos help simu", "nos help simulate";
};

/// Types at a real shell, which loads the completion script `file` with the line `begin`.
fn completes(shell: &str, arguments: &[&str], file: &str, begin: &str) {
    let folder = Folder::new().with("friday.nos", "").with("saturday.txt", "");
    folder.write(file, Nos::run(["completions", shell]).out());
    let mut prompt = Prompt::program(folder.path(), (80, 40), shell, arguments, &[]);
    prompt.types(begin).types("echo ready $HOME");
    prompt.shows(&format!("ready {}", folder.path().display()));
    for Completed { typed, line } in COMPLETED {
        prompt.press(&format!("{typed}\t"));
        prompt.wait(line, |screen| {
            let row = screen.rows(0, 80).nth(screen.cursor_position().0.into());
            row.is_some_and(|row| row.trim_end().ends_with(line))
        });
        prompt.press("\x15");
    }
}

#[test]
#[ignore = "needs zsh"]
fn zsh_completes_at_a_terminal() {
    let begin = "PS1='$ '; fpath=($HOME $fpath); autoload -Uz compinit; compinit -u -D";
    completes("zsh", &["-f", "-i"], "_nos", begin);
}

#[test]
#[ignore = "needs bash"]
fn bash_completes_at_a_terminal() {
    completes("bash", &["--norc", "-i"], "nos.bash", "PS1='$ '; source nos.bash");
}

#[test]
#[ignore = "needs fish"]
fn fish_completes_at_a_terminal() {
    let begin =
        "set fish_autosuggestion_enabled 0; function fish_prompt; echo '$ '; end; source nos.fish";
    completes("fish", &["--no-config", "-i"], "nos.fish", begin);
}
