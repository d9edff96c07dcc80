//! Tests of the laws and of what they stand on: pieces, names, the cases of every article, made-up evenings.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

#[macro_use]
#[path = "support/rows.rs"]
mod rows;

mod conformance;
mod dominoes;
mod laws;
mod simulate;
mod table;

/// What these tests share with others.
#[allow(dead_code, reason = "each test program uses what it needs")]
mod support {
    pub mod evening;
    pub mod fives;
    pub mod fluent;
    pub mod named;
    pub mod scripts;
    pub mod sources;
    pub mod values;
}
