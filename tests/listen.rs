//! Tests of what is read and of what is said: the language of entries in files and at the prompt.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

#[macro_use]
#[path = "support/rows.rs"]
mod rows;

mod speech;

/// What these tests share with others.
#[allow(dead_code, reason = "each test program uses what it needs")]
mod support {
    pub mod fives;
    pub mod languages;
    pub mod scripts;
    pub mod sources;
    pub mod values;
}
