//! Each law, in what a script of `tests/conformance/` cannot show, and what holds of the rulebook of every law.

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
