//! Where the official sits: the command line, the prompt, the questions. No rule of the game is decided here.

pub mod cli;
mod outcome;
mod point;
pub mod prompt;
mod replay;
mod source;

pub use outcome::Status;
