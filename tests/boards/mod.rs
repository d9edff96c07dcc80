//! Laws that are played on a board, in what a script of `tests/conformance/` cannot show: how many positions there
//! are, what holds of made-up games, pictures, words.

mod backgammon;
mod checkers;
mod chess;
mod clocks;
mod made_up;
mod pictures;
mod prompt;
mod reasons;
mod written;
