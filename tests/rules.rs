//! Tests of the rules: pieces, what can be said, the laws and what follows from them, made-up evenings.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod dominoes;
mod laws;
mod simulate;
mod speech;
mod support;
mod table;
