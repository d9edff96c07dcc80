//! Tests of reports, pictures and sheets as HTML and drawings.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failing test panics")]

#[macro_use]
#[path = "support/rows.rs"]
mod rows;

mod page;

#[allow(dead_code, reason = "each test program uses what it needs")]
mod support {
    pub mod evening;
    pub mod folder;
    pub mod pages;
    pub mod records;
    pub mod scripts;
    pub mod sources;
}
