//! Tests of the program: its commands, its settings, the prompt, the board, its documentation.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod board;
mod cli;
mod club;
mod completions;
mod config;
mod conformance;
mod dutch;
mod environment;
mod examples;
mod figures;
mod fuzz;
mod hall;
mod house;
mod languages;
mod laws;
mod limits;
mod noise;
mod pages;
mod prompt;
mod quoted;
mod replay;
#[cfg(feature = "board")]
mod running;
mod said;
mod table;
mod translation;
mod unit;
mod words;
