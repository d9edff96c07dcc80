//! The official's desk: the command line, the prompt, the settings. No rule of a game is decided here.

pub mod answer;
mod bar;
pub mod book;
mod checking;
pub mod cli;
pub mod config;
pub mod echo;
mod export;
mod gathering;
mod given;
mod journals;
pub mod laws;
pub mod outcome;
mod pager;
mod paper;
mod play;
pub mod point;
pub mod prompt;
mod quiz;
mod replace;
pub mod replay;
mod simulating;
pub mod source;
mod standings;
pub mod surroundings;

pub use outcome::Status;
