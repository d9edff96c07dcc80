//! The prompt takes all typed text and leaves the terminal as it found it.

use super::{CROSS, USUAL};
use crate::support::environment;
use crate::support::environment::NOS;
use crate::support::folder::Folder;
use crate::support::terminal::Prompt;
use rustix::process::Signal;
use std::path::Path;

#[test]
fn ctrl_c_drops_the_line_and_never_the_session() {
    let mut prompt = Prompt::at(80).table(&CROSS);
    prompt.press("64").shows("is open");
    prompt
        .press("\u{3}\u{3}")
        .shows("Cees> 64^C")
        .shows("Ctrl-D or quit leaves.")
        .types_at("Cees>");
    prompt.signal(Signal::INT);
    prompt.types("65").shows("Cees plays 6-5 on north");
    assert_eq!(prompt.journal().pop().as_deref(), Some("play Cees 6>5 on north"));
}

#[test]
fn ctrl_c_ends_long_work_and_drops_typed_text() {
    let folder = Folder::new();
    // More text than a terminal accepts while nobody reads its output.
    let notes: String = (0..4000).map(|no| format!("note {no:060}\n")).collect();
    folder.write("notes", notes);
    let mut prompt =
        Prompt::program(folder.path(), USUAL, "/bin/sh", &["-i"], &[("PS1", "shell$ ")]);
    prompt.shows("shell$");
    prompt.types("nos play evening.nos -q < notes; nos evening.nos").types_at("nos>");
    let kept = prompt.journal();
    assert!(kept.len() > 4000);
    prompt.while_unread(|prompt| {
        prompt.types("history").hears_ctrl_c();
        prompt.press("note lost\recho lost\rlost\u{3}");
    });
    prompt.types_at("shell$");
    prompt.types("stty -a").shows(" icanon").shows(" echo ");
    assert!(!prompt.bytes().contains("lost"));
    assert_eq!(prompt.journal(), kept);
}

#[test]
fn ctrl_c_drops_only_its_line_where_it_is_typed_ahead_of_short_work() {
    let mut prompt = Prompt::at(80).table(&[]);
    prompt.press("note one\rnote two\u{3}note three\r");
    prompt.keeps("note three");
    let entries = prompt.journal();
    assert_eq!(entries[entries.len() - 2..], ["note one", "note three"]);
}

#[test]
fn leaving_says_that_all_is_saved_and_where() {
    for leave in ["\u{4}", "quit\r", "q\r"] {
        let mut prompt = Prompt::at(80).table(&CROSS);
        prompt.press(leave);
        let (status, screen) = prompt.ends();
        assert_eq!(status.exit_code(), 0);
        let last = screen.last().cloned().unwrap_or_default();
        assert!(last.starts_with("All is saved in evening.nos: 6 "), "{last}");
        assert!(prompt.is_as_found());
    }
}

/// What an official may be doing when the program is killed: the keys, and the screen then.
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
    for (sent, name) in
        [(Signal::TERM, "Terminated"), (Signal::HUP, "Hangup"), (Signal::QUIT, "Quit")]
    {
        for (keys, shown) in STATES {
            let folder = Folder::new();
            let mut prompt = Prompt::start(folder.path(), USUAL, &["evening.nos"]).table(&CROSS);
            assert!(!prompt.is_as_found());
            prompt.press(keys).shows(shown);
            prompt.signal(sent);
            let (status, _) = prompt.ends();
            let how = status.signal().unwrap_or("exit");
            assert!(how.starts_with(name), "{name} {keys}: {how}");
            assert!(prompt.is_as_found(), "{name} {keys}");
            folder.nos(["check", "evening.nos"]).status(0);
            assert_eq!(prompt.journal().len(), 6);
        }
    }
}

#[test]
fn a_signal_in_the_middle_of_a_paste_cuts_no_entry() {
    let folder = Folder::new();
    let mut prompt = Prompt::start(folder.path(), USUAL, &["evening.nos"]).table(&CROSS);
    let paste: String = (0..500).map(|number| format!("note {number}\n")).collect();
    prompt.press(&format!("\u{1b}[200~{paste}\u{1b}[201~\r"));
    kept_some(&prompt, folder.path());
    prompt.signal(Signal::TERM);
    let (status, _) = prompt.ends();
    assert_eq!(status.signal(), Some("Terminated"));
    assert!(prompt.is_as_found());
    let entries = prompt.journal();
    let notes: Vec<String> =
        (0..entries.len() - 6).map(|number| format!("note {number}")).collect();
    assert_eq!(entries[6..], notes);
}

fn kept_some(prompt: &Prompt, folder: &Path) {
    prompt.wait("a note", |_| {
        let text = std::fs::read_to_string(folder.join("evening.nos"));
        text.is_ok_and(|text| text.contains("note 7 "))
    });
}

