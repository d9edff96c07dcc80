//! What the rooms of the program promise each other: times, words, widths, tags, the corrections of a record, what is
//! said of a line. Each room has its module here.

#![expect(clippy::unwrap_used, clippy::panic, reason = "tests")]

#[path = "../table/mod.rs"]
mod table;

mod again;
mod disk;
mod fed;
mod journal;
mod law;
mod page;
mod print;
mod season;
mod simulate;
mod speech;
