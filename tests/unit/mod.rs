//! What the rooms of the program promise each other: times, words, widths, tags, the corrections of a record, what is
//! said of a line. Each room has its module here.

mod again;
mod desk;
pub mod disk;
mod fed;
mod journal;
mod judging;
mod keystrokes;
mod law;
pub mod official;
mod page;
mod pasting;
mod point;
mod preview;
mod print;
mod prompt;
mod said;
mod season;
#[cfg(unix)]
mod signals;
mod simulate;
mod speech;
mod tutor;
mod unasked;
