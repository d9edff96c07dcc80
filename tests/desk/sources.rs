//! Beginnings and lines of sources, and how nos reads files and typed answers.

use crate::support::folder::Folder;
use crate::support::program::Nos;
use nos::desk::prompt::painted;
use nos::desk::source::Lines;
use nos::law::Law;
use nos::laws::nos::LAW;
use nos::laws::{LAWS, named};
use nos::text::width::cut;
use std::ffi::OsString;
use std::io;
use std::path::PathBuf;

#[test]
fn a_script_may_begin_with_its_law() {
    let table: [(&str, Option<&'static Law>); 8] = [
        ("", None),
        ("law 1\ndeal", Some(&LAW)),
        ("\u{feff}\n# comment\n  LAW nos 1", Some(&LAW)),
        ("law fives-and-threes 1", Some(&nos::laws::fives::LAW)),
        ("2026-11-21T20:14:03+01:00 law 1 # ~999603ea\n", Some(&LAW)),
        ("seat Anna Bram Cees\nlaw 1", None),
        ("# law 1", None),
        ("law", None),
    ];
    for (script, begins) in table {
        let found = Lines::new(script.as_bytes()).law();
        assert_eq!(found.ok(), Some(begins), "{script:?}");
    }
}

#[test]
fn endless_blank_lines_are_not_read_for_ever() {
    let mut blanks = Lines::new(io::repeat(b'\n'));
    assert_eq!(blanks.law().unwrap(), None);
    // The lines read in search of the law are returned later.
    assert_eq!(blanks.next_line().unwrap(), Some((1, &b""[..])));
}

#[test]
fn every_law_is_found_by_its_name() {
    assert!(!LAWS.is_empty());
    for law in LAWS {
        assert_eq!(named(&law.name().to_uppercase()), Some(law));
    }
    assert_eq!(named("whist"), None);
}

/// Bytes to which nos cuts a longer line.
const KEPT: usize = 8192;

#[test]
fn lines_are_numbered_lose_their_end_and_are_cut_if_too_long() {
    let long = |length| "x".repeat(length);
    for (text, expected) in rows! {
        String::new(), vec![];
        "\n".to_owned(), vec![String::new()];
        "deal\n\nset 6-6\r\nlast".to_owned(), ["deal", "", "set 6-6\r", "last"].map(str::to_owned).into();
        long(100_000) + "\ndeal\n", vec![long(KEPT), "deal".to_owned()];
        long(KEPT) + "\ndeal", vec![long(KEPT), "deal".to_owned()];
        long(KEPT), vec![long(KEPT)];
    } {
        let mut lines = Lines::new(text.as_bytes());
        let mut found = Vec::new();
        while let Some((number, line)) = lines.next_line().unwrap() {
            found.push(String::from_utf8(line.to_vec()).unwrap());
            assert_eq!(number, found.len() as u64);
        }
        assert_eq!(found, expected);
    }
}

#[test]
fn a_file_is_a_journal_when_its_first_tag_is_right_or_most_of_its_lines_have_tags() {
    let folder = Folder::new();
    let path = folder.join("file.nos");
    for (text, is_journal) in rows! {
        "law 1 # ~24a56018\n2026-11-21T20:14:03+01:00 sea", true;
        "law 1 # ~24a56019\n2026-11-21T20:14:03+01:00 sea", false;
        "", false;
        "deal\nset Bram 6-6\n", false;
        "seat Anna Bram Cees\ndeal # ~0123abcd\nset Bram 6-6\n", false;
        "law 1 # ~999603ea\n", true;
        "law 1 # ~999603ea\ndeal # ~0123abcd\ntorn", true;
        "law 1 # ~999603ea\n\n\nset Bram 6-6\ndeal # ~0123abcd\r\n", true;
    } {
        std::fs::write(&path, text).unwrap();
        let settle = folder.nos(["settle".as_ref(), path.as_os_str()]);
        let status = settle.ran().status;
        // None of these is an intact journal.
        assert_eq!(status == 4, is_journal, "{text:?}: {status:?}");
    }
}

#[test]
fn a_ruling_is_typed_in_one_word_in_a_quiz() {
    let asked = "ok, foul or the article? ";
    let quiz = "simulate --quiz --seed 11 --hands 2 --players 3 --fouls 0.4";
    let right = "Right: it is a foul [11.2e].";
    let wrong = "No: it is a foul [11.2e].";
    let again = "Type ok, foul, or the number of an article.";
    let over = "You ruled rightly on 0 of 0 questions.";
    // The first question of the quiz is a foul under 11.2e, and its ruling also cites 7.2.
    let table = [
        ("ok", wrong),
        (" O ", wrong),
        ("accepted", wrong),
        ("11.2A", wrong),
        ("foul", right),
        ("F", right),
        ("11.2E", right),
        ("7.2", right),
        ("", "The referee says: it is a foul [11.2e]."),
        ("quit", over),
        ("Q", over),
        ("no idea", again),
        ("11", again),
    ];
    for (typed, answer) in table {
        let lines = format!("{typed}\nquit\n");
        let out = Nos::run(quiz.split(' ')).stdin(lines).ran().out;
        let (_, answered) = out.split_once(asked).unwrap();
        assert_eq!(answered.lines().next(), Some(answer), "{typed:?}");
    }
}

#[test]
fn typed_lines_are_kept_in_the_state_folder() {
    type Variables = &'static [(&'static str, &'static str)];
    for (variables, path) in rows! { of (Variables, Option<&str>):
        &[("XDG_STATE_HOME", "/state"), ("HOME", "/home/a")], Some("/state/nos/history");
        &[("HOME", "/home/a")], Some("/home/a/.local/state/nos/history");
        &[("XDG_STATE_HOME", "state"), ("HOME", "/home/a")], Some("/home/a/.local/state/nos/history");
        &[("HOME", "")], None;
    } {
        let variable = |name: &str| {
            variables.iter().find(|(own, _)| *own == name).map(|(_, value)| OsString::from(value))
        };
        assert_eq!(painted::history_file(variable), path.map(PathBuf::from));
    }
}

#[test]
fn a_cut_text_ends_with_a_mark() {
    for (text, room, kept) in rows! { of (&str, usize, &str):
        "foul", 4, "foul";
        "fouls", 4, "fou…";
        "李李", 3, "李…";
        "a\u{1b}", 9, "a\u{fffd}";
        "ab", 0, "";
    } {
        assert_eq!(cut(text, room), kept);
    }
}
