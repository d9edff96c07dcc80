//! Tests of what is made of the rules: journals and their corrections, what is printed of them, pages, seasons.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod environment;
mod event;
mod journal_corrections;
mod journal_damage;
mod journal_explicit;
mod journal_file;
mod journal_impact;
mod journal_model;
mod journal_program;
mod journal_recount;
mod journal_revision;
mod page;
mod print;
mod recount;
mod season;
mod table;
mod why;
