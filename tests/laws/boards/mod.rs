//! Tests of every law with a board: clocks, simulated games, exported games.

mod clocks;
mod simulated;
mod written;