#[test]
fn ctrl_z_gives_the_terminal_back_until_the_program_is_brought_back() {
    let folder = Folder::new();
    let mut prompt =
        Prompt::program(folder.path(), USUAL, "/bin/sh", &["-i"], &[("PS1", "shell$ ")]);
    prompt.shows("shell$");
    prompt.types("nos evening.nos").types_at("nos>");
    prompt.press("seat An").shows("> seat An");
    prompt.press("\u{1a}").types_at("shell$");
    prompt.types("stty -a").shows(" icanon").shows(" echo ");
    prompt.types("fg").shows(
        "nos> seat An\n  | seat NAME NAME NAME [NAME [NAME]]: the players, clockwise; once,",
    );
    let screen = prompt.screen();
    assert!(screen[screen.len() - 3].starts_with("nobody is seated"), "{screen:#?}");
    prompt.types("na Bram Cees").shows("Anna, Bram and Cees sit down").types_at("nos>");
    prompt.press("\u{4}").shows("All is saved").types_at("shell$");
}

#[test]
fn a_resize_in_mid_line_loses_nothing() {
    let mut prompt = Prompt::on((200, 60)).table(&CROSS);
    prompt.press("64").types_at("Cees> 64  | 6-4 on north, 4 is open");
    for (columns, standing) in rows! {
        60, "open n6 e6 s6 w6 | A 4 B 3 C 4 D 4 | boneyard 12";
        80, "open n6 e6 s6 w6 | Anna 4 Bram 3 Cees 4 Dirk 4 | boneyard 12 | hand 1, no. 2";
        50, "open n6 e6 s6 w6 | A 4 B 3 C 4 D 4 | boneyard 12";
        200, "open n6 e6 s6 w6 | Anna 4 Bram 3 Cees 4 Dirk 4 | boneyard 12 | hand 1, no. 2 | (ordinary cross)";
    } {
        prompt.resize((columns, 60));
        // The next line is painted for the new size, even if the size changed in mid-line.
        prompt.press("\u{3}");
        prompt.wait(standing, |screen| {
            let mut rows = screen.rows(0, columns);
            rows.any(|row| row == standing)
        });
        prompt.press("64").types_at("Cees> 64  | 6-4 on north, 4 is open");
    }
    prompt.press(" on east").types_at("Cees> 64 on east  | 6-4 on east, 4 is open");
    prompt.resize((30, 10));
    prompt.press("\r").shows("Cees plays 6-4 on east;");
    prompt.resize((200, 60));
    prompt.types("65").shows("Dirk plays 6-5 on north; 5 is open. [6.3, 4.2]");
}

#[test]
fn a_resized_window_is_painted_once() {
    let mut prompt = Prompt::on((100, 12)).table(&CROSS);
    let long = "note this is a long note, which takes two rows as soon as a window is narrow";
    prompt.press(long).types_at(&format!("Cees> {long}  | Noted."));
    let in_full = "open n6 e6 s6 w6 | Anna 4 Bram 3 Cees 4 Dirk 4 | boneyard 12 | hand 1, no. 2";
    let in_all = format!("{in_full} | (ordinary cross)");
    let standings = [
        (60, "open n6 e6 s6 w6 | A 4 B 3 C 4 D 4 | boneyard 12"),
        (100, &in_all),
        (45, "open n6 e6 s6 w6 | A4 B3 C4 D4 | boneyard 12"),
        (80, in_full),
        (60, "open n6 e6 s6 w6 | A 4 B 3 C 4 D 4 | boneyard 12"),
    ];
    for (columns, standing) in standings {
        prompt.resize((columns, 12));
        // After resizing, the status row, the line and the ruling appear only once, and earlier
        // output stays.
        let once = ["open n6", "Cees> note this", "| Noted.", "Cees> note ready"];
        prompt.wait(standing, |screen| {
            let rows: Vec<String> = screen.rows(0, columns).collect();
            let shown = rows.join("\n");
            rows.iter().any(|row| row == standing)
                && once.iter().all(|text| shown.matches(text).count() == 1)
        });
    }
    prompt.press("\r").shows("Noted.").types_at("Cees>");
}

#[test]
fn names_have_their_blanks_above_the_prompt_or_are_cut_to_their_beginnings() {
    let folder = Folder::new();
    let mut prompt = Prompt::start(folder.path(), (100, 20), &["evening.nos"]);
    for line in [
        "seat Jan_de_Vries Anna_van_Dam Jan_de_Boer Bram",
        "deal",
        "set Jan_de_Vries 6-6",
        "announce ordinary",
    ] {
        prompt.types(line);
    }
    let hand = "boneyard 12 | hand 1, no. 1";
    prompt.shows(&format!(
        "open l6 r6 | Jan de Vries 3 Anna van Dam 4 Jan de Boer 4 Bram 4 | {hand}"
    ));
    prompt.types_at("Anna van Dam>");
    prompt.resize((60, 20));
    prompt.shows("open l6 r6 | Jan de V 3 A 4 Jan de B 4 B 4");
}

