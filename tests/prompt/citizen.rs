//! A good citizen of the terminal: what is typed is taken, and the terminal is left as it was found.

use super::{CROSS, Tty, USUAL, at_table, folder, journal, kept};
use crate::environment;
use rustix::process::Signal;
use std::path::Path;

#[test]
fn ctrl_c_drops_the_line_and_never_the_session() {
    let folder = folder();
    let mut tty = at_table(folder.path(), USUAL, &CROSS);
    tty.press("64").sees("is open");
    tty.press("\u{3}\u{3}")
        .sees("Cees> 64^C")
        .sees("Ctrl-D or quit leaves.")
        .types_at("Cees>");
    tty.signal(Signal::INT);
    tty.press("65\r").sees("Cees plays 6-5 on north");
    assert_eq!(
        journal(folder.path(), "evening.nos").pop().as_deref(),
        Some("play Cees 6>5 on north")
    );
}

#[test]
fn ctrl_c_ends_what_takes_long_and_what_was_typed_meanwhile_goes_nowhere() {
    let folder = folder();
    // More than a terminal takes while nobody reads it.
    let notes: String = (0..4000).map(|no| format!("note {no:060}\n")).collect();
    std::fs::write(folder.path().join("notes"), notes).expect("a file");
    let mut tty = Tty::run(
        folder.path(),
        USUAL,
        "/bin/sh",
        &["-i"],
        &[("PS1", "shell$ ")],
    );
    tty.sees("shell$");
    tty.press("nos play evening.nos -q < notes; nos evening.nos\r")
        .types_at("nos>");
    let kept = journal(folder.path(), "evening.nos");
    assert!(kept.len() > 4000);
    tty.while_unread(|tty| {
        tty.press("history\r").hears_ctrl_c();
        tty.press("note lost\recho lost\rlost\u{3}");
    });
    tty.types_at("shell$");
    tty.press("stty -a\r").sees(" icanon").sees(" echo ");
    assert!(!tty.bytes().contains("lost"));
    assert_eq!(journal(folder.path(), "evening.nos"), kept);
}

#[test]
fn ctrl_c_drops_only_its_line_where_it_is_typed_ahead_of_short_work() {
    let folder = folder();
    let mut tty = at_table(folder.path(), USUAL, &[]);
    tty.press("note one\rnote two\u{3}note three\r");
    kept(&tty, folder.path(), "note three");
    let entries = journal(folder.path(), "evening.nos");
    assert_eq!(entries[entries.len() - 2..], ["note one", "note three"]);
}

#[test]
fn leaving_says_that_all_is_saved_and_where() {
    for leave in ["\u{4}", "quit\r", "q\r"] {
        let folder = folder();
        let mut tty = at_table(folder.path(), USUAL, &CROSS);
        tty.press(leave);
        let (status, screen) = tty.ends();
        assert_eq!(status.exit_code(), 0);
        let last = screen.last().cloned().unwrap_or_default();
        assert!(
            last.starts_with("All is saved in evening.nos: 6 "),
            "{last}"
        );
        assert!(tty.is_as_found());
    }
}

/// What an official may be doing when the program is killed: the keys, and what the screen shows then.
const STATES: [(&str, &str); 8] = [
    ("", "Cees>"),
    ("64", "is open"),
    ("42\r", "1, 2 or 3?"),
    ("fix 4 set Bram 55\r", "1 or 2?"),
    ("42\rnote so\r6", "1, 2 or 3?"),
    ("\u{12}se", "(reverse-i-search)`se'"),
    ("\t", "more: type on"),
    ("revise 4\rset Bram 55\r", "#5> announce 2"),
];

