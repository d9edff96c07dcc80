//! How long a file may be. Whatever is read takes no more memory than a small machine has.

use crate::environment;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Stdio;
use tempfile::TempDir;

const TOO_LONG: &str = "has more than 64 MB or a million entries, and an evening has some 400; give each evening a file \
                        of its own\n";

const TO_LIST: &str = "has more than 100,000 entries, too many for a table or a page; nos replay";

/// What a command prints to standard error, its exit status first. It is fed from a file, if there is one.
fn told(folder: &TempDir, line: &str, input: Option<&Path>) -> String {
    let input = input.map_or(Stdio::null(), |path| fs::File::open(path).unwrap().into());
    let output = environment::nos(folder.path())
        .args(line.split(' '))
        .stdin(input)
        .stdout(Stdio::null())
        .output()
        .unwrap();
    let status = output.status.code().unwrap();
    format!("{status} {}", String::from_utf8(output.stderr).unwrap())
}

#[test]
fn a_file_of_more_than_a_million_entries_or_64_mb_is_refused_unread() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("long.nos");
    let hole = || fs::File::create(&path).unwrap().set_len((64 << 20) + 1);
    let long: [&dyn Fn(); 4] = [
        &|| fs::write(&path, "note x\n".repeat(1_000_001)).unwrap(),
        &|| fs::write(&path, "\n".repeat(1_000_001)).unwrap(),
        &|| fs::write(&path, "strike 2;strike 3\n".repeat(500_001)).unwrap(),
        &|| hole().unwrap(),
    ];
    let lines = [
        "long.nos",
        "play long.nos",
        "replay long.nos",
        "replay long.nos --untagged",
        "check long.nos",
        "settle long.nos",
        "status long.nos",
        "history long.nos",
        "report long.nos",
        "board long.nos",
        "standings long.nos",
        "export long.nos --table entries",
        "export long.nos --format pgn",
        "audit long.nos",
        "status -",
        "settle -",
    ];
    for (at, long) in long.into_iter().enumerate() {
        long();
        for line in lines {
            let told = told(&folder, line, Some(&path));
            assert!(
                told.starts_with("5 ") && told.contains(TOO_LONG.trim_end()),
                "{at}, {line}: {told}"
            );
        }
    }
}

#[test]
fn what_becomes_a_table_or_a_page_has_no_more_than_100_000_entries() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("long.nos"), "\n".repeat(100_001)).unwrap();
    for line in [
        "history long.nos",
        "history long.nos all --json",
        "history long.nos --csv",
        "balances long.nos --by hand",
        "report long.nos",
        "board long.nos",
        "export long.nos --table hands",
    ] {
        let told = told(&folder, line, None);
        assert!(
            told.starts_with("5 ") && told.contains(TO_LIST),
            "{line}: {told}"
        );
    }
    for line in ["status long.nos", "replay long.nos", "settle long.nos"] {
        assert_eq!(told(&folder, line, None), "0 ", "{line}");
    }
}

/// As many notes of nearly 4 kB as have more than 64 MB.
fn notes() -> String {
    format!("note {}\n", "x".repeat(4000)).repeat(16_800)
}

#[test]
fn what_comes_by_a_pipe_ends_where_a_file_would_be_too_long() {
    let folder = tempfile::tempdir().unwrap();
    let notes_in = folder.path().join("notes");
    fs::File::create(&notes_in)
        .and_then(|mut file| file.write_all(notes().as_bytes()))
        .unwrap();
    let unkept = told(&folder, "play -q", Some(&notes_in));
    assert_eq!(unkept, format!("5 nos: standard input {TOO_LONG}"));
    let kept = told(&folder, "play -q full.nos", Some(&notes_in));
    let full =
        "the journal has a million entries or 64 MB, and no more are read; begin another one\n";
    assert!(kept.starts_with("1 ") && kept.contains(full), "{kept}");
    let len = fs::metadata(folder.path().join("full.nos")).unwrap().len();
    assert!((63 << 20..=64 << 20).contains(&len), "{len}");
    // All that was taken is read again.
    assert_eq!(told(&folder, "check full.nos", None), "0 ");
}

#[test]
fn a_file_with_too_many_corrections_of_too_many_entries_is_refused() {
    // Every undo strikes the same notes, and in the end all of them count.
    const NOTES: usize = 150;
    const UNDOS: usize = 1_500;
    let undo = |at: usize| NOTES + 1 + 2 * at;
    let mut tangle = vec!["note x".to_owned(); NOTES];
    let struck = |at| [format!("undo {NOTES}"), format!("strike {}", undo(at))];
    tangle.extend((0..UNDOS).flat_map(struck));
    tangle.extend((0..UNDOS).map(|at| format!("strike {}", undo(at) + 1)));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tangle.nos");
    fs::write(&path, tangle.join("\n") + "\n").unwrap();
    let why = "tangle.nos has too many corrections of too many entries";
    let line = "settle tangle.nos";
    let told = told(&folder, line, None);
    assert!(told.starts_with(&format!("5 nos: {why}")), "{told}");
}
