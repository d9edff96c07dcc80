//! Tests of what is made of the rules: journals and their corrections, what is printed of them, pages, seasons.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod event;
mod journal;
mod page;
mod print;
mod season;
mod support;