#[test]
fn a_signal_leaves_the_terminal_sane_and_the_journal_whole_in_every_state() {
    for (sent, name) in [
        (Signal::TERM, "Terminated"),
        (Signal::HUP, "Hangup"),
        (Signal::QUIT, "Quit"),
    ] {
        for (keys, shown) in STATES {
            let folder = folder();
            let mut tty = at_table(folder.path(), USUAL, &CROSS);
            assert!(!tty.is_as_found());
            tty.press(keys).sees(shown);
            tty.signal(sent);
            let (status, _) = tty.ends();
            let how = status.signal().unwrap_or("exit");
            assert!(how.starts_with(name), "{name} {keys}: {how}");
            assert!(tty.is_as_found(), "{name} {keys}");
            let check = environment::nos(folder.path())
                .args(["check", "evening.nos"])
                .output()
                .expect("the program");
            assert!(check.status.success(), "{check:?}");
            assert_eq!(journal(folder.path(), "evening.nos").len(), 6);
        }
    }
}

#[test]
fn a_signal_in_the_middle_of_a_paste_cuts_no_entry() {
    let folder = folder();
    let mut tty = at_table(folder.path(), USUAL, &CROSS);
    let paste: String = (0..500).map(|number| format!("note {number}\n")).collect();
    tty.press(&format!("\u{1b}[200~{paste}\u{1b}[201~\r"));
    kept_some(&tty, folder.path());
    tty.signal(Signal::TERM);
    let (status, _) = tty.ends();
    assert_eq!(status.signal(), Some("Terminated"));
    assert!(tty.is_as_found());
    let entries = journal(folder.path(), "evening.nos");
    let notes: Vec<String> = (0..entries.len() - 6)
        .map(|number| format!("note {number}"))
        .collect();
    assert_eq!(entries[6..], notes);
}

/// Waits until the journal has a note more than at the beginning.
fn kept_some(tty: &Tty, folder: &Path) {
    tty.wait("a note", |_| {
        let text = std::fs::read_to_string(folder.join("evening.nos"));
        text.is_ok_and(|text| text.contains("note 7 "))
    });
}

#[test]
fn ctrl_z_gives_the_terminal_back_until_the_program_is_brought_back() {
    let folder = folder();
    let mut tty = Tty::run(
        folder.path(),
        USUAL,
        "/bin/sh",
        &["-i"],
        &[("PS1", "shell$ ")],
    );
    tty.sees("shell$");
    tty.press("nos evening.nos\r").types_at("nos>");
    tty.press("seat An").sees("> seat An");
    tty.press("\u{1a}").types_at("shell$");
    tty.press("stty -a\r").sees(" icanon").sees(" echo ");
    tty.press("fg\r")
        .sees("nos> seat An\n  | seat NAME NAME NAME [NAME [NAME]]: the players, clockwise; once,");
    let screen = tty.screen();
    assert!(
        screen[screen.len() - 3].starts_with("nobody is seated"),
        "{screen:#?}"
    );
    tty.press("na Bram Cees\r")
        .sees("Anna, Bram and Cees sit down")
        .types_at("nos>");
    tty.press("\u{4}").sees("All is saved").types_at("shell$");
}

#[test]
fn another_size_is_followed_in_mid_line_and_nothing_typed_is_lost() {
    let folder = folder();
    let mut tty = at_table(folder.path(), (200, 60), &CROSS);
    tty.press("64")
        .types_at("Cees> 64  | 6-4 on north, 4 is open");
    let standings = [
        (60, "open n6 e6 s6 w6 | A 4 B 3 C 4 D 4 | boneyard 12"),
        (
            80,
            "open n6 e6 s6 w6 | Anna 4 Bram 3 Cees 4 Dirk 4 | boneyard 12 | hand 1, no. 2",
        ),
        (50, "open n6 e6 s6 w6 | A 4 B 3 C 4 D 4 | boneyard 12"),
        (
            200,
            "open n6 e6 s6 w6 | Anna 4 Bram 3 Cees 4 Dirk 4 | boneyard 12 | hand 1, no. 2 | (ordinary-cross)",
        ),
    ];
    for (columns, standing) in standings {
        tty.resize((columns, 60));
        // The next line is painted for the new size, whenever in mid-line the size came.
        tty.press("\u{3}");
        tty.wait(standing, |screen| {
            let mut rows = screen.rows(0, columns);
            rows.any(|row| row == standing)
        });
        tty.press("64")
            .types_at("Cees> 64  | 6-4 on north, 4 is open");
    }
    tty.press(" on east")
        .types_at("Cees> 64 on east  | 6-4 on east, 4 is open");
    tty.resize((30, 10));
    tty.press("\r").sees("Cees plays 6-4 on east;");
    tty.resize((200, 60));
    tty.press("65\r")
        .sees("Dirk plays 6-5 on north; 5 is open. [6.3, 4.2]");
}

