//! Files that commands write are whole or absent, and never replace a stranger's file.

use crate::support::folder::Folder;
use crate::support::program::{Program, Ran};
use std::fs;

const EVENING: &str = "law chess 1\nseat Anna Bram\nbegin Anna\nmove Anna e4\nmove Bram e5\n";

fn club() -> Folder {
    let club = Folder::new().ticking();
    club.nos(["play", "a.nos", "-q"]).stdin(EVENING).status(0);
    club
}

/// Runs `nos` in a shell that kills it at the first byte it writes into a file.
#[cfg(unix)]
fn is_ended_at_its_first_byte(folder: &Folder, words: &str) {
    let line = format!("ulimit -f 0; exec nos {words} > /dev/null 2>&1");
    let Ran { status, .. } = Program::at(folder.path(), "sh", ["-c", &line]).ran();
    assert_ne!(status, 0, "{words}");
}

#[test]
fn a_file_of_games_replaces_only_an_earlier_export_of_its_evening() {
    let club = club();
    club.nos(["play", "b.nos", "-q"]).stdin(EVENING).status(0);
    let export = |file: &str| club.nos(["export", file, "--format", "pgn", "-o", "out"]).ran();
    let games = || club.read("out/games.pgn");
    assert_eq!(export("a.nos").status, 0);
    let first = games();
    let printed = club.nos(["export", "a.nos", "--format", "pgn"]).out();
    let without_tag = |text: &str| {
        text.split_inclusive('\n').filter(|line| !line.starts_with("[Source ")).collect::<String>()
    };
    assert_eq!(without_tag(&first), printed);
    club.nos(["play", "a.nos", "-q"]).stdin("move Anna Nf3\nundo\nresign Bram\n").status(0);
    assert_eq!(export("a.nos").status, 0);
    let second = games();
    assert!(second.contains("1. e4 e5 1-0"), "{second}");
    let refused = "nos: cannot write out/games.pgn: it exists already and is not an earlier version of this file; move it away or name another folder\n";
    let own = rows! {
        "a.nos", "[Event \"My best games\"]\n\n1. d4 *\n".to_owned();
        "b.nos", second.clone();
        "a.nos", second.replace("1. e4 e5 1-0", "1. e4 {!} e5 1-0");
        "a.nos", format!("{second}[Event \"My own\"]\n\n1. d4 *\n\n");
    };
    for (file, there) in own {
        club.write("out/games.pgn", &there);
        let Ran { status, err, .. } = export(file);
        assert_eq!((status, err.as_str()), (5, refused), "{there}");
        assert_eq!(games(), there);
    }
    // The same evening, before and now.
    for there in [&first, &second, ""] {
        club.write("out/games.pgn", there);
        assert_eq!(export("a.nos").status, 0);
        assert_eq!(games(), second);
    }
}

#[test]
fn every_format_recognises_its_own_exports_and_is_read_again() {
    for (law, format, first, then) in rows! {
        "chess", "pgn", "seat Anna Bram\nbegin Anna\nmove Anna e4\n", "resign Bram\n";
        "checkers", "pdn", "seat Anna Bram\nbegin Anna\nmove Anna 11-15\n", "resign Bram\n";
        "backgammon", "mat", "seat Anna Bram\n", "roll Anna 3 Bram 1\nplay Anna 8/5 6/5\n";
    } {
        let club = Folder::new().ticking();
        let mut lines = format!("law {law} 1\n{first}");
        for _ in 0..2 {
            club.nos(["play", "a.nos", "-q"]).stdin(&lines).ran();
            let export = ["export", "a.nos", "--format", format];
            let printed = club.nos(export).out();
            let to_folder = [&export[..], &["-o", "out"]].concat();
            club.nos(&to_folder).status(0).says("").warns("").ran();
            club.write("printed", &printed);
            let import = |file: &str| club.nos(["import", file]).ran().out;
            assert_eq!(import(&format!("out/games.{format}")), import("printed"), "{format}");
            lines = then.to_owned();
        }
    }
}

#[cfg(unix)]
#[test]
fn a_file_of_games_follows_no_link() {
    let club = club();
    club.write("letter", "Dear Anna");
    fs::create_dir(club.join("out")).unwrap();
    std::os::unix::fs::symlink(club.join("letter"), club.join("out/games.pgn")).unwrap();
    let ran = club.nos(["export", "a.nos", "--format", "pgn", "-o", "out"]).ran();
    assert!(ran.status == 5 && ran.err.contains("it is a link"), "{}", ran.err);
    assert_eq!(club.read("letter"), "Dear Anna");
}

#[test]
fn a_named_file_is_replaced_unless_it_holds_an_evening() {
    let club = club();
    club.write("script", EVENING);
    club.write("other.nos", EVENING);
    club.write("sheet", "an old shopping list");
    club.nos(["settle", "script", "-o", "sheet"]).status(0).ran();
    let sheet = club.read("sheet");
    assert!(sheet.contains("Anna") && !sheet.contains("shopping"), "{sheet}");
    fs::copy(club.join("a.nos"), club.join("journal")).unwrap();
    for (words, kept) in [
        ("settle script -o script", "script"),
        ("settle script -o a.nos", "a.nos"),
        ("report script -o ./script", "script"),
        ("report script -o other.nos", "other.nos"),
        ("report script -o journal", "journal"),
        ("simulate --truth journal", "journal"),
    ] {
        let before = club.read(kept);
        let Ran { status, err, .. } = club.nos(words.split(' ')).ran();
        let told = err.ends_with(&format!(
            "{kept} holds an evening, and nos does not overwrite it; name another file\n"
        ));
        assert!(status == 2 && told, "{words}: {status} {err}");
        assert_eq!(club.read(kept), before, "{words}");
    }
}

