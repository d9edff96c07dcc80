//! Cut, foreign and hostile files: nos reports each with its line and column.

use crate::support::folder::Folder;
use crate::support::program::Ran;

const GAME: &str = "[Event \"x\"]\n[White \"Jan\"]\n[Black \"Piet\"]\n[Result \"1-0\"]\n\n1. e4 {hi} e5 2. Nf3 Nc6 1-0\n\n";

const MATCH: &str = " 7 point match\n\n Game 1\n Anna : 0    Bram : 0\n  1) 31: 8/5 6/5";

#[test]
fn unreadable_text_is_reported_with_its_line_and_column() {
    struct Case {
        named: &'static str,
        text: String,
        status: i32,
        told: &'static str,
    }
    let after = |text: &str| format!("{GAME}{text}");
    let case = |named, text, status, told| Case { named, text, status, told };
    let table = [
        case("empty", String::new(), 2, "holds no games"),
        case("words", "hello world\n".to_owned(), 2, "holds no games"),
        case("settings", "[event]\nname = \"x\"\n".to_owned(), 2, "holds no games"),
        case("a script", "law chess 1\nseat A B\n".to_owned(), 2, "holds no games"),
        case("nothing but NUL", "\0".repeat(1000), 2, "holds no games"),
        case("NUL", after("1. e4 \0 e5 *\n"), 1, ":8:7: "),
        case("a mark of UTF-8", format!("\u{feff}{GAME}"), 0, "all in order"),
        case("lines of Windows", GAME.replace('\n', "\r\n"), 0, "all in order"),
        case("lines of an old Mac", GAME.replace('\n', "\r"), 0, "all in order"),
        case("an open comment", after("[Event \"y\"]\n\n1. e4 {never ends "), 1, ":10:7: "),
        case("an open tag", after("[Event \"y"), 1, ":8:1: "),
        case(
            "an open variation",
            after("[Event \"y\"]\n1. e4 (1. d4 (1. c4\n\n[Event \"z\"]\n1. d4 *\n"),
            1,
            ":9:7: ",
        ),
        case("a match for money won by nothing", "; Game 1: automatic doubles, the cube begins at 2\n 0 point match\n\n Game 1\n Anna : 0    Bram : 0\n  1) 31: 8/5 6/5    63: 24/15\n   Wins 0 points\n".to_owned(), 1, ":7:4: "),
        case("half a move", after("[Event \"y\"]\n1. e4 e5 2. N"), 1, ":9:13: "),
        case("no end", GAME.replace(" 1-0\n", ""), 0, ":4:1: "),
        case(
            "another start",
            after("[FEN \"8/8/8/8/8/8/8/K1k5 w - - 0 1\"]\n\n1. Ka2 *\n"),
            1,
            ":8:1: ",
        ),
        case("another game", after("[Variant \"Atomic\"]\n\n1. e4 *\n"), 1, ":8:1: "),
        case(
            "another kind of draughts",
            "[GameType \"20\"]\n\n1. 32-28 19-23 *\n".to_owned(),
            1,
            ":1:1: ",
        ),
        case(
            "a result of another game",
            GAME.replace("1-0\"", "3-0\"").replace(" 1-0\n", " *\n"),
            1,
            ":4:1: ",
        ),
        case(
            "a comment before the tags and one behind",
            format!("; by hand\n{GAME}{{the end}}\n"),
            0,
            ": one game",
        ),
        case("an open comment behind the last game", after("{never ends "), 1, ":8:1: "),
        case("an open variation behind the last game", after("(((1. e4"), 1, ":8:1: "),
        case("a tag that is cut", after("[Event"), 1, ":8:1: "),
        case(
            "UTF-16 that is cut",
            String::from_utf8_lossy(b"\0[\0A\0 \0\"\0x").into_owned(),
            2,
            "does not say which game it holds",
        ),
        case("closed too often", after(")))))\n1. e4 *\n"), 0, "all in order"),
        case("no dice", format!("{MATCH}          70: 24/20\n"), 1, ":5:27: "),
        case("no names", " 7 point match\n\n Game 1\n\n  1) 31: 8/5 6/5\n".to_owned(), 1, ":5:1: "),
        case("nothing won yet", format!("{MATCH}\n"), 0, "all in order"),
        case(
            "won out of nothing",
            " 5 point match\n\n Game 1\n A : 0    B : 0\n      Wins 9 points\n".to_owned(),
            1,
            ":5:7: ",
        ),
        case("begun in the middle", MATCH.replace("Anna : 0", "Anna : 3"), 0, "all in order"),
    ];
    let imports = Folder::new();
    for Case { named, text, status, told } in table {
        imports.write("games", text);
        let Ran { status: ended, out: output, err: errors } =
            imports.nos(["import", "games", "--check"]).ran();
        assert!(
            (ended, (output.clone() + &errors).contains(told)) == (status, true),
            "{named}: {ended} {output}{errors}"
        );
    }
}

