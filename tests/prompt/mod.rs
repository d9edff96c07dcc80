//! The prompt in a real terminal: what an official sees, types and loses, which is nothing.
#![cfg(unix)]

mod asked;
mod balances;
mod citizen;
mod entering;
mod event;
mod neutral;
mod open;
mod paging;
mod pasting;
mod questions;
mod revise;
mod screens;
pub mod tty;
mod words;

use std::path::Path;
use tempfile::TempDir;
use tty::Tty;

/// A screen as most have it.
const USUAL: (u16, u16) = (80, 24);

/// An empty folder.
fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// The entries of a journal, without their times and tags.
fn journal(folder: &Path, name: &str) -> Vec<String> {
    let text = std::fs::read_to_string(folder.join(name)).expect("a journal");
    let entry = |line: &str| {
        let (_, rest) = line.split_once(' ').expect("a time");
        let (entry, tag) = rest.split_once(" # ~").expect("a tag");
        assert_eq!(tag.len(), 8, "{line}");
        entry.to_owned()
    };
    // The last line may be half written.
    let whole = text.rfind('\n').map_or("", |end| &text[..end]);
    whole.lines().map(entry).collect()
}

/// A table for four at a prompt, after these entries.
fn at_table(folder: &Path, screen: (u16, u16), entries: &[&str]) -> Tty {
    let mut tty = Tty::start(folder, screen, &["evening.nos"]);
    tty.press("seat Anna Bram Cees Dirk\r");
    for entry in entries {
        match *entry {
            "1" => tty.answers(entry),
            entry => tty.press(entry).press("\r"),
        };
    }
    // The last thing typed is a mark that the screen shows when everything before it is taken.
    tty.press("note ready\r");
    tty.sees("Noted.");
    tty.wait("a prompt", |screen| {
        let (row, column) = screen.cursor_position();
        let rows: Vec<String> = screen.rows(0, screen.size().1.get()).collect();
        column > 0 && rows[usize::from(row)].ends_with('>') | rows[usize::from(row)].ends_with("> ")
    });
    tty
}

/// The beginning of a first hand: Bram has set 6-6 and announced an ordinary cross.
const CROSS: [&str; 3] = ["deal", "set Bram 66", "announce 2"];

/// Waits until this is the last entry of the journal.
fn kept(tty: &Tty, folder: &Path, last: &str) {
    tty.wait(last, |_| {
        journal(folder, "evening.nos")
            .pop()
            .is_some_and(|entry| entry == last)
    });
}
