//! `nos replay` on files that are not scripts, and with outputs that accept nothing.

use crate::support::evening::Evening;
use crate::support::folder::Folder;
use crate::support::program::{Program, Ran};
use serde_json::Value;
use std::path::Path;

fn replay(bytes: &[u8]) -> Ran {
    Folder::new().with("x.nos", bytes).nos(["replay", "--keep-going", "x.nos"]).ran()
}

fn last_line(text: &str) -> &str {
    text.lines().last().unwrap_or("")
}

/// Correct files as editors leave them, and the last line of their replay.
const IN_ORDER: &[(&[u8], &str)] = &rows! {
    b"", "0 entries: 0 in order, 0 fouls; 0 rejected.";
    b"\n \r\n# nothing\n  # at all", "0 entries: 0 in order, 0 fouls; 0 rejected.";
    b"\xef\xbb\xbfseat A B C\r\ndeal\r\n", "2 entries: 2 in order, 0 fouls; 0 rejected.";
    b"note the last line has no end", "1 entry: 1 in order, 0 fouls; 0 rejected.";
    "seat Ольга 太郎 Zoë\ndeal\nset ОЛЬ 6-6\n".as_bytes(), "3 entries: 3 in order, 0 fouls; 0 rejected.";
    "seat\u{a0}Anna\u{a0}Bram\u{a0}Cees".as_bytes(), "1 entry: 1 in order, 0 fouls; 0 rejected.";
};

#[test]
fn scripts_of_every_editor_are_read() {
    for (bytes, tally) in IN_ORDER {
        let run = replay(bytes);
        assert_eq!(run.err, "", "{tally}");
        assert_eq!(last_line(&run.out), *tally);
        assert_eq!(run.status, 0);
    }
}

/// Lines that are not text, and their messages.
#[rustfmt::skip]
const NO_TEXT: &[(&[u8], &str)] = &rows! {
    b"seat Zo\xeb Bram Cees",
        "x.nos:1:8: from here on the line is not UTF-8 text\n\
         1 | seat Zo\u{fffd} Bram Cees\n  \
           |        ^\n  \
           = Save the file as plain text in UTF-8\n";
    b"\xff\xfes\0e\0",
        "x.nos:1:1: from here on the line is not UTF-8 text\n\
         1 | \u{fffd}\u{fffd}s\u{fffd}e\u{fffd}\n  \
           | ^\n  \
           = Save the file as plain text in UTF-8\n";
    b"\0s\0e", "x.nos:1:1: there is a control character here (U+0000); remove it\n1 | \u{fffd}s\u{fffd}e\n  | ^\n  = Save the file as plain text in UTF-8\n";
    b"seat A B C\rdeal", "x.nos:1:11: there is a control character here (U+000D); remove it\n1 | seat A B C\u{fffd}deal\n  |           ^\n";
    b"note \x1b[2J", "x.nos:1:6: there is a control character here (U+001B); remove it\n1 | note \u{fffd}[2J\n  |      ^\n";
    b"pass\tAnna", "x.nos:1:5: there is a tab here; put spaces between the words\n1 | pass\u{fffd}Anna\n  |     ^\n";
    b"<html>", "x.nos:1:1: I don't know \"<html>\"; help lists the entries\n1 | <html>\n  | ^^^^^^\n";
    b"{\"n\":1}", "x.nos:1:1: I don't know \"{\"n\":1}\"; help lists the entries\n1 | {\"n\":1}\n  | ^^^^^^^\n";
    "pass \u{202e}Anna".as_bytes(), "x.nos:1:6: I can't read \"\\u{202e}Anna\" here\n1 | pass \u{fffd}Anna\n  |      ^^^^^\n  = Type: pass [NAME]\n";
};

#[test]
fn invalid_text_is_pointed_at_and_never_reaches_the_terminal() {
    for (bytes, said) in NO_TEXT {
        let run = replay(bytes);
        assert_eq!(run.err, *said);
        assert_eq!(last_line(&run.out), "0 entries: 0 in order, 0 fouls; 1 rejected.");
        assert_eq!(run.status, 1);
    }
}

