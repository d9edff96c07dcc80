//! Pages and boards in Chromium. `.ci/browser` runs these tests, and `cargo test` leaves them out.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failing test panics")]

#[macro_use]
#[path = "../support/rows.rs"]
mod rows;

mod board;
mod chromium;
mod font;
mod hall;
mod names;
mod opening;
mod pages;
mod player;
mod site;
mod soak;
#[path = "../support/mod.rs"]
mod support;
mod tables;
