//! Tests of the language of entries, in files and at the prompt, and of what people say.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failing test panics")]

#[macro_use]
#[path = "support/rows.rs"]
mod rows;

mod speech;

/// Modules shared with other tests.
#[allow(dead_code, reason = "each test program uses what it needs")]
mod support {
    pub mod anywhere;
    pub mod fives;
    pub mod languages;
    pub mod scripts;
    pub mod sources;
    pub mod values;
}