#[test]
fn long_and_deep_texts_are_read_or_reported() {
    let long = 1 << 20;
    let table = rows! { of (&str, String, i32):
        "a long word", format!("[Event \"x\"]\n\n1. e4 {} e5 *\n{GAME}", "a".repeat(long)), 1;
        "a long comment", format!("[Event \"x\"]\n\n1. e4 {{{}}} e5 *\n{GAME}", "word ".repeat(long / 5)), 0;
        "a long tag", format!("[Event \"{}\"]\n\n1. e4 *\n{GAME}", "x".repeat(long)), 0;
        "a long start", format!("[FEN \"{}\"]\n\n1. e4 *\n{GAME}", "r".repeat(long)), 1;
        "a long name", format!("[White \"{}\"]\n\n1. e4 *\n{GAME}", "A".repeat(long)), 0;
        "a long result, and a long kind of game", format!("[Result \"{0}\"]\n\n1. e4 *\n\n[Variant \"{0}\"]\n\n1. e4 *\n{GAME}", "x".repeat(long)), 1;
        "no end of tags", format!("{}\n1. e4 *\n{GAME}", "[Annotator \"x\"]\n".repeat(50_000)), 0;
        "no end of moves", format!("[Event \"x\"]\n\n{} *\n{GAME}", "Nf3 Nf6 Ng1 Ng8 ".repeat(9_000)), 1;
        "ten thousand variations", format!("[Event \"x\"]\n\n1. e4 {} 1. d4 {} e5 *\n{GAME}", "(".repeat(10_000), ")".repeat(10_000)), 0;
        "no end of a jump", format!("[GameType \"21\"]\n\n1. 11x15 {} *\n", "15x15 ".repeat(long / 6)), 1;
        "a long row", format!("{MATCH}          {}\n", "x".repeat(long)), 1;
    };
    let imports = Folder::new();
    for (named, text, status) in table {
        imports.write("games", text);
        let Ran { status: ended, out: output, err: errors } =
            imports.nos(["import", "games", "--check"]).ran();
        assert_eq!((ended, errors.as_str()), (status, ""), "{named}: {output}");
        let longest = output.lines().map(str::len).max();
        assert!(longest < Some(300), "{named}: {output}");
    }
}

#[test]
fn a_tag_beyond_the_limit_belongs_to_the_next_game() {
    let imports = Folder::new();
    let tags = "[Annotator \"x\"]\n".repeat(1000);
    imports.write("games", format!("{tags}\n1. e4 *\n\n{GAME}"));
    let command = imports.nos(["import", "games", "--check"]).status(0);
    let told = command.ran().out;
    assert!(told.ends_with("games: 2 games or matches, all in order.\n"), "{told}");
}

/// Most memory for a file of any length, in kB.
#[cfg(target_os = "linux")]
const MEMORY: u32 = 200 * 1024;

