//! Tests of the laws: pieces, names, the cases of every article, simulated evenings.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failing test panics")]

#[macro_use]
#[path = "support/rows.rs"]
mod rows;

mod conformance;
mod dominoes;
mod laws;
mod simulate;
mod table;

/// Shared with other test programs.
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
