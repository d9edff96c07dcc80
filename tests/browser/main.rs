//! Pages and boards as Chromium shows them. `cargo test` leaves these out; `.ci/browser` runs them. Where there is no
//! Chromium each of them fails.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

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
