//! The law of Nos, held to the rulebook: every article in what it allows, what it forbids and where it ends.
//! Evenings are scripts as they are typed at the table; see [`evening`] for what their marks mean.
#![allow(clippy::panic, clippy::unwrap_used, clippy::expect_used)]

mod deal;
mod evening;
mod games;
mod invariants;
mod players;
mod set;
