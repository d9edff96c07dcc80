//! The command line and its settings: what is taken, what is refused, and in which words.

mod carried;
mod command_line;
mod completions;
mod config;
mod corrections;
mod event;
mod fed;
mod import;
mod journal;
mod law_of_a_file;
mod limits;
mod most;
mod mounts;
mod page;
mod point;
mod pointing;
mod reasons;
mod replay;
mod season;
mod simulate;
mod sources;
mod typed;
mod written;
