//! Answers of the command line that are longer than the screen, and where they are shown.

use super::{Tty, USUAL, folder};
use std::fs;

/// All that a command prints on a terminal with these variables.
fn printed(folder: &std::path::Path, command: &str, variables: &[(&str, &str)]) -> String {
    let script = format!("nos {command}; echo ENDED $?");
    let tty = Tty::run(folder, USUAL, "/bin/sh", &["-c", &script], variables);
    let bytes = tty.reads("the end", |text| text.contains("ENDED 0\r\n"));
    bytes.replace('\r', "")
}

#[test]
fn an_answer_longer_than_the_screen_is_shown_by_the_pager() {
    let folder = folder();
    let notes = "note so it was\n".repeat(30);
    fs::write(folder.path().join("notes"), notes).expect("a script");
    type Variables = &'static [(&'static str, &'static str)];
    let table: [(&str, Variables, bool); 7] = [
        ("rule", &[("PAGER", "head -n 2")], true),
        ("history notes", &[("PAGER", "head -n 2")], true),
        ("history notes 5", &[("PAGER", "head -n 2")], false),
        ("rule 7.3", &[("PAGER", "head -n 2")], false),
        ("rule", &[("PAGER", "/no/such/pager -n 2")], false),
        ("rule", &[("PAGER", "head -n 2"), ("TERM", "dumb")], false),
        ("rule | cat", &[("PAGER", "head -n 2")], false),
    ];
    for (command, variables, paged) in table {
        let said = printed(folder.path(), command, variables);
        let lines = said.lines().count();
        assert_eq!(lines == 3, paged, "{command} {variables:?}: {said}");
        assert!(said.ends_with("ENDED 0\n"), "{said}");
    }
}

#[test]
fn who_is_seated_by_the_configuration_is_said_at_the_prompt() {
    let folder = folder();
    let players = "[table]\nplayers = [\"Dirk\", \"Els\", \"Fien\"]\n";
    fs::write(folder.path().join("nos.toml"), players).expect("a configuration");
    let tty = Tty::start(folder.path(), USUAL, &[]);
    tty.sees("The players come from nos.toml.");
    tty.sees("It begins with the rules it is judged by:")
        .sees("   1  Judged by edition 1 of the rulebook.")
        .sees("   2  Dirk, Els and Fien sit down, clockwise. [1.1, 1.3]");
}
