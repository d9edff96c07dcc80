//! Each law beyond the conformance cases, and every rulebook.

mod backgammon;
mod boards;
mod checkers;
mod chess;
mod cribbage;
mod fives;
mod holds;
mod leaflet;
mod nos;
mod rulebook;
