//! Evenings of players who are made up.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod evenings;
#[cfg(feature = "cli")]
mod program;