#[test]
fn the_history_of_lines_lasts_to_another_evening() {
    let folder = Folder::new();
    let mut prompt = Prompt::start(folder.path(), USUAL, &["evening.nos"]).table(&["deal"]);
    prompt.types("q").ends();
    let kept = folder.read(".local/state/nos/history");
    assert_eq!(kept, "#V2\nseat Anna Bram Cees Dirk\ndeal\nnote ready\nq\n");
    let file = std::fs::metadata(folder.join(".local/state/nos/history"));
    let mode = std::os::unix::fs::PermissionsExt::mode(&file.expect("a history").permissions());
    assert_eq!(mode & 0o777, 0o600);
    let mut prompt = Prompt::start(folder.path(), USUAL, &["other.nos"]);
    prompt.press("\u{1b}[A\u{1b}[A").types_at("nos> note ready  | Noted.");
    prompt.press("\u{15}\u{12}Bram").shows("(reverse-i-search)`Bram': seat Anna Bram Cees Dirk");
    prompt.press("\r").shows("Anna, Bram, Cees and Dirk sit down");
}

#[test]
fn a_history_that_is_no_file_or_too_large_is_not_used() {
    let folder = Folder::new();
    let path = folder.join(".local/state/nos/history");
    std::fs::create_dir_all(path.parent().expect("its folder")).expect("a folder");
    let made = |made: &Path| {
        let mut prompt = Prompt::start(folder.path(), USUAL, &["evening.nos"]);
        prompt.types("note again").shows("Noted.");
        prompt.types("q").shows("All is saved");
        std::fs::remove_file(made).expect("it is there still");
    };
    environment::pipe(&path);
    made(&path);
    std::os::unix::fs::symlink("/dev/zero", &path).expect("a link");
    made(&path);
    std::fs::File::create(&path).expect("a file").set_len(1 << 40).expect("a large file");
    made(&path);
}

#[test]
fn without_colour_nothing_is_lost() {
    let folder = Folder::new();
    let mut prompt =
        Prompt::program(folder.path(), USUAL, NOS, &["evening.nos"], &[("NO_COLOR", "1")]);
    prompt.types_at("nos>");
    prompt.press("seat Anna Bram Cees\rdeal\rbogus").shows("| I don't know \"bogus\"");
    prompt.press("\u{15}\t").shows("  set  ");
    assert!(!prompt.bytes().contains('m') || !has_style(&prompt.bytes()), "{:?}", prompt.bytes());
}

fn has_style(bytes: &str) -> bool {
    bytes.split("\u{1b}[").skip(1).any(|rest| {
        let end = rest.find(|c: char| c.is_ascii_alphabetic());
        end.is_some_and(|end| rest[end..].starts_with('m'))
    })
}

#[test]
fn a_terminal_that_cannot_paint_takes_lines() {
    for term in ["dumb", ""] {
        let folder = Folder::new();
        let variables = [("TERM", term)];
        let mut prompt = Prompt::program(folder.path(), USUAL, NOS, &["evening.nos"], &variables);
        prompt.shows("nos>");
        prompt.press("seat Anna Bram Cees Dirk\n").shows("sit down, clockwise");
        prompt.press("deal\nset Bram 66\nannounce 2\n42\n").shows("1, 2 or 3?");
        prompt.press("bram 65\n").shows("leave this and take: bram 65");
        prompt.press("2\n").shows("Nothing is recorded.");
        prompt.press("half a li\u{3}").shows("^C");
        prompt.press("64\n").shows("Cees plays 6-4 on north");
        prompt.press("quit\n").shows("All is saved in evening.nos: 6 ");
        let (status, _) = prompt.ends();
        assert_eq!(status.exit_code(), 0);
        assert!(!prompt.bytes().contains('\u{1b}'), "{:?}", prompt.bytes());
        assert!(prompt.is_as_found());
    }
}

#[test]
fn a_terminal_that_cannot_paint_stops_a_paste_at_the_first_rejection() {
    let folder = Folder::new();
    let mut prompt =
        Prompt::program(folder.path(), USUAL, NOS, &["evening.nos"], &[("TERM", "dumb")]);
    prompt.shows("nos>");
    let lines = "seat Anna Bram Cees Dirk\ndeal\nset Bram 66\nannounce 2\n66\n64\n\nnote end\n";
    prompt
        .press(lines)
        .shows("2 lines wait: Enter submits them, Ctrl-C drops them.")
        .shows("Enter submits: 64");
    assert_eq!(prompt.journal().len(), 5);
    prompt.press("63\n").shows("Cees plays 6-3");
    // Waiting lines are taken together, and stop again where one is rejected.
    prompt.press("\n").shows("Dirk plays 6-4").shows("Noted.");
    prompt.press("bogus\n\u{4}").shows("I don't know \"bogus\"");
    let (status, _) = prompt.ends();
    assert_eq!(status.exit_code(), 0);
    let entries = prompt.journal();
    assert_eq!(entries[5..], ["play Cees 6>3 on north", "play Dirk 6>4 on east", "note end"]);
}
