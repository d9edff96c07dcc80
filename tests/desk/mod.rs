//! The command line and its settings: what is taken, what is refused, and in which words.

mod command_line;
mod completions;
mod config;
mod event;
mod import;
mod law_of_a_file;
mod limits;
mod replay;
mod sources;
mod written;
