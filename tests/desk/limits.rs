//! Limits on the length of files. No reader takes more memory than a small machine has.

use crate::support::folder::Folder;
use crate::support::program::Nos;
use std::fs;
use std::io::Write as _;
use std::path::Path;

const TOO_LONG: &str = "has more than 64 MB or a million entries, and an evening has some 400. Give each evening a file \
                        of its own\n";

const TO_LIST: &str = "has more than 100,000 entries, too many for a table or a page; nos replay";

/// Files with too many entries, lines, corrections in one line, or bytes.
const TOO_MANY: [fn(&Path); 4] = [
    |path| fs::write(path, "note x\n".repeat(1_000_001)).unwrap(),
    |path| fs::write(path, "\n".repeat(1_000_001)).unwrap(),
    |path| fs::write(path, "strike 2;strike 3\n".repeat(500_001)).unwrap(),
    |path| fs::File::create(path).unwrap().set_len((64 << 20) + 1).unwrap(),
];

const READERS: [&str; 16] = [
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

/// Checks that these readers refuse these files of [`TOO_MANY`].
fn refuses(files: &[usize], readers: &[&str]) {
    let folder = Folder::large();
    let path = folder.join("long.nos");
    for file in files {
        TOO_MANY[*file](&path);
        for line in readers {
            folder
                .nos(line.split(' '))
                .reads(&path)
                .unread()
                .status(5)
                .warns_of(TOO_LONG.trim_end());
        }
    }
}

#[test]
fn a_file_of_more_than_a_million_entries_or_64_mb_is_refused_unread() {
    refuses(&[3], &READERS[..14]);
    refuses(&[0, 1, 2], &["settle long.nos"]);
}

#[test]
#[ignore = "takes minutes: every file to every reader"]
fn every_reader_refuses_a_file_that_is_too_long() {
    refuses(&[0, 1, 2, 3], &READERS);
}

#[test]
fn a_table_or_page_has_at_most_100_000_entries() {
    let folder = Folder::large();
    folder.write("long.nos", "\n".repeat(100_001));
    for line in [
        "history long.nos",
        "history long.nos all --json",
        "history long.nos --csv",
        "balances long.nos --by hand",
        "report long.nos",
        "board long.nos",
        "export long.nos --table hands",
    ] {
        folder.nos(line.split(' ')).unread().status(5).warns_of(TO_LIST);
    }
    for line in ["status long.nos", "replay long.nos", "settle long.nos"] {
        folder.nos(line.split(' ')).unread().status(0).warns("");
    }
}

/// Notes of nearly 4 kB, more than 64 MB in all.
fn notes() -> String {
    format!("note {}\n", "x".repeat(4000)).repeat(16_800)
}

#[test]
fn a_pipe_ends_where_a_file_would_be_too_long() {
    let play = Nos::run(["play", "-q"]).stdin(notes());
    play.status(5).warns(format!("nos: standard input {TOO_LONG}"));
}

#[test]
#[ignore = "takes a minute: 64 MB"]
fn a_journal_from_a_pipe_ends_where_a_file_would_be_too_long() {
    let folder = Folder::large();
    let notes_in = folder.join("notes");
    fs::File::create(&notes_in).and_then(|mut file| file.write_all(notes().as_bytes())).unwrap();
    let kept = folder.nos(["play", "-q", "full.nos"]).reads(&notes_in);
    let full = "the journal is full, with a million entries or 64 MB; begin another one\n";
    kept.status(1).warns_of(full);
    let len = fs::metadata(folder.join("full.nos")).unwrap().len();
    assert!((63 << 20..=64 << 20).contains(&len), "{len}");
    folder.nos(["check", "full.nos"]).status(0).warns("");
}

#[test]
fn a_file_with_too_many_corrections_of_too_many_entries_is_refused() {
    // Every undo strikes the same notes, and all undos count again once many strikes are struck.
    const NOTES: usize = 600;
    const UNDOS: usize = 1_000;
    let undo = |at: usize| NOTES + 1 + 2 * at;
    let mut tangle = vec!["note x".to_owned(); NOTES];
    let struck = |at| [format!("undo {NOTES}"), format!("strike {}", undo(at))];
    tangle.extend((0..UNDOS).flat_map(struck));
    let back: Vec<String> = (0..UNDOS).map(|at| format!("strike {}", undo(at) + 1)).collect();
    tangle.extend(back.chunks(UNDOS / 5).map(|some| some.join(" ; ")));
    tangle.push("undo".to_owned());
    let folder = Folder::large();
    let path = folder.join("tangle.nos");
    fs::write(&path, tangle.join("\n") + "\n").unwrap();
    let why = "tangle.nos has too many corrections and entries: ";
    let settle = folder.nos(["settle", "tangle.nos"]).status(5).ran();
    assert!(settle.err.starts_with(&format!("nos: {why}")), "{settle:?}");
}
