//! Laws that are played on a board, in what holds of each: clocks, made-up games, pictures, what is typed and told.

mod clocks;
mod made_up;
pub mod pictures;
mod prompt;
mod reasons;
mod written;
