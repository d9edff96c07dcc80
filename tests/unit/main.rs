//! What the rooms of the program promise each other: times, words, widths, tags, the corrections of a record, what is
//! said of a line. Each room has its module here.

#![expect(clippy::unwrap_used, clippy::panic, reason = "tests")]

#[path = "../table/mod.rs"]
mod table;

#[cfg(unix)]
#[path = "../prompt/tty.rs"]
#[allow(dead_code, clippy::expect_used, reason = "few of its keys are needed")]
mod tty;

mod again;
mod desk;
mod disk;
mod fed;
mod journal;
mod keystrokes;
mod law;
mod official;
mod page;
mod pasting;
mod point;
mod print;
mod prompt;
mod season;
#[cfg(unix)]
mod signals;
mod simulate;
mod speech;
mod tutor;