#[cfg(target_os = "linux")]
#[test]
#[ignore = "takes some minutes: nine files of 220 MB"]
fn no_file_needs_more_memory_than_a_small_machine_has() {
    use std::io::Write as _;
    let imports = Folder::large();
    let game = format!("{GAME}[Event \"x\"]\n\n1. e4 {{");
    let moves = "[Event \"x\"]\n\n1. e4 ";
    let played = format!("{MATCH}\n");
    let note = format!("; {}\n", "y".repeat(780));
    for (named, begin, part) in rows! {
        "a comment", game.as_str(), "word word ";
        "variations", moves, "(1. d4 ";
        "marks", moves, "$1 ";
        "moves", moves, "Nf3 ";
        "jumps", "[GameType \"21\"]\n\n1. 11x15", " 15x15";
        "NUL", GAME, "\0\0\0\0\0\0\0\0";
        "notes in a match", &played, &note;
        "rows of a match", &played, "2) 31: 8/5 6/5 21: 24/23 13/11\n";
        "games of a match", &played, "Game 1\n";
    } {
        let path = imports.path().join("games");
        let mut file = std::io::BufWriter::new(std::fs::File::create(path).unwrap());
        file.write_all(begin.as_bytes()).unwrap();
        for _ in 0..(220 << 20) / part.len() {
            file.write_all(part.as_bytes()).unwrap();
        }
        file.into_inner().unwrap();
        let limited = format!("ulimit -d {MEMORY}; exec nos import games --check");
        let Ran { status, out, err } = imports.program("sh", ["-c", &limited]).ran();
        assert!(status < 2 && out.ends_with(" in order.\n"), "{named}: {status} {out}{err}");
    }
}

#[test]
fn an_unreadable_file_is_reported() {
    let imports = Folder::new();
    for name in ["missing.pgn", "."] {
        let Ran { status, err: errors, .. } = imports.nos(["import", name, "--check"]).ran();
        assert_eq!((status, errors.contains("cannot read")), (5, true), "{errors}");
    }
}

#[test]
fn a_faulty_file_does_not_stop_the_other_files() {
    let imports = Folder::new();
    imports.write("letter.txt", "Dear Anna,\n");
    imports.write("club.pgn", "1. e4 e5 1-0\n");
    let files = ["missing.pgn", "letter.txt", "club.pgn"];
    let command = [&["import"], &files[..], &["--check"]].concat();
    let Ran { status, out: output, err: errors } = imports.nos(&command).ran();
    assert_eq!(status, 5);
    assert!(output.ends_with("club.pgn: one game or match, all in order.\n"), "{output}");
    let told: Vec<&str> = errors.lines().collect();
    assert!(told[0].starts_with("nos: cannot read missing.pgn"), "{errors}");
    assert!(told[1].starts_with("nos: letter.txt"), "{errors}");
}

#[test]
fn an_unwritable_game_is_reported_and_the_other_files_follow() {
    let imports = Folder::new();
    for folder in ["a", "b", "c"] {
        std::fs::create_dir(imports.path().join(folder)).unwrap();
    }
    imports.write("a/g.pgn", GAME);
    imports.write("b/g.pgn", format!("{}{GAME}", GAME.replace("Jan", "Kees")));
    imports.write("c/h.pgn", GAME);
    let ran = imports.nos(["import", "a/g.pgn", "b/g.pgn", "c/h.pgn", "-o", "out"]);
    let Ran { status, out, err } = ran.ran();
    assert_eq!(status, 2);
    assert_eq!(
        err,
        "nos: b/g.pgn:1:1: out/g-1.nos exists already, and nos does not overwrite it\n"
    );
    let told: Vec<&str> = out.lines().collect();
    assert_eq!(
        told,
        [
            "a/g.pgn: one game or match, all in order.",
            "b/g.pgn: 2 games or matches, all in order.",
            "c/h.pgn: one game or match, all in order.",
        ]
    );
    let mut written: Vec<String> = (std::fs::read_dir(imports.path().join("out")).unwrap())
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    written.sort();
    assert_eq!(written, ["g-1.nos", "g-2.nos", "h-1.nos"]);
    let Ran { status, err, .. } = imports.nos(["import", "a/g.pgn", "-o", "c/h.pgn"]).ran();
    let told = "nos: cannot write c/h.pgn: part of the path is not a folder\n";
    assert_eq!((status, &*err), (5, told));
}

#[cfg(unix)]
#[test]
fn every_command_reports_a_device_alike() {
    let imports = Folder::new();
    let Ran { status, err, .. } = imports.nos(["import", "/dev/zero", "--check"]).ran();
    assert!(status == 5 && err.starts_with("nos: cannot read /dev/zero"), "{err}");
}