#[test]
fn a_resized_window_is_painted_once() {
    let folder = folder();
    let mut tty = at_table(folder.path(), (100, 12), &CROSS);
    let long = "note this is a long note, which takes two rows as soon as a window is narrow";
    tty.press(long).types_at(&format!("Cees> {long}  | Noted."));
    let in_full = "open n6 e6 s6 w6 | Anna 4 Bram 3 Cees 4 Dirk 4 | boneyard 12 | hand 1, no. 2";
    let in_all = format!("{in_full} | (ordinary-cross)");
    let standings = [
        (60, "open n6 e6 s6 w6 | A 4 B 3 C 4 D 4 | boneyard 12"),
        (100, &in_all),
        (45, "open n6 e6 s6 w6 | A4 B3 C4 D4 | boneyard 12"),
        (80, in_full),
        (60, "open n6 e6 s6 w6 | A 4 B 3 C 4 D 4 | boneyard 12"),
    ];
    for (columns, standing) in standings {
        tty.resize((columns, 12));
        // The row above, the line and the ruling stand there once, and what came before stays.
        let once = ["open n6", "Cees> note this", "| Noted.", "Cees> note ready"];
        tty.wait(standing, |screen| {
            let rows: Vec<String> = screen.rows(0, columns).collect();
            let shown = rows.join("\n");
            rows.iter().any(|row| row == standing)
                && once.iter().all(|text| shown.matches(text).count() == 1)
        });
    }
    tty.press("\r").sees("Noted.").types_at("Cees>");
}

#[test]
fn what_was_typed_is_found_again_another_evening() {
    let folder = folder();
    let mut tty = at_table(folder.path(), USUAL, &["deal"]);
    tty.press("q\r").ends();
    let kept =
        std::fs::read_to_string(folder.path().join(".local/state/nos/history")).expect("a history");
    assert_eq!(kept, "#V2\nseat Anna Bram Cees Dirk\ndeal\nnote ready\nq\n");
    let file = std::fs::metadata(folder.path().join(".local/state/nos/history"));
    let mode = std::os::unix::fs::PermissionsExt::mode(&file.expect("a history").permissions());
    assert_eq!(mode & 0o777, 0o600);
    let mut tty = Tty::start(folder.path(), USUAL, &["other.nos"]);
    tty.press("\u{1b}[A\u{1b}[A")
        .types_at("nos> note ready  | Noted.");
    tty.press("\u{15}\u{12}Bram")
        .sees("(reverse-i-search)`Bram': seat Anna Bram Cees Dirk");
    tty.press("\r").sees("Anna, Bram, Cees and Dirk sit down");
}

#[test]
fn a_history_that_is_no_file_or_too_large_is_not_used() {
    let folder = folder();
    let path = folder.path().join(".local/state/nos/history");
    std::fs::create_dir_all(path.parent().expect("its folder")).expect("a folder");
    let made = |made: &Path| {
        let mut tty = Tty::start(folder.path(), USUAL, &["evening.nos"]);
        tty.press("note again\r").sees("Noted.");
        tty.press("q\r").sees("All is saved");
        std::fs::remove_file(made).expect("it is there still");
    };
    environment::pipe(&path);
    made(&path);
    std::os::unix::fs::symlink("/dev/zero", &path).expect("a link");
    made(&path);
    let hole = std::fs::File::create(&path).expect("a file");
    hole.set_len(1 << 40).expect("a large file");
    made(&path);
}

