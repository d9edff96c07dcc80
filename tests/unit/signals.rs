//! A prompt that is at work, and that nobody reads from, can still be ended.

use crate::prompt::tty::Tty;
use crate::table::folder;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// What a file holds once it has a whole line.
fn written(path: &Path) -> String {
    let until = Instant::now() + Duration::from_secs(20);
    loop {
        match fs::read_to_string(path) {
            Ok(text) if text.ends_with('\n') => return text.trim().to_owned(),
            _ => assert!(Instant::now() < until, "no {}", path.display()),
        }
        thread::park_timeout(Duration::from_millis(20));
    }
}

#[test]
fn a_signal_ends_what_takes_long_though_nobody_reads_it() {
    let folder = folder();
    let nos = env!("CARGO_BIN_EXE_nos");
    // More than a terminal takes while nobody reads it.
    let notes: String = (0..4000).map(|no| format!("note {no:060}\n")).collect();
    fs::write(folder.path().join("notes"), notes).unwrap();
    let notes = fs::File::open(folder.path().join("notes")).unwrap();
    let mut piped = Command::new(nos);
    piped.args(["play", "evening.nos", "-q"]).stdin(notes);
    piped.stdout(Stdio::null()).stderr(Stdio::null());
    assert!(piped.current_dir(&folder).status().unwrap().success());
    for (signal, status) in [("TERM", "143"), ("INT", "130")] {
        let [id, ended] =
            ["id", "ended"].map(|name| folder.path().join(format!("{signal}.{name}")));
        // What a shell says of a signal would wait for a reader.
        let script = format!(
            "exec 2>/dev/null; sh -c 'echo $$ >{signal}.id; exec {nos} evening.nos'; echo $? >{signal}.ended"
        );
        let mut tty = Tty::run(folder.path(), (80, 24), "/bin/sh", &["-c", &script], &[]);
        tty.types_at("nos>");
        tty.while_unread(|tty| {
            tty.press("history\r").hears_ctrl_c();
            let sent = Command::new("kill")
                .args(["-s", signal, &written(&id)])
                .status();
            assert!(sent.unwrap().success());
            assert_eq!(written(&ended), status);
        });
    }
}
