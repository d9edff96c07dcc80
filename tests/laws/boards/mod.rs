//! Tests of every law with a board: clocks, simulated games, exported games.

mod clocks;
mod made_up;
mod written;
