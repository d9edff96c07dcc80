//! Tests of events and seasons.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failing test panics")]

#[macro_use]
#[path = "support/rows.rs"]
mod rows;

mod event;
mod season;