#[test]
fn a_line_of_ten_million_bytes_is_refused_and_the_next_one_read() {
    let mut bytes = b"note ".to_vec();
    bytes.resize(10_000_000, b'x');
    bytes.extend(b"\nnote short\n");
    let run = replay(&bytes);
    let said = run.err;
    let mut lines = said.lines();
    assert_eq!(lines.next(), Some("x.nos:1:4097: the line has more than 4096 bytes"));
    assert!(lines.all(|line| line.chars().count() < 80), "{said}");
    assert_eq!(run.out, "   1  Noted.\n1 entry: 1 in order, 0 fouls; 1 rejected.\n");
    assert_eq!(run.status, 1);
}

#[test]
fn bytes_of_any_kind_are_refused_line_by_line() {
    let mut dice: u64 = 0x2545_f491_4f6c_dd1d;
    let bytes: Vec<u8> = std::iter::repeat_with(|| {
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        dice as u8
    })
    .take(200_000)
    .collect();
    let run = replay(&bytes);
    let plain = |text: &str| text.chars().all(|c| c == '\n' || !c.is_control());
    assert!(plain(&run.out) && plain(&run.err));
    assert!(last_line(&run.out).starts_with("0 entries: 0 in order, 0 fouls; "));
    assert_eq!(run.status, 1);
}

#[test]
fn twenty_thousand_entries_are_replayed() {
    let mut script = Evening::of(1, 5, 20_000).lines;
    script.truncate(20_000);
    script.push("claim Zed\n".to_owned());
    let run = replay(script.join("\n").as_bytes());
    let wrong = run.err;
    assert!(wrong.starts_with("x.nos:20001:7: nobody here is called Zed; seated are "));
    assert!(wrong.ends_with("\n20001 | claim Zed\n      |       ^^^\n"), "{wrong}");
    let tally = last_line(&run.out);
    assert!(tally.starts_with("20000 entries: "), "{tally}");
    assert!(tally.ends_with("; 1 rejected."), "{tally}");
}

#[test]
fn without_keep_going_the_first_rejected_entry_ends_the_replay() {
    let folder = Folder::new();
    // When the second line is rejected, the reading thread is far ahead.
    let script = ["note one\nxyz\n", &"note two\n".repeat(20_000)].concat();
    folder.write("x.nos", script);
    for (arguments, status, tally) in rows! { of (&[&str], i32, &str):
        &["replay", "x.nos"][..], 1, "1 entry: 1 in order, 0 fouls; 1 rejected.";
        &["replay", "--keep-going", "x.nos"], 1, "20001 entries: 20001 in order, 0 fouls; 1 rejected.";
    } {
        let run = folder.nos(arguments).ran();
        assert_eq!(last_line(&run.out), tally);
        assert_eq!(run.status, status);
    }
}

#[test]
fn an_unreadable_file_is_named_with_the_reason() {
    let folder = Folder::new();
    for (path, said) in rows! {
        "none.nos", "nos: cannot read none.nos: no file or folder has that name\n";
        ".", "nos: cannot read .: it is a folder\n";
    } {
        let run = folder.nos(["replay", path]).ran();
        assert_eq!((run.out, run.err), (String::new(), said.to_owned()));
        assert_eq!(run.status, 5);
    }
}

#[cfg(unix)]
fn shell(line: &str) -> Ran {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    Program::at(&examples, "sh", ["-c", line]).ran()
}

