//! The prompt: with a simulated official, and in a real terminal.

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
