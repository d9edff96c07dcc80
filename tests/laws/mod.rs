//! Each law beyond the conformance cases, and every rulebook.

mod backgammon;
mod boards;
mod box_games;
mod checkers;
mod chess;
mod cribbage;
mod fives;
mod holds;
mod nos;
mod rulebook;
