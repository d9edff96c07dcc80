//! The prompt: with an official who is made up, and in a real terminal.

mod console;
mod judging;
mod keys;
mod keystrokes;
mod noise;
pub mod preview;
mod slow;
#[cfg(unix)]
mod terminal;
mod tutor;
mod unasked;
