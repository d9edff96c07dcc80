//! Answers of the command line that are longer than the screen, and where they appear.

use super::USUAL;
use crate::support::folder::Folder;
use crate::support::running::{BEGUN, enter};
use crate::support::terminal::Prompt;

fn printed(folder: &std::path::Path, command: &str, variables: &[(&str, &str)]) -> String {
    // Keep the shell running, since the last output can be lost when the terminal closes.
    let script = format!("nos {command}; echo ENDED $?; read -r line");
    let prompt = Prompt::program(folder, USUAL, "/bin/sh", &["-c", &script], variables);
    prompt.reads("the end", |text| text.contains("ENDED 0\r\n")).replace('\r', "")
}

#[test]
fn an_answer_longer_than_the_screen_is_shown_by_the_pager() {
    let folder = Folder::new();
    let notes = "note so it was\n".repeat(30);
    folder.write("notes", notes);
    type Variables = &'static [(&'static str, &'static str)];
    for (command, variables, paged) in rows! { of (&str, Variables, bool):
        "rule", &[("PAGER", "head -n 2")], true;
        "history notes", &[("PAGER", "head -n 2")], true;
        "history notes 5", &[("PAGER", "head -n 2")], false;
        "rule 7.3", &[("PAGER", "head -n 2")], false;
        "rule", &[("PAGER", "/no/such/pager -n 2")], false;
        "rule", &[("PAGER", "head -n 2"), ("TERM", "dumb")], false;
        "rule | cat", &[("PAGER", "head -n 2")], false;
    } {
        let said = printed(folder.path(), command, variables);
        let lines = said.lines().count();
        assert_eq!(lines == 3, paged, "{command} {variables:?}: {said}");
        assert!(said.ends_with("ENDED 0\n"), "{said}");
    }
}

#[test]
#[ignore = "needs a network"]
fn the_code_for_phones_is_on_terminals_that_have_room() {
    let folder = Folder::new();
    enter(&folder.join("friday.nos"), BEGUN);
    for (columns, words, variables, has_code) in rows! { of (u16, &str, &[(&str, &str)], bool):
        80, "", &[], true;
        30, "", &[], false;
        80, "--plain", &[], false;
        80, "| cat", &[], false;
        80, "", &[("TERM", "dumb")], false;
        80, "", &[("LC_ALL", "C")], true;
        60, "", &[("LC_ALL", "C")], false;
    } {
        let script = format!("nos board friday.nos --listen 0.0.0.0:0 {words}");
        let prompt =
            Prompt::program(folder.path(), (columns, 60), "/bin/sh", &["-c", &script], variables);
        let said = prompt.reads("the address", |text| text.contains("ends the board"));
        assert!(said.contains("http://") && !said.contains("//0.0.0.0"), "{said}");
        assert_eq!(said.contains("48;5;231"), has_code, "{columns} {words} {variables:?}: {said}");
    }
}

#[test]
fn the_prompt_names_players_from_the_configuration() {
    let folder = Folder::new();
    let players = "[table]\nplayers = [\"Dirk\", \"Els\", \"Fien\"]\n";
    folder.write("nos.toml", players);
    let prompt = Prompt::start(folder.path(), USUAL, &[]);
    prompt.shows("The players come from nos.toml.");
    prompt
        .shows("It begins with its rules:")
        .shows("   1  Judged by edition 1 of the rulebook.")
        .shows("   2  Dirk, Els and Fien sit down, clockwise. [1.1, 1.3]");
}

#[test]
fn a_long_chapter_waits_unless_lines_wait() {
    let folder = Folder::new();
    let mut prompt = Prompt::start(folder.path(), USUAL, &["evening.nos"]);
    prompt.types("rule 11").shows("Enter shows the rest:");
    prompt.types("q").types("note ready").keeps("note ready");
}
