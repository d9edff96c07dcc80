//! Tests of records: journals, their corrections, and the output about them.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failing test panics")]

#[macro_use]
#[path = "support/rows.rs"]
mod rows;

mod journal;
mod print;

#[allow(dead_code, reason = "each test program uses what it needs")]
mod support {
    pub mod disk;
    pub mod evening;
    pub mod fives;
    pub mod folder;
    pub mod records;
    pub mod scripts;
    pub mod sources;
}
