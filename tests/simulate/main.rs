//! Evenings of players who are made up, and what holds of every evening.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod accounts;
mod counting;
mod evenings;
mod evidence;
#[cfg(feature = "cli")]
mod journals;
mod legality;
#[cfg(feature = "cli")]
mod program;
mod records;
