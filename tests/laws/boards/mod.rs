//! Laws that are played on a board, in what holds of each: clocks, made-up games, games written down.

mod clocks;
mod made_up;
mod written;
