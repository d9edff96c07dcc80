//! Output for other programs is the same in every language. In Dutch, Markdown, the site of a club
//! and the report of an import have no word that is only English.

use super::unmixed::{odd, without_free_text, without_options};
use crate::support::folder::Folder;
use crate::support::overheard::read;
use crate::support::scripts::example;
use nos::laws::LAWS;
use std::fs;
use std::path::Path;

/// The tables of an event with their rounds, as in `examples/event`.
const TABLES: [[&str; 2]; 2] = [["r1-t1", "r1-t2"], ["r2-t1", "r2-t2"]];

/// Returns a folder with a journal of each law in `season`, and the example event, finished, in
/// `club`.
fn season() -> Folder {
    let folder = Folder::new();
    for name in ["season", "club"] {
        fs::create_dir(folder.join(name)).unwrap();
    }
    for law in LAWS {
        let made = ["simulate", "--law", law.name(), "--hands", "2", "--seed", "7"];
        let script = folder.nos(["--lang", "en"]).args(made).args(["--fouls", "0.2"]).ran().all();
        folder.write("made.txt", script);
        let journal = format!("season/{}.nos", law.name());
        let made = folder.join("made.txt");
        folder.nos(["play", &journal, "-q", "--law", law.name()]).reads(&made).ran();
    }
    folder
        .write("club/event.toml", example("event/event.toml").replace("Club evening", "Clubavond"));
    for round in TABLES {
        folder.nos(["event", "seat", "club"]).status(0);
        for table in round {
            let journal = format!("club/{table}.nos");
            let played = example(&format!("event/{table}.txt"));
            folder.nos(["play", &journal, "-q"]).stdin(played).ran();
        }
    }
    folder
}

fn printed(folder: &Folder, language: &str, command: &str) -> String {
    folder.nos(["--lang", language]).args(command.split(' ')).columns(400).ran().all()
}

#[test]
fn output_for_other_programs_is_equal_in_every_language() {
    let folder = season();
    let mut commands: Vec<String> = [
        "event standings club --cross --csv",
        "event sheet club --csv",
        "export club --table pairings",
    ]
    .map(str::to_owned)
    .into();
    for law in LAWS {
        let journal = format!("season/{}.nos", law.name());
        let asked =
            ["settle JOURNAL --csv", "history JOURNAL --csv", "balances JOURNAL --by hand --csv"];
        commands.extend(asked.map(|command| command.replace("JOURNAL", &journal)));
        for table in ["hands", "players", "plays"] {
            commands.push(format!("export {journal} --table {table}"));
        }
    }
    for command in commands {
        let english = printed(&folder, "en", &command);
        assert!(english.lines().count() > 1, "{command}: {english}");
        assert_eq!(printed(&folder, "nl", &command), english, "{command}");
    }
}

fn pages(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let pages =
        entries.flat_map(|path| match path.extension().and_then(|ending| ending.to_str()) {
            _ if path.is_dir() => pages(&path),
            Some("html") => {
                vec![(path.display().to_string(), read(&fs::read_to_string(&path).unwrap()))]
            }
            _ => Vec::new(),
        });
    pages.collect()
}

#[test]
fn markdown_and_the_site_of_a_club_are_in_dutch() {
    let folder = season();
    let mut all: Vec<(String, String)> = Vec::new();
    for command in [
        "toernooi klassement club --markdown",
        "toernooi klassement club --cross --markdown",
        "toernooi klassement club --ratings --markdown",
        "toernooi overzicht club --markdown",
        "klassement season --markdown --law nos",
        "klassement season club -o site",
    ] {
        all.push((command.to_owned(), printed(&folder, "nl", command)));
    }
    for law in LAWS {
        let command = format!("reken-af season/{}.nos --markdown", law.name());
        let text = printed(&folder, "nl", &command);
        assert!(text.contains('|'), "{command}: {text}");
        all.push((command, text));
    }
    let site = pages(&folder.join("site"));
    assert!(site.len() > 20, "{}", site.len());
    all.extend(site);
    let told =
        all.into_iter().map(|(place, text)| (place, without_options(&without_free_text(&text))));
    let found = odd(told);
    assert!(found.is_empty(), "{found:#?}");
}

/// Games with errors or omissions.
const GAMES: [(&str, &str); 4] = rows! {
    "club.pgn", "[White \"Vries, Jan de\"]\n[Black \"Piet van der Meer\"]\n\n1. e4 e5 (1... c5) 2. Nf3 $1 Nc6 1-0\n";
    "fout.pgn", "[White \"Anna\"]\n[Black \"Bram\"]\n\n1. e4 e5 2. Ke3 Nf6 1/2-1/2\n";
    "open.pgn", "[White \"Anna\"]\n[Black \"Bram\"]\n\n1. e4 {zonder einde\n";
    "fout.pdn", "[White \"Anna\"]\n[Black \"Bram\"]\n\n1. 11-15 22-18 2. 8-11 *\n";
};

#[test]
fn the_report_and_notes_of_an_import_are_in_dutch() {
    let folder = Folder::new();
    let mut all = Vec::new();
    for (name, games) in GAMES {
        folder.write(name, games);
        let into = format!("{name}.games");
        for command in [format!("importeer {name} --check"), format!("importeer {name} -o {into}")]
        {
            all.push((command.clone(), printed(&folder, "nl", &command)));
        }
        for script in fs::read_dir(folder.join(&into)).into_iter().flatten() {
            let script = fs::read_to_string(script.unwrap().path()).unwrap();
            // These are notes that nos adds, which begin with the name of the file.
            let notes =
                script.lines().filter_map(|line| line.strip_prefix(&format!("note {name}:")));
            all.extend(notes.map(|note| (format!("a note of {name}"), note.to_owned())));
        }
    }
    assert!(all.iter().any(|(place, _)| place.starts_with("a note")), "{all:#?}");
    let found = odd(all.into_iter().map(|(place, text)| (place, without_options(&text))));
    assert!(found.is_empty(), "{found:#?}");
}
