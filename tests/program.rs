//! The program: its commands, settings, prompt, board and documentation.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failing test panics")]

#[macro_use]
#[path = "support/rows.rs"]
mod rows;

#[cfg(feature = "board")]
mod board;
mod desk;
mod docs;
mod figures;
mod fuzz;
mod prompt;
mod said;
mod support;
mod words;