#[cfg(unix)]
#[test]
fn a_named_file_keeps_its_place_and_its_permissions() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let club = club();
    let report = |path: &str| club.nos(["report", "a.nos", "-o", path]).ran();
    fs::create_dir(club.join("wall")).unwrap();
    symlink("wall/friday.html", club.join("link.html")).unwrap();
    for _ in 0..2 {
        assert_eq!(report("link.html").status, 0);
        assert!(club.join("link.html").is_symlink());
        assert!(club.read("wall/friday.html").contains("<html"));
    }
    let mode = |path: &str| club.join(path).metadata().unwrap().permissions().mode() & 0o777;
    let set =
        |path: &str, mode| fs::set_permissions(club.join(path), fs::Permissions::from_mode(mode));
    set("wall/friday.html", 0o640).unwrap();
    assert_eq!(report("link.html").status, 0);
    assert_eq!(mode("wall/friday.html"), 0o640);
    // Devices and pipes are written into.
    let page = fs::read_to_string(club.join("wall/friday.html")).unwrap();
    assert_eq!(report("/dev/null").status, 0);
    assert_eq!(report("/dev/stdout").out, page);
    assert_eq!(report("wall").status, 5);
}

#[cfg(unix)]
#[test]
fn a_killed_program_leaves_no_named_file() {
    let club = club();
    club.write("game.pgn", "1. e4 e5 1-0\n");
    club.write("report.html", "the old one");
    club.write("truth", "the old one");
    fs::create_dir(club.join("out")).unwrap();
    club.write("out/players.csv", "");
    let shown = |folder: &str| {
        let files = fs::read_dir(club.join(folder)).unwrap();
        let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
        let mut shown: Vec<String> = names.filter(|name| !name.starts_with(".nos-")).collect();
        shown.sort();
        shown
    };
    let before = shown(".");
    for words in [
        "report a.nos -o report.html",
        "simulate --truth truth",
        "import game.pgn -o out",
        "export a.nos --format pgn -o out",
        "export a.nos -o out",
        "man -o out",
    ] {
        is_ended_at_its_first_byte(&club, words);
        assert_eq!(
            (shown("."), shown("out")),
            (before.clone(), vec!["players.csv".to_owned()]),
            "{words}"
        );
        assert_eq!(club.read("out/players.csv"), "", "{words}");
        assert_eq!(club.read("report.html") + &club.read("truth"), "the old onethe old one");
    }
    // The next run removes the remains and finishes the work.
    club.nos(["import", "game.pgn", "-o", "out"]).status(0).ran();
    let left = fs::read_dir(club.join("out")).unwrap();
    assert_eq!(left.count(), 2);
}

#[cfg(unix)]
#[test]
fn a_site_killed_before_its_list_is_written_again() {
    let club = club();
    club.nos(["play", "a.nos", "-q"]).stdin("resign Bram\nsettle\n").status(0);
    is_ended_at_its_first_byte(&club, "standings a.nos -o site");
    club.nos(["standings", "a.nos", "-o", "site"]).status(0).ran();
    assert!(club.join("site/nos-site.json").is_file());
}

#[test]
fn a_killed_import_goes_on_and_keeps_a_game_that_was_played_on() {
    let club = Folder::new();
    club.write("g.pgn", "1. e4 e5 1-0\n\n1. d4 d5 0-1\n");
    let import = || club.nos(["import", "g.pgn", "-o", "out"]).ran();
    assert_eq!(import().status, 0);
    fs::remove_file(club.join("out/g-2.nos")).unwrap();
    assert_eq!(import().status, 0);
    assert!(club.read("out/g-2.nos").contains("d4"));
    let own = club.read("out/g-1.nos") + "note the arbiter came\n";
    club.write("out/g-1.nos", &own);
    let Ran { status, err, .. } = import();
    assert!(
        status == 2 && err.contains("out/g-1.nos exists already, and nos does not overwrite it"),
        "{err}"
    );
    assert_eq!(club.read("out/g-1.nos"), own);
}

#[test]
fn only_remains_of_nos_are_swept() {
    let club = club();
    fs::create_dir_all(club.join("out")).unwrap();
    let mine = [
        ".nos-notes.new",
        ".nos-1234567.new",
        ".nos-12-456.new",
        ".nos-123456.new.txt",
        "nos-123456.new",
    ];
    for name in mine.into_iter().chain([".nos-a1B2c3.new"]) {
        club.write(format!("out/{name}"), "mine");
    }
    fs::create_dir(club.join("out/.nos-folder.new")).unwrap();
    club.nos(["export", "a.nos", "--format", "pgn", "-o", "out"]).status(0).ran();
    for name in mine {
        assert_eq!(club.read(format!("out/{name}")), "mine");
    }
    assert!(club.join("out/.nos-folder.new").is_dir());
    assert!(!club.join("out/.nos-a1B2c3.new").exists());
}
