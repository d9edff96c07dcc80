//! Tests of the rules: pieces, hands, what can be said, the laws and what follows from them, made-up evenings.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod boards;
mod dominoes;
mod environment;
mod fives;
mod law;
mod names;
mod rulebook;
mod simulate;
mod speech;
mod table;