#[cfg(unix)]
#[test]
fn a_reader_who_leaves_ends_it_quietly() {
    for style in ["", "--quiet", "--json"] {
        let line =
            format!("{{ nos replay {style} evening.nos; echo $? >&2; }} | head -n 1 >/dev/null");
        let run = shell(&line);
        assert_eq!(run.err, "0\n", "{line}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported() {
    for command in ["replay evening.nos", "replay --json evening.nos", "rule"] {
        let run = shell(&format!("nos {command} >/dev/full"));
        assert_eq!(run.err, "nos: cannot write the output: the disk is full\n");
        assert_eq!(run.status, 5, "{command}");
    }
}

#[cfg(unix)]
#[test]
fn closed_channels_change_neither_rulings_nor_status() {
    for (line, status, speaks) in rows! { of (&str, i32, bool):
        "nos replay evening.nos <&-", 0, true;
        "nos replay evening.nos 2>&-", 0, true;
        "nos replay evening.nos >&-", 0, false;
        "nos replay evening.nos <&- >&- 2>&-", 0, false;
        "nos replay disputes.nos --keep-going 2>&-", 1, true;
        "nos replay - <&-", 0, true;
    } {
        let run = shell(line);
        assert_eq!(run.status, status, "{line}");
        assert_eq!(run.err, "", "{line}");
        assert_eq!(!run.out.is_empty(), speaks, "{line}");
    }
}

#[cfg(unix)]
#[test]
fn standard_input_is_read_like_a_file() {
    let run = shell("printf 'note one\\nxyz\\nnote two\\n' | nos replay -");
    assert_eq!(
        run.err,
        "standard input:2:1: I don't know \"xyz\"; help lists the entries\n\
         2 | xyz\n  \
           | ^^^\n"
    );
    assert_eq!(last_line(&run.out), "1 entry: 1 in order, 0 fouls; 1 rejected.");
    assert_eq!(run.status, 1);
    let file = shell("nos replay evening.nos");
    let piped = shell("cat evening.nos | nos replay -");
    assert_eq!(file.out, piped.out);
}

#[test]
fn asking_for_help_begins_no_journal() {
    let folder = Folder::new();
    let run = folder.nos(["help"]).ran();
    assert!(run.out.contains("Usage: nos"));
    assert_eq!(run.status, 0);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_script_learns_how_to_correct_several_entries() {
    for (script, message) in rows! {
        "seat Anna Bram Cees\nnote two\n  revise 2 # now",
            "x.nos:3:3: revise asks about each entry, so it works only at the prompt. Here, write the corrections \
             in one line: fix 31 ENTRY ; strike 32\n\
             3 |   revise 2 # now\n  |   ^^^^^^^^\n";
        "seat Anna Bram Cees\ndeal\nstrike 1",
            "x.nos:3:1: then #2 deal would be impossible: nobody is seated yet\n\
             3 | strike 1\n  | ^^^^^^^^\n  \
             = Nothing is changed. Correct #2 too, in the same line: strike 1 ; fix 2 …\n";
    } {
        let run = replay(script.as_bytes());
        assert_eq!(run.err, message);
        assert_eq!(run.status, 1);
    }
}

/// An entry is fixed twice. Striking the strike of the first fix must not make it win over the
/// second one.
const FIXED_TWICE: &str = "law 1\nseat Anna Bram Cees\ndeal\nset Anna 6-6\nfix 4 set Anna 5-5\nfix 4 set Anna 4-4\nundo 2\nstrike 7\n";

#[test]
fn every_command_agrees_on_the_entries_in_force() {
    let folder = Folder::new();
    folder.write("script.nos", FIXED_TWICE);
    folder.nos(["play", "journal.nos", "-q"]).stdin(FIXED_TWICE).status(0);
    for file in ["script.nos", "journal.nos"] {
        for command in ["balances", "settle", "replay"] {
            let output = folder.nos([command, file, "--json"]).ran();
            let last: Value = serde_json::from_str(last_line(&output.out)).unwrap();
            let told = last.to_string();
            assert!(told.contains(r#""Anna":508"#), "{command} {file}: {told}");
        }
        let shown = folder.nos(["show", file]).ran();
        assert!(shown.out.contains("4│4"), "{file}");
    }
}

#[test]
fn a_table_of_a_faulty_script_names_the_first_fault_and_counts_the_rest() {
    let folder = Folder::new();
    let misspelled = "seet Anna Bram Cees\ndeal\nset Anna 6-6\nannounce 1\nplay Bram 6-1\n";
    folder.write("x.nos", misspelled);
    for command in ["export --table entries", "settle", "balances", "status"] {
        let words: Vec<&str> = command.split(' ').chain(["x.nos"]).collect();
        let output = folder.nos(&words).ran();
        let told = output.err;
        assert!(told.starts_with("x.nos:1:1: "), "{command}: {told}");
        assert_eq!(told.matches("x.nos:").count(), 1, "{command}: {told}");
        let more = "4 more lines of x.nos are rejected after it.";
        assert!(told.contains(more), "{command}: {told}");
        assert_eq!(output.status, 1, "{command}");
    }
}
