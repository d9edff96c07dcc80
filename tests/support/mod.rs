//! Shared by the tests: programs, terminals, records from scripts, simulated evenings.

#![allow(dead_code, reason = "each test program uses what it needs")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failing test panics")]

pub mod anywhere;
pub mod disk;
pub mod environment;
pub mod evening;
pub mod fives;
pub mod fluent;
pub mod folder;
pub mod languages;
pub mod named;
pub mod official;
pub mod overheard;
pub mod pages;
pub mod program;
pub mod records;
#[cfg(feature = "board")]
pub mod running;
pub mod scripts;
pub mod sources;
#[cfg(unix)]
pub mod terminal;
