//! The law of Nos, in what a script of `tests/conformance/` cannot show: properties, words, two ways to the same
//! answer.
#![allow(clippy::panic, clippy::unwrap_used, clippy::expect_used)]

mod announcing;
mod decided;
mod evening;
mod invariants;
mod legality;
mod naive;
mod properties;
mod refusals;
mod rulings;
mod tables;
mod words;

#[path = "../table/mod.rs"]
mod table;

#[path = "../speech/values.rs"]
#[allow(
    dead_code,
    reason = "of all that can be said, only entries are used here"
)]
mod values;