#[test]
fn without_colour_no_colour_is_written_and_nothing_is_told_by_it_alone() {
    let folder = folder();
    let program = env!("CARGO_BIN_EXE_nos");
    let mut tty = Tty::run(
        folder.path(),
        USUAL,
        program,
        &["evening.nos"],
        &[("NO_COLOR", "1")],
    );
    tty.types_at("nos>");
    tty.press("seat Anna Bram Cees\rdeal\rbogus")
        .sees("| \"bogus\" is no entry");
    tty.press("\u{15}\t").sees("  set  ");
    assert!(
        !tty.bytes().contains('m') || !has_style(&tty.bytes()),
        "{:?}",
        tty.bytes()
    );
}

/// Whether any style is set in what was written.
fn has_style(bytes: &str) -> bool {
    bytes.split("\u{1b}[").skip(1).any(|rest| {
        let end = rest.find(|c: char| c.is_ascii_alphabetic());
        end.is_some_and(|end| rest[end..].starts_with('m'))
    })
}

#[test]
fn a_terminal_that_cannot_paint_takes_lines() {
    let folder = folder();
    let program = env!("CARGO_BIN_EXE_nos");
    let mut tty = Tty::run(
        folder.path(),
        USUAL,
        program,
        &["evening.nos"],
        &[("TERM", "dumb")],
    );
    tty.sees("nos>");
    tty.press("seat Anna Bram Cees Dirk\n")
        .sees("sit down, clockwise");
    tty.press("deal\nset Bram 66\nannounce 2\n42\n")
        .sees("1, 2 or 3?");
    tty.press("bram 65\n")
        .sees("Answer 1, 2 or 3 first; your line is kept.");
    tty.press("2\n").sees("Nothing is recorded.");
    tty.sees("1 line waits: Enter takes it, Ctrl-C drops it.")
        .sees("Enter takes: bram 65");
    tty.press("\u{3}").sees("1 line is not taken");
    tty.press("half a li\u{3}").sees("^C");
    tty.press("64\n").sees("Cees plays 6-4 on north");
    tty.press("quit\n").sees("All is saved in evening.nos: 6 ");
    let (status, _) = tty.ends();
    assert_eq!(status.exit_code(), 0);
    assert!(!tty.bytes().contains('\u{1b}'), "{:?}", tty.bytes());
    assert!(tty.is_as_found());
}

#[test]
fn a_terminal_that_cannot_paint_stops_what_is_pasted_at_the_first_line_that_is_rejected() {
    let folder = folder();
    let program = env!("CARGO_BIN_EXE_nos");
    let mut tty = Tty::run(
        folder.path(),
        USUAL,
        program,
        &["evening.nos"],
        &[("TERM", "dumb")],
    );
    tty.sees("nos>");
    let lines = "seat Anna Bram Cees Dirk\ndeal\nset Bram 66\nannounce 2\n66\n64\n\nnote end\n";
    tty.press(lines)
        .sees("2 lines wait: Enter takes them, Ctrl-C drops them.")
        .sees("Enter takes: 64");
    assert_eq!(journal(folder.path(), "evening.nos").len(), 5);
    tty.press("63\n").sees("Cees plays 6-3");
    // The lines that wait are taken together, and stop again where one is rejected.
    tty.press("\n").sees("Dirk plays 6-4").sees("Noted.");
    tty.press("bogus\n\u{4}").sees("\"bogus\" is no entry");
    let (status, _) = tty.ends();
    assert_eq!(status.exit_code(), 0);
    let entries = journal(folder.path(), "evening.nos");
    assert_eq!(
        entries[5..],
        [
            "play Cees 6>3 on north",
            "play Dirk 6>4 on east",
            "note end"
        ]
    );
}
